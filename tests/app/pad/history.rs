//! Looking at entries again: the history, the entries of a field, earlier rounds.

use super::*;
use alhambra::games::roll_and_write::pad::PadExt;

#[test]
fn every_entry_of_a_round_has_a_place_of_its_own_in_the_history() {
    let mut program = playing(3);
    for _ in 0..2 {
        tap(&mut program, "Ani", BuildingType::Arcades);
        program.press(Key::B);
        tap(&mut program, "Ani", BuildingType::Garden);
        tap(&mut program, "Barbara", BuildingType::Tower);
        tap(&mut program, "Carl", BuildingType::Chambers);
    }
    program.press(Key::H);
    let entries: Vec<_> =
        program.all(|t: &Texts| t.pad_said(t.pad_change(), ANY)).map(|entry| entry.rect()).collect();
    assert!(entries.len() >= 17, "{} entries", entries.len());
    for (k, entry) in entries.iter().enumerate() {
        let hidden = entries[..k].iter().find(|other| other.shrink(1.0).intersects(*entry));
        assert!(hidden.is_none(), "{entry} lies over {hidden:?}");
    }
}

#[test]
fn an_empty_place_in_the_history_adds_an_entry() {
    let mut program = playing(3);
    tap(&mut program, "Ani", BuildingType::Garden);
    end_round(&mut program);
    program.press(Key::H);
    click(&mut program, |t: &Texts| t.pad_add_entry("Carl", 1));
    click(&mut program, |t: &Texts| t.building_name(BuildingType::Tower));
    click(&mut program, Texts::pad_add);
    let late = PadEvent::Fill { row: 3, building: BuildingType::Tower, round: 1 };
    assert_eq!(pad(&mut program).entries_of(2, 1).last().map(|(_, event)| *event), Some(late));
    assert!(!program.shows(|t: &Texts| t.pad_add_entry("Carl", 1)));
    assert!(program.shows(|t: &Texts| t.pad_add_entry("Barbara", 1)), "she has none yet");
}

#[test]
fn an_entry_changed_in_the_history_is_not_dropped_unasked() {
    let mut program = playing(3);
    tap(&mut program, "Ani", BuildingType::Garden);
    end_round(&mut program);
    program.press(Key::H);
    click(&mut program, |t: &Texts| t.pad_add_entry("Carl", 1));
    click(&mut program, |t: &Texts| t.building_name(BuildingType::Tower));
    click(&mut program, |t: &Texts| t.pad_add_entry("Barbara", 1));
    assert!(program.shows(Texts::history_discard_question));
    program.press(Key::Escape);
    assert!(program.shows(Texts::pad_add), "what was typed is still there");
    program.press(Key::Escape);
    assert!(program.shows(Texts::history_discard_question), "closing does not drop it either");
    program.press(Key::Escape);
    click(&mut program, Texts::pad_add);
    let late = PadEvent::Fill { row: 3, building: BuildingType::Tower, round: 1 };
    assert_eq!(pad(&mut program).entries_of(2, 1).last().map(|(_, event)| *event), Some(late));
}

#[test]
fn a_restored_entry_counts_again_in_its_round() {
    let mut program = playing(3);
    tap(&mut program, "Ani", BuildingType::Garden);
    let entry = pad(&mut program).entries_of(0, 1)[0].0;
    program.run(GameCommand::Table(TableCommand::Note(Note::Strike { entry })));
    tap(&mut program, "Barbara", BuildingType::Tower);
    assert_eq!(boxes(&mut program, 0)[4], 0);
    program.press(Key::H);
    program
        .control(Role::Button, |t: &Texts| t.history_struck(&t.history_filled("Ani", BuildingType::Garden)))
        .click();
    program.window.run();
    click(&mut program, Texts::restore);
    assert_eq!(boxes(&mut program, 0)[4], 1);
    let again = PadEvent::Fill { row: 1, building: BuildingType::Garden, round: 1 };
    assert_eq!(pad(&mut program).entries_of(0, 1).last().map(|(_, event)| *event), Some(again));
}

#[test]
fn a_secondary_click_on_a_field_leads_to_its_entries_and_adds_none() {
    let mut program = playing(3);
    tap_all(&mut program, 3, BuildingType::Garden);
    let gardens = |t: &Texts| field_name(t, "Ani", BuildingType::Garden, ANY);
    program.control(Role::Button, gardens).click_secondary();
    program.window.run();
    assert_eq!(boxes(&mut program, 0)[4], 1, "nothing is added");
    assert!(program.shows(Texts::pad_what), "the entry is open");
    click(&mut program, Texts::pad_strike);
    assert_eq!(boxes(&mut program, 0)[4], 0);
    assert_eq!(pad(&mut program).round(), 1, "round 1 waits for Ani again");
}

#[test]
fn an_earlier_round_shows_the_boxes_filled_by_then() {
    let mut program = playing(3);
    for _ in 0..2 {
        tap_all(&mut program, 3, BuildingType::Garden);
    }
    let field = |t: &Texts, building, filled: &str| field_name(t, "Barbara", building, filled);
    assert!(program.shows_containing(|t: &Texts| {
        field(t, BuildingType::Garden, &format!("{}, ", t.pad_boxes(2, 7)))
    }));
    for gardens in [2, 1, 0] {
        click(&mut program, Texts::pad_round_back);
        let shown = |t: &Texts| field(t, BuildingType::Garden, &t.pad_boxes(gardens, 7));
        assert!(program.shows(shown), "{}", program.said(shown));
        let pavilions = |t: &Texts| field(t, BuildingType::Pavilion, &t.pad_boxes(1, 5));
        assert!(program.shows(pavilions), "{}", program.said(shown));
    }
}
