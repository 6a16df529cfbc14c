//! What is quoted of a text from outside.

/// The most letters that are quoted.
const MOST: usize = 500;

/// A text, without the rest of a very long one.
pub(crate) fn brief(text: &str) -> String {
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
