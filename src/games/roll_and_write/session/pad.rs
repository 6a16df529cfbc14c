//! A table being kept: every entry is saved before it is shown.

use jiff::Timestamp;
use serde_json::Value;

use super::save_file::{SaveFile, end_of};
use crate::{
    games::roll_and_write::pad::{Changes, Pad, PadError, PadEvent},
    kernel::{By, Entry, record::SeatKind},
    storage::{GameLock, Games, GamesError, StoreError},
};

/// A table being kept, with the right to write its file.
#[derive(Debug)]
pub struct PadSession {
    pad: Pad,
    file: SaveFile,
    /// Grows with every change: whoever keeps something of the table knows when it is old.
    revision: u64,
}

impl PadSession {
    /// Begins a new table and saves it.
    ///
    /// # Errors
    /// When the file cannot be locked or written.
    pub fn begin(pad: Pad, games: &Games, now: Timestamp) -> Result<Self, GamesError> {
        let file = SaveFile::create(games, &pad.header)?;
        let mut session = Self { pad, file, revision: 0 };
        session.advance();
        session.save(games, now)?;
        Ok(session)
    }

    /// Goes on with a table that was read from a file. The lock was taken before reading.
    #[must_use]
    pub fn go_on(pad: Pad, source: Value, lock: GameLock) -> Self {
        let file = SaveFile::reopen(source, lock, &pad.header);
        Self { pad, file, revision: 0 }
    }

    /// The table.
    #[must_use]
    pub const fn pad(&self) -> &Pad {
        &self.pad
    }

    /// The name of its file.
    #[must_use]
    pub fn file(&self) -> &str {
        self.file.name()
    }

    /// Whether the last save failed, so that the file lacks something.
    #[must_use]
    pub const fn is_unsaved(&self) -> bool {
        self.file.is_unsaved()
    }

    /// Tells one state of the table from the next.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether the program rolls for the phantoms: it does where it was given a seed.
    #[must_use]
    pub fn program_rolls(&self) -> bool {
        !self.pad.seeds().is_empty()
    }

    /// The phantom whose roll is due.
    #[must_use]
    pub fn phantom_due(&self) -> Option<usize> {
        let row = self.pad.turn()?;
        (self.pad.header.seats.get(row)?.kind == SeatKind::Phantom).then_some(row)
    }

    /// Rolls for the phantoms whose turn it is.
    fn advance(&mut self) {
        while self.program_rolls()
            && let Some(row) = self.phantom_due()
            && self.pad.roll_phantom(row, self.pad.round()).is_ok()
        {}
    }

    /// Makes an entry, and rolls for the phantoms that follow.
    ///
    /// # Errors
    /// Why it does not fit.
    pub fn enter(&mut self, event: PadEvent) -> Result<(), PadError> {
        self.pad.enter(event)?;
        self.advance();
        self.changed();
        Ok(())
    }

    /// Rolls for a phantom.
    ///
    /// # Errors
    /// Why no roll is due.
    pub fn roll(&mut self, row: usize) -> Result<(), PadError> {
        self.pad.roll_phantom(row, self.pad.round())?;
        self.advance();
        self.changed();
        Ok(())
    }

    /// Changes something else about the table.
    ///
    /// # Errors
    /// As `change` says.
    pub fn mend<T>(&mut self, change: impl FnOnce(&mut Pad) -> Result<T, PadError>) -> Result<T, PadError> {
        let done = change(&mut self.pad)?;
        self.changed();
        Ok(done)
    }

    /// Whether there is something to undo; who goes first was said before the table began.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let begun = matches!(self.pad.log(), [Entry::Event(PadEvent::First { .. })]);
        self.pad.can_undo() && !begun
    }

    /// Undoes the last thing that people entered, with the program's rolls that followed it.
    pub fn undo(&mut self) -> bool {
        let mut undone = false;
        while self.can_undo() {
            let rolled = self.last_was_rolled();
            if !self.pad.undo() {
                break;
            }
            undone = true;
            if !rolled {
                break;
            }
        }
        self.changed();
        undone
    }

    fn last_was_rolled(&self) -> bool {
        let last = self.pad.log().last();
        matches!(last, Some(Entry::Event(PadEvent::Roll { by: By::Program, .. })))
    }

    /// Does again what was undone last, with the rolls that followed.
    pub fn redo(&mut self) -> bool {
        let done = self.pad.redo();
        while self.pad.can_redo() && self.phantom_due().is_some() && self.pad.redo() {}
        self.changed();
        done
    }

    fn changed(&mut self) {
        self.revision += 1;
    }

    /// Counts the time of an input at `time` seconds of the program's clock.
    pub fn count_time(&mut self, time: f64) {
        self.pad.header.active_seconds = self.file.count_time(time);
    }

    /// The record as it is written.
    #[must_use]
    pub fn text(&self) -> String {
        self.file.text(&self.pad)
    }

    /// Writes the record.
    ///
    /// # Errors
    /// When the file cannot be written; the table goes on in memory.
    pub fn save(&mut self, games: &Games, now: Timestamp) -> Result<(), StoreError> {
        if self.pad.is_over() && self.pad.header.ended.is_none() {
            self.pad.header.ended = Some(end_of(&self.pad.header, now));
        }
        self.file.save(games, &self.pad)
    }
}

/// What a correction changed, kept to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corrected {
    /// The state of the table it led to.
    pub revision: u64,
    /// Awards and totals.
    pub changes: Changes,
}
