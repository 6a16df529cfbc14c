//! Who has a row: the name in its colour.

use crate::text::names::who;
use common::{screens::players, widgets::type_table::Name};
use kernel::record::Seat;
use text::Texts;
use ui::theme::Theme;

/// The name of a row, from 0.
#[must_use]
pub fn name(texts: &Texts, theme: &Theme, seats: &[Seat], row: usize) -> Name {
    Name { words: who(texts, seats, row), ..players::name(theme, seats, row) }
}
