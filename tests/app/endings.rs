//! Games of Roll & Write that end: by their last turn or early, and what is said then.

use alhambra::{
    app::{AppCommand, Page},
    games::roll_and_write::{
        game::{GameCommand, GamePage, NewGame},
        record::Sheets,
        text::score_text::ScoreText,
    },
    text::Texts,
};
use egui::Key;

use crate::{
    desk::{Program, play_on, program, solo},
    game::{game, playing, saved},
};

#[test]
fn enter_right_after_the_last_turn_was_meant_for_that_turn_and_begins_no_other_game() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(solo(11))));
    play_on(program.app(), 18);
    let is_card = |program: &mut Program| program.page() == Page::from(GamePage::ScoreCard);
    while !is_card(&mut program) {
        program.window.step();
    }
    for _ in 0..2 {
        program.window.key_press(Key::Enter);
        program.window.step();
        assert!(is_card(&mut program));
    }
    program.window.run();
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Play), "a moment later it plays again");
}

#[test]
fn the_menu_opens_and_ends_the_game_early_but_keeps_it() {
    let mut program = playing();
    program.press(Key::Escape);
    program.press(Key::E);
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    let kept = saved(&mut program);
    assert!(kept.header.ended.is_some() && !kept.is_over());
}

#[test]
fn a_game_ended_early_and_continued_is_open_again() {
    let mut program = playing();
    program.run(GameCommand::EndEarly);
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Play), "Enter on the score card continues");
    program.press(Key::Num1);
    assert_eq!(saved(&mut program).header.ended, None);
    program.run(AppCommand::Go(Page::Home));
    assert!(program.app().open_game().is_some());
}

#[test]
fn at_the_end_of_a_game_against_the_phantoms_one_is_told_how_far_one_is_behind() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(NewGame { bonus: Some(21), ..solo(11) })));
    play_on(program.app(), 18);
    program.window.run();
    program.run(AppCommand::Go(GamePage::Play.into()));
    program.window.run();
    let ended = game(&mut program);
    let words = |t: &Texts| {
        let (config, seats) = (ended.config(), &ended.header.seats);
        let score = ScoreText { texts: t, config, seats, rows: ended.breakdown() };
        score.behind().unwrap_or_else(|| score.verdict(true))
    };
    assert!(program.shows(words), "{}", program.said(words));
}

#[test]
fn at_the_end_the_score_card_opens_by_itself_and_compares_the_result() {
    let mut program = program();
    let mut totals = Vec::new();
    for seed in [11, 12] {
        program.run(GameCommand::Start(Box::new(solo(seed))));
        play_on(program.app(), 18);
        program.window.run();
        assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
        let viewed = program.roll_and_write().tables.viewed.as_ref().unwrap();
        totals.push(viewed.loaded.game.cards().rows[0].unwrap().total());
        let placing = viewed.placing;
        assert_eq!(
            placing.map(|placing| placing.of),
            (totals.len() > 1).then_some(2),
            "the first stands alone"
        );
    }
    let place = 1 + usize::from(totals[0] > totals[1]);
    assert!(program.shows_containing(|t: &Texts| t.score_placing(place, 2)), "{totals:?}");
}
