//! What the saved games say at a glance: for the library, the records and "continue".

use std::{collections::HashMap, time::SystemTime};

use jiff::Timestamp;
use sha2::{Digest, Sha256};

use super::{GameFile, Games, StoreError, Unreadable};
use crate::games::{
    common::BuildingType,
    roll_and_write::{
        log::{self, AnyGame, By, Entry, Loaded, Options, RecordKind, Seat, SeatKind, Seed},
        rules::{Cell, Layout},
    },
};

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
    /// Written by a newer version: not to be overwritten.
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
            AnyGame::Score(score) => {
                let round = score.stopped_in().unwrap_or_else(|| score.tally.round().min(config.rounds()));
                (round, None, false, false, Vec::new())
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

/// A sheet as rows of types, with what is built of a mask of cells.
#[must_use]
pub fn cells(grid: &[BuildingType; Cell::COUNT], built: u64) -> [[(BuildingType, bool); 6]; 6] {
    std::array::from_fn(|row| {
        std::array::from_fn(|column| (grid[row * 6 + column], built >> (row * 6 + column) & 1 == 1))
    })
}

/// 16 hexadecimal digits that tell layouts apart, whatever their names.
#[must_use]
pub fn layout_hash(layout: &Layout) -> String {
    let text = serde_json::to_string(&layout.draft()).unwrap_or_default();
    Sha256::digest(text.as_bytes()).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// A file of the folder of games.
#[derive(Clone, Debug)]
pub struct LibraryEntry {
    /// The file name.
    pub file: String,
    /// When it was last written.
    pub modified: SystemTime,
    /// What it says, or why it cannot be read.
    pub content: Result<Summary, Unreadable>,
}

/// The saved games at a glance, read again only when a file has changed.
#[derive(Debug, Default)]
pub struct LibraryIndex {
    games: Vec<LibraryEntry>,
    known: HashMap<String, LibraryEntry>,
}

impl LibraryIndex {
    /// Reads what changed in the folder.
    ///
    /// # Errors
    /// When the folder cannot be read; a single bad file is part of the list.
    pub fn refresh(&mut self, games: &Games) -> Result<(), StoreError> {
        self.take(&games.list()?);
        Ok(())
    }

    /// The same for the games thrown away.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn refresh_trash(&mut self, games: &Games) -> Result<(), StoreError> {
        self.take(&games.list_trash()?);
        Ok(())
    }

    fn take(&mut self, files: &[GameFile]) {
        self.games = files.iter().map(|file| self.look_at(file)).collect();
        self.known = self.games.iter().map(|game| (game.file.clone(), game.clone())).collect();
    }

    /// The games, last written first.
    #[must_use]
    pub fn games(&self) -> &[LibraryEntry] {
        &self.games
    }

    /// The newest game that can go on, reading no more files than needed.
    pub fn newest_open(&mut self, games: &Games) -> Option<LibraryEntry> {
        for file in games.list().ok()? {
            let shelved = self.look_at(&file);
            self.known.insert(file.name.clone(), shelved.clone());
            if shelved.content.as_ref().is_ok_and(Summary::can_go_on) {
                return Some(shelved);
            }
        }
        None
    }

    fn look_at(&self, file: &GameFile) -> LibraryEntry {
        match self.known.get(&file.name) {
            Some(known) if known.modified == file.modified => known.clone(),
            _ => LibraryEntry { file: file.name.clone(), modified: file.modified, content: summary(file) },
        }
    }
}

fn summary(file: &GameFile) -> Result<Summary, Unreadable> {
    let loaded = log::read(&file.text()?).map_err(|mut faults| Unreadable::Record(faults.swap_remove(0)))?;
    Ok(Summary::of(&loaded))
}
