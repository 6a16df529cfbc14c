//! The advisor in the window: a hint, and advice at every decision.

use std::{sync::atomic::AtomicBool, thread, time::Duration};

use crate::desk::{ANY, AnyNumber, Program, Words, play_on, program, program_with, settings, solo, table};
use alhambra::{
    games::roll_and_write::{
        advisor::{Advisor, Budget, ValueSets},
        game::GameCommand,
        log::Game,
        record::{self, AnyGame},
        rules::{Phase, ToAct},
    },
    kernel::{Entry, Note},
    storage::{LanguageChoice, Settings, ThemeSetting},
    text::Texts,
};
use egui::{Key, vec2};

/// Few rollouts: always the same answer, and soon.
const SOON: Budget = Budget { rollouts: 300, error: 0.0, ceiling: None, seed: 1 };

fn game(program: &mut Program) -> Game {
    program.app().roll_and_write.session.as_ref().unwrap().game().clone()
}

fn hints(game: &Game) -> usize {
    game.log().iter().filter(|entry| **entry == Entry::Note(Note::Hint {})).count()
}

/// Starts a solo game whose advisor is quick.
fn playing(program: &mut Program) {
    program.app().roll_and_write.hints.budgets = &[SOON];
    program.run(GameCommand::Start(Box::new(solo(11))));
}

/// The option of this rank, in words.
fn advice(rank: u8) -> impl Words + Copy {
    move |t: &Texts| t.hint_option(rank, ANY, ANY)
}

/// Waits until the last answer is shown.
fn answered(program: &mut Program) {
    program.window.run();
    while program.app().roll_and_write.hints.is_working() {
        thread::sleep(Duration::from_millis(5));
        program.window.run();
    }
    program.window.run();
}

#[test]
fn a_hint_shows_what_the_advisor_says_on_the_sheet_and_in_words() {
    let mut program = program();
    playing(&mut program);
    program.press(Key::H);
    answered(&mut program);
    let game = game(&mut program);
    let advisor = Advisor::new(game.config(), &ValueSets::bundled()).unwrap();
    let expected = advisor.refine(game.state(), &SOON, &AtomicBool::new(false));
    assert_eq!(program.app().roll_and_write.hints.answer().unwrap().0, &expected);
    for rank in 1..=3 {
        assert!(program.shows(advice(rank)), "option {rank} in words");
    }
    let on_sheet = program.all(|t: &Texts| t.hint_cell(ANY, 1, ANY)).count();
    assert!((1..=2).contains(&on_sheet), "the cells of the best option, {on_sheet}");
    assert!(program.shows_containing(|t: &Texts| t.hint_rollouts(ANY, ANY)), "what it rests on");
}

#[test]
fn a_click_on_an_option_carries_it_out_and_undo_takes_it_back() {
    let mut program = program();
    playing(&mut program);
    let before = game(&mut program);
    program.press(Key::H);
    answered(&mut program);
    let best = program.app().roll_and_write.hints.answer().unwrap().0.options[0].choice.clone();
    program.click(advice(1));
    let mut expected = *before.state();
    for &command in &best.commands {
        expected.apply(before.config(), command).unwrap();
    }
    assert_eq!(*game(&mut program).state(), expected);
    for _ in &best.commands {
        program.press(Key::U);
    }
    assert_eq!(game(&mut program).state(), before.state());
}

#[test]
fn a_hint_makes_the_game_helped_which_is_said_once_and_kept() {
    let mut program = program();
    playing(&mut program);
    assert!(!game(&mut program).is_helped());
    program.click(Texts::play_hint);
    let said = |program: &mut Program| {
        let notice = program.said(Texts::hint_notice);
        let notifications = &program.app().notifications;
        notifications.iter().filter(|notification| notification.text == notice).count()
    };
    assert_eq!(said(&mut program), 1);
    program.press(Key::Num1);
    program.press(Key::Enter);
    program.press(Key::H);
    assert_eq!(said(&mut program), 1, "the person knows by now");
    assert_eq!(hints(&game(&mut program)), 2);
    let file = program.app().roll_and_write.session.as_ref().unwrap().file().to_owned();
    let text = program.app().games.read(&file).unwrap();
    let AnyGame::Full(saved) = record::read(&text).unwrap().game else { panic!("a full game") };
    assert!(saved.is_helped() && saved.is_practice());
}

#[test]
fn a_hint_goes_away_with_its_position_and_can_be_put_away_before() {
    let mut program = program();
    playing(&mut program);
    program.press(Key::H);
    answered(&mut program);
    program.press(Key::H);
    assert!(!program.shows(advice(1)), "put away");
    program.press(Key::H);
    assert!(program.shows(advice(1)));
    assert_eq!(hints(&game(&mut program)), 1, "it is the same hint");
    program.press(Key::Num1);
    assert!(!program.shows(advice(1)));
    program.press(Key::U);
    assert!(!program.shows(advice(1)), "it does not come back by itself");
    assert!(!program.app().roll_and_write.hints.is_working(), "and nobody thinks on");
}

#[test]
fn advice_at_every_decision_accompanies_a_game_and_is_noted_once() {
    let learning =
        Settings { always_advise: true, theme: ThemeSetting::Dark, ..settings(LanguageChoice::Fr) };
    let mut program = program_with(&learning, vec2(1024.0, 640.0));
    playing(&mut program);
    for _ in 0..12 {
        let state = *game(&mut program).state();
        if program.app().roll_and_write.can_advise() {
            answered(&mut program);
            assert!(program.shows(advice(1)), "in round {}", state.round());
        }
        program.press(Key::Num1);
        if *game(&mut program).state() == state {
            program.press(if state.phase() == Phase::Action { Key::G } else { Key::Enter });
        }
    }
    assert!(game(&mut program).state().round() > 4);
    assert_eq!(hints(&game(&mut program)), 1);
}

#[test]
fn the_menu_switches_advice_at_every_decision_on_and_off() {
    let mut program = program();
    playing(&mut program);
    program.press(Key::M);
    program.press(Key::L);
    answered(&mut program);
    assert!(program.app().settings.always_advise);
    assert!(program.shows(advice(1)));
    program.press(Key::M);
    program.press(Key::L);
    assert!(!program.app().settings.always_advise);
    assert!(!program.shows(advice(1)));
}

#[test]
fn nobody_is_advised_behind_the_curtain_of_somebody_else() {
    let learning = Settings { always_advise: true, curtain: true, ..settings(LanguageChoice::En) };
    let mut program = program_with(&learning, vec2(1280.0, 800.0));
    program.app().roll_and_write.hints.budgets = &[SOON];
    program.run(GameCommand::Start(Box::new(table(&["Ann", "Zoé"], 5))));
    program.press(Key::H);
    assert!(program.app().roll_and_write.hints.answer().is_none());
    assert_eq!(hints(&game(&mut program)), 0, "nobody has seen anything");
    program.press(Key::Enter);
    answered(&mut program);
    assert!(program.shows(advice(1)));
}

#[test]
fn the_pair_to_keep_is_advised_too() {
    let mut program = program();
    program.app().roll_and_write.hints.budgets = &[SOON];
    program.run(GameCommand::Start(Box::new(table(&["Ann", "Zoé"], 5))));
    play_on(program.app(), 2);
    program.window.run();
    while game(&mut program).state().phase() != Phase::Keep {
        let game = game(&mut program);
        match game.state().to_act() {
            ToAct::Roll(_) => program.run(GameCommand::Roll),
            _ => {
                let coins = alhambra::games::roll_and_write::rules::Move::GainCoins;
                let decision = if game.legal().contains(&coins) { coins } else { game.legal()[0] };
                program.run(GameCommand::Play(decision));
            }
        }
    }
    program.press(Key::H);
    answered(&mut program);
    // It begins a sentence here.
    let keeps = |t: &Texts| format!("{ANY}{}", &t.hint_keep(AnyNumber, AnyNumber)[1..]);
    assert!(program.shows(|t: &Texts| t.hint_option(1, &keeps(t), ANY)));
}
