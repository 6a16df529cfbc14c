//! The tiles of a game: the 54 of the first edition (§A1), or a list of one's own (option `tiles`, §A7).

use std::{ops::RangeInclusive, sync::LazyLock};

use super::{Side, Sides, Tile, TileId};
use common::BuildingType;

/// The prices that a tile can have.
pub const PRICES: RangeInclusive<u8> = 1..=99;

/// The tiles of a list at most.
const MOST_TILES: usize = 99;

/// The first line of a list.
const HEAD: [&str; 8] = ["id", "type", "price", "north", "east", "south", "west", "walls"];

/// What is wrong with a list of tiles. Lines count from 1, the head included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TileFault {
    /// The first line does not name the columns.
    Head(String),
    /// No tile, or more than 99.
    Number(usize),
    /// Not eight columns.
    Columns {
        /// The line.
        line: usize,
        /// How many it has.
        columns: usize,
    },
    /// Not a letter and two digits.
    Id {
        /// The line.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// Not the type of the id.
    Type {
        /// The line.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// A price outside 1–99.
    Price {
        /// The line.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// A wall that is neither 0 nor 1.
    Wall {
        /// The line.
        line: usize,
        /// Of which side.
        side: Side,
        /// What stands there.
        text: String,
    },
    /// A number of walls that is not that of the sides.
    Walls {
        /// The line.
        line: usize,
        /// What stands there.
        text: String,
        /// How many sides have a wall.
        found: u8,
    },
    /// An id that another line has.
    Twice {
        /// The line.
        line: usize,
        /// Which.
        id: TileId,
    },
}

/// The tiles of a game, each once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileSet {
    tiles: Vec<Tile>,
}

static STANDARD: LazyLock<TileSet> = LazyLock::new(|| {
    TileSet::read(include_str!("../../../../../assets/alhambra/tiles.csv"))
        .expect("the embedded list is valid")
});

impl TileSet {
    /// The 54 tiles of the first edition, in the order of the list (§A1).
    #[must_use]
    pub fn standard() -> &'static Self {
        &STANDARD
    }

    /// Reads a list: columns divided by commas, one line a tile.
    ///
    /// # Errors
    /// All faults of the list at once.
    pub fn read(text: &str) -> Result<Self, Vec<TileFault>> {
        let mut faults = Vec::new();
        let mut lines = (1..).zip(without_mark(text).lines());
        let head = lines.next().map(|(_, head)| head).unwrap_or_default();
        if !head.split(',').map(str::trim).eq(HEAD) {
            faults.push(TileFault::Head(head.to_owned()));
        }
        let mut tiles: Vec<Tile> = Vec::new();
        for (line, text) in lines.filter(|(_, text)| !text.trim().is_empty()) {
            let columns: Vec<&str> = text.split(',').map(str::trim).collect();
            let Ok(columns) = <[&str; HEAD.len()]>::try_from(columns.as_slice()) else {
                faults.push(TileFault::Columns { line, columns: columns.len() });
                continue;
            };
            let Some(tile) = read_tile(line, columns, &mut faults) else { continue };
            if tiles.iter().any(|other| other.id == tile.id) {
                faults.push(TileFault::Twice { line, id: tile.id });
            }
            tiles.push(tile);
        }
        if faults.is_empty() && !(1..=MOST_TILES).contains(&tiles.len()) {
            faults.push(TileFault::Number(tiles.len()));
        }
        if faults.is_empty() { Ok(Self { tiles }) } else { Err(faults) }
    }

    /// A list of tiles.
    ///
    /// # Errors
    /// All faults of the list at once; lines are tiles here.
    pub fn new(tiles: Vec<Tile>) -> Result<Self, Vec<TileFault>> {
        let mut faults = Vec::new();
        if !(1..=MOST_TILES).contains(&tiles.len()) {
            faults.push(TileFault::Number(tiles.len()));
        }
        for (line, tile) in (1..).zip(&tiles) {
            if !PRICES.contains(&tile.price) {
                faults.push(TileFault::Price { line, text: tile.price.to_string() });
            }
            if tiles[..line - 1].iter().any(|other| other.id == tile.id) {
                faults.push(TileFault::Twice { line, id: tile.id });
            }
        }
        if faults.is_empty() { Ok(Self { tiles }) } else { Err(faults) }
    }

    /// Whether a text is such a list, good or not: its first line begins with the columns of one.
    #[must_use]
    pub fn is_list(text: &str) -> bool {
        let head = without_mark(text).lines().next().unwrap_or_default();
        head.split(',').map(str::trim).zip(HEAD).take(3).filter(|(column, named)| column == named).count()
            == 3
    }

    /// The list with this tile in the place of the one with its id, or behind those of its type.
    ///
    /// # Errors
    /// As of [`TileSet::new`].
    pub fn with(&self, tile: Tile) -> Result<Self, Vec<TileFault>> {
        let mut tiles = self.tiles.clone();
        if let Some(place) = tiles.iter_mut().find(|other| other.id == tile.id) {
            *place = tile;
        } else {
            let last = tiles.iter().rposition(|other| other.building() <= tile.building());
            tiles.insert(last.map_or(0, |last| last + 1), tile);
        }
        Self::new(tiles)
    }

    /// The list without a tile.
    ///
    /// # Errors
    /// When it was the last one.
    pub fn without(&self, id: TileId) -> Result<Self, Vec<TileFault>> {
        Self::new(self.tiles.iter().copied().filter(|tile| tile.id != id).collect())
    }

    /// The first id of a type that no tile has; none when the list is full.
    #[must_use]
    pub fn free_id(&self, building: BuildingType) -> Option<TileId> {
        let mut ids = (1..=99).map(|number| TileId { building, number });
        ids.find(|id| self.get(*id).is_none()).filter(|_| self.tiles.len() < MOST_TILES)
    }

    /// All of them, in the order of the list.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// A tile by its id.
    #[must_use]
    pub fn get(&self, id: TileId) -> Option<Tile> {
        self.tiles.iter().copied().find(|tile| tile.id == id)
    }

    /// Those of a type.
    pub fn of(&self, building: BuildingType) -> impl Iterator<Item = &Tile> {
        self.tiles.iter().filter(move |tile| tile.building() == building)
    }

    /// How many there are of each type, in the order of §A1.1.
    #[must_use]
    pub fn counts(&self) -> [u8; BuildingType::COUNT] {
        BuildingType::ALL.map(|building| self.of(building).count() as u8)
    }

    /// The most walls that some tiles of a type can have: those that have most (§A8).
    #[must_use]
    pub fn most_walls(&self, building: BuildingType, tiles: u8) -> u16 {
        let mut walls: Vec<u8> = self.of(building).map(|tile| tile.walls.count()).collect();
        walls.sort_unstable_by(|a, b| b.cmp(a));
        walls.into_iter().take(tiles.into()).map(u16::from).sum()
    }
}

/// The text without the mark that spreadsheets put before it.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// One line; none when it has a fault.
fn read_tile(line: usize, columns: [&str; HEAD.len()], faults: &mut Vec<TileFault>) -> Option<Tile> {
    let before = faults.len();
    let [id, building, price, north, east, south, west, count] = columns;
    let text = str::to_owned;
    let read_id = TileId::read(id);
    match read_id {
        None => faults.push(TileFault::Id { line, text: text(id) }),
        Some(id) if id.building.name() != building => {
            faults.push(TileFault::Type { line, text: text(building) });
        }
        Some(_) => {}
    }
    let read_price = price.parse().ok().filter(|price| PRICES.contains(price));
    if read_price.is_none() {
        faults.push(TileFault::Price { line, text: text(price) });
    }
    let mut walls = Sides::NONE;
    for (side, wall) in Side::ALL.into_iter().zip([north, east, south, west]) {
        match wall {
            "0" => {}
            "1" => walls = walls.with(side),
            _ => faults.push(TileFault::Wall { line, side, text: text(wall) }),
        }
    }
    if faults.len() == before && count.parse() != Ok(walls.count()) {
        faults.push(TileFault::Walls { line, text: text(count), found: walls.count() });
    }
    let tile = Tile { id: read_id?, price: read_price?, walls };
    (faults.len() == before).then_some(tile)
}
