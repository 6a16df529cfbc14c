//! Seats of computers, which are called by their policies.

use std::fmt::Display;

use crate::PLAYER_COLOURS;
use kernel::record::{Seat, SeatKind};

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
