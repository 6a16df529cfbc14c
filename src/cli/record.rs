//! Records from files and from standard input, and into files.

use std::{
    io::{self, Read},
    path::Path,
};

use super::{
    Failure,
    words::{file_name, plain},
};
use crate::{
    games::roll_and_write::{
        record::{self, Fault, Loaded},
        text::errors::ErrorText,
    },
    storage::{StoreError, read_text, write_atomically, write_new},
    text::Texts,
};

/// The text of a file, or of standard input when it is called `-`.
pub(super) fn text_of(texts: &Texts, file: &Path) -> Result<String, Failure> {
    if file.as_os_str() != "-" {
        let text = read_text(file).map_err(|error| match error {
            StoreError::NotText { .. } => bad(texts, file, vec![texts.failure_not_text().to_owned()]),
            error => Failure::Read(error),
        });
        return text.map(without_mark);
    }
    let mut text = String::new();
    match io::stdin().read_to_string(&mut text) {
        Ok(_) => Ok(without_mark(text)),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => {
            Err(bad(texts, file, vec![texts.failure_not_text().to_owned()]))
        }
        Err(_) => Err(Failure::Input),
    }
}

/// The text without the byte order mark that some editors put before it.
fn without_mark(text: String) -> String {
    text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)
}

/// The good record of a file.
pub(super) fn load(texts: &Texts, file: &Path) -> Result<Loaded, Failure> {
    let text = text_of(texts, file)?;
    record::read(&text).map_err(|faults| bad(texts, file, told(texts, &faults)))
}

/// Refuses early to write a file that exists and is not to be replaced.
pub(super) fn check_free(output: &Path, force: bool) -> Result<(), Failure> {
    if !force && output.exists() { Err(Failure::Exists(output.into())) } else { Ok(()) }
}

/// Writes a record; a file that exists is replaced only with `force`.
pub(super) fn write(output: &Path, text: &str, force: bool) -> Result<(), Failure> {
    let write = if force { write_atomically } else { write_new };
    write(output, text.as_bytes()).map_err(|error| match error {
        StoreError::Exists { path } => Failure::Exists(path),
        error => Failure::Write(error),
    })
}

/// What is wrong with a record, a sentence for each fault.
pub(super) fn told(texts: &Texts, faults: &[Fault]) -> Vec<String> {
    let words = ErrorText::new(texts, &[]);
    faults.iter().map(|fault| words.fault(fault)).collect()
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
    if file.as_os_str() == "-" { texts.standard_input().to_owned() } else { file_name(file) }
}
