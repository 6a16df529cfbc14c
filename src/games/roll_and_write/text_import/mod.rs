//! A whole table written by hand as a text, one entry a line: see `docs/table-text.md`.

mod entries;
mod header;
mod odd;
mod words;

use std::fmt;

use jiff::Timestamp;

use super::{log::NamedLayout, pad::PadError};
use crate::games::roll_and_write::rules::Layout;
use entries::Entries;
use header::{Head, Opening};
use words::Line;

pub use odd::TextImport;

/// A fault of a written table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TextImportFault {
    /// The line, from 1; 0 when it is about the whole text.
    pub line: usize,
    /// What is wrong, with § and value.
    pub what: String,
}

impl fmt::Display for TextImportFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.what),
            line => write!(f, "line {line}: {}", self.what),
        }
    }
}

/// The faults found so far.
#[derive(Default)]
struct Faults(Vec<TextImportFault>);

impl Faults {
    fn add(&mut self, line: usize, what: impl Into<String>) {
        self.0.push(TextImportFault { line, what: what.into() });
    }
}

/// Reads a written table. `now` stands for a date that is not given; `find_layout` finds a layout by what the text
/// calls it, or says why not. The game has no id, its players have neither ids nor colours.
///
/// # Errors
/// All faults at once, in the order of their lines.
pub fn read_written(
    text: &str,
    now: Timestamp,
    find_layout: impl FnOnce(&str) -> Result<(NamedLayout, Layout), String>,
) -> Result<TextImport, Vec<TextImportFault>> {
    let mut faults = Faults::default();
    let (header, entries): (Vec<Line>, Vec<Line>) =
        words::lines(text, &mut faults).into_iter().partition(header::is_of_header);
    let head = Head::new(header, &mut faults);
    let rows = head.rows();
    let first = head.first(&rows, &mut faults);
    let ended = head.time("ended", &mut faults);
    let opening = head.opening(now, find_layout, &mut faults);
    let Entries { events, endings } = entries::read(&entries, &rows, &mut faults);
    let Some(Opening { mut pad, is_layout_known }) = opening else { return Err(sorted(faults)) };
    let mut lines = Vec::new();
    for (line, event) in first.into_iter().chain(events) {
        lines.push(line);
        if let Err(fault) = pad.enter(event)
            && !is_of_stand_in(&fault, is_layout_known)
        {
            faults.add(line, by_name(&fault.to_string(), |row| rows.get(row).map(String::as_str)));
        }
    }
    head.end(&mut pad, ended, &endings, &mut faults);
    if faults.0.is_empty() { Ok(TextImport { pad, lines, endings }) } else { Err(sorted(faults)) }
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

/// A sentence that begins with a row, such as `row 2 has …`, said of the one who sits there; rows count from 0.
#[must_use]
pub fn by_name<'a>(what: &str, name: impl Fn(usize) -> Option<&'a str>) -> String {
    let whose = what.strip_prefix("row ").and_then(|rest| {
        let behind = rest.find(|c: char| !c.is_ascii_digit())?;
        let row: usize = rest[..behind].parse().ok()?;
        Some(format!("{}{}", name(row.checked_sub(1)?)?, &rest[behind..]))
    });
    whose.unwrap_or_else(|| what.to_owned())
}

fn sorted(faults: Faults) -> Vec<TextImportFault> {
    let mut faults = faults.0;
    faults.sort_by_key(|fault| fault.line);
    faults
}
