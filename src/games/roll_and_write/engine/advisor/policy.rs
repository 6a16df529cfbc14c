//! Policies: how a computer seat decides.

use super::{Advisor, Generator, LevelExt, Lookahead, Policy};
use crate::rules::{
    Action, Cell, CompleteTurn, Face, FollowUp, GameConfig, Move, Pair, Phase, SpecialAction, State, line_vp,
};

/// What a policy does in this game.
///
/// *Random* is uniform over the buildings that the dice offer without coins, and gains coins when there is none. *Greedy*
/// takes the complete turn with the most VP as if the round ended after it (§6, §7); a coin left counts half a point.
pub trait PolicyExt {
    /// The next command of the seat whose decision is due. The generator serves policies that leave it to chance, and the
    /// dice of those that look ahead.
    #[must_use]
    fn decide(self, advisor: &Advisor, state: &State, generator: &mut Generator) -> Move;
}

impl PolicyExt for Policy {
    fn decide(self, advisor: &Advisor, state: &State, generator: &mut Generator) -> Move {
        let config = advisor.config();
        match (self, state.phase()) {
            (Self::Random, Phase::Action) => random_action(state, generator),
            (Self::Random, Phase::Keep) => Move::Keep(random_pair(state, generator)),
            // The first command of the best turn: after it the rest is found again as the best.
            (Self::Greedy, Phase::Action) => greedy_turn(config, state)
                .and_then(|turn| turn.commands(config, state).first().copied())
                .unwrap_or(Move::GainCoins),
            (Self::Greedy, Phase::Keep) => Move::Keep(greedy_pair(config, state)),
            (Self::Greedy, Phase::Built) => {
                greedy_follow_up(config, state).map_or(Move::EndTurn, Move::Special)
            }
            (Self::Random | Self::Greedy, _) => Move::EndTurn,
            (_, Phase::Action | Phase::Keep | Phase::Built) => {
                let choice = match self {
                    Self::Level(level) => level.choose(advisor, state),
                    Self::AdvisorFast => advisor.best(state),
                    _ => advisor.look_ahead(state, &Lookahead::of(config), generator),
                };
                choice.and_then(|choice| choice.commands.first().copied()).unwrap_or(Move::EndTurn)
            }
            _ => Move::EndTurn,
        }
    }
}

/// Carries out the whole turn, or the choice of a pair to keep, of the seat whose decision is due.
#[inline]
pub(super) fn act(policy: Policy, advisor: &Advisor, state: &mut State, generator: &mut Generator) {
    let config = advisor.config();
    match policy {
        Policy::AdvisorFast if !advisor.compares_totals() => {
            advisor.values().decide(state, config);
        }
        Policy::AdvisorFast => {
            if let Some(choice) = advisor.best(state) {
                choice.play(config, state);
            }
        }
        Policy::Level(level) => {
            if let Some(choice) = level.choose(advisor, state) {
                choice.play(config, state);
            }
        }
        Policy::Advisor => {
            if let Some(choice) = advisor.look_ahead(state, &Lookahead::of(config), generator) {
                choice.play(config, state);
            }
        }
        Policy::Greedy if state.phase() == Phase::Action => {
            if let Some(turn) = greedy_turn(config, state) {
                turn.play(config, state);
            }
        }
        Policy::Random if state.phase() == Phase::Action => {
            let accepted = state.apply(config, random_action(state, generator));
            debug_assert_eq!(accepted, Ok(()));
        }
        Policy::Random | Policy::Greedy => {
            let accepted = state.apply(config, policy.decide(advisor, state, generator));
            debug_assert_eq!(accepted, Ok(()));
        }
    }
}

#[inline]
fn random_action(state: &State, generator: &mut Generator) -> Move {
    let offered = state.offered();
    if offered == 0 {
        return Move::GainCoins;
    }
    let mut left = offered;
    for _ in 0..generator.below(offered.count_ones()) {
        left &= left - 1;
    }
    Move::Build(Pair::nth(left.trailing_zeros() as u8).cell())
}

fn random_pair(state: &State, generator: &mut Generator) -> Pair {
    let (yellow, blue) = state.dice(state.seat());
    let i = generator.below((yellow.len() * blue.len()) as u32) as usize;
    Pair { yellow: yellow[i / blue.len()].face, blue: blue[i % blue.len()].face }
}

/// Twice the VP of a seat as if the round and the game ended with these buildings and coins, a coin counting half a
/// point.
pub(super) fn half_points(
    config: &GameConfig,
    state: &State,
    cells: impl IntoIterator<Item = Cell>,
    coins: u8,
) -> u16 {
    let seat = state.seat();
    let (mut score, mut built) = (*state.score(), state.sheet(seat).built());
    for cell in cells {
        built |= cell.bit();
        if let Some(grid) = config.layout().grid() {
            score.fill(config.layout(), seat, grid[cell.index()], state.round());
        }
    }
    2 * (score.types_vp(config.layout(), seat) + line_vp(built)) + u16::from(coins)
}

/// The complete turn of the greedy policy: most VP; ties by fewest coins spent, a building before coins, then row,
/// then column.
fn greedy_turn(config: &GameConfig, state: &State) -> Option<CompleteTurn> {
    let coins = state.sheet(state.seat()).coins();
    state.complete_turns(config).into_iter().min_by_key(|turn| {
        let (cells, gained, place) = match turn.action {
            Action::Build(cell, follow_up) => {
                ([Some(cell), follow_up.map(|follow_up| follow_up.cell)], 0, cell.index())
            }
            Action::GainCoins(gained) => ([None; 2], gained, Cell::COUNT),
        };
        let value = half_points(config, state, cells.into_iter().flatten(), coins - turn.spent() + gained);
        (std::cmp::Reverse(value), turn.spent(), place)
    })
}

/// After the first building of the greedy turn: the special action by which the turn was to build another.
fn greedy_follow_up(config: &GameConfig, state: &State) -> Option<SpecialAction> {
    let coins = state.sheet(state.seat()).coins();
    let value =
        |follow_up: &FollowUp| half_points(config, state, [follow_up.cell], coins - follow_up.action.price());
    let best = state.follow_ups(config).into_iter().max_by_key(value)?;
    (value(&best) > half_points(config, state, [], coins)).then_some(best.action)
}

/// Of the dice just rolled the pair with the best building; ties by row, then column.
fn greedy_pair(config: &GameConfig, state: &State) -> Pair {
    let (yellow, blue) = state.dice(state.seat());
    let coins = state.sheet(state.seat()).coins();
    let built = |cell: Cell| state.sheet(state.seat()).is_built(cell);
    yellow
        .iter()
        .flat_map(|y| blue.iter().map(|b| Pair { yellow: y.face, blue: b.face }))
        .min_by_key(|pair| {
            let cell = Some(pair.cell()).filter(|&cell| !built(cell));
            (std::cmp::Reverse(half_points(config, state, cell, coins)), pair.cell())
        })
        .unwrap_or(Pair { yellow: Face::ALL[0], blue: Face::ALL[0] })
}
