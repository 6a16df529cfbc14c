//! What tables of any game have in common that are written down as text, line by line.

use jiff::{Timestamp, civil, tz::TimeZone};
use sha2::{Digest, Sha256};

/// The words of a line up to its comment; what stands in quotation marks is one word. None where such a mark is not
/// closed.
#[must_use]
pub fn words(line: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut rest = line.trim_start();
    while !rest.is_empty() && !rest.starts_with('#') {
        let (word, after) = match rest.strip_prefix('"') {
            Some(inside) => inside.split_once('"')?,
            None => rest.split_at(rest.find(|c: char| c.is_whitespace() || c == '#').unwrap_or(rest.len())),
        };
        words.push(word.to_owned());
        rest = after.trim_start();
    }
    Some(words)
}

/// A name as one word; a quotation mark in it cannot be written.
#[must_use]
pub fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "'"))
}

/// A moment: with its zone, or a day with or without a time, in UTC.
#[must_use]
pub fn moment(words: &[String]) -> Option<Timestamp> {
    let text = words.join(" ");
    let utc = || text.parse::<civil::DateTime>().ok()?.to_zoned(TimeZone::UTC).ok();
    text.parse().ok().or_else(|| Some(utc()?.timestamp()))
}

/// The place of a name among others, from 0, in letters great or small.
#[must_use]
pub fn place_of(name: &str, names: &[String]) -> Option<usize> {
    names.iter().position(|known| known.to_lowercase() == name.to_lowercase())
}

/// The same for the same text, so that a table imported again is the same game.
#[must_use]
pub fn id(text: &str) -> String {
    let hex: String = Sha256::digest(text).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("import-{hex}")
}
