//! Undo and redo at a table, step by step: an entry and those that were made in one with it.

use super::game::TableGame;
use crate::host::table_session::TableSession;

/// Undoes the last step; the number of the entry it began with.
pub(super) fn undo<G: TableGame>(session: &mut TableSession<G::Table>) -> Option<usize> {
    let log = session.pad().log();
    let is_together = |at: usize| at > 0 && session.are_together(at - 1, at);
    let is_first = |&at: &usize| !is_together(at) && !G::goes_with(&log[..at], &log[at]);
    let first = (0..log.len()).rev().find(is_first).unwrap_or(0);
    let undone = (first..log.len()).take_while(|_| G::can_undo(session.pad()) && session.undo()).count();
    (undone > 0).then(|| session.pad().log().len() + 1)
}

/// Does the step again that was undone last; the number of the entry it begins with.
pub(super) fn redo<G: TableGame>(session: &mut TableSession<G::Table>) -> Option<usize> {
    session.redo().then_some(())?;
    let first = session.pad().log().len();
    let goes_with = |session: &TableSession<G::Table>| {
        let pad = session.pad();
        let at = pad.log().len();
        pad.next_redo().is_some_and(|next| session.are_together(at - 1, at) || G::goes_with(pad.log(), next))
    };
    while goes_with(session) && session.redo() {}
    Some(first)
}
