//! A solo game in play.

use std::{thread, time::Duration};

use alhambra::{
    games::roll_and_write::{
        advisor::Budget,
        game::{GameCommand, NewGame},
        rules::{BuildSecond, Move, Pair, Phase},
        session::Dice,
    },
    text::Texts,
};
use egui::{Key, Role};

use super::{Scene, press, scene};
use crate::{
    desk::{ANY, AnyNumber, Program, named, solo},
    records::{against, game, game_by, go_on, turn, turn_by},
};

pub fn scenes() -> Vec<Scene> {
    vec![
        scene("play-begun", begun).also_for_any_eye(),
        scene("play-built", |program| {
            begun(program);
            program.press(Key::Num1);
        })
        .also_french(),
        scene("play-gained-coins", |program| {
            begun(program);
            press(program, &[Key::Num1, Key::Enter, Key::G]);
        }),
        scene("play-pointed-at", |program| {
            begun(program);
            press(program, &[Key::ArrowDown]);
        }),
        scene("play-refused", |program| {
            begun(program);
            press(program, &[Key::Num1, Key::ArrowDown, Key::ArrowLeft, Key::Space]);
        })
        .also_french(),
        scene("play-hint-question", |program| {
            begun(program);
            program.press(Key::H);
        })
        .also_french(),
        scene("play-middle", middle).also_for_any_eye(),
        scene("play-change-dice", |program| {
            begun(program);
            program.press(Key::C);
        })
        .also_french(),
        scene("play-changed-dice", |program| {
            begun(program);
            program.press(Key::C);
            super::click_first(program, Role::Button, |t: &Texts| t.play_die_up(AnyNumber));
        }),
        scene("play-can-build-second", |program| {
            begun(program);
            until(program, |program| legal(program).contains(&BuildSecond.into()));
        }),
        scene("play-last-turn", |program| go_on(program, before_the_end())).also_french(),
        scene("play-ended", |program| go_on(program, game(7, 1, 2, 500))).also_french(),
        scene("play-three-phantoms", |program| go_on(program, turn(7, 1, 3, 14))),
        scene("play-four-phantoms", |program| go_on(program, turn(7, 1, 4, 14))),
        scene("play-against", |program| go_on(program, turn_by(7, against(3), 10))).also_french(),
        scene("play-against-ended", |program| go_on(program, game_by(7, against(3), 500))),
        scene("play-letters", |program| {
            program.app().settings.letters = true;
            middle(program);
        }),
        scene("play-hint", |program| {
            middle(program);
            hint(program);
        })
        .also_for_any_eye(),
        scene("play-practice", |program| {
            begun(program);
            press(program, &[Key::Num1, Key::Enter, Key::T, Key::T]);
        }),
        scene("play-menu", |program| {
            middle(program);
            program.press(Key::Escape);
        })
        .also_french(),
        scene("play-take-back", |program| {
            begun(program);
            press(program, &[Key::Num1, Key::Enter, Key::T]);
        }),
        scene("play-end-early", |program| {
            middle(program);
            press(program, &[Key::Escape, Key::E]);
        }),
        scene("play-keys", |program| {
            middle(program);
            program.press(Key::Questionmark);
        }),
        scene("typed-setup", typed).also_french(),
        scene("typed-half", |program| {
            typed(program);
            press(program, &[Key::Num5, Key::Num2, Key::Num4]);
        }),
        scene("typed-wrong-digit", |program| {
            typed(program);
            program.press(Key::Num7);
        }),
        scene("typed-phantoms", |program| {
            typed(program);
            press(program, &SETUP);
        }),
        scene("typed-turn", typed_turn),
        scene("typed-rolls", |program| {
            typed_turn(program);
            press(program, &[Key::Escape, Key::X]);
        }),
        scene("typed-correct", |program| {
            typed_turn(program);
            press(program, &[Key::Escape, Key::X]);
            super::click_first(program, Role::Button, |t: &Texts| t.history_rolled(&named(ANY), ANY, ANY));
        })
        .also_french(),
        scene("typed-misfit", |program| {
            typed_turn(program);
            misfit(program);
        }),
        scene("typed-dice-from-now-on", |program| {
            begun(program);
            press(program, &[Key::Escape, Key::D]);
        }),
    ]
}

fn begun(program: &mut Program) {
    program.run(GameCommand::Start(Box::new(solo(11))));
}

fn middle(program: &mut Program) {
    go_on(program, turn(7, 1, 2, 16));
}

/// A game whose last turn is to come.
pub fn before_the_end() -> alhambra::games::roll_and_write::log::Game {
    let mut games = (20..80).map(|decisions| game(7, 1, 2, decisions));
    games.find(|game| game.state().round() == game.config().rounds()).expect("it comes to an end")
}

fn legal(program: &mut Program) -> Vec<Move> {
    program.roll_and_write().session.as_ref().unwrap().game().legal_moves()
}

pub fn phase(program: &mut Program) -> Phase {
    program.roll_and_write().session.as_ref().unwrap().game().state().phase()
}

/// Takes the first decision that is offered, turn after turn, until a condition holds.
pub fn until(program: &mut Program, mut so: impl FnMut(&mut Program) -> bool) {
    for _ in 0..400 {
        if so(program) {
            program.window.run();
            return;
        }
        let decision = *legal(program).first().expect("the game is not over yet");
        program.app().run(GameCommand::Play(decision));
    }
    panic!("the condition never holds");
}

/// Advice that is always the same, and comes quickly.
pub fn hint(program: &mut Program) {
    const SOON: Budget = Budget { rollouts: 60, error: 0.0, ceiling: None, seed: 1 };
    program.roll_and_write().hints.budgets = &[SOON];
    // The first hint of a game asks for confirmation.
    for _ in 0..2 {
        program.window.key_press(Key::H);
        program.window.step();
    }
    while program.roll_and_write().hints.is_working() {
        thread::sleep(Duration::from_millis(5));
        program.window.step();
    }
    program.window.run();
    assert!(program.roll_and_write().hints.answer().is_some());
}

/// The keys for the dice of setup: together three different pairs.
const SETUP: [Key; 6] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];

fn typed(program: &mut Program) {
    program.run(GameCommand::Start(Box::new(NewGame { dice: Dice::Typed, ..solo(0) })));
}

/// Typed dice, the turn of round 2.
fn typed_turn(program: &mut Program) {
    typed(program);
    for k in 0..60 {
        let round = program.roll_and_write().session.as_ref().unwrap().game().state().round();
        match legal(program).first() {
            Some(_) if round == 2 => return,
            Some(decision) => program.run(GameCommand::Play(*decision)),
            // No pair is typed twice.
            None => press(program, &[SETUP[k * 7 / 6 % 6], SETUP[k * 7 % 6]]),
        }
    }
    panic!("round 2 does not come");
}

/// Builds, then corrects a roll that the building needs.
fn misfit(program: &mut Program) {
    let session = program.roll_and_write().session.as_ref().unwrap();
    let (game, rolls) = (session.game().clone(), session.typed_chance());
    let needs = |decision: &Move| {
        let mut played = game.clone();
        played.perform(*decision).ok()?;
        let unfit = |entry, dice: &Move| played.clone().correct(entry, *dice).is_err();
        let dice = |entry| (0..36).map(|k| Move::Roll(Pair::nth(k))).find(|dice| unfit(entry, dice));
        rolls.iter().rev().find_map(|roll| Some((*decision, roll.entry, dice(roll.entry)?)))
    };
    let (decision, entry, dice) =
        game.legal_moves().iter().find_map(needs).expect("some building needs its dice");
    program.run(GameCommand::Play(decision));
    program.run(GameCommand::Correct { entry, dice });
}
