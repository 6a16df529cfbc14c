//! Who has a row: the colour and the name.

use egui::Color32;

use crate::{PLAYER_COLOURS, widgets::type_table::Name};
use kernel::record::{Seat, SeatKind};
use ui::theme::Theme;

/// The colour of a row; whoever plays without a person has a quiet one.
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
pub fn name(theme: &Theme, seats: &[Seat], row: usize) -> Name {
    let seat = seats.get(row);
    let words = seat.map(|seat| seat.name.clone()).unwrap_or_default();
    Name { words, colour: seat.map_or(theme.line, |seat| colour(theme, row, seat)), ..Name::default() }
}
