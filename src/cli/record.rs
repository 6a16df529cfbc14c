//! Records from files and from standard input.

use std::{
    io::{self, Read},
    path::Path,
};

use super::{Failure, words::plain};
use crate::{
    archive::{StoreError, read_text},
    game::{self, Fault, Loaded},
};

/// The text of a file, or of standard input when it is called `-`.
pub(super) fn text_of(file: &Path) -> Result<String, Failure> {
    if file.as_os_str() != "-" {
        let text = read_text(file).map_err(|error| match error {
            StoreError::NotText { .. } => bad(file, vec!["it is not UTF-8 text".to_owned()]),
            error => Failure::Read(error),
        });
        return text.map(without_mark);
    }
    let mut text = String::new();
    match io::stdin().read_to_string(&mut text) {
        Ok(_) => Ok(without_mark(text)),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => {
            Err(bad(file, vec!["it is not UTF-8 text".to_owned()]))
        }
        Err(error) => Err(Failure::Input(error)),
    }
}

/// The text without the byte order mark that some editors put before it.
fn without_mark(text: String) -> String {
    text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)
}

/// The good record of a file.
pub(super) fn load(file: &Path) -> Result<Loaded, Failure> {
    let text = text_of(file)?;
    game::read(&text).map_err(|faults| bad(file, faults.iter().map(Fault::to_string).collect()))
}

/// A bad input with its faults.
pub(super) fn bad(file: &Path, faults: Vec<String>) -> Failure {
    let file = if file.as_os_str() == "-" { "the standard input".into() } else { file.display().to_string() };
    Failure::Bad { file, faults: faults.into_iter().map(|fault| plain(&fault)).collect() }
}
