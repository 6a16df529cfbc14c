//! Users' words, and figures, in a terminal.

use std::path::Path;

use text::Texts;

pub(super) use common::words::json_text;
pub(super) use text::plain;

/// What a file is called in a sentence.
pub(super) fn file_name(file: &Path) -> String {
    plain(&file.display().to_string())
}

/// A figure with so many decimals, as the language writes it.
pub(super) fn decimal(texts: &Texts, number: f64, places: usize) -> String {
    texts.decimals(number, places)
}
