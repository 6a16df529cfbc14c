//! The result of a saved game in a line: it is what tells one from another.

use common::{Summary, contract::SavedGame};
use kernel::record::RecordKind;
use text::Texts;

/// Ended by people before its last round, as records of tables tell.
pub fn is_stopped(summary: &Summary) -> bool {
    summary.kind == RecordKind::Table && summary.round < summary.rounds
}

/// The totals of a finished game: of one player by how much they won, of several from the best to the last.
pub fn totals_line(texts: &Texts, game: &SavedGame) -> Option<String> {
    let summary = game.general();
    if !summary.over || is_stopped(summary) {
        return None;
    }
    let players = summary.header.players();
    let totals = summary.totals.iter().enumerate().filter_map(|(row, total)| Some((row, (*total)?)));
    if players > 1 {
        let mut totals: Vec<(usize, u16)> = totals.filter(|(row, _)| *row < players).collect();
        // Of equal totals the one that wins comes first.
        totals.sort_by_key(|(row, total)| (std::cmp::Reverse(*total), !summary.winners.contains(row)));
        let said = totals.iter().map(|(row, total)| format!("{} {total}", game.seat_name(texts, *row)));
        return Some(said.collect::<Vec<_>>().join(", ")).filter(|said| !said.is_empty());
    }
    let own = (*summary.totals.first()?)?;
    let points = game.counted(texts, own);
    let Some(other) = totals.filter(|(row, _)| *row > 0).map(|(_, total)| total).max() else {
        return Some(points);
    };
    Some(match own.abs_diff(other) {
        0 => texts.library_level(&points),
        lead if own > other => texts.library_won_by(&points, lead),
        lead => texts.library_lost_by(&points, lead),
    })
}
