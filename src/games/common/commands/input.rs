//! Texts from files and from standard input, and what is said where they are bad.

use std::{
    io::{self, BufRead, Cursor, Read as _},
    path::Path,
};

use super::{Failure, Refused, words::file_name};
use kernel::record::RecordKind;
use opening::typed_path;
use storage::{StoreError, read_stream, read_text, text_from};
use text::{Texts, plain};

/// What a command was given: a file, and its text.
#[derive(Clone, Copy, Debug)]
pub struct Input<'a> {
    /// The file.
    pub file: &'a Path,
    /// What it holds.
    pub text: &'a str,
}

impl Input<'_> {
    /// All that is wrong with it.
    #[must_use]
    pub fn bad(&self, texts: &Texts, faults: Vec<String>) -> Failure {
        bad(texts, self.file, faults)
    }

    /// What it is called in a sentence.
    #[must_use]
    pub fn name(&self, texts: &Texts) -> String {
        name_of(texts, self.file)
    }

    /// Why it says nothing of decisions: what kind of record it is.
    #[must_use]
    pub fn no_decisions(&self, texts: &Texts, kind: RecordKind) -> Failure {
        let kind = match kind {
            RecordKind::Result => texts.verify_result(),
            RecordKind::Totals => texts.verify_totals_only(),
            RecordKind::Full | RecordKind::Table => texts.verify_table(),
        };
        Failure::OtherKind(texts.failure_no_decisions(&self.name(texts), kind))
    }

    /// Why it has no such position or page.
    #[must_use]
    pub fn refused(&self, texts: &Texts, why: Refused) -> Failure {
        match why {
            Refused::Faults(faults) => self.bad(texts, faults),
            Refused::NoEntry(sentence) => Failure::Usage(sentence),
            Refused::OtherKind => Failure::OtherKind(texts.export_no_sheets(&self.name(texts))),
        }
    }
}

/// So much of standard input is waited for before it is looked at, in bytes.
const LOOKED_AT: u64 = 64 << 10;

/// Standard input where a file is called `-`, of which the beginning can be looked at first.
pub fn input_of(file: &Path) -> Result<Option<impl BufRead + use<>>, Failure> {
    if !is_input(file) {
        return Ok(None);
    }
    let mut beginning = Vec::new();
    io::stdin().take(LOOKED_AT).read_to_end(&mut beginning).map_err(|_| Failure::Input)?;
    Ok(Some(Cursor::new(beginning).chain(io::stdin().lock())))
}

/// The text of a file, or of standard input when it is called `-`.
pub fn text_of(texts: &Texts, file: &Path) -> Result<String, Failure> {
    stream(file).map_err(|error| unread(texts, file, error))
}

/// The same of what is open already.
pub fn text_of_open(texts: &Texts, file: &Path, source: impl io::Read) -> Result<String, Failure> {
    text_from(source, file).map(without_mark).map_err(|error| unread(texts, file, error))
}

fn unread(texts: &Texts, file: &Path, error: StoreError) -> Failure {
    match not_read(texts, file, error) {
        Failure::Read(_) if is_input(file) => Failure::Input,
        failure => failure,
    }
}

/// The same without words for what goes wrong.
pub fn stream(file: &Path) -> Result<String, StoreError> {
    let text = match file.to_str() {
        Some("-") => text_from(io::stdin(), file),
        Some(typed) => read_stream(&typed_path(typed)),
        None => read_stream(file),
    }?;
    Ok(without_mark(text))
}

/// Some editors put a byte order mark before a text.
fn without_mark(text: String) -> String {
    text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)
}

fn is_input(file: &Path) -> bool {
    file.as_os_str() == "-"
}

/// Finds out whether the text of a regular file can be read, whatever it says.
pub fn check_readable(texts: &Texts, file: &Path) -> Result<(), Failure> {
    read_text(file).map(drop).map_err(|error| not_read(texts, file, error))
}

fn not_read(texts: &Texts, file: &Path, error: StoreError) -> Failure {
    match error {
        StoreError::NotText { .. } => bad(texts, file, vec![texts.failure_not_text().to_owned()]),
        StoreError::TooLarge { most, .. } => bad(texts, file, vec![texts.failure_too_large(most >> 20)]),
        error => Failure::Read(error),
    }
}

/// A bad input with its faults.
pub fn bad(texts: &Texts, file: &Path, faults: Vec<String>) -> Failure {
    Failure::Bad {
        file: name_of(texts, file),
        faults: faults.into_iter().map(|fault| plain(&fault)).collect(),
    }
}

/// What a file is called in a sentence.
pub fn name_of(texts: &Texts, file: &Path) -> String {
    if is_input(file) { texts.standard_input().to_owned() } else { file_name(file) }
}
