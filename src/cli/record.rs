//! Records from files and from standard input, and into files.

use std::{io, path::Path};

use super::{
    Failure,
    words::{file_name, plain},
};
use common::contract::{GameList, GameRef, Refused};
use opening::typed_path;
use roll_and_write::{
    game::records::told,
    record::{self, Loaded},
};
use storage::{StoreError, read_stream, read_text, text_from};
use text::Texts;

/// The text of a file, or of standard input when it is called `-`.
pub(super) fn text_of(texts: &Texts, file: &Path) -> Result<String, Failure> {
    stream(file).map_err(|error| match not_read(texts, file, error) {
        Failure::Read(_) if is_input(file) => Failure::Input,
        failure => failure,
    })
}

/// The same without words for what goes wrong.
pub(super) fn stream(file: &Path) -> Result<String, StoreError> {
    let text = match file.to_str() {
        Some("-") => text_from(io::stdin(), file),
        Some(typed) => read_stream(&typed_path(typed)),
        None => read_stream(file),
    }?;
    // Some editors put a byte order mark before it.
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

fn is_input(file: &Path) -> bool {
    file.as_os_str() == "-"
}

/// Finds out whether the text of a regular file can be read, whatever it says.
pub(super) fn check_readable(texts: &Texts, file: &Path) -> Result<(), Failure> {
    read_text(file).map(drop).map_err(|error| not_read(texts, file, error))
}

fn not_read(texts: &Texts, file: &Path, error: StoreError) -> Failure {
    match error {
        StoreError::NotText { .. } => bad(texts, file, vec![texts.failure_not_text().to_owned()]),
        StoreError::TooLarge { most, .. } => bad(texts, file, vec![texts.failure_too_large(most >> 20)]),
        error => Failure::Read(error),
    }
}

/// The good record of a file.
pub(super) fn load(texts: &Texts, file: &Path) -> Result<Loaded, Failure> {
    read(texts, file, &text_of(texts, file)?)
}

/// The good record that the text of a file holds.
pub(super) fn read(texts: &Texts, file: &Path, text: &str) -> Result<Loaded, Failure> {
    record::read(text).map_err(|faults| bad(texts, file, told(texts, &faults)))
}

/// The game that judges a text: that of a record; what no game here knows is for the oldest one, which says so.
pub(super) fn judging(list: GameList, text: &str) -> GameRef {
    list.of(text).unwrap_or_else(|_| list.first())
}

/// Why there is no such position or page of a record.
pub(super) fn refused(texts: &Texts, file: &Path, why: Refused) -> Failure {
    match why {
        Refused::Faults(faults) => bad(texts, file, faults),
        Refused::NoEntry(sentence) => Failure::Usage(sentence),
        Refused::OtherKind => Failure::OtherKind(texts.export_no_sheets(&name_of(texts, file))),
    }
}

/// A bad input with its faults.
pub(super) fn bad(texts: &Texts, file: &Path, faults: Vec<String>) -> Failure {
    Failure::Bad {
        file: name_of(texts, file),
        faults: faults.into_iter().map(|fault| plain(&fault)).collect(),
    }
}

/// What a file is called in a sentence.
pub(super) fn name_of(texts: &Texts, file: &Path) -> String {
    if is_input(file) { texts.standard_input().to_owned() } else { file_name(file) }
}
