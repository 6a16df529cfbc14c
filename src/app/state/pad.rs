//! Tables: beginning, entries, corrections, the end.

use super::{AppState, Next, new_id, now};
use crate::app::{Page, new_seed};
use crate::{
    app::command::{NewPad, PadCommand, Source},
    games::roll_and_write::{
        pad::{Pad, PadError, PadEvent},
        rules::Layout,
        session::{
            file_errors,
            pad::{Corrected, PadSession},
        },
        text::errors::Refusals,
    },
    kernel::record::{Header, Seat, SeatKind},
    text::Key,
};

impl AppState {
    pub(super) fn start_table(&mut self, wish: &NewPad) {
        let Ok(layout) = Layout::new(&wish.layout.draft) else { return };
        let players = wish.seats.iter().filter(|seat| seat.kind != SeatKind::Phantom).count();
        // The form offers only what these accept.
        let Ok(config) = wish.options.config(layout, players, wish.seats.len() - players) else { return };
        let header =
            Header { started: now(), ..Header::new(&new_id(), &wish.layout.name, wish.seats.clone()) };
        let mut pad = Pad::new(header, config, wish.program_rolls.then(new_seed));
        let first = wish.first.unwrap_or_else(|| rand::random_range(0..players));
        // A row of the table that was just made.
        let _ = pad.enter(PadEvent::First { row: first as u8 + 1 });
        self.leave(Next::Table(Box::new(pad)));
    }

    /// Begins a table, after the last one was left.
    pub(super) fn begin_table(&mut self, pad: Pad) {
        match PadSession::begin(pad, &self.games, now()) {
            Ok(pad) => {
                self.pad = Some(pad);
                self.show_pad();
            }
            Err(error) => {
                let reason = file_errors::with_game(&self.texts, &error);
                self.error(Key::ErrorSave, &[("reason", reason.into())]);
            }
        }
    }

    /// The page of the table, with home behind it.
    pub(super) fn show_pad(&mut self) {
        self.corrected = None;
        self.trail = vec![Page::Home];
        self.page = Page::Pad;
    }

    pub(super) fn at_table(&mut self, deed: PadCommand) {
        let Some(session) = &mut self.pad else { return };
        let done = match deed {
            PadCommand::Enter(event) => session.enter(event),
            PadCommand::Roll(row) => session.roll(row),
            PadCommand::Amend { entry, event } => {
                session.mend(|pad| pad.amend(entry, event)).map(|changes| {
                    self.corrected = Some(Corrected { revision: session.revision(), changes });
                })
            }
            PadCommand::Strike(entry) => session.mend(|pad| pad.strike(entry)).map(|changes| {
                self.corrected = Some(Corrected { revision: session.revision(), changes });
            }),
            PadCommand::Confirm(finding) => session.mend(|pad| {
                pad.confirm(finding);
                Ok(())
            }),
            PadCommand::Reseat(seats) => {
                let (from, seats): (Vec<Option<usize>>, Vec<Seat>) = seats.into_iter().unzip();
                session.mend(|pad| pad.reseat(seats, &from))
            }
            PadCommand::Finish => return self.finish_table(),
        };
        self.keep_table(done);
    }

    /// Saves what was done, or says why it was not.
    fn keep_table(&mut self, done: Result<(), PadError>) {
        match done {
            Ok(()) => self.save_table(),
            Err(fault) => {
                let seats =
                    self.pad.as_ref().map_or(&[][..], |session| session.pad().header.seats.as_slice());
                let reason = Refusals::new(&self.texts, seats).table(&fault);
                self.error(Key::PadRefused, &[("reason", reason.into())]);
            }
        }
    }

    /// Undo or redo at the table.
    pub(super) fn step_table(&mut self, step: fn(&mut PadSession) -> bool) {
        if self.pad.as_mut().is_some_and(step) {
            self.save_table();
        }
    }

    pub(super) fn save_table(&mut self) {
        let Some(session) = &mut self.pad else { return };
        if let Err(error) = session.save(&self.games, now()) {
            let reason = file_errors::with_file(&self.texts, &error);
            self.error(Key::ErrorSave, &[("reason", reason.into())]);
        }
    }

    /// Shows the score card of the table.
    pub(super) fn finish_table(&mut self) {
        if let Some(file) = self.pad.as_ref().map(|session| session.file().to_owned()) {
            self.view(Source::File(file), Page::ScoreCard);
        }
    }
}
