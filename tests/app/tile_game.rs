//! Alhambra, the tile game, in the window: a whole table, an Alhambra laid on screen, the user's box, a past
//! game.

mod board;
mod challenges;
mod deal;
mod drags;
mod high_scores;
mod hints;
mod kept;
mod lesson;
mod new_game;
pub mod play;
mod replay;
pub mod review;
mod rules;
pub mod same_tiles;
mod sharing;
mod shown;
pub mod trial;
mod typed;
mod whole;

use alhambra::{
    app::Page,
    games::{
        alhambra::{
            game::GamePage,
            pad::Pad,
            rules::Cell,
            text::names::{self, who},
        },
        common::BuildingType,
    },
    text::Texts,
};
use egui::{Key, Role};
use egui_kittest::kittest::NodeT as _;

use crate::desk::{ANY, AnyNumber, Part, Program, Start, Words, program};

/// A new table of this many players, begun from Home.
pub fn begin(players: usize) -> Program {
    let mut program = program();
    begin_in(&mut program, players);
    program
}

/// Does the same in a window that is there already.
pub fn begin_in(program: &mut Program, players: usize) {
    program.press(Key::A);
    assert_eq!(program.page(), Page::from(GamePage::NewTable));
    choose(program, move |t: &Texts| t.count_players(players));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Table));
}

/// Clicks one of a row of choices.
#[track_caller]
pub fn choose(program: &mut Program, words: impl Words) {
    program.control(Role::RadioButton, words).click();
    program.window.run();
}

/// The table as it is kept.
pub fn pad(program: &mut Program) -> Pad {
    program.alhambra().tables.table.as_ref().unwrap().pad().clone()
}

/// The name of a row, counted from 0.
pub fn name(program: &mut Program, row: usize) -> String {
    let pad = pad(program);
    who(&program.app().texts, &pad.header.seats, row)
}

/// Taps a type in a row.
#[track_caller]
pub fn tap(program: &mut Program, row: usize, building: BuildingType) {
    let name = name(program, row);
    let cell = Part(|t: &Texts| t.alhambra_table_cell(&name, building, AnyNumber, AnyNumber, AnyNumber));
    let cells = program.all(cell).filter(|node| node.accesskit_node().role() == Role::Button);
    let cells: Vec<_> = cells.collect();
    assert_eq!(cells.len(), 1, "{name} {building:?}");
    cells[0].click();
    program.window.run();
}

/// Enters a wall in the window that asks for it.
#[track_caller]
pub fn say_wall(program: &mut Program, wall: u16) {
    program.control(Role::Button, move |t: &Texts| t.alhambra_measure_number(wall)).click();
    program.window.run();
}

/// A place of a board, whatever lies there.
fn place(x: i16, y: i16) -> impl Words + Copy {
    Start(move |t: &Texts| t.alhambra_said(&names::cell(t, Cell::new(x, y)), ANY))
}
