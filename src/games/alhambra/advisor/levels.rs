//! Levels of play below the advisor itself: they know what options are worth, and err as people do.

use super::{Advisor, Breadth, Choice, Generator, board_view::BoardViews};
use crate::rules::play::State;

/// A level of play.
///
/// Its errors are slips of judgement, not random moves: it sees each option's worth blurred, and the next scoring larger
/// than what comes later. A slip belongs to what an option leads to, so that the same position is always played alike by
/// the same level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Knows the rules.
    Beginner,
    /// Has played some games.
    Casual,
    /// Knows what matters, and sometimes overlooks it.
    Strong,
}

/// How a level judges, in VP.
#[derive(Clone, Copy, Debug)]
struct Judgement {
    /// The part of what is expected of the whole game in the worth of an option; the rest is what the next scoring would
    /// bring now.
    sight: f32,
    /// How much of what rivals lose is seen.
    denial: f32,
    /// The temperature of the softmax over all options.
    blur: f32,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Self; 3] = [Self::Beginner, Self::Casual, Self::Strong];

    const fn judgement(self) -> Judgement {
        match self {
            Self::Beginner => Judgement { sight: 0.35, denial: 0.0, blur: 1.7 },
            Self::Casual => Judgement { sight: 0.7, denial: 0.0, blur: 1.0 },
            Self::Strong => Judgement { sight: 0.9, denial: 0.5, blur: 0.6 },
        }
    }

    /// What it chooses of the options of a decision; none when no decision is due.
    pub(super) fn choose(self, advisor: &Advisor, state: &State, boards: &BoardViews) -> Option<Choice> {
        let judgement = self.judgement();
        let seen = advisor.seen(state, boards)?;
        let seat = seen.seat();
        // What stays the same through a turn and differs from game to game: what the others have, and what is to come.
        let salt = state
            .stack()
            .iter()
            .fold(seat as u64, |salt, piece| salt.wrapping_mul(127).wrapping_add(piece.index() as u64));
        let judged = |after: &State, board: &_| {
            let Judgement { sight, denial, .. } = judgement;
            let (own, rival) = seen.both(after, board);
            sight * (own - denial * rival) + (1.0 - sight) * f32::from(seen.next_vp(after, board))
        };
        let mut best: Option<(f32, Choice)> = None;
        advisor.each(state, boards, Breadth::Best, &judged, &mut |choice| {
            let slip = judgement.blur * slip(salt, choice.outcome(seat));
            let worth = judged(&choice.after, &choice.board) + slip;
            if best.as_ref().is_none_or(|(best, _)| worth > *best) {
                best = Some((worth, choice));
            }
        });
        best.map(|(_, choice)| choice)
    }
}

/// A slip of judgement about what an option leads to. Distributed by Gumbel, so that the most of all is a softmax.
fn slip(salt: u64, outcome: u64) -> f32 {
    let parts = 1 << 24;
    let uniform = (Generator::new(salt, outcome).below(parts) as f32 + 0.5) / parts as f32;
    -(-uniform.ln()).ln()
}
