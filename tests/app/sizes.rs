//! Windows of every size: the next thing to do stays in sight, and the rest is reached by scrolling.

mod tables;

use alhambra::{
    app::{AppCommand, Page, Source},
    games::roll_and_write::{
        game::{GameCommand, GamePage},
        rules::Phase,
    },
    text::Language,
    text::{Label, Texts},
};
use egui::{Event, Key, Rect, Vec2, vec2};

use crate::desk::{Part, Program, Words, play_on, program_with, settings, solo, table};

/// From a telephone held sideways to a large screen, upright ones too, in points.
const SIZES: [Vec2; 9] = [
    vec2(512.0, 320.0),
    vec2(533.0, 853.0),
    vec2(683.0, 384.0),
    vec2(800.0, 1280.0),
    vec2(910.0, 512.0),
    vec2(1024.0, 640.0),
    vec2(1366.0, 768.0),
    // What one of 1920×1080 has room for, where everything grows.
    vec2(1536.0, 864.0),
    vec2(1920.0, 1080.0),
];

fn program_of(size: Vec2) -> Program {
    program_with(&settings(Language::English), size)
}

/// Where the lowest control with this name is.
fn place(program: &Program, name: Label) -> Rect {
    let all = program.all(Part(name)).map(|node| node.rect());
    all.max_by(|one, other| one.max.y.total_cmp(&other.max.y))
        .unwrap_or_else(|| panic!("nothing is called that"))
}

#[track_caller]
fn is_in_sight(program: &Program, name: impl Words + Copy, size: Vec2) {
    let window = program.window.ctx.content_rect().expand(1.0);
    let places: Vec<Rect> = program.all(Part(name)).map(|node| node.rect()).collect();
    let seen = places.iter().any(|place| window.contains_rect(*place));
    assert!(seen, "{} at {size}: {places:?}", program.said(name));
}

#[test]
fn what_comes_next_is_in_sight_on_every_page() {
    let primaries: [(Page, Label); 5] = [
        (Page::HighScores, Texts::home_new_game),
        (Page::from(GamePage::NewGame), Texts::new_start),
        (Page::from(GamePage::NewPad), Texts::new_start),
        (Page::from(GamePage::LateEntry), Texts::late_save),
        (Page::from(GamePage::Layouts), Texts::sheets_duplicate),
    ];
    for size in SIZES {
        for (page, primary) in primaries {
            let mut program = program_of(size);
            program.run(AppCommand::Go(page));
            is_in_sight(&program, primary, size);
        }
    }
}

#[test]
fn the_end_of_a_turn_and_the_way_to_the_score_card_are_in_sight() {
    for size in SIZES {
        let mut program = program_of(size);
        program.run(GameCommand::Start(Box::new(solo(7))));
        program.press(Key::Num1);
        is_in_sight(&program, Texts::play_end_turn, size);
        play_on(program.app(), 18);
        program.window.run();
        is_in_sight(&program, Texts::score_again, size);
        program.run(AppCommand::Go(GamePage::Play.into()));
        program.window.run();
        is_in_sight(&program, Texts::play_see_score, size);
    }
}

#[test]
fn the_end_of_a_turn_is_in_sight_with_several_players_too() {
    for size in SIZES {
        let mut program = program_of(size);
        program.run(GameCommand::Start(Box::new(table(&["Ada", "Ben", "Cleo"], 7))));
        program.press(Key::Num1);
        let game = program.roll_and_write().session.as_ref().unwrap().game().clone();
        if game.state().phase() == Phase::Keep {
            program.press(Key::Num1);
        }
        is_in_sight(&program, Texts::play_end_turn, size);
    }
}

#[test]
fn what_the_library_and_the_replay_offer_is_in_sight() {
    for size in SIZES {
        let mut program = program_of(size);
        program.run(AppCommand::Go(Page::Library));
        is_in_sight(&program, Texts::library_score, size);
        let first = Source::Sample("solo-2-phantoms");
        program.run(AppCommand::Replay(first));
        is_in_sight(&program, Texts::replay_from_here, size);
    }
}

#[test]
fn the_buttons_that_answer_a_dialog_are_in_sight() {
    for size in SIZES {
        let mut program = program_of(size);
        program.run(GameCommand::Start(Box::new(table(&["Ada", "Ben", "Cleo", "Dan", "Eve"], 7))));
        program.press(Key::M);
        program.press(Key::P);
        is_in_sight(&program, Texts::save, size);
        program.press(Key::Escape);
        program.run(AppCommand::Go(Page::Library));
        program.press(Key::F2);
        is_in_sight(&program, Texts::save, size);
    }
}

#[test]
fn in_a_window_of_512_by_320_points_everything_can_be_reached_by_scrolling() {
    let lasts: [(Page, Label); 4] = [
        (Page::Home, Texts::alexandros_page_game),
        (Page::from(GamePage::NewGame), Texts::new_change_dice),
        (Page::Settings, Texts::settings_copy_path),
        (Page::Library, Texts::library_replay),
    ];
    for (page, last) in lasts {
        let mut program = program_of(SIZES[0]);
        program.run(AppCommand::Go(page));
        if page == Page::from(GamePage::NewGame) {
            program.press(Key::H);
        }
        let window = program.window.ctx.content_rect();
        assert!(
            !window.contains_rect(place(&program, last)),
            "{} is out of sight at first",
            program.said(last)
        );
        // The pointer may be over a list that takes the first turns of the wheel.
        for _ in 0..4 {
            program.window.hover_at(window.center());
            program.window.event(Event::MouseWheel {
                unit: egui::MouseWheelUnit::Point,
                delta: window.center() - place(&program, last).center(),
                phase: egui::TouchPhase::Move,
                source: egui::MouseWheelSource::Unknown,
                modifiers: egui::Modifiers::NONE,
            });
            program.window.run_steps(60);
        }
        is_in_sight(&program, last, SIZES[0]);
    }
}
