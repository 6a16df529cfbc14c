//! Home and the pages around it.

use alhambra::{
    app::{AppCommand, Page},
    games::{
        alhambra::{
            game::{GamePage as TilePage, PlayCommand},
            session::Deals,
        },
        roll_and_write::game::{GameCommand, GamePage, NewGame},
    },
    text::{Label, Language, Texts},
};
use egui::{Key, Modifiers, Rect, Role, Vec2, vec2};
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};

use crate::desk::{
    ANY, AnyNumber, Part, Program, Typed, play_on, program, program_with, settings, solo, tile_game,
};

/// Windows that show all of Home without scrolling.
const SIZES: [Vec2; 4] =
    [vec2(800.0, 1280.0), vec2(1024.0, 640.0), vec2(1366.0, 768.0), vec2(1920.0, 1080.0)];

#[test]
fn home_offers_the_open_game_first() {
    let mut program = program();
    assert!(!program.shows_containing(Texts::home_continue));
    program.run(GameCommand::Start(Box::new(solo(7))));
    program.run(AppCommand::Go(Page::Home));
    assert!(program.shows(|t: &Texts| {
        let game = format!("{}, {}", t.play_title_solo(2), t.library_unfinished(1, 18).to_lowercase());
        format!("{}: {game}, {ANY} {}", t.home_continue(), t.home_ended_now())
    }));
    assert!(program.shows(Texts::home_new_game));
    for key in [Key::Enter, Key::C] {
        program.press(key);
        assert_eq!(program.page(), Page::from(GamePage::Play));
        program.run(AppCommand::Go(Page::Home));
    }
    program.click_containing(Texts::home_continue);
    assert_eq!(program.page(), Page::from(GamePage::Play));
}

#[test]
fn home_leads_to_all_unfinished_games_where_there_are_several() {
    let mut program = program();
    let more = |games: usize| move |t: &Texts| t.home_more_unfinished(games);
    for seed in [7, 8, 9] {
        program.run(GameCommand::Start(Box::new(solo(seed))));
        program.run(AppCommand::Go(Page::Home));
    }
    assert!(!program.shows(more(3)) && program.shows(more(2)), "one is on the card itself");
    for by_key in [true, false] {
        if by_key {
            program.press(Key::U);
        } else {
            program.click(more(2));
        }
        assert_eq!(program.page(), Page::Library);
        let chosen = program.control(Role::RadioButton, Texts::library_filter_open);
        assert_eq!(chosen.accesskit_node().toggled(), Some(egui::accesskit::Toggled::True));
        program.press(Key::Escape);
        assert_eq!(program.page(), Page::Home);
    }
}

#[test]
fn no_two_buttons_of_home_overlap_and_all_lie_in_the_window() {
    for language in Language::ALL {
        for size in SIZES {
            let mut program = program_with(&settings(language), size);
            for seed in [0, 7, 8, 9] {
                if seed > 0 {
                    program.run(GameCommand::Start(Box::new(solo(seed))));
                    program.run(AppCommand::Go(Page::Home));
                }
                let buttons = program.window.query_all(By::new().role(Role::Button));
                let places: Vec<Rect> = buttons.map(|node| node.rect()).collect();
                assert!(places.len() >= 20, "{places:?}");
                for (k, place) in places.iter().enumerate() {
                    assert!(
                        place.min.x >= 0.0 && place.max.x <= size.x + 0.5,
                        "{language:?} {size}: {place}"
                    );
                    // Buttons beside the first choice lie on its card.
                    let apart =
                        |other: &Rect| !place.shrink(0.5).intersects(*other) || other.contains_rect(*place);
                    assert!(places[..k].iter().all(apart), "{language:?} {size}: {place} {places:?}");
                }
            }
        }
    }
}

#[test]
fn a_first_run_offers_the_lesson_first_and_a_new_game_beside_it() {
    let mut program = program();
    let learn = |t: &Texts| format!("{}: {}", t.lesson(), t.lesson_offer());
    let begin = |t: &Texts| format!("{}: {}", t.home_new_game(), t.home_new_game_hint());
    for by_key in [true, false] {
        if by_key {
            program.press(Key::Enter);
        } else {
            program.click(learn);
        }
        assert_eq!(program.page(), Page::from(GamePage::Lesson));
        program.press(Key::Escape);
        assert_eq!(program.page(), Page::Home);
    }
    program.click(begin);
    assert_eq!(program.page(), Page::from(GamePage::NewGame));
    program.run(GameCommand::Start(Box::new(solo(7))));
    program.run(AppCommand::Go(Page::Home));
    assert!(!program.shows(learn) && !program.shows(begin), "somebody has played");
}

#[test]
fn after_a_game_has_ended_home_offers_to_play_again_and_to_see_its_result() {
    let mut program = finished();
    let again = |t: &Texts| format!("{}: {}, {ANY}", t.score_again(), t.play_title_solo(2));
    assert!(program.shows(again));
    program.press(Key::V);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::Home);
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    program.run(AppCommand::Go(Page::Home));
    assert!(!program.shows(again), "now there is a game to continue");
    let result = |t: &Texts| t.pad_said(t.home_last_result(), t.roll_and_write());
    program.click_containing(result);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
}

#[test]
fn the_challenge_of_the_day_is_begun_continued_and_looked_at_from_home() {
    let mut program = finished();
    let day = |says: Label| {
        move |t: &Texts| {
            let named = t.pad_said(t.roll_and_write(), t.challenges_day());
            format!("{named}, {}", t.within(says(t)))
        }
    };
    assert!(program.shows(day(Texts::challenges_not_played)));
    assert!(!program.shows_containing(Texts::alhambra_challenges_day), "nobody has played that game");
    program.press(Key::Num4);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    program.run(AppCommand::Go(Page::Home));
    program.click(day(Texts::challenges_begun));
    assert_eq!(program.page(), Page::from(GamePage::Play));
    play_on(program.app(), 18);
    program.run(AppCommand::Go(Page::Home));
    assert!(!program.shows(day(Texts::challenges_begun)));
    program.press(Key::Num4);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
}

#[test]
fn home_tells_how_the_last_result_compares_with_others() {
    let mut program = finished();
    let again = |t: &Texts| format!("{}: {}, {ANY}", t.score_again(), t.play_title_solo(2));
    let told = |program: &Program| program.control(Role::Button, again).accesskit_node().description();
    assert_eq!(told(&program), None, "alone there is nothing to compare");
    program.run(GameCommand::Start(Box::new(solo(8))));
    play_on(program.app(), 18);
    program.run(AppCommand::Go(Page::Home));
    assert!(told(&program).is_some());
}

#[test]
fn the_challenge_of_the_week_stands_behind_that_of_the_day_on_home() {
    let mut program = finished();
    let week = |t: &Texts| {
        let named = t.pad_said(t.roll_and_write(), t.challenges_week());
        format!("{named}, {}", t.within(t.challenges_not_played()))
    };
    assert!(program.shows(week));
    program.press(Key::Num5);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    program.run(AppCommand::Go(Page::Home));
    assert!(!program.shows(week), "it is begun");
}

#[test]
fn the_latest_unfinished_games_are_each_one_key_or_click_away() {
    let mut program = program();
    for rounds in [5, 6, 7, 8, 9, 10] {
        program.run(GameCommand::Start(Box::new(NewGame { rounds, ..solo(7) })));
        program.run(AppCommand::Go(Page::Home));
    }
    assert!(program.shows(|t: &Texts| t.home_more_unfinished(5)));
    // Those that were written last; the others are in the library.
    let row = |rounds: i64| {
        move |t: &Texts| {
            let stage = t.within(&t.library_unfinished(1, rounds));
            format!("{}: {}, {stage}", t.home_continue(), t.play_title_solo(2))
        }
    };
    let rounds = |program: &mut Program| {
        let session = program.roll_and_write().session.as_ref().unwrap();
        i64::from(session.game().config().rounds())
    };
    let shown: Vec<i64> = (5..=10).filter(|rounds| program.shows(row(*rounds))).collect();
    assert_eq!(shown.len(), 3, "{shown:?}");
    for wanted in shown {
        // Whichever is first then, it is one of the same four.
        program.click(row(wanted));
        assert_eq!((program.page(), rounds(&mut program)), (Page::from(GamePage::Play), wanted));
        program.run(AppCommand::Go(Page::Home));
    }
    program.press(Key::Enter);
    let first = rounds(&mut program);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::Num1);
    assert_ne!(rounds(&mut program), first);
}

#[test]
fn the_game_that_was_played_last_comes_first_and_is_the_widest() {
    let places = |program: &Program| {
        let of = |t: &Texts| t.pad_said(t.alhambra_home_name(), t.home_new_game());
        // One name is part of the other.
        [program.control(Role::Button, Texts::home_new_game).rect(), program.control(Role::Button, of).rect()]
    };
    let mut program = program();
    let [roll_and_write, alhambra] = places(&program);
    assert!(roll_and_write.min.x < alhambra.min.x);
    program.run(PlayCommand::Start(Box::new(tile_game(&[None, None], &[], Deals::Program))));
    program.run(AppCommand::Go(Page::Home));
    let [roll_and_write, alhambra] = places(&program);
    assert!(alhambra.max.x < roll_and_write.min.x);
    assert!(alhambra.width() > roll_and_write.width());
    for (key, page) in [(Key::N, Page::from(GamePage::NewGame)), (Key::J, TilePage::Challenges.into())] {
        program.press(key);
        assert_eq!(program.page(), page);
        program.press(Key::Escape);
        assert_eq!(program.page(), Page::Home);
    }
}

#[test]
fn what_begins_a_game_stands_at_the_same_height_on_plates_beside_one_another() {
    let program = program();
    let alhambra = |t: &Texts| t.pad_said(t.alhambra_home_name(), t.home_new_game());
    let buttons = [
        program.control(Role::Button, Texts::home_new_game).rect(),
        program.control(Role::Button, alhambra).rect(),
        program.control(Role::Button, Texts::alexandros_page_game).rect(),
    ];
    assert!(buttons.iter().all(|rect| (rect.min.y - buttons[0].min.y).abs() < 0.1), "{buttons:?}");
}

#[test]
fn home_mentions_decisions_to_practise_only_when_some_are_due() {
    let mut program = finished();
    let drills = |t: &Texts| t.pad_said(t.roll_and_write(), t.drills());
    assert!(!program.shows_containing(drills));
    let (file, _) = program.app().recent.finished.clone().unwrap();
    let due = serde_json::json!([{
        "file": file, "entry": 9, "lost": 2.5, "for_victory": false, "well": 0, "due": "2026-01-02",
    }]);
    std::fs::write(program.folder.path().join("drills.json"), due.to_string()).unwrap();
    program.press(Key::D);
    program.press(Key::Escape);
    program.click_containing(drills);
    assert_eq!(program.page(), Page::from(GamePage::Drills), "there it says at the end how it went");
}

/// Home after the first game was played to its end.
fn finished() -> Program {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(solo(7))));
    play_on(program.app(), 18);
    program.run(AppCommand::Go(Page::Home));
    program
}

#[test]
fn every_tile_of_home_has_a_key_and_escape_comes_back() {
    let mut program = program();
    for (key, page) in
        [(Key::N, Page::from(GamePage::NewGame)), (Key::R, Page::HighScores), (Key::S, Page::Settings)]
    {
        program.press(key);
        assert_eq!(program.page(), page);
        program.press(Key::Escape);
        assert_eq!(program.page(), Page::Home);
    }
    program.press(Key::L);
    assert_eq!(program.page(), Page::Library);
}

#[test]
fn tab_and_enter_reach_every_tile() {
    let mut program = program();
    let mut steps = 0;
    while !program.get(Texts::home_records).is_focused() {
        program.press(Key::Tab);
        steps += 1;
        assert!(steps < 40, "Tab does not reach it");
    }
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::HighScores);
}

#[test]
fn the_list_of_keys_opens_over_the_page_and_keeps_its_keys_from_it() {
    let mut program = program();
    program.press(Key::Questionmark);
    assert!(program.shows(Texts::keys_here));
    program.press(Key::N);
    assert_eq!(program.page(), Page::Home);
    program.press(Key::Escape);
    assert!(!program.shows(Texts::keys_here));
    program.press(Key::N);
    assert_eq!(program.page(), Page::from(GamePage::NewGame));
}

#[test]
fn an_error_stays_until_it_is_closed_and_a_notice_goes_by_itself() {
    let mut program = program();
    program.run(AppCommand::Go(Page::Settings));
    program.run(AppCommand::Open("none.json".to_owned()));
    program.app().notify("Saved".to_owned());
    program.window.run();
    assert!(program.shows(Typed("Saved")));
    program.window.run_steps(40);
    assert!(!program.shows(Typed("Saved")));
    assert!(program.shows_containing(|t: &Texts| t.error_open(ANY, ANY)));
    program.press(Key::Escape);
    assert!(!program.shows_containing(|t: &Texts| t.error_open(ANY, ANY)));
    assert_eq!(program.page(), Page::Settings, "Esc closes the error before the page");
}

#[test]
fn a_key_closes_a_notice_before_it_goes_by_itself_the_oldest_first() {
    let mut program = program();
    for said in ["Saved", "Twice"] {
        program.app().notify(said.to_owned());
    }
    program.window.step();
    program.press_with(Modifiers::COMMAND, Key::D);
    assert!(!program.shows(Typed("Saved")));
    assert!(program.shows(Typed("Twice")));
    program.press_with(Modifiers::COMMAND, Key::D);
    assert!(!program.shows(Typed("Twice")));
    assert_eq!(program.page(), Page::Home);
}

#[test]
fn what_is_said_again_is_shown_once() {
    let mut program = program();
    for _ in 0..3 {
        program.app().notify("Saved".to_owned());
    }
    program.app().notify("Copied".to_owned());
    let said: Vec<_> =
        program.app().notifications.iter().map(|notification| notification.text.clone()).collect();
    assert_eq!(said, ["Saved", "Copied"]);
}

#[test]
fn records_lead_to_score_cards() {
    let mut program = program();
    program.press(Key::R);
    assert!(program.shows(Texts::records_empty));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::NewGame));
    let short = NewGame { rounds: 2, ..solo(1) };
    for seed in [1, 2, 1] {
        program.run(GameCommand::Start(Box::new(NewGame { seed, ..short.clone() })));
        play_on(program.app(), 2);
    }
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::R);
    assert!(program.shows(Part(|t: &Texts| t.records_conditions(2, 2))));
    assert!(program.shows_containing(|t: &Texts| t.records_game(2, AnyNumber, ANY)));
    let third = |t: &Texts| t.records_game(3, AnyNumber, ANY);
    assert!(!program.shows_containing(third), "the seed was played before");
    program.click_containing(|t: &Texts| t.records_game(1, AnyNumber, ANY));
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
}
