//! An option: all that a player does before chance or somebody else has to act.

use crate::rules::play::{Move, PlayConfig, State};

/// An option of a decision, to the end of the turn; of a Vizier or of last tiles to the end of that.
#[derive(Clone, Debug)]
pub struct Choice {
    /// What is done, in its order.
    pub moves: Vec<Move>,
    /// Where that leads.
    pub after: State,
}

impl Choice {
    /// These moves in a position.
    pub(super) fn of(config: &PlayConfig, state: &State, moves: Vec<Move>) -> Self {
        let mut after = state.clone();
        carry_out(config, &mut after, &moves);
        Self { moves, after }
    }

    /// Carries it out in the position that it is an option of.
    pub fn play(&self, config: &PlayConfig, state: &mut State) {
        carry_out(config, state, &self.moves);
    }

    /// What is done beside placing pieces and ending the turn.
    pub fn acts(&self) -> impl Iterator<Item = &Move> {
        self.moves.iter().filter(|mv| !matches!(mv, Move::Lay(..) | Move::Reserve(_) | Move::EndTurn))
    }
}

/// Does what an option says.
pub(super) fn carry_out(config: &PlayConfig, state: &mut State, moves: &[Move]) {
    for &mv in moves {
        let accepted = state.apply(config, mv);
        debug_assert_eq!(accepted, Ok(()), "{mv:?}");
    }
}
