//! What of a game is more than is read again: it is said before it becomes a record.

use super::{Header, MOST_COMMENT, MOST_ENTRIES, MOST_LETTERS, MOST_TAGS};

/// What is more of a member than is ever read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LimitExceeded {
    /// The member.
    pub member: &'static str,
    /// How many letters, tags or entries it has.
    pub found: usize,
    /// How many it may have.
    pub most: usize,
}

/// What of a game is more than is read again, before it becomes a record: of its header, or of its log of so many
/// entries.
#[must_use]
pub fn limit_exceeded(header: &Header, entries: usize) -> Option<LimitExceeded> {
    let texts = [
        ("title", &header.title, MOST_LETTERS),
        ("location", &header.location, MOST_LETTERS),
        ("comment", &header.comment, MOST_COMMENT),
        ("layout.name", &header.layout_name, MOST_LETTERS),
    ];
    let seats = header.seats.iter().map(|seat| ("seats.name", &seat.name, MOST_LETTERS));
    let tags = header.tags.iter().map(|tag| ("tags", tag, MOST_LETTERS));
    let letters = texts.into_iter().chain(seats).chain(tags);
    let counts = [("tags", header.tags.len(), MOST_TAGS), ("log", entries, MOST_ENTRIES)];
    letters
        .map(|(member, text, most)| (member, text.chars().count(), most))
        .chain(counts)
        .find(|&(_, found, most)| found > most)
        .map(|(member, found, most)| LimitExceeded { member, found, most })
}
