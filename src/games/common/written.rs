//! What tables of any game have in common that are written down as text, line by line.

use jiff::{Timestamp, civil, tz::TimeZone};
use sha2::{Digest, Sha256};

use super::Description;
use crate::kernel::{NameFault, NameKey, record::Header};

/// The word of the line that says which game a text is of; without it, it is what its lines look like.
pub const OF_GAME: &str = "game";

/// Whether a line of a text says that it is of the game that records call so.
#[must_use]
pub fn is_of_game(text: &str, game: &str) -> bool {
    text.lines().any(|line| line.split_whitespace().eq([OF_GAME, game]))
}

/// Takes what a line says of a table in words of its own; false where it begins with another word.
pub fn describe(words: &mut Description, word: &str, rest: &[String]) -> bool {
    match word {
        "title" => words.title = rest.join(" "),
        "location" => words.location = rest.join(" "),
        "comment" => words.comment = rest.join(" "),
        "tags" => words.tags = rest.to_vec(),
        _ => return false,
    }
    true
}

/// The same lines for a table that has such words.
#[must_use]
pub fn description(header: &Header) -> String {
    let Header { title, location, comment, .. } = header;
    let mut text = String::new();
    for (word, said) in [("title", title), ("location", location), ("comment", comment)] {
        if !said.is_empty() {
            text.push_str(&format!("{word} {}\n", quoted(said)));
        }
    }
    if !header.tags.is_empty() {
        let tags: Vec<String> = header.tags.iter().map(|tag| quoted(tag)).collect();
        text.push_str(&format!("tags {}\n", tags.join(" ")));
    }
    text
}

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

/// A name as one word; a quotation mark or the end of a line in it cannot be written.
#[must_use]
pub fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "'").replace("\r\n", " ").replace(['\r', '\n'], " "))
}

/// A moment: with its zone, or a day with or without a time, in UTC.
#[must_use]
pub fn moment(words: &[String]) -> Option<Timestamp> {
    let text = words.join(" ");
    let utc = || text.parse::<civil::DateTime>().ok()?.to_zoned(TimeZone::UTC).ok();
    text.parse().ok().or_else(|| Some(utc()?.timestamp()))
}

/// The place of a name among others, from 0, however it is written.
#[must_use]
pub fn place_of(name: &str, names: &[String]) -> Option<usize> {
    let name = NameKey::of(name);
    names.iter().position(|known| NameKey::of(known) == name)
}

/// What is wrong with a name among those of a text: one that none can have, or that stands above it already.
#[must_use]
pub fn name_fault(names: &[String], at: usize) -> Option<PlayerFault> {
    let (name, same) = (&names[at], || place_of(&names[at], names).is_some_and(|first| first < at));
    NameFault::of(name).map(PlayerFault::Name).or_else(|| same().then(|| PlayerFault::Twice(name.clone())))
}

/// What is wrong with who sits at a written table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerFault {
    /// A name that none can have.
    Name(NameFault),
    /// A name that two have.
    Twice(String),
}

/// The same for the same text, so that a table imported again is the same game.
#[must_use]
pub fn id(text: &str) -> String {
    let hex: String = Sha256::digest(text).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("import-{hex}")
}
