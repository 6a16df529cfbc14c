//! What is more than any real game: a record beyond it is refused, so that none can fill the memory or take for ever.

use serde::{Deserialize, Deserializer, de::Error as _};

/// The most entries of a log, and seeds; a long game with many corrections has a tenth of them.
pub const MOST_ENTRIES: usize = 5_000;
/// The most letters of a name, a title and the like.
pub const MOST_LETTERS: usize = 500;
/// The most letters of a comment.
pub const MOST_COMMENT: usize = 20_000;
/// The most tags.
pub const MOST_TAGS: usize = 100;

/// A name, a title and the like.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Short(#[serde(deserialize_with = "short")] pub(super) String);

/// A comment.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Comment(#[serde(deserialize_with = "comment")] pub(super) String);

/// Tags.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Tags(#[serde(deserialize_with = "tags")] pub(super) Vec<String>);

/// Reads a text of at most [`MOST_LETTERS`].
///
/// # Errors
/// When it is longer, or no text.
pub fn short<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    within(String::deserialize(from)?, MOST_LETTERS)
}

/// The same where there need not be one.
///
/// # Errors
/// As [`short`].
pub fn short_or_none<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    Option::<String>::deserialize(from)?.map(|text| within(text, MOST_LETTERS)).transpose()
}

fn comment<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    within(String::deserialize(from)?, MOST_COMMENT)
}

fn tags<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    let tags = Vec::<String>::deserialize(from)?;
    if tags.len() > MOST_TAGS {
        return Err(D::Error::custom(format!("{} tags, and there may be {MOST_TAGS}", tags.len())));
    }
    tags.into_iter().map(|tag| within(tag, MOST_LETTERS)).collect()
}

fn within<E: serde::de::Error>(text: String, most: usize) -> Result<String, E> {
    match text.chars().count() {
        letters if letters > most => Err(E::custom(format!("{letters} letters, and there may be {most}"))),
        _ => Ok(text),
    }
}
