//! What people wrote, made fit for a line of text.

use std::borrow::Cow;

/// The first letters of a text that is longer than there is room for, and an ellipsis.
#[must_use]
pub fn shortened(text: &str, most: usize) -> Cow<'_, str> {
    match text.char_indices().nth(most) {
        None => Cow::Borrowed(text),
        Some(_) => {
            let kept: String = text.chars().take(most.saturating_sub(1)).collect();
            Cow::Owned(format!("{}…", kept.trim_end()))
        }
    }
}

/// Text of users in a line of a terminal or window: what would change how the line is shown, such as control characters
/// and those that turn the direction of writing, is escaped.
#[must_use]
pub fn plain(text: &str) -> String {
    let escaped = |c: char| if is_plain(c) { c.to_string() } else { c.escape_default().to_string() };
    text.chars().map(escaped).collect()
}

/// Whether a character only shows itself. Others control the terminal, end the line, or turn the direction of writing.
#[must_use]
pub fn is_plain(c: char) -> bool {
    let turns =
        matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !(c.is_control() || turns || matches!(c, '\u{2028}' | '\u{2029}' | '\u{feff}'))
}
