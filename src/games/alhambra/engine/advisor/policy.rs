//! Policies: how a computer seat decides.

use std::sync::atomic::AtomicBool;

use super::{
    Advisor, Breadth, Generator, Lookahead, Policy, after::After, board_view::BoardViews, choice::carry_out,
    levels,
};
use crate::rules::play::{Move, Payments, State};

/// What a policy does in this game.
///
/// *Random* is uniform over all legal moves whose payments have no needless card, move by move. *Greedy* takes what brings
/// most VP as if the next scoring were now; of those that bring as much what leaves most money, then the first: money,
/// redesigns, waking the Vizier, purchases by space, in the order of cards and cells.
pub trait PolicyExt {
    /// What the seat whose decision is due does, up to the next chance or decision of another; empty when none is due. The
    /// generator serves policies that leave it to chance, and the draws of those that look ahead.
    #[must_use]
    fn decide(self, advisor: &Advisor, state: &State, generator: &mut Generator) -> Vec<Move>;
}

impl PolicyExt for Policy {
    fn decide(self, advisor: &Advisor, state: &State, generator: &mut Generator) -> Vec<Move> {
        let boards = advisor.boards(state);
        match self {
            Self::Random => random_move(advisor, state, generator).into_iter().collect(),
            _ => choose(self, advisor, state, &boards, generator).unwrap_or_default(),
        }
    }
}

/// Carries out what the seat whose decision is due does; false when it can do nothing.
pub(super) fn act(
    policy: Policy,
    advisor: &Advisor,
    state: &mut State,
    boards: &mut BoardViews,
    generator: &mut Generator,
) -> bool {
    let config = advisor.config();
    match policy {
        Policy::Random => {
            random_move(advisor, state, generator).is_some_and(|mv| state.apply(config, mv).is_ok())
        }
        Policy::AdvisorFast => advisor.play_best(state, boards).is_some(),
        Policy::Greedy | Policy::Level(_) | Policy::Advisor => {
            boards.update(config, advisor.material(), state);
            let Some(moves) = choose(policy, advisor, state, boards, generator) else { return false };
            carry_out(config, state, &moves);
            true
        }
    }
}

fn choose(
    policy: Policy,
    advisor: &Advisor,
    state: &State,
    boards: &BoardViews,
    generator: &mut Generator,
) -> Option<Vec<Move>> {
    match policy {
        Policy::Random => None,
        Policy::Greedy => greedy(advisor, state, boards),
        Policy::Level(level) => levels::choose(level, 0, advisor, state, boards),
        Policy::AdvisorFast => advisor.best(state, boards).map(|valued| valued.moves),
        Policy::Advisor => {
            let never = AtomicBool::new(false);
            advisor.look_ahead(state, &Lookahead::POLICY, generator, &never).map(|choice| choice.moves)
        }
    }
}

fn random_move(advisor: &Advisor, state: &State, generator: &mut Generator) -> Option<Move> {
    let mut moves = Vec::new();
    state.legal_moves(advisor.config(), Payments::Needed, &mut |mv| moves.push(mv));
    moves.get(generator.below(moves.len() as u32) as usize).copied()
}

fn greedy(advisor: &Advisor, state: &State, boards: &BoardViews) -> Option<Vec<Move>> {
    let seen = advisor.seen(state, boards)?;
    let mut best: Option<((f32, u16), Vec<Move>)> = None;
    let rank = |after: &After| f32::from(seen.next_vp(after));
    advisor.each(state, boards, Breadth::Best, &rank, &mut |told| {
        let key = (told.rank, told.after.hand.total());
        if best.as_ref().is_none_or(|(best, _)| key > *best) {
            best = Some((key, told.moves()));
        }
    });
    best.map(|(_, moves)| moves)
}
