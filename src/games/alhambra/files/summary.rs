//! What a saved game says at a glance: for the library and "continue".

use serde::{Deserialize, Serialize};

use crate::{
    log::Options,
    pad::PadExt,
    record::{AnyGame, Loaded},
    rules::{BreakdownExt, Scoring, TileSet},
};
use common::BuildingType;
use kernel::{Breakdown, Note, winners};

/// What a record says at a glance: what the library shows of any game, and what tells games of this one apart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameSummary {
    /// What every game says; its rounds are the scorings.
    pub general: common::Summary,
    /// Modules and options.
    pub options: Options,
    /// Whether the tiles are those of the first edition.
    pub standard_tiles: bool,
    /// Tiles of each type, row by row, as they count in the next scoring, at the end in the last one.
    pub tiles: Vec<[u8; BuildingType::COUNT]>,
}

impl GameSummary {
    /// The summary of a game.
    #[must_use]
    pub fn of(loaded: &Loaded) -> Self {
        let any = &loaded.game;
        let setup = any.config();
        let winners = winners(any.breakdown().iter().map(Breakdown::winning_vp));
        let general = common::Summary::on_paper(loaded, [scorings(any), Scoring::ALL.len() as u8], winners);
        Self {
            general: common::Summary { practice: is_practice(any), ..general },
            options: Options::from(*setup.game.options()),
            standard_tiles: setup.game.tiles() == TileSet::standard(),
            tiles: tiles(any),
        }
    }
}

/// Whether a hint was shown or something taken back in a game that was played here.
fn is_practice(any: &AnyGame) -> bool {
    let AnyGame::Played(game) = any else { return false };
    game.log().iter().any(|entry| matches!(entry.note(), Some(Note::Hint {} | Note::TakeBack { .. })))
}

/// The tiles of each row.
fn tiles(any: &AnyGame) -> Vec<[u8; BuildingType::COUNT]> {
    let last = match any {
        AnyGame::Played(game) => {
            return game.state().rows(game.config()).iter().map(|row| *row.types()).collect();
        }
        AnyGame::Table(pad) => Some(pad.state().at(pad.counting())),
        AnyGame::Result(game) => game.state().held(game.config()).pop(),
    };
    last.map(|held| held.rows.iter().map(|row| *row.types()).collect()).unwrap_or_default()
}

/// How many scorings were held.
fn scorings(any: &AnyGame) -> u8 {
    let held = match any {
        AnyGame::Played(game) => game.state().held(),
        AnyGame::Table(pad) => pad.state().held(),
        AnyGame::Result(game) => game.state().held(game.config()),
    };
    held.iter().map(|held| held.scoring.number()).max().unwrap_or(0)
}
