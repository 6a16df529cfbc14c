//! Rows that were seated wrongly.

use alhambra::{
    games::{
        common::BuildingType::{Arcades, Garden, Tower},
        roll_and_write::{
            pad::{PadError, PadEvent, PadExt, Reseat},
            record::read,
            rules::ConfigFault,
        },
    },
    kernel::{Entry, Note, record::Seat},
};

use super::{coins, config, enter, fill, roll};
use crate::game::support::{new_pad, table, text_of_pad};

fn seat(name: &str) -> Seat {
    Seat::human(name, name, "")
}

#[test]
fn a_table_is_reseated_with_its_entries() {
    let mut pad = new_pad(&config(3, 0), 1);
    enter(&mut pad, [PadEvent::First { row: 3 }, fill(1, Tower, 0), fill(3, Garden, 0), coins(2, 1)]);
    pad.amend(2, fill(1, Arcades, 0)).unwrap();
    // Cleo, Ada, Ben.
    let seats = [2, 0, 1].map(|row| pad.header.seats[row].clone());
    pad.reseat(seats.to_vec(), &[Some(2), Some(0), Some(1)]).unwrap();
    assert_eq!(pad.header.seats[0].name, "Cleo");
    assert_eq!(
        (pad.first(), pad.pad_state().boxes(0), pad.pad_state().boxes(1)),
        (0, [0, 0, 0, 0, 1, 0], [0, 0, 1, 0, 0, 0])
    );
    assert_eq!(pad.entries_of(2, 1), [(4, coins(3, 1))]);
    assert!(matches!(&pad.log()[4], Entry::Note(Note::Amend { event, .. }) if event.row() == Some(2)));
    assert_eq!(table(read(&text_of_pad(&pad)).unwrap()), pad);
    // With a fourth player the number of rounds changes.
    let mut seats = pad.header.seats.clone();
    seats.insert(1, seat("Dan"));
    pad.reseat(seats.clone(), &[Some(0), None, Some(1), Some(2)]).unwrap();
    assert_eq!(
        (pad.corrected_config().players(), pad.corrected_config().rounds(), pad.pad_state().boxes(2)),
        (4, 15, [0, 0, 1, 0, 0, 0])
    );
    // Dan did not come after all and can go; Ada has an entry and cannot.
    let before = pad.clone();
    let without = |row: usize| {
        let seats = seats.iter().enumerate().filter(|(old, _)| *old != row).map(|(_, seat)| seat.clone());
        let from: Vec<_> = (0..4).filter(|old| *old != row).map(Some).collect();
        (seats.collect::<Vec<_>>(), from)
    };
    let (few, from) = without(2);
    assert_eq!(pad.reseat(few, &from), Err(PadError::RowInUse(3)));
    assert_eq!(pad, before);
    let (few, from) = without(1);
    pad.reseat(few, &from).unwrap();
    assert_eq!((pad.corrected_config().players(), pad.corrected_config().rounds()), (3, 18));
    let nobody = ConfigFault::Seats { players: 0, phantoms: 0 };
    assert_eq!(pad.reseat(vec![], &[]), Err(PadError::GameConfig(nobody)));
}

#[test]
fn a_player_whose_entry_was_deleted_or_corrected_is_still_in_the_log() {
    let mut pad = new_pad(&config(4, 0), 1);
    enter(&mut pad, [PadEvent::First { row: 1 }, fill(2, Tower, 0), fill(1, Garden, 0)]);
    pad.strike(2).unwrap();
    pad.amend(3, fill(3, Garden, 0)).unwrap();
    let rows: Vec<u8> = pad.logged_events().filter_map(PadEvent::row).collect();
    assert_eq!(rows, [1, 2, 1, 3]);
    let few = [Some(0), Some(2), Some(3)];
    let seats = few.map(|row| pad.header.seats[row.unwrap()].clone()).to_vec();
    assert_eq!(pad.reseat(seats, &few), Err(PadError::RowInUse(2)));
}

#[test]
fn a_phantom_keeps_its_row_when_the_program_rolled_for_it() {
    let mut pad = new_pad(&config(1, 2), 1);
    let seats = vec![pad.header.seats[0].clone(), seat("Ben"), pad.header.seats[2].clone()];
    let mut typed = pad.clone();
    enter(&mut typed, [roll(2, 0, 1, 1)]);
    typed.reseat(seats.clone(), &[Some(0), None, Some(1)]).unwrap();
    assert_eq!((typed.config().players(), typed.pad_state().boxes(2)[0]), (2, 1));
    pad.roll_phantom(1, 0).unwrap();
    assert_eq!(pad.reseat(seats, &[Some(0), None, Some(1)]), Err(PadError::RowRolled(2)));
}
