//! Walls: the lines they stand on, and how many are left (§X1.1, §X3.4, §X3.7).

use super::{Illegal, Line, board_draft::MOST_SPACES};

/// The black walls in the game (§X1.1).
pub const BLACK_WALLS: u8 = 65;

/// The red walls in the game (§X1.1).
pub const RED_WALLS: u8 = 10;

/// Connected spaces have at most two lines each, and one more.
const WORDS: usize = (2 * MOST_SPACES + 1).div_ceil(64);

/// Some of the lines of a board, such as those with walls. Small and copyable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineSet([u64; WORDS]);

impl LineSet {
    /// Whether a line is among them.
    #[inline]
    #[must_use]
    pub const fn has(&self, line: Line) -> bool {
        self.0[line.index() / 64] >> (line.index() % 64) & 1 == 1
    }

    /// Adds a line.
    #[inline]
    pub const fn insert(&mut self, line: Line) {
        self.0[line.index() / 64] |= 1 << (line.index() % 64);
    }

    /// The lines of both.
    #[inline]
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl FromIterator<Line> for LineSet {
    fn from_iter<I: IntoIterator<Item = Line>>(lines: I) -> Self {
        let mut set = Self::default();
        lines.into_iter().for_each(|line| set.insert(line));
        set
    }
}

/// The walls that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Supply {
    /// Black ones.
    pub black: u8,
    /// Red ones.
    pub red: u8,
}

/// The walls that a way lays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Laid {
    /// Black ones.
    pub black: u8,
    /// Red ones: with any of them, the game ends after this turn (§X6.1).
    pub red: u8,
}

impl Supply {
    /// The walls at the start of a game.
    pub const NEW: Self = Self { black: BLACK_WALLS, red: RED_WALLS };

    /// Takes so many walls, black ones first and then red ones; returns what is left, and what was taken
    /// (§X3.4, §X3.7).
    ///
    /// # Errors
    /// [`Illegal::WallsShort`] when both together do not suffice.
    pub fn take(self, needed: u16) -> Result<(Self, Laid), Illegal> {
        let black = needed.min(self.black.into()) as u8;
        match u8::try_from(needed - u16::from(black)) {
            Ok(red) if red <= self.red => {
                Ok((Self { black: self.black - black, red: self.red - red }, Laid { black, red }))
            }
            _ => Err(Illegal::WallsShort { needed, left: u16::from(self.black) + u16::from(self.red) }),
        }
    }
}
