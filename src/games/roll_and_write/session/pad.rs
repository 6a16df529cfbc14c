//! A score pad being kept: every entry is saved before it is shown.

use jiff::Timestamp;
use serde_json::Value;

use super::{
    desk::new_seed,
    seating::{SeatSetup, Seating},
};
use crate::{
    games::{
        common::host::open_game::OpenGame,
        roll_and_write::pad::{Changes, Pad, PadError, PadEvent, ScorePad},
    },
    kernel::{By, Entry, record::SeatKind},
    storage::{GameLock, Games, GamesError},
};

/// A table being kept, with the right to write its file.
#[derive(Debug)]
pub struct PadSession {
    pub(super) open: OpenGame<ScorePad>,
    /// Grows with every change: whoever keeps something of the table knows when it is old.
    revision: u64,
}

impl PadSession {
    /// Begins a new table and saves it.
    ///
    /// # Errors
    /// When the file cannot be locked or written.
    pub fn begin(pad: Pad, games: &Games, now: Timestamp) -> Result<Self, GamesError> {
        let mut session = Self { open: OpenGame::create(pad, games)?, revision: 0 };
        session.advance();
        session.open.save(games, now)?;
        Ok(session)
    }

    /// Goes on with a table that was read from a file. The lock was taken before reading.
    #[must_use]
    pub fn go_on(pad: Pad, source: Value, lock: GameLock) -> Self {
        Self { open: OpenGame::reopen(pad, source, lock), revision: 0 }
    }

    /// The table.
    #[must_use]
    pub const fn pad(&self) -> &Pad {
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

    /// Whether the program rolls for the phantoms.
    #[must_use]
    pub fn program_rolls(&self) -> bool {
        self.open.game.program_rolls()
    }

    /// The phantom whose roll is due.
    #[must_use]
    pub fn phantom_due(&self) -> Option<usize> {
        let row = self.open.game.turn()?;
        (self.open.game.header.seats.get(row)?.kind == SeatKind::Phantom).then_some(row)
    }

    /// Rolls for the phantoms whose turn it is.
    fn advance(&mut self) {
        if !self.program_rolls() {
            return;
        }
        // Where it was agreed in mid-game there is none yet.
        self.open.game.use_seed(new_seed());
        while let Some(row) = self.phantom_due()
            && self.open.game.roll_phantom(row, self.open.game.round()).is_ok()
        {}
    }

    /// Makes an entry, and rolls for the phantoms that follow.
    ///
    /// # Errors
    /// Why it does not fit.
    pub fn enter(&mut self, event: PadEvent) -> Result<(), PadError> {
        self.open.game.enter(event)?;
        self.advance();
        self.changed();
        Ok(())
    }

    /// Rolls for a phantom.
    ///
    /// # Errors
    /// Why no roll is due.
    pub fn roll(&mut self, row: usize) -> Result<(), PadError> {
        self.open.game.roll_phantom(row, self.open.game.round())?;
        self.advance();
        self.changed();
        Ok(())
    }

    /// Changes something else about the table.
    ///
    /// # Errors
    /// As `change` says.
    pub fn mend<T>(&mut self, change: impl FnOnce(&mut Pad) -> Result<T, PadError>) -> Result<T, PadError> {
        let done = change(&mut self.open.game)?;
        self.changed();
        Ok(done)
    }

    /// Whether there is something to undo; who goes first was said before the table began.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let begun = matches!(self.open.game.log(), [Entry::Event(PadEvent::First { .. })]);
        self.open.game.can_undo() && !begun
    }

    /// Undoes the last thing that people entered, with the program's rolls that followed it.
    pub fn undo(&mut self) -> bool {
        let mut undone = false;
        while self.can_undo() {
            let rolled = self.last_was_rolled();
            if !self.open.game.undo() {
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
        let last = self.open.game.log().last();
        matches!(last, Some(Entry::Event(PadEvent::Roll { by: By::Program, .. })))
    }

    /// Does again what was undone last, with the rolls that followed.
    pub fn redo(&mut self) -> bool {
        let done = self.open.game.redo();
        while self.open.game.can_redo() && self.phantom_due().is_some() && self.open.game.redo() {}
        self.changed();
        done
    }

    fn changed(&mut self) {
        self.revision += 1;
    }
}

/// Who sits at a table; who goes first is an entry.
#[must_use]
pub fn seating(pad: &Pad) -> Seating {
    let seats = pad.header.seats.iter().take(pad.corrected_config().players()).enumerate();
    Seating { places: seats.map(|(row, seat)| SeatSetup::of(seat, row, None)).collect(), first: None }
}

/// A step into the past, and what it changed: kept to be shown until something else is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corrected {
    /// The state of the table it led to.
    pub revision: u64,
    /// The step, in words.
    pub what: String,
    /// Awards and totals.
    pub changes: Changes,
}

impl Corrected {
    /// What is other at a table than it was before a step.
    #[must_use]
    pub fn since(before: &Pad, session: &PadSession, what: String) -> Self {
        let changes = Changes::between(before.pad_state(), session.pad().pad_state());
        Self { revision: session.revision(), what, changes }
    }

    /// Whether it was the last thing done at the table.
    #[must_use]
    pub fn is_of(&self, session: &PadSession) -> bool {
        self.revision == session.revision()
    }
}
