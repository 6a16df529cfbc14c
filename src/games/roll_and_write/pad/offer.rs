//! What the pad offers to enter beside buildings. More can be entered: what no legal game allows is pointed out then.

use super::PadState;
use crate::rules::Entered;

/// Why something is not offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotOffered {
    /// In setup there are only buildings (§3).
    Setup,
    /// A phantom takes no coins (§9).
    Phantom,
    /// All rounds are over (§2).
    Over,
    /// The player has left.
    Left,
}

impl PadState {
    /// Whether a row, from 0, is offered coins in a round, 0 for setup; there is no row when nobody is to enter anything.
    ///
    /// # Errors
    /// Why not.
    pub fn offers_coins(&self, row: Option<usize>, round: u8) -> Result<(), NotOffered> {
        if row.is_some_and(|row| row >= self.config.players()) {
            return Err(NotOffered::Phantom);
        }
        self.offers_nothing(row, round)
    }

    /// The same for a turn without any entry.
    ///
    /// # Errors
    /// Why not.
    pub fn offers_nothing(&self, row: Option<usize>, round: u8) -> Result<(), NotOffered> {
        match row {
            Some(row) if self.has_left_by(row, round) => Err(NotOffered::Left),
            Some(_) if round == 0 => Err(NotOffered::Setup),
            Some(_) if round <= self.config.rounds() => Ok(()),
            _ => Err(NotOffered::Over),
        }
    }

    /// Whether a row, from 0, can build a second in a round: it is a player's who has built one there, and nothing else
    /// (§5.2).
    #[must_use]
    pub fn can_build_second(&self, row: usize, round: u8) -> bool {
        let one = Entered { buildings: 1, ..Entered::default() };
        round > 0 && row < self.config.players() && self.rows[row].entered(round) == one
    }
}
