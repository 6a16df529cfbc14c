//! The replay of a tile game that was played here: what lay open beside the Alhambras, and going through it turn by turn.

use alhambra::{
    app::{AppCommand, Source},
    games::{
        alhambra::{
            advisor::Policy,
            log::{GameView, PlayedGame},
            pad::PadState,
            record::{self, AnyGame},
            text::names::{money, who},
        },
        common::{table::PlayedRecord as _, timeline::Timeline},
    },
    kernel::Viewer,
    text::Texts,
};
use egui::Key;

use super::play::{begun, session};
use crate::desk::{ANY, Program, Typed, program};

/// Opens the replay of a game of four that is over; returns the game and its timeline.
fn four(program: &mut Program) -> (PlayedGame, Timeline<PadState>) {
    let text = include_str!("../../../saves/alhambra-played-four.json");
    let AnyGame::Played(game) = record::read(text).unwrap().game else { panic!("a played game") };
    program.run(AppCommand::Replay(Source::Sample("alhambra-played-four")));
    let timeline = game.timeline(&program.app().texts, false, Viewer::Nobody);
    (*game, timeline)
}

#[test]
fn yard_money_and_all_hands_stand_beside_the_boards_of_a_game_that_is_over() {
    let mut program = program();
    let (game, timeline) = four(&mut program);
    program.press(Key::PageDown);
    program.press(Key::PageDown);
    let second = timeline.next_part(timeline.next_part(0));
    let view = GameView::new(&game, Viewer::Nobody).position(timeline.steps()[second].entry, false);
    assert!(program.shows(Texts::alhambra_yard));
    assert!(program.shows(move |t: &Texts| t.alhambra_stack_left(view.stack)));
    assert!(program.shows(move |t: &Texts| t.alhambra_deck_left(view.deck)));
    for (seat, hand) in view.hands.iter().copied().enumerate() {
        assert!(hand.cards().is_some(), "nothing is hidden any more");
        let name = who(&program.app().texts, &game.header.seats, seat);
        assert!(program.shows(move |t: &Texts| t.alhambra_show_hand(&name, &money(t, hand))));
    }
}

#[test]
fn everybodys_points_so_far_stand_beside_their_hands() {
    let mut program = program();
    let (game, timeline) = four(&mut program);
    let is_told = |program: &mut Program, step: usize| {
        let cards = game.at(timeline.steps()[step].entry).state.breakdown();
        for seat in 0..game.config().players() {
            // Before the first scoring nobody has any.
            let vp = cards.get(seat).map_or(0, |card| card.vp);
            let name = who(&program.app().texts, &game.header.seats, seat);
            assert!(program.shows(move |t: &Texts| t.alhambra_said(&name, &t.count_vp(vp))), "{vp}");
        }
    };
    is_told(&mut program, 0);
    program.press(Key::End);
    is_told(&mut program, timeline.last());
}

#[test]
fn the_arrows_up_and_down_go_turn_by_turn_and_the_board_follows_until_one_is_chosen() {
    let mut program = program();
    let (game, timeline) = four(&mut program);
    let names: Vec<String> = (0..4).map(|row| who(&program.app().texts, &game.header.seats, row)).collect();
    let is_at = |program: &Program, step: usize| {
        let last = timeline.last();
        program.shows(move |t: &Texts| t.replay_event(step, last))
    };
    let shows = |program: &Program, row: usize| {
        let name = names[row].clone();
        program.shows_containing(move |t: &Texts| t.alhambra_board_of(&name))
    };
    program.press(Key::PageDown);
    program.press(Key::PageDown);
    let mut at = timeline.next_part(timeline.next_part(0));
    for _ in 0..5 {
        program.press(Key::ArrowDown);
        at = timeline.next_turn(at);
        assert!(is_at(&program, at) && shows(&program, timeline.steps()[at].player));
    }
    program.press(Key::ArrowUp);
    at = timeline.previous_turn(at);
    assert!(is_at(&program, at));
    // What was chosen stays, whoever acts, until somebody chooses to follow again.
    let acts = timeline.steps()[at].player;
    let next = timeline.steps()[timeline.next_turn(at)].player;
    let chosen = (0..4).find(|row| *row != acts && *row != next).unwrap();
    program.click(Typed(&names[chosen]));
    program.press(Key::ArrowDown);
    assert!(shows(&program, chosen) && !shows(&program, next));
    program.click(Texts::alhambra_replay_follow);
    assert!(shows(&program, next) && !shows(&program, chosen));
}

#[test]
fn a_third_player_has_neither_hand_nor_board_in_the_replay() {
    let text = include_str!("../../../saves/alhambra-played-two-and-dirk.json");
    let AnyGame::Played(game) = record::read(text).unwrap().game else { panic!("a played game") };
    let mut program = program();
    program.run(AppCommand::Replay(Source::Sample("alhambra-played-two-and-dirk")));
    program.press(Key::End);
    let names: Vec<&str> = game.header.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names.len(), 3);
    for (name, plays) in names.into_iter().zip([true, true, false]) {
        assert_eq!(program.shows(Typed(name)), plays, "{name} has a board");
        assert_eq!(program.shows_containing(|t: &Texts| t.alhambra_show_hand(name, ANY)), plays, "{name}");
    }
}

#[test]
fn the_replay_of_a_game_under_way_says_why_it_does_not_name_all_cards() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy)], &[]);
    let file = session(&mut program).file().to_owned();
    program.run(AppCommand::Replay(Source::File(file)));
    assert!(program.shows(Texts::alhambra_history_cards));
    program.run(AppCommand::Replay(Source::Sample("alhambra-played-four")));
    assert!(!program.shows(Texts::alhambra_history_cards), "nothing is hidden at the end");
}
