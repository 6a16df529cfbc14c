//! What bazaars bring (§A6.3): matches round them, times the colours among these.

use super::{Bazaar, Board, Cell, Laid, Piece};

/// The most that a bazaar brings: eight matches in three colours.
pub const MOST_BAZAAR_VP: u16 = 24;

/// What a bazaar brings at the third scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BazaarPoints {
    /// As somebody counted.
    Typed(u16),
    /// A bazaar on a board.
    Laid {
        /// Where it lies.
        cell: Cell,
        /// Which.
        bazaar: Bazaar,
        /// Tiles round it that have one of its colours.
        matches: u8,
        /// How many of its colours these have.
        colours: u8,
    },
}

impl BazaarPoints {
    /// Matches times colours.
    #[must_use]
    pub const fn vp(&self) -> u16 {
        match *self {
            Self::Typed(vp) => vp,
            Self::Laid { matches, colours, .. } => matches as u16 * colours as u16,
        }
    }
}

impl Board {
    /// What each bazaar brings.
    #[must_use]
    pub fn bazaars(&self) -> Vec<BazaarPoints> {
        let bazaars = self.pieces().filter_map(|(cell, piece)| match piece {
            Piece::Bazaar(bazaar) => Some((cell, bazaar)),
            _ => None,
        });
        bazaars.map(|(cell, bazaar)| self.matches(cell, bazaar)).collect()
    }

    fn matches(&self, cell: Cell, bazaar: Bazaar) -> BazaarPoints {
        let matches = bazaar.colours().map(|colour| {
            let is_match = |near: &Cell| self.at(*near).and_then(Laid::building) == Some(colour);
            cell.around().filter(is_match).count() as u8
        });
        BazaarPoints::Laid {
            cell,
            bazaar,
            matches: matches.iter().sum(),
            colours: matches.iter().filter(|&&matches| matches > 0).count() as u8,
        }
    }
}
