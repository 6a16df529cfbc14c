//! What stands on a board: Alexander, walls and governors (§X2). Everything else follows from that.

use std::collections::BTreeMap;

use super::{Board, Corner, LineSet, Space, Supply, province::GOVERNORS};

/// The governors on a board by space: at most one on each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Governors(BTreeMap<Space, u8>);

impl Governors {
    /// Whose governor stands on a space, from 0.
    #[must_use]
    pub fn at(&self, space: Space) -> Option<u8> {
        self.0.get(&space).copied()
    }

    /// All of them, by space.
    pub fn all(&self) -> impl Iterator<Item = (Space, u8)> {
        self.0.iter().map(|(space, player)| (*space, *player))
    }

    /// How many governors of a player are not on the board.
    #[must_use]
    pub fn home(&self, player: u8) -> u8 {
        let placed = self.0.values().filter(|owner| **owner == player).count();
        GOVERNORS.saturating_sub(u8::try_from(placed).unwrap_or(GOVERNORS))
    }

    /// Puts a governor on a space; one that stood there goes home.
    pub fn put(&mut self, space: Space, player: u8) {
        self.0.insert(space, player);
    }

    /// Sends the governor on a space home.
    pub fn remove(&mut self, space: Space) {
        self.0.remove(&space);
    }
}

/// A position on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardState {
    /// Where Alexander stands.
    pub alexander: Corner,
    /// The lines with walls.
    pub walls: LineSet,
    /// Those of them that are red.
    pub red: LineSet,
    /// The walls that are left.
    pub supply: Supply,
    /// The governors.
    pub governors: Governors,
}

impl BoardState {
    /// The position at the start of a game (§X2).
    #[must_use]
    pub fn start(board: &Board) -> Self {
        Self {
            alexander: board.start(),
            walls: LineSet::default(),
            red: LineSet::default(),
            supply: Supply::NEW,
            governors: Governors::default(),
        }
    }
}
