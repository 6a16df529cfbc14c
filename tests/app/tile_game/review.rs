//! Reviewing a tile game that was played here: what its decisions were worth.

use std::{fs, thread, time::Duration};

use alhambra::{
    app::{AppCommand, Page, Source},
    games::alhambra::{
        advisor::Policy,
        game::GamePage,
        session::{Review, Telling, look_back, option_text},
        text::names::who,
    },
    text::Texts,
};
use egui::{Key, Role, vec2};

use super::play::{begun, game, session};
use crate::desk::{ANY, Program, program, program_in};

const REVIEW: GamePage = GamePage::Review;
const CARD: GamePage = GamePage::ScoreCard;

/// Plays a game of two computers, which is over at once, and returns where a copy of it is that is not open.
fn played(program: &mut Program) -> Source {
    begun(program, &[Some(Policy::Greedy), Some(Policy::Greedy)], &[]);
    assert!(game(program).is_complete());
    let text = session(program).open.text();
    let games = &program.app().games;
    games.save(&mut games.lock("played.json").unwrap(), &text).unwrap();
    Source::File("played.json".to_owned())
}

/// Opens the review of a game from its score card, with this many rollouts, and waits until there is something to see.
fn open_with(program: &mut Program, rollouts: u32) -> Source {
    let source = played(program);
    program.alhambra().reviews.budget.rollouts = rollouts;
    program.run(AppCommand::Card(source.clone()));
    program.press(Key::V);
    assert_eq!(program.page(), Page::from(REVIEW));
    wait(program, |review| review.analysis.is_some());
    source
}

/// Does the same by value alone, and waits until all is found.
pub fn open(program: &mut Program) -> Source {
    let source = open_with(program, 0);
    wait(program, |review| review.progress().is_none());
    source
}

#[track_caller]
pub fn wait(program: &mut Program, until: impl Fn(&Review) -> bool) {
    for _ in 0..24_000 {
        // Results that come in meanwhile are drawn, too, so the window does not settle before the end.
        program.window.run_steps(2);
        if until(review(program)) {
            program.window.run_steps(2);
            return;
        }
        thread::sleep(Duration::from_millis(20));
    }
    panic!("nothing was found, it is at {:?}", review(program).progress());
}

pub fn review(program: &mut Program) -> &Review {
    program.alhambra().reviews.open().expect("a game is being reviewed")
}

#[test]
fn a_played_game_is_reviewed_from_its_card_and_its_replay_and_escape_leads_back_there() {
    let mut program = program();
    let source = open(&mut program);
    assert!(program.shows(Texts::alhambra_hand) && program.shows(Texts::alhambra_yard));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::from(CARD));
    program.run(AppCommand::Replay(source));
    program.press(Key::V);
    assert_eq!(program.page(), Page::from(REVIEW));
    assert!(review(&mut program).analysis.is_some(), "what was found is still known");
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::from(GamePage::Replay));
}

#[test]
fn the_options_of_a_decision_are_in_sight_in_a_small_window_too() {
    let mut program = program();
    program.window.set_size(vec2(1024.0, 640.0));
    open(&mut program);
    let (game, analysis) =
        (review(&mut program).game.clone(), review(&mut program).analysis.clone().unwrap());
    let is_clear = |row: &usize| !analysis.players[*row].victory.mistakes(1).is_empty();
    let row = (0..2).find(is_clear).expect("greedy players make mistakes");
    (0..row).for_each(|_| program.press(Key::P));
    program.press(Key::Num1);
    let player = &analysis.players[row];
    let worst = player.victory.mistakes(1)[0];
    let before = player.before(worst).unwrap();
    let told = look_back(&program.app().texts, game.config(), before, row, worst);
    assert!(told.hint.options.len() > 1);
    for rank in (1_u8..).take(told.hint.options.len()) {
        assert!(program.shows(move |t: &Texts| t.hint_option(rank, ANY, ANY)), "{rank}");
    }
    let turn = worst.round;
    assert!(program.shows_containing(move |t: &Texts| t.alhambra_review_turn(turn, ANY)));
    assert!(program.shows_containing(|t: &Texts| t.review_done(ANY)), "what was done");
}

#[test]
fn a_decision_that_is_chosen_by_key_or_mouse_shows_what_was_better_and_whose_it_was() {
    let mut program = program();
    open(&mut program);
    let (game, analysis) =
        (review(&mut program).game.clone(), review(&mut program).analysis.clone().unwrap());
    let mut clear = 0;
    for (row, player) in analysis.players.iter().enumerate() {
        let name = who(&program.app().texts, &game.header.seats, row);
        assert!(program.shows_containing(move |t: &Texts| t.alhambra_board_of(&name)));
        let worst = player.victory.mistakes(3);
        // Judged by value, not everybody makes a clear mistake.
        let Some(turn) = worst.first().map(|decision| decision.round) else {
            program.press(Key::P);
            continue;
        };
        clear += worst.len();
        for (key, decision) in [Key::Num1, Key::Num2, Key::Num3].into_iter().zip(&worst) {
            program.press(key);
            let before = player.before(decision).unwrap();
            let told = look_back(&program.app().texts, game.config(), before, row, decision);
            let (turn, best) = (decision.round, told.hint.options[0].words.clone());
            assert!(program.shows_containing(move |t: &Texts| t.alhambra_review_turn(turn, ANY)));
            assert!(program.shows(move |t: &Texts| t.hint_option(1, &best, ANY)), "what was better");
            assert!(program.shows_containing(|t: &Texts| t.review_done(ANY)), "what was done");
        }
        program.click_containing(|t: &Texts| t.review_mistake(1, ANY));
        assert!(program.shows_containing(move |t: &Texts| t.alhambra_review_turn(turn, ANY)));
        program.press(Key::P);
    }
    assert!(clear > 0, "greedy players make mistakes");
    // The list of all decisions leads to any of them, and keys go through the steps to the last one.
    let (account, positions) = (&analysis.players[0].victory, &analysis.players[0].positions);
    let (decision, before) =
        account.decisions.iter().zip(positions).find(|(decision, _)| decision.is_real).unwrap();
    let first = decision.round;
    let done =
        option_text(&program.app().texts, game.config(), before, &decision.chosen.moves, Telling::Deeds);
    // The line of the step that is chosen comes into sight, which is now the first.
    account.course().iter().for_each(|_| program.press(Key::ArrowLeft));
    program.press(Key::L);
    let listed = move |t: &Texts| t.alhambra_review_turn(first, &t.review_listed(ANY, &done));
    program.control(Role::Button, listed).click();
    program.window.run();
    assert!(program.shows(move |t: &Texts| t.alhambra_review_turn(first, ANY)));
    account.course().iter().for_each(|_| program.press(Key::ArrowRight));
    assert!(program.shows_containing(|t: &Texts| t.review_residual(ANY)));
}

#[test]
fn what_is_found_by_value_is_shown_before_the_rollouts_end_and_those_are_kept_and_not_repeated() {
    let by_rollouts = |review: &Review| review.analysis.as_ref().is_some_and(|found| found.rollouts > 0);
    let mut program = program();
    let source = open_with(&mut program, 1);
    wait(&mut program, by_rollouts);
    wait(&mut program, |review| review.progress().is_none());
    assert!(!program.shows(Texts::review_go_on) && !program.shows(Texts::review_stop));
    let end = format!("\"end\":{:?}", review(&mut program).analysis.as_ref().unwrap().players[0].victory.end);
    let id = review(&mut program).game.header.id.clone();
    let mut folder = program.close();
    let file = folder.path().join("analyses").join(format!("{id}.json"));
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains(&end), "{text}");
    // A changed result is taken for what was found; one of another game, or cut off, is not, and the search begins.
    let another = text.replace(&end, "\"end\":0.125");
    for (changed, is_known) in [
        (another.as_str(), true),
        (&another.replace("sha256:", "sha256:0"), false),
        (&another[..another.len() / 2], false),
    ] {
        fs::write(&file, changed).unwrap();
        let mut program = program_in(folder, vec2(1280.0, 800.0));
        program.alhambra().reviews.budget.rollouts = 1;
        program.run(AppCommand::Review(source.clone()));
        wait(&mut program, |review| review.analysis.is_some());
        assert_eq!(by_rollouts(review(&mut program)), is_known);
        let found = review(&mut program).analysis.as_ref().unwrap();
        assert_eq!(found.players[0].victory.end == 0.125, is_known);
        folder = program.close();
        assert_eq!(fs::read_to_string(&file).unwrap(), changed);
    }
}

#[test]
fn leaving_the_record_stops_the_work_and_coming_back_resumes_it() {
    let mut program = program();
    let source = open_with(&mut program, 4_000_000);
    assert!(program.shows(Texts::review_stop));
    program.press(Key::G);
    assert!(review(&mut program).progress().is_none() && program.shows(Texts::review_go_on));
    program.press(Key::G);
    assert!(review(&mut program).progress().is_some());
    program.press(Key::Escape);
    assert!(review(&mut program).progress().is_some(), "the score card is of the same record");
    program.run(AppCommand::Go(Page::Home));
    assert!(review(&mut program).progress().is_none());
    program.run(AppCommand::Review(source));
    let review = review(&mut program);
    assert!(review.progress().is_some() && review.analysis.is_some());
}

#[test]
fn the_replay_shows_what_decisions_cost_once_the_game_has_been_reviewed() {
    let mut program = program();
    let source = open_with(&mut program, 8);
    wait(&mut program, |review| review.progress().is_none());
    program.press(Key::R);
    assert_eq!(program.page(), Page::from(GamePage::Replay));
    program.press(Key::Home);
    program.press(Key::N);
    assert!(program.shows_containing(|t: &Texts| t.replay_loss(ANY)));
    // None of it is shown for another game.
    program.run(AppCommand::Replay(Source::Sample("alhambra-played-four")));
    program.press(Key::N);
    assert!(!program.shows_containing(|t: &Texts| t.replay_loss(ANY)));
    program.run(AppCommand::Replay(source));
    wait(&mut program, |review| review.analysis.is_some());
    program.press(Key::N);
    assert!(program.shows_containing(|t: &Texts| t.replay_loss(ANY)));
}

#[test]
fn a_replay_that_is_opened_another_day_still_shows_what_decisions_cost() {
    let mut program = program();
    let source = open_with(&mut program, 8);
    wait(&mut program, |review| review.progress().is_none());
    let mut program = program.killed();
    program.alhambra().reviews.budget.rollouts = 8;
    program.run(AppCommand::Replay(source));
    wait(&mut program, |review| review.analysis.is_some());
    program.window.run();
    program.press(Key::N);
    assert!(program.shows_containing(|t: &Texts| t.replay_loss(ANY)));
}

#[test]
fn there_is_no_review_of_tables_results_and_games_that_are_not_over() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy)], &[]);
    let open = Source::File(session(&mut program).file().to_owned());
    let samples = ["alhambra-table-two-and-dirk", "alhambra-result-three"].map(Source::Sample);
    for source in [open].into_iter().chain(samples) {
        for command in [AppCommand::Card(source.clone()), AppCommand::Replay(source.clone())] {
            program.run(command);
            let page = program.page();
            assert!(!program.shows(Texts::review));
            program.press(Key::V);
            assert_eq!(program.page(), page);
        }
        program.run(AppCommand::Review(source));
        assert_eq!(program.page(), Page::from(CARD));
        assert!(program.alhambra().reviews.open().is_none());
    }
}
