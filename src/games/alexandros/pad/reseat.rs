//! Corrects who sits where: another order, more players or fewer.

use super::{LedgerError, LedgerEvent, LedgerGame};
use crate::log::Options;
use kernel::record::Seat;

/// Seats the players of a table anew.
pub trait Reseat {
    /// Seats the table anew. `from` says for each new row which row it was, none for a row that is added; players who
    /// are missing from it leave the table, provided that nothing was entered for them. What was undone is forgotten.
    ///
    /// # Errors
    /// Why this is not possible; nothing is changed then.
    fn reseat(&mut self, seats: Vec<Seat>, from: &[Option<usize>]) -> Result<(), LedgerError>;
}

impl Reseat for LedgerGame {
    fn reseat(&mut self, seats: Vec<Seat>, from: &[Option<usize>]) -> Result<(), LedgerError> {
        let (now, players) = (self.config(), seats.len());
        let config = Options::of(now).config(players, now.board().cloned());
        let config = config.map_err(|_| LedgerError::Player(u8::try_from(players).unwrap_or(u8::MAX)))?;
        let to = |player: u8| {
            let place = from.iter().position(|old| *old == Some(usize::from(player).wrapping_sub(1)));
            place.map(|place| place as u8 + 1).ok_or(LedgerError::InUse(player))
        };
        let moved = |event: &LedgerEvent| {
            let event = event
                .player()
                .map_or_else(|| Ok(event.clone()), |player| to(player).map(|to| event.of_player(to)));
            let mut event = event?;
            match &mut event {
                LedgerEvent::Province { contents, .. } | LedgerEvent::Divide { contents, .. } => {
                    for standing in &mut contents.governors {
                        standing.player = to(standing.player)?;
                    }
                }
                LedgerEvent::Taxes { points: Some(points), .. } => {
                    for (player, _) in (1..).zip(&*points).filter(|(_, points)| **points > 0) {
                        to(player)?;
                    }
                    let old = |from: &Option<usize>| from.and_then(|row| points.get(row)).copied();
                    *points = from.iter().map(|from| old(from).unwrap_or(0)).collect();
                }
                _ => {}
            }
            Ok(event)
        };
        self.rebuild_events(config, moved, |finding| {
            let mut finding = *finding;
            if let Some(player) = finding.player_mut() {
                *player = to(*player).unwrap_or(*player);
            }
            finding
        })?;
        self.header.seats = seats;
        Ok(())
    }
}
