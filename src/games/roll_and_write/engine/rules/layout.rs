//! PlayerSheet layouts as data: the grid, the coins and the victory points (§1).

use serde::{Deserialize, Serialize};

use super::Cell;
use common::BuildingType;

/// Coins that every player owns at the start (§1).
pub const FIRST_COINS: u8 = 3;

/// Coins that are printed at most.
pub(super) const MOST_COINS: u8 = 40;

/// A layout as someone wrote it: may be wrong. [`Layout::new`] checks it (§1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct LayoutDraft {
    /// Six rows of six letters P S A C G T, row 1 first; none for a layout of counts only.
    #[serde(default)]
    #[schemars(with = "Option<[String; 6]>", extend("items" = {"type": "string", "pattern": "^[PSACGT]{6}$", "examples": ["PSACGT"]}))]
    pub grid: Option<Vec<String>>,
    /// Buildings of each type, in the order of the score sheet; may be left out when there is a grid.
    #[serde(default)]
    #[schemars(with = "Option<[u8; 6]>", extend("items" = {"type": "integer", "minimum": 1, "maximum": 31}))]
    pub counts: Option<Vec<i64>>,
    /// Coins printed, the first three included.
    #[schemars(range(min = 3, max = 40))]
    pub coins: i64,
    /// For each type the VP of the 1st, 2nd and 3rd place, in the order of the score sheet.
    #[schemars(with = "[[u8; 3]; 6]", extend("items" = {
        "type": "array",
        "items": {"type": "integer", "minimum": 0, "maximum": 99},
        "minItems": 3,
        "maxItems": 3
    }))]
    pub vp: Vec<Vec<i64>>,
}

/// A fault of a layout (§1). Each names the offending value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LayoutFault {
    /// Not six rows.
    Rows(usize),
    /// A row without six letters.
    RowLength {
        /// 1–6.
        row: usize,
        /// How many it has.
        letters: usize,
    },
    /// A letter that is no type.
    Letter {
        /// 1–6.
        row: usize,
        /// 1–6.
        column: usize,
        /// What stands there.
        letter: char,
    },
    /// Neither grid nor counts.
    Nothing,
    /// Not six counts.
    Counts(usize),
    /// A type without a building.
    Count {
        /// The type.
        building: BuildingType,
        /// Its count.
        count: i64,
    },
    /// Counts that do not sum to 36.
    Sum(i64),
    /// Counts beside a grid that says otherwise.
    CountIsNotGrid {
        /// The type.
        building: BuildingType,
        /// The count beside the grid.
        said: i64,
        /// In the grid.
        found: i64,
    },
    /// Coins outside 3–40.
    Coins(i64),
    /// Not six rows of VP.
    VpRows(usize),
    /// Not three places.
    Places {
        /// The type.
        building: BuildingType,
        /// How many places it has.
        places: usize,
    },
    /// VP outside 0–99.
    Vp {
        /// The type.
        building: BuildingType,
        /// 1–3.
        place: usize,
        /// What it would give.
        vp: i64,
    },
    /// VP that grow from place to place.
    Increases {
        /// The type.
        building: BuildingType,
        /// 2 or 3.
        place: usize,
        /// What it would give.
        vp: i64,
    },
}

/// A valid sheet layout: what every player's sheet and the score sheet look like (§1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    grid: Option<[BuildingType; Cell::COUNT]>,
    counts: [u8; BuildingType::COUNT],
    coins: u8,
    vp: [[u8; 3]; BuildingType::COUNT],
    /// VP for each of `sharing` rows behind `before` others: `shares[type][before][sharing]`.
    shares: [[[u8; 6]; 4]; BuildingType::COUNT],
}

impl Layout {
    /// Checks a draft.
    ///
    /// # Errors
    /// All faults of the draft at once (§1).
    pub fn new(draft: &LayoutDraft) -> Result<Self, Vec<LayoutFault>> {
        let mut faults = Vec::new();
        let grid = draft.grid.as_deref().and_then(|rows| read_grid(rows, &mut faults));
        let counts = read_counts(draft, grid.as_ref(), &mut faults);
        let coins = match u8::try_from(draft.coins) {
            Ok(coins @ FIRST_COINS..=MOST_COINS) => coins,
            _ => {
                faults.push(LayoutFault::Coins(draft.coins));
                0
            }
        };
        let vp = read_vp(&draft.vp, &mut faults);
        if faults.is_empty() {
            Ok(Self { grid, counts, coins, vp, shares: shares(&vp) })
        } else {
            Err(faults)
        }
    }

    /// The layout as a draft, which [`Layout::new`] accepts.
    #[must_use]
    pub fn draft(&self) -> LayoutDraft {
        LayoutDraft {
            grid: self.grid.map(|cells| {
                cells.chunks(6).map(|row| row.iter().map(|building| building.letter()).collect()).collect()
            }),
            counts: Some(self.counts.map(i64::from).to_vec()),
            coins: self.coins.into(),
            vp: self.vp.iter().map(|places| places.map(i64::from).to_vec()).collect(),
        }
    }

    /// The types of the 36 cells, unless the layout is counts only.
    #[inline]
    #[must_use]
    pub const fn grid(&self) -> Option<&[BuildingType; Cell::COUNT]> {
        self.grid.as_ref()
    }

    /// The type of a cell; none where the layout is counts only.
    #[inline]
    #[must_use]
    pub fn building(&self, cell: Cell) -> Option<BuildingType> {
        self.grid.map(|grid| grid[cell.index()])
    }

    /// How many of these cells are of each type; none where the layout is counts only.
    #[must_use]
    pub fn types_of(&self, cells: u64) -> Option<[u8; BuildingType::COUNT]> {
        let grid = self.grid()?;
        let mut types = [0; BuildingType::COUNT];
        for cell in Cell::all().filter(|cell| cells & cell.bit() != 0) {
            types[grid[cell.index()].index()] += 1;
        }
        Some(types)
    }

    /// How many buildings of this type a sheet has.
    #[inline]
    #[must_use]
    pub const fn count(&self, building: BuildingType) -> u8 {
        self.counts[building.index()]
    }

    /// Coins printed, the first three included.
    #[inline]
    #[must_use]
    pub const fn coins(&self) -> u8 {
        self.coins
    }

    /// VP of the three places of a type.
    #[inline]
    #[must_use]
    pub const fn vp(&self, building: BuildingType) -> [u8; 3] {
        self.vp[building.index()]
    }

    /// VP for each of `sharing` rows (1–5) that take the next places behind `before` others (§6, §7.1).
    #[inline]
    #[must_use]
    pub fn share(&self, building: BuildingType, before: usize, sharing: usize) -> u8 {
        self.shares[building.index()][before.min(3)][sharing]
    }
}

/// `k` rows share the next `k` places, fewer if fewer remain, rounded down (§6).
fn shares(vp: &[[u8; 3]; BuildingType::COUNT]) -> [[[u8; 6]; 4]; BuildingType::COUNT] {
    vp.map(|places| {
        std::array::from_fn(|before| std::array::from_fn(|sharing| kernel::share(&places, before, sharing)))
    })
}

fn read_grid(rows: &[String], faults: &mut Vec<LayoutFault>) -> Option<[BuildingType; Cell::COUNT]> {
    let before = faults.len();
    let mut cells = Vec::with_capacity(Cell::COUNT);
    if rows.len() != 6 {
        faults.push(LayoutFault::Rows(rows.len()));
    }
    for (row, text) in (1..).zip(rows) {
        let letters = text.chars().count();
        if letters != 6 {
            faults.push(LayoutFault::RowLength { row, letters });
        }
        for (column, letter) in (1..).zip(text.chars()) {
            match BuildingType::from_letter(letter) {
                Some(building) => cells.push(building),
                None => faults.push(LayoutFault::Letter { row, column, letter }),
            }
        }
    }
    if faults.len() == before { cells.try_into().ok() } else { None }
}

fn read_counts(
    draft: &LayoutDraft,
    grid: Option<&[BuildingType; Cell::COUNT]>,
    faults: &mut Vec<LayoutFault>,
) -> [u8; BuildingType::COUNT] {
    let found =
        grid.map(|cells| BuildingType::ALL.map(|t| cells.iter().filter(|&&cell| cell == t).count() as i64));
    let said = match &draft.counts {
        None if draft.grid.is_none() => {
            faults.push(LayoutFault::Nothing);
            return [0; 6];
        }
        None => match found {
            Some(found) => found,
            // The grid's own faults are reported already.
            None => return [0; 6],
        },
        Some(counts) => match <[i64; 6]>::try_from(counts.as_slice()) {
            Ok(counts) => counts,
            Err(_) => {
                faults.push(LayoutFault::Counts(counts.len()));
                return [0; 6];
            }
        },
    };
    for building in BuildingType::ALL {
        let count = said[building.index()];
        if !(1..=31).contains(&count) {
            faults.push(LayoutFault::Count { building, count });
        }
        if let Some(found) = found.map(|f| f[building.index()]).filter(|&f| f != count) {
            faults.push(LayoutFault::CountIsNotGrid { building, said: count, found });
        }
    }
    let sum = said.iter().fold(0i64, |sum, &count| sum.saturating_add(count));
    if sum != 36 {
        faults.push(LayoutFault::Sum(sum));
    }
    said.map(|count| u8::try_from(count).unwrap_or(0))
}

fn read_vp(rows: &[Vec<i64>], faults: &mut Vec<LayoutFault>) -> [[u8; 3]; BuildingType::COUNT] {
    let mut table = [[0; 3]; BuildingType::COUNT];
    if rows.len() != BuildingType::COUNT {
        faults.push(LayoutFault::VpRows(rows.len()));
    }
    for (building, row) in BuildingType::ALL.into_iter().zip(rows) {
        if row.len() != 3 {
            faults.push(LayoutFault::Places { building, places: row.len() });
        }
        for (i, &vp) in row.iter().take(3).enumerate() {
            match u8::try_from(vp) {
                Ok(value @ 0..=99) => table[building.index()][i] = value,
                _ => faults.push(LayoutFault::Vp { building, place: i + 1, vp }),
            }
            if i > 0 && vp > row[i - 1] {
                faults.push(LayoutFault::Increases { building, place: i + 1, vp });
            }
        }
    }
    table
}
