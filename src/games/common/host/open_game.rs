//! A game that is open: the right to write its file, and the time spent on it.

use jiff::Timestamp;
use serde_json::Value;

use super::typed::TypedForms;
use kernel::{Game, Kind, record::is_older};
use storage::{GameLock, Games, GamesError, StoreError};

/// Time between two inputs that still counts as being at the game, in seconds.
const ATTENTION: f64 = 120.0;

/// A game with its file, which this window alone may write.
#[derive(Debug)]
pub struct OpenGame<K: Kind> {
    /// The game.
    pub game: Game<K>,
    /// What is typed at its table and counts for nothing yet.
    pub typed: TypedForms,
    /// What the file held when it was read: members unknown to us are kept.
    source: Option<Value>,
    lock: GameLock,
    /// An older version wrote the file, and nothing was written over it yet.
    is_older: bool,
    /// The last save failed: the file lacks something.
    unsaved: bool,
    /// When something was last done, in seconds of the program's clock.
    last_input: Option<f64>,
    /// Seconds spent.
    seconds: f64,
}

impl<K: Kind> OpenGame<K> {
    /// Opens the file of a new game, which is named after it.
    ///
    /// # Errors
    /// When it cannot be locked.
    pub fn create(game: Game<K>, games: &Games) -> Result<Self, GamesError> {
        let lock = games.lock(&Games::file_name_for(&game.header))?;
        Ok(Self::around(game, None, lock))
    }

    /// Goes on with a game that was read from a file. The lock was taken before reading.
    #[must_use]
    pub fn reopen(game: Game<K>, source: Value, lock: GameLock) -> Self {
        Self { is_older: is_older(&source), ..Self::around(game, Some(source), lock) }
    }

    fn around(game: Game<K>, source: Option<Value>, lock: GameLock) -> Self {
        let seconds = game.header.active_seconds as f64;
        Self {
            game,
            typed: TypedForms::default(),
            source,
            lock,
            is_older: false,
            unsaved: false,
            last_input: None,
            seconds,
        }
    }

    /// The name of the file.
    #[must_use]
    pub fn file(&self) -> &str {
        self.lock.name()
    }

    /// The file of another game, where something was kept that another program had written to this one; once.
    pub const fn tell_kept(&mut self) -> Option<String> {
        self.lock.tell_kept()
    }

    /// Whether the last save failed, so that the file lacks something.
    #[must_use]
    pub const fn is_unsaved(&self) -> bool {
        self.unsaved
    }

    /// Brings back what was typed at the table and counts for nothing yet.
    pub fn recall_typed(&mut self, games: &Games) {
        self.typed = TypedForms::of(games, &self.lock);
    }

    /// Keeps what is typed in a form at the table, or forgets it.
    ///
    /// # Errors
    /// When its file cannot be written or removed.
    pub fn keep_typed(&mut self, form: &str, typed: Option<Value>, games: &Games) -> Result<(), StoreError> {
        self.typed.keep(form, typed, games, &self.lock)
    }

    /// The game has ended now: a clock that was set back does not make it end before it began.
    pub fn end(&mut self, now: Timestamp) {
        self.game.header.ended = Some(now.max(self.game.header.started));
    }

    /// The game goes on, also where it had ended.
    pub const fn go_on(&mut self) {
        self.game.header.ended = None;
    }

    /// Counts the time of an input at `time` seconds of the program's clock.
    pub fn count_time(&mut self, time: f64) {
        if let Some(last) = self.last_input {
            self.seconds += (time - last).clamp(0.0, ATTENTION);
        }
        self.last_input = Some(time);
        self.game.header.active_seconds = self.seconds as u64;
    }

    /// The record as it is written.
    #[must_use]
    pub fn text(&self) -> String {
        self.game.write(self.source.as_ref())
    }

    /// Writes the record, and beside it what was undone. What an older version wrote is kept first.
    ///
    /// # Errors
    /// When the file cannot be written; the game goes on in memory, and is known as unsaved.
    pub fn save(&mut self, games: &Games, now: Timestamp) -> Result<(), StoreError> {
        if self.game.is_complete() && self.game.header.ended.is_none() {
            self.end(now);
        }
        let saved = self.write(games);
        self.unsaved = saved.is_err();
        saved
    }

    fn write(&mut self, games: &Games) -> Result<(), StoreError> {
        if self.is_older {
            games.keep_older(&self.lock)?;
            self.is_older = false;
        }
        let undone = self.game.redo_text();
        // Whenever the program is killed, what left the record lies beside it already.
        if undone.is_some() {
            games.keep_undone(&self.lock, undone.as_deref())?;
        }
        let text = self.text();
        games.save(&mut self.lock, &text)?;
        if undone.is_none() {
            // What stays there does not fit the log, and is of no use.
            drop(games.keep_undone(&self.lock, None));
        }
        Ok(())
    }
}
