//! A player's sheet: what is built, and the row of coins (§1).

use super::{Cell, layout::FIRST_COINS};
use common::BuildingType;

/// A player's sheet. The grid's types are the layout's; here is what is crossed out and circled (§1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayerSheet {
    built: u64,
    circled: u8,
    spent: u8,
}

impl PlayerSheet {
    /// A new sheet: nothing built, the first three coins circled (§1).
    pub const NEW: Self = Self { built: 0, circled: FIRST_COINS, spent: 0 };

    /// The built cells as a mask of [`Cell::bit`]s.
    #[inline]
    #[must_use]
    pub const fn built(&self) -> u64 {
        self.built
    }

    /// Whether this cell is built.
    #[inline]
    #[must_use]
    pub const fn is_built(&self, cell: Cell) -> bool {
        self.built & cell.bit() != 0
    }

    /// Coins that can be spent: circled and not crossed out.
    #[inline]
    #[must_use]
    pub const fn coins(&self) -> u8 {
        self.circled - self.spent
    }

    /// Coins ever circled, the first three included.
    #[inline]
    #[must_use]
    pub const fn circled(&self) -> u8 {
        self.circled
    }

    /// Coins crossed out.
    #[inline]
    #[must_use]
    pub const fn spent(&self) -> u8 {
        self.spent
    }

    #[inline]
    pub(super) fn build(&mut self, cell: Cell) {
        self.built |= cell.bit();
    }

    #[inline]
    pub(super) fn spend(&mut self, coins: u8) {
        debug_assert!(coins <= self.coins());
        self.spent += coins;
    }

    /// Circles up to `coins` more, as many as are printed (§1). Returns how many were gained.
    #[inline]
    pub(super) fn gain(&mut self, coins: u8, printed: u8) -> u8 {
        let gained = coins.min(printed - self.circled);
        self.circled += gained;
        gained
    }
}

/// How many lines (rows and columns) of a sheet have 4, 5 and 6 buildings (§7.2).
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    serde::Serialize,
    serde::Deserialize,
    schemars::JsonSchema,
)]
pub struct Lines {
    /// Lines with 4 built: 2 VP each.
    pub four: u8,
    /// Lines with 5 built: 5 VP each.
    pub five: u8,
    /// Lines with 6 built: 10 VP each.
    pub six: u8,
}

/// VP of a line by its buildings (§7.2).
pub const LINE_VP: [u8; 7] = [0, 0, 0, 0, 2, 5, 10];

impl Lines {
    /// Rows and columns of a sheet.
    pub const MOST: u8 = 12;

    /// The lines of a mask of built cells.
    #[must_use]
    pub fn of(built: u64) -> Self {
        let mut lines = Self::default();
        for count in row_counts(built).into_iter().chain(column_counts(built)) {
            match count {
                4 => lines.four += 1,
                5 => lines.five += 1,
                6 => lines.six += 1,
                _ => {}
            }
        }
        lines
    }

    /// How many lines score.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.four + self.five + self.six
    }

    /// VP of these lines (§7.2).
    #[must_use]
    pub fn vp(self) -> u16 {
        u16::from(self.four) * 2 + u16::from(self.five) * 5 + u16::from(self.six) * 10
    }
}

/// A sheet as rows of types, with what is built of a mask of cells.
#[must_use]
pub fn cells(grid: &[BuildingType; Cell::COUNT], built: u64) -> [[(BuildingType, bool); 6]; 6] {
    std::array::from_fn(|row| {
        std::array::from_fn(|column| (grid[row * 6 + column], built >> (row * 6 + column) & 1 == 1))
    })
}

/// Built cells of each row, top to bottom.
#[must_use]
pub fn row_counts(built: u64) -> [u8; 6] {
    std::array::from_fn(|row| (built >> (6 * row) & 0b111_111).count_ones() as u8)
}

/// Built cells of each column, left to right.
#[must_use]
pub fn column_counts(built: u64) -> [u8; 6] {
    const COLUMN: u64 = 0x0_4104_1041;
    std::array::from_fn(|column| (built >> column & COLUMN).count_ones() as u8)
}

/// VP of all lines of a mask of built cells (§7.2), by look-up: the hot path of simulations.
#[inline]
#[must_use]
pub fn line_vp(built: u64) -> u16 {
    let mut rows = 0;
    let mut columns = 0;
    for row in 0..6 {
        let bits = (built >> (6 * row) & 0b111_111) as usize;
        rows += ROW_VP[bits];
        columns += SPREAD[bits];
    }
    let half = |bits: u32| COLUMNS_VP[(bits & 0o777) as usize];
    u16::from(rows) + u16::from(half(columns)) + u16::from(half(columns >> 9))
}

/// VP of a row by its six bits.
const ROW_VP: [u8; 64] = {
    let mut table = [0; 64];
    let mut bits = 0;
    while bits < 64 {
        table[bits] = LINE_VP[bits.count_ones() as usize];
        bits += 1;
    }
    table
};

/// The six bits of a row as six octal digits: added up, they count the columns.
const SPREAD: [u32; 64] = {
    let mut table = [0; 64];
    let mut bits = 0usize;
    while bits < 64 {
        let mut column = 0;
        while column < 6 {
            table[bits] |= ((bits as u32 >> column) & 1) << (3 * column);
            column += 1;
        }
        bits += 1;
    }
    table
};

/// VP of three columns by the octal digits of their counts.
const COLUMNS_VP: [u8; 512] = {
    let mut table = [0; 512];
    let mut i = 0;
    while i < 512 {
        let digits = [i & 7, i >> 3 & 7, i >> 6];
        let mut k = 0;
        while k < 3 {
            if digits[k] < 7 {
                table[i] += LINE_VP[digits[k]];
            }
            k += 1;
        }
        i += 1;
    }
    table
};
