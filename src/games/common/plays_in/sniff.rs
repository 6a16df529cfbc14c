//! What a file is by how it begins.

use super::{cells::cells, columns::Column, decode::decode};
use kernel::record::FORMAT;

/// So much of a file is looked at, in bytes.
const LOOKED_AT: usize = 64 << 10;

/// What a file may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// An export of BG Stats.
    BgStats,
    /// Plays of BoardGameGeek.
    BoardGameGeek,
    /// A table.
    Csv,
}

/// What a file is that begins so; none where it has no plays. `is_table` says that its name calls it a table.
pub(super) fn sniff(beginning: &[u8], is_table: bool) -> Option<Kind> {
    let beginning = &beginning[..beginning.len().min(LOOKED_AT)];
    let text = decode(beginning);
    let text = text.trim_start_matches(|c: char| c == '\u{feff}' || c.is_whitespace());
    let says = |word: &str| text.contains(&format!("\"{word}\""));
    match text.chars().next()? {
        '{' if says(FORMAT) => None,
        '{' => (says("plays") || says("bggId") || says("games") && says("players")).then_some(Kind::BgStats),
        '<' => text.contains("<plays").then_some(Kind::BoardGameGeek),
        _ if is_table => Some(Kind::Csv),
        _ => {
            let first = cells(text.lines().next()?, 1)?.1;
            let heads = first.first().map(|(_, cells)| cells.as_slice()).unwrap_or_default();
            let known = |column: Column| heads.iter().any(|head| Column::of_head(head) == column);
            let is_known =
                known(Column::Name) && known(Column::Points) || known(Column::Date) && heads.len() > 2;
            (heads.len() > 1 && is_known).then_some(Kind::Csv)
        }
    }
}
