//! Undo and redo at a table: an event and the notes that were made with it are one step.

use super::game::{Event, TableGame};
use crate::{
    games::common::host::table_session::TableSession,
    kernel::{Entry, Note},
};

/// Undoes the last step; the number of the entry it began with.
pub(super) fn undo<G: TableGame>(session: &mut TableSession<G::Table>) -> Option<usize> {
    let log = session.pad().log();
    let entries = match (last_event::<G>(log), log.len()) {
        (Some((at, event)), len) if belong::<G>(event, &log[at + 1..]) => len - at,
        _ => 1,
    };
    let undone = (0..entries).take_while(|_| session.undo()).count();
    (undone > 0).then(|| session.pad().log().len() + 1)
}

/// Does the step again that was undone last; the number of the entry it begins with.
pub(super) fn redo<G: TableGame>(session: &mut TableSession<G::Table>) -> Option<usize> {
    session.redo().then_some(())?;
    let first = session.pad().log().len();
    let next = |session: &TableSession<G::Table>| {
        let pad = session.pad();
        let (event, next) = (pad.log()[first - 1].event(), pad.next_redo());
        event.zip(next).is_some_and(|(event, next)| belong::<G>(event, std::slice::from_ref(next)))
    };
    while next(session) && session.redo() {}
    Some(first)
}

fn last_event<G: TableGame>(log: &[Entry<G::Table>]) -> Option<(usize, &Event<G>)> {
    log.iter().enumerate().rev().find_map(|(at, entry)| Some((at, entry.event()?)))
}

/// Whether all of these are notes that were made with the event.
fn belong<G: TableGame>(event: &Event<G>, entries: &[Entry<G::Table>]) -> bool {
    let of_it = |note: &Note<G::Table>| G::was_made_with(event, note);
    entries.iter().all(|entry| entry.note().is_some_and(of_it))
}
