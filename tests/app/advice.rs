//! The advisor in the window: a hint, and advice at every decision.

mod turns;

use std::{sync::atomic::AtomicBool, thread, time::Duration};

use alhambra::{
    games::roll_and_write::{
        advisor::{Advisor, Budget, ValueSets},
        game::GameCommand,
        log::Game,
        rules::{Phase, ToAct},
        session::Hints,
    },
    kernel::{Entry, Note},
    storage::{Settings, ThemeSetting},
    text::{Language, Texts},
};
use egui::{Key, vec2};

use crate::{
    desk::{ANY, AnyNumber, Program, Words, play_on, program, program_with, settings, solo, table},
    game::{game, saved},
};

/// Few rollouts, so that the answer is always the same and comes soon.
const SOON: Budget = Budget { rollouts: 300, error: 0.0, ceiling: None, seed: 1 };

fn hints(game: &Game) -> usize {
    game.log().iter().filter(|entry| **entry == Entry::Note(Note::Hint {})).count()
}

/// Starts a solo game whose advisor is quick.
fn playing(program: &mut Program) {
    program.roll_and_write().hints.budgets = &[SOON];
    program.run(GameCommand::Start(Box::new(solo(11))));
}

/// Asks for the first hint of a game, and says yes.
fn first_hint(program: &mut Program) {
    program.press(Key::H);
    program.press(Key::H);
}

/// The option of this rank, in words.
fn advice(rank: u8) -> impl Words + Copy {
    move |t: &Texts| t.hint_option(rank, ANY, ANY)
}

/// Waits until the last answer is shown.
fn answered(program: &mut Program) {
    program.window.run();
    while program.roll_and_write().hints.is_working() {
        thread::sleep(Duration::from_millis(5));
        program.window.run();
    }
    program.window.run();
}

#[test]
fn a_hint_shows_what_the_advisor_says_on_the_sheet_and_in_words() {
    let mut program = program();
    playing(&mut program);
    first_hint(&mut program);
    answered(&mut program);
    let game = game(&mut program);
    let advisor = Advisor::new(game.config(), &ValueSets::bundled()).unwrap();
    let expected = advisor.refine(game.state(), &SOON, &AtomicBool::new(false));
    assert_eq!(program.roll_and_write().hints.answer().unwrap().0, &expected);
    for rank in 1..=3 {
        assert!(program.shows(advice(rank)), "option {rank} in words");
    }
    let on_sheet = program.all(|t: &Texts| t.hint_cell(ANY, 1, ANY)).count();
    assert!((1..=2).contains(&on_sheet), "the cells of the best option, {on_sheet}");
    assert!(program.shows_containing(|t: &Texts| t.hint_rollouts(ANY, ANY)), "what it rests on");
}

#[test]
fn the_first_hint_of_a_game_asks_before_it_marks_the_game() {
    for (no, yes) in [(Key::Escape, Key::H), (Key::Enter, Key::H)] {
        let mut program = program();
        playing(&mut program);
        program.press(Key::H);
        assert!(program.shows(Texts::hint_notice), "it says beforehand what it costs");
        program.press(no);
        assert!(!game(&mut program).is_helped() && program.roll_and_write().hints.answer().is_none());
        if no == Key::Enter {
            assert!(program.shows(Texts::hint_notice), "Enter is no answer");
        } else {
            program.press(yes);
        }
        program.press(yes);
        assert!(game(&mut program).is_helped());
    }
}

#[test]
fn the_hint_button_asks_too_and_later_hints_do_not() {
    let mut program = program();
    playing(&mut program);
    program.click(Texts::play_hint);
    program.click_button(Texts::hint_show);
    assert_eq!(hints(&game(&mut program)), 1);
    program.press(Key::Num1);
    program.press(Key::Enter);
    program.press(Key::H);
    assert!(!program.shows(Texts::hint_notice), "the person knows by now");
    assert_eq!(hints(&game(&mut program)), 2);
    let saved = saved(&mut program);
    assert!(saved.is_helped() && saved.is_practice());
}

#[test]
fn pointing_at_an_option_shows_it_on_the_sheet_and_a_click_carries_it_out() {
    let mut program = program();
    playing(&mut program);
    first_hint(&mut program);
    answered(&mut program);
    let before = game(&mut program);
    let (ranking, _) = program.roll_and_write().hints.answer().unwrap();
    let best = ranking.options[0].choice.clone();
    let unmarked = program.eye.see(&program.window);
    let place = program.get(advice(1)).rect().center();
    program.window.hover_at(place);
    program.window.run();
    assert!(program.shows(advice(1)), "the list stays");
    assert_ne!(program.eye.see(&program.window), unmarked);
    program.click(advice(1));
    let mut expected = *before.state();
    for decision in &best.commands {
        expected.apply(before.config(), *decision).unwrap();
    }
    assert_eq!(*game(&mut program).state(), expected);
    for _ in &best.commands {
        program.press(Key::U);
    }
    assert_eq!(game(&mut program).state(), before.state(), "it can be undone");
}

#[test]
fn a_hint_goes_away_with_its_position_and_can_be_hidden_before() {
    let mut program = program();
    playing(&mut program);
    first_hint(&mut program);
    answered(&mut program);
    program.press(Key::H);
    assert!(!program.shows(advice(1)), "hidden");
    program.press(Key::H);
    assert!(program.shows(advice(1)));
    assert_eq!(hints(&game(&mut program)), 1, "it is the same hint");
    program.press(Key::Num1);
    assert!(!program.shows(advice(1)));
    program.press(Key::U);
    assert!(!program.shows(advice(1)), "it does not come back by itself");
    assert!(!program.roll_and_write().hints.is_working(), "and the advisor has stopped");
}

fn can_advise(program: &mut Program) -> bool {
    program.roll_and_write().session.as_ref().is_some_and(Hints::can_advise)
}

#[test]
fn advice_at_every_decision_accompanies_a_game_and_is_noted_each_time() {
    let learning = Settings { always_advise: true, theme: ThemeSetting::Dark, ..settings(Language::French) };
    let mut program = program_with(&learning, vec2(1024.0, 640.0));
    playing(&mut program);
    program.press(Key::H);
    let mut advised = 0;
    for _ in 0..12 {
        let state = *game(&mut program).state();
        if can_advise(&mut program) {
            answered(&mut program);
            assert!(program.shows(advice(1)), "in round {}", state.round());
            advised += 1;
        }
        program.press(Key::Num1);
        if *game(&mut program).state() == state {
            program.press(if state.phase() == Phase::Action { Key::G } else { Key::Enter });
        }
    }
    assert!(game(&mut program).state().round() > 4);
    answered(&mut program);
    advised += usize::from(can_advise(&mut program));
    assert_eq!(hints(&game(&mut program)), advised);
}

#[test]
fn the_menu_switches_advice_at_every_decision_on_and_off() {
    let mut program = program();
    playing(&mut program);
    program.press(Key::M);
    program.press(Key::L);
    program.press(Key::H);
    answered(&mut program);
    assert!(program.app().settings.always_advise);
    assert!(program.shows(advice(1)));
    program.press(Key::M);
    program.press(Key::L);
    assert!(!program.app().settings.always_advise);
    assert!(!program.shows(advice(1)));
}

#[test]
fn nobody_gets_advice_behind_somebody_elses_curtain() {
    let learning = Settings { always_advise: true, curtain: true, ..settings(Language::English) };
    let mut program = program_with(&learning, vec2(1280.0, 800.0));
    program.roll_and_write().hints.budgets = &[SOON];
    program.run(GameCommand::Start(Box::new(table(&["Ann", "Zoé"], 5))));
    program.press(Key::H);
    assert!(program.roll_and_write().hints.answer().is_none());
    assert_eq!(hints(&game(&mut program)), 0, "nobody has seen anything");
    program.press(Key::Enter);
    program.press(Key::H);
    answered(&mut program);
    assert!(program.shows(advice(1)));
}

#[test]
fn there_is_advice_on_the_pair_to_keep_too() {
    let mut program = program();
    program.roll_and_write().hints.budgets = &[SOON];
    program.run(GameCommand::Start(Box::new(table(&["Ann", "Zoé"], 5))));
    play_on(program.app(), 2);
    program.window.run();
    while game(&mut program).state().phase() != Phase::Keep {
        let game = game(&mut program);
        match game.state().to_act() {
            ToAct::Chance(_) => program.run(GameCommand::Roll),
            _ => {
                let coins = alhambra::games::roll_and_write::rules::Move::GainCoins;
                let decision =
                    if game.legal_moves().contains(&coins) { coins } else { game.legal_moves()[0] };
                program.run(GameCommand::Play(decision));
            }
        }
    }
    first_hint(&mut program);
    answered(&mut program);
    // Here it begins a sentence, so its first letter is a capital.
    let keeps = |t: &Texts| format!("{ANY}{}", &t.hint_keep(AnyNumber, AnyNumber)[1..]);
    assert!(program.shows(|t: &Texts| t.hint_option(1, &keeps(t), ANY)));
}
