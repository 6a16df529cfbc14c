//! What a saved game says at a glance: for the library, the best results and "continue".

use jiff::Timestamp;

use super::{Unreadable, layout_hash};
use crate::{
    games::{
        common::BuildingType,
        roll_and_write::{
            log::Options,
            pad::PadState,
            record::{self, AnyGame, Loaded},
            rules::cells,
        },
    },
    kernel::{
        By, Entry, Seed,
        record::{RecordKind, Seat, SeatKind},
    },
    storage,
};

/// A file of the folder of games, as the library shows it.
pub type LibraryEntry = storage::LibraryEntry<Summary, Unreadable>;

/// The saved games at a glance.
pub type LibraryIndex = storage::LibraryIndex<Summary, Unreadable>;

/// What a record says at a glance.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// The game's id.
    pub id: String,
    /// The title somebody gave it; often empty.
    pub title: String,
    /// Where it was played.
    pub location: String,
    /// Free text.
    pub comment: String,
    /// Free tags.
    pub tags: Vec<String>,
    /// When it began.
    pub started: Timestamp,
    /// When it ended, also early.
    pub ended: Option<Timestamp>,
    /// Seconds somebody was at it.
    pub active_seconds: u64,
    /// Which kind of record it is.
    pub kind: RecordKind,
    /// The rows of the score sheet.
    pub seats: Vec<Seat>,
    /// Rounds and options.
    pub options: Options,
    /// The current round; 0 in setup.
    pub round: u8,
    /// The last round is over.
    pub over: bool,
    /// The total of each row as it stands; none for phantoms that do not score.
    pub totals: Vec<Option<u16>>,
    /// The first row's VP of types, lines and coins.
    pub parts: [u16; 3],
    /// The rows that win, from 0; empty while it is not over.
    pub winners: Vec<usize>,
    /// The first player's sheet, row by row: what stands there and whether it is built. None for score sheets.
    pub sheet: Option<[[(BuildingType, bool); 6]; 6]>,
    /// A hint was shown or seen dice were taken back.
    pub practice: bool,
    /// All rolls were the program's.
    pub program_dice: bool,
    /// The seeds of the program's dice.
    pub seeds: Vec<Seed>,
    /// Tells layouts apart: a hash of grid (or counts), coins and VP.
    pub layout: String,
    /// The layout's name.
    pub layout_name: String,
    /// Played on from another record.
    pub branched: bool,
    /// TextImport by a newer version: not to be overwritten.
    pub read_only: bool,
}

impl Summary {
    /// Real players.
    #[must_use]
    pub fn players(&self) -> usize {
        self.seats.iter().filter(|seat| seat.kind != SeatKind::Phantom).count()
    }

    /// Phantoms.
    #[must_use]
    pub fn phantoms(&self) -> usize {
        self.seats.len() - self.players()
    }

    /// Whether it can be gone on with on screen: with sheets or at a table, and not written by a newer version.
    #[must_use]
    pub fn can_go_on(&self) -> bool {
        self.is_open() && self.kind != RecordKind::Result && !self.read_only
    }

    /// Neither over nor ended early.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        !self.over && self.ended.is_none()
    }

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
        let (header, config, cards) = (any.header(), any.config(), any.cards());
        let over = any.is_over();
        let (round, sheet, practice, program_dice, seeds) = match any {
            AnyGame::Full(game) => (
                game.state().round(),
                config.layout().grid().map(|grid| cells(grid, game.state().sheet(0).built())),
                game.is_practice(),
                !game
                    .log()
                    .iter()
                    .any(|entry| matches!(entry, Entry::Event(e) if e.by() == Some(By::People))),
                game.seeds().iter().map(|claim| claim.seed).collect(),
            ),
            AnyGame::Pad(_) | AnyGame::Result(_) => {
                let round = any.pad_state().map_or(0, PadState::round).min(config.rounds());
                (any.stopped_in().unwrap_or(round), None, false, false, Vec::new())
            }
        };
        Self {
            id: header.id.clone(),
            title: header.title.clone(),
            location: header.location.clone(),
            comment: header.comment.clone(),
            tags: header.tags.clone(),
            started: header.started,
            ended: header.ended,
            active_seconds: header.active_seconds,
            kind: any.kind(),
            seats: header.seats.clone(),
            options: Options::of(config),
            round,
            over,
            totals: cards.rows.iter().map(|card| card.map(|card| card.total())).collect(),
            parts: cards
                .rows
                .first()
                .copied()
                .flatten()
                .map_or([0; 3], |card| [card.types_vp(), card.lines_vp(), card.coins_vp()]),
            winners: if over { cards.winners() } else { Vec::new() },
            sheet,
            practice,
            program_dice,
            seeds,
            layout: layout_hash(config.layout()),
            layout_name: header.layout_name.clone(),
            branched: header.parent.is_some(),
            read_only: loaded.read_only,
        }
    }
}
