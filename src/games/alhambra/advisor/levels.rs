//! Levels of play below the advisor itself: they know what options are worth, and err as people do.

use super::{Advisor, Breadth, Level, after::After, board_view::BoardViews};
use crate::rules::play::{Move, State};
use common::search::slip;

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
}

impl LevelParams {
    const fn of(level: Level) -> Self {
        match level {
            Level::Beginner => Self { sight: 0.35, denial: 0.0, blur: 1.7 },
            Level::Casual => Self { sight: 0.7, denial: 0.0, blur: 1.0 },
            Level::Strong => Self { sight: 0.9, denial: 0.5, blur: 0.6 },
        }
    }
}

/// What a level chooses of the options of a decision; none when no decision is due.
///
/// Its errors are slips of judgement, not random moves: it sees each option's worth blurred, and the next scoring larger
/// than what comes later. A slip belongs to what an option leads to, so that the same position is always played alike by
/// the same level.
pub(super) fn choose(
    level: Level,
    advisor: &Advisor,
    state: &State,
    boards: &BoardViews,
) -> Option<Vec<Move>> {
    let LevelParams { sight, denial, blur } = LevelParams::of(level);
    let seen = advisor.seen(state, boards)?;
    let seat = seen.seat();
    // What stays the same through a turn and differs from game to game: what the others have, and what is to come.
    let salt = state
        .stack()
        .iter()
        .fold(seat as u64, |salt, piece| salt.wrapping_mul(127).wrapping_add(piece.index() as u64));
    let judged = |after: &After| {
        let (own, rival) = seen.both(after);
        sight * (own - denial * rival) + (1.0 - sight) * f32::from(seen.next_vp(after))
    };
    let mut best: Option<(f32, Vec<Move>)> = None;
    advisor.each(state, boards, Breadth::Best, &judged, &mut |told| {
        let worth = judged(&told.after) + blur * slip(salt, told.after.outcome());
        if best.as_ref().is_none_or(|(best, _)| worth > *best) {
            best = Some((worth, told.moves()));
        }
    });
    best.map(|(_, moves)| moves)
}
