//! What is told of a game that was gone over: two accounts of every player.

use serde::{Deserialize, Serialize};

use crate::{
    advisor::{Choice, Parts},
    rules::play::{Draw, Move, State},
};
use common::search;

/// What became of a player's expected result, from the start on.
pub type LossAccount = search::LossAccount<Choice, Parts, DrawOf>;

/// A decision: a turn from its first action to its end, what a Vizier does, or the placing of last tiles.
pub type Decision = search::Decision<Choice, Parts>;

/// What chance brought at once, one after the other, for one purpose.
pub type Drawn = search::Draw<DrawOf>;

/// What was drawn, and for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawOf {
    /// What it was for.
    pub purpose: Purpose,
    /// The row of whoever had the last turn; none in setup.
    pub row: Option<usize>,
}

/// What chance brings. A shuffle brings nothing: what comes next is drawn then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// Start money.
    Deal,
    /// Cards for the display.
    Display,
    /// A scoring card among them.
    ScoringCard,
    /// Tiles for the yard.
    Yard,
    /// The third player's tiles.
    ThirdPlayer,
    /// Who begins, of those who have least money.
    First,
}

impl Purpose {
    /// What a move of chance is for; none of a shuffle.
    pub(super) const fn of(draw: Draw, mv: Move) -> Option<Self> {
        match (draw, mv) {
            (_, Move::ScoringCard) => Some(Self::ScoringCard),
            (Draw::Reshuffle, _) => None,
            (Draw::Deal(_), _) => Some(Self::Deal),
            (Draw::Display, _) => Some(Self::Display),
            (Draw::Yard(_), _) => Some(Self::Yard),
            (Draw::ThirdPlayer, _) => Some(Self::ThirdPlayer),
            (Draw::First(_), _) => Some(Self::First),
        }
    }
}

/// A game gone over.
#[derive(Clone, Debug)]
pub struct Review {
    /// Whether it came to its end.
    pub is_over: bool,
    /// Rollouts for each decision; 0 where the losses are by value.
    pub rollouts: u32,
    /// Player by player.
    pub players: Vec<PlayerReview>,
}

/// What became of a player: two accounts of the same decisions and draws.
#[derive(Clone, Debug)]
pub struct PlayerReview {
    /// In the chance of winning, by which options are judged.
    pub victory: LossAccount,
    /// In VP: who decides for the victory may win VP by an error.
    pub vp: LossAccount,
    /// The position before each decision.
    pub positions: Vec<State>,
}

impl PlayerReview {
    /// The place of a decision of the account of victory.
    fn place(&self, decision: &Decision) -> Option<usize> {
        self.victory.decisions.iter().position(|other| std::ptr::eq(other, decision))
    }

    /// The position before a decision of the account of victory.
    #[must_use]
    pub fn before(&self, decision: &Decision) -> Option<&State> {
        self.positions.get(self.place(decision)?)
    }

    /// The same decision in VP.
    #[must_use]
    pub fn in_vp(&self, decision: &Decision) -> Option<&Decision> {
        self.vp.decisions.get(self.place(decision)?)
    }
}
