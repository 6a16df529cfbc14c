//! Words of users in a terminal.

/// Text of users for a terminal: control characters, which could change what it shows, are escaped.
pub(super) fn plain(text: &str) -> String {
    let escaped = |c: char| if c.is_control() { c.escape_default().to_string() } else { c.to_string() };
    text.chars().map(escaped).collect()
}
