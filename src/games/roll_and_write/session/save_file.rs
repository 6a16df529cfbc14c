//! The file of what is being played or kept: the right to write it, and the time that was spent at it.

use crate::kernel::Game;
use crate::kernel::Kind;
use jiff::Timestamp;
use serde_json::Value;

use crate::{
    kernel::record::Header,
    storage::{GameLock, Games, GamesError, StoreError},
};

/// Time between two inputs that still counts as being at the game, in seconds.
const ATTENTION: f64 = 120.0;

/// A file that this window alone may write.
#[derive(Debug)]
pub(crate) struct SaveFile {
    /// What the file held when it was read: members unknown to us are kept.
    source: Option<Value>,
    lock: GameLock,
    /// The last save failed: the file lacks something.
    unsaved: bool,
    /// When something was last done, in seconds of the program's clock.
    last_input: Option<f64>,
    /// Seconds spent.
    seconds: f64,
}

impl SaveFile {
    /// The file of a new game, named after it.
    ///
    /// # Errors
    /// When it cannot be locked.
    pub fn create(games: &Games, header: &Header) -> Result<Self, GamesError> {
        let lock = games.lock(&Games::file_name_for(header.started, &header.id))?;
        Ok(Self::around(None, lock, header))
    }

    /// A file that was read. The lock was taken before reading.
    pub fn reopen(source: Value, lock: GameLock, header: &Header) -> Self {
        Self::around(Some(source), lock, header)
    }

    fn around(source: Option<Value>, lock: GameLock, header: &Header) -> Self {
        Self { source, lock, unsaved: false, last_input: None, seconds: header.active_seconds as f64 }
    }

    /// Its name.
    pub fn name(&self) -> &str {
        self.lock.name()
    }

    /// Whether the last save failed, so that the file lacks something.
    pub const fn is_unsaved(&self) -> bool {
        self.unsaved
    }

    /// Counts the time of an input at `time` seconds of the program's clock. Returns all whole seconds spent.
    pub fn count_time(&mut self, time: f64) -> u64 {
        if let Some(last) = self.last_input {
            self.seconds += (time - last).clamp(0.0, ATTENTION);
        }
        self.last_input = Some(time);
        self.seconds as u64
    }

    /// The record as it is written.
    pub fn text<K: Kind>(&self, game: &Game<K>) -> String {
        game.write(self.source.as_ref())
    }

    /// Writes the record, and beside it what was undone.
    ///
    /// # Errors
    /// When the file cannot be written; it is known as unsaved then.
    pub fn save<K: Kind>(&mut self, games: &Games, game: &Game<K>) -> Result<(), StoreError> {
        let undone = game.redo_text();
        let undone = undone.as_deref();
        // Whenever the program is killed, what left the record lies beside it already.
        if undone.is_some() {
            games.keep_redo(&self.lock, undone);
        }
        let saved = games.save(&self.lock, &self.text(game));
        self.unsaved = saved.is_err();
        if undone.is_none() && saved.is_ok() {
            games.keep_redo(&self.lock, None);
        }
        saved
    }
}

/// When a game ends that ends now: a clock that was set back must not make it end before it began.
pub(crate) fn end_of(header: &Header, now: Timestamp) -> Timestamp {
    now.max(header.started)
}
