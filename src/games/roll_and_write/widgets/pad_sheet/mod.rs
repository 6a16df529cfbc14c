//! The score sheet of the score pad: a row for each player, every field large enough for a finger.

mod cells;
mod header;
mod rows;

use egui::{Color32, Rect, Ui, pos2, vec2};

use crate::{
    games::common::BuildingType,
    ui::theme::{self, Theme},
};

/// The pad to show.
#[derive(Clone, Debug)]
pub struct PadView {
    /// The types, in their order.
    pub types: [TypeView; BuildingType::COUNT],
    /// Over the last column, such as "types now".
    pub total_title: String,
    /// Players and phantoms, from the top.
    pub rows: Vec<RowView>,
}

/// A type of building over its column.
#[derive(Clone, Debug)]
pub struct TypeView {
    /// As shown.
    pub name: String,
    /// The points of the three places.
    pub places: [u8; 3],
    /// How many of them are gone, from the first.
    pub struck: u8,
    /// The whole in words, shown on hovering and read by a screen reader.
    pub tooltip: String,
}

/// A player or a phantom.
#[derive(Clone, Debug)]
pub struct RowView {
    /// As shown.
    pub name: String,
    /// What the row is called for a screen reader, with what it entered.
    pub label: String,
    /// The colour of the player.
    pub colour: Color32,
    /// Below the name: what was entered, or that it is their turn.
    pub caption: String,
    /// The pair last rolled for a phantom, yellow and blue.
    pub dice: Option<(u8, u8)>,
    /// Carries the star of the first player.
    pub first: bool,
    /// What is entered now belongs to this row.
    pub current: bool,
    /// Takes part no longer.
    pub gone: bool,
    /// One for each type.
    pub cells: [FieldView; BuildingType::COUNT],
    /// In the last column.
    pub total: String,
}

/// The boxes of one row and type.
#[derive(Clone, Debug)]
pub struct FieldView {
    /// Boxes filled by the round that is shown.
    pub count: u8,
    /// Boxes filled since.
    pub later: u8,
    /// Boxes printed.
    pub printed: u8,
    /// At the left below the boxes, such as "2 of 5".
    pub caption: String,
    /// At the right below the boxes: what it gives now, such as "8 VP".
    pub now: String,
    /// What it gives stays the same, whatever happens.
    pub locked: bool,
    /// What a tap does.
    pub tap: TapView,
    /// What a screen reader says.
    pub label: String,
}

/// What a tap on a field does: the same wherever it is hit, but for the box just filled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TapView {
    /// Anywhere on the field.
    pub field: Option<FieldTap>,
    /// The box just filled is marked, and a tap on it empties it; this is what a screen reader calls that.
    pub empties: Option<String>,
    /// A long press or a secondary click shows the entries of the boxes, to change one.
    pub changes: bool,
}

/// What a tap anywhere on a field does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldTap {
    /// Fills the next box.
    Fill,
    /// Shows the entries of the boxes, to change one.
    Change,
}

/// What was tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadTap {
    /// The next box of a row and type.
    Fill {
        /// From 0.
        row: usize,
        /// The type.
        building: BuildingType,
    },
    /// The box filled last.
    Empty,
    /// The filled boxes of a row and type.
    Change {
        /// From 0.
        row: usize,
        /// The type.
        building: BuildingType,
    },
    /// The name of a row.
    Row(usize),
}

/// Shows the pad in `rect`; returns what was tapped.
pub fn show(ui: &mut Ui, rect: Rect, view: &PadView) -> Option<PadTap> {
    let theme = Theme::of(ui.ctx());
    let columns = Columns::new(rect, view.rows.len());
    header::show(ui, &theme, &columns, view);
    let mut tapped = None;
    for (k, row) in view.rows.iter().enumerate() {
        tapped = tapped.or(rows::show(ui, &theme, &columns, k, row));
    }
    tapped
}

/// The height of a row at most.
const MOST_ROW: f32 = 216.0;

/// Where the parts of the pad are.
struct Columns {
    rect: Rect,
    header: f32,
    row: f32,
    name: f32,
    total: f32,
}

impl Columns {
    /// The room between fields, and between rows.
    const GAP: f32 = theme::space::SMALL;

    fn new(rect: Rect, rows: usize) -> Self {
        let header = (rect.height() * 0.14).clamp(58.0, 92.0);
        // A few rows do not grow without end; what they leave is mostly below.
        let row = ((rect.height() - header) / rows.max(1) as f32).min(MOST_ROW);
        let spare = rect.height() - header - row * rows as f32;
        let rect = rect.with_min_y(rect.min.y + spare.max(0.0) * 0.3);
        let name = (rect.width() * 0.155).clamp(136.0, 230.0);
        let total = (rect.width() * 0.085).clamp(76.0, 130.0);
        Self { rect, header, row, name, total }
    }

    fn row(&self, k: usize) -> Rect {
        let top = self.rect.min.y + self.header + self.row * k as f32;
        let strip = Rect::from_min_size(pos2(self.rect.min.x, top), vec2(self.rect.width(), self.row));
        strip.shrink2(vec2(0.0, Self::GAP / 2.0 - 1.0))
    }

    /// A type's column, as high as the pad.
    fn column(&self, k: usize) -> Rect {
        let width = (self.rect.width() - self.name - self.total) / BuildingType::COUNT as f32;
        let left = self.rect.min.x + self.name + width * k as f32;
        Rect::from_x_y_ranges(left..=left + width, self.rect.y_range()).shrink2(vec2(Self::GAP / 2.0, 0.0))
    }

    fn cell(&self, row: usize, k: usize) -> Rect {
        let strip = self.row(row).shrink2(vec2(0.0, (self.row * 0.07).clamp(4.0, 12.0)));
        Rect::from_x_y_ranges(self.column(k).x_range(), strip.y_range())
    }

    /// The middle of the last column.
    fn total(&self) -> f32 {
        self.rect.max.x - self.total / 2.0
    }
}
