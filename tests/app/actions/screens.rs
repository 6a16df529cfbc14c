//! The screens whose keys are pressed, and the way to each.

use alhambra::{
    app::{AppCommand, Page, Source},
    games::roll_and_write::{
        game::{GameCommand, GamePage, NewGame},
        session::{Dice, TrialCommand},
    },
};
use egui::Key;

use crate::{
    desk::{Program, play_on, solo, table},
    pad, review,
};

/// A screen, and the way to it.
pub type Screen = (&'static str, fn(&mut Program));

pub const HOME: Screen = ("home", |_| {});
pub const FORMS: [Screen; 6] = [
    ("rules", |program| program.press(Key::F1)),
    ("new game", |program| program.press(Key::N)),
    ("new table", |program| program.press(Key::T)),
    ("late entry", |program| program.press(Key::E)),
    ("settings", |program| program.press(Key::S)),
    ("records", |program| program.press(Key::R)),
];
pub const LISTS: [Screen; 4] = [
    ("challenges", |program| program.press(Key::G)),
    ("library", |program| program.press(Key::L)),
    ("layouts", |program| program.run(AppCommand::Go(Page::from(GamePage::Layouts)))),
    ("layout editor", |program| {
        program.run(AppCommand::Go(Page::from(GamePage::Layouts)));
        program.press(Key::N);
    }),
];
pub const RECORDS: [Screen; 7] = [
    ("score card", |program| program.run(AppCommand::Card(Source::Sample("two-players")))),
    ("replay", |program| program.run(AppCommand::Replay(Source::Sample("two-players")))),
    ("review", |program| {
        review::open(program, "two-players", review::SOON);
        // What arrives later must not look like the effect of a key.
        review::finished(program);
        program.window.run();
    }),
    ("trial", |program| {
        review::open(program, "two-players", review::SOON);
        let worst = TrialCommand::Open { row: 0, decision: 0 };
        program.run(GameCommand::Trial(worst));
    }),
    ("the same dice", |program| review::open_best_play(program, "two-players")),
    ("practice", |program| program.run(AppCommand::Go(Page::from(GamePage::Drills)))),
    ("replay of one", |program| program.run(AppCommand::Replay(Source::Sample("solo-2-phantoms")))),
];
pub const PLAY: [Screen; 8] = [
    ("play", playing),
    ("play, changing dice", |program| {
        playing(program);
        program.press(Key::C);
    }),
    ("play, built", |program| {
        playing(program);
        program.press(Key::Num1);
    }),
    ("play of two", |program| program.run(GameCommand::Start(Box::new(table(&["Ani", "Bo"], 3))))),
    ("another sheet", |program| {
        program.run(GameCommand::Start(Box::new(table(&["Ani", "Bo"], 3))));
        program.press(Key::V);
    }),
    ("typed dice", |program| {
        program.run(GameCommand::Start(Box::new(NewGame { dice: Dice::Typed, ..solo(0) })));
    }),
    ("menu of the game", play_menu),
    ("taking back", taking_back),
];
pub const PAD: [Screen; 7] = [
    ("pad", pad_of_three),
    ("pad, a row chosen", |program| {
        pad_of_three(program);
        program.press(Key::ArrowDown);
    }),
    ("pad, an earlier round", |program| {
        pad_of_three(program);
        program.press(Key::PageUp);
    }),
    ("menu of the pad", pad_menu),
    ("history of the pad", |program| {
        pad_of_three(program);
        program.press(Key::H);
    }),
    ("audit of the pad", |program| {
        pad_of_three(program);
        program.press(Key::O);
    }),
    ("closing", |program| {
        pad_menu(program);
        program.press(Key::E);
    }),
];

pub fn playing(program: &mut Program) {
    program.run(GameCommand::Start(Box::new(solo(11))));
}

pub fn play_menu(program: &mut Program) {
    playing(program);
    program.press(Key::M);
}

/// The question before dice that were already seen are taken back.
pub fn taking_back(program: &mut Program) {
    playing(program);
    play_on(program.app(), 2);
    program.window.run();
    program.press(Key::T);
}

pub fn pad_of_three(program: &mut Program) {
    pad::table(program, 3);
    pad::setup(program, 3);
    program.press(Key::Num2);
}

pub fn pad_menu(program: &mut Program) {
    pad_of_three(program);
    program.press(Key::M);
}
