//! A table being kept: a game that people play on paper, of which every entry is saved before it is shown.

use std::ops::Range;

use jiff::Timestamp;
use serde_json::Value;

use super::open_game::OpenGame;
use kernel::{Game, Kind};
use storage::{GameLock, Games, GamesError};

/// A table being kept, with the right to write its file.
#[derive(Debug)]
pub struct TableSession<K: Kind> {
    /// The table with its file.
    pub open: OpenGame<K>,
    /// Grows with every change: whoever keeps something of the table knows when it is old.
    revision: u64,
    /// Entries that were made in one go since it was opened, as places in the log.
    together: Vec<Range<usize>>,
}

impl<K: Kind> TableSession<K> {
    /// Begins a new table and saves it.
    ///
    /// # Errors
    /// When the file cannot be locked or written.
    pub fn begin(table: Game<K>, games: &Games, now: Timestamp) -> Result<Self, GamesError> {
        let mut open = OpenGame::create(table, games)?;
        open.save(games, now)?;
        Ok(Self { open, revision: 0, together: Vec::new() })
    }

    /// Goes on with a table that was read from a file. The lock was taken before reading.
    #[must_use]
    pub fn go_on(table: Game<K>, source: Value, lock: GameLock) -> Self {
        Self { open: OpenGame::reopen(table, source, lock), revision: 0, together: Vec::new() }
    }

    /// The table.
    #[must_use]
    pub const fn pad(&self) -> &Game<K> {
        &self.open.game
    }

    /// The name of its file.
    #[must_use]
    pub fn file(&self) -> &str {
        self.open.file()
    }

    /// Tells one state of the table from the next.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Changes the table.
    ///
    /// # Errors
    /// As `change` says.
    pub fn edit<T, E>(&mut self, change: impl FnOnce(&mut Game<K>) -> Result<T, E>) -> Result<T, E> {
        let before = self.pad().log().len();
        let done = change(&mut self.open.game)?;
        self.together.retain(|entries| entries.end <= before);
        self.changed();
        Ok(done)
    }

    /// The same where all entries that it makes are one step for undo and redo.
    ///
    /// # Errors
    /// As `change` says.
    pub fn edit_in_one<T, E>(&mut self, change: impl FnOnce(&mut Game<K>) -> Result<T, E>) -> Result<T, E> {
        let before = self.pad().log().len();
        let done = self.edit(change)?;
        self.together.push(before..self.pad().log().len());
        Ok(done)
    }

    /// Whether two places of the log hold entries that were made in one go.
    #[must_use]
    pub fn are_together(&self, one: usize, other: usize) -> bool {
        self.together.iter().any(|entries| entries.contains(&one) && entries.contains(&other))
    }

    /// Undoes the last entry.
    pub fn undo(&mut self) -> bool {
        self.changed();
        self.open.game.undo()
    }

    /// Does again what was undone last.
    pub fn redo(&mut self) -> bool {
        self.changed();
        self.open.game.redo()
    }

    const fn changed(&mut self) {
        self.revision += 1;
    }
}

/// A step into the past, and what it changed: kept to be shown until something else is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corrected<C> {
    /// The state of the table it led to.
    revision: u64,
    /// The step, in words.
    pub what: String,
    /// What is other than before, such as totals.
    pub changes: C,
}

impl<C> Corrected<C> {
    /// A step that was the last thing done at a table.
    #[must_use]
    pub const fn new<K: Kind>(session: &TableSession<K>, what: String, changes: C) -> Self {
        Self { revision: session.revision(), what, changes }
    }

    /// Whether it was the last thing done at the table.
    #[must_use]
    pub const fn is_of<K: Kind>(&self, session: &TableSession<K>) -> bool {
        self.revision == session.revision()
    }
}
