//! The rules as all that plays, searches or checks any game sees them.

use super::{Draw, Move, Payments, PlayConfig, Refusal, State, ToAct, View};
use crate::rules::BreakdownExt;
use kernel::{Rules, Viewer};

/// The tile game as it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameRules;

impl Rules for GameRules {
    type Config = PlayConfig;
    type State = State;
    type Move = Move;
    type Draw = Draw;
    type Refusal = Refusal;
    type View = View;

    fn players(config: &PlayConfig) -> usize {
        config.players()
    }

    fn start(config: &PlayConfig) -> Option<State> {
        Some(State::new(config))
    }

    fn to_act(config: &PlayConfig, state: &State) -> ToAct {
        state.to_act(config)
    }

    fn legal_moves(config: &PlayConfig, state: &State) -> Vec<Move> {
        let mut moves = Vec::new();
        state.legal_moves(config, Payments::All, &mut |mv| moves.push(mv));
        moves
    }

    fn outcomes(config: &PlayConfig, state: &State) -> Vec<(Move, u32)> {
        let mut outcomes = Vec::new();
        state.outcomes(config, &mut |outcome, weight| outcomes.push((outcome, weight)));
        outcomes
    }

    fn apply(config: &PlayConfig, state: &mut State, mv: Move) -> Result<(), Refusal> {
        state.apply(config, mv)
    }

    fn totals(config: &PlayConfig, state: &State) -> Vec<Option<i32>> {
        let breakdown = state.breakdown();
        let rows = config.players() + usize::from(config.game().has_third_player());
        // Nothing was held yet.
        let none = |row| (row < config.players()).then_some(0);
        (0..rows).map(|row| breakdown.get(row).map_or_else(|| none(row), BreakdownExt::winning_vp)).collect()
    }

    fn view(config: &PlayConfig, state: &State, viewer: Viewer) -> View {
        View::new(config, state, viewer)
    }

    fn sample(config: &PlayConfig, view: &View, below: &mut dyn FnMut(u32) -> u32) -> State {
        view.sample(config, below)
    }
}
