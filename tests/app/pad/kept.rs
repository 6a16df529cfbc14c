//! A table that is continued another time: after the program was killed, after undoing, after an early end.

use alhambra::{games::roll_and_write::pad::PadExt, kernel::record::When};
use jiff::tz::TimeZone;

use super::*;

#[test]
fn a_table_goes_on_after_the_program_was_killed() {
    let mut program = playing(3);
    tap(&mut program, "Ani", BuildingType::Seraglio);
    let at_the_end = pad(&mut program);
    let mut again = killed_and_started_again(program);
    assert_eq!(pad(&mut again).log(), at_the_end.log());
    tap(&mut again, "Barbara", BuildingType::Seraglio);
    again.run(AppCommand::Go(Page::Home));
    again.press(Key::L);
    again.press(Key::Enter);
    assert_eq!(again.page(), Page::from(GamePage::Pad), "the library goes on with a table, too");
}

/// The program at the same table after it was killed.
fn killed_and_started_again(program: Program) -> Program {
    let mut again = program.killed();
    again.press(Key::Enter);
    assert_eq!(again.page(), Page::from(GamePage::Pad));
    again
}

#[test]
fn what_was_undone_at_a_table_is_done_again_after_the_program_was_killed() {
    let mut program = playing(3);
    tap(&mut program, "Ani", BuildingType::Seraglio);
    tap(&mut program, "Barbara", BuildingType::Tower);
    let before = pad(&mut program);
    program.press(Key::U);
    program.press(Key::U);
    let undone = pad(&mut program);
    let mut again = killed_and_started_again(program);
    assert_eq!(pad(&mut again).redo_text(), undone.redo_text());
    again.press_with(Modifiers::SHIFT, Key::U);
    let mut again = killed_and_started_again(again);
    again.press_with(Modifiers::SHIFT, Key::U);
    assert_eq!(pad(&mut again).log(), before.log());
    assert!(!pad(&mut again).can_redo());
    again.press(Key::U);
    tap(&mut again, "Barbara", BuildingType::Garden);
    assert!(!pad(&mut killed_and_started_again(again)).can_redo(), "a new entry leaves nothing to redo");
}

#[test]
fn a_damaged_file_of_what_was_undone_leaves_the_table_as_it_is() {
    let mut program = playing(3);
    tap(&mut program, "Ani", BuildingType::Seraglio);
    program.press(Key::U);
    let log = pad(&mut program).log().to_vec();
    let name = program.roll_and_write().tables.table.as_ref().unwrap().file().to_owned();
    let file = DataDir::find(Some(program.folder.path())).unwrap().games().join("undone").join(name);
    assert!(file.exists());
    std::fs::write(&file, "{").unwrap();
    let mut again = killed_and_started_again(program);
    assert_eq!(pad(&mut again).log(), log);
    assert!(!pad(&mut again).can_redo());
    assert!(!file.exists(), "it is of no use to anybody");
}

#[test]
fn a_table_that_stops_early_is_closed_as_it_stands_and_says_so() {
    let mut program = playing(3);
    tap_all(&mut program, 3, BuildingType::Garden);
    program.press(Key::M);
    click(&mut program, Texts::pad_end_early);
    click(&mut program, Texts::pad_by_numbers);
    assert!(program.shows(|t: &Texts| t.pad_ends_early(1, 18)));
    for _ in 0..3 {
        program.press(Key::Enter);
    }
    assert!(program.shows_containing(|t: &Texts| t.library_stopped(1, 18)));
    assert!(saved(&mut program).header.ended.is_some());
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    assert!(program.shows_containing(|t: &Texts| t.library_stopped(1, 18)));
    program.press(Key::T);
    program.press(Key::U);
    assert_eq!((pad(&mut program).is_over(), pad(&mut program).round()), (false, 2), "it goes on");
    assert!(saved(&mut program).header.ended.is_none());
}

#[test]
fn place_and_comment_are_noted_at_the_table_and_kept() {
    let mut program = playing(3);
    let log = pad(&mut program).log().to_vec();
    program.menu(Key::K);
    program.write(Texts::library_place, " At the lake ");
    program.focus(Role::MultilineTextInput, Texts::library_comment);
    program.control(Role::MultilineTextInput, Texts::library_comment).type_text("First with the new box");
    program.window.run();
    program.click(Texts::save);
    assert!(!program.shows(Texts::library_comment), "the panel closes");
    let mut again = killed_and_started_again(program);
    let header = pad(&mut again).header;
    assert_eq!(
        (header.location.as_str(), header.comment.as_str()),
        ("At the lake", "First with the new box")
    );
    assert_eq!(pad(&mut again).log(), log, "nothing is entered");
    again.menu(Key::K);
    assert_eq!(again.field(Texts::library_place).value().as_deref(), Some("At the lake"));
}

#[test]
fn the_day_and_the_time_of_a_table_can_be_changed_at_the_table() {
    let mut program = playing(3);
    program.menu(Key::K);
    program.write(Texts::late_date, "2026-02-30");
    assert!(program.shows(Texts::late_fault_date));
    assert!(!program.shows(Texts::save), "it cannot be saved like this, and the button says why");
    program.write(Texts::late_date, "2026-01-31");
    program.write(Texts::library_clock, "20:15");
    program.click(Texts::save);
    assert!(!program.shows(Texts::library_comment), "the panel closes");
    let mut again = killed_and_started_again(program);
    let header = pad(&mut again).header;
    let zone = TimeZone::system();
    assert_eq!(header.when(), When::read("2026-01-31 20:15", &zone).unwrap());
    assert_eq!(header.ended, None);
    again.menu(Key::K);
    assert_eq!(again.field(Texts::late_date).value().as_deref(), Some("2026-01-31"));
    again.write(Texts::library_clock, " ");
    again.click(Texts::save);
    assert_eq!(pad(&mut again).header.day.map(|day| day.to_string()).as_deref(), Some("2026-01-31"));
}

#[test]
fn the_turn_clock_counts_the_seconds_of_a_turn_and_starts_anew_with_the_next() {
    let mut program = playing(3);
    // Some frames pass with every key.
    let shows = |program: &Program, mut seconds: std::ops::Range<u32>| {
        seconds.any(|at| {
            let time = format!("{}:{:02}", at / 60, at % 60);
            program.shows(|t: &Texts| t.pad_said(t.pad_clock(), &time))
        })
    };
    assert!(!shows(&program, 0..90), "it is off at first");
    program.menu(Key::T);
    assert!(shows(&program, 0..5));
    let now = program.window.ctx.input(|input| input.time);
    program.window.input_mut().time = Some(now + 65.0);
    program.window.step();
    program.window.input_mut().time = None;
    assert!(shows(&program, 65..70));
    program.press(Key::Num1);
    assert!(shows(&program, 0..5), "the next turn");
    program.menu(Key::T);
    assert!(!shows(&program, 0..90));
}
