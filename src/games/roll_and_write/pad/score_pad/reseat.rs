//! Rows that were seated wrongly: another order, more players or fewer.

use super::Pad;
use crate::{
    log::Options,
    pad::{PadError, PadEvent, options::reseated},
    rules::{AuditFinding, ConfigFault, GameConfig},
};
use kernel::{
    By,
    record::{Seat, SeatKind},
};

/// Who sits where, once more.
pub trait Reseat {
    /// Seats the table anew. `from` says for each new row which row it was, none for one that is added; rows that
    /// are not among them are taken off the score sheet, when nothing was entered for them.
    ///
    /// The rounds follow the booklet if they did before (§2). What was undone is forgotten.
    ///
    /// # Errors
    /// Why it does not fit; nothing is changed then.
    fn reseat(&mut self, seats: Vec<Seat>, from: &[Option<usize>]) -> Result<(), PadError>;
}

impl Reseat for Pad {
    fn reseat(&mut self, seats: Vec<Seat>, from: &[Option<usize>]) -> Result<(), PadError> {
        let start = *self.config();
        let players = seats.iter().take_while(|seat| seat.kind != SeatKind::Phantom).count();
        let phantoms = seats.len() - players;
        let fresh = GameConfig::new(*start.layout(), players, phantoms).map_err(PadError::GameConfig)?;
        let anew = |options: Options| reseated(options, [&start, &fresh]);
        let config =
            anew(Options::of(&start)).config(*start.layout(), players, phantoms).map_err(|faults| {
                let none = ConfigFault::Seats { players, phantoms };
                PadError::GameConfig(faults.into_iter().next().unwrap_or(none))
            })?;
        let to = |row: u8| {
            let place = from.iter().position(|&old| old == Some(usize::from(row).wrapping_sub(1)));
            place.map(|place| place as u8 + 1).ok_or(PadError::RowInUse(row))
        };
        let moved = |event: &PadEvent| {
            if let PadEvent::Options { round, layout, options, phantom_dice } = *event {
                return Ok(PadEvent::Options { round, layout, options: anew(options), phantom_dice });
            }
            let Some(row) = event.row() else { return Ok(*event) };
            let new = to(row)?;
            if new != row && matches!(event, PadEvent::Roll { by: By::Program, .. }) {
                return Err(PadError::RowRolled(row));
            }
            Ok(event.in_row(new))
        };
        let about = |finding: &AuditFinding| {
            let mut finding = *finding;
            if let Some(row) = finding.row_mut() {
                *row = to(*row).unwrap_or(*row);
            }
            finding
        };
        self.rebuild_events(config, moved, about)?;
        self.header.seats = seats;
        Ok(())
    }
}
