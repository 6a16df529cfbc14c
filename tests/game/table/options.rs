//! Options changed in mid-game: rounds, readings of the rules, the sheet, and who rolls for the phantoms.

use alhambra::{
    games::{
        common::BuildingType::{Pavilion, Seraglio, Tower},
        roll_and_write::{
            log::{NamedLayout, Options},
            pad::{Pad, PadError, PadEvent, PadExt, Reseat},
            record::read,
            rules::{ChangeDice, ConfigFault, Layout, LayoutDraft, LayoutFault, SpecialActions},
        },
    },
    kernel::By,
};
use serde_json::{Value, json};

use super::{close, coins, config, enter, fill, refused, roll};
use crate::game::support::{faults_of, new_pad, table, text_of_pad};

/// What is currently agreed at a table.
fn now(pad: &Pad) -> Options {
    Options::of(pad.corrected_config())
}

fn agree(round: u8, options: Options) -> PadEvent {
    PadEvent::Options { round, layout: None, options, phantom_dice: None }
}

fn sheet(round: u8, options: Options, layout: Layout) -> PadEvent {
    PadEvent::Options { round, layout: Some(layout.into()), options, phantom_dice: None }
}

/// The default sheet with its first cell, a pavilion, as a seraglio.
fn other_sheet() -> Layout {
    let mut draft = NamedLayout::standard().0.draft;
    draft.counts = None;
    draft.grid.as_mut().unwrap()[0].replace_range(0..1, "S");
    Layout::new(&draft).unwrap()
}

#[test]
fn rounds_and_readings_change_in_mid_game_and_the_record_can_be_read() {
    let mut pad = new_pad(&config(3, 0), 1);
    pad.next_round().unwrap();
    enter(&mut pad, [coins(1, 1), fill(2, Tower, 1), coins(3, 1)]);
    let start = now(&pad);
    let other = Options {
        rounds: 9,
        special_actions: SpecialActions::Both,
        change_dice: ChangeDice::Any,
        phantom_bonus: None,
    };
    enter(&mut pad, [agree(2, other)]);
    assert_eq!(now(&pad), other);
    assert_eq!(
        (Options::of(pad.config()), pad.round()),
        (start, 2),
        "what was agreed first stays in the record"
    );
    let written: Value = serde_json::from_str(&text_of_pad(&pad)).unwrap();
    assert_eq!((&written["options"]["rounds"], &written["version"]), (&json!(18), &json!("2.0")));
    assert_eq!(table(read(&text_of_pad(&pad)).unwrap()), pad);
    assert_eq!(refused(&pad, coins(1, 10)), PadError::Round { round: 10, rounds: 9 });
    // It can be amended and struck like any other entry.
    pad.amend(5, agree(2, Options { rounds: 12, ..other })).unwrap();
    assert_eq!(pad.corrected_config().rounds(), 12);
    pad.strike(5).unwrap();
    assert_eq!(now(&pad), start);
    pad.undo();
    pad.undo();
    assert_eq!(now(&pad), other);
}

#[test]
fn the_change_of_the_latest_round_applies_whenever_it_was_entered() {
    let mut pad = new_pad(&config(3, 0), 1);
    let rounds = |rounds: i64| Options { rounds, ..Options::of(&config(3, 0)) };
    enter(&mut pad, [agree(5, rounds(15)), agree(2, rounds(12))]);
    assert_eq!(pad.corrected_config().rounds(), 15);
    enter(&mut pad, [agree(5, rounds(14))]);
    assert_eq!(pad.corrected_config().rounds(), 14, "of one round, the later change");
    pad.amend(2, agree(6, rounds(12))).unwrap();
    assert_eq!(pad.corrected_config().rounds(), 12);
}

#[test]
fn no_round_with_entries_is_taken_away() {
    let mut pad = new_pad(&config(3, 0), 1);
    pad.next_round().unwrap();
    enter(&mut pad, [fill(1, Tower, 6)]);
    let few = |rounds: i64| agree(1, Options { rounds, ..Options::of(&config(3, 0)) });
    assert_eq!(refused(&pad, few(5)), PadError::Round { round: 6, rounds: 5 });
    assert_eq!(refused(&pad, few(0)), PadError::GameConfig(ConfigFault::Rounds(0)));
    assert_eq!(refused(&pad, agree(19, now(&pad))), PadError::Round { round: 19, rounds: 18 });
    enter(&mut pad, [few(6)]);
    assert_eq!(refused(&pad, fill(1, Tower, 7)), PadError::Round { round: 7, rounds: 6 });
}

#[test]
fn a_sheet_is_changed_while_every_box_fits_it_and_rolls_keep_their_types() {
    let mut pad = new_pad(&config(2, 1), 1);
    // Row 1, column 1 is a pavilion on the default sheet and a seraglio on the other one.
    enter(&mut pad, [roll(3, 0, 1, 1), fill(1, Pavilion, 0), fill(1, Pavilion, 0)]);
    let (options, other) = (now(&pad), other_sheet());
    enter(&mut pad, [sheet(1, options, other), roll(3, 1, 1, 1)]);
    assert_eq!(pad.corrected_config().layout(), &other);
    let state = pad.pad_state();
    assert_eq!((state.score.boxes(2, Pavilion), state.score.boxes(2, Seraglio)), (1, 1));
    assert_eq!(table(read(&text_of_pad(&pad)).unwrap()), pad);
    // A roll of setup that is entered late means what it meant then.
    enter(&mut pad, [roll(3, 0, 1, 1)]);
    assert_eq!(pad.pad_state().score.boxes(2, Pavilion), 2);
    // The other sheet has four pavilions: with the fourth of row 1 the type is complete, and there is no fifth.
    enter(&mut pad, [fill(1, Pavilion, 1), fill(1, Pavilion, 2)]);
    assert_eq!(pad.pad_state().score.completed(0, Pavilion), Some(2));
    assert_eq!(refused(&pad, fill(1, Pavilion, 3)), PadError::Full { row: 1, building: Pavilion });
    let unfit = refused(&pad, sheet(2, options, fewer_pavilions()));
    assert_eq!(unfit, PadError::Boxes { row: 1, building: Pavilion, boxes: 4, printed: 3 });
    // Without the change the type is not complete.
    let entry = pad.events().iter().find(|(_, event)| matches!(event, PadEvent::Options { .. })).unwrap().0;
    pad.strike(entry).unwrap();
    assert_eq!(pad.pad_state().score.completed(0, Pavilion), None);
    assert_eq!(pad.pad_state().score.boxes(2, Pavilion), 3);
}

/// A sheet of counts only with three pavilions.
fn fewer_pavilions() -> Layout {
    let counts = Some(vec![3, 7, 6, 6, 7, 7]);
    Layout::new(&LayoutDraft { grid: None, counts, ..NamedLayout::standard().0.draft }).unwrap()
}

#[test]
fn a_closed_row_reopens_if_its_crosses_do_not_fit_the_new_sheet() {
    let mut pad = new_pad(&config(3, 0), 1);
    enter(&mut pad, [fill(1, Pavilion, 0)]);
    let rows = ["x.....", "......", "......", "......", "......", "......"].map(str::to_owned);
    let built = rows.to_vec().try_into().unwrap();
    enter(&mut pad, [PadEvent::close_with(1, built, 3), close(2, [0; 3], 3)]);
    assert!(pad.is_closed(0) && pad.is_closed(1));
    let options = now(&pad);
    enter(&mut pad, [sheet(0, options, other_sheet())]);
    assert!(!pad.is_closed(0) && pad.is_closed(1), "the crossed cell is a seraglio there");
}

#[test]
fn who_rolls_for_the_phantoms_can_change() {
    let mut pad = new_pad(&config(2, 1), 7);
    let options = now(&pad);
    assert!(pad.program_rolls(), "it was given a seed");
    let rolls = |by| PadEvent::Options { round: 0, layout: None, options, phantom_dice: Some(by) };
    enter(&mut pad, [rolls(By::People)]);
    assert!(!pad.program_rolls());
    enter(&mut pad, [roll(3, 0, 2, 2), agree(0, options)]);
    assert!(!pad.program_rolls(), "nothing was said about the dice");
    enter(&mut pad, [rolls(By::Program)]);
    pad.roll_phantom(2, 0).unwrap();
    assert_eq!(table(read(&text_of_pad(&pad)).unwrap()), pad);
}

#[test]
fn the_bonus_of_a_phantom_can_be_agreed_in_mid_game_in_a_solo_game() {
    let mut pad = new_pad(&config(1, 2), 1);
    assert_eq!(pad.pad_state().cards().rows[1], None, "it scores nothing");
    let against = Options { phantom_bonus: Some(21), ..now(&pad) };
    enter(&mut pad, [agree(0, against)]);
    assert_eq!(pad.pad_state().cards().rows[1].unwrap().total(), 21);
    let three = new_pad(&config(3, 0), 1);
    let wrong = agree(0, Options { phantom_bonus: Some(21), ..now(&three) });
    assert_eq!(refused(&three, wrong), PadError::GameConfig(ConfigFault::AgainstPhantoms(3)));
}

#[test]
fn at_a_reseated_table_rounds_by_the_booklet_stay_by_the_booklet() {
    let mut pad = new_pad(&config(3, 0), 1);
    enter(
        &mut pad,
        [agree(0, Options { special_actions: SpecialActions::Both, ..now(&new_pad(&config(3, 0), 1)) })],
    );
    let mut seats = pad.header.seats.clone();
    seats.push(seats[2].clone());
    pad.reseat(seats, &[Some(0), Some(1), Some(2), None]).unwrap();
    assert_eq!(pad.corrected_config().rounds(), 15);
    assert_eq!(pad.corrected_config().special_actions(), SpecialActions::Both);
}

#[test]
fn faults_of_agreed_options_are_reported_with_their_entry() {
    let mut value: Value = serde_json::from_str(&text_of_pad(&new_pad(&config(2, 1), 7))).unwrap();
    value.as_object_mut().unwrap().remove("digest");
    let options =
        json!({"rounds": 18, "special_actions": "one", "change_dice": "two", "phantom_bonus": null});
    let with = |member: &str, what: Value| {
        let mut event = json!({"event": "options", "round": 1, "options": options});
        event[member] = what;
        event
    };
    let vp = json!([[16, 8, 1], [17, 9, 2], [18, 10, 3], [19, 11, 4], [20, 12, 5], [21, 13, 6]]);
    for (event, said) in [
        (with("round", json!(19)), "there is no round 19: this game has 18 (§2)"),
        (with("options", json!({"rounds": 34, "special_actions": "one", "change_dice": "two"})), "34 rounds"),
        (with("layout", json!({"coins": 2, "counts": [5, 5, 6, 6, 7, 7], "vp": vp})), "2"),
        (with("phantom_dice", json!("nobody")), "nobody"),
    ] {
        value["log"] = json!([{"event": "coins", "row": 1, "round": 1}, event]);
        let faults = faults_of(&value.to_string());
        assert!(faults.starts_with("entry 2: ") && faults.contains(said), "{said:?} is not in\n{faults}");
        assert_eq!(faults.lines().count(), 1, "{faults}");
    }
    let counts = LayoutDraft { grid: None, counts: Some(vec![36]), ..NamedLayout::standard().0.draft };
    let options = Options::of(&config(2, 1));
    let wrong = PadEvent::Options { round: 0, layout: Some(counts.into()), options, phantom_dice: None };
    assert_eq!(refused(&new_pad(&config(2, 1), 7), wrong), PadError::Layout(LayoutFault::Counts(1)));
}
