//! A file of plays, whichever program it is of.

use std::io::{BufRead, Read as _};

use super::{
    bg_stats, bgg,
    refusal::{MOST_CSV, Refusal},
    sniff::{Kind, sniff},
    table::CsvTable,
    understood::{Reading, Understood},
};

/// The mark of UTF-8.
const MARK: &[u8] = b"\xef\xbb\xbf";

/// What a file with plays holds.
#[derive(Clone, Debug, PartialEq)]
pub enum Incoming {
    /// Plays.
    Plays(Understood),
    /// A table, whose columns are to be told.
    Table(CsvTable),
}

/// Reads a file; `is_table` says that it is one, whatever it begins with.
///
/// # Errors
/// [`Refusal::NotPlays`] where it is something else, or why nothing of it is read.
pub fn read(mut source: impl BufRead, is_table: bool, reading: Reading<'_>) -> Result<Incoming, Refusal> {
    let beginning = source.fill_buf().map_err(|error| Refusal::unread(error.kind()))?;
    let kind = sniff(beginning, is_table).ok_or(Refusal::NotPlays)?;
    // Some programs put a mark before it.
    if beginning.starts_with(MARK) {
        source.consume(MARK.len());
    }
    match kind {
        Kind::BgStats => bg_stats::read(source, reading).map(Incoming::Plays),
        Kind::BoardGameGeek => bgg::read(source, reading).map(Incoming::Plays),
        Kind::Csv => {
            let mut bytes = Vec::new();
            let read = source.take(MOST_CSV + 1).read_to_end(&mut bytes);
            read.map_err(|error| Refusal::unread(error.kind()))?;
            CsvTable::read(&bytes).map(Incoming::Table)
        }
    }
}
