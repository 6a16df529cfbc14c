//! Sheets of one's own: transcribed, mended, kept, and played on.

use alhambra::{
    app::{AppCommand, Page},
    games::{
        common::BuildingType,
        roll_and_write::{
            files::{Layouts, layout_hash, layouts, layouts_for_pad},
            game::{GameCommand, GamePage, LayoutCommand, NewGame},
            log::NamedLayout,
            session::LayoutEdit,
        },
    },
    storage::{DataDir, LanguageChoice, Settings},
};
use egui::{Key, Modifiers, Role, accesskit::Toggled, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::desk::{Program, play_on, program, program_in, program_with, settings, solo};

/// Another grid than that of the program, with other counts.
const GRID: [&str; 6] = ["PPPPSS", "SSAAAA", "CCCCCC", "GGGGGG", "GGTTTT", "TTTTTT"];

fn key(letter: char) -> Key {
    Key::from_name(&letter.to_string()).unwrap()
}

/// Presses Tab until the keyboard is there.
pub fn tab_to(program: &mut Program, role: Role, name: &str) {
    for _ in 0..80 {
        if program.window.query_by_role_and_label(role, name).is_some_and(|node| node.is_focused()) {
            return;
        }
        program.press(Key::Tab);
    }
    panic!("Tab does not reach {name}");
}

/// Writes into the field with this name, over what is there.
pub fn write(program: &mut Program, name: &str, text: &str) {
    program.window.get_by_role_and_label(Role::TextInput, name).focus();
    program.window.run();
    program.press_with(Modifiers::COMMAND, Key::A);
    program.window.get_by_role_and_label(Role::TextInput, name).type_text(text);
    program.window.run();
}

fn own(program: &Program) -> Vec<NamedLayout> {
    let data = DataDir::find(Some(program.folder.path())).unwrap();
    layouts_for_pad(&data.layouts()).into_iter().map(|(named, _)| named).collect()
}

/// A program whose folder holds these sheets.
fn with_sheets(sheets: &[NamedLayout]) -> Program {
    let folder = tempfile::tempdir().unwrap();
    let data = DataDir::find(Some(folder.path())).unwrap();
    settings(LanguageChoice::En).save(&Settings::default(), &data.settings()).unwrap();
    let desk = Layouts::new(data.layouts());
    for sheet in sheets {
        desk.save(sheet, None).unwrap();
    }
    let mut program = program_in(folder, vec2(1280.0, 800.0));
    program.run(AppCommand::Go(Page::RollAndWrite(GamePage::Layouts)));
    program
}

fn named(name: &str) -> NamedLayout {
    NamedLayout { name: name.to_owned(), ..NamedLayout::standard().0 }
}

#[test]
fn a_whole_grid_is_transcribed_by_keys_alone_and_a_game_starts_on_it() {
    let mut program = program();
    for press in [Key::H, Key::N] {
        program.press(press);
    }
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::LayoutEditor));
    // The first rows by letters, the last one by the numbers of the types.
    for letter in GRID[..5].concat().chars() {
        program.press(key(letter));
    }
    assert!(program.shows("6 cells are empty"));
    for _ in 0..6 {
        program.press(Key::Num6);
    }
    assert!(!program.shows_containing("empty"));
    assert!(program.shows("A sheet needs a name"));
    tab_to(&mut program, Role::TextInput, "Name");
    program.window.get_by_role_and_label(Role::TextInput, "Name").type_text("Our pad");
    program.window.run();
    program.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::Layouts));
    let grid = GRID.map(String::from).to_vec();
    assert_eq!(own(&program)[0].draft.grid, Some(grid.clone()));
    assert!(program.shows("Our pad, Whole grid · 15 coins"));
    program.press(Key::Escape);
    program.press(Key::N);
    program.window.get_by_role_and_label(Role::ComboBox, "Sheet").click();
    program.window.run();
    program.click("Our pad");
    program.press(Key::Enter);
    let game = program.app().roll_and_write.session.as_ref().unwrap().game();
    assert_eq!(game.config().layout().draft().grid, Some(grid));
    assert_eq!(game.header.layout_name, "Our pad", "the game carries its sheet inside");
}

#[test]
fn a_whole_grid_is_transcribed_by_the_mouse() {
    let mut program = with_sheets(&[]);
    program.click_containing("New sheet");
    for (row, letters) in GRID.iter().enumerate() {
        for (column, letter) in letters.chars().enumerate() {
            let kind = BuildingType::from_letter(letter).unwrap();
            let name = format!("{}{}:", kind.name()[..1].to_uppercase(), &kind.name()[1..]);
            let brush = program.window.get_all_by_role(Role::RadioButton);
            let brush = brush
                .into_iter()
                .find(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with(&name)));
            brush.unwrap().click();
            program.window.run();
            program.click(&format!("Row {}, column {}: empty", row + 1, column + 1));
        }
    }
    write(&mut program, "Name", "Mine");
    program.click("Save");
    assert_eq!(own(&program)[0].draft.grid, Some(GRID.map(String::from).to_vec()));
}

#[test]
fn drawing_over_cells_paints_them_all_and_is_undone_at_once() {
    let mut program = with_sheets(&[]);
    program.press(Key::N);
    let at = |program: &Program, column: usize| {
        program.window.get_by_label_contains(&format!("Row 2, column {column}:")).rect().center()
    };
    let places: Vec<_> = (1..=6).map(|column| at(&program, column)).collect();
    program.window.drag_at(places[0]);
    program.window.run();
    for place in &places[1..] {
        program.window.hover_at(*place);
        program.window.run();
    }
    program.window.drop_at(places[5]);
    program.window.run();
    assert!(program.shows("Row 2, column 1: pavilion") && program.shows("Row 2, column 6: pavilion"));
    assert!(program.shows("30 cells are empty"));
    program.press_with(Modifiers::COMMAND, Key::Z);
    assert!(program.shows("36 cells are empty"));
    program.press_with(Modifiers::COMMAND, Key::Y);
    assert!(program.shows("Pavilion: 6"), "the count is live");
}

#[test]
fn arrows_move_and_backspace_goes_back() {
    let mut program = with_sheets(&[]);
    program.press(Key::N);
    for press in [Key::ArrowDown, Key::ArrowRight, Key::T, Key::ArrowUp, Key::G, Key::S, Key::Backspace] {
        program.press(press);
    }
    assert!(program.shows("Row 2, column 2: tower") && program.shows("Row 1, column 3: garden"));
    assert!(program.shows("Row 1, column 4: empty"));
    program.press(Key::Home);
    program.press(Key::C);
    assert!(program.shows("Row 1, column 1: chambers"));
}

#[test]
fn all_faults_are_shown_at_once_and_go_when_they_are_mended() {
    let mut program = with_sheets(&[named("Mine")]);
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::LayoutEditor), "the default sheet is duplicated");
    program.press(Key::T);
    write(&mut program, "Name", "mine");
    write(&mut program, "Coins printed", "2");
    write(&mut program, "Garden, 2nd place: points", "30");
    program.click("Counts only");
    write(&mut program, "Pavilion: count", "0");
    let faults = [
        "Another sheet has this name",
        "2 coins: a sheet has 3 to 40",
        "Garden: the 2nd gives 30\u{a0}VP, more than the place before it",
        "Pavilion: 0, but every type has at least 1 and leaves 1 for each of the others",
        "The counts sum to 32, not 36",
    ];
    for fault in faults {
        assert!(program.shows(fault), "{fault}");
    }
    program.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(own(&program).len(), 1, "nothing is saved with a fault");
    write(&mut program, "Name", "Counted");
    write(&mut program, "Coins printed", "12");
    write(&mut program, "Garden, 2nd place: points", "20");
    write(&mut program, "Pavilion: count", "4");
    for fault in faults {
        assert!(!program.shows(fault), "{fault}");
    }
    program.click("Save");
    assert_eq!(own(&program)[0].name, "Counted");
    let data = DataDir::find(Some(program.folder.path())).unwrap();
    assert_eq!(layouts(&data.layouts()).len(), 1, "counts are for the pad alone");
}

#[test]
fn work_that_is_not_saved_waits_also_when_the_program_is_closed() {
    let mut program = with_sheets(&[named("Mine")]);
    program.press(Key::N);
    for _ in 0..3 {
        program.press(Key::Num5);
    }
    program.press(Key::Escape);
    assert!(program.shows("Not saved yet: New sheet"));
    let mut program = program_in(program.close(), vec2(1024.0, 640.0));
    program.press(Key::H);
    program.press(Key::N);
    assert!(program.shows("Discard the sheet that is not saved?"), "another one does not replace it");
    program.press(Key::Escape);
    program.press(Key::G);
    assert!(program.shows("33 cells are empty"));
    program.press(Key::Escape);
    program.click("Discard");
    program.press(Key::Delete);
    assert!(!program.shows_containing("Not saved yet"));
    let mut program = program_in(program.close(), vec2(1024.0, 640.0));
    program.press(Key::H);
    assert!(!program.shows_containing("Not saved yet"));
}

#[test]
fn sheets_are_duplicated_thrown_away_and_brought_back() {
    let mut program = with_sheets(&[named("Mine")]);
    program.press(Key::ArrowDown);
    program.press(Key::D);
    program.press_with(Modifiers::COMMAND, Key::S);
    assert!(program.shows("Mine 2, Whole grid · 15 coins"));
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
    let export = LayoutCommand::Export { sheet: Some("mine.json".to_owned()), path: file.clone() };
    program.run(GameCommand::Layouts(export));
    program.run(GameCommand::Layouts(LayoutCommand::Import(file.clone())));
    assert!(program.shows("“Mine 2” is among your sheets now"), "no sheet is replaced");
    let text = std::fs::read_to_string(&path).unwrap().replace("15", "50");
    std::fs::write(&path, text).unwrap();
    program.press(Key::I);
    program.window.get_by_role(Role::TextInput).type_text(&file);
    program.window.run();
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::LayoutEditor));
    assert!(program.shows("50 coins: a sheet has 3 to 40"));
    std::fs::write(&path, "no sheet").unwrap();
    program.run(GameCommand::Layouts(LayoutCommand::Import(file)));
    assert!(program.shows_containing("could not be opened"));
}

#[test]
fn a_sheet_is_taken_from_a_record() {
    let mut program = with_sheets(&[]);
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/game/old/1.0.json");
    program.run(GameCommand::Layouts(LayoutCommand::Import(record.to_owned())));
    assert_eq!(own(&program).len(), 1);
}

#[test]
fn a_sheet_that_was_written_here_is_that_of_the_pad_and_the_default_one_can_be_said_to_be() {
    let mut program = with_sheets(&[]);
    program.click("This is the pad on our table");
    let (mut mine, standard) = NamedLayout::standard();
    assert!(program.app().settings.is_confirmed(&layout_hash(&standard)));
    program.press(Key::D);
    program.run(GameCommand::Layouts(LayoutCommand::Change(LayoutEdit::Coins(20))));
    program.press_with(Modifiers::COMMAND, Key::S);
    mine.draft.coins = 20;
    let mine = alhambra::games::roll_and_write::rules::Layout::new(&mine.draft).unwrap();
    assert!(program.app().settings.is_confirmed(&layout_hash(&mine)));
}

#[test]
fn the_editor_speaks_french_and_knows_its_letters() {
    let mut program = program_with(&settings(LanguageChoice::Fr), vec2(1024.0, 640.0));
    program.press(Key::H);
    program.press(Key::N);
    program.press(Key::J);
    assert!(program.shows_containing("colonne 1\u{a0}: jardin"));
}

#[test]
fn a_sheet_of_counts_only_is_offered_for_the_pad_with_its_own_numbers() {
    let mut counts = named("Counted");
    counts.draft.grid = None;
    counts.draft.counts = Some(vec![1, 11, 6, 6, 6, 6]);
    let mut program = with_sheets(&[counts]);
    program.run(AppCommand::Go(Page::RollAndWrite(GamePage::NewPad)));
    program.window.get_by_role_and_label(Role::ComboBox, "Sheet").click();
    program.window.run();
    program.click("Counted");
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::Pad));
    let pad = program.app().roll_and_write.pad.as_ref().unwrap().pad();
    let layout = pad.corrected_config().layout();
    assert_eq!((layout.grid(), layout.count(BuildingType::Seraglio)), (None, 11));
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
    for sheet in ["Built-in sheet", "Ours", "Ours (2)"] {
        assert!(program.shows_containing(&format!("1 round · {sheet}")), "{sheet}");
    }
}

#[test]
fn no_sheet_takes_the_name_of_that_of_the_program_and_a_saved_one_is_said_to_be_the_pad_at_hand() {
    let mut program = with_sheets(&[]);
    program.press(Key::Enter);
    write(&mut program, "Name", "built-in sheet");
    assert!(program.shows("Another sheet has this name"));
    program.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!((program.page(), own(&program).len()), (Page::RollAndWrite(GamePage::LayoutEditor), 0));
    write(&mut program, "Name", "Ours");
    program.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::Layouts));
    assert!(program.shows_containing("“Ours” is saved, as the pad on our table"));
}

#[test]
fn digits_meant_for_a_field_that_was_missed_paint_nothing_until_the_hand_is_back() {
    let mut program = with_sheets(&[]);
    program.press(Key::N);
    let beside = program.window.get_by_role_and_label(Role::TextInput, "Tower, 3rd place: points").rect();
    program.window.drag_at(beside.right_bottom() + vec2(4.0, 12.0));
    program.window.drop_at(beside.right_bottom() + vec2(4.0, 12.0));
    program.window.run();
    for key in [Key::Num1, Key::Num4, Key::Backspace] {
        program.press(key);
    }
    assert!(program.shows("36 cells are empty"));
    program.press(Key::ArrowRight);
    program.press(Key::Num4);
    assert!(program.shows("35 cells are empty"));
}

#[test]
fn a_number_that_no_sheet_has_is_told_and_an_emptied_field_keeps_its_number() {
    let mut program = with_sheets(&[named("Mine")]);
    program.press(Key::Enter);
    write(&mut program, "Tower, 1st place: points", "100");
    assert!(program.shows("Tower: the 1st gives 100\u{a0}VP, but 0 to 99 are possible"));
    write(&mut program, "Tower, 1st place: points", "22");
    let field = "Tower, 1st place: points";
    program.window.get_by_role_and_label(Role::TextInput, field).focus();
    program.window.run();
    program.press_with(Modifiers::COMMAND, Key::A);
    program.press(Key::Backspace);
    program.window.get_by_role_and_label(Role::TextInput, "Coins printed").focus();
    program.window.run();
    let value = program.window.get_by_role_and_label(Role::TextInput, field).value();
    assert_eq!(value.as_deref(), Some("22"));
}

#[test]
fn in_the_smallest_window_faults_are_in_sight_and_no_field_moves_when_they_go() {
    let mut program = with_sheets(&[]);
    program.window.set_size(vec2(1024.0, 640.0));
    program.press(Key::N);
    let place = |program: &Program, label: &str| program.window.get_by_label(label).rect();
    for fault in ["A sheet needs a name", "36 cells are empty"] {
        assert!(place(&program, fault).max.y < 620.0, "{fault}");
    }
    let field = "Tower, 3rd place: points";
    let before = program.window.get_by_role_and_label(Role::TextInput, field).rect();
    write(&mut program, "Name", "Ours");
    write(&mut program, "Coins printed", "2");
    assert!(place(&program, "2 coins: a sheet has 3 to 40").max.y < 620.0);
    assert_eq!(program.window.get_by_role_and_label(Role::TextInput, field).rect(), before);
}

#[test]
fn a_click_shorter_than_a_frame_paints_once() {
    let mut program = with_sheets(&[]);
    program.press(Key::N);
    program.tap_at_once("Row 3, column 4: empty");
    let grid = |program: &mut Program| {
        program.app().roll_and_write.layouts.editor.as_ref().unwrap().draft().grid.clone()
    };
    let painted: Vec<usize> = (0..36).filter(|&cell| grid(&mut program)[cell].is_some()).collect();
    assert_eq!(painted, [15]);
}

#[test]
fn digits_paint_also_when_the_editor_is_opened_again() {
    let mut program = with_sheets(&[]);
    for time in 1..=2 {
        program.press(Key::N);
        assert_eq!(program.page(), Page::RollAndWrite(GamePage::LayoutEditor));
        program.press(Key::Num1);
        let painted = program.app().roll_and_write.layouts.editor.as_ref().unwrap().draft().grid[0];
        assert_eq!(painted, Some(BuildingType::Pavilion), "time {time}");
        program.press_with(Modifiers::COMMAND, Key::Z);
        // With the pointer, beside the sheet.
        program.tap_at_once("Back");
        assert_eq!(program.page(), Page::RollAndWrite(GamePage::Layouts));
    }
}

#[test]
fn the_pad_on_our_table_is_chosen_for_a_new_table() {
    let (mut ours, mut other) = (named("Ours"), named("Other"));
    (ours.draft.coins, other.draft.coins) = (20, 12);
    let layout = alhambra::games::roll_and_write::rules::Layout::new(&ours.draft).unwrap();
    let mut program = with_sheets(&[ours, other]);
    let mut settings = program.app().settings.clone();
    settings.confirm(&layout_hash(&layout), true);
    program.run(AppCommand::Set(Box::new(settings)));
    program.run(AppCommand::Go(Page::RollAndWrite(GamePage::NewPad)));
    program.press(Key::Enter);
    assert_eq!(
        program.app().roll_and_write.pad.as_ref().unwrap().pad().corrected_config().layout().coins(),
        20
    );
}

#[test]
fn the_keys_of_every_list_lead_through_the_sheets_and_what_takes_the_place_of_a_deleted_one_is_selected() {
    let mut program = with_sheets(&[named("A"), named("B"), named("C")]);
    let selected = |program: &Program| {
        let rows = program.window.get_all_by_role(Role::ListItem);
        let row = rows.into_iter().find(|row| row.accesskit_node().toggled() == Some(Toggled::True));
        row.unwrap().accesskit_node().label().unwrap().chars().next().unwrap()
    };
    program.press(Key::End);
    assert_eq!(selected(&program), 'C');
    program.press(Key::PageUp);
    assert_eq!(selected(&program), 'B', "that of the program");
    program.press(Key::ArrowDown);
    for press in [Key::Delete, Key::Delete] {
        program.press(press);
    }
    assert_eq!(selected(&program), 'B');
    program.press(Key::U);
    assert_eq!(selected(&program), 'B', "it stays so when the other comes back");
}
