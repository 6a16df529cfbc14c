//! What is written to a terminal or a file for programs.

use serde_json::Value;

use crate::text::{Texts, is_plain};

/// JSON for a terminal: what it could take for its own is escaped as JSON does it.
#[must_use]
pub fn json_text(value: &Value) -> String {
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

/// That a file is bad: why, or all that is wrong with it.
#[must_use]
pub fn bad_file(texts: &Texts, file: &str, faults: &[String]) -> String {
    match faults {
        [fault] => texts.failure_bad(file, fault),
        _ => format!("{}\n  {}", texts.failure_faults(file, faults.len()), faults.join("\n  ")),
    }
}
