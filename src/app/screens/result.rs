//! The result of a saved game in a line: it is what tells one from another.

use std::cmp::Reverse;

use common::{Summary, contract::SavedGame};
use kernel::record::RecordKind;
use text::Texts;

/// Ended by people before its last round, as records of tables tell.
pub fn is_stopped(summary: &Summary) -> bool {
    summary.kind == RecordKind::Table && summary.round < summary.rounds
}

/// The rows from the best total to the last: of equal totals the one that wins comes first, and who has none last.
pub fn from_best(summary: &Summary) -> Vec<usize> {
    let total = |row: usize| summary.totals.get(row).copied().flatten();
    let mut rows: Vec<usize> = (0..summary.header.seats.len()).collect();
    rows.sort_by_key(|row| (Reverse(total(*row)), !summary.winners.contains(row)));
    rows
}

/// The totals of a finished game: of one player by how much they won, of several from the best to the last.
pub fn totals_line(texts: &Texts, game: &SavedGame) -> Option<String> {
    let summary = game.general();
    if !summary.over || is_stopped(summary) {
        return None;
    }
    let players = summary.header.players();
    if players > 1 {
        let rows = from_best(summary).into_iter().filter(|row| *row < players);
        let totals = rows.filter_map(|row| Some((row, (*summary.totals.get(row)?)?)));
        let said = totals.map(|(row, total)| format!("{} {total}", game.seat_name(texts, row)));
        return Some(said.collect::<Vec<_>>().join(", ")).filter(|said| !said.is_empty());
    }
    let own = (*summary.totals.first()?)?;
    let points = game.counted(texts, own);
    let Some(other) = summary.totals.iter().skip(1).copied().flatten().max() else {
        return Some(points);
    };
    Some(match own.abs_diff(other) {
        0 => texts.library_level(&points),
        lead if own > other => texts.library_won_by(&points, lead),
        lead => texts.library_lost_by(&points, lead),
    })
}
