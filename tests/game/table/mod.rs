//! The rules of the pad.

mod closing;
mod faults;
mod options;
mod phantoms;
mod rounds;
mod seats;

use alhambra::{
    games::{
        common::BuildingType,
        roll_and_write::{
            log::NamedLayout,
            pad::{Pad, PadError, PadEvent},
            rules::{GameConfig, Layout, LayoutDraft, Pair},
        },
    },
    kernel::By,
};

pub fn config(players: usize, phantoms: usize) -> GameConfig {
    GameConfig::new(NamedLayout::standard().1, players, phantoms).unwrap()
}

/// A configuration with a layout of counts only.
pub fn counts_only(players: usize, phantoms: usize, counts: [u8; 6]) -> GameConfig {
    let counts = Some(counts.map(i64::from).to_vec());
    let draft = LayoutDraft { grid: None, counts, ..NamedLayout::standard().0.draft };
    GameConfig::new(Layout::new(&draft).unwrap(), players, phantoms).unwrap()
}

pub const COUNTS: [u8; 6] = [5, 5, 6, 6, 7, 7];

pub const fn fill(row: u8, building: BuildingType, round: u8) -> PadEvent {
    PadEvent::Fill { row, building, round }
}

pub const fn coins(row: u8, round: u8) -> PadEvent {
    PadEvent::Coins { row, round }
}

pub fn roll(row: u8, round: u8, yellow: u8, blue: u8) -> PadEvent {
    let Pair { yellow, blue } = Pair::new(yellow, blue).unwrap();
    PadEvent::Roll { row, round, yellow, blue, by: By::People }
}

pub const fn close(row: u8, lines: [u8; 3], coins: u8) -> PadEvent {
    PadEvent::Close { row, lines, coins, built: None }
}

pub fn enter(pad: &mut Pad, events: impl IntoIterator<Item = PadEvent>) {
    for event in events {
        pad.enter(event).unwrap_or_else(|fault| panic!("{event:?}: {fault:?}"));
    }
}

/// Why an event is refused.
pub fn refused(pad: &Pad, event: PadEvent) -> PadError {
    let mut changed = pad.clone();
    let fault = changed.enter(event).expect_err("it fits");
    assert_eq!(&changed, pad, "what is refused changes nothing");
    fault
}
