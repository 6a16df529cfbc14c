//! What a written table does not say: the colours of its players.

use crate::{
    games::{common::PLAYER_COLOURS, roll_and_write::pad::Pad},
    kernel::{NameKey, record::SeatKind},
};

/// Colours for the players: the one a player is called by, else the first that nobody has.
pub fn give(pad: &mut Pad) {
    let seats = &mut pad.header.seats;
    let mut free = PLAYER_COLOURS.to_vec();
    for seat in seats.iter_mut() {
        let name = NameKey::of(&seat.name);
        if let Some(at) = free.iter().position(|&colour| colour == name.as_str()) {
            seat.colour = free.remove(at).to_owned();
        }
    }
    for seat in seats.iter_mut().filter(|seat| seat.kind != SeatKind::Phantom && seat.colour.is_empty()) {
        seat.colour = free.remove(0).to_owned();
    }
}
