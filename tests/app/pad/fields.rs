//! What a tap on a field does: wherever it is, it fills a box; a long press leads to the entries.

use egui::{Event, PointerButton, Pos2, TouchDeviceId, TouchId, TouchPhase};

use super::*;
use alhambra::{
    games::{common::widgets::type_table::Boxes, roll_and_write::pad::PadExt},
    kernel::{Entry, Note},
};

/// Places from the left end of a field to its right end.
fn across(field: Rect) -> impl Iterator<Item = Pos2> {
    (1..=9).map(move |tenth| pos2(field.min.x + field.width() * tenth as f32 / 10.0, field.center().y))
}

fn pointer(program: &mut Program, pos: Pos2, pressed: bool) {
    let button = PointerButton::Primary;
    let events =
        [Event::PointerMoved(pos), Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE }];
    program.window.input_mut().events.extend(events);
}

fn tap_at(program: &mut Program, pos: Pos2) {
    pointer(program, pos, true);
    // Too short for a long press.
    program.window.step();
    pointer(program, pos, false);
    program.window.run();
}

/// A solo table after setup, with phantoms that the program rolls.
fn alone() -> Program {
    let mut program = program();
    program.press(Key::T);
    program.choose_players(1);
    program.press(Key::Enter);
    for key in [Key::Num1, Key::Num6, Key::Num6] {
        program.press(key);
    }
    assert_eq!(pad(&mut program).round(), 1);
    program
}

#[test]
fn the_whole_field_of_the_row_to_play_fills_its_next_box() {
    let mut program = playing(3);
    let towers = place_of(&program, "Ani", BuildingType::Tower);
    for place in across(towers) {
        tap_at(&mut program, place);
        assert_eq!(boxes(&mut program, 0)[5], 3, "{place}");
        assert!(!program.shows(Texts::pad_what));
        program.press(Key::U);
    }
}

#[test]
fn in_setup_a_solo_player_can_fill_three_boxes_of_one_type_at_one_place() {
    for tenth in 0..9 {
        let mut program = program();
        program.press(Key::T);
        program.choose_players(1);
        program.press(Key::Enter);
        let name = story_name(&mut program);
        let place = across(place_of(&program, &name, BuildingType::Pavilion)).nth(tenth).unwrap();
        for _ in 0..3 {
            tap_at(&mut program, place);
        }
        assert_eq!((boxes(&mut program, 0)[0], pad(&mut program).round()), (3, 1));
    }
}

fn story_name(program: &mut Program) -> String {
    let name = pad(program).header.seats[0].name.clone();
    if name.is_empty() { program.said(Texts::you) } else { name }
}

#[test]
fn the_same_type_tapped_two_rounds_running_gives_two_buildings() {
    let mut program = alone();
    let name = story_name(&mut program);
    let gardens = place_of(&program, &name, BuildingType::Garden);
    for place in across(gardens) {
        let before = pad(&mut program).log().len();
        tap_at(&mut program, place);
        assert_eq!((boxes(&mut program, 0)[4], pad(&mut program).round()), (1, 2));
        // A tap right away would be the second of a double click.
        program.window.run_steps(3);
        tap_at(&mut program, place);
        assert_eq!((boxes(&mut program, 0)[4], pad(&mut program).round()), (2, 3), "{place}");
        program.press(Key::U);
        assert_eq!(pad(&mut program).round(), 2, "Undo takes back the last of them with its rolls");
        program.press(Key::U);
        assert_eq!(pad(&mut program).log().len(), before);
    }
}

#[test]
fn taps_on_a_field_never_take_a_building_back() {
    let mut program = playing(3);
    let gardens = place_of(&program, "Ani", BuildingType::Garden);
    tap_at(&mut program, gardens.center());
    for place in across(gardens) {
        // The row has its entry: the first tap asks, the second one adds.
        for added in [0, 1] {
            let before = boxes(&mut program, 0)[4];
            tap_at(&mut program, place);
            assert_eq!(boxes(&mut program, 0)[4], before + added, "{place}");
        }
        program.press(Key::U);
    }
}

#[test]
fn a_complete_type_is_neither_filled_nor_corrected_by_a_tap() {
    let mut program = playing(3);
    only_ani_builds(&mut program, 4, BuildingType::Pavilion);
    let before = pad(&mut program).log().len();
    for place in across(place_of(&program, "Ani", BuildingType::Pavilion)) {
        tap_at(&mut program, place);
        assert!(!program.shows(Texts::pad_what));
    }
    assert_eq!(pad(&mut program).log().len(), before);
}

#[test]
fn a_long_press_leads_to_the_entries_of_a_field() {
    for finger in [false, true] {
        let mut program = playing(3);
        let before = pad(&mut program).log().len();
        let pos = place_of(&program, "Ani", BuildingType::Tower).center();
        let touch = |program: &mut Program, phase: TouchPhase| {
            let (device_id, id, force) = (TouchDeviceId(1), TouchId(1), None);
            program.window.input_mut().events.push(Event::Touch { device_id, id, phase, pos, force });
        };
        if finger {
            touch(&mut program, TouchPhase::Start);
        }
        pointer(&mut program, pos, true);
        program.window.step();
        assert!(!program.shows(Texts::pad_what), "not yet");
        program.window.run_steps(4);
        assert!(program.shows(Texts::pad_what), "the entry is open, finger: {finger}");
        if finger {
            touch(&mut program, TouchPhase::End);
        }
        pointer(&mut program, pos, false);
        program.window.run();
        assert!(program.shows(Texts::pad_what));
        assert_eq!(pad(&mut program).log().len(), before);
    }
}

#[test]
fn the_entry_of_the_box_that_is_held_opens_and_no_other() {
    let mut program = playing(3);
    // Only two types, so that each has several boxes; now and then an earlier round is tapped, too.
    for round in 0..9_usize {
        for (k, name) in NAMES[..3].iter().enumerate() {
            if (round + k) % 4 != 3 {
                tap(&mut program, name, [BuildingType::Garden, BuildingType::Tower][(round * round + k) % 2]);
            }
        }
        if pad(&mut program).round() as usize == round + 1 {
            end_round(&mut program);
        }
        if round % 3 == 2 {
            program.press(Key::PageUp);
            tap(&mut program, NAMES[0], BuildingType::Garden);
            program.press(Key::Escape);
        }
    }
    let mut seen = 0;
    for (row, name) in NAMES[..3].iter().enumerate() {
        for building in [BuildingType::Garden, BuildingType::Tower] {
            let table = pad(&mut program);
            let printed = table.config().layout().count(building);
            let of_it = table.events().iter().filter(|(_, event)| {
                matches!(event, PadEvent::Fill { row: r, building: b, .. }
                    if usize::from(*r) == row + 1 && *b == building)
            });
            let mut entries: Vec<(usize, PadEvent)> = of_it.copied().collect();
            entries.sort_by_key(|(entry, event)| (event.round(), *entry));
            for (k, (entry, event)) in entries.into_iter().enumerate() {
                let field = place_of(&program, name, building).shrink2(vec2(6.0, 0.0));
                let boxes = Boxes::new(field.with_max_y(field.max.y - 20.0), printed);
                pointer(&mut program, boxes.get(k as u8).center(), true);
                program.window.run_steps(60);
                pointer(&mut program, boxes.get(k as u8).center(), false);
                program.window.run();
                click(&mut program, Texts::pad_strike);
                let struck = pad(&mut program).log().last().cloned();
                assert_eq!(struck, Some(Entry::Note(Note::Strike { entry })), "{name} {k}: {event:?}");
                program.press(Key::Escape);
                program.press(Key::U);
                seen += 1;
            }
        }
    }
    assert!(seen > 12, "{seen}");
}
