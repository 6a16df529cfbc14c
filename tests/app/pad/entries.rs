//! What is entered at a table: by keys, in setup, out of turn and late.

use super::*;
use alhambra::games::roll_and_write::pad::PadExt;

#[test]
fn a_table_is_kept_by_keys_alone() {
    let mut program = program();
    program.press(Key::T);
    program.press(Key::Enter);
    let first = pad(&mut program).first();
    for key in [Key::Num1, Key::Num6, Key::Num6] {
        for _ in 0..4 {
            program.press(key);
        }
    }
    let pad_now = pad(&mut program);
    assert_eq!((pad_now.round(), pad_now.turn()), (1, Some(first)));
    program.press(Key::Num2);
    program.press(Key::B);
    program.press(Key::Num2);
    assert_eq!(boxes(&mut program, first)[1], 2);
    // Two rows on from the one whose turn it is.
    program.press(Key::ArrowDown);
    program.press(Key::ArrowDown);
    program.press(Key::Num3);
    assert_eq!(boxes(&mut program, (first + 3) % 4)[2], 1);
    program.press(Key::G);
    program.press(Key::N);
    assert_eq!(pad(&mut program).round(), 2, "everybody has an entry");
    program.press(Key::Num4);
    end_round(&mut program);
    assert_eq!(pad(&mut program).round(), 3, "ended by hand");
    program.press(Key::U);
    assert_eq!(pad(&mut program).round(), 2);
    program.press_with(Modifiers::SHIFT, Key::U);
    assert_eq!(pad(&mut program).round(), 3);
}

#[test]
fn setup_can_fill_two_boxes_of_a_type_and_undo_empties_the_last_one() {
    let mut program = program();
    table(&mut program, 3);
    tap(&mut program, "Ani", BuildingType::Garden);
    tap(&mut program, "Ani", BuildingType::Garden);
    assert_eq!(boxes(&mut program, 0)[4], 2, "in setup a player may roll a type twice");
    program.press(Key::U);
    assert_eq!(boxes(&mut program, 0)[4], 1);
}

#[test]
fn setup_says_which_building_of_three_is_due() {
    let mut program = program();
    table(&mut program, 3);
    let due = |t: &Texts, name: &str, k: u8| format!("{}. {}", t.pad_tap(name), t.pad_setup_hint(k, 3));
    assert!(program.shows(|t: &Texts| due(t, "Ani", 1)));
    tap_all(&mut program, 3, BuildingType::Garden);
    assert!(program.shows(|t: &Texts| due(t, "Ani", 2)));
}

#[test]
fn a_second_building_of_the_same_type_can_be_added_even_after_the_round_has_closed() {
    let mut program = playing(3);
    tap_all(&mut program, 3, BuildingType::Garden);
    assert_eq!(pad(&mut program).round(), 2);
    click(&mut program, |t: &Texts| t.pad_second_of("Carl"));
    tap(&mut program, "Carl", BuildingType::Garden);
    assert_eq!(boxes(&mut program, 2)[4], 2);
    let pad_now = pad(&mut program);
    assert_eq!((pad_now.entries_of(2, 1).len(), pad_now.round()), (2, 2));
}

#[test]
fn an_entry_out_of_turn_and_a_late_one_find_their_rounds() {
    let mut program = playing(3);
    tap(&mut program, "Carl", BuildingType::Arcades);
    tap(&mut program, "Ani", BuildingType::Arcades);
    end_round(&mut program);
    assert_eq!(pad(&mut program).round(), 2);
    program.press(Key::PageUp);
    assert!(program.shows_containing(|t: &Texts| t.pad_late(1)));
    tap(&mut program, "Barbara", BuildingType::Chambers);
    let late = PadEvent::Fill { row: 2, building: BuildingType::Chambers, round: 1 };
    assert_eq!(pad(&mut program).entries_of(1, 1).last().map(|(_, event)| *event), Some(late));
    assert!(
        !program.shows_containing(|t: &Texts| t.pad_late(AnyNumber)),
        "the next entry belongs to the round that is played"
    );
}

#[test]
fn the_key_of_a_complete_type_says_so() {
    let mut program = playing(3);
    only_ani_builds(&mut program, 4, BuildingType::Pavilion);
    let before = pad(&mut program).log().len();
    program.press(Key::Num1);
    assert!(program.has_told(|t: &Texts| field_name(t, "Ani", BuildingType::Pavilion, t.pad_complete())));
    assert_eq!(pad(&mut program).log().len(), before);
}

#[test]
fn a_round_ended_without_all_its_entries_says_whose_are_missing() {
    let mut program = playing(3);
    tap(&mut program, "Barbara", BuildingType::Garden);
    end_round(&mut program);
    let gap = |t: &Texts| t.pad_ended_without(1, &t.names_and("Ani", "Carl"));
    assert!(program.shows(|t: &Texts| t.pad_ended_so(&gap(t))));
    tap(&mut program, "Carl", BuildingType::Garden);
    assert!(!program.shows_containing(gap));
    program.menu(Key::O);
    assert!(program.shows(gap), "the audit lists it");
}
