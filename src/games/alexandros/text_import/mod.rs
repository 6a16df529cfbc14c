//! A whole table written as text, one line for each entry: reading it, and writing it again.
//!
//! ```text
//! players Ada Ben "Old Tom"
//! goal 80
//! 1 walls Ada 3
//! 2 province 1 9 TTHASL
//! 2 occupy Ben 1 T
//! 3 taxes "Old Tom" L
//! end
//! ```

mod entry;
mod export;
mod fault;
mod header;
mod lines;

use jiff::{Timestamp, tz::TimeZone};

use super::pad::LedgerGame;
use common::written::{Said, TextFaults, Written, id};
use lines::GRAMMAR;

pub use export::written;
pub use fault::WrittenFault;

/// Whether a text is a table of this game.
#[must_use]
pub fn is_written(text: &str) -> bool {
    GRAMMAR.is_of(text)
}

/// Reads a written table. `now` stands in for a date that is not given, and times are in `zone`. The same text always
/// makes the same game.
///
/// # Errors
/// All faults at once, each with its line. An entry builds on those before it: after one that cannot be read, or that
/// the ledger refuses, the rest is read but not entered.
pub fn read_written(
    text: &str,
    now: Timestamp,
    zone: &TimeZone,
) -> Result<LedgerGame, TextFaults<WrittenFault>> {
    let mut faults = Vec::new();
    let mut read = Written::read(text, &GRAMMAR, zone);
    read.seat(&read.players.clone());
    let seats = header::seats(&read);
    let opening = header::opening(&mut read, &id(text), &mut faults);
    let lines: Vec<Said> = read.all(GRAMMAR.often).cloned().collect();
    let entries: Vec<_> =
        lines.iter().filter_map(|said| Some((said.line, read.take(said, entry::read)??))).collect();
    let table = opening.map(|(header, config)| LedgerGame::start(header, config, None));
    let mut table = match table {
        Some(Ok(table)) => table,
        Some(Err(error)) => {
            faults.push((0, WrittenFault::Ledger(error)));
            return Err(read.faults(seats, faults));
        }
        None => return Err(read.faults(seats, faults)),
    };
    let judged = read.first_unread_entry().unwrap_or(usize::MAX);
    for (line, event) in entries.into_iter().take_while(|(line, _)| *line < judged) {
        if let Err(error) = table.enter(event) {
            faults.push((line, WrittenFault::Ledger(error)));
            break;
        }
    }
    let is_over = table.is_complete();
    read.put_times(&mut table.header, is_over, now);
    read.check_size(&table.header, table.log().len());
    if faults.is_empty() && read.is_good() { Ok(table) } else { Err(read.faults(seats, faults)) }
}
