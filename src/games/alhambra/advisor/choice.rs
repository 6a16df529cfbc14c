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
    /// Carries it out in the position that it is an option of.
    pub fn play(&self, config: &PlayConfig, state: &mut State) {
        carry_out(config, state, &self.moves);
    }
}

/// Does what an option says.
pub(super) fn carry_out(config: &PlayConfig, state: &mut State, moves: &[Move]) {
    for &mv in moves {
        let accepted = state.apply(config, mv);
        debug_assert_eq!(accepted, Ok(()), "{mv:?}");
    }
}
