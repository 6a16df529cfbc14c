//! Policies: how a computer seat decides.

use std::fmt;

use super::{Advisor, Breadth, Choice, Generator, Level, Lookahead, board_view::BoardViews};
use crate::rules::play::{Move, Payments, State};

/// A way to decide, named as records and `--players` name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Policy {
    /// Uniform over all legal moves whose payments have no needless card, move by move.
    Random,
    /// What brings most VP as if the next scoring were now. Of those that bring as much what leaves most money, then the
    /// first: money, redesigns, waking the Vizier, purchases by space, in the order of cards and cells.
    Greedy,
    /// A level that errs as people do.
    Level(Level),
    /// The best option by value, at once.
    AdvisorFast,
    /// The best option after looking ahead.
    Advisor,
}

impl fmt::Display for Policy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Policy {
    /// All policies.
    pub const ALL: [Self; 7] = [
        Self::Random,
        Self::Greedy,
        Self::Level(Level::Beginner),
        Self::Level(Level::Casual),
        Self::Level(Level::Strong),
        Self::AdvisorFast,
        Self::Advisor,
    ];

    /// The levels, from weakest to best.
    pub const LEVELS: [Self; 4] =
        [Self::Level(Level::Beginner), Self::Level(Level::Casual), Self::Level(Level::Strong), Self::Advisor];

    /// The name that records and `--players` use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Level(Level::Beginner) => "beginner",
            Self::Level(Level::Casual) => "casual",
            Self::Level(Level::Strong) => "strong",
            Self::AdvisorFast => "advisor-fast",
            Self::Advisor => "advisor",
        }
    }

    /// The policy of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|policy| policy.name() == name)
    }

    /// What the seat whose decision is due does, up to the next chance or decision of another; empty when none is due. The
    /// generator serves policies that leave it to chance, and the draws of those that look ahead.
    #[must_use]
    pub fn decide(self, advisor: &Advisor, state: &State, generator: &mut Generator) -> Vec<Move> {
        let mut boards = BoardViews::default();
        boards.update(advisor.config(), advisor.material(), state);
        match self {
            Self::Random => random_move(advisor, state, generator).into_iter().collect(),
            _ => self.choose(advisor, state, &boards, generator).map_or(Vec::new(), |choice| choice.moves),
        }
    }

    /// Carries out what the seat whose decision is due does; false when it can do nothing.
    pub(super) fn act(
        self,
        advisor: &Advisor,
        state: &mut State,
        boards: &mut BoardViews,
        generator: &mut Generator,
    ) -> bool {
        if self == Self::Random {
            let Some(mv) = random_move(advisor, state, generator) else { return false };
            return state.apply(advisor.config(), mv).is_ok();
        }
        boards.update(advisor.config(), advisor.material(), state);
        match self.choose(advisor, state, boards, generator) {
            Some(choice) => *state = choice.after,
            None => return false,
        }
        true
    }

    fn choose(
        self,
        advisor: &Advisor,
        state: &State,
        boards: &BoardViews,
        generator: &mut Generator,
    ) -> Option<Choice> {
        match self {
            Self::Random => None,
            Self::Greedy => greedy(advisor, state, boards),
            Self::Level(level) => level.choose(advisor, state, boards),
            Self::AdvisorFast => advisor.best(state, boards).map(|valued| valued.choice),
            Self::Advisor => advisor.look_ahead(state, &Lookahead::POLICY, generator),
        }
    }
}

fn random_move(advisor: &Advisor, state: &State, generator: &mut Generator) -> Option<Move> {
    let mut moves = Vec::new();
    state.legal_moves(advisor.config(), Payments::Needed, &mut |mv| moves.push(mv));
    moves.get(generator.below(moves.len() as u32) as usize).copied()
}

fn greedy(advisor: &Advisor, state: &State, boards: &BoardViews) -> Option<Choice> {
    let seen = advisor.seen(state, boards)?;
    let mut best: Option<((u16, u16), Choice)> = None;
    let rank = |after: &State, board: &_| f32::from(seen.next_vp(after, board));
    advisor.each(state, boards, Breadth::Best, &rank, &mut |choice| {
        let money = choice.after.player(seen.seat()).hand().total();
        let key = (seen.next_vp(&choice.after, &choice.board), money);
        if best.as_ref().is_none_or(|(best, _)| key > *best) {
            best = Some((key, choice));
        }
    });
    best.map(|(_, choice)| choice)
}
