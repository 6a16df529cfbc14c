//! What can be wrong with the set-up of a record.

use crate::rules::{TileFault, play::Unplayable};

/// A set-up that is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// Fewer than two players, or more than six.
    Players(usize),
    /// A player behind the third player, from 1.
    PlayerBehindThird(usize),
    /// Two players have one third player, more have none (§A5).
    ThirdPlayers {
        /// Who plays.
        players: usize,
        /// Third players there are.
        third: usize,
    },
    /// A list of tiles that is none.
    Tiles(TileFault),
    /// More camps, bazaars or falcons of a kind in the lists than there are (§A6).
    Printed {
        /// How many are listed.
        listed: usize,
        /// How many there are.
        most: u8,
    },
    /// Not enough to play with.
    Unplayable(Unplayable),
}
