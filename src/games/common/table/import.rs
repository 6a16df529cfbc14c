//! What comes in from files: records, tables written down as text, and what only one game has.

use serde_json::Value;

use super::{OwnDesk, Record, TableDesk, TableGame, game::Written, read_record, saved::damaged, title_of};
use crate::host::Host;
use kernel::{json::parse, record::FORMAT};

impl<G: TableGame> TableDesk<G> {
    /// Takes in what was read from a path: a record or a written table goes into the library, unfinished work back to
    /// its page.
    pub fn import(&mut self, path: &str, text: &str, host: &mut Host<'_, G::Page>) {
        let faults = match read_record::<G>(text) {
            Ok(loaded) => return drop(take_in::<G>(&loaded.game, text, host)),
            Err(faults) => faults,
        };
        let found = parse(text).ok();
        let is_record = found.as_ref().is_some_and(|found| found["format"] == FORMAT);
        if self.take_in_unfinished(found.as_ref(), host) || !is_record && self.own.import(path, text, host) {
            return;
        }
        match found {
            Some(_) => damaged::<G>(path, &faults, host),
            None => take_in_written::<G>(path, G::written(host.texts, text), host),
        }
    }

    /// Takes in unfinished work that was written to another place and shows its page; false where it is none.
    pub fn take_in_unfinished(&mut self, found: Option<&Value>, host: &mut Host<'_, G::Page>) -> bool {
        let Some(file) = found.and_then(|found| self.late.take_in(found, host)) else { return false };
        self.type_in(Some(file).filter(|file| !file.is_empty()), host);
        true
    }
}

/// Puts a game into the library, as this text has it, and returns its file, also where it was there already.
pub fn take_in<G: TableGame>(game: &Record<G>, text: &str, host: &mut Host<'_, G::Page>) -> Option<String> {
    let header = game.header();
    host.take_in(header, &title_of::<G>(host.texts, header, game.config()), text)
}

/// Puts a table written down as text into the library, and says what no legal game allows in it.
pub fn take_in_written<G: TableGame>(
    path: &str,
    written: Result<Written<G>, Vec<String>>,
    host: &mut Host<'_, G::Page>,
) {
    match written {
        Ok((table, odd)) => {
            if !host.has_written(&table.header.id) {
                let game = Record::<G>::table(table);
                take_in::<G>(&game, &game.write(None), host);
            }
            if !odd.is_empty() {
                let first = host.first_of(odd);
                host.remark(host.texts.library_imported_odd(&first));
            }
        }
        Err(faults) => {
            let reason = host.first_of(faults);
            host.error(host.texts.error_open(path, &reason));
        }
    }
}
