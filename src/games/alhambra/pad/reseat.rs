//! Rows that were seated wrongly: another order, more players or fewer.

use super::{Pad, PadError, PadEvent};
use crate::{log::SetUp, rules::GameConfig};
use kernel::record::{Seat, SeatKind};

/// The row of the third player beside two (§A5), from 1.
const THIRD: u8 = 3;

/// Who sits where, once more.
pub trait Reseat {
    /// Seats the table anew. `from` says for each new row which row it was, none for one that is added; players who are
    /// not among them leave the sheet, when nothing was entered for them. The third player comes and goes with the
    /// number of players (§A5.1). What was undone is forgotten.
    ///
    /// # Errors
    /// Why it does not fit; nothing is changed then.
    fn reseat(&mut self, seats: Vec<Seat>, from: &[Option<usize>]) -> Result<(), PadError>;
}

impl Reseat for Pad {
    fn reseat(&mut self, seats: Vec<Seat>, from: &[Option<usize>]) -> Result<(), PadError> {
        let SetUp { game, printed } = self.config();
        let players = seats.iter().take_while(|seat| seat.kind != SeatKind::Phantom).count();
        let fresh = GameConfig::new(players, game.tiles().clone(), *game.options());
        let fresh = fresh.map_err(|_| PadError::Row(u8::try_from(players).unwrap_or(u8::MAX)))?;
        let (had_third, has_third) = (game.players() == 2, players == 2);
        let config = SetUp { game: fresh, printed: printed.clone() };
        let to = |row: u8| match row {
            THIRD if had_third && has_third => Ok(THIRD),
            THIRD if had_third => Err(PadError::NoThirdPlayer),
            _ => {
                let people = from.iter().take(players);
                let place = people.zip(1..).find(|(old, _)| **old == Some(usize::from(row).wrapping_sub(1)));
                place.map(|(_, row)| row).ok_or(PadError::RowInUse(row))
            }
        };
        let moved = |event: &PadEvent| {
            let mut event = event.clone();
            match &mut event {
                PadEvent::Leftover { row: Some(row), .. } => *row = to(*row)?,
                event => event.row_mut().map_or(Ok(()), |row| to(*row).map(|new| *row = new))?,
            }
            Ok(event)
        };
        self.rebuild_events(config, moved, |of| of.in_rows(|row| to(row).unwrap_or(row)))?;
        self.header.seats = seats;
        Ok(())
    }
}
