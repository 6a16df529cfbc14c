//! Reviewing a game: what its steps were worth.

use std::{fs, thread, time::Duration};

use alhambra::{
    app::{AppCommand, Page, Source},
    games::roll_and_write::{
        advisor::{Advisor, Analysis, AnalysisExt, Budget, DecisionExt as _, StepKind, ValueSets},
        game::GamePage,
        session::{Review, best_play::Comparison, look_back},
    },
    text::Texts,
};
use egui::{Key, vec2};

use crate::desk::{ANY, Program, program, program_in};

const SAMPLE: &str = "solo-2-phantoms-greedy";
/// Few rollouts, so that the result is always the same and comes soon.
pub const SOON: Budget = Budget { rollouts: 200, error: 0.0, ceiling: None, seed: 1 };
const REVIEW: GamePage = GamePage::Review;

/// Opens the review of a sample from its score card, and waits until there is something to see.
pub fn open(program: &mut Program, sample: &'static str, budget: Budget) {
    program.roll_and_write().reviews.budget = budget;
    program.run(AppCommand::Card(Source::Sample(sample)));
    program.press(Key::V);
    assert_eq!(program.page(), Page::from(REVIEW));
    wait(program, |review| review.analysis.is_some());
}

fn wait(program: &mut Program, until: impl Fn(&Review) -> bool) {
    for _ in 0..4000 {
        // Results that come in meanwhile are drawn, too, so the window does not settle before the end.
        program.window.run_steps(2);
        if until(program.roll_and_write().reviews.open().unwrap()) {
            program.window.run_steps(2);
            return;
        }
        thread::sleep(Duration::from_millis(5));
    }
    panic!("nothing was found");
}

pub fn finished(program: &mut Program) -> Analysis {
    wait(program, |review| review.progress().is_none() && review.analysis.is_some());
    program.roll_and_write().reviews.open().unwrap().analysis.clone().unwrap()
}

#[test]
fn the_review_shows_step_by_step_what_an_analysis_of_the_same_depth_finds() {
    let mut program = program();
    open(&mut program, SAMPLE, SOON);
    let found = finished(&mut program);
    let game = program.roll_and_write().reviews.open().unwrap().game.clone();
    let advisor = Advisor::new(game.config(), &ValueSets::bundled()).unwrap();
    assert_eq!(found, Analysis::new(&advisor, &game, Some(&SOON)));
    let account = &found.players[0];
    let worst = account.mistakes(3);
    assert!(!worst.is_empty(), "a greedy game has mistakes");
    for (key, decision) in [Key::Num1, Key::Num2, Key::Num3].into_iter().zip(worst) {
        program.press(key);
        let round = decision.round;
        assert!(program.shows_containing(move |t: &Texts| t.review_round(round, ANY)), "round {round}");
        assert!(program.shows_containing(|t: &Texts| t.review_done(ANY)), "what was done");
    }
    // Every decision has a reason, even the best ones.
    let reasons: Vec<String> = account
        .decisions
        .iter()
        .map(|decision| {
            let texts = Texts::new(alhambra::text::Language::English);
            look_back(&texts, found.goal, game.config(), &decision.before(&game), decision).hint.why
        })
        .collect();
    let texts = Texts::new(alhambra::text::Language::English);
    let bare = |why: &&String| *why == texts.review_was_best() || why.is_empty();
    assert_eq!(reasons.iter().filter(bare).count(), 0, "{reasons:?}");
    // From the first step to the last one by keys.
    let course = account.course();
    course.iter().for_each(|_| program.press(Key::ArrowLeft));
    assert!(program.shows_containing(|t: &Texts| t.review_luck(t.review_setup(), ANY)));
    course.iter().for_each(|_| program.press(Key::ArrowRight));
    assert_eq!(course.last().unwrap().kind, StepKind::Residual);
    assert!(program.shows_containing(|t: &Texts| t.review_residual(ANY)));
    // The list of all decisions leads to any of them.
    let first = account.course().iter().find_map(|step| match step.kind {
        StepKind::Decision(k) => Some(account.decisions[k].round),
        _ => None,
    });
    program.press(Key::L);
    let done = move |t: &Texts| t.review_round(first.unwrap(), &t.review_listed(ANY, ANY));
    assert!(program.shows_containing(done), "what it lost, and what was done");
    program.click_containing(move |t: &Texts| t.review_round(first.unwrap(), ANY));
    assert!(program.shows_containing(move |t: &Texts| t.review_round(first.unwrap(), ANY)));
    program.press(Key::L);
    program.press(Key::L);
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
}

#[test]
fn what_was_found_is_kept_and_not_looked_for_again() {
    let mut program = program();
    open(&mut program, SAMPLE, SOON);
    let found = finished(&mut program);
    let id = program.roll_and_write().reviews.open().unwrap().game.header.id.clone();
    let folder = program.close();
    let file = folder.path().join("analyses").join(format!("{id}.json"));
    let text = fs::read_to_string(&file).unwrap();
    let end = format!("\"end\":{:?}", found.players[0].end);
    assert!(text.contains(&end), "{text}");
    // A changed result is taken for what was found; that of another game is not.
    for (text, is_known) in
        [(text.replace(&end, "\"end\":99.0"), true), (text.replace("sha256:", "sha256:0"), false)]
    {
        fs::write(&file, &text).unwrap();
        let copy = tempfile::tempdir().unwrap();
        fs::create_dir(copy.path().join("analyses")).unwrap();
        fs::copy(&file, copy.path().join("analyses").join(format!("{id}.json"))).unwrap();
        let mut program = program_in(copy, vec2(1280.0, 800.0));
        open(&mut program, SAMPLE, SOON);
        let again = finished(&mut program);
        assert_eq!(again.players[0].end == 99.0, is_known);
        assert_eq!(again == found, !is_known);
    }
}

#[test]
fn looking_further_can_be_stopped_and_resumed() {
    let mut program = program();
    open(&mut program, SAMPLE, Budget { rollouts: 4_000_000, error: 0.0, ..SOON });
    wait(&mut program, |review| review.analysis.is_some());
    assert!(program.shows(Texts::review_stop));
    program.press(Key::G);
    let by_value = finished(&mut program);
    assert_eq!(by_value.rollouts, 0);
    assert!(program.shows(Texts::review_go_on));
    program.roll_and_write().reviews.budget = SOON;
    program.press(Key::G);
    wait(&mut program, |review| review.analysis.as_ref().is_some_and(|found| found.rollouts > 0));
    assert!(!program.shows(Texts::review_go_on));
}

#[test]
fn the_replay_shows_what_decisions_cost_once_the_game_has_been_reviewed() {
    let mut program = program();
    program.run(AppCommand::Replay(Source::Sample(SAMPLE)));
    assert!(!program.shows_containing(|t: &Texts| t.replay_loss(ANY)));
    open(&mut program, SAMPLE, SOON);
    let found = finished(&mut program);
    let worst = found.players[0].mistakes(1)[0].entries.0;
    program.press(Key::R);
    program.press(Key::Home);
    let mistakes = found.players[0].mistakes(usize::MAX);
    let mut entries: Vec<usize> = mistakes.iter().map(|decision| decision.entries.0).collect();
    entries.sort_unstable();
    // From one to the next, and from the last to the first again.
    for _ in 0..=entries.iter().position(|&entry| entry == worst).unwrap() {
        program.press(Key::N);
    }
    assert!(program.shows_containing(|t: &Texts| t.replay_loss(ANY)));
}

/// Opens the page on which the advisor plays the same dice, and waits until it has.
pub fn open_best_play(program: &mut Program, sample: &'static str) {
    open(program, sample, SOON);
    finished(program);
    program.press(Key::B);
    assert_eq!(program.page(), Page::from(GamePage::BestPlay));
    for _ in 0..12_000 {
        program.window.run_steps(2);
        if program.roll_and_write().best_play.open().unwrap().best.is_some() {
            break;
        }
        thread::sleep(Duration::from_millis(5));
    }
    program.window.run_steps(2);
}

#[test]
fn the_advisor_plays_the_same_dice_and_the_page_shows_in_which_round_the_sheets_part() {
    let mut program = program();
    open_best_play(&mut program, SAMPLE);
    let same = program.roll_and_write().best_play.open().unwrap();
    let best = same.best.clone().unwrap();
    let mine = same.mine.clone();
    assert_eq!(best.seed_at(1), mine.seed_at(1));
    let total = |game: &alhambra::games::roll_and_write::log::Game| {
        game.state().cards(game.config()).rows[0].unwrap().total()
    };
    for total in [total(&mine), total(&best)] {
        assert!(program.shows_containing(move |t: &Texts| t.best_play_total(ANY, total)));
    }
    let parting = Comparison::new([&mine, &best], 0).parting.unwrap();
    assert!(program.shows(Texts::best_play_parting));
    program.press(Key::ArrowLeft);
    program.press(Key::N);
    let [words, _] = alhambra::games::roll_and_write::text::event_text::round(
        &Texts::new(alhambra::text::Language::English),
        parting + 1,
        mine.config().rounds(),
    );
    assert!(program.shows_containing(move |_: &Texts| words.clone()));
    // Above the sheets it says what each game comes to so far.
    for played in &Comparison::new([&mine, &best], 0).rounds[parting] {
        let now = played.after.cards(mine.config()).rows[0].unwrap().total().to_string();
        let told = move |t: &Texts| format!("{} {}", t.play_ended_now(), t.analyse_vp(&now));
        assert!(program.shows_containing(told));
    }
    assert!(program.shows(Texts::best_play_marks));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::from(REVIEW));
}

#[test]
fn games_of_the_library_with_the_same_dice_are_compared_too() {
    let mut program = program();
    let text = include_str!("../../saves/solo-2-phantoms-greedy.json");
    std::fs::create_dir_all(program.folder.path().join("games")).unwrap();
    for (file, text) in [
        ("again.json", text.to_owned()),
        ("other.json", include_str!("../../saves/solo-2-phantoms.json").to_owned()),
    ] {
        std::fs::write(program.folder.path().join("games").join(file), text).unwrap();
    }
    open_best_play(&mut program, SAMPLE);
    for _ in 0..4000 {
        program.window.run_steps(2);
        if !program.roll_and_write().best_play.open().unwrap().others.is_empty() {
            break;
        }
        thread::sleep(Duration::from_millis(5));
    }
    program.window.run_steps(2);
    let others = program.roll_and_write().best_play.open().unwrap().others.len();
    assert_eq!(others, 1, "the other game has dice of its own");
    program.press(Key::O);
    assert!(program.shows(Texts::best_play_alike), "the same decisions never part");
}
