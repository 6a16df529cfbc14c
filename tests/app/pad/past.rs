//! Steps into the past say what they changed.

use super::*;
use alhambra::games::roll_and_write::pad::PadExt;

/// What the pad says when somebody's early award has changed.
fn award(texts: &Texts, name: &str, before: &str, after: &str) -> String {
    let what = format!("{name}, {}", texts.building_bare(BuildingType::Seraglio));
    texts.pad_from_to(&what, before, after)
}

#[test]
fn a_correction_several_rounds_back_says_what_it_changed() {
    let mut program = program();
    shared_seraglio(&mut program);
    let entry = pad(&mut program).entries_of(1, 2)[0].0;
    program.press(Key::H);
    // Of the five, latest first, that of round 2.
    click_the(&mut program, 3, |t: &Texts| {
        t.pad_said(t.pad_change(), &t.history_filled("Barbara", BuildingType::Seraglio))
    });
    click(&mut program, |t: &Texts| t.building_name(BuildingType::Arcades));
    click(&mut program, Texts::pad_correct);
    let pad_now = pad(&mut program);
    let event = pad_now.events().iter().find(|(number, _)| *number == entry).unwrap().1;
    assert_eq!(event, PadEvent::Fill { row: 2, building: BuildingType::Arcades, round: 2 });
    let corrected = |t: &Texts| {
        let [was, is] = [BuildingType::Seraglio, BuildingType::Arcades];
        t.history_amended(2, &t.history_filled("Barbara", is), &t.building_bare(was))
    };
    assert!(program.shows(corrected));
    let moved = |t: &Texts| award(t, "Ani", &t.pad_award_then(5, 13), &t.pad_award_then(5, 17));
    assert!(program.shows_containing(moved));
    program.press(Key::Escape);
    program.press(Key::U);
    assert_eq!(boxes(&mut program, 1)[1], 5);
}

#[test]
fn what_a_correction_moved_is_said_on_the_sheet_and_above_the_entries() {
    let mut program = program_with(&settings(Language::English), vec2(1024.0, 640.0));
    shared_seraglio(&mut program);
    program.press(Key::H);
    click_the(&mut program, 4, |t: &Texts| {
        t.pad_said(t.pad_change(), &t.history_filled("Barbara", BuildingType::Seraglio))
    });
    click(&mut program, Texts::pad_strike);
    let moved = |t: &Texts| award(t, "Ani", &t.pad_award_then(5, 13), &t.pad_award_then(5, 17));
    let shown = program.all(moved).next().expect("it says so").rect();
    let window = program.window.ctx.content_rect();
    assert!(window.contains_rect(shown), "it is in sight, however far the list was scrolled: {shown}");
    program.press(Key::Escape);
    assert!(program.shows_containing(moved), "the sheet says it, too");
}

#[test]
fn undo_and_redo_say_what_they_did_and_what_moved() {
    let mut program = program();
    shared_seraglio(&mut program);
    let entry = pad(&mut program).entries_of(1, 5)[0].0;
    program.run(GameCommand::Table(TableCommand::Note(Note::Strike { entry })));
    program.window.run();
    program.press(Key::U);
    let struck = |t: &Texts| t.history_struck(&t.history_filled("Barbara", BuildingType::Seraglio));
    assert!(program.shows_containing(|t: &Texts| t.pad_undone(&struck(t))));
    let back = |t: &Texts| award(t, "Ani", &t.pad_award_then(5, 17), &t.pad_award_then(5, 13));
    assert!(program.shows_containing(back));
    program.press_with(Modifiers::SHIFT, Key::U);
    assert!(program.shows_containing(|t: &Texts| t.pad_redone(&struck(t))));
    tap(&mut program, "Carl", BuildingType::Garden);
    assert!(!program.shows_containing(|t: &Texts| t.pad_redone(ANY)), "until something else is done");
}

#[test]
fn a_late_entry_says_what_it_moved() {
    let mut program = program();
    shared_seraglio(&mut program);
    for _ in 0..5 {
        program.press(Key::PageUp);
    }
    tap(&mut program, "Carl", BuildingType::Garden);
    assert!(program.shows_containing(|t: &Texts| t.history_filled("Carl", BuildingType::Garden)));
    let total = |t: &Texts| t.pad_from_to(&format!("Carl, {}", t.total().to_lowercase()), ANY, ANY);
    assert!(program.shows_containing(total));
}
