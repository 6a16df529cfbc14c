//! Trying a decision of a tile game again, and practising the costliest ones.

use std::{fs, num::NonZeroUsize, sync::atomic::AtomicBool, thread, time::Duration};

use alhambra::{
    app::{AppCommand, Page, Source},
    games::{
        alhambra::{
            advisor::{Advisor, Analyst, Budget, Decision, Policy},
            game::{GamePage, PlayCommand},
            log::PlayedGame,
            rules::play::{Card, Move, Phase, State},
            session::{
                Trial,
                trial::{TrialCommand, mistakes, turn_of},
            },
            text::names,
        },
        common::play::{Drill, DrillCommand},
    },
    kernel::record::SeatKind,
    storage::{read_shared, today},
    text::Texts,
};
use egui::Key;

use super::{
    lesson::later,
    play::{begun, game, shown_cards},
    review::{review, wait},
};
use crate::desk::{ANY, Program, program};

/// A game of the library.
const MINE: &str = "mine.json";
/// Few rollouts, so that the result is always the same and comes soon.
const SOON: Budget = Budget { rollouts: 24, error: 0.0, ceiling: None, seed: 1 };
const TRIAL: GamePage = GamePage::Trial;
const DRILLS: GamePage = GamePage::Drills;

/// Puts a finished game of two people into the library.
fn kept(program: &mut Program) -> PlayedGame {
    program.alhambra().trials.budget = SOON;
    begun(program, &[Some(Policy::Greedy), Some(Policy::Greedy)], &[]);
    let mut game = game(program);
    for seat in game.header.seats.iter_mut().filter(|seat| seat.kind == SeatKind::Computer) {
        (seat.kind, seat.policy) = (SeatKind::Human, None);
    }
    let games = &program.app().games;
    games.save(&mut games.lock(MINE).unwrap(), &game.write(None)).unwrap();
    game
}

/// Puts such a game into the library, and reviews it by value alone.
fn go_over(program: &mut Program) {
    kept(program);
    program.alhambra().reviews.budget.rollouts = 0;
    program.run(AppCommand::Review(Source::File(MINE.to_owned())));
    wait(program, |review| review.analysis.is_some() && review.progress().is_none());
}

/// Chooses the costliest turn that somebody played, by the keys of the review; returns the position before it, and whose
/// it was.
fn choose(program: &mut Program) -> (State, usize) {
    let analysis = review(program).analysis.clone().unwrap();
    for (row, player) in analysis.players.iter().enumerate() {
        for (key, decision) in [Key::Num1, Key::Num2, Key::Num3].into_iter().zip(player.victory.mistakes(3)) {
            let before = player.before(decision).unwrap();
            if before.phase() == Phase::Action {
                program.press(key);
                return (before.clone(), row);
            }
        }
        program.press(Key::P);
    }
    panic!("greedy players make mistakes");
}

/// Opens a trial by key; returns the position before the decision, and whose it was.
pub fn open(program: &mut Program) -> (State, usize) {
    go_over(program);
    let chosen = choose(program);
    program.press(Key::T);
    assert_eq!(program.page(), Page::from(TRIAL));
    chosen
}

fn trial(program: &mut Program) -> &Trial {
    program.alhambra().trials.open().expect("something is tried")
}

/// Takes the first card of the display, and ends the turn.
pub fn take_by_keys(program: &mut Program) {
    program.press(Key::Num5);
    program.press(Key::Enter);
    program.press(Key::Enter);
    assert!(!trial(program).is_open());
}

/// Waits until the try is judged.
pub fn judged(program: &mut Program) -> Decision {
    for _ in 0..8000 {
        program.window.run_steps(2);
        if let Some(judged) = trial(program).judged() {
            let judged = judged.clone();
            program.window.run();
            return judged;
        }
        thread::sleep(Duration::from_millis(5));
    }
    panic!("nothing was found");
}

#[test]
fn a_decision_of_ones_own_is_tried_again_by_keys_and_judged_as_in_the_review() {
    let mut program = program();
    let (before, row) = open(&mut program);
    let tried = trial(&mut program);
    assert_eq!((tried.before(), tried.seat()), (&before, row));
    assert!(!program.shows_containing(|t: &Texts| t.hint_best().to_owned()), "no answer before the try");
    // A step can be taken back until the try is made.
    program.press(Key::Num5);
    program.press(Key::Enter);
    assert_ne!(trial(&mut program).position(), &before);
    program.press(Key::U);
    assert_eq!(trial(&mut program).position(), &before);
    take_by_keys(&mut program);
    let found = judged(&mut program);
    let (config, moves) = (trial(&mut program).game().config().clone(), trial(&mut program).moves().to_vec());
    assert!(matches!(moves[..], [Move::Take(_), Move::EndTurn]));
    let (advisor, stop) = (Advisor::new(config), AtomicBool::new(false));
    let again = advisor.judge((NonZeroUsize::MIN, &stop), Some(&SOON), &before, &moves).unwrap();
    assert_eq!((found.loss, found.options), (again.loss, again.options));
    assert!(program.shows_containing(|t: &Texts| t.trial_in_the_game(ANY)));
    assert!(program.shows_containing(|t: &Texts| t.alhambra_trial_played(ANY)), "what was done then");
    let good = trial(&mut program).is_good().unwrap();
    assert_eq!(program.shows(Texts::trial_good), good);
    assert!(program.shows_containing(|t: &Texts| t.hint_best().to_owned()), "what would have been best");
    // Once more, and back.
    program.press(Key::T);
    assert!(trial(&mut program).is_open() && trial(&mut program).moves().is_empty());
    assert!(!program.shows_containing(|t: &Texts| t.trial_in_the_game(ANY)));
    take_by_keys(&mut program);
    judged(&mut program);
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Review));
}

#[test]
fn a_decision_is_tried_again_by_clicks_and_once_more() {
    let mut program = program();
    go_over(&mut program);
    let (before, _) = choose(&mut program);
    program.click_button(Texts::trial_again);
    for way in [Texts::trial_once_more, Texts::trial_back] {
        assert_eq!(program.page(), Page::from(TRIAL));
        let card = before.display().iter().next().unwrap();
        let named = move |t: &Texts| names::sentence(&names::card(t, card));
        // The display lies above the hand.
        let of_display = program.all(named).min_by(|a, b| a.rect().min.y.total_cmp(&b.rect().min.y));
        of_display.expect("the card is on display").click();
        program.window.run();
        program.click_button(|t: &Texts| t.alhambra_take(ANY));
        later(&mut program);
        program.click_button(Texts::play_end_turn);
        judged(&mut program);
        later(&mut program);
        program.click_button(Texts::alhambra_trial_best);
        later(&mut program);
        program.click_button(way);
        later(&mut program);
    }
    assert_eq!(program.page(), Page::from(GamePage::Review));
}

/// The cards that the player of a row sees.
fn seen(state: &State, row: usize) -> Vec<Card> {
    let mut cards: Vec<Card> = state.player(row).hand().iter().chain(state.display().iter()).collect();
    cards.sort_unstable();
    cards
}

#[test]
fn nothing_of_another_hand_is_shown_before_the_try_or_after_it() {
    let mut program = program();
    let (before, row) = open(&mut program);
    assert_ne!(before.player(row).hand(), before.player(1 - row).hand());
    let shown = |program: &Program| {
        let mut shown = shown_cards(program);
        shown.sort_unstable();
        shown
    };
    assert_eq!(shown(&program), seen(&before, row));
    take_by_keys(&mut program);
    let best = judged(&mut program).best().after.clone();
    assert_eq!(shown(&program), seen(&before, row));
    program.press(Key::H);
    assert_eq!(shown(&program), seen(&best, row));
}

#[test]
fn what_a_computer_decided_cannot_be_tried_again() {
    let mut program = program();
    super::review::open(&mut program);
    choose(&mut program);
    assert!(!program.shows(Texts::trial_again));
    program.press(Key::T);
    assert_eq!(program.page(), Page::from(GamePage::Review));
}

/// The decisions that are kept.
fn list(program: &Program) -> Vec<Drill> {
    read_shared(&program.folder.path().join("alhambra/drills.json"))
}

#[test]
fn mistakes_of_a_game_that_was_reviewed_are_practised_from_home() {
    let mut program = program();
    go_over(&mut program);
    let found = list(&program);
    assert!((1..=5).contains(&found.len()));
    assert!(found.iter().all(|drill| drill.file == MINE && drill.due == today() && drill.for_victory));
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::P);
    program.press(Key::K);
    assert_eq!(program.page(), Page::from(DRILLS));
    program.press(Key::Enter);
    for at in 1..=found.len() {
        assert_eq!(program.page(), Page::from(TRIAL), "{at}");
        let all = found.len();
        assert!(program.shows_containing(move |t: &Texts| t.drills_title(at, all, ANY)));
        let (config, before) =
            (trial(&mut program).game().config().clone(), trial(&mut program).before().clone());
        let best = Advisor::new(config).rank(&before).options.remove(0).choice;
        let tries = |program: &mut Program| {
            for mv in &best.moves {
                program.run(PlayCommand::Trial(TrialCommand::Play(*mv)));
            }
            judged(program);
        };
        tries(&mut program);
        let exercise = trial(&mut program).exercise.clone();
        let good = trial(&mut program).is_good().unwrap();
        let answered = list(&program);
        let drill = answered.iter().find(|drill| drill.is(&exercise)).unwrap();
        assert_eq!((drill.well == 1, drill.due > today()), (good, true));
        // A second try does not count.
        program.press(Key::T);
        tries(&mut program);
        assert_eq!(list(&program), answered);
        program.press(Key::Enter);
    }
    assert_eq!(program.page(), Page::from(DRILLS));
    assert_eq!(program.alhambra().drills.due(today()).count(), 0);
}

#[test]
fn the_games_of_the_library_are_searched_for_peoples_mistakes() {
    let mut program = program();
    let game = kept(&mut program);
    let budget = Budget { rollouts: 96, ..SOON };
    program.alhambra().reviews.budget = budget;
    program.run(AppCommand::Go(Page::from(DRILLS)));
    program.press(Key::G);
    for _ in 0..8000 {
        program.window.run_steps(2);
        if program.alhambra().drills.searching().is_none() {
            break;
        }
        thread::sleep(Duration::from_millis(5));
    }
    let advisor = Advisor::new(game.config().clone());
    let review = Analyst::new(&advisor).review(&game, Some(&budget), &mut |_| ());
    let which = |drills: Vec<Drill>| -> Vec<(String, usize, usize)> {
        drills.into_iter().map(|drill| (drill.file, drill.entry, drill.moves_before)).collect()
    };
    assert_eq!(which(list(&program)), which(mistakes(MINE, &game, &review, today())));
    // Each is shown with its turn, which is counted as in the review.
    for player in &review.players {
        for decision in &player.victory.decisions {
            let before = player.before(decision).unwrap();
            assert_eq!(turn_of(&game, decision.entries.0, before), usize::from(decision.round));
        }
    }
    program.window.run();
    assert!(program.shows_containing(|t: &Texts| t.drills_times(0)));
    assert!(program.alhambra().drills.searching().is_none());
}

#[test]
fn decisions_of_a_game_that_no_longer_exists_are_forgotten() {
    let mut program = program();
    let file = program.folder.path().join("alhambra/drills.json");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    let gone =
        r#"[{"file":"gone.json","entry":9,"lost":0.1,"for_victory":true,"well":0,"due":"2026-01-01"}]"#;
    fs::write(&file, gone).unwrap();
    program.run(AppCommand::Go(Page::from(DRILLS)));
    let drills = &program.alhambra().drills;
    assert_eq!((drills.list().len(), drills.due(today()).count()), (1, 0));
    program.run(PlayCommand::Drill(DrillCommand::Start));
    assert_eq!(list(&program), []);
    assert_eq!(program.page(), Page::from(DRILLS));
}
