//! What the parts of the page ask for.

use serde::{Deserialize, Serialize};

use crate::{
    rules::{Module, Scoring},
    session::GameCommand,
};
use common::BuildingType;

/// What is measured of a row for a scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Measure {
    /// The longest line of wall.
    Wall,
    /// Camps, bazaars or falcons.
    Module(Module),
}

/// Something to show over the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelRequest {
    /// The menu.
    Menu,
    /// All entries, to correct them.
    History,
    /// The same with this one open.
    Entry(usize),
    /// What no legal game allows; once more before the score card.
    Findings {
        /// The score card waits for it.
        before_card: bool,
    },
    /// What a row has beside its tiles. In a scoring what else is missing follows.
    Measure {
        /// From 0.
        row: usize,
        /// What.
        what: Measure,
        /// A scoring waits for it.
        for_scoring: bool,
    },
    /// All tiles of a row at once.
    Count {
        /// From 0.
        row: usize,
    },
    /// What a scoring needs, then its sheet.
    Scoring {
        /// Which.
        scoring: Scoring,
        /// What is missing is nothing.
        as_it_is: bool,
    },
    /// Tiles of the third player.
    ThirdPlayer {
        /// A scoring waits for it.
        for_scoring: bool,
    },
    /// Who gets the tiles that are left in the yard.
    Leftovers,
    /// What is to be remembered at this table.
    Reminders,
    /// Who leads a type.
    Lead(BuildingType),
    /// Names and colours.
    Players,
    /// Modules and readings of the rules.
    Options,
    /// Where and when it is played, and a comment.
    Description,
}

/// What follows after a frame of a part.
#[derive(Default)]
pub enum Next {
    /// It stays.
    #[default]
    Stay,
    /// It goes.
    Close,
    /// Something else takes its place.
    Show(PanelRequest),
    /// This is done, and it goes.
    Do(GameCommand),
}
