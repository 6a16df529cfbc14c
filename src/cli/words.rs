//! Users' words, and figures, in a terminal.

use std::path::Path;

use serde_json::Value;

use crate::text::{Texts, is_plain};

pub(super) use crate::text::plain;

/// What a file is called in a sentence.
pub(super) fn file_name(file: &Path) -> String {
    plain(&file.display().to_string())
}

/// JSON for a terminal: what it could take for its own is escaped as JSON does it.
pub(super) fn json_text(value: &Value) -> String {
    let mut text = String::new();
    for c in format!("{value:#}").chars() {
        if is_plain(c) || c == '\n' {
            text.push(c);
        } else {
            // It can only stand in a string.
            c.encode_utf16(&mut [0; 2]).iter().for_each(|unit| text += &format!("\\u{unit:04x}"));
        }
    }
    text
}

/// A figure with so many decimals, as the language writes it.
pub(super) fn decimal(texts: &Texts, number: f64, places: usize) -> String {
    texts.decimals(number, places)
}
