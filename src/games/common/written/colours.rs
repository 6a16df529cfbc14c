//! What a written table does not say: the colours of its players.

use super::vocabulary::COLOURS;
use crate::PLAYER_COLOURS;
use kernel::record::{Seat, SeatKind};

/// Gives every player a colour: the one that the name is, in any language, else the first that nobody has.
pub fn give_colours(seats: &mut [Seat]) {
    let players = || seats.iter().filter(|seat| seat.kind != SeatKind::Phantom);
    let mut called: Vec<Option<usize>> = players().map(|seat| COLOURS.find(&seat.name)).collect();
    for at in 0..called.len() {
        // Two names may be one colour: the first has it.
        called[at] = called[at].filter(|colour| !called[..at].contains(&Some(*colour)));
    }
    let mut free = (0..PLAYER_COLOURS.len()).filter(|colour| !called.contains(&Some(*colour)));
    let players = seats.iter_mut().filter(|seat| seat.kind != SeatKind::Phantom);
    for (seat, called) in players.zip(&called) {
        let colour = called.or_else(|| free.next()).and_then(|colour| PLAYER_COLOURS.get(colour));
        seat.colour = colour.copied().unwrap_or_default().to_owned();
    }
}
