//! What the sheet of a table shows, and what was tapped on it.

use crate::rules::{FalconKind, GameConfig, Module, Scoring};
use common::{BuildingType, widgets::type_table::Name};

/// A column of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Column {
    /// A type of building.
    Type(BuildingType),
    /// The longest line of wall.
    Wall,
    /// What is counted of a module.
    Module(Module),
}

impl Column {
    /// The columns that a scoring needs: the types, walls, and the modules that score in it.
    #[must_use]
    pub fn needed(config: &GameConfig, scoring: Scoring) -> Vec<Self> {
        let modules = config.options().modules.iter().filter(|module| module.scores_at(scoring));
        let types = BuildingType::ALL.into_iter().map(Self::Type);
        types.chain([Self::Wall]).chain(modules.map(Self::Module)).collect()
    }
}

/// The sheet to show.
#[derive(Clone, Debug)]
pub struct SheetView {
    /// The columns, from the left.
    pub heads: Vec<HeadView>,
    /// Over the last column.
    pub total_title: String,
    /// Players and the third player, from the top.
    pub rows: Vec<RowView>,
    /// The row that what is entered with keys belongs to.
    pub current: Option<usize>,
    /// Nothing can be tapped.
    pub still: bool,
}

/// What stands over a column.
#[derive(Clone, Debug)]
pub struct HeadView {
    /// Which.
    pub column: Column,
    /// Its name.
    pub name: String,
    /// The VP of its places in the scoring that is shown.
    pub places: String,
    /// What a screen reader says.
    pub label: String,
}

/// A row.
#[derive(Clone, Debug)]
pub struct RowView {
    /// Whose.
    pub name: Name,
    /// Below the name.
    pub caption: String,
    /// Goes first.
    pub first: bool,
    /// Laid on screen: its board says what stands in the cells.
    pub laid: bool,
    /// What a screen reader says of it.
    pub label: String,
    /// One for each column.
    pub cells: Vec<CellView>,
    /// The total of the scorings that were held.
    pub total: String,
    /// What the scoring that is shown gives.
    pub now: String,
}

/// A cell.
#[derive(Clone, Debug)]
pub struct CellView {
    /// What stands in it.
    pub figure: CellFigure,
    /// What it gives in the scoring that is shown.
    pub vp: String,
    /// The same where there is little room.
    pub short: String,
    /// Has most of the type.
    pub leads: bool,
    /// Can be tapped.
    pub taps: bool,
    /// What a screen reader says.
    pub label: String,
}

/// What stands in a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CellFigure {
    /// Boxes, so many of which are filled.
    Boxes {
        /// Filled.
        count: u8,
        /// All.
        printed: u8,
    },
    /// A figure, such as the length of a wall.
    Figure(String),
    /// So many falcons of each kind.
    Falcons([u16; FalconKind::COUNT]),
    /// Nothing was said yet.
    Open,
    /// Such rows have none.
    None,
}

/// What was tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetTap {
    /// A cell.
    Cell(usize, Column),
    /// A cell in the way that takes one off.
    Less(usize, Column),
    /// The name of a row.
    Row(usize),
    /// The head of a column.
    Head(Column),
}

/// What happened on the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SheetResponse {
    /// What was tapped.
    pub tap: Option<SheetTap>,
    /// What pointer or keyboard points at: a column, and a row where it is no head.
    pub pointed: Option<(Option<usize>, Column)>,
}
