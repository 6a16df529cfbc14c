//! The advisor of the tile game in the window: a hint, what it costs, carrying it out, and advice at every decision.

use std::{thread, time::Duration};

use alhambra::{
    app::Page,
    games::alhambra::{
        advisor::{Budget, Policy},
        game::GamePage,
        rules::{Cell, Module, play::Move},
        text::names,
    },
    storage::Settings,
    text::{Language, Texts},
};
use egui::{Key, vec2};

use super::play::{begun, game, session, step};
use crate::desk::{ANY, Program, Start, Words, program, program_with, settings};

/// Few rollouts, so that the answer is always the same and comes soon.
const SOON: Budget = Budget { rollouts: 200, error: 0.0, ceiling: None, seed: 1 };
const COMPUTERS: [Option<Policy>; 3] = [None, Some(Policy::Greedy), Some(Policy::Greedy)];

/// A game against two computers whose advisor is quick.
fn playing(modules: &[Module]) -> Program {
    let mut program = program();
    program.alhambra().hints.budgets = &[SOON];
    begun(&mut program, &COMPUTERS, modules);
    program
}

/// Asks for the first hint of a game, says yes, and waits for the last answer.
fn first_hint(program: &mut Program) {
    program.press(Key::H);
    program.press(Key::H);
    answered(program);
}

fn answered(program: &mut Program) {
    program.window.run();
    while program.alhambra().hints.is_working() {
        thread::sleep(Duration::from_millis(5));
        program.window.run();
    }
    program.window.run();
}

/// The option of this rank, in words.
fn advice(rank: u8) -> impl Words + Copy {
    move |t: &Texts| t.hint_option(rank, ANY, ANY)
}

#[test]
fn the_first_hint_asks_before_it_marks_the_game_and_says_what_it_rests_on() {
    let mut program = playing(&[]);
    program.press(Key::H);
    assert!(program.shows(Texts::hint_notice), "it says beforehand what it costs");
    program.press(Key::Escape);
    assert!(!game(&mut program).is_practice());
    first_hint(&mut program);
    assert!(game(&mut program).is_helped());
    assert!(program.shows(advice(1)) && program.shows(advice(2)), "the best options in words");
    assert!(program.shows_containing(|t: &Texts| t.hint_rollouts(ANY, ANY)));
    program.press(Key::H);
    assert!(!program.shows(advice(1)), "hidden");
    program.press(Key::H);
    assert!(program.shows(advice(1)), "and back without a question");
}

#[test]
fn no_option_and_no_reason_is_lost_in_the_lowest_window() {
    let mut program = program_with(&settings(Language::English), vec2(1024.0, 640.0));
    program.alhambra().hints.budgets = &[SOON];
    begun(&mut program, &COMPUTERS, &[]);
    first_hint(&mut program);
    for rank in [1, 2, 3] {
        assert!(program.shows(advice(rank)), "{rank}");
    }
    assert!(program.shows_containing(|t: &Texts| t.hint_rollouts(ANY, ANY)));
}

#[test]
fn an_option_is_carried_out_by_a_click_up_to_the_end_of_the_turn_and_can_be_undone() {
    for modules in [&[] as &[Module], &Module::ALL] {
        let mut program = playing(modules);
        first_hint(&mut program);
        let before = game(&mut program);
        let (ranking, _) = program.alhambra().hints.answer().unwrap();
        let best = ranking.options[0].choice.clone();
        let unmarked = program.eye.see(&program.window);
        program.window.hover_at(program.get(advice(1)).rect().center());
        program.window.run();
        assert_ne!(program.eye.see(&program.window), unmarked, "the option is pointed out");
        program.click(advice(1));
        let mut expected = before.state().clone();
        let decisions = best.moves.iter().filter(|mv| **mv != Move::EndTurn);
        decisions.clone().for_each(|mv| expected.apply(before.config(), *mv).unwrap());
        assert_eq!(*session(&mut program).position(), expected);
        assert!(!program.shows(advice(1)), "advice goes away with its position");
        for _ in decisions {
            program.press(Key::U);
        }
        assert_eq!(session(&mut program).position(), before.state());
        assert!(!program.alhambra().hints.is_working());
    }
}

#[test]
fn advice_at_every_decision_accompanies_a_game_and_can_be_declined_in_one() {
    let always = Settings { always_advise: true, ..settings(Language::French) };
    for accepts in [true, false] {
        let mut program = program_with(&always, vec2(1024.0, 640.0));
        program.alhambra().hints.budgets = &[];
        begun(&mut program, &COMPUTERS, &[]);
        assert!(program.shows(Texts::hint_notice_always));
        program.press(if accepts { Key::H } else { Key::Escape });
        for _ in 0..12 {
            answered(&mut program);
            let is_open = session(&mut program).legal_moves() != [Move::EndTurn];
            assert_eq!(program.shows(advice(1)), accepts && is_open);
            step(&mut program);
        }
        assert_eq!(game(&mut program).is_helped(), accepts);
        assert_eq!(program.page(), Page::from(GamePage::Play));
    }
}

#[test]
fn the_alhambra_stays_where_it_is_when_a_hint_opens_in_every_window() {
    for (size, modules) in [
        (vec2(1024.0, 640.0), &[] as &[Module]),
        (vec2(1024.0, 640.0), &Module::ALL),
        (vec2(1366.0, 768.0), &Module::ALL),
        (vec2(800.0, 1280.0), &[]),
    ] {
        let mut program = program_with(&settings(Language::English), size);
        program.alhambra().hints.budgets = &[];
        begun(&mut program, &COMPUTERS, modules);
        program.window.remove_cursor();
        let start = |program: &Program| {
            let start = Start(|t: &Texts| t.alhambra_said(&names::cell(t, Cell::START), ANY));
            program.all(start).next().expect("the start tile").rect()
        };
        let before = start(&program);
        first_hint(&mut program);
        assert!(program.shows(advice(1)), "{size}");
        assert_eq!(start(&program), before, "{size}");
        program.press(Key::H);
        assert_eq!(start(&program), before, "{size}");
    }
}
