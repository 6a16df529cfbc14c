//! The forecast and the audit of the pad.

use alhambra::{
    games::{
        common::BuildingType,
        roll_and_write::{
            advisor::Policy,
            log::NamedLayout,
            pad::{Pad, PadEvent, PadExt},
            rules::{AuditFinding, GameConfig},
        },
    },
    kernel::{Confirmed, Note},
};

use crate::game::support::{closings_of, entries_of, header, modes, new_pad, played};

#[test]
fn a_full_game_entered_on_the_pad_has_no_oddities_and_ends_as_forecast() {
    for (mode, config) in modes() {
        let game = played(config, 31, Policy::Greedy);
        let mut pad = new_pad(&config, 31);
        let mut bounds = Vec::new();
        for event in entries_of(&game).into_iter().chain(closings_of(&game, false)) {
            pad.enter(event).unwrap();
            assert_eq!(pad.findings(), [], "{mode}: after {event:?}");
            let forecast = pad.forecast();
            bounds.push((0..config.rows()).map(|row| forecast.bounds(row)).collect::<Vec<_>>());
        }
        for (row, &end) in bounds.last().unwrap().iter().enumerate() {
            let total = pad.pad_state().score.types_vp(config.layout(), row);
            assert_eq!(end, (total, total), "{mode}: nothing is open at the end");
            assert!(bounds.iter().all(|rows| (rows[row].0..=rows[row].1).contains(&total)), "{mode}");
        }
    }
}

#[test]
fn an_oddity_stays_listed_and_is_asked_about_once() {
    let config = GameConfig::new(NamedLayout::standard().1, 3, 0).unwrap();
    let mut pad = Pad::new(header(&config), config, None);
    for row in 1..=3 {
        for building in [BuildingType::Tower, BuildingType::Garden, BuildingType::Tower] {
            pad.enter(PadEvent::Fill { row, building, round: 0 }).unwrap();
        }
    }
    for round in 1..=2 {
        for _ in 0..2 {
            pad.enter(PadEvent::Fill { row: 1, building: BuildingType::Chambers, round }).unwrap();
        }
        for row in 2..=3 {
            pad.enter(PadEvent::Coins { row, round }).unwrap();
        }
    }
    let odd = AuditFinding::SecondUnpaid { row: 1, round: 2, coins: 0 };
    assert_eq!((pad.findings(), pad.unconfirmed()), (vec![odd], vec![odd]));
    pad.confirm(odd);
    assert_eq!((pad.findings(), pad.unconfirmed()), (vec![odd], vec![]));
    pad.enter(PadEvent::Coins { row: 1, round: 3 }).unwrap();
    assert_eq!(pad.unconfirmed(), [], "later entries do not ask again");
    let confirmed = pad.log().iter().any(|entry| {
        matches!(entry, alhambra::kernel::Entry::Note(Note::Confirm { finding }) if *finding == Confirmed::Finding(odd))
    });
    assert!(confirmed, "the record says so");
}
