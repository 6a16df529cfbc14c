//! The page of a new game.

use alhambra::{
    app::Page,
    text::{Language, Texts},
};
use egui::{Event, Key, Modifiers, MouseWheelUnit, Role, TouchPhase, vec2};

use crate::desk::{Program, program_with, settings};

/// Where the first choice of the page is.
fn top(program: &Program) -> f32 {
    program.control(Role::RadioButton, |t: &Texts| t.count_players(2)).rect().min.y
}

#[test]
fn the_page_opens_at_its_top_however_far_it_was_scrolled_before() {
    let mut program = program_with(&settings(Language::English), vec2(1024.0, 640.0));
    program.press(Key::P);
    let before = top(&program);
    program.press(Key::O);
    let middle = program.window.ctx.content_rect().center();
    program.window.hover_at(middle);
    program.window.event(Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, -200.0),
        phase: TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    });
    program.window.run_steps(60);
    assert!(top(&program) < before, "it was scrolled");
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::Home);
    program.press(Key::P);
    assert_eq!(top(&program), before);
}
