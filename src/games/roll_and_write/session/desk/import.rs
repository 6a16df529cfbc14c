//! What comes in from files: records, unfinished work, sheets, and tables written as text.

use std::path::Path;

use jiff::tz::TimeZone;

use super::{Desk, Host};
use crate::{
    files::{LayoutDocument, Unreadable},
    log::NamedLayout,
    pad::Pad,
    record,
    rules::Layout,
    session::{file_errors, tables::RollAndWrite},
    text::{audit_text, errors},
    text_import::read_written,
};
use common::{
    table::{damaged, take_in, take_in_written},
    transcribed::{self, Transcribed},
};
use kernel::json::{JsonFault, parse};
use storage::now;
use text::Texts;

/// What a text can be that is not a good record.
enum Other {
    /// A sheet as JSON.
    Sheet,
    /// Other JSON, or something that was meant to be JSON.
    Json,
    /// A table, written line by line.
    Table,
}

impl Other {
    fn of(text: &str) -> Self {
        match parse(text) {
            Ok(value) if LayoutDocument::is_one(&value) => Self::Sheet,
            // A record that was cut off still begins like one.
            Err(JsonFault::NotJson { .. } | JsonFault::Ends { .. })
                if !text.trim_start().starts_with('{') =>
            {
                Self::Table
            }
            _ => Self::Json,
        }
    }
}

impl Desk {
    /// Takes in what was read from a path: a record or a written table goes into the library, a sheet to the user's
    /// sheets, and unfinished work back to its page.
    pub fn import(&mut self, path: &str, text: &str, host: &mut Host<'_>) {
        match record::read(text) {
            Ok(loaded) => drop(take_in::<RollAndWrite>(&loaded.game, text, host)),
            Err(_) if self.tables.take_in_unfinished(parse(text).ok().as_ref(), host) => {}
            Err(faults) => match Other::of(text) {
                Other::Sheet => self.import_sheet(path.trim(), transcribed::read(text), host),
                Other::Table => {
                    let written = written(host.texts, path, text);
                    take_in_written::<RollAndWrite>(path, written, host);
                }
                Other::Json => damaged::<RollAndWrite>(path, &faults, host),
            },
        }
    }
}

/// A table written as text, with what no legal game allows in it; or what is wrong, in a sentence for each
/// fault.
fn written(texts: &Texts, path: &str, text: &str) -> Result<(Pad, Vec<String>), Vec<String>> {
    let find_layout =
        |name: &str| layout_beside(path, name).map_err(|why| file_errors::unreadable(texts, &why));
    let written = read_written(text, now(), &TimeZone::system(), find_layout)
        .map_err(|faults| errors::written(texts, &faults))?;
    let seats = &written.pad.header.seats;
    let odd = written
        .findings()
        .into_iter()
        .map(|(line, finding)| errors::on_line(texts, line, &audit_text::describe(texts, seats, &finding)));
    let odd = odd.collect();
    Ok((written.pad, odd))
}

/// The sheet in a file beside the text that names it.
fn layout_beside(text: &str, name: &str) -> Result<(NamedLayout, Layout), Unreadable> {
    let path = Path::new(text.trim()).parent().map_or_else(|| name.into(), |folder| folder.join(name));
    let LayoutDocument(named) = transcribed::read_from(&path)?;
    let layout = Layout::new(&named.draft)?;
    Ok((named, layout))
}
