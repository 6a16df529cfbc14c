//! The user's own sheets: transcribed, corrected, saved, and played on.

use alhambra::{
    app::{AppCommand, Page},
    games::{
        common::BuildingType,
        roll_and_write::{
            files::{LayoutDocument, Layouts, layout_hash, layouts, layouts_for_pad},
            game::{GameCommand, GamePage, LayoutCommand},
            log::NamedLayout,
            pad::PadExt,
            session::LayoutEdit,
        },
    },
    storage::{DataDir, Settings},
    text::{Language, Texts},
};
use egui::{Key, Modifiers, Role, vec2};

use crate::desk::{AnyNumber, Program, Typed, Words, program, program_in, program_with, settings};

/// A grid other than the program's, with other counts.
const GRID: [&str; 6] = ["PPPPSS", "SSAAAA", "CCCCCC", "GGGGGG", "GGTTTT", "TTTTTT"];

fn key(letter: char) -> Key {
    Key::from_name(&letter.to_string()).unwrap()
}

/// Presses Tab until this control has the focus.
pub fn tab_to(program: &mut Program, role: Role, name: impl Words + Copy) {
    for _ in 0..80 {
        if program.find_control(role, name).is_some_and(|node| node.is_focused()) {
            return;
        }
        program.press(Key::Tab);
    }
    panic!("Tab does not reach {}", program.said(name));
}

/// The field for the points that a place gives in a type.
fn points(building: BuildingType, place: u8) -> impl Words + Copy {
    move |t: &Texts| t.sheets_vp_of(&t.building_name(building), place)
}

/// A cell in which there is something.
fn cell(row: u8, column: u8, building: BuildingType) -> impl Words {
    move |t: &Texts| t.sheet_cell(row, column, building)
}

/// How the list names a sheet of one's own.
pub fn listed(name: &str) -> impl Words {
    move |t: &Texts| format!("{name}, {} · {}", t.sheets_whole_grid(), t.sheets_coins_printed(15))
}

pub fn own(program: &Program) -> Vec<NamedLayout> {
    let data = DataDir::find(Some(program.folder.path())).unwrap();
    layouts_for_pad(&data.layouts()).into_iter().map(|(named, _)| named).collect()
}

/// A program whose folder holds these sheets.
pub fn with_sheets(sheets: &[NamedLayout]) -> Program {
    let folder = tempfile::tempdir().unwrap();
    let data = DataDir::find(Some(folder.path())).unwrap();
    settings(Language::English).save(&Settings::default(), &data.settings()).unwrap();
    let desk = Layouts::new(data.layouts());
    for sheet in sheets {
        desk.save(&LayoutDocument(sheet.clone()), None).unwrap();
    }
    let mut program = program_in(folder, vec2(1280.0, 800.0));
    program.run(AppCommand::Go(Page::from(GamePage::Layouts)));
    program
}

pub fn named(name: &str) -> NamedLayout {
    NamedLayout { name: name.to_owned(), ..NamedLayout::standard().0 }
}

#[test]
fn a_whole_grid_is_transcribed_by_keys_alone_and_a_game_starts_on_it() {
    let mut program = program();
    for press in [Key::H, Key::N] {
        program.press(press);
    }
    assert_eq!(program.page(), Page::from(GamePage::LayoutEditor));
    // The first rows by letters, the last one by the numbers of the types.
    for letter in GRID[..5].concat().chars() {
        program.press(key(letter));
    }
    assert!(program.shows(|t: &Texts| t.sheet_fault_empty(6)));
    for _ in 0..6 {
        program.press(Key::Num6);
    }
    assert!(!program.shows(|t: &Texts| t.sheet_fault_empty(AnyNumber)));
    assert!(!program.shows(|t: &Texts| t.sheet_fault_empty(1)));
    assert!(!program.shows(|t: &Texts| t.sheet_cell_empty(AnyNumber, AnyNumber)));
    assert!(program.shows(Texts::sheet_fault_no_name));
    tab_to(&mut program, Role::TextInput, Texts::settings_name);
    program.field(Texts::settings_name).type_text("My pad");
    program.window.run();
    program.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(program.page(), Page::from(GamePage::Layouts));
    let grid = GRID.map(String::from).to_vec();
    assert_eq!(own(&program)[0].draft.grid, Some(grid.clone()));
    assert!(program.shows(listed("My pad")));
    program.press(Key::Escape);
    program.press(Key::N);
    program.press(Key::H);
    program.pick(Texts::new_layout, Typed("My pad"));
    program.press(Key::Enter);
    let game = program.roll_and_write().session.as_ref().unwrap().game();
    assert_eq!(game.config().layout().draft().grid, Some(grid));
    assert_eq!(game.header.layout_name, "My pad", "the game carries its sheet inside");
}

#[test]
fn a_whole_grid_is_transcribed_by_the_mouse() {
    let mut program = with_sheets(&[]);
    program.click_containing(Texts::sheets_new);
    for (row, letters) in GRID.iter().enumerate() {
        for (column, letter) in letters.chars().enumerate() {
            let kind = BuildingType::from_letter(letter).unwrap();
            let brush = |t: &Texts| t.sheets_type(&t.building_name(kind), AnyNumber);
            program.control(Role::RadioButton, brush).click();
            program.window.run();
            program.click(|t: &Texts| t.sheet_cell_empty(row + 1, column + 1));
        }
    }
    program.write(Texts::settings_name, "Mine");
    program.click(Texts::save);
    assert_eq!(own(&program)[0].draft.grid, Some(GRID.map(String::from).to_vec()));
}

#[test]
fn drawing_over_cells_paints_them_all_and_is_undone_in_one_step() {
    let mut program = with_sheets(&[]);
    program.press(Key::N);
    let at = |program: &Program, column: usize| {
        program.get(|t: &Texts| t.sheet_cell_empty(2, column)).rect().center()
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
    assert!(
        program.shows(cell(2, 1, BuildingType::Pavilion))
            && program.shows(cell(2, 6, BuildingType::Pavilion))
    );
    assert!(program.shows(|t: &Texts| t.sheet_fault_empty(30)));
    program.press_with(Modifiers::COMMAND, Key::Z);
    assert!(program.shows(|t: &Texts| t.sheet_fault_empty(36)));
    program.press_with(Modifiers::COMMAND, Key::Y);
    assert!(
        program.shows(|t: &Texts| t.sheets_type(&t.building_name(BuildingType::Pavilion), 6)),
        "the count is live"
    );
}

#[test]
fn arrows_move_and_backspace_goes_back() {
    let mut program = with_sheets(&[]);
    program.press(Key::N);
    for press in [Key::ArrowDown, Key::ArrowRight, Key::T, Key::ArrowUp, Key::G, Key::S, Key::Backspace] {
        program.press(press);
    }
    assert!(
        program.shows(cell(2, 2, BuildingType::Tower)) && program.shows(cell(1, 3, BuildingType::Garden))
    );
    assert!(program.shows(|t: &Texts| t.sheet_cell_empty(1, 4)));
    program.press(Key::Home);
    program.press(Key::C);
    assert!(program.shows(cell(1, 1, BuildingType::Chambers)));
}

#[test]
fn all_faults_are_shown_at_once_and_go_when_they_are_corrected() {
    let mut program = with_sheets(&[named("Mine")]);
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::LayoutEditor), "the default sheet is duplicated");
    program.press(Key::T);
    program.write(Texts::settings_name, "mine");
    program.write(Texts::sheets_coins, "2");
    program.write(points(BuildingType::Garden, 2), "30");
    program.click(Texts::sheets_counts_only);
    program.write(|t: &Texts| t.sheets_count_of(&t.building_name(BuildingType::Pavilion)), "0");
    let faults: [fn(&Texts) -> String; 5] = [
        |t| t.sheet_fault_name_taken().to_owned(),
        |t| t.sheet_fault_coins(2),
        |t| t.sheet_fault_increases(&t.building_name(BuildingType::Garden), 2, 30),
        |t| t.sheet_fault_count(&t.building_name(BuildingType::Pavilion), 0),
        |t| t.sheet_fault_sum(32),
    ];
    for fault in faults {
        assert!(program.shows(fault), "{}", program.said(fault));
    }
    program.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(own(&program).len(), 1, "nothing is saved with a fault");
    program.write(Texts::settings_name, "Counted");
    program.write(Texts::sheets_coins, "12");
    program.write(points(BuildingType::Garden, 2), "20");
    program.write(|t: &Texts| t.sheets_count_of(&t.building_name(BuildingType::Pavilion)), "4");
    for fault in faults {
        assert!(!program.shows(fault), "{}", program.said(fault));
    }
    program.click(Texts::save);
    assert_eq!(own(&program)[0].name, "Counted");
    let data = DataDir::find(Some(program.folder.path())).unwrap();
    assert_eq!(layouts(&data.layouts()).len(), 1, "counts are for the pad alone");
}

#[test]
fn a_sheet_written_here_counts_as_the_pad_at_hand_and_the_default_one_can_be_declared_so() {
    let mut program = with_sheets(&[]);
    program.click(Texts::sheets_confirmed);
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
    let mut program = program_with(&settings(Language::French), vec2(1024.0, 640.0));
    program.press(Key::H);
    program.press(Key::N);
    program.press(Key::J);
    assert_eq!(program.app().texts.language(), Language::French);
    assert!(program.shows(cell(1, 1, BuildingType::Garden)));
}

#[test]
fn a_sheet_of_counts_only_is_offered_for_the_pad_with_its_own_numbers() {
    let mut counts = named("Counted");
    counts.draft.grid = None;
    counts.draft.counts = Some(vec![1, 11, 6, 6, 6, 6]);
    let mut program = with_sheets(&[counts]);
    program.run(AppCommand::Go(Page::from(GamePage::NewPad)));
    program.pick(Texts::new_layout, Typed("Counted"));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Pad));
    let pad = program.roll_and_write().tables.table.as_ref().unwrap().pad();
    let layout = pad.corrected_config().layout();
    assert_eq!((layout.grid(), layout.count(BuildingType::Seraglio)), (None, 11));
}

#[test]
fn no_sheet_can_have_the_name_of_the_programs_own_and_a_saved_one_counts_as_the_pad_at_hand() {
    let mut program = with_sheets(&[]);
    program.press(Key::Enter);
    let standard = program.said(Texts::new_layout_default);
    program.write(Texts::settings_name, &standard.to_lowercase());
    assert!(program.shows(Texts::sheet_fault_name_taken));
    program.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!((program.page(), own(&program).len()), (Page::from(GamePage::LayoutEditor), 0));
    program.write(Texts::settings_name, "Ours");
    program.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(program.page(), Page::from(GamePage::Layouts));
    assert!(program.shows(|t: &Texts| t.sheets_saved("Ours")));
}

#[test]
fn digits_meant_for_a_field_that_was_missed_paint_nothing_until_an_arrow_key_is_pressed() {
    let mut program = with_sheets(&[]);
    program.press(Key::N);
    let beside = program.field(points(BuildingType::Tower, 3)).rect();
    // Just below the last field, where a hand in a hurry misses it.
    program.window.drag_at(beside.right_bottom() + vec2(4.0, 12.0));
    program.window.drop_at(beside.right_bottom() + vec2(4.0, 12.0));
    program.window.run();
    for key in [Key::Num1, Key::Num4, Key::Backspace] {
        program.press(key);
    }
    assert!(program.shows(|t: &Texts| t.sheet_fault_empty(36)));
    program.press(Key::ArrowRight);
    program.press(Key::Num4);
    assert!(program.shows(|t: &Texts| t.sheet_fault_empty(35)));
}

#[test]
fn a_number_that_no_sheet_has_is_pointed_out_and_an_emptied_field_keeps_its_number() {
    let mut program = with_sheets(&[named("Mine")]);
    program.press(Key::Enter);
    program.write(points(BuildingType::Tower, 1), "100");
    assert!(program.shows(|t: &Texts| t.sheet_fault_vp(&t.building_name(BuildingType::Tower), 1, 100)));
    program.write(points(BuildingType::Tower, 1), "22");
    let field = points(BuildingType::Tower, 1);
    program.focus(Role::TextInput, field);
    program.press_with(Modifiers::COMMAND, Key::A);
    program.press(Key::Backspace);
    program.focus(Role::TextInput, Texts::sheets_coins);
    let value = program.field(field).value();
    assert_eq!(value.as_deref(), Some("22"));
}

#[test]
fn in_the_smallest_window_faults_are_in_sight_and_no_field_moves_when_they_go() {
    let mut program = with_sheets(&[]);
    program.window.set_size(vec2(1024.0, 640.0));
    program.press(Key::N);
    // Above the foot of the window, and not scrolled away.
    assert!(program.get(Texts::sheet_fault_no_name).rect().max.y < 620.0);
    assert!(program.get(|t: &Texts| t.sheet_fault_empty(36)).rect().max.y < 620.0);
    let field = points(BuildingType::Tower, 3);
    let before = program.field(field).rect();
    program.write(Texts::settings_name, "Ours");
    program.write(Texts::sheets_coins, "2");
    assert!(program.get(|t: &Texts| t.sheet_fault_coins(2)).rect().max.y < 620.0);
    assert_eq!(program.field(field).rect(), before);
}

#[test]
fn a_click_shorter_than_a_frame_paints_once() {
    let mut program = with_sheets(&[]);
    program.press(Key::N);
    program.tap_at_once(|t: &Texts| t.sheet_cell_empty(3, 4));
    let grid = |program: &mut Program| {
        program.roll_and_write().layouts.sheets.editor.as_ref().unwrap().sketch().grid.clone()
    };
    let painted: Vec<usize> = (0..36).filter(|&cell| grid(&mut program)[cell].is_some()).collect();
    assert_eq!(painted, [15]);
}

#[test]
fn digits_paint_even_when_the_editor_is_opened_again() {
    let mut program = with_sheets(&[]);
    for time in 1..=2 {
        program.press(Key::N);
        assert_eq!(program.page(), Page::from(GamePage::LayoutEditor));
        program.press(Key::Num1);
        let painted = program.roll_and_write().layouts.sheets.editor.as_ref().unwrap().sketch().grid[0];
        assert_eq!(painted, Some(BuildingType::Pavilion), "time {time}");
        program.press_with(Modifiers::COMMAND, Key::Z);
        // With the pointer, beside the sheet.
        program.tap_at_once(Texts::back);
        assert_eq!(program.page(), Page::from(GamePage::Layouts));
    }
}
