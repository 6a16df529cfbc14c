//! What a saved game says at a glance: for the library, the best results and "continue".

use serde::{Deserialize, Serialize};

use super::{Unreadable, layout_hash};
use crate::{
    log::Options,
    pad::PadState,
    record::{self, AnyGame, Loaded, Sheets},
    rules::cells,
};
use common::BuildingType;
use kernel::Seed;

/// What a record says at a glance: what the library shows of any game, and what the best results of this one need.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameSummary {
    /// What every game says.
    pub general: common::Summary,
    /// Rounds and options.
    pub options: Options,
    /// The first row's VP of types, lines and coins.
    pub parts: [u16; 3],
    /// The first player's sheet, row by row: what stands there and whether it is built. None for score sheets.
    pub sheet: Option<[[(BuildingType, bool); 6]; 6]>,
    /// All rolls were the program's.
    pub program_dice: bool,
    /// The seeds of the program's dice.
    pub seeds: Vec<Seed>,
    /// Tells layouts apart: a hash of grid (or counts), coins and VP.
    pub layout: String,
}

impl GameSummary {
    /// What the text of a record says.
    ///
    /// # Errors
    /// When it is no record: its first fault.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        let loaded = record::read(text).map_err(|mut faults| Unreadable::Record(faults.swap_remove(0)))?;
        Ok(Self::of(&loaded))
    }

    /// The summary of a game.
    #[must_use]
    pub fn of(loaded: &Loaded) -> Self {
        let any = &loaded.game;
        let (config, cards) = (any.config(), any.cards());
        let (round, sheet, practice, program_dice, seeds) = match any {
            AnyGame::Played(game) => (
                game.state().round(),
                config.layout().grid().map(|grid| cells(grid, game.state().sheet(0).built())),
                game.is_practice(),
                !game.has_typed_chance(),
                game.seeds().iter().map(|claim| claim.seed).collect(),
            ),
            AnyGame::Table(_) | AnyGame::Result(_) => {
                let round = any.pad_state().map_or(0, PadState::round).min(config.rounds());
                (any.stopped_in().unwrap_or(round), None, false, false, Vec::new())
            }
        };
        let totals = cards.rows.iter().map(|card| card.map(|card| card.total())).collect();
        let general = common::Summary::of(any.recorded(), loaded.read_only, totals, cards.winners());
        Self {
            general: common::Summary { round, rounds: config.rounds(), practice, ..general },
            options: Options::of(config),
            parts: cards
                .rows
                .first()
                .copied()
                .flatten()
                .map_or([0; 3], |card| [card.types_vp(), card.lines_vp(), card.coins_vp()]),
            sheet,
            program_dice,
            seeds,
            layout: layout_hash(config.layout()),
        }
    }
}
