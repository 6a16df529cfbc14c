//! Drafts of finished games: what they say, and the records they make.

use super::*;
use crate::{
    games::roll_and_write::{
        pad::PadError,
        record::{AnyGame, read},
        rules::AuditFinding,
    },
    kernel::Confirmed,
};

fn draft(players: usize) -> LateDraft {
    let mut draft = LateDraft::new(NamedLayout::standard().0, "Ada", "blue");
    draft.players = players;
    draft.date = "2026-01-31".to_owned();
    draft
}

fn unnamed(number: usize) -> String {
    format!("Player {number}")
}

#[test]
fn a_draft_makes_a_record_that_reads_and_comes_back_from_it() {
    let mut draft = draft(2);
    draft.title = "Sunday".to_owned();
    draft.place = "At home".to_owned();
    draft.set_rounds(20);
    draft.rows[0].boxes = [5, 2, 0, 1, 0, 3];
    draft.rows[0].completed = [9, 0, 0, 0, 0, 0];
    draft.rows[0].lines = [1, 0, 0];
    draft.rows[0].coins = 7;
    draft.phantom_rows[0].boxes = [5, 0, 0, 0, 0, 0];
    draft.phantom_rows[0].completed = [9, 0, 0, 0, 0, 0];
    assert_eq!(draft.faults(), []);
    draft.confirm();
    let game = draft.game("late", None, unnamed).unwrap();
    assert_eq!(game.header.seats[1].name, "Player 2");
    let loaded = read(&game.write(None)).unwrap();
    let cards = loaded.game.cards();
    // Pavilion shared with the phantom (16 + 8) / 2, seraglio 17, chambers 19, tower 21; a line 2; coins 3.
    assert_eq!(cards.rows[0].unwrap().total(), 12 + 17 + 19 + 21 + 2 + 3);
    let AnyGame::Result(read) = loaded.game else { panic!("a result") };
    let mut again = LateDraft::of(&read);
    assert_eq!(again.rows[0].boxes, draft.rows[0].boxes);
    assert_eq!((again.rounds(), again.players, again.date.as_str()), (20, 2, "2026-01-31"));
    again.rows[1].coins = 4;
    let corrected = again.game("", Some(&read), unnamed).unwrap();
    assert_eq!((corrected.header.id.as_str(), corrected.header.started), ("late", game.header.started));
    assert_eq!(corrected.pad_state().holdings[1].coins, 4);
}

#[test]
fn a_game_of_today_is_over_by_now() {
    let mut draft = LateDraft::new(NamedLayout::standard().0, "Ada", "blue");
    draft.confirm();
    let game = draft.game("late", None, unnamed).unwrap();
    let since = Timestamp::now().as_second() - game.header.started.as_second();
    assert!((0..60).contains(&since), "{since} seconds ago");
    assert_eq!(game.header.ended, Some(game.header.started));
}

#[test]
fn every_fault_is_told_with_its_row() {
    let mut draft = draft(3);
    draft.date = "31 January".to_owned();
    draft.rows[0].boxes[0] = 6;
    draft.rows[1].boxes[1] = 5;
    draft.rows[1].completed[1] = 30;
    draft.rows[2].boxes[1] = 5;
    draft.rows[2].lines = [4, 0, 0];
    draft.rows[2].coins = 16;
    let faults = draft.faults();
    let rows: Vec<_> = faults.iter().map(LateFault::row).collect();
    assert_eq!(rows, [None, Some(1), Some(2), Some(3), Some(3)], "{faults:?}");
    assert!(matches!(faults[3], LateFault::Row(PadError::Completion { completed: 0, .. })));
    assert!(matches!(faults[4], LateFault::Row(PadError::Lines { .. })));
    draft.rows[2].lines = [0; 3];
    assert!(matches!(draft.faults()[4], LateFault::Row(PadError::Coins { coins: 16, .. })));
    assert!(draft.game("late", None, unnamed).is_none());
    draft.date = "9999-01-01".to_owned();
    assert_eq!(draft.faults()[0], LateFault::DateAhead);
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
    assert_eq!((draft.boxes(0), draft.lines(0)), ([1, 0, 0, 1, 1, 2], [1, 0, 0]));
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
fn rounds_bonus_and_phantoms_follow_the_players() {
    let mut draft = draft(1);
    draft.against = true;
    for (phantoms, rounds, bonus) in [(2, 18, 21), (3, 15, 18), (4, 12, 15)] {
        draft.phantoms = phantoms;
        let config = draft.config().unwrap();
        assert_eq!(
            (config.phantoms(), config.rounds(), config.phantom_bonus()),
            (phantoms, rounds, Some(bonus))
        );
    }
    draft.players = 2;
    let config = draft.config().unwrap();
    assert_eq!((config.phantoms(), config.rounds(), config.phantom_bonus()), (1, 18, None));
    draft.players = 5;
    assert_eq!(draft.config().unwrap().rounds(), 12);
}

#[test]
fn cells_ticked_off_are_kept_in_the_record() {
    let mut draft = draft(3);
    for cell in [0, 7, 14, 35] {
        draft.tick(1, cell, true);
    }
    draft.confirm();
    let game = draft.game("late", None, unnamed).unwrap();
    let loaded = read(&game.write(None)).unwrap();
    let AnyGame::Result(read) = loaded.game else { panic!("a result") };
    let again = LateDraft::of(&read);
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
    assert!(draft.game("late", None, unnamed).is_none());
    draft.confirm();
    let game = draft.game("late", None, unnamed).unwrap();
    assert_eq!(game.confirmed(), [Confirmed::Finding(odd)]);
    let mut again = LateDraft::of(&game);
    assert_eq!(again.unconfirmed(), [], "nobody is asked twice");
    again.rows[2].boxes[0] = 0;
    assert_eq!(again.unconfirmed(), [AuditFinding::Setup { row: 3, buildings: 2 }]);
}
