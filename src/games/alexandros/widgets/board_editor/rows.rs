//! How many rows a board has, and where one of them begins and ends.

use egui::Ui;

use crate::rules::MOST_ROWS;
use ui::{form, widgets::stepper};

/// The rows of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowsView {
    /// How many there are.
    pub rows: usize,
    /// The places without a space at the beginning of the current row.
    pub offset: usize,
    /// How many places it has from there on.
    pub length: usize,
}

/// The name of each number, and those of its buttons for less and more.
#[derive(Clone, Copy, Debug)]
pub struct RowWords<'a> {
    /// The number of rows.
    pub rows: (&'a str, [&'a str; 2]),
    /// Where the row begins.
    pub offset: (&'a str, [&'a str; 2]),
    /// How long it is.
    pub length: (&'a str, [&'a str; 2]),
}

/// What was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowChange {
    /// The number of rows.
    Rows(usize),
    /// Where the row begins.
    Offset(usize),
    /// How long it is.
    Length(usize),
}

/// Shows the three numbers, one below the other.
pub fn show_rows(ui: &mut Ui, words: &RowWords<'_>, view: RowsView) -> Option<RowChange> {
    let mut changed = None;
    let numbers = [
        (words.rows, view.rows, 1, RowChange::Rows as fn(usize) -> RowChange),
        (words.offset, view.offset, 0, RowChange::Offset),
        (words.length, view.length, 0, RowChange::Length),
    ];
    for ((name, ends), number, least, change) in numbers {
        let mut value = number as i64;
        form::field(ui, name, |ui, _| {
            if stepper::show(ui, name, ends, &mut value, least..=MOST_ROWS as i64) {
                changed = usize::try_from(value).ok().map(change);
            }
        });
    }
    changed
}
