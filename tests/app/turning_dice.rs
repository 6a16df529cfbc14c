//! Dice on the sheet are dragged, turned by the wheel, and turned so that a cell comes within reach.

use alhambra::{
    games::{
        common::BuildingType,
        roll_and_write::{
            game::GameCommand,
            rules::{Cell, Colour, Face, GameConfig, Phase, SpecialActions, State},
        },
    },
    text::{Language, Texts},
};
use egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, TouchPhase, Vec2, vec2,
};

use crate::{
    desk::{AnyNumber, Part, Program, clicked, program_with, settings, solo},
    game::{game, playing},
};

fn die(program: &mut Program, colour: Colour, place: usize) -> (u8, Pos2) {
    let (yellow, blue) = game(program).state().dice(0);
    let face = if colour == Colour::Yellow { yellow[place] } else { blue[place] }.face.number();
    (face, place_of(program, colour, face))
}

/// Where a die that shows this face lies.
fn place_of(program: &Program, colour: Colour, face: u8) -> Pos2 {
    let name = move |t: &Texts| match colour {
        Colour::Yellow => t.play_die_yellow(face),
        Colour::Blue => t.play_die_blue(face),
    };
    // The one on the sheet is a picture; it may have been changed.
    program.all(Part(name)).next().expect("the die lies there").rect().center()
}

fn cell_name(state: &State, config: &GameConfig, cell: Cell) -> impl Fn(&Texts) -> String + Copy + use<> {
    let (row, column) = (cell.row().number(), cell.column().number());
    let building: BuildingType = config.layout().building(cell).unwrap();
    let built = state.sheet(0).is_built(cell);
    move |t: &Texts| match built {
        true => t.sheet_cell_built(row, column, building),
        false => t.sheet_cell(row, column, building),
    }
}

/// The way from a line of this colour to the next one.
fn step(program: &mut Program, colour: Colour) -> Vec2 {
    let now = game(program);
    let place = |program: &Program, row: usize, column: usize| {
        let cell = Cell::new(Face::ALL[row], Face::ALL[column]);
        program.all(Part(cell_name(now.state(), now.config(), cell))).next().unwrap().rect().center()
    };
    let first = place(program, 0, 0);
    match colour {
        Colour::Yellow => place(program, 1, 0) - first,
        Colour::Blue => place(program, 0, 1) - first,
    }
}

fn press(program: &mut Program, pos: Pos2, pressed: bool) {
    let button = PointerButton::Primary;
    event(program, Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
}

fn event(program: &mut Program, event: Event) {
    program.window.event(event);
    program.window.run();
}

/// Takes hold of a die and moves it by this many lines.
fn hold(program: &mut Program, colour: Colour, face: u8, by: f32) -> Pos2 {
    let from = place_of(program, colour, face);
    let to = from + step(program, colour) * by;
    event(program, Event::PointerMoved(from));
    press(program, from, true);
    event(program, Event::PointerMoved(from.lerp(to, 0.5)));
    event(program, Event::PointerMoved(to));
    to
}

fn drag(program: &mut Program, colour: Colour, face: u8, by: f32) {
    let to = hold(program, colour, face, by);
    press(program, to, false);
    event(program, Event::PointerGone);
}

fn coins(program: &mut Program) -> u8 {
    game(program).state().sheet(0).coins()
}

/// Two lines, in the direction in which a die can go that far.
fn two_lines(face: u8) -> i8 {
    if face <= 4 { 2 } else { -2 }
}

#[test]
fn a_die_is_dragged_for_a_coin_a_line_and_back_for_nothing() {
    for colour in [Colour::Yellow, Colour::Blue] {
        let mut program = playing();
        let before = game(&mut program);
        let (face, _) = die(&mut program, colour, 0);
        let by = two_lines(face);
        let to = face.checked_add_signed(by).unwrap();
        drag(&mut program, colour, face, by.into());
        assert_eq!(coins(&mut program), 1);
        let (yellow, blue) = game(&mut program).state().dice(0);
        let shown = if colour == Colour::Yellow { yellow } else { blue };
        assert!(shown.iter().any(|die| die.face.number() == to && die.changed), "{shown:?}");
        drag(&mut program, colour, to, f32::from(by) / -2.0);
        assert_eq!(coins(&mut program), 2);
        let half = to.checked_add_signed(by / -2).unwrap();
        drag(&mut program, colour, half, f32::from(by) / -2.0);
        assert_eq!(game(&mut program).log(), before.log(), "nothing is left of it");
    }
}

#[test]
fn a_die_turned_before_another_comes_back_for_nothing_and_the_other_stays() {
    let mut program = playing();
    let (yellow, _) = die(&mut program, Colour::Yellow, 0);
    let (blue, _) = die(&mut program, Colour::Blue, 0);
    let way = |face: u8| if face < 6 { 1 } else { -1_i8 };
    drag(&mut program, Colour::Yellow, yellow, way(yellow).into());
    drag(&mut program, Colour::Blue, blue, way(blue).into());
    assert_eq!(coins(&mut program), 1);
    let turned = yellow.checked_add_signed(way(yellow)).unwrap();
    drag(&mut program, Colour::Yellow, turned, f32::from(-way(yellow)));
    assert_eq!(coins(&mut program), 2);
    let (yellows, blues) = game(&mut program).state().dice(0);
    assert!(yellows.iter().all(|die| !die.changed) && blues.iter().any(|die| die.changed));
}

#[test]
fn without_a_coin_left_the_button_and_its_key_still_offer_the_way_back() {
    let mut program = playing();
    let (yellow, _) = die(&mut program, Colour::Yellow, 0);
    let (blue, _) = die(&mut program, Colour::Blue, 0);
    drag(&mut program, Colour::Yellow, yellow, two_lines(yellow).into());
    drag(&mut program, Colour::Blue, blue, if blue < 6 { 1.0 } else { -1.0 });
    assert_eq!(coins(&mut program), 0);
    let back = |program: &Program| {
        program.shows_containing(|t: &Texts| t.play_die_back_up(AnyNumber))
            || program.shows_containing(|t: &Texts| t.play_die_back_down(AnyNumber))
    };
    assert!(!back(&program));
    assert!(!program.tells_at(Key::C, Texts::why_no_change));
    assert!(back(&program));
}

#[test]
fn a_die_stops_where_the_coins_end() {
    let mut program = playing();
    let (face, _) = die(&mut program, Colour::Yellow, 0);
    let by = if face <= 2 { 5.0 } else { -5.0 };
    drag(&mut program, Colour::Yellow, face, by);
    let spent = 3 - coins(&mut program);
    assert_eq!(spent, if face <= 2 { 3 } else { 3.min(face - 1) });
}

#[test]
fn a_die_dropped_at_its_place_or_let_go_by_escape_is_not_turned() {
    let mut program = playing();
    let before = game(&mut program);
    let (face, at) = die(&mut program, Colour::Blue, 0);
    let by = f32::from(two_lines(face)) / 2.0;
    let to = hold(&mut program, Colour::Blue, face, by);
    event(&mut program, Event::PointerMoved(at));
    press(&mut program, at, false);
    assert_eq!(game(&mut program).log(), before.log());
    assert!(!program.shows_containing(|t: &Texts| t.play_die_up(AnyNumber)), "that was no click");
    hold(&mut program, Colour::Blue, face, by);
    program.press(Key::Escape);
    press(&mut program, to, false);
    assert_eq!(game(&mut program).log(), before.log());
    assert!(!program.shows(Texts::play_menu_resume), "Escape was for the die");
    program.press(Key::Escape);
    assert!(program.shows(Texts::play_menu_resume));
}

fn wheel(program: &mut Program, unit: MouseWheelUnit, lines: f32) {
    let delta = vec2(0.0, lines);
    let (source, phase) = (MouseWheelSource::Unknown, TouchPhase::Move);
    event(program, Event::MouseWheel { unit, delta, source, phase, modifiers: Modifiers::NONE });
}

#[test]
fn the_wheel_turns_a_die_by_a_line_for_each_notch_and_stays_with_it() {
    let mut program = playing();
    let before = game(&mut program);
    let (face, at) = die(&mut program, Colour::Yellow, 0);
    let way = two_lines(face).signum();
    event(&mut program, Event::PointerMoved(at));
    wheel(&mut program, MouseWheelUnit::Line, way.into());
    assert_eq!(coins(&mut program), 2);
    place_of(&program, Colour::Yellow, face.checked_add_signed(way).unwrap());
    wheel(&mut program, MouseWheelUnit::Line, way.into());
    assert_eq!(coins(&mut program), 1);
    for _ in 0..2 {
        wheel(&mut program, MouseWheelUnit::Line, f32::from(-way));
    }
    assert_eq!(game(&mut program).log(), before.log());
}

#[test]
fn a_touchpad_turns_a_die_only_after_as_much_as_a_notch() {
    let mut program = playing();
    let (face, at) = die(&mut program, Colour::Yellow, 0);
    let way = f32::from(two_lines(face).signum());
    event(&mut program, Event::PointerMoved(at));
    let mut events = 0;
    while coins(&mut program) == 3 {
        wheel(&mut program, MouseWheelUnit::Point, way * 12.0);
        events += 1;
    }
    assert_eq!((events, coins(&mut program)), (4, 2));
}

#[test]
fn a_cell_says_how_many_coins_it_is_away_and_a_click_turns_the_dice_for_it() {
    let mut program = playing();
    let now = game(&mut program);
    let away = |program: &Program, coins: u8| {
        program.all(Part(move |t: &Texts| t.sheet_cell_away(coins))).map(|node| node.rect().center()).next()
    };
    assert_eq!(away(&program, 1), None);
    program.press(Key::C);
    assert!([1, 2, 3].iter().all(|coins| away(&program, *coins).is_some()));
    for price in [1, 2, 3] {
        let place = away(&program, price).unwrap();
        program.at_once(clicked(place));
        program.window.run();
        let turned = game(&mut program);
        assert_eq!(turned.state().sheet(0).coins(), 3 - price);
        assert_eq!(turned.state().phase(), Phase::Action, "nothing is built yet");
        program.at_once(clicked(place));
        program.window.run();
        let built = game(&mut program);
        assert_eq!(
            built.state().sheet(0).built().count_ones(),
            now.state().sheet(0).built().count_ones() + 1
        );
        for _ in 0..=price {
            program.press(Key::U);
        }
        assert_eq!(game(&mut program).state(), now.state());
        program.run(GameCommand::Start(Box::new(solo(11))));
        program.press(Key::C);
    }
}

#[test]
fn once_a_die_was_turned_cells_say_what_they_bring_back_and_a_click_turns_it_back() {
    let mut program = playing();
    let before = game(&mut program);
    let place = |program: &Program, says: fn(&Texts) -> String| {
        program.all(Part(says)).map(|node| node.rect().center()).next()
    };
    program.press(Key::C);
    let away = place(&program, |t| t.sheet_cell_away(1_u8)).unwrap();
    program.at_once(clicked(away));
    program.window.run();
    assert_eq!(coins(&mut program), 2);
    let back = place(&program, |t| t.sheet_cell_back(1_u8)).unwrap();
    program.at_once(clicked(back));
    program.window.run();
    assert_eq!(game(&mut program).state(), before.state());
}

#[test]
fn dice_that_may_not_be_turned_any_more_cannot_be_dragged() {
    let mut wish = solo(11);
    wish.special_actions = SpecialActions::One;
    let mut program = program_with(&settings(Language::English), vec2(1280.0, 800.0));
    program.run(GameCommand::Start(Box::new(wish)));
    program.window.run();
    program.press(Key::Num1);
    let (face, _) = die(&mut program, Colour::Yellow, 0);
    let before = game(&mut program);
    drag(&mut program, Colour::Yellow, face, f32::from(two_lines(face)) / 2.0);
    assert_eq!(game(&mut program).log(), before.log());
}
