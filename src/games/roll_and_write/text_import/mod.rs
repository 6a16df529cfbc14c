//! A whole table written down as text, one entry per line: see `docs/table-text.md`.

mod colours;
mod entries;
mod export;
mod fault;
mod header;
mod odd;
mod words;

use jiff::{Timestamp, tz::TimeZone};

use super::{log::NamedLayout, pad::PadError};
use crate::{
    games::{
        common::written::{Times, id},
        roll_and_write::rules::Layout,
    },
    kernel::record::excess,
};
use entries::Entries;
use fault::Faults;
use header::{Head, Opening};
use words::Line;

pub use export::written;
pub use fault::{HeaderLine, TextImportFault, TextImportFaults, WrittenFault};
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
    let mut faults = Faults::default();
    let (header, entries): (Vec<Line>, Vec<Line>) =
        words::lines(text, &mut faults).into_iter().partition(header::is_of_header);
    let head = Head::new(header, &mut faults);
    let rows = head.rows();
    let first = head.first(&rows, &mut faults);
    let [began, ended] = ["date", "ended"].map(|keyword| head.time(keyword, zone, &mut faults));
    let times = Times { now, zone, began, ended };
    let opening = head.opening(find_layout, &mut faults);
    let Entries { events, endings } = entries::read(&entries, &rows, &mut faults);
    if !head.has_players() {
        faults.forget_nobody();
    }
    let Some(Opening { mut pad, is_layout_known }) = opening else { return Err(faults.at(head.seats())) };
    let mut lines = Vec::new();
    for (line, event) in first.into_iter().chain(events) {
        lines.push(line);
        if let Err(fault) = pad.enter(event)
            && !is_of_stand_in(&fault, is_layout_known)
        {
            faults.add(line, WrittenFault::Pad(fault));
        }
    }
    head.end(&mut pad, &times, &endings, &mut faults);
    if let Some(excess) = excess(&pad.header, pad.log().len()) {
        faults.add(0, WrittenFault::Excess(excess));
    }
    if !faults.is_empty() {
        return Err(faults.at(head.seats()));
    }
    pad.header.id = id(text);
    colours::give(&mut pad);
    Ok(TextImport { pad, lines, endings })
}

/// Whether a fault may come from what stands in for a faulty header, and not from the text.
fn is_of_stand_in(fault: &PadError, is_layout_known: bool) -> bool {
    match fault {
        // Rows are found by their names: only other seats are without one.
        PadError::Row(_) => true,
        PadError::NotDue { .. } | PadError::Crosses { .. } => !is_layout_known,
        fault => !is_layout_known && fault.is_about_layout(),
    }
}
