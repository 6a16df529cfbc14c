//! Late entry: a paper game is typed in and is a game like any other.

use alhambra::{
    app::{AppCommand, Page, Source},
    games::roll_and_write::{
        game::GamePage,
        record::{AnyGame, read},
        rules::AuditFinding,
    },
    kernel::{Confirmed, record::RecordKind},
    storage::{DataDir, Games, LanguageChoice},
};
use egui::{Key, Modifiers, Role, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::{
    desk::{Program, program, program_in, program_with, settings},
    sheets::{tab_to, write},
};

/// Types six numbers of a row: boxes of each type.
fn boxes(program: &mut Program, name: &str, boxes: [u8; 6]) {
    let types = ["Pavilion", "Seraglio", "Arcades", "Chambers", "Garden", "Tower"];
    for (kind, count) in types.iter().zip(boxes).filter(|(_, count)| *count > 0) {
        write(program, &format!("{name}, {kind}: boxes"), &count.to_string());
    }
}

/// Saves what is typed in, odd as a game of few entries is.
fn save(program: &mut Program) {
    program.press_with(Modifiers::COMMAND, Key::S);
    assert!(program.shows_containing("No legal game gives") || program.shows_containing("Aucune partie"));
    program.press(Key::Enter);
}

/// The one record in the library, as it is written.
fn saved(program: &Program) -> String {
    let games = Games::new(DataDir::find(Some(program.folder.path())).unwrap().games());
    let files = games.list().unwrap();
    assert_eq!(files.len(), 1);
    files[0].text().unwrap()
}

#[test]
fn the_examples_of_the_rules_give_the_right_card() {
    let mut program = program();
    program.press(Key::E);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::LateEntry));
    for (number, name) in [(1, "Red"), (2, "Blue"), (3, "Green")] {
        write(&mut program, &format!("Name of player {number}"), name);
    }
    write(&mut program, "Date", "2026-01-31");
    // §6: two complete the seraglio in one round; §7: one leads the arcades, two share behind; the tower was won.
    boxes(&mut program, "Red", [0, 5, 4, 0, 0, 7]);
    boxes(&mut program, "Blue", [0, 5, 2, 0, 0, 5]);
    boxes(&mut program, "Green", [0, 0, 2, 0, 0, 4]);
    assert!(program.shows_containing("Seraglio: complete, so the round"));
    write(&mut program, "Red, Seraglio: completed in round", "11");
    write(&mut program, "Blue, Seraglio: completed in round", "11");
    write(&mut program, "Red, Tower: completed in round", "14");
    // §7.2: 4, 5 and 6 are 17 VP; §7.3: 3 coins are 1 VP.
    for count in [4, 5, 6] {
        write(&mut program, &format!("Red: lines with {count}"), "1");
    }
    write(&mut program, "Red: coins left", "3");
    assert!(program.shows("Red: 70 points"), "13 + 18 + 21 + 17 + 1");
    assert!(program.shows("Blue: 32 points") && program.shows("Green: 12 points"));
    program.click("Save to library");
    // The sections name no grid; on this one no sheet has these lines.
    assert!(program.shows_containing("no sheet with these boxes of each type"));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::ScoreCard));
    assert!(program.shows_containing("Red wins"));
    let loaded = read(&saved(&program)).unwrap();
    assert_eq!((loaded.game.kind(), loaded.game.is_over()), (RecordKind::Result, true));
    let totals: Vec<_> = loaded.game.cards().rows.iter().map(|card| card.unwrap().total()).collect();
    assert_eq!(totals, [70, 32, 12]);
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::Home, "the finished page is not shown again");
    program.press(Key::L);
    assert!(program.shows_containing("Three players, 31 January 2026"));
}

#[test]
fn a_solo_game_against_the_phantoms_is_typed_in_by_keys_alone() {
    let mut program = program();
    program.press(Key::E);
    tab_to(&mut program, Role::RadioButton, "3 players");
    program.press(Key::ArrowLeft);
    program.press(Key::ArrowLeft);
    tab_to(&mut program, Role::RadioButton, "Highest score");
    program.press(Key::ArrowRight);
    tab_to(&mut program, Role::TextInput, "You, Pavilion: boxes");
    program.window.get_by_role_and_label(Role::TextInput, "You, Pavilion: boxes").type_text("3");
    tab_to(&mut program, Role::TextInput, "Phantom II, Tower: boxes");
    program.window.get_by_role_and_label(Role::TextInput, "Phantom II, Tower: boxes").type_text("2");
    program.window.run();
    assert!(program.shows("You: 16 points"));
    assert!(program.shows("Phantom I: 21 points") && program.shows("Phantom II: 42 points"));
    save(&mut program);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::ScoreCard));
    let loaded = read(&saved(&program)).unwrap();
    assert_eq!(loaded.game.config().phantom_bonus(), Some(21));
    assert_eq!(loaded.game.cards().winners(), [2]);
}

#[test]
fn what_is_ticked_off_is_counted() {
    let mut program = program();
    program.press(Key::E);
    program.click("Player 2: tick off what is built");
    for column in [1, 2, 3] {
        program.click_containing(&format!("Row 1, column {column}:"));
    }
    for press in [Key::ArrowRight, Key::Space] {
        program.press(press);
    }
    assert!(program.shows_containing("4: 1 · 5: 0 · 6: 0"));
    program.press(Key::Enter);
    let value = |program: &Program, name: &str| {
        program.window.get_by_role_and_label(Role::TextInput, name).value().unwrap()
    };
    assert_eq!(value(&program, "Player 2, Garden: boxes"), "1");
    assert_eq!(value(&program, "Player 2: lines with 4"), "1");
    save(&mut program);
    assert!(program.shows_containing("Player 2, Lines: row 1 has 4"), "the card knows which line it is");
    program.press(Key::Escape);
    program.press(Key::L);
    program.press(Key::C);
    // A number typed in afterwards wins over the ticks.
    write(&mut program, "Player 2, Garden: boxes", "2");
    assert_eq!(value(&program, "Player 2, Tower: boxes"), "1");
    assert_eq!(value(&program, "Player 2, Garden: boxes"), "2");
}

#[test]
fn every_fault_is_shown_at_once_and_nothing_is_saved_with_one() {
    let mut program = program();
    program.press(Key::E);
    write(&mut program, "Date", "yesterday");
    boxes(&mut program, "Player 1", [6, 0, 0, 0, 0, 0]);
    boxes(&mut program, "Player 2", [5, 0, 0, 0, 0, 0]);
    write(&mut program, "Player 2, Pavilion: completed in round", "19");
    write(&mut program, "Player 3: lines with 6", "2");
    for fault in [
        "Write the date like 2026-01-31",
        "Pavilion: 6 boxes, and the sheet has 5",
        "Pavilion: completed in round 19, but 18 are played",
        "These lines do not fit 0 buildings",
    ] {
        assert!(program.shows(fault), "{fault}");
    }
    assert!(program.shows("Player 1: – points"));
    program.press(Key::Escape);
    program.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(program.app().games.list().unwrap().len(), 0);
}

#[test]
fn what_no_legal_game_can_give_is_named_and_kept_once_it_is_confirmed() {
    let mut program = program();
    program.press(Key::E);
    write(&mut program, "Name of player 2", "Ada");
    for name in ["Player 1", "Ada", "Player 3"] {
        boxes(&mut program, name, [1, 0, 0, 0, 1, 1]);
    }
    write(&mut program, "Ada, Tower: boxes", "0");
    program.press_with(Modifiers::COMMAND, Key::S);
    let why = "Ada has 2 buildings of setup, not three (§3, §9)";
    assert!(program.shows(why) && !program.shows_containing("Player 1 has"));
    program.press(Key::Escape);
    assert_eq!((program.page(), program.shows(why)), (Page::RollAndWrite(GamePage::LateEntry), false));
    assert_eq!(program.app().games.list().unwrap().len(), 0);
    program.press_with(Modifiers::COMMAND, Key::S);
    program.click("Keep anyway");
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::ScoreCard));
    let AnyGame::Result(game) = read(&saved(&program)).unwrap().game else { panic!("a result") };
    assert_eq!(game.confirmed(), [Confirmed::Finding(AuditFinding::Setup { row: 2, buildings: 2 })]);
    assert_eq!(game.unconfirmed(), []);
    program.press(Key::Escape);
    program.press(Key::L);
    program.press(Key::C);
    write(&mut program, "Ada: coins left", "3");
    program.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::ScoreCard), "nobody is asked twice");
}

#[test]
fn what_was_typed_waits_also_when_the_program_is_closed_until_it_is_thrown_away() {
    let mut program = program();
    program.press(Key::E);
    write(&mut program, "Place", "At the lake");
    program.press(Key::Escape);
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::Home);
    let mut program = program_in(program.close(), vec2(1024.0, 640.0));
    program.press(Key::L);
    program.press(Key::N);
    let place = |program: &Program| {
        program.window.get_by_role_and_label(Role::TextInput, "Place").value().unwrap_or_default()
    };
    assert_eq!(place(&program), "At the lake");
    program.click("Start over");
    program.press(Key::Enter);
    assert_eq!(place(&program), "At the lake", "Enter throws nothing away");
    program.press(Key::Delete);
    assert_eq!(place(&program), "");
}

#[test]
fn a_game_that_was_typed_in_can_be_corrected() {
    let mut program = program();
    program.press(Key::E);
    boxes(&mut program, "Player 1", [3, 0, 0, 0, 0, 0]);
    save(&mut program);
    let before = saved(&program);
    program.press(Key::Escape);
    program.press(Key::L);
    assert!(program.shows("Correct the game"));
    program.press(Key::C);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::LateEntry));
    write(&mut program, "Player 1: coins left", "8");
    program.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::ScoreCard));
    let (before, after) = (read(&before).unwrap().game, read(&saved(&program)).unwrap().game);
    assert_eq!(before.header(), after.header(), "the same game");
    assert_eq!(after.cards().rows[0].unwrap().total(), before.cards().rows[0].unwrap().total() + 4);
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::Library);
}

#[test]
fn a_game_typed_in_is_exported_and_imported_as_any_other() {
    let mut program = program_with(&settings(LanguageChoice::Fr), vec2(1024.0, 640.0));
    program.press(Key::E);
    write(&mut program, "Nom du joueur 1", "Zoé");
    write(&mut program, "Zoé, Tour\u{a0}: cases", "4");
    save(&mut program);
    let source = program.app().roll_and_write.viewed.as_ref().unwrap().source.clone();
    let path = program.folder.path().join("out.json");
    program.run(AppCommand::Export { file: source.clone(), path: path.display().to_string() });
    let AnyGame::Result(game) = read(&std::fs::read_to_string(&path).unwrap()).unwrap().game else {
        panic!("a result")
    };
    assert_eq!(game.header.seats[0].name, "Zoé");
    let Source::File(file) = source else { panic!("a file") };
    program.run(AppCommand::Trash(file));
    program.run(AppCommand::Import(path.display().to_string()));
    assert_eq!(program.app().games.list().unwrap().len(), 1);
}

#[test]
fn tab_goes_from_count_to_count_also_where_a_type_was_just_completed() {
    let mut program = program();
    program.press(Key::E);
    write(&mut program, "Player 2, Pavilion: boxes", "5");
    assert!(program.shows("Player 2, Pavilion: completed in round"));
    program.press(Key::Tab);
    let next = program.window.get_by_role_and_label(Role::TextInput, "Player 2, Seraglio: boxes");
    assert!(next.is_focused());
}

#[test]
fn two_players_of_one_name_are_a_fault() {
    let mut program = program();
    program.press(Key::E);
    for number in [1, 2] {
        write(&mut program, &format!("Name of player {number}"), "Zoé");
    }
    let fault = "Another player has this name already";
    assert!(program.shows(fault));
    program.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::LateEntry));
    write(&mut program, "Name of player 2", "Zoë");
    assert!(!program.shows(fault));
}
