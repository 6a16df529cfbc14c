//! A score pad being kept: a table, and the phantoms that the program rolls for.

use std::ops::{Deref, DerefMut};

use jiff::Timestamp;
use serde_json::Value;

use super::{
    desk::new_seed,
    seating::{SeatSetup, Seating},
};
use crate::{
    games::{
        common::host::table_session::{self, TableSession},
        roll_and_write::pad::{Changes, Pad, PadError, PadEvent, ScorePad},
    },
    kernel::{By, Entry, record::SeatKind},
    storage::{GameLock, Games, GamesError},
};

/// A step into the past, and the awards and totals that it changed.
pub type Corrected = table_session::Corrected<Changes>;

/// A table being kept, with the right to write its file.
#[derive(Debug)]
pub struct PadSession {
    table: TableSession<ScorePad>,
}

impl Deref for PadSession {
    type Target = TableSession<ScorePad>;

    fn deref(&self) -> &Self::Target {
        &self.table
    }
}

impl DerefMut for PadSession {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.table
    }
}

impl PadSession {
    /// Begins a new table and saves it.
    ///
    /// # Errors
    /// When the file cannot be locked or written.
    pub fn begin(mut pad: Pad, games: &Games, now: Timestamp) -> Result<Self, GamesError> {
        roll_for_phantoms(&mut pad);
        Ok(Self { table: TableSession::begin(pad, games, now)? })
    }

    /// Goes on with a table that was read from a file. The lock was taken before reading.
    #[must_use]
    pub fn go_on(pad: Pad, source: Value, lock: GameLock) -> Self {
        Self { table: TableSession::go_on(pad, source, lock) }
    }

    /// Whether the program rolls for the phantoms.
    #[must_use]
    pub fn program_rolls(&self) -> bool {
        self.pad().program_rolls()
    }

    /// The phantom whose roll is due.
    #[must_use]
    pub fn phantom_due(&self) -> Option<usize> {
        phantom_due(self.pad())
    }

    /// Makes an entry, and rolls for the phantoms that follow.
    ///
    /// # Errors
    /// Why it does not fit.
    pub fn enter(&mut self, event: PadEvent) -> Result<(), PadError> {
        self.mend(|pad| {
            pad.enter(event)?;
            roll_for_phantoms(pad);
            Ok(())
        })
    }

    /// Rolls for a phantom.
    ///
    /// # Errors
    /// Why no roll is due.
    pub fn roll(&mut self, row: usize) -> Result<(), PadError> {
        self.mend(|pad| {
            pad.roll_phantom(row, pad.round())?;
            roll_for_phantoms(pad);
            Ok(())
        })
    }

    /// Whether there is something to undo; who goes first was said before the table began.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let begun = matches!(self.pad().log(), [Entry::Event(PadEvent::First { .. })]);
        self.pad().can_undo() && !begun
    }

    /// Undoes the last thing that people entered, with the program's rolls that followed it.
    pub fn undo(&mut self) -> bool {
        let mut undone = false;
        while self.can_undo() {
            let rolled = self.last_was_rolled();
            if !self.table.undo() {
                break;
            }
            undone = true;
            if !rolled {
                break;
            }
        }
        undone
    }

    fn last_was_rolled(&self) -> bool {
        let last = self.pad().log().last();
        matches!(last, Some(Entry::Event(PadEvent::Roll { by: By::Program, .. })))
    }

    /// Does again what was undone last, with the rolls that followed.
    pub fn redo(&mut self) -> bool {
        let done = self.table.redo();
        while self.pad().can_redo() && self.phantom_due().is_some() && self.table.redo() {}
        done
    }

    /// What is other at the table than it was before a step.
    #[must_use]
    pub fn corrected_since(&self, before: &Pad, what: String) -> Corrected {
        Corrected::new(self, what, Changes::between(before.pad_state(), self.pad().pad_state()))
    }
}

fn phantom_due(pad: &Pad) -> Option<usize> {
    let row = pad.turn()?;
    (pad.header.seats.get(row)?.kind == SeatKind::Phantom).then_some(row)
}

/// Rolls for the phantoms whose turn it is.
fn roll_for_phantoms(pad: &mut Pad) {
    if !pad.program_rolls() {
        return;
    }
    // Where it was agreed in mid-game there is none yet.
    pad.use_seed(new_seed());
    while let Some(row) = phantom_due(pad)
        && pad.roll_phantom(row, pad.round()).is_ok()
    {}
}

/// Who sits at a table; who goes first is an entry.
#[must_use]
pub fn seating(pad: &Pad) -> Seating {
    let seats = pad.header.seats.iter().take(pad.corrected_config().players()).enumerate();
    Seating { places: seats.map(|(row, seat)| SeatSetup::of(seat, row, None)).collect(), first: None }
}
