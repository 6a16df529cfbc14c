//! Who has a row: the name in its colour.

use crate::{
    games::{
        alhambra::text::names::who,
        common::{screens::players, widgets::type_table::Name},
    },
    kernel::record::Seat,
    text::Texts,
    ui::theme::Theme,
};

/// The name of a row, from 0.
#[must_use]
pub fn name(texts: &Texts, theme: &Theme, seats: &[Seat], row: usize) -> Name {
    Name { words: who(texts, seats, row), ..players::name(theme, seats, row) }
}
