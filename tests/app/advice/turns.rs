//! Advice at every decision of a turn: seals that say what a click does, hints that are noted, and news beside
//! the advice.

use alhambra::games::roll_and_write::game::Desk as RollAndWriteDesk;
use alhambra::{
    games::roll_and_write::{
        session::{HintOption, hint_text, hints::changes_dice, play::new_awards},
        text::event_text,
    },
    text::Language,
};

use super::*;
use crate::turn::phantom_rolls;

const SMALL: egui::Vec2 = vec2(1024.0, 640.0);

/// A game with advice at every decision, in a small window.
fn learning(size: egui::Vec2) -> Program {
    let always = Settings { always_advise: true, ..settings(Language::English) };
    let mut program = program_with(&always, size);
    program.roll_and_write().hints.budgets = &[];
    program.run(GameCommand::Start(Box::new(solo(11))));
    program.press(Key::H);
    answered(&mut program);
    program
}

/// The options that are advised now.
fn options(program: &mut Program) -> Vec<HintOption> {
    let app = program.app();
    let session = app.desk::<RollAndWriteDesk>().session.as_ref().unwrap();
    hint_text(&app.texts, session, &app.desk::<RollAndWriteDesk>().hints)
        .map_or_else(Vec::new, |text| text.options)
}

#[test]
fn a_click_on_a_cell_whose_seal_has_a_die_changes_dice_and_builds() {
    for seed in 0.. {
        let mut program = program();
        program.roll_and_write().hints.budgets = &[];
        program.run(GameCommand::Start(Box::new(solo(seed))));
        program.press(Key::H);
        program.press(Key::H);
        answered(&mut program);
        let before = game(&mut program);
        let options = options(&mut program);
        let by_dice = |option: &&HintOption| {
            let free = option.cells.first().is_some_and(|cell| before.state().offered() & cell.bit() == 0);
            changes_dice(option) && option.cells.len() == 1 && free
        };
        let Some(option) = options.iter().find(by_dice).cloned() else { continue };
        let cell = option.cells[0];
        let building = before.config().layout().grid().unwrap()[cell.index()];
        let rank = 1 + options.iter().position(|other| *other == option).unwrap();
        let words = option.in_full.clone();
        program.click(move |t: &Texts| {
            let cell = t.sheet_cell(cell.row().number(), cell.column().number(), building);
            t.hint_cell_more(&cell, rank, ANY, &words)
        });
        let mut expected = *before.state();
        for decision in &option.decisions {
            expected.apply(before.config(), *decision).unwrap();
        }
        assert_eq!(*game(&mut program).state(), expected);
        return;
    }
}

#[test]
fn advice_hides_neither_the_phantoms_rolls_nor_awards() {
    let mut program = learning(SMALL);
    let mut awards = 0;
    while !game(&mut program).is_over() {
        let before = game(&mut program).state().awarded_rounds();
        let decision = *game(&mut program).legal_moves().first().unwrap();
        program.run(GameCommand::Play(decision));
        answered(&mut program);
        let now = game(&mut program);
        if now.is_over() || now.state().phase() != Phase::Action || now.state().awarded_rounds() == before {
            continue;
        }
        if program.roll_and_write().hints.answer().is_some() {
            assert_eq!(phantom_rolls(&program), 2, "in round {}", now.state().round());
        }
        awards += new_awards(program.roll_and_write().session.as_ref().unwrap()).len();
        let told = new_awards(program.roll_and_write().session.as_ref().unwrap());
        for award in told {
            let texts = Texts::new(Language::English);
            let words = event_text::award(&texts, now.config(), &now.header.seats, &award);
            assert!(program.shows(move |_: &Texts| words.clone()));
        }
    }
    assert!(awards > 0);
}

#[test]
fn advice_at_every_decision_is_noted_once_for_each_position() {
    let mut program = learning(SMALL);
    assert_eq!(hints(&game(&mut program)), 1);
    program.press(Key::Num1);
    answered(&mut program);
    let shown = hints(&game(&mut program));
    program.press(Key::U);
    answered(&mut program);
    assert_eq!(hints(&game(&mut program)), shown, "the same position");
    assert!(game(&mut program).can_redo(), "and what was undone can be done again");
    program.press(Key::Num1);
    program.press(Key::Enter);
    answered(&mut program);
    assert!(hints(&game(&mut program)) > shown);
}

#[test]
fn advice_declined_in_one_game_stays_switched_on_and_asks_again_in_the_next() {
    let always = Settings { always_advise: true, ..settings(Language::English) };
    let mut program = program_with(&always, SMALL);
    program.run(GameCommand::Start(Box::new(solo(11))));
    assert!(program.shows(Texts::hint_notice_always));
    program.press(Key::Escape);
    program.press(Key::Num1);
    program.press(Key::Enter);
    assert!(!program.shows(Texts::hint_notice_always) && !game(&mut program).is_practice());
    assert!(program.app().settings.always_advise);
    program.run(GameCommand::Start(Box::new(solo(12))));
    assert!(program.shows(Texts::hint_notice_always));
}
