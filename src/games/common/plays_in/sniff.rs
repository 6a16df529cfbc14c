//! What a file is by how it begins.

use std::path::Path;

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

/// Whether a file that begins so has plays; `is_table` says that it is a table, whatever its heads are.
#[must_use]
pub fn is_plays(beginning: &[u8], is_table: bool) -> bool {
    sniff(beginning, is_table).is_some()
}

/// Whether a file is called as tables are.
#[must_use]
pub fn is_called_table(path: &Path) -> bool {
    let of = |ending: &str| ["csv", "tsv"].iter().any(|table| ending.eq_ignore_ascii_case(table));
    path.extension().and_then(|ending| ending.to_str()).is_some_and(of)
}

/// What a file is that begins so; none where it has no plays. `is_table` says that it is a table, whatever its heads are.
pub(super) fn sniff(beginning: &[u8], is_table: bool) -> Option<Kind> {
    let beginning = &beginning[..beginning.len().min(LOOKED_AT)];
    let text = decode(beginning);
    let text = text.trim_start_matches(|c: char| c == '\u{feff}' || c.is_whitespace());
    let says = |word: &str| text.contains(&format!("\"{word}\""));
    let has =
        |key: &str| text.split(&format!("\"{key}\"")).skip(1).any(|rest| rest.trim_start().starts_with(':'));
    match text.chars().next()? {
        '{' if says(FORMAT) => None,
        '{' => (has("plays") || has("bggId") || has("games") && has("players")).then_some(Kind::BgStats),
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
