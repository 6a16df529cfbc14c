//! Home and the pages around it.

use alhambra::{
    app::{AppCommand, Page},
    games::roll_and_write::game::{GameCommand, GamePage, NewGame},
    text::Language,
    text::Texts,
};
use egui::{Key, Modifiers, Rect, Role, vec2};
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};

use crate::desk::{ANY, AnyNumber, Typed, play_on, program, program_with, settings, solo};

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
fn what_stands_in_the_corners_of_home_never_overlaps() {
    for language in Language::ALL {
        for width in [800.0, 1024.0] {
            let program = program_with(&settings(language), vec2(width, 1280.0));
            let corners = program.window.query_all(By::new().role(Role::Button));
            let places: Vec<Rect> =
                corners.map(|node| node.rect()).filter(|place| place.max.y < 60.0).collect();
            assert!(places.len() >= 5, "{places:?}");
            for (k, place) in places.iter().enumerate() {
                let apart = |other: &Rect| !place.shrink(0.5).intersects(*other);
                assert!(places[..k].iter().all(apart), "{language:?} {width}: {places:?}");
            }
        }
    }
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
    for _ in 0..5 {
        program.press(Key::Tab);
    }
    assert!(program.get(Texts::home_records).is_focused());
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
    assert!(program.shows(|t: &Texts| t.records_conditions(2, 2)));
    assert!(program.shows_containing(|t: &Texts| t.records_game(2, AnyNumber, ANY)));
    let third = |t: &Texts| t.records_game(3, AnyNumber, ANY);
    assert!(!program.shows_containing(third), "the seed was played before");
    program.click_containing(|t: &Texts| t.records_game(1, AnyNumber, ANY));
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
}
