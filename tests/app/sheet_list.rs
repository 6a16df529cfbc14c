//! The list of sheets, which are saved, thrown away, sent as files, and used for tables and in statistics.

use alhambra::{
    app::{AppCommand, Page},
    games::roll_and_write::{
        files::layout_hash,
        game::{GameCommand, GamePage, LayoutCommand, NewGame},
        pad::PadExt,
        rules::Layout,
    },
    text::Texts,
};
use egui::{Key, Modifiers, Role, accesskit::Toggled, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::{
    desk::{ANY, Program, play_on, program, program_in, solo},
    sheets::{listed, named, own, with_sheets},
};

#[test]
fn unsaved_work_waits_even_while_the_program_is_closed() {
    let mut program = with_sheets(&[named("Mine")]);
    program.press(Key::N);
    for _ in 0..3 {
        program.press(Key::Num5);
    }
    program.press(Key::Escape);
    assert!(program.shows(|t: &Texts| t.sheets_unsaved(t.sheets_new())));
    let mut program = program_in(program.close(), vec2(1024.0, 640.0));
    program.press(Key::H);
    program.press(Key::N);
    assert!(program.shows(Texts::sheets_discard_question), "another one does not replace it");
    program.press(Key::Escape);
    program.press(Key::G);
    assert!(program.shows(|t: &Texts| t.sheet_fault_empty(33)));
    program.press(Key::Escape);
    program.click(Texts::sheets_discard);
    program.press(Key::Delete);
    assert!(!program.shows_containing(|t: &Texts| t.sheets_unsaved(ANY)));
    let mut program = program_in(program.close(), vec2(1024.0, 640.0));
    program.press(Key::H);
    assert!(!program.shows_containing(|t: &Texts| t.sheets_unsaved(ANY)));
}

#[test]
fn sheets_are_duplicated_thrown_away_and_brought_back() {
    let mut program = with_sheets(&[named("Mine")]);
    program.press(Key::ArrowDown);
    program.press(Key::D);
    program.press_with(Modifiers::COMMAND, Key::S);
    assert!(program.shows(listed("Mine 2")));
    program.press(Key::Delete);
    program.press(Key::Enter);
    assert_eq!(own(&program).len(), 2, "Enter throws nothing away");
    program.press(Key::Delete);
    assert_eq!(own(&program).len(), 1);
    program.press(Key::U);
    assert_eq!(own(&program).len(), 2);
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::Home);
}

#[test]
fn a_sheet_travels_as_a_file_and_a_wrong_one_is_opened_with_its_faults() {
    let mut program = with_sheets(&[named("Mine")]);
    let path = program.folder.path().join("out.json");
    let file = path.display().to_string();
    let export = LayoutCommand::Export { file: Some("mine.json".to_owned()), path: file.clone() };
    program.run(GameCommand::Layouts(export));
    program.run(GameCommand::Layouts(LayoutCommand::Import(file.clone())));
    assert!(program.shows(|t: &Texts| t.sheets_imported("Mine 2")), "no sheet is replaced");
    let text = std::fs::read_to_string(&path).unwrap().replace("15", "50");
    std::fs::write(&path, text).unwrap();
    program.press(Key::I);
    program.window.get_by_role(Role::TextInput).type_text(&file);
    program.window.run();
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::LayoutEditor));
    assert!(program.shows(|t: &Texts| t.sheet_fault_coins(50)));
    std::fs::write(&path, "no sheet").unwrap();
    program.run(GameCommand::Layouts(LayoutCommand::Import(file)));
    assert!(program.shows_containing(|t: &Texts| t.error_open(ANY, ANY)));
}

#[test]
fn a_faulty_sheet_never_takes_the_place_of_unfinished_work() {
    let mut program = with_sheets(&[named("Mine")]);
    let path = program.folder.path().join("out.json");
    let file = path.display().to_string();
    let export = LayoutCommand::Export { file: Some("mine.json".to_owned()), path: file.clone() };
    program.run(GameCommand::Layouts(export));
    let text = std::fs::read_to_string(&path).unwrap().replace("15", "50");
    std::fs::write(&path, text).unwrap();
    program.press(Key::N);
    for _ in 0..3 {
        program.press(Key::Num5);
    }
    program.press(Key::Escape);
    program.run(GameCommand::Layouts(LayoutCommand::Import(file.clone())));
    assert!(program.has_told(Texts::drafts_unfinished));
    program.press(Key::G);
    assert!(program.shows(|t: &Texts| t.sheet_fault_empty(33)), "it is as it was");
    program.press(Key::Escape);
    program.click(Texts::sheets_discard);
    program.press(Key::Delete);
    program.run(GameCommand::Layouts(LayoutCommand::Import(file)));
    assert!(program.shows(|t: &Texts| t.sheet_fault_coins(50)));
}

#[test]
fn a_sheet_is_taken_from_a_record() {
    let mut program = with_sheets(&[]);
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/game/old/1.0.json");
    program.run(GameCommand::Layouts(LayoutCommand::Import(record.to_owned())));
    assert_eq!(own(&program).len(), 1);
}

#[test]
fn statistics_keep_sheets_apart_and_name_them() {
    let mut program = program();
    for (seed, coins, name) in [(1, 15, "Default"), (2, 12, "Ours"), (3, 20, "Ours"), (4, 12, "Ours")] {
        let mut layout = named(name);
        layout.draft.coins = coins;
        let short = NewGame { rounds: 1, layout, ..solo(seed) };
        program.run(GameCommand::Start(Box::new(short)));
        play_on(program.app(), 1);
    }
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::R);
    program.window.get_by_role(Role::ComboBox).click();
    program.window.run();
    let standard = program.said(Texts::new_layout_default);
    for sheet in [&standard, "Ours", "Ours (2)"] {
        assert!(program.shows_containing(|t: &Texts| format!("{} · {sheet}", t.count_rounds(1))), "{sheet}");
    }
}

#[test]
fn the_pad_on_our_table_is_chosen_for_a_new_table() {
    let (mut ours, mut other) = (named("Ours"), named("Other"));
    (ours.draft.coins, other.draft.coins) = (20, 12);
    let layout = Layout::new(&ours.draft).unwrap();
    let mut program = with_sheets(&[ours, other]);
    let mut settings = program.app().settings.clone();
    settings.confirm(&layout_hash(&layout), true);
    program.run(AppCommand::Set(Box::new(settings)));
    program.run(AppCommand::Go(Page::from(GamePage::NewPad)));
    program.press(Key::Enter);
    assert_eq!(
        program.roll_and_write().tables.table.as_ref().unwrap().pad().corrected_config().layout().coins(),
        20
    );
}

#[test]
fn the_keys_of_every_list_work_for_sheets_and_the_sheet_after_a_deleted_one_is_selected() {
    let mut program = with_sheets(&[named("A"), named("B"), named("C")]);
    let selected = |program: &Program| {
        let rows = program.window.get_all_by_role(Role::ListItem);
        let row = rows.into_iter().find(|row| row.accesskit_node().toggled() == Some(Toggled::True));
        row.unwrap().accesskit_node().label().unwrap().chars().next().unwrap()
    };
    program.press(Key::End);
    assert_eq!(selected(&program), 'C');
    program.press(Key::PageUp);
    assert_eq!(selected(&program), 'B', "the program's own");
    program.press(Key::ArrowDown);
    for press in [Key::Delete, Key::Delete] {
        program.press(press);
    }
    assert_eq!(selected(&program), 'B');
    program.press(Key::U);
    assert_eq!(selected(&program), 'B', "it stays selected when the other one comes back");
}
