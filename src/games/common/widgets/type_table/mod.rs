//! A table of players and types of building, wherever one is drawn: where its parts lie, its strips, the heads of the
//! types, the names of the players and their totals. What stands in a cell is the matter of each place.

mod boxes;
mod figure;
mod heads;
mod names;
mod strips;

pub use boxes::{Boxes, Filled};
pub use figure::Figure;
pub use heads::{Places, TypeHead, foot, words};
pub use names::{Name, total};
pub use strips::{Frame, band, explained};

use egui::{Rangef, Rect, Vec2, pos2, vec2};

use ui::theme;

/// Which way the types run; the players run the other way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Types {
    /// A column for each, and a row for each player.
    AsColumns,
    /// A row for each, and a column for each player.
    AsRows,
}

/// How large the parts of a table are that are not cells.
#[derive(Clone, Copy, Debug)]
pub struct Margins {
    /// The height of what is over the columns.
    pub head: f32,
    /// The width of what is at the left of the rows.
    pub first: f32,
    /// The width of the last column, such as a total.
    pub last: f32,
}

/// Where the parts of a table are.
#[derive(Clone, Copy, Debug)]
pub struct TypeTable {
    rect: Rect,
    types: Types,
    rows: usize,
    columns: usize,
    margins: Margins,
}

impl TypeTable {
    /// The height of types over their columns.
    pub const TYPES: f32 = 64.0;
    /// The height of names over their columns.
    pub const NAMES: f32 = 44.0;

    /// A table that fills `rect`; its columns are alike, but for the last.
    #[must_use]
    pub const fn new(rect: Rect, types: Types, (rows, columns): (usize, usize), margins: Margins) -> Self {
        Self { rect, types, rows, columns, margins }
    }

    /// The least size of a table whose every field is a target for a finger.
    #[must_use]
    pub const fn least((rows, columns): (usize, usize), margins: Margins) -> Vec2 {
        let Margins { head, first, last } = margins;
        vec2(first + theme::size::TOUCH * columns as f32 + last, head + theme::size::CONTROL * rows as f32)
    }

    /// Which way the types run.
    #[must_use]
    pub const fn types(&self) -> Types {
        self.types
    }

    fn row_height(&self) -> f32 {
        (self.rect.height() - self.margins.head) / self.rows.max(1) as f32
    }

    /// The strip of a row.
    #[must_use]
    pub fn row(&self, row: usize) -> Rect {
        let top = self.rect.min.y + self.margins.head + self.row_height() * row as f32;
        Rect::from_min_size(pos2(self.rect.min.x, top), vec2(self.rect.width(), self.row_height()))
    }

    fn column(&self, column: usize) -> Rangef {
        let Margins { first, last, .. } = self.margins;
        let step = (self.rect.width() - first - last) / self.columns.max(1) as f32;
        let left = self.rect.min.x + first + step * column as f32;
        Rangef::new(left, left + if column == self.columns { last } else { step })
    }

    /// What is over a column; the last one is that after all others.
    #[must_use]
    pub fn over(&self, column: usize) -> Rect {
        let top = self.rect.min.y;
        Rect::from_x_y_ranges(self.column(column), top..=top + self.margins.head)
    }

    /// What is at the left of a row.
    #[must_use]
    pub fn beside(&self, row: usize) -> Rect {
        self.row(row).with_max_x(self.rect.min.x + self.margins.first)
    }

    /// What is over the names or the drawings at the left.
    #[must_use]
    pub fn corner(&self) -> Rect {
        Rect::from_min_size(self.rect.min, vec2(self.margins.first, self.margins.head))
    }

    /// A cell of the table by row and column.
    #[must_use]
    pub fn cell(&self, row: usize, column: usize) -> Rect {
        Rect::from_x_y_ranges(self.column(column), self.row(row).y_range())
    }

    /// The cell of a player and a type, whichever way the types run.
    #[must_use]
    pub fn field(&self, player: usize, of_type: usize) -> Rect {
        match self.types {
            Types::AsColumns => self.cell(player, of_type),
            Types::AsRows => self.cell(of_type, player),
        }
    }

    /// All that is a player's: the row, or the column with its head.
    #[must_use]
    pub fn player(&self, player: usize) -> Rect {
        match self.types {
            Types::AsColumns => self.row(player),
            Types::AsRows => Rect::from_x_y_ranges(self.column(player), self.rect.y_range()),
        }
    }

    fn head_of_type(&self, k: usize) -> Rect {
        match self.types {
            Types::AsColumns => self.over(k),
            Types::AsRows => self.beside(k),
        }
    }

    /// Where the name of a player is.
    #[must_use]
    pub fn head_of_player(&self, player: usize) -> Rect {
        match self.types {
            Types::AsColumns => self.beside(player),
            Types::AsRows => self.over(player),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_of_the_least_size_has_fields_for_a_finger() {
        let margins = Margins { head: TypeTable::TYPES, first: 120.0, last: 60.0 };
        let (players, types) = (6, 10);
        for (size, run) in [((players, types), Types::AsColumns), ((types, players), Types::AsRows)] {
            let rect = Rect::from_min_size(pos2(8.0, 8.0), TypeTable::least(size, margins));
            let table = TypeTable::new(rect, run, size, margins);
            let field = table.field(players - 1, types - 1);
            assert!((field.width() - 44.0).abs() < 0.01 && (field.height() - 40.0).abs() < 0.01, "{field:?}");
            assert!(rect.expand(0.01).contains_rect(field));
        }
    }
}
