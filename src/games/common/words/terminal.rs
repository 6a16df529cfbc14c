//! What is written to a terminal or a file for programs.

use serde_json::Value;

use text::{Texts, is_plain};

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

/// Lines of a table: each begins with its label, and its figures stand below their heads.
#[must_use]
pub fn columns(heads: &[String], lines: &[(String, Vec<String>)]) -> Vec<String> {
    let letters = |text: &String| text.chars().count();
    let first = lines.iter().map(|(label, _)| letters(label)).max().unwrap_or_default();
    let widths: Vec<usize> = heads
        .iter()
        .enumerate()
        .map(|(at, head)| {
            let figures = lines.iter().filter_map(|(_, figures)| figures.get(at)).map(letters);
            figures.chain([letters(head)]).max().unwrap_or_default()
        })
        .collect();
    let line = |label: &str, cells: &[String]| {
        let cells: String =
            cells.iter().zip(&widths).map(|(cell, width)| format!("  {cell:>width$}")).collect();
        format!("{label:<first$}{cells}")
    };
    [line("", heads)].into_iter().chain(lines.iter().map(|(label, figures)| line(label, figures))).collect()
}

/// That a file is bad: why, or all that is wrong with it.
#[must_use]
pub fn bad_file(texts: &Texts, file: &str, faults: &[String]) -> String {
    match faults {
        [fault] => texts.failure_bad(file, fault),
        _ => format!("{}\n  {}", texts.failure_faults(file, faults.len()), faults.join("\n  ")),
    }
}
