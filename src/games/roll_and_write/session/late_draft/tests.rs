//! Drafts of finished games: what they say, and the records they make.

use super::*;
use crate::{
    pad::{PadError, PaperGame, PaperGameExt},
    record::{AnyGame, Sheets, read},
    rules::AuditFinding,
};
use common::table::ResultForm;
use kernel::{Confirmed, Note, People};
use storage::Settings;
use text::{Language, Texts};

fn draft(players: usize) -> LateDraft {
    let mut draft = LateDraft::on(NamedLayout::standard().0, "Ada", "blue");
    draft.agreed.players = players;
    draft.occasion.date = "2026-01-31".to_owned();
    draft
}

fn texts() -> Texts {
    Texts::new(Language::English)
}

/// The game that a draft makes, with everything odd in it confirmed.
fn made(draft: &LateDraft, old: Option<&PaperGame>) -> PaperGame {
    let mut game = draft.game(&texts(), old).unwrap();
    for finding in game.unconfirmed() {
        game.note(Note::confirm(finding)).unwrap();
    }
    game
}

fn of(game: &PaperGame) -> LateDraft {
    LateDraft::of(game, &Settings::default(), &People::default())
}

#[test]
fn a_draft_makes_a_record_that_reads_and_comes_back_from_it() {
    let mut draft = draft(2);
    draft.occasion.title = Some("Sunday".to_owned());
    draft.occasion.place = Some("At home".to_owned());
    draft.agreed.set_rounds(20);
    draft.rows[0].boxes = [5, 2, 0, 1, 0, 3];
    draft.rows[0].completed = [9, 0, 0, 0, 0, 0];
    draft.rows[0].lines = [1, 0, 0];
    draft.rows[0].coins = 7;
    draft.phantom_rows[0].boxes = [5, 0, 0, 0, 0, 0];
    draft.phantom_rows[0].completed = [9, 0, 0, 0, 0, 0];
    assert_eq!(draft.faults(), []);
    let game = made(&draft, None);
    assert_eq!(game.header.seats[1].name, "Player 2");
    let loaded = read(&game.write(None)).unwrap();
    let cards = loaded.game.cards();
    // Pavilion shared with the phantom (16 + 8) / 2, seraglio 17, chambers 19, tower 21; a line 2; coins 3.
    assert_eq!(cards.rows[0].unwrap().total(), 12 + 17 + 19 + 21 + 2 + 3);
    let AnyGame::Result(read) = loaded.game else { panic!("a result") };
    let mut again = of(&read);
    assert_eq!(again.rows[0].boxes, draft.rows[0].boxes);
    assert_eq!(
        (again.agreed.rounds(), again.agreed.players, again.occasion.date.as_str()),
        (20, 2, "2026-01-31")
    );
    again.rows[1].coins = 4;
    let corrected = made(&again, Some(&read));
    assert_eq!((&corrected.header.id, corrected.header.started), (&game.header.id, game.header.started));
    assert_eq!(corrected.pad_state().holdings[1].coins, 4);
}

#[test]
fn a_draft_without_a_building_makes_no_game() {
    let nothing = vec![texts().late_nothing().to_owned()];
    let mut draft = draft(2);
    draft.rows[0].coins = 3;
    assert_eq!(draft.game(&texts(), None).err().as_ref(), Some(&nothing), "coins alone");
    draft.rows[0].built = Some(0);
    assert_eq!(draft.game(&texts(), None).err().as_ref(), Some(&nothing), "a cell ticked and cleared again");
    draft.rows[0].built = Some(1);
    assert!(draft.game(&texts(), None).is_ok());
}

#[test]
fn every_fault_is_told_with_its_row() {
    let mut draft = draft(3);
    draft.rows[0].boxes[0] = 6;
    draft.rows[1].boxes[1] = 5;
    draft.rows[1].completed[1] = 30;
    draft.rows[2].boxes[1] = 5;
    draft.rows[2].lines = [4, 0, 0];
    draft.rows[2].coins = 16;
    let faults = draft.faults();
    let rows: Vec<_> = faults.iter().map(LateFault::row).collect();
    assert_eq!(rows, [Some(1), Some(2), Some(3), Some(3)], "{faults:?}");
    assert!(matches!(faults[2], LateFault::Row(PadError::Completion { completed: 0, .. })));
    assert!(matches!(faults[3], LateFault::Row(PadError::Lines { .. })));
    draft.rows[2].lines = [0; 3];
    assert!(matches!(draft.faults()[3], LateFault::Row(PadError::Coins { coins: 16, .. })));
    draft.occasion.date = "31 January".to_owned();
    let told = draft.game(&texts(), None).unwrap_err();
    assert_eq!(told.len(), 5, "{told:?}");
    assert_eq!(told[0], texts().late_fault_date());
    assert!(told[1].starts_with("Ada: ") && told[2].starts_with("Player 2: "), "{told:?}");
}

#[test]
fn a_row_that_makes_no_sense_leaves_the_others_their_totals() {
    let mut draft = draft(3);
    draft.rows[0].boxes[0] = 3;
    draft.rows[1].boxes[0] = 4;
    let totals = |draft: &LateDraft| {
        let cards = draft.cards().unwrap();
        cards.rows.iter().map(|card| card.map(|card| card.total())).collect::<Vec<_>>()
    };
    assert_eq!(totals(&draft), [Some(8), Some(16), Some(0)]);
    draft.rows[1].boxes[0] = 5;
    assert_eq!(totals(&draft), [Some(16), None, Some(0)]);
}

#[test]
fn cells_ticked_off_are_counted_and_can_be_changed_by_hand_afterwards() {
    let mut draft = draft(3);
    for cell in [0, 1, 2, 3, 6] {
        draft.tick(0, cell, true);
    }
    // The default sheet begins P G T C, and its second row with T.
    assert_eq!((draft.boxes(0, draft.layout().as_ref()), draft.lines(0)), ([1, 0, 0, 1, 1, 2], [1, 0, 0]));
    assert_eq!(draft.faults(), []);
    draft.untick(0);
    assert_eq!(draft.rows[0].boxes, [1, 0, 0, 1, 1, 2]);
    draft.tick(1, 35, true);
    let counts = vec![6; 6];
    draft.sheet.draft.grid = None;
    draft.sheet.draft.counts = Some(counts);
    let unlike = PadError::Crosses { row: 2, building: None, crosses: 1, boxes: 0 };
    assert_eq!(draft.faults(), [LateFault::Row(unlike)], "the types are unknown");
    draft.rows[1].boxes[3] = 1;
    assert_eq!(draft.faults(), []);
}

#[test]
fn cells_ticked_off_are_kept_in_the_record() {
    let mut draft = draft(3);
    for cell in [0, 7, 14, 35] {
        draft.tick(1, cell, true);
    }
    let game = made(&draft, None);
    let loaded = read(&game.write(None)).unwrap();
    let AnyGame::Result(read) = loaded.game else { panic!("a result") };
    let again = of(&read);
    assert_eq!((again.rows[0].built, again.rows[1].built), (None, draft.rows[1].built));
}

#[test]
fn what_no_legal_game_can_give_makes_a_record_once_it_is_confirmed() {
    let mut draft = draft(3);
    for row in &mut draft.rows {
        row.boxes = [1, 0, 0, 0, 1, 1];
    }
    assert_eq!(draft.unconfirmed(), []);
    draft.rows[1].boxes = [0, 0, 0, 0, 1, 1];
    let odd = AuditFinding::Setup { row: 2, buildings: 2 };
    assert_eq!(draft.unconfirmed(), [odd]);
    assert_eq!(draft.game(&texts(), None).unwrap().unconfirmed(), [odd]);
    let game = made(&draft, None);
    assert_eq!(game.confirmed(), [Confirmed::Finding(odd)]);
    let mut again = of(&game);
    assert_eq!(again.unconfirmed(), [], "nobody is asked twice");
    again.rows[2].boxes[0] = 0;
    assert_eq!(again.unconfirmed(), [AuditFinding::Setup { row: 3, buildings: 2 }]);
}

#[test]
fn a_draft_is_read_as_version_1_wrote_it_and_written_so() {
    let of_1 = include_str!("../../../../../tests/frozen/data/anna/drafts/late-entry.json");
    let of_1: serde_json::Value = serde_json::from_str(of_1).unwrap();
    let draft: LateDraft = serde_json::from_value(of_1[""].clone()).unwrap();
    assert!(draft.is_whole());
    assert_eq!((draft.rows[1].seat.name.as_str(), draft.agreed.players), ("Ben", 3));
    assert_eq!(serde_json::to_value(&draft).unwrap(), of_1[""]);
}

#[test]
fn a_corrected_game_keeps_who_played_it_and_their_colours() {
    let mut first = draft(2);
    first.rows[0].boxes[0] = 1;
    first.rows[1].seat.colour = "blue".to_owned();
    let mut game = made(&first, None);
    game.header.seats[0].id = "ada lovelace".to_owned();
    let mut again = of(&game);
    let mut colours: Vec<String> = again.rows.iter().map(|row| row.seat.colour.clone()).collect();
    assert_eq!(colours[..2], ["blue", "blue"], "as it was entered");
    colours.sort();
    colours.dedup();
    assert_eq!(colours.len(), 4, "but who comes has a colour of their own");
    let mut seating = again.seating();
    seating.places[0].name = "Ada L.".to_owned();
    again.set_seating(seating);
    let seats = made(&again, Some(&game)).header.seats;
    assert_eq!((seats[0].id.as_str(), seats[0].name.as_str()), ("ada lovelace", "Ada L."));
}

#[test]
fn who_played_alone_is_the_one_at_this_computer() {
    let mut draft = draft(1);
    draft.rows[0].boxes[0] = 1;
    draft.rows[0].seat.name.clear();
    let seat = made(&draft, None).header.seats.remove(0);
    assert_eq!((seat.id.as_str(), seat.name.as_str()), ("me", "You"));
}
