//! Trying a decision again, and practising the costliest ones.

use std::{thread, time::Duration};

use alhambra::{
    app::{AppCommand, Page, Source},
    games::roll_and_write::{
        advisor::{Advisor, Decision, DecisionExt, ValueSets},
        game::{GameCommand, GamePage},
        record::{self, AnyGame},
        rules::{Move, ToAct},
        session::{Drill, TrialCommand, today},
        text::special_actions::no_follow_up,
    },
    storage::read_shared,
    text::Texts,
};
use egui::Key;

use crate::{
    desk::{ANY, AnyNumber, Part, Program, clicked, program},
    review::{self, SOON},
};

/// A game of the library.
const MINE: &str = "mine.json";
const TRIAL: GamePage = GamePage::Trial;
const DRILLS: GamePage = GamePage::Drills;

/// Tries the costliest decision of a sample again.
fn try_worst(program: &mut Program) {
    program.roll_and_write().trials.budget = SOON;
    review::open(program, "solo-2-phantoms-greedy", SOON);
    review::finished(program);
    program.press(Key::Num1);
    program.press(Key::T);
    assert_eq!(program.page(), Page::from(TRIAL));
}

/// Waits until the try is judged.
fn judged(program: &mut Program) -> Decision {
    for _ in 0..4000 {
        program.window.run_steps(2);
        if let Some(judged) = program.roll_and_write().trials.open().and_then(|trial| trial.judged()) {
            let judged = judged.clone();
            program.window.run_steps(2);
            return judged;
        }
        thread::sleep(Duration::from_millis(5));
    }
    panic!("nothing was found");
}

#[test]
fn a_decision_tried_again_shows_no_answer_before_the_try_and_is_judged_as_in_the_analysis() {
    let mut program = program();
    try_worst(&mut program);
    let trial = program.roll_and_write().trials.open().unwrap();
    let (before, config, lost) = (*trial.before(), *trial.game().config(), trial.exercise.lost);
    assert!(lost > 0.0 && matches!(before.to_act(), ToAct::Decision(0)));
    assert!(!program.shows_containing(|t: &Texts| t.hint_best().to_owned()), "no seals, no options");
    // Coins are gained, and nothing is rolled afterwards.
    program.press(Key::G);
    assert!(program.shows(Texts::trial_done));
    program.press(Key::Enter);
    let found = judged(&mut program);
    let advisor = Advisor::new(&config, &ValueSets::bundled()).unwrap();
    let moves: Vec<Move> = found.chosen.commands.iter().copied().chain([Move::EndTurn]).collect();
    assert!(moves.contains(&Move::GainCoins));
    assert_eq!(Some(&found), Decision::by(&advisor, &before, &moves, Some(&SOON)).as_ref());
    assert!(program.shows_containing(|t: &Texts| t.trial_in_the_game(ANY)));
    assert!(program.shows_containing(|t: &Texts| t.trial_tried(ANY)), "it is not taken for what was played");
    let good = program.roll_and_write().trials.open().unwrap().is_good().unwrap();
    assert_eq!(program.shows(Texts::trial_good), good);
    // There is only one try: nothing is taken back, and nothing more is tried.
    program.press(Key::U);
    program.press(Key::G);
    assert!(program.shows_containing(|t: &Texts| t.trial_in_the_game(ANY)));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Review));
}

#[test]
fn a_step_of_a_try_can_be_taken_back_until_it_is_made() {
    let mut program = program();
    program.app().run(AppCommand::Set(Box::new(alhambra::storage::Settings {
        end_turn_by_itself: false,
        ..crate::desk::settings(alhambra::text::Language::English)
    })));
    try_worst(&mut program);
    program.press(Key::Num1);
    let tried = |program: &mut Program| -> alhambra::games::roll_and_write::rules::State {
        *program.roll_and_write().trials.open().unwrap().game().state()
    };
    let before = *program.roll_and_write().trials.open().unwrap().before();
    assert_ne!(tried(&mut program), before);
    program.press(Key::U);
    assert_eq!(tried(&mut program), before);
    // A die that was turned is turned back for nothing.
    program.press(Key::C);
    let turned = |program: &mut Program, labels: [fn(&Texts) -> String; 2]| {
        let place = labels.iter().find_map(|label| Some(program.all(Part(label)).next()?.rect().center()));
        program.at_once(clicked(place.expect("a die can be turned")));
        program.window.run();
    };
    turned(&mut program, [|t| t.play_die_up(AnyNumber), |t| t.play_die_down(AnyNumber)]);
    assert_eq!(tried(&mut program).sheet(0).coins(), before.sheet(0).coins() - 1);
    turned(&mut program, [|t| t.play_die_back_up(AnyNumber), |t| t.play_die_back_down(AnyNumber)]);
    assert_eq!(tried(&mut program), before);
    program.press(Key::C);
    program.press(Key::Num1);
    program.press(Key::Enter);
    judged(&mut program);
}

#[test]
fn a_second_building_that_cannot_be_built_says_why() {
    let mut program = program();
    program.app().run(AppCommand::Set(Box::new(alhambra::storage::Settings {
        end_turn_by_itself: false,
        ..crate::desk::settings(alhambra::text::Language::English)
    })));
    try_worst(&mut program);
    let decisions = review::finished(&mut program).players[0].decisions.len();
    let mut told = 0;
    for decision in 0..decisions {
        program.run(GameCommand::Trial(TrialCommand::Open { row: 0, decision }));
        let trial = program.roll_and_write().trials.open().unwrap();
        let builds = trial.game().legal_moves().into_iter().find(|mv| matches!(mv, Move::Build(_)));
        let Some(builds) = builds else { continue };
        program.run(GameCommand::Trial(TrialCommand::Play(builds)));
        let trial = program.roll_and_write().trials.open().unwrap();
        let Some(why) = no_follow_up(&Texts::new(alhambra::text::Language::English), trial.game()) else {
            continue;
        };
        assert!(program.shows_containing(move |_: &Texts| why.clone()), "{decision}");
        told += 1;
    }
    assert!(told > 0, "somewhere the other crossing is built, or there are too few coins");
}

#[test]
fn mistakes_of_a_game_of_the_library_come_back_until_they_are_got_right() {
    let mut program = program();
    let AnyGame::Played(mut game) =
        record::read(include_str!("../../saves/solo-2-phantoms-greedy.json")).unwrap().game
    else {
        panic!("a full game")
    };
    for seat in &mut game.header.seats {
        if seat.kind == alhambra::kernel::record::SeatKind::Computer {
            (seat.kind, seat.policy) = (alhambra::kernel::record::SeatKind::Human, None);
        }
    }
    std::fs::create_dir_all(program.folder.path().join("games")).unwrap();
    std::fs::write(program.folder.path().join("games").join(MINE), game.write(None)).unwrap();
    program.roll_and_write().reviews.budget = SOON;
    program.roll_and_write().trials.budget = SOON;
    program.run(AppCommand::Go(Page::from(DRILLS)));
    assert!(program.shows(Texts::drills_none));
    program.press(Key::G);
    for _ in 0..4000 {
        program.window.run_steps(2);
        if program.roll_and_write().drills.searching().is_none() {
            break;
        }
        thread::sleep(Duration::from_millis(5));
    }
    let file = program.folder.path().join("drills.json");
    let list = move || -> Vec<Drill> { read_shared(&file) };
    let found = list();
    assert!((1..=5).contains(&found.len()) && found.iter().all(|drill| drill.due == today()));
    assert_eq!(program.roll_and_write().drills.list().len(), found.len());
    program.window.run();
    // Each is shown with its game and its round, and none was practised yet.
    for drill in &found {
        let round = usize::from(game.corrected_at(drill.entry - 1).state.round());
        assert!(program.shows_containing(move |t: &Texts| t.history_round(round)), "{round}");
    }
    assert!(program.shows_containing(|t: &Texts| t.drills_times(0)));
    assert!(!program.shows_containing(|t: &Texts| t.drills_no_game().to_owned()));
    // One after the other, the worst first, whatever is answered.
    program.press(Key::Enter);
    let mut right = 0;
    for done in 0..found.len() {
        assert_eq!(program.page(), Page::from(TRIAL), "{done}");
        let all = found.len();
        assert!(program.shows_containing(move |t: &Texts| t.drills_title(done + 1, all, ANY)));
        let trial = program.roll_and_write().trials.open().unwrap();
        assert_eq!(trial.exercise.source, Source::File(MINE.to_owned()));
        let (config, before) = (*trial.game().config(), *trial.before());
        let advisor = Advisor::new(&config, &ValueSets::bundled()).unwrap();
        let best = advisor.best(&before).unwrap();
        for command in best.commands {
            program.run(GameCommand::Trial(TrialCommand::Play(command)));
        }
        if program.roll_and_write().trials.open().unwrap().is_open() {
            program.press(Key::Enter);
        }
        judged(&mut program);
        let (entry, good) = {
            let trial = program.roll_and_write().trials.open().unwrap();
            (trial.exercise.entry, trial.is_good().unwrap())
        };
        let answered = list().into_iter().find(|drill| drill.entry == entry).unwrap();
        assert_eq!((answered.well == 1, answered.answered, answered.due > today()), (good, 1, true));
        right += usize::from(good);
        assert!(program.shows(move |t: &Texts| t.drills_went(right, done + 1)), "so far");
        program.press(Key::Enter);
    }
    assert_eq!(program.page(), Page::from(DRILLS));
    let all = found.len();
    assert!(program.shows(move |t: &Texts| t.drills_went(right, all)));
    assert!(program.shows(move |t: &Texts| t.drills_return(all, &t.drills_comes_back(1))));
    assert!(program.shows_containing(|t: &Texts| t.drills_times(1)));
    assert_eq!(program.roll_and_write().drills.due(today()).count(), 0);
    // A second look finds nothing new.
    program.press(Key::G);
    assert_eq!(list().len(), found.len());
}

#[test]
fn a_drill_whose_game_no_longer_exists_says_so_and_stays_until_it_is_to_be_tried() {
    let mut program = program();
    let file = program.folder.path().join("drills.json");
    let gone =
        r#"[{"file":"gone.json","entry":9,"lost":2.5,"for_victory":false,"well":0,"due":"2026-01-01"}]"#;
    std::fs::write(&file, gone).unwrap();
    program.run(AppCommand::Go(Page::from(DRILLS)));
    program.window.run();
    assert!(program.shows(|t: &Texts| t.drills_gone(1)));
    assert!(!program.shows_containing(|t: &Texts| t.drills_no_game().to_owned()), "it has no card");
    assert!(!program.shows_containing(Texts::drills_is_due), "it cannot be tried");
    assert_eq!(program.roll_and_write().drills.list().len(), 1);
    program.press(Key::Enter);
    assert!(program.shows(Texts::drills_empty) && program.shows(Texts::drills_none));
}
