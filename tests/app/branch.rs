//! Playing on from a replay: with new dice or with the same ones, marked as a branch.

use alhambra::{
    app::{AppCommand, Page, Source},
    games::roll_and_write::{
        game::{GameCommand, GamePage},
        log::{Game, PlayEvent},
    },
    kernel::{Entry, Seed},
    text::Texts,
};
use egui::{Key, vec2};

use crate::{
    desk::{ANY, Program, play_on},
    game::{check_saved, game, playing},
    typed::typed_so_far,
};

/// The replay of a solo game at its fourth round, and the game.
fn replay() -> (Program, Game) {
    let mut program = playing();
    play_on(program.app(), 8);
    let played = game(&mut program);
    replay_from_home(&mut program);
    for _ in 0..4 {
        program.press(Key::PageDown);
    }
    (program, played)
}

/// Leaves the game and opens its replay.
fn replay_from_home(program: &mut Program) {
    let file = program.roll_and_write().session.as_ref().unwrap().file().to_owned();
    program.run(AppCommand::Go(Page::Home));
    program.run(AppCommand::Replay(Source::File(file)));
    program.window.run();
}

/// The rolls of a game, in order.
fn rolls(game: &Game) -> Vec<&PlayEvent> {
    let events = game.log().iter().filter_map(Entry::event);
    events.filter(|event| matches!(event, PlayEvent::Roll { .. })).collect()
}

/// Makes the same decisions as in the earlier game, for as long as it has any.
fn decide_as(program: &mut Program, before: &Game) {
    loop {
        let now = game(program);
        let Some(Entry::Event(next)) = before.log().get(now.log().len()) else { return };
        let Some(decision) = next.to_move() else { return };
        program.run(GameCommand::Play(decision));
        assert!(game(program).log().len() > now.log().len());
    }
}

#[test]
fn the_dice_to_come_can_be_the_same_as_before() {
    let (mut program, before) = replay();
    program.press(Key::P);
    assert_eq!(program.page(), Page::from(GamePage::Replay), "it only asked");
    assert!(program.shows(Texts::replay_branch_hint));
    program.click_button(Texts::replay_same_dice);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    decide_as(&mut program, &before);
    let branch = game(&mut program);
    assert_eq!(
        rolls(&branch),
        rolls(&before)[..rolls(&branch).len()],
        "the same dice for the same decisions"
    );
    assert!(branch.log().len() >= before.log().len());
    assert_eq!(branch.seeds(), before.seeds());
    check_saved(&mut program);
}

#[test]
fn new_dice_have_another_seed() {
    let (mut program, before) = replay();
    program.press(Key::P);
    program.press(Key::N);
    let seed = |game: &Game| -> Option<Seed> { game.seed_at(game.log().len() + 1) };
    assert_ne!(seed(&game(&mut program)), seed(&before));
    check_saved(&mut program);
}

#[test]
fn a_branch_is_marked_wherever_it_is_shown() {
    let (mut program, _) = replay();
    program.press(Key::P);
    program.press(Key::Enter);
    assert!(program.shows(Texts::library_branch), "in the game");
    program.run(GameCommand::EndEarly);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    assert!(program.shows_containing(Texts::library_branch), "on the score card");
    program.run(AppCommand::Go(Page::Library));
    assert!(program.shows_containing(|t: &Texts| t.library_branch().to_lowercase()), "in the library");
}

#[test]
fn escape_leaves_the_question_and_the_replay_as_it_is() {
    let (mut program, _) = replay();
    program.press(Key::P);
    program.press(Key::Escape);
    assert!(!program.shows(Texts::replay_branch_hint));
    assert_eq!(program.page(), Page::from(GamePage::Replay));
}

#[test]
fn where_people_roll_all_dice_there_is_nothing_to_choose() {
    let mut program = typed_so_far(&[1, 2, 3, 4]);
    replay_from_home(&mut program);
    program.press(Key::ArrowRight);
    program.press(Key::P);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    assert!(game(&mut program).seeds().is_empty());
}

#[test]
fn at_the_end_of_a_replay_nothing_is_played_on_from_and_enter_opens_the_score_card() {
    let mut program = playing();
    program.run(AppCommand::Replay(Source::Sample("solo-2-phantoms")));
    assert!(program.shows(Texts::replay_from_here));
    program.press(Key::End);
    assert!(!program.shows(Texts::replay_from_here));
    program.press(Key::Enter);
    assert!(program.shows(Texts::score_again));
}

#[test]
fn a_replay_in_a_low_window_tells_in_a_line_what_everybody_would_get() {
    let mut program = playing();
    program.window.set_size(vec2(1024.0, 640.0));
    program.run(AppCommand::Replay(Source::Sample("two-players")));
    program.press(Key::PageDown);
    assert!(program.shows_containing(|t: &Texts| t.pad_said(t.play_ended_now(), ANY)));
}
