//! The door of the game: its name, what is under way, what its records say at a glance, and in a window its pages and
//! the ways to them. The program around it knows nothing else.

#[cfg(feature = "gui")]
mod window;

use super::{log::GAME, record::Loaded};
use common::{
    Summary,
    contract::{Game, KeptGame, TableGlance, TypedPage},
};
use text::Texts;

pub use super::{
    files::GameSummary,
    session::{Alexandros, Desk, GameCommand, GamePage},
};

/// The game, as the list of games has it. A static, so that its code is made here and not where it is listed.
pub static ALEXANDROS: &dyn Game = &Alexandros;

/// A table with a board.
const BOARD_SAMPLE: &str = include_str!("../../../../saves/alexandros-board.json");

/// The samples: name and record.
const SAMPLES: &[(&str, &str)] = &[
    ("alexandros-ledger", include_str!("../../../../saves/alexandros-ledger.json")),
    ("alexandros-board", BOARD_SAMPLE),
    ("alexandros-result", include_str!("../../../../saves/alexandros-result.json")),
];

impl KeptGame for Alexandros {
    type Glance = GameSummary;

    const SAMPLES: &'static [(&'static str, &'static str)] = SAMPLES;

    fn name(texts: &Texts) -> &str {
        texts.alexandros_page_game()
    }
}

impl TypedPage for GamePage {
    const GAME: &'static str = GAME;
    const ALL: &'static [Self] = &[
        Self::NewTable,
        Self::Table,
        Self::ScoreCard,
        Self::Replay,
        Self::LateEntry,
        Self::Boards,
        Self::BoardEditor,
    ];

    fn is_form(self) -> bool {
        self == Self::NewTable
    }

    fn is_table(self) -> bool {
        self == Self::Table
    }
}

impl TableGlance for GameSummary {
    type Game = Alexandros;

    fn of(loaded: &Loaded) -> Self {
        Self::of(loaded)
    }

    fn general(&self) -> &Summary {
        &self.general
    }
}
