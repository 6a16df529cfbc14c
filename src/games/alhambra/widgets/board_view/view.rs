//! What the board view is told, and what it answers.

use egui::{Rect, Response};

use super::BoardScene;
use crate::rules::{Cell, Change, Corner, Falcon, Illegal, Piece};

/// A board to show.
#[derive(Clone, Copy)]
pub struct BoardView<'a> {
    /// The board and what is in hand.
    pub scene: &'a BoardScene,
    /// The pieces in reserve, which keeps its room also while it is empty; none where it is not shown.
    pub reserve: Option<&'a [Piece]>,
    /// Which of them is in hand.
    pub in_hand: Option<usize>,
    /// A cell that stands out: what was chosen, or laid last.
    pub chosen: Option<Cell>,
    /// Cells that advice points at.
    pub advised: &'a [Cell],
    /// Pieces that it points at, by their places in reserve.
    pub advised_pieces: &'a [usize],
    /// Nothing can be chosen: it is only looked at.
    pub still: bool,
    /// What things are called.
    pub names: BoardNames<'a>,
}

/// What a screen reader says, and what is written.
#[derive(Clone, Copy)]
pub struct BoardNames<'a> {
    /// The board as a whole.
    pub board: &'a str,
    /// A cell: where it is, what lies there, what could be done.
    pub cell: &'a dyn Fn(Cell) -> String,
    /// A crossing.
    pub crossing: &'a dyn Fn(Corner) -> String,
    /// A piece in reserve, by its place there.
    pub piece: &'a dyn Fn(usize, Piece) -> String,
    /// The heading of the reserve.
    pub reserve: &'a str,
    /// The wall and its length.
    pub wall: &'a str,
}

/// What was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardAction {
    /// A legal change: what is in hand is laid or swapped, or something is taken away.
    Change(Change),
    /// The falcon in hand is placed, which is legal.
    Place(Corner, Falcon),
    /// Something was asked for that is not legal: why.
    Refused(Illegal),
    /// A laid piece was chosen, with nothing in hand.
    Choose(Cell),
    /// A piece of the reserve was chosen, by its place there.
    Take(usize),
}

/// What happened on the board.
#[derive(Clone, Debug)]
pub struct BoardResponse {
    /// What was asked for.
    pub action: Option<BoardAction>,
    /// The cell that pointer or keyboard points at.
    pub pointed: Option<Cell>,
    /// The crossing that pointer or keyboard points at.
    pub pointed_crossing: Option<Corner>,
    /// Where the first cell lies that advice points at.
    pub advised: Option<Rect>,
    /// All that is laid, and where something may be, lies within this.
    pub laid: Rect,
    /// The cells that are in sight, whatever lies there, and the strip of the reserve while it is empty.
    pub grounds: [Rect; 2],
    /// The heading of the reserve, where that is shown.
    pub reserve: Option<Rect>,
    /// The board without the reserve.
    pub response: Response,
}
