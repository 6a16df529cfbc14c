//! The score sheet of the score pad: a row for each player, every field large enough for a finger.

mod cells;
mod rows;

use egui::{Rect, Ui, vec2};

use common::{
    BuildingType,
    widgets::type_table::{Margins, Name, TypeHead, TypeTable, Types, words},
};
use ui::theme::Theme;

/// The pad to show.
#[derive(Clone, Debug)]
pub struct PadView {
    /// The types, in their order.
    pub types: [TypeHead; BuildingType::COUNT],
    /// Over the last column, such as "types now".
    pub total_title: String,
    /// Players and phantoms, from the top.
    pub rows: Vec<RowView>,
}

/// A player or a phantom.
#[derive(Clone, Debug)]
pub struct RowView {
    /// Whose it is; current, if what is entered now belongs to this row, and quiet, if it takes part no longer.
    pub name: Name,
    /// What the row is called for a screen reader, with what it entered.
    pub label: String,
    /// Below the name: what was entered, or that it is their turn.
    pub caption: String,
    /// The pair last rolled for a phantom, yellow and blue.
    pub dice: Option<(u8, u8)>,
    /// Carries the star of the first player.
    pub first: bool,
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
    /// The last of them was filled just now.
    pub just_filled: bool,
    /// What a tap does.
    pub tap: TapView,
    /// What a screen reader says.
    pub label: String,
}

/// What a tap on a field does: the same wherever it is hit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TapView {
    /// Anywhere on the field.
    pub field: Option<FieldTap>,
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
    /// Turns to the row, which takes part no longer.
    Row,
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
    /// The filled boxes of a row and type.
    Change {
        /// From 0.
        row: usize,
        /// The type.
        building: BuildingType,
        /// The box that was held, from the left; none where it was none, or they have no room to be drawn.
        held: Option<u8>,
    },
    /// The name of a row.
    Row(usize),
}

/// The height of a row at most.
const MOST_ROW: f32 = 216.0;

/// Shows the pad in `rect`; returns what was tapped.
pub fn show(ui: &mut Ui, rect: Rect, view: &PadView) -> Option<PadTap> {
    let theme = Theme::of(ui.ctx());
    let table = table(rect, view.rows.len());
    table.paint_strips(ui.painter(), &theme);
    for head in &view.types {
        head.show(ui, &theme, &table);
    }
    words(ui.painter(), &theme, table.over(BuildingType::COUNT), &view.total_title);
    // All fields say in the same way how many boxes are filled.
    let rows = view.rows.iter().enumerate();
    let in_words = rows.clone().all(|(k, row)| rows::has_words(ui.painter(), &table, k, row));
    let mut tapped = None;
    for (k, row) in rows {
        tapped = tapped.or(rows::show(ui, &theme, &table, (k, row), in_words));
    }
    tapped
}

fn table(rect: Rect, rows: usize) -> TypeTable {
    let head = (rect.height() * 0.14).clamp(TypeTable::TYPES, 92.0);
    // A few rows do not grow without end; what they leave is mostly below.
    let row = ((rect.height() - head) / rows.max(1) as f32).min(MOST_ROW);
    let size = vec2(rect.width(), head + row * rows as f32);
    let spare = rect.height() - size.y;
    let first = (rect.width() * 0.155).clamp(136.0, 230.0);
    let last = (rect.width() * 0.085).clamp(76.0, 130.0);
    let rect = Rect::from_min_size(rect.min + vec2(0.0, spare * 0.3), size);
    let margins = Margins { head, first, last };
    TypeTable::new(rect, Types::AsColumns, (rows, BuildingType::COUNT), margins)
}
