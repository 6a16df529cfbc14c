//! Who has a row: the name in its colour.

use egui::Color32;

use crate::{
    games::{
        alhambra::text::names::who,
        common::{PLAYER_COLOURS, widgets::type_table::Name},
    },
    kernel::record::{Seat, SeatKind},
    text::Texts,
    ui::theme::Theme,
};

/// The colour of a row; the third player has a quiet one.
#[must_use]
pub fn colour(theme: &Theme, row: usize, seat: &Seat) -> Color32 {
    if seat.kind == SeatKind::Phantom {
        return theme.line;
    }
    let named = PLAYER_COLOURS.iter().position(|colour| *colour == seat.colour);
    theme.players[named.unwrap_or(row) % theme.players.len()]
}

/// The name of a row, from 0.
#[must_use]
pub fn name(texts: &Texts, theme: &Theme, seats: &[Seat], row: usize) -> Name {
    let colour = seats.get(row).map_or(theme.line, |seat| colour(theme, row, seat));
    Name { words: who(texts, seats, row), colour, ..Name::default() }
}
