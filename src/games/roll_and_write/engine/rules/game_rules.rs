//! The rules as all that plays, searches or checks any game sees them.

use super::{FourDice, GameConfig, Illegal, Move, Pair, RollKind, RollRequest, State, ToAct};
use kernel::{Rules, Viewer};

/// *Roll & Write*. Nothing is hidden in it: what dice show and what sheets hold lies open (§2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameRules;

impl Rules for GameRules {
    type Config = GameConfig;
    type State = State;
    type Move = Move;
    type Draw = RollRequest;
    type Refusal = Illegal;
    type View = State;

    fn players(config: &GameConfig) -> usize {
        config.players()
    }

    fn start(config: &GameConfig) -> Option<State> {
        State::new(config).ok()
    }

    fn to_act(_: &GameConfig, state: &State) -> ToAct {
        state.to_act()
    }

    fn legal_moves(config: &GameConfig, state: &State) -> Vec<Move> {
        state.legal(config)
    }

    fn outcomes(config: &GameConfig, state: &State) -> Vec<(Move, u32)> {
        let ToAct::Chance(request) = state.to_act() else { return Vec::new() };
        match request.purpose {
            RollKind::FirstPlayer => (0..config.players() as u8).map(|seat| (Move::First(seat), 1)).collect(),
            RollKind::AllFour => FourDice::all().map(|(four, ways)| (Move::RollFour(four), ways)).collect(),
            _ => (0..36).map(|at| (Move::Roll(Pair::nth(at)), 1)).collect(),
        }
    }

    fn apply(config: &GameConfig, state: &mut State, mv: Move) -> Result<(), Illegal> {
        state.apply(config, mv)
    }

    fn totals(config: &GameConfig, state: &State) -> Vec<Option<i32>> {
        (0..config.rows()).map(|row| state.winning_total(config, row).map(i32::from)).collect()
    }

    fn view(_: &GameConfig, state: &State, _: Viewer) -> State {
        *state
    }

    fn sample(_: &GameConfig, view: &State, _: &mut dyn FnMut(u32) -> u32) -> State {
        *view
    }
}
