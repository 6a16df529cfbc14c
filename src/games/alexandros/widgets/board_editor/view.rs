//! What the editor shows and what it reports back: plain data, and where a place lies.

use egui::{Rect, Response, Vec2};

use crate::{
    rules::{BoardDraft, BoardFault, CornerAt, SpaceAt, Tile},
    widgets::atlas::Lattice,
};

/// A board to transcribe.
#[derive(Clone, Copy)]
pub struct BoardView<'a> {
    /// What a screen reader calls the board.
    pub name: &'a str,
    /// The board so far.
    pub draft: &'a BoardDraft,
    /// What is wrong with it.
    pub faults: &'a [BoardFault],
    /// What a click does.
    pub tool: Tool,
    /// What a screen reader says of a place.
    pub place_name: &'a dyn Fn(BoardSpot) -> String,
}

/// What a click does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// A place changes to the next thing: plain, then the symbols, then water.
    #[default]
    Cycle,
    /// A place changes to this.
    Put(Tile),
    /// Alexander starts at a corner.
    Start,
}

/// A place of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardSpot {
    /// A space, or where one could be.
    Space(SpaceAt),
    /// A corner of a space.
    Corner(CornerAt),
}

/// What people ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardAction {
    /// Puts something else on a place.
    Put {
        /// Where.
        at: SpaceAt,
        /// What.
        tile: Tile,
        /// The pointer came from another place without being lifted.
        stroke: bool,
    },
    /// Another start.
    Start(CornerAt),
}

/// What happened on the board.
#[derive(Clone, Debug)]
pub struct BoardResponse {
    /// What was asked for.
    pub action: Option<BoardAction>,
    /// What the pointer is on, or else the keyboard.
    pub pointed: Option<BoardSpot>,
    /// The whole board.
    pub response: Response,
}

/// What is on a place; water beyond the rows, and a plain space where the character stands for no space.
pub(super) fn tile(draft: &BoardDraft, (row, column): SpaceAt) -> Tile {
    let letter = draft.rows.get(usize::from(row)).and_then(|row| row.chars().nth(column.into()));
    letter.map_or(Tile::Sea, |letter| Tile::from_letter(letter).unwrap_or(Tile::Plain))
}

/// Where a place lies.
pub(super) fn rect(lattice: Lattice, place: BoardSpot) -> Rect {
    match place {
        BoardSpot::Space(at) => Rect::from_points(&lattice.space(at)),
        BoardSpot::Corner(corner) => {
            Rect::from_center_size(lattice.corner(corner), Vec2::splat(lattice.side() * 0.4))
        }
    }
}
