//! How entries change a table: added, struck, undone, done again; saved each time, with what they moved of what was there.

use super::{
    Conflict, TableDesk,
    game::{Event, TableGame},
    words::told,
};
use crate::host::{
    Host,
    table_session::{Corrected, TableSession},
};
use kernel::{Entry, Game, Kind};
use text::{Texts, without_rules};

impl<G: TableGame> TableDesk<G> {
    /// Adds an entry. Where later ones do not fit it, it is asked whether they are struck, too.
    pub(super) fn push(&mut self, entry: Entry<G::Table>, host: &mut Host<'_, G::Page>) {
        let Some(session) = &mut self.table else { return };
        let before = session.pad().clone();
        let is_past = match &entry {
            Entry::Event(event) => G::is_of_the_past(&before, event),
            Entry::Note(note) => note.is_correction(),
        };
        match session.edit(|table| enter::<G>(table, entry.clone(), &[])) {
            Ok(number) => self.done(is_past.then_some((&before, number)), host),
            Err((_, error)) => match before.blocking_entries(&entry) {
                Some(others) => self.conflict = Some(Conflict { entry, others }),
                None => host.remark(without_rules(&G::refused(host.texts, &before.header.seats, &error))),
            },
        }
    }

    /// Adds several events and saves once; where one does not fit, each goes its own way.
    pub(super) fn push_all(&mut self, events: Vec<Event<G>>, host: &mut Host<'_, G::Page>) {
        let Some(session) = &mut self.table else { return };
        let before = session.pad().clone();
        let entered = session.edit_in_one(|table| {
            let mut after = table.clone();
            for event in &events {
                enter::<G>(&mut after, Entry::Event(event.clone()), &[])?;
            }
            *table = after;
            Ok::<_, (usize, <G::Table as Kind>::Error)>(table.log().len())
        });
        let is_past = events.iter().any(|event| G::is_of_the_past(&before, event));
        match entered {
            Ok(number) => self.done(is_past.then_some((&before, number)), host),
            Err(_) => {
                for event in events {
                    self.push(Entry::Event(event), host);
                    if self.conflict.is_some() {
                        break;
                    }
                }
            }
        }
    }

    pub(super) fn strike_too(&mut self, host: &mut Host<'_, G::Page>) {
        let Some(Conflict { entry, others }) = self.conflict.take() else { return };
        let Some(session) = &mut self.table else { return };
        let before = session.pad().clone();
        match session.edit(|table| enter::<G>(table, entry, &others)) {
            Ok(number) => self.done(Some((&before, number)), host),
            Err((_, error)) => {
                host.remark(without_rules(&G::refused(host.texts, &before.header.seats, &error)));
            }
        }
    }

    /// Changes the table in another way than by an entry of the screens.
    pub fn change(
        &mut self,
        change: impl FnOnce(&mut Game<G::Table>) -> Result<(), <G::Table as Kind>::Error>,
        host: &mut Host<'_, G::Page>,
    ) {
        let Some(session) = &mut self.table else { return };
        match session.edit(change) {
            Ok(()) => self.done(None, host),
            Err(error) => {
                let seats = &session.pad().header.seats;
                host.remark(without_rules(&G::refused(host.texts, seats, &error)));
            }
        }
    }

    /// Saves what was done, and works out what an entry moved of what was there before it.
    fn done(&mut self, moved: Option<(&Game<G::Table>, usize)>, host: &mut Host<'_, G::Page>) {
        let Some(session) = &mut self.table else { return };
        self.conflict = None;
        if let Some((before, entry)) = moved {
            let what = told::<G>(host.texts, session.pad(), entry);
            let changes = G::changes(before.state(), session.pad().state());
            self.corrected = Some(Corrected::new(session, what, changes));
        }
        host.save(&mut session.open);
    }

    /// Undo or redo: it says what was undone or done again.
    pub(super) fn step(
        &mut self,
        said: fn(&Texts, &str) -> String,
        step: fn(&mut TableSession<G::Table>) -> Option<usize>,
        host: &mut Host<'_, G::Page>,
    ) {
        let Some(session) = &mut self.table else { return };
        let before = session.pad().clone();
        let Some(entry) = step(session) else { return };
        let longer = if before.log().len() > session.pad().log().len() { &before } else { session.pad() };
        let told = told::<G>(host.texts, longer, entry);
        let is_more = |(at, entered): &(usize, &Entry<_>)| {
            *at >= entry && entered.event().is_some() && session.are_together(entry - 1, *at)
        };
        let what = match longer.log().iter().enumerate().filter(is_more).count() {
            0 => told,
            more => host.texts.pad_and_more(&told, more),
        };
        let what = said(host.texts, &what);
        let changes = G::changes(before.state(), session.pad().state());
        self.corrected = Some(Corrected::new(session, what, changes));
        self.conflict = None;
        host.save(&mut session.open);
    }
}

/// Adds an entry after others were struck, and what the program enters then; the number of the entry.
fn enter<G: TableGame>(
    table: &mut Game<G::Table>,
    entry: Entry<G::Table>,
    others: &[usize],
) -> Result<usize, (usize, <G::Table as Kind>::Error)> {
    let is_event = entry.event().is_some();
    table.push_without(entry, others)?;
    let number = table.log().len();
    if is_event {
        G::settle(table);
    }
    Ok(number)
}
