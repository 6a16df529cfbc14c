//! An Alhambra laid on screen: what may lie where, what is refused with its reason, and what lies there all
//! the same.

use alhambra::{
    app::{AppCommand, Source},
    games::alhambra::{
        rules::{Cell, Change, Illegal, Piece, Side, Tile, TileSet},
        text::{board_errors, names, places::Places},
    },
    text::{Language, Texts},
};
use egui::{Key, Modifiers, Role, vec2};

use super::{begin, name, pad, place};
use crate::desk::{ANY, Program, program_with, settings};

/// A tile with a wall on this side, or without one.
fn tile(side: Side, walled: bool) -> Tile {
    *TileSet::standard().tiles().iter().find(|tile| tile.walls.has(side) == walled).unwrap()
}

/// Takes a tile in hand.
#[track_caller]
fn take(program: &mut Program, tile: Tile) {
    let tiles: Vec<_> = program.all(|t: &Texts| names::tile_and_walls(t, tile)).collect();
    // Two tiles of a price can have the same walls.
    tiles.first().unwrap_or_else(|| panic!("no {tile:?}")).click();
    program.window.run();
}

/// Chooses the place to the east of the start tile.
#[track_caller]
fn choose(program: &mut Program) {
    program.control(Role::Button, place(1, 0)).click();
    program.window.run();
}

/// The board of the first row.
fn laid(program: &mut Program) -> Option<alhambra::games::alhambra::rules::Board> {
    pad(program).state().rows[0].board.clone()
}

fn illegal(tile: Tile, x: i16) -> Illegal {
    let empty = alhambra::games::alhambra::rules::Board::new(Default::default());
    empty.legal(Change::Lay(Cell::new(x, 0), Piece::Tile(tile))).unwrap_err()
}

#[test]
fn a_tile_is_laid_where_it_may_lie_and_its_wall_is_counted() {
    let mut program = begin(3);
    program.press(Key::B);
    let name = name(&mut program, 0);
    assert!(program.find_control(Role::Group, |t: &Texts| t.alhambra_board_of(&name)).is_some());
    let open = tile(Side::West, false);
    take(&mut program, open);
    choose(&mut program);
    let board = laid(&mut program).unwrap();
    assert_eq!(board.at(Cell::new(1, 0)).map(|_| board.wall().len()), Some(usize::from(open.walls.count())));
    // What lies there is chosen, and taken off into the reserve.
    choose(&mut program);
    program.press(Key::Delete);
    assert_eq!(pad(&mut program).state().rows[0].reserve.len(), 1);
    program.press(Key::Escape);
    assert!(program.find_control(Role::Group, |t: &Texts| t.alhambra_board_of(&name)).is_none());
}

#[test]
fn a_forbidden_place_says_why_and_can_be_kept_if_the_tile_lies_there_on_the_table() {
    let mut program = begin(3);
    program.press(Key::B);
    let walled = tile(Side::West, true);
    take(&mut program, walled);
    let why = board_errors::illegal(&program.app().texts, &illegal(walled, 1), Places::Numbered);
    let words = |_: &Texts| names::sentence(&why);
    let refused = |program: &Program| program.find_control(Role::Label, words).is_some();
    assert!(!refused(&program));
    program.tap_at_once(place(1, 0));
    assert!(refused(&program), "it says why");
    assert_eq!(laid(&mut program), None, "nothing is laid");
    program.press(Key::K);
    let board = laid(&mut program).unwrap();
    // Its wall meets a side without one, and nobody can walk there.
    assert_eq!(board.rule_violations().len(), 2, "it lies there as people said");
    assert_eq!(pad(&mut program).findings().len(), 2);
    assert_eq!(pad(&mut program).unconfirmed(), [], "whoever says that it lies there has confirmed it");
    let log = pad(&mut program).log().to_vec();
    program.press(Key::U);
    assert_eq!(laid(&mut program), None, "the tile and its confirmation are one step");
    assert!(pad(&mut program).log().is_empty());
    program.press_with(Modifiers::SHIFT, Key::U);
    assert_eq!(pad(&mut program).log(), log);
    let mut program = program.killed();
    program.press(Key::Enter);
    program.press(Key::U);
    assert!(pad(&mut program).log().is_empty(), "even after a restart");
}

#[test]
fn a_tile_put_aside_lies_in_the_reserve_and_is_gone_from_the_list() {
    let mut program = begin(3);
    program.press(Key::B);
    let open = tile(Side::West, false);
    take(&mut program, open);
    program.press(Key::R);
    assert_eq!(pad(&mut program).state().rows[0].reserve, [Piece::Tile(open)]);
    assert_eq!(pad(&mut program).state().taken(), [open.id]);
}

#[test]
fn a_score_card_switches_from_the_reasons_of_a_player_to_their_board() {
    let mut program = program_with(&settings(Language::English), vec2(1024.0, 640.0));
    program.run(AppCommand::Card(Source::Sample("alhambra-table-four-with-a-board")));
    let choose = |program: &mut Program, name: &'static str| {
        program.control(Role::ListItem, |t: &Texts| t.pad_said(name, ANY)).click();
        program.window.run();
    };
    let offers = |program: &Program| program.find_control(Role::Button, Texts::alhambra_board).is_some();
    let is_shown = |program: &Program| {
        program.find_control(Role::Group, |t: &Texts| t.alhambra_board_of("Ada")).is_some()
    };
    assert!(!offers(&program), "all are compared at first");
    choose(&mut program, "Ada");
    assert!(offers(&program) && !is_shown(&program));
    program.press(Key::G);
    assert!(is_shown(&program));
    // Nobody laid the tiles of the others on screen: their reasons are shown as ever.
    choose(&mut program, "Ben");
    assert!(!offers(&program) && !is_shown(&program));
    choose(&mut program, "Ada");
    assert!(is_shown(&program));
    program.press(Key::G);
    assert!(!is_shown(&program));
}
