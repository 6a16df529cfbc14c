//! Late entry: a paper game is typed in and becomes a game like any other.

use alhambra::{
    app::{AppCommand, Page, Source},
    games::{
        common::BuildingType,
        roll_and_write::{
            game::GamePage,
            log::NamedLayout,
            record::{AnyGame, Sheets, read},
            rules::AuditFinding,
        },
    },
    kernel::{Confirmed, record::RecordKind},
    storage::{DataDir, Games},
    text::{Language, Texts, without_rules},
};
use egui::{Key, Modifiers, Role, vec2};

use crate::{
    desk::{AnyNumber, Program, Typed, Words, named, program, program_in, program_with, settings},
    sheets::tab_to,
};

/// Types how many boxes of each type a row has.
fn boxes(program: &mut Program, name: impl Words + Copy, boxes: [u8; 6]) {
    for (building, count) in BuildingType::ALL.into_iter().zip(boxes).filter(|(_, count)| *count > 0) {
        program.write(boxes_of(name, building), &count.to_string());
    }
}

fn player(number: u8) -> impl Words + Copy {
    move |t: &Texts| t.player_name(number)
}

fn phantom(numeral: &str) -> impl Words + Copy {
    move |t: &Texts| t.phantom_name(numeral)
}

fn boxes_of(name: impl Words + Copy, building: BuildingType) -> impl Words + Copy {
    move |t: &Texts| t.late_boxes(&name.said(t), &t.building_name(building))
}

fn completed_of(name: impl Words + Copy, building: BuildingType) -> impl Words + Copy {
    move |t: &Texts| t.late_completed(&name.said(t), &t.building_name(building))
}

fn lines_of(name: impl Words + Copy, count: u8) -> impl Words + Copy {
    move |t: &Texts| t.late_lines(&name.said(t), count)
}

fn coins_of(name: impl Words + Copy) -> impl Words + Copy {
    move |t: &Texts| t.late_coins(&name.said(t))
}

fn total(name: impl Words + Copy, total: &str) -> impl Words {
    move |t: &Texts| t.late_total(&name.said(t), total)
}

/// Saves what is typed in, and confirms what is odd about a game with so few entries.
fn save(program: &mut Program) {
    program.press_with(Modifiers::COMMAND, Key::S);
    assert!(program.shows(Texts::pad_audit_hint));
    program.press(Key::Enter);
    assert!(program.shows(Texts::pad_audit_hint), "Enter, which people press without reading, keeps nothing");
    program.press(Key::K);
}

/// The one record in the library, as it is written.
fn saved(program: &Program) -> String {
    let games = Games::new(DataDir::find(Some(program.folder.path())).unwrap().games());
    let files = games.list().unwrap();
    assert_eq!(files.len(), 1);
    files[0].text().unwrap()
}

#[test]
fn the_examples_of_the_rules_give_the_right_card_in_two_languages() {
    for language in [Language::English, Language::French] {
        examples_of_the_rules(program_with(&settings(language), vec2(1280.0, 800.0)));
    }
}

fn examples_of_the_rules(mut program: Program) {
    program.press(Key::E);
    assert_eq!(program.page(), Page::from(GamePage::LateEntry));
    for (number, name) in [(1, "Red"), (2, "Blue"), (3, "Green")] {
        program.write(move |t: &Texts| t.seat_name(number), name);
    }
    program.write(Texts::late_date, "2026-01-31");
    // §6: two complete the seraglio in one round; §7: one leads the arcades, two share behind; the tower was won.
    boxes(&mut program, Typed("Red"), [0, 5, 4, 0, 0, 7]);
    boxes(&mut program, Typed("Blue"), [0, 5, 2, 0, 0, 5]);
    boxes(&mut program, Typed("Green"), [0, 0, 2, 0, 0, 4]);
    assert!(
        program.shows_containing(
            |t: &Texts| t.late_fault_round_missing(&t.building_name(BuildingType::Seraglio))
        )
    );
    program.write(completed_of(Typed("Red"), BuildingType::Seraglio), "11");
    program.write(completed_of(Typed("Blue"), BuildingType::Seraglio), "11");
    program.write(completed_of(Typed("Red"), BuildingType::Tower), "14");
    // §7.2: 4, 5 and 6 are 17 VP; §7.3: 3 coins are 1 VP.
    for count in [4, 5, 6] {
        program.write(lines_of(Typed("Red"), count), "1");
    }
    program.write(coins_of(Typed("Red")), "3");
    assert!(program.shows(total(Typed("Red"), "70")), "13 + 18 + 21 + 17 + 1");
    assert!(program.shows(total(Typed("Blue"), "32")) && program.shows(total(Typed("Green"), "12")));
    program.click(Texts::late_save);
    // The sections name no grid; on this one no sheet has these lines.
    assert!(program.shows_containing(|t: &Texts| without_rules(&t.odd_lines_of_types("Red", 1, 1, 1))));
    program.press(Key::K);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    // 70 and 32: whom the winner beat, and by how much.
    let ahead = |t: &Texts| t.score_ahead(&t.score_won(&named("Red")), &t.count_vp(38), "Blue");
    assert!(program.shows_containing(ahead));
    let loaded = read(&saved(&program)).unwrap();
    assert_eq!((loaded.game.kind(), loaded.game.is_over()), (RecordKind::Result, true));
    let totals: Vec<_> = loaded.game.cards().rows.iter().map(|card| card.unwrap().total()).collect();
    assert_eq!(totals, [70, 32, 12]);
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::Home, "the finished page is not shown again");
    program.press(Key::L);
    assert!(program.shows_containing(Typed("Red 70, Blue 32, Green 12")));
    assert!(program.shows_containing(|t: &Texts| t.date(31, 1, "2026")));
}

#[test]
fn in_a_low_window_usual_rules_are_told_in_words_until_somebody_changes_them() {
    let mut program = program_with(&settings(Language::English), vec2(1024.0, 640.0));
    program.press(Key::E);
    let told = |t: &Texts| t.late_agreed(18, t.new_layout_default());
    assert!(program.shows(told) && !program.shows_containing(Texts::new_special_actions));
    program.click(move |t: &Texts| t.pad_said(t.pad_change(), &told(t)));
    assert!(!program.shows(told) && program.shows_containing(Texts::new_special_actions));
}

#[test]
fn a_solo_game_against_the_phantoms_is_typed_in_by_keys_alone() {
    let mut program = program();
    program.press(Key::E);
    tab_to(&mut program, Role::RadioButton, |t: &Texts| t.count_players(3));
    program.press(Key::ArrowLeft);
    program.press(Key::ArrowLeft);
    tab_to(&mut program, Role::RadioButton, Texts::new_goal_score);
    program.press(Key::ArrowRight);
    tab_to(&mut program, Role::TextInput, boxes_of(Texts::you, BuildingType::Pavilion));
    program.field(boxes_of(Texts::you, BuildingType::Pavilion)).type_text("3");
    tab_to(&mut program, Role::TextInput, boxes_of(phantom("II"), BuildingType::Tower));
    program.field(boxes_of(phantom("II"), BuildingType::Tower)).type_text("2");
    program.window.run();
    assert!(program.shows(total(Texts::you, "16")));
    assert!(program.shows(total(phantom("I"), "21")) && program.shows(total(phantom("II"), "42")));
    save(&mut program);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    let loaded = read(&saved(&program)).unwrap();
    assert_eq!(loaded.game.config().phantom_bonus(), Some(21));
    assert_eq!(loaded.game.cards().winners(), [2]);
}

#[test]
fn boxes_that_are_ticked_off_are_counted() {
    let mut program = program();
    program.press(Key::E);
    program.click(|t: &Texts| t.late_tick_of(&t.player_name(2)));
    let grid = *NamedLayout::standard().1.grid().unwrap();
    for column in [1, 2, 3] {
        program.click(move |t: &Texts| t.sheet_cell(1, column, grid[column - 1]));
    }
    for press in [Key::ArrowRight, Key::Space] {
        program.press(press);
    }
    assert!(program.shows(|t: &Texts| format!("{}: 4: 1 · 5: 0 · 6: 0", t.lines())));
    program.press(Key::Enter);
    let count = |program: &Program, building: BuildingType| {
        program.field(boxes_of(player(2), building)).value().unwrap()
    };
    assert_eq!(count(&program, BuildingType::Garden), "1");
    assert_eq!(program.field(lines_of(player(2), 4)).value().as_deref(), Some("1"));
    save(&mut program);
    let line = |t: &Texts| t.score_cell(&t.player_name(2), t.lines(), &t.reason_row(1, 4, AnyNumber));
    assert!(program.shows_containing(line), "the card knows which line it is");
    program.press(Key::Escape);
    program.press(Key::L);
    program.press(Key::C);
    // A number typed in afterwards wins over the ticks.
    program.write(boxes_of(player(2), BuildingType::Garden), "2");
    assert_eq!(count(&program, BuildingType::Tower), "1");
    assert_eq!(count(&program, BuildingType::Garden), "2");
}

#[test]
fn every_fault_is_shown_at_once_and_nothing_is_saved_with_one() {
    let mut program = program();
    program.press(Key::E);
    program.write(Texts::late_date, "yesterday");
    boxes(&mut program, player(1), [6, 0, 0, 0, 0, 0]);
    boxes(&mut program, player(2), [5, 0, 0, 0, 0, 0]);
    program.write(completed_of(player(2), BuildingType::Pavilion), "19");
    program.write(lines_of(player(3), 6), "2");
    let faults: [fn(&Texts) -> String; 4] = [
        |t| t.late_fault_date().to_owned(),
        |t| t.late_fault_boxes(&t.building_name(BuildingType::Pavilion), 6, 5),
        |t| t.late_fault_round(&t.building_name(BuildingType::Pavilion), 19, 18),
        |t| t.late_fault_lines(0),
    ];
    for fault in faults {
        assert!(program.shows(fault), "{}", program.said(fault));
    }
    assert!(program.shows(total(player(1), "–")));
    program.press(Key::Escape);
    program.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(program.app().games.list().unwrap().len(), 0);
}

#[test]
fn what_no_legal_game_can_give_is_named_and_kept_once_it_is_confirmed() {
    let mut program = program();
    program.press(Key::E);
    program.write(|t: &Texts| t.seat_name(2), "Ada");
    let setup = [1, 0, 0, 0, 1, 1];
    boxes(&mut program, player(1), setup);
    boxes(&mut program, Typed("Ada"), setup);
    boxes(&mut program, player(3), setup);
    program.write(boxes_of(Typed("Ada"), BuildingType::Tower), "0");
    program.press_with(Modifiers::COMMAND, Key::S);
    let why = |t: &Texts| without_rules(&t.odd_setup("Ada", 2));
    assert!(
        program.shows_containing(why)
            && !program.shows(|t: &Texts| without_rules(&t.odd_setup(&t.player_name(1), AnyNumber)))
    );
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::from(GamePage::LateEntry));
    assert!(!program.shows(Texts::pad_audit_hint) && program.shows(why), "the row says it all along");
    assert_eq!(program.app().games.list().unwrap().len(), 0);
    program.press_with(Modifiers::COMMAND, Key::S);
    program.click(Texts::pad_keep);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    let AnyGame::Result(game) = read(&saved(&program)).unwrap().game else { panic!("a result") };
    assert_eq!(game.confirmed(), [Confirmed::Finding(AuditFinding::Setup { row: 2, buildings: 2 })]);
    assert_eq!(game.unconfirmed(), []);
    program.press(Key::Escape);
    program.press(Key::L);
    program.press(Key::C);
    program.write(coins_of(Typed("Ada")), "3");
    program.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard), "nobody is asked twice");
}

#[test]
fn what_was_typed_stays_until_it_is_thrown_away_even_if_the_program_is_closed() {
    let mut program = program();
    program.press(Key::E);
    program.write(Texts::late_place, "At the lake");
    program.press(Key::Escape);
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::Home);
    let mut program = program_in(program.close(), vec2(1024.0, 640.0));
    program.press(Key::L);
    program.press(Key::N);
    let place = |program: &Program| program.field(Texts::late_place).value().unwrap_or_default();
    assert_eq!(place(&program), "At the lake");
    program.click(Texts::late_start_over);
    program.press(Key::Enter);
    assert_eq!(place(&program), "At the lake", "Enter throws nothing away");
    program.press(Key::Delete);
    assert_eq!(place(&program), "");
}

#[test]
fn a_game_that_was_typed_in_can_be_corrected() {
    let mut program = program();
    program.press(Key::E);
    boxes(&mut program, player(1), [3, 0, 0, 0, 0, 0]);
    save(&mut program);
    let before = saved(&program);
    program.press(Key::Escape);
    program.press(Key::L);
    assert!(program.shows(Texts::late_correct));
    program.press(Key::C);
    assert_eq!(program.page(), Page::from(GamePage::LateEntry));
    program.write(coins_of(player(1)), "8");
    program.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    let (before, after) = (read(&before).unwrap().game, read(&saved(&program)).unwrap().game);
    assert_eq!(before.header(), after.header(), "the same game");
    assert_eq!(after.cards().rows[0].unwrap().total(), before.cards().rows[0].unwrap().total() + 4);
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::Library);
}

#[test]
fn home_shows_the_result_of_a_game_typed_in_but_does_not_offer_to_play_it_again() {
    let mut program = program();
    program.press(Key::E);
    boxes(&mut program, player(1), [1; 6]);
    save(&mut program);
    program.run(AppCommand::Go(Page::Home));
    assert!(!program.shows_containing(Texts::score_again), "the library does not offer it either");
    assert!(program.shows_containing(Texts::home_last_result));
}

#[test]
fn a_game_typed_in_is_exported_and_imported_like_any_other() {
    let mut program = program_with(&settings(Language::French), vec2(1024.0, 640.0));
    program.press(Key::E);
    program.write(|t: &Texts| t.seat_name(1), "Zoé");
    program.write(boxes_of(Typed("Zoé"), BuildingType::Tower), "4");
    save(&mut program);
    let source = program.roll_and_write().tables.viewed.as_ref().unwrap().source.clone();
    let path = program.folder.path().join("out.json");
    program.run(AppCommand::Export { file: source.clone(), path: path.display().to_string() });
    let AnyGame::Result(game) = read(&std::fs::read_to_string(&path).unwrap()).unwrap().game else {
        panic!("a result")
    };
    assert_eq!(game.header.seats[0].name, "Zoé");
    let Source::File(file) = source else { panic!("a file") };
    program.run(AppCommand::Trash(vec![file]));
    program.run(AppCommand::Import(path.display().to_string()));
    assert_eq!(program.app().games.list().unwrap().len(), 1);
}

#[test]
fn tab_goes_from_count_to_count_even_where_a_type_was_just_completed() {
    let mut program = program();
    program.press(Key::E);
    program.write(boxes_of(player(2), BuildingType::Pavilion), "5");
    assert!(program.shows(completed_of(player(2), BuildingType::Pavilion)));
    program.press(Key::Tab);
    let next = program.field(boxes_of(player(2), BuildingType::Seraglio));
    assert!(next.is_focused());
}

#[test]
fn two_players_with_the_same_name_are_a_fault() {
    let mut program = program();
    program.press(Key::E);
    for number in [1, 2] {
        program.write(move |t: &Texts| t.seat_name(number), "Zoé");
    }
    let fault = |t: &Texts| t.late_fault_same_name(1, 2);
    assert!(program.shows(fault));
    program.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(program.page(), Page::from(GamePage::LateEntry));
    program.write(|t: &Texts| t.seat_name(2), "Zoë");
    assert!(!program.shows(fault));
}

#[test]
fn what_no_legal_game_allows_is_said_as_it_is_typed_but_only_of_rows_that_were_begun() {
    let mut program = program();
    program.press(Key::E);
    let odd =
        |row: u8, buildings: u8| move |t: &Texts| without_rules(&t.odd_setup(&t.player_name(row), buildings));
    assert!(!program.shows(odd(1, 0)) && !program.shows(odd(2, 0)), "nobody has typed anything");
    program.write(boxes_of(player(1), BuildingType::Tower), "2");
    assert!(program.shows(odd(1, 2)) && !program.shows(odd(2, 0)));
    program.write(boxes_of(player(1), BuildingType::Tower), "3");
    assert!(!program.shows(odd(1, 2)) && !program.shows(odd(1, 3)));
}

#[test]
fn late_entry_knows_the_names_from_a_score_pad() {
    let mut program = program();
    crate::pad::table(&mut program, 3);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::E);
    let name =
        |program: &Program, k: usize| program.field(|t: &Texts| t.seat_name(k)).value().unwrap_or_default();
    assert_eq!([1, 2, 3].map(|k| name(&program, k)), ["Ani", "Barbara", "Carl"], "as they sat");
}
