//! Who has a row: the colour and the name, and the short one where that has no room.

use egui::Color32;

use crate::{PLAYER_COLOURS, widgets::type_table::Name};
use kernel::{
    NameKey, People,
    record::{ME, Seat, SeatKind},
};
use ui::{short_names::ShortNames, theme::Theme};

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

/// The short names of people; `me` is what the person at this computer is called.
#[must_use]
pub fn short_names(people: &People, me: &str) -> ShortNames {
    let (people, me) = (people.clone(), NameKey::of(me));
    ShortNames::new(move |name| {
        let name = NameKey::of(name);
        let said = people.of(name.as_str()).or_else(|| people.of(ME).filter(|_| name == me));
        said.map(|person| person.short.clone()).filter(|short| !short.is_empty())
    })
}
