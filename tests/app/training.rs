//! Training for the user's own sheet: begun, stopped, continued, and used.

use std::{fs, sync::Arc, thread, time::Duration};

use alhambra::{
    app::{AppCommand, Page},
    games::roll_and_write::{
        advisor::{Advisor, GameKind, Policy},
        files::{LayoutDocument, Layouts},
        game::{GameCommand, GamePage, NewGame},
        log::NamedLayout,
        rules::{GameConfig, Layout},
        session::seating::SeatController,
    },
    storage::{DataDir, Settings},
    text::{Language, Texts},
};
use egui::{Key, Role, vec2};
use egui_kittest::kittest::NodeT as _;

use crate::desk::{Program, program_in, settings, table};

/// A sheet with this name, like the program's own except for its coins.
fn sheet(name: &str, coins: i64) -> NamedLayout {
    let mut named = NamedLayout::standard().0;
    (named.name, named.draft.coins) = (name.to_owned(), coins);
    named
}

/// A program on the page of sheets, whose training is very short.
fn program_with(sheets: &[NamedLayout]) -> Program {
    let folder = tempfile::tempdir().unwrap();
    let data = DataDir::find(Some(folder.path())).unwrap();
    settings(Language::English).save(&Settings::default(), &data.settings()).unwrap();
    for sheet in sheets {
        Layouts::new(data.layouts()).save(&LayoutDocument(sheet.clone()), None).unwrap();
    }
    on_sheets(program_in(folder, vec2(1280.0, 800.0)))
}

fn on_sheets(mut program: Program) -> Program {
    program.roll_and_write().layouts.training = 0.0005;
    program.run(AppCommand::Go(Page::from(GamePage::Layouts)));
    program.press(Key::ArrowDown);
    program
}

fn wait(program: &mut Program) {
    for _ in 0..600 {
        program.window.step();
        if program.roll_and_write().layouts.trainer.is_none() {
            program.window.step();
            return;
        }
        thread::sleep(Duration::from_millis(20));
    }
    panic!("the training does not end");
}

/// Whether all advisors for the sheet share the same values; general values are made anew each time.
fn is_known(program: &mut Program, named: &NamedLayout) -> bool {
    let values = program.roll_and_write().layouts.values.clone();
    let config = GameConfig::new(Layout::new(&named.draft).unwrap(), 1, 2).unwrap();
    let advisor = || Advisor::new(&config, &values).unwrap();
    Arc::ptr_eq(advisor().values(), advisor().values())
}

#[test]
fn a_sheet_is_trained_for_once_and_known_ever_after() {
    let ours = sheet("Ours", 21);
    let mut program = program_with(std::slice::from_ref(&ours));
    assert!(program.shows_containing(Texts::sheets_train_hint) && !is_known(&mut program, &ours));
    program.window.key_press(Key::T);
    program.window.step();
    wait(&mut program);
    assert!(program.shows(|t: &Texts| t.sheets_train_done("Ours")), "it says so");
    assert!(program.shows_containing(Texts::sheets_trained));
    assert!(!program.shows_containing(Texts::sheets_train_hint));
    assert!(is_known(&mut program, &ours), "advisors take what was learned");
    assert!(program.folder.path().join("layouts/ours.solo-2.values").is_file());
    // Another day.
    let mut program = on_sheets(program_in(program.folder, vec2(1280.0, 800.0)));
    assert!(program.shows_containing(Texts::sheets_trained));
    // And a changed sheet is another one.
    let data = DataDir::find(Some(program.folder.path())).unwrap();
    Layouts::new(data.layouts()).save(&LayoutDocument(sheet("Ours", 22)), Some("ours.json")).unwrap();
    program.run(AppCommand::Back);
    program.run(AppCommand::Go(Page::from(GamePage::Layouts)));
    assert!(program.shows_containing(Texts::sheets_train_hint), "it has to be trained for again");
}

#[test]
fn what_is_said_about_training_stands_above_its_button_however_narrow_the_window() {
    let mut program = program_with(&[sheet("Ours", 21)]);
    for language in Language::ALL {
        program.app().texts = Texts::new(language);
        for size in [vec2(800.0, 1280.0), vec2(1024.0, 640.0)] {
            program.window.set_size(size);
            program.window.run();
            let words = program.control(Role::Label, Texts::sheets_train_hint).rect();
            let button = program.control(Role::Button, Texts::sheets_train).rect();
            assert!(words.max.y <= button.min.y, "{language:?} {size}: {words} {button}");
        }
    }
}

#[test]
fn training_that_was_stopped_can_go_on_another_time() {
    let mut program = program_with(&[sheet("Ours", 23), sheet("Theirs", 24)]);
    program.roll_and_write().layouts.training = 5.0;
    program.app().run(GameCommand::Train("ours.json".to_owned(), GameKind::Solo(2)));
    program.window.step();
    assert!(program.shows_containing(|t: &Texts| t.sheets_training(0, -1)));
    program.app().run(AppCommand::Go(Page::Home));
    program.window.step();
    let tile = program.control(egui::Role::Button, Texts::home_sheets);
    let said = tile.accesskit_node().data().description().map(str::to_owned).unwrap_or_default();
    let runs = program.said(|t: &Texts| t.sheets_training(0, -1));
    let begins = runs.split('0').next().unwrap();
    assert!(said.starts_with(begins), "Home says that it goes on: {said}");
    program.app().run(AppCommand::Go(Page::from(GamePage::Layouts)));
    program.window.step();
    program.window.key_press(Key::ArrowDown);
    program.window.step();
    program.window.step();
    assert!(
        program.shows(|t: &Texts| t.sheets_train_elsewhere("Ours", &t.sheets_kind_solo(2))),
        "one at a time"
    );
    program.app().run(GameCommand::StopTraining);
    wait(&mut program);
    let program = on_sheets(program_in(program.folder, vec2(1280.0, 800.0)));
    assert!(program.shows_containing(Texts::sheets_train_go_on));
    let file = program.folder.path().join("layouts/ours.solo-2.unfinished");
    assert!(fs::read(file).unwrap().starts_with(b"sheet "));
}

#[test]
fn damaged_results_of_training_do_not_count() {
    let ours = sheet("Ours", 25);
    let mut program = program_with(&[ours]);
    program.window.key_press(Key::T);
    program.window.step();
    wait(&mut program);
    let file = program.folder.path().join("layouts/ours.solo-2.values");
    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&file, bytes).unwrap();
    let program = on_sheets(program_in(program.folder, vec2(1280.0, 800.0)));
    assert!(program.shows_containing(Texts::sheets_train_hint));
}

#[test]
fn every_level_plays_on_a_sheet_of_ones_own() {
    let mut program = program_with(&[]);
    let mut game = NewGame { layout: sheet("Ours", 26), ..table(&["Ada", "ben", "cleo", "dora", "emil"], 4) };
    for (place, controller) in game.seating.places.iter_mut().zip(SeatController::OFFERED) {
        place.controller = controller;
    }
    program.run(GameCommand::Start(Box::new(game)));
    crate::desk::play_on(program.app(), 3);
    let session = program.roll_and_write().session.as_ref().unwrap();
    assert!(session.game().state().round() > 3);
    let policies: Vec<_> = (0..5).map(|seat| session.game().policy(seat).map(str::to_owned)).collect();
    assert_eq!(policies[0], None);
    assert_eq!(policies[4].as_deref(), Some(Policy::Advisor.to_string().as_str()));
}

#[test]
fn every_kind_of_game_is_trained_for_separately() {
    let ours = sheet("Ours", 27);
    let mut program = program_with(std::slice::from_ref(&ours));
    program.app().run(GameCommand::Train("ours.json".to_owned(), GameKind::Players(3)));
    wait(&mut program);
    assert!(program.folder.path().join("layouts/ours.players-3.values").is_file());
    assert!(program.shows_containing(Texts::sheets_train_hint), "the solo game is still to be trained for");
    let values = program.roll_and_write().layouts.values.clone();
    let advisor = |kind: GameKind| {
        Advisor::new(&kind.config(Layout::new(&ours.draft).unwrap()).unwrap(), &values)
            .unwrap()
            .values()
            .clone()
    };
    let is_known = |kind| Arc::ptr_eq(&advisor(kind), &advisor(kind));
    assert!(
        is_known(GameKind::Players(3)) && !is_known(GameKind::Players(4)) && !is_known(GameKind::Solo(2))
    );
}
