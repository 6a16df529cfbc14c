//! Levels of play below the advisor itself: they know what options are worth, and err as people do.

use super::{Advisor, Breadth, Level, after::After, board_view::BoardViews, values::Hands};
use crate::rules::play::{Move, State};
use common::search::{salt_of, slip};

/// How a level judges, in VP.
#[derive(Clone, Copy, Debug)]
struct LevelParams {
    /// The part of what is expected of the whole game in the worth of an option; the rest is what the next scoring would
    /// bring now.
    sight: f32,
    /// How much of what rivals lose is seen.
    denial: f32,
    /// The temperature of the softmax over all options.
    blur: f32,
    hands: Hands,
}

/// What levels are tuned by, for two to six seats: then one of them wins about twice as often as each of the level below.
const BEGINNERS_SIGHT: [f32; 5] = [0.60, 0.58, 0.58, 0.56, 0.52];
const CASUAL_SIGHT: [f32; 5] = [0.78, 0.71, 0.71, 0.71, 0.71];
const CASUAL_BLUR: [f32; 5] = [0.74, 0.8, 0.8, 0.8, 0.8];
const STRONG_BLUR: [f32; 5] = [0.33, 0.58, 0.53, 0.47, 0.40];

impl LevelParams {
    const fn of(level: Level, players: usize) -> Self {
        let seats = players - 2;
        match level {
            Level::Beginner => {
                Self { sight: BEGINNERS_SIGHT[seats], denial: 0.0, blur: 1.2, hands: Hands::Forgotten }
            }
            Level::Casual => Self {
                sight: CASUAL_SIGHT[seats],
                denial: 0.0,
                blur: CASUAL_BLUR[seats],
                hands: Hands::Forgotten,
            },
            Level::Strong => {
                Self { sight: 0.9, denial: 0.5, blur: STRONG_BLUR[seats], hands: Hands::Remembered }
            }
        }
    }
}

/// What a level does in this game.
///
/// Its errors are slips of judgement, not random moves: it sees each option's worth blurred, and the next scoring larger
/// than what comes later. A slip belongs to what an option leads to, so that the same position is always played alike by
/// the same person.
pub trait LevelExt {
    /// What a person of this level chooses, to the end of the option; none when no decision is due. The slips of each
    /// person are others; person 0 is the one that plays games.
    #[must_use]
    fn choose_as(self, person: u64, advisor: &Advisor, state: &State) -> Option<Vec<Move>>;
}

impl LevelExt for Level {
    fn choose_as(self, person: u64, advisor: &Advisor, state: &State) -> Option<Vec<Move>> {
        let boards = advisor.boards(state);
        choose(self, person, advisor, state, &boards)
    }
}

/// The same where the Alhambras were looked at.
pub(super) fn choose(
    level: Level,
    person: u64,
    advisor: &Advisor,
    state: &State,
    boards: &BoardViews,
) -> Option<Vec<Move>> {
    let LevelParams { sight, denial, blur, hands } = LevelParams::of(level, advisor.config().players());
    let seen = advisor.seen_with(hands, state, boards)?;
    let seat = seen.seat();
    // What stays the same through a turn and differs from game to game, and from person to person: what is to come.
    let salt = state
        .stack()
        .iter()
        .fold(salt_of(person, seat), |salt, piece| salt.wrapping_mul(127).wrapping_add(piece.index() as u64));
    let judged = |after: &After| {
        let (own, rival) = seen.both(after);
        sight * (own - denial * rival) + (1.0 - sight) * f32::from(seen.next_vp(after))
    };
    let mut best: Option<(f32, Vec<Move>)> = None;
    advisor.each(state, boards, Breadth::Best, &judged, &mut |told| {
        let worth = told.rank + blur * slip(salt, told.after.outcome());
        if best.as_ref().is_none_or(|(best, _)| worth > *best) {
            best = Some((worth, told.moves()));
        }
    });
    best.map(|(_, moves)| moves)
}
