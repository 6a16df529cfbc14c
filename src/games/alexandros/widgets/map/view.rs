//! What the map shows and what it reports back: plain data.

use egui::{Color32, Rect, Response};

use crate::rules::{Board, Corner, Line, Space};

/// A map to show.
#[derive(Clone, Debug)]
pub struct MapView<'a> {
    /// The board.
    pub board: &'a Board,
    /// What a screen reader calls the map.
    pub name: &'a str,
    /// All spaces, in the order of the board.
    pub spaces: Vec<SpaceView>,
    /// The players who may have governors there.
    pub players: &'a [PlayerView<'a>],
    /// The walls that stand.
    pub walls: Vec<(Line, Wall)>,
    /// The walls that the way shown would lay.
    pub planned: Vec<(Line, Wall)>,
    /// The way shown, corner by corner.
    pub way: &'a [Corner],
    /// Where Alexander stands, if he is on the board.
    pub alexander: Option<Corner>,
    /// Corners that can be chosen, each with its name for a screen reader.
    pub corners: Vec<(Corner, String)>,
    /// Lines that can be chosen, each with its name for a screen reader.
    pub lines: Vec<(Line, String)>,
    /// Where the keyboard goes in this frame.
    pub focus: Option<Target>,
    /// Whether it is only to be looked at: the keyboard passes it by.
    pub still: bool,
}

/// A space.
#[derive(Clone, Debug, Default)]
pub struct SpaceView {
    /// Which of the players has it.
    pub owner: Option<u8>,
    /// Whose governor stands on it.
    pub governor: Option<u8>,
    /// How it stands out.
    pub mark: Mark,
    /// Whether its symbol recedes because something else is being looked for.
    pub faded: bool,
    /// A word written on it, such as a number; empty for none.
    pub text: String,
    /// What a screen reader says.
    pub name: String,
}

/// How a space stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// As printed.
    #[default]
    None,
    /// It can be chosen.
    Available,
    /// It is chosen.
    Chosen,
}

/// A player on the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayerView<'a> {
    /// The colour.
    pub colour: Color32,
    /// A letter or two on the governors.
    pub sign: &'a str,
}

/// A wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wall {
    /// An ordinary one, of stone.
    Black,
    /// One of those that end the game, of timber.
    Red,
}

/// A place of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// A space.
    Space(Space),
    /// A corner.
    Corner(Corner),
    /// A line.
    Line(Line),
}

/// What happened on the map.
#[derive(Clone, Debug)]
pub struct MapResponse {
    /// What was chosen, by a click, a finger or a key.
    pub chosen: Option<Target>,
    /// What the pointer is on, or else the keyboard.
    pub pointed: Option<Target>,
    /// Where that is on the screen, to place a bubble beside it.
    pub pointed_rect: Option<Rect>,
    /// The whole map.
    pub response: Response,
}
