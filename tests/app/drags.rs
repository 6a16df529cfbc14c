//! Dragging: people to other seats, games to other lists.

use alhambra::{
    app::{AppCommand, Page},
    games::roll_and_write::{
        game::{GameCommand, GamePage},
        pad::PadExt,
    },
    text::{Language, Texts},
};
use egui::{Event, Key, PointerButton, Pos2, Role, vec2};
use egui_kittest::kittest::NodeT;

use crate::{
    desk::{Program, Words, program, program_with, settings, solo},
    game::saved,
    pad,
};

/// Drags what is at one place to another.
pub fn drag(program: &mut Program, from: Pos2, to: Pos2) {
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    };
    for event in [
        Event::PointerMoved(from),
        button(from, true),
        Event::PointerMoved(from.lerp(to, 0.5)),
        Event::PointerMoved(to),
        button(to, false),
        Event::PointerGone,
    ] {
        program.window.event(event);
        program.window.run();
    }
}

/// Drags the row of one seat, counted from 1, to that of another.
fn move_seat(program: &mut Program, from: usize, to: usize) {
    let place = |seat| program.control(Role::Label, move |t: &Texts| t.player_name(seat)).rect().center();
    let [from, to] = [from, to].map(place);
    drag(program, from, to);
}

/// Where a list of the library is chosen.
fn choice(program: &Program, words: impl Words) -> Pos2 {
    program.control(Role::RadioButton, words).rect().center()
}

fn rows(program: &Program) -> Vec<Pos2> {
    let mut all = program.window.root().children_recursive();
    let rows = all.by_ref().filter(|node| node.accesskit_node().role() == Role::ListItem);
    rows.map(|node| node.rect().center()).collect()
}

/// A library with this many games of one's own.
fn library(games: usize) -> Program {
    let mut program = program();
    for k in 0..games {
        program.run(GameCommand::Start(Box::new(solo(k as u64))));
        program.press(Key::Num1);
    }
    program.run(AppCommand::Go(Page::Library));
    program
}

#[test]
fn people_are_dragged_to_other_seats_of_a_new_game() {
    let mut program = program_with(&settings(Language::English), vec2(1280.0, 1200.0));
    program.run(AppCommand::Go(GamePage::NewGame.into()));
    program.choose_players(3);
    for (seat, name) in [(1, "Ada"), (2, "Ben"), (3, "Cleo")] {
        program.write(|t: &Texts| t.seat_name(seat), name);
    }
    move_seat(&mut program, 3, 1);
    move_seat(&mut program, 2, 3);
    program.click(|t: &Texts| t.pad_said(t.new_around(), t.new_start()));
    let seats = saved(&mut program).header.seats;
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Cleo", "Ben", "Ada"]);
}

#[test]
fn people_at_a_table_are_dragged_and_whoever_goes_first_still_does() {
    let mut program = pad::playing(4);
    program.menu(Key::P);
    move_seat(&mut program, 1, 4);
    program.click(Texts::save);
    let pad = pad::pad(&mut program);
    let names: Vec<String> = pad.header.seats.iter().map(|seat| seat.name.clone()).collect();
    assert_eq!(names, ["Barbara", "Carl", "Dora", "Ani"]);
    assert_eq!(names[pad.first()], "Ani");
}

#[test]
fn a_game_is_dragged_into_the_trash_and_out_of_it() {
    let mut program = library(2);
    let count = |program: &mut Program| program.app().games.list().unwrap().len();
    let trash = choice(&program, Texts::library_trash);
    let second = rows(&program)[1];
    drag(&mut program, second, trash);
    assert_eq!(count(&mut program), 1);
    program.click(Texts::library_trash);
    let first = rows(&program)[0];
    let all = choice(&program, Texts::library_filter_all);
    drag(&mut program, first, all);
    assert_eq!(count(&mut program), 2);
}

#[test]
fn several_selected_games_are_dragged_together_and_samples_take_none() {
    let mut program = library(3);
    let count = |program: &mut Program| program.app().games.list().unwrap().len();
    program.press_with(egui::Modifiers::COMMAND, Key::A);
    let (samples, trash) =
        (choice(&program, Texts::library_filter_samples), choice(&program, Texts::library_trash));
    let first = rows(&program)[0];
    drag(&mut program, first, samples);
    assert_eq!(count(&mut program), 3);
    let first = rows(&program)[0];
    drag(&mut program, first, trash);
    assert_eq!(count(&mut program), 0);
}
