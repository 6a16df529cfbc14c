//! Rounds, turns, awards, and what a correction changes.

use alhambra::games::{
    common::BuildingType::{Garden, Seraglio, Tower},
    roll_and_write::{
        pad::{AwardChange, Changes, NotOffered, Pad, PadError, PadEvent, PadExt, TotalChange},
        record::read,
        rules::AuditFinding,
        text::pad_timeline,
    },
};
use alhambra::text::{Language, Texts};

use super::{close, coins, config, enter, fill, refused, roll};
use crate::game::support::{new_pad, text_of_pad};

#[test]
fn the_shared_seraglio_of_the_booklet_is_awarded_when_the_round_is_over() {
    let mut pad = new_pad(&config(3, 0), 1);
    enter(
        &mut pad,
        (1..=3).flat_map(|row| [fill(row, Seraglio, 0), fill(row, Seraglio, 0), fill(row, Tower, 0)]),
    );
    for round in 1..=2 {
        enter(&mut pad, [fill(1, Seraglio, round), fill(2, Seraglio, round), coins(3, round)]);
    }
    let before = pad.log().len();
    enter(&mut pad, [fill(1, Seraglio, 3), fill(2, Seraglio, 3)]);
    assert_eq!((pad.awards(), pad.turn(), pad.round()), (vec![], Some(2), 3), "row 3 is still to play");
    enter(&mut pad, [coins(3, 3)]);
    let awards = pad.awards_since(before);
    assert_eq!(awards, pad.awards());
    assert_eq!((awards[0].building, awards[0].round, awards[0].vp), (Seraglio, 3, 13));
    assert_eq!((&awards[0].rows, pad.round()), (&vec![0, 1], 4));
    assert_eq!(pad.awards_since(pad.log().len()), []);
    // Row 2 built a garden instead: row 1 has the first place alone.
    let entry = pad.entries_of(1, 3)[0].0;
    let changes = pad.amend(entry, fill(2, Garden, 3)).unwrap();
    let change = |row, before, after| AwardChange { row, building: Seraglio, before, after };
    assert_eq!(changes.awards, [change(0, Some((3, 13)), Some((3, 17))), change(1, Some((3, 13)), None)]);
    let total = |row, before, after| TotalChange { row, before, after };
    // Seraglio 13 → 17; 13 → 9 for the second place, and 20 for the garden.
    assert_eq!(changes.totals, [total(0, 13 + 13, 13 + 17), total(1, 13 + 13, 13 + 9 + 20)]);
    assert_eq!(pad.awards()[0].vp, 17);
    assert_eq!(pad.awards_since(pad.log().len() - 1), pad.awards(), "the awards are news again");
    pad.undo();
    assert_eq!(pad.awards()[0].vp, 13);
}

#[test]
fn a_correction_that_changes_nothing_else_says_so() {
    let mut pad = new_pad(&config(3, 0), 1);
    enter(&mut pad, [coins(1, 1)]);
    assert_eq!(pad.amend(1, PadEvent::Nothing { row: 1, round: 1 }).unwrap(), Changes::default());
    assert!(pad.strike(1).unwrap().is_empty());
    assert_eq!(pad.strike(1), Err(PadError::NoSuchEntry(1)));
}

#[test]
fn a_round_ends_when_every_row_has_its_entry_or_by_hand() {
    let mut pad = new_pad(&config(2, 1), 1);
    assert_eq!((pad.round(), pad.turn(), pad.first()), (0, Some(0), 0));
    enter(&mut pad, [PadEvent::First { row: 2 }]);
    assert_eq!((pad.turn(), pad.first()), (Some(1), 1));
    pad.next_round().unwrap();
    assert_eq!((pad.round(), pad.turn()), (1, Some(1)));
    // Out of turn.
    enter(&mut pad, [fill(1, Tower, 1)]);
    assert_eq!(pad.turn(), Some(1));
    enter(&mut pad, [PadEvent::Nothing { row: 2, round: 1 }]);
    assert_eq!((pad.round(), pad.turn()), (1, Some(2)), "the phantom is last");
    enter(&mut pad, [roll(3, 1, 1, 1)]);
    assert_eq!((pad.round(), pad.turn()), (2, Some(1)));
    // A struck entry is missing again.
    pad.strike(4).unwrap();
    assert_eq!((pad.round(), pad.turn()), (1, Some(1)));
    pad.undo();
    enter(&mut pad, [coins(1, 2)]);
    assert_eq!((pad.round(), pad.turn()), (2, Some(1)), "row 1 has its entry for round 2");
    assert_eq!(pad.entries_of(0, 2), [(6, coins(1, 2))]);
    pad.next_round().unwrap();
    assert_eq!(pad.round(), 3);
    while pad.round() <= 18 {
        pad.next_round().unwrap();
    }
    assert_eq!(pad.turn(), None);
    assert_eq!(pad.next_round(), Err(PadError::Round { round: 19, rounds: 18 }));
}

#[test]
fn a_table_never_goes_back_before_a_round_that_was_begun_and_names_what_is_missing() {
    let mut pad = new_pad(&config(3, 0), 1);
    pad.next_round().unwrap();
    for round in 1..=3 {
        enter(&mut pad, [coins(1, round), fill(2, Tower, round), coins(3, round)]);
    }
    assert_eq!(pad.round(), 4);
    let entry = pad.entries_of(1, 2)[0].0;
    // Something is entered in round 3, though nothing in round 4 yet.
    pad.amend(entry, fill(1, Tower, 2)).unwrap();
    let missing = AuditFinding::Missing { row: 2, round: 2 };
    assert_eq!((pad.round(), pad.turn()), (4, Some(0)));
    assert!(pad.unconfirmed().contains(&missing));
    enter(&mut pad, [coins(2, 2)]);
    assert!(!pad.unconfirmed().contains(&missing), "it was entered late");
    // A player who comes back lacks the turns since.
    enter(&mut pad, [PadEvent::Leave { row: 3, round: 4 }, coins(1, 4), coins(2, 4), coins(1, 5)]);
    pad.strike(pad.leaving_of(2).unwrap()).unwrap();
    assert_eq!(pad.round(), 5);
    assert!(pad.unconfirmed().contains(&AuditFinding::Missing { row: 3, round: 4 }));
}

#[test]
fn a_late_entry_is_listed_in_the_round_in_which_it_was_made() {
    let mut pad = new_pad(&config(3, 0), 1);
    enter(&mut pad, [PadEvent::First { row: 3 }]);
    pad.next_round().unwrap();
    enter(&mut pad, [coins(1, 1), coins(2, 1)]);
    pad.next_round().unwrap();
    enter(&mut pad, [coins(1, 2), fill(3, Tower, 1), coins(2, 2)]);
    let texts = Texts::new(Language::English);
    let timeline = pad_timeline::of_table(&texts, &pad, false);
    let rounds: Vec<usize> = timeline.steps().iter().map(|step| step.part).collect();
    assert_eq!(rounds, [0, 0, 0, 1, 1, 1, 2, 2, 2]);
    let late = &timeline.steps()[7].text;
    assert!(late.starts_with(&texts.pad_late(1)), "{late}");
    assert_eq!(
        timeline.steps()[0].position.turn(),
        Some(2),
        "who goes first was said before the table began"
    );
}

#[test]
fn whoever_has_left_needs_no_more_entries_and_no_closing() {
    let mut pad = new_pad(&config(3, 0), 1);
    pad.next_round().unwrap();
    enter(&mut pad, [coins(1, 1), fill(2, Tower, 1), coins(3, 1)]);
    enter(&mut pad, [PadEvent::Leave { row: 2, round: 2 }, coins(1, 2), coins(3, 2)]);
    assert_eq!((pad.round(), pad.has_left(1), pad.has_left(0)), (3, true, false));
    assert_eq!(pad.pad_state().score.boxes(1, Tower), 1, "the row stays");
    enter(&mut pad, [close(1, [0; 3], 3), close(3, [0; 3], 3)]);
    assert!(pad.is_over() && pad.is_closed(0) && !pad.is_closed(1));
    assert!(read(&ended(&pad)).is_ok());
    assert_eq!(
        refused(&new_pad(&config(1, 2), 1), PadEvent::Leave { row: 3, round: 1 }),
        PadError::NotAPlayer(3)
    );
}

/// The record of a table that has ended.
fn ended(pad: &Pad) -> String {
    let mut pad = pad.clone();
    pad.header.ended = Some(pad.header.started);
    text_of_pad(&pad)
}

#[test]
fn entries_offered_beside_buildings_are_accepted_and_others_say_why_not() {
    for (players, phantoms) in [(1, 4), (2, 1), (5, 0)] {
        let (pad, config) = (new_pad(&config(players, phantoms), 1), config(players, phantoms));
        for (row, round) in
            (0..config.rows()).flat_map(|row| (0..=config.rounds() + 1).map(move |round| (row, round)))
        {
            let (number, is_played) = (row as u8 + 1, (1..=config.rounds()).contains(&round));
            let nothing = pad.pad_state().offers_nothing(Some(row), round);
            let expected = if round == 0 { NotOffered::Setup } else { NotOffered::Over };
            assert_eq!(nothing, if is_played { Ok(()) } else { Err(expected) });
            let coin = pad.pad_state().offers_coins(Some(row), round);
            assert_eq!(coin, if row < players { nothing } else { Err(NotOffered::Phantom) });
            let offered = [(nothing, PadEvent::Nothing { row: number, round }), (coin, coins(number, round))];
            for (_, event) in offered.into_iter().filter(|(offer, _)| offer.is_ok()) {
                enter(&mut pad.clone(), [event]);
            }
        }
        assert_eq!(pad.pad_state().offers_coins(None, 1), Err(NotOffered::Over));
    }
}
