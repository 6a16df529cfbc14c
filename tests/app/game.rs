//! The game on screen: what it is, what its file says, what is said about it, and how it goes on.

use alhambra::{
    games::{
        common::BuildingType,
        roll_and_write::{
            game::GameCommand,
            log::Game,
            record::AnyGame,
            rules::{Move, Phase},
        },
    },
    text::Texts,
};
use egui::Key;

use crate::desk::{AnyNumber, Program, Start, Words, named, program, solo};

/// A program with a solo game that has just begun.
pub fn playing() -> Program {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(solo(11))));
    program
}

pub fn game(program: &mut Program) -> Game {
    program.roll_and_write().session.as_ref().unwrap().game().clone()
}

/// The game as its file has it: reading verifies every event.
pub fn saved(program: &mut Program) -> Game {
    let file = program.roll_and_write().session.as_ref().unwrap().file().to_owned();
    let AnyGame::Played(game) = program.record(&file) else { panic!("a full game was saved") };
    *game
}

/// Checks that the file has what is on screen, and is valid.
pub fn check_saved(program: &mut Program) {
    let (saved, game) = (saved(program), game(program));
    assert!(saved.log() == game.log() && saved.state() == game.state(), "{}", game.log().len());
    assert_eq!((saved.config(), &saved.header.seats), (game.config(), &game.header.seats));
}

/// The button that brings coins now.
pub fn gain(program: &mut Program) -> impl Words + use<> {
    let game = game(program);
    let (_, coins) = game.state().paying(game.config());
    move |t: &Texts| t.play_gain(coins)
}

/// Whether it says that somebody built something.
pub fn tells_of_building(program: &Program, name: &str) -> bool {
    BuildingType::ALL.into_iter().any(|building| {
        let built = |t: &Texts| t.history_built(&named(name), building, AnyNumber, AnyNumber);
        program.shows_containing(built)
    })
}

/// Whether it says what somebody did in a turn.
pub fn tells_of_turn(program: &Program, name: &str) -> bool {
    let gained = Start(|t: &Texts| t.history_gained(&named(name), AnyNumber));
    tells_of_building(program, name) || program.shows_containing(gained)
}

/// Plays a turn by keys: the first building offered, otherwise coins, the roll and the second pair to keep.
pub fn turn_by_keys(program: &mut Program) {
    program.press(Key::Num1);
    if game(program).state().phase() == Phase::Action {
        program.press(Key::G);
        if game(program).state().phase() == Phase::AllFour {
            program.press(Key::Enter);
            program.press(Key::Num2);
            if game(program).state().phase() == Phase::Keep {
                // Doubled dice leave one choice.
                program.press(Key::Num1);
            }
            assert!(matches!(game(program).state().phase(), Phase::Kept(_)));
        }
    }
    program.press(Key::Enter);
}

/// Plays on until this can be done.
pub fn play_until(program: &mut Program, can: impl Fn(&Game) -> bool) {
    while !can(&game(program)) {
        let legal = game(program).legal_moves();
        let build = legal.iter().find(|decision| matches!(decision, Move::Build(_)));
        let decision = *build.or(legal.last()).unwrap();
        program.run(GameCommand::Play(decision));
        assert!(!game(program).is_over());
    }
}
