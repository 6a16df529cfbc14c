//! A score pad being kept: a table, and the phantoms that the program rolls for.

use super::{
    seating::{SeatSetup, Seating},
    tables::RollAndWrite,
};
use crate::games::{
    common::{
        host::table_session::{self, TableSession},
        table::TableGame as _,
    },
    roll_and_write::pad::{Changes, Pad, ScorePad},
};

/// A step into the past, and the awards and totals that it changed.
pub type Corrected = table_session::Corrected<Changes>;

/// A table being kept, with the right to write its file.
pub type PadSession = TableSession<ScorePad>;

impl PadSession {
    /// Whether the program rolls for the phantoms.
    #[must_use]
    pub fn program_rolls(&self) -> bool {
        self.pad().program_rolls()
    }

    /// The phantom whose roll is due.
    #[must_use]
    pub fn phantom_due(&self) -> Option<usize> {
        self.pad().phantom_due()
    }

    /// Whether there is something to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        RollAndWrite::can_undo(self.pad())
    }
}

/// Who sits at a table; who goes first is an entry.
#[must_use]
pub fn seating(pad: &Pad) -> Seating {
    let seats = pad.header.seats.iter().take(pad.corrected_config().players()).enumerate();
    Seating { places: seats.map(|(row, seat)| SeatSetup::of(seat, row, None)).collect(), first: None }
}
