//! The next thing to do is one button in one colour, and Enter does it.

use alhambra::{
    app::{AppCommand, Source},
    games::alexandros::game::GamePage as LedgerPage,
    text::Texts,
    ui::{
        actions::offered,
        keys::Shortcut,
        theme::{TextSize, Theme},
    },
};
use egui::{Key, Rect, Shape, accesskit::Role};
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};

use crate::{
    actions::screens::{FORMS, PLAY, RECORDS},
    desk::{Program, program},
    game::playing,
    pad,
};

/// Whatever is painted in the colour of the next thing to do and is as high as a button.
fn in_primary(program: &Program) -> Vec<Rect> {
    let colour = Theme::of(&program.window.ctx).primary;
    let shapes = program.window.output().shapes.iter();
    let filled = shapes.filter_map(|shape| match &shape.shape {
        Shape::Rect(rect) if rect.fill == colour => Some(rect.rect),
        _ => None,
    });
    filled.filter(|rect| rect.height() > TextSize::DISPLAY.points()).collect()
}

/// The names of the buttons that are painted in that colour.
fn primary(program: &Program) -> Vec<String> {
    let places = in_primary(program);
    let is_there = |place: Rect| places.iter().any(|rect| rect.expand(1.0).contains_rect(place));
    let buttons = program.window.query_all(By::new().predicate(|node| node.data().role() == Role::Button));
    let buttons = buttons.filter(|node| is_there(node.rect()));
    buttons.filter_map(|node| node.accesskit_node().label()).collect()
}

fn is_by_enter(program: &Program, name: &str) -> bool {
    let enter = Shortcut::from(Key::Enter);
    offered(&program.window.ctx).iter().any(|action| action.label == name && action.keys.contains(&enter))
}

#[test]
fn at_most_one_button_is_the_next_thing_to_do_and_enter_does_it() {
    let screens = PLAY.iter().chain(&RECORDS).chain(&FORMS[1..2]);
    let mut with_one = Vec::new();
    for (name, go) in screens.copied() {
        let mut program = program();
        go(&mut program);
        program.window.run();
        let primary = primary(&program);
        assert!(primary.len() <= 1, "{name}: {primary:?}");
        for button in &primary {
            assert!(is_by_enter(&program, button), "{name}: {button}");
            with_one.push(name);
        }
    }
    for name in ["play, built", "score card", "review", "replay of one", "new game"] {
        assert!(with_one.contains(&name), "{name} of {with_one:?}");
    }
}

#[test]
fn enter_goes_on_from_a_finished_game() {
    let mut program = playing();
    crate::desk::play_on(program.app(), 18);
    program.window.run();
    let [again] = &primary(&program)[..] else { panic!("{:?}", primary(&program)) };
    assert!(is_by_enter(&program, again), "{again}");
}

#[test]
fn enter_on_the_card_of_a_tile_game_begins_another() {
    let mut program = program();
    program.run(AppCommand::Card(Source::Sample("alhambra-played-four")));
    let [again] = &primary(&program)[..] else { panic!("{:?}", primary(&program)) };
    assert!(is_by_enter(&program, again), "{again}");
}

#[test]
fn going_on_past_whoever_is_to_play_is_not_the_next_thing_to_do() {
    let program = pad::playing(3);
    assert_eq!(primary(&program), [""; 0]);
    let next = program.said(|t: &Texts| t.pad_skip_row("Ani"));
    assert!(is_by_enter(&program, &next), "it is a key away all the same");
}

#[test]
fn where_there_is_no_board_yet_the_next_thing_to_do_is_a_new_one() {
    let mut program = program();
    program.run(AppCommand::Go(LedgerPage::Boards.into()));
    let [new] = &primary(&program)[..] else { panic!("{:?}", primary(&program)) };
    assert_eq!(*new, program.said(Texts::alexandros_page_board_new));
    assert!(is_by_enter(&program, new), "{new}");
}

#[test]
fn no_button_on_the_card_of_a_kept_table_is_painted_as_the_next_thing_to_do() {
    for table in ["table-three-players", "alhambra-table-two-and-dirk", "alexandros-table-of-three"] {
        let mut program = program();
        program.run(AppCommand::Card(Source::Sample(table)));
        assert_eq!(primary(&program), [""; 0], "{table}");
    }
}
