//! What a saved game says at a glance: for the library and "continue".

use serde::{Deserialize, Serialize};

use super::RowFigures;
use crate::{
    challenge::Challenge,
    log::{PlayOptions, PlayedGame},
    pad::PadExt,
    record::{AnyGame, Loaded},
    rules::{BreakdownExt, Scoring, TileSet},
};
use common::BuildingType;
use kernel::{Breakdown, Note, Seed, winners};

/// What a record says at a glance: what the library shows of any game, and what tells games of this one apart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameSummary {
    /// What every game says; its rounds are the scorings.
    pub general: common::Summary,
    /// Modules and options.
    pub options: PlayOptions,
    /// Whether the tiles are those of the first edition.
    pub standard_tiles: bool,
    /// The challenges whose tiles and cards it has shown: where people played on with another seed there are several.
    pub challenges: Vec<Challenge>,
    /// The seeds of the program's tiles and cards.
    pub seeds: Vec<Seed>,
    /// All tiles and cards were the program's.
    pub program_deals: bool,
    /// What its analysis has to be of; empty of a game that was not played here, or is not over.
    pub digest: String,
    /// Somebody else decided for a seat from some point on.
    pub handed_over: bool,
    /// Tiles of each type, row by row, as they count in the next scoring, at the end in the last one.
    pub tiles: Vec<[u8; BuildingType::COUNT]>,
    /// What each row has got together.
    pub rows: Vec<RowFigures>,
}

impl GameSummary {
    /// The summary of a game.
    #[must_use]
    pub fn of(loaded: &Loaded) -> Self {
        let any = &loaded.game;
        let setup = any.config();
        let played = match any {
            AnyGame::Played(game) => Some(&**game),
            AnyGame::Table(_) | AnyGame::Result(_) => None,
        };
        let winners = winners(any.breakdown().iter().map(Breakdown::winning_vp));
        let general = common::Summary::in_round(loaded, [scorings(any), Scoring::ALL.len() as u8], winners);
        Self {
            general: common::Summary { practice: played.is_some_and(PlayedGame::is_practice), ..general },
            options: PlayOptions::from(*setup.game.options()),
            standard_tiles: setup.game.tiles() == TileSet::standard(),
            challenges: played.map(shown).unwrap_or_default(),
            seeds: played.map(seeds).unwrap_or_default(),
            program_deals: played.is_some_and(|game| !game.has_typed_chance()),
            digest: played.filter(|game| game.is_complete()).map(PlayedGame::digest).unwrap_or_default(),
            handed_over: played.is_some_and(is_handed_over),
            tiles: tiles(any),
            rows: RowFigures::all(any),
        }
    }

    /// The policies of the computers that one person plays against, in the order of their names; none where several people
    /// play, or nobody else does.
    #[must_use]
    pub fn opponents(&self) -> Option<Vec<String>> {
        let header = &self.general.header;
        let players = &header.seats[..header.players()];
        let people = players.iter().filter(|seat| seat.is_person()).count();
        let mut levels: Vec<String> = players.iter().filter_map(|seat| seat.policy.clone()).collect();
        levels.sort_unstable();
        (people == 1 && levels.len() + 1 == players.len() && !levels.is_empty()).then_some(levels)
    }
}

/// The seeds of a game.
fn seeds(game: &PlayedGame) -> Vec<Seed> {
    game.seeds().iter().map(|claim| claim.seed).collect()
}

/// The challenges whose tiles and cards a game has shown.
fn shown(game: &PlayedGame) -> Vec<Challenge> {
    seeds(game).into_iter().filter_map(|seed| Challenge::of(game.config(), seed)).collect()
}

/// Whether somebody else decided for a seat from some point on.
fn is_handed_over(game: &PlayedGame) -> bool {
    game.log().iter().any(|entry| matches!(entry.note(), Some(Note::Handover { .. })))
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
