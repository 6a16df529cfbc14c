//! A whole table written down as text, one entry per line: see `docs/table-text.md`.

mod entries;
mod export;
mod fault;
mod header;
mod lines;
mod odd;

use jiff::{Timestamp, tz::TimeZone};

use super::{log::NamedLayout, pad::PadError};
use crate::{pad::PadExt, rules::Layout};
use common::written::{ENDED, Written, give_colours, id};
use entries::Entries;
use header::{Faults, Opening, Rows};

pub use export::written;
pub use fault::{TextImportFaults, WrittenFault};
pub use odd::TextImport;

/// Reads a written table. `now` stands for a date that is not given, and times are those of `zone`; `find_layout` finds a
/// layout by what the text calls it, or says why not. The same text makes the same game.
///
/// # Errors
/// All faults at once, in the order of their lines.
pub fn read_written(
    text: &str,
    now: Timestamp,
    zone: &TimeZone,
    find_layout: impl FnOnce(&str) -> Result<(NamedLayout, Layout), String>,
) -> Result<TextImport, TextImportFaults> {
    let mut faults = Faults::new();
    let mut read = Written::read(text, &lines::GRAMMAR, zone);
    let rows = Rows::of(&mut read, &mut faults);
    let (names, seats) = (rows.names(), rows.seats());
    read.seat(&names);
    let opening = rows.opening(&mut read, find_layout, &mut faults);
    let Entries { events, endings } = entries::read(&mut read, &names, &mut faults);
    let Some(Opening { mut pad, is_layout_known }) = opening else {
        return Err(read.faults(seats, faults));
    };
    let mut lines = Vec::new();
    for (line, event) in events {
        lines.push(line);
        if let Err(fault) = pad.enter(event)
            && !is_of_stand_in(&fault, is_layout_known, read.is_whole())
        {
            faults.push((line, WrittenFault::Pad(fault)));
        }
    }
    let is_over = pad.is_over();
    read.put_times(&mut pad.header, is_over, now);
    if !is_over && read.line_of(ENDED) > 0 && read.is_whole() && read.is_good() {
        // Half an ending is a fault already.
        let is_silent = |&row: &usize| endings[row].marks.is_none() && endings[row].coins.is_none();
        for row in pad.pad_state().open_rows().into_iter().filter(is_silent) {
            faults.push((read.line_of(ENDED), WrittenFault::Unclosed(row)));
        }
    }
    read.check_size(&pad.header, pad.log().len());
    if !faults.is_empty() || !read.is_good() {
        return Err(read.faults(seats, faults));
    }
    pad.header.id = id(text);
    give_colours(&mut pad.header.seats);
    Ok(TextImport { pad, lines, endings })
}

/// Whether a fault may come from what stands in for what cannot be read, and not from the text.
fn is_of_stand_in(fault: &PadError, is_layout_known: bool, is_whole: bool) -> bool {
    match fault {
        // Rows are found by their names: only other seats are without one.
        PadError::Row(_) => true,
        PadError::NotDue { .. } | PadError::Crosses { .. } => !is_layout_known || !is_whole,
        PadError::Lines { .. } => !is_whole,
        fault => !is_layout_known && fault.is_about_layout(),
    }
}
