//! What a game of computers has beside its moves: seats that are called by their policies, and a header.

use std::fmt::Display;

use jiff::tz::TimeZone;
use sha2::{Digest, Sha256};

use crate::PLAYER_COLOURS;
use kernel::record::{Header, Seat, SeatKind, When};

/// A seat for each policy, with a number in its name where there are several of it.
pub fn computer_seats<P: Display + PartialEq>(policies: &[P]) -> Vec<Seat> {
    let computer = |(index, policy): (usize, &P)| {
        let same = |policies: &[P]| policies.iter().filter(|&other| other == policy).count();
        let id = policy.to_string();
        let mut name = id.clone();
        name[..1].make_ascii_uppercase();
        if same(policies) > 1 {
            name = format!("{name} {}", same(&policies[..=index]));
        }
        Seat {
            id: format!("computer-{}", name.to_lowercase().replace(' ', "-")),
            name,
            colour: PLAYER_COLOURS.get(index).map_or_else(String::new, ToString::to_string),
            kind: SeatKind::Computer,
            policy: Some(id),
        }
    };
    policies.iter().enumerate().map(computer).collect()
}

/// The header of a game of computers. Its time is as good as none, so it ends when it starts. Its id is the same for the
/// same game, so that records can be reproduced, and another for another: `told` says all that makes the game.
pub fn computer_header(told: &str, started: When, layout: &str, seats: Vec<Seat>) -> Header {
    let zone = TimeZone::system();
    let text = format!("{} {told}", started.moment(&zone));
    let hex: String = Sha256::digest(text).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    let mut header = Header::new(&format!("play-{hex}"), layout, seats);
    header.begin(started, &zone);
    header.ended = Some(header.started);
    header
}
