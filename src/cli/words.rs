//! Users' words, and figures, in a terminal.

use crate::text::{Language, Texts};

/// Text of users for a terminal: control characters, which could change what it shows, are escaped.
pub(super) fn plain(text: &str) -> String {
    let escaped = |c: char| if c.is_control() { c.escape_default().to_string() } else { c.to_string() };
    text.chars().map(escaped).collect()
}

/// A figure with so many decimals, as the language writes it.
pub(super) fn decimal(texts: &Texts, number: f64, places: usize) -> String {
    let figure = format!("{number:.places$}");
    match texts.language() {
        Language::French => figure.replace('.', ","),
        Language::English => figure,
    }
}
