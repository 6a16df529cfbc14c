//! The score sheet of the score pad: a row for each player, or in an upright window a column, every field large enough for
//! a finger.

mod cells;
mod rows;

use egui::{Rect, Ui, Vec2, vec2};

use cells::CountForm;
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

/// The height of a row of a player, and of a type, at most.
const MOST_ROW: f32 = 216.0;
const MOST_TYPE: f32 = 168.0;
/// The height of the names with their totals over their columns, and the width of the types at the left of their rows, at
/// least and at most.
const NAMES: [f32; 2] = [120.0, 172.0];
const TYPE: [f32; 2] = [116.0, 192.0];
/// What a field needs with what it leaves to its neighbours.
const FIELD: Vec2 = vec2(56.0, 56.0);

/// What so many columns of players need.
#[must_use]
pub const fn least_upright(players: usize) -> Vec2 {
    vec2(TYPE[0] + FIELD.x * players as f32, NAMES[0] + FIELD.y * BuildingType::COUNT as f32)
}

/// Shows the pad in `rect`; returns what was tapped.
pub fn show(ui: &mut Ui, rect: Rect, view: &PadView, types: Types) -> Option<PadTap> {
    let theme = Theme::of(ui.ctx());
    let table = table(rect, view.rows.len(), types);
    table.paint_strips(ui.painter(), &theme);
    for head in &view.types {
        head.show(ui, &theme, &table);
    }
    let titled = match types {
        Types::AsColumns => table.over(BuildingType::COUNT),
        Types::AsRows => rows::total_of(table.corner()),
    };
    words(ui.painter(), &theme, titled, &view.total_title);
    // All fields say in the same way how many boxes are filled.
    let rows = view.rows.iter().enumerate();
    let form = rows.clone().map(|(k, row)| rows::count_form(ui.painter(), &table, k, row)).min();
    let form = form.unwrap_or(CountForm::Words);
    let mut tapped = None;
    for (k, row) in rows {
        tapped = tapped.or(rows::show(ui, &theme, &table, (k, row), form));
    }
    tapped
}

fn table(rect: Rect, players: usize, types: Types) -> TypeTable {
    let share = |of: f32, share: f32, [least, most]: [f32; 2]| (of * share).clamp(least, most);
    let (margins, (rows, columns), most) = match types {
        Types::AsColumns => {
            let head = share(rect.height(), 0.14, [TypeTable::TYPES, 92.0]);
            let first = share(rect.width(), 0.155, [136.0, 230.0]);
            let last = share(rect.width(), 0.085, [76.0, 130.0]);
            (Margins { head, first, last }, (players, BuildingType::COUNT), MOST_ROW)
        }
        Types::AsRows => {
            let (head, first) = (share(rect.height(), 0.16, NAMES), share(rect.width(), 0.22, TYPE));
            (Margins { head, first, last: 0.0 }, (BuildingType::COUNT, players), MOST_TYPE)
        }
    };
    // A few rows do not grow without end; what they leave is mostly below.
    let row = ((rect.height() - margins.head) / rows.max(1) as f32).min(most);
    let size = vec2(rect.width(), margins.head + row * rows as f32);
    let spare = rect.height() - size.y;
    let rect = Rect::from_min_size(rect.min + vec2(0.0, spare * 0.3), size);
    TypeTable::new(rect, types, (rows, columns), margins)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_the_least_upright_room_every_field_is_a_target_for_a_finger() {
        for players in 1..=6 {
            let room = Rect::from_min_size(egui::pos2(8.0, 8.0), least_upright(players));
            let table = table(room, players, Types::AsRows);
            for (player, building) in
                (0..players).flat_map(|player| BuildingType::ALL.map(|building| (player, building)))
            {
                let field = rows::field(&table, player, building);
                assert!(room.contains_rect(field), "{players} {field}");
                assert!(field.width() > 43.99 && field.height() > 39.99, "{players} {field}");
            }
        }
    }

    #[test]
    fn the_total_of_a_column_lies_below_its_name_and_beside_its_title() {
        let room = Rect::from_min_size(egui::pos2(8.0, 8.0), vec2(736.0, 1000.0));
        let table = table(room, 3, Types::AsRows);
        let (total, title) = (rows::total_of(table.head_of_player(1)), rows::total_of(table.corner()));
        assert!(table.player(1).contains_rect(total) && total.y_range() == title.y_range());
        assert!(title.max.x <= total.min.x);
    }
}
