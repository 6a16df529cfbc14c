//! What tables of any game have in common that are written down as text, line by line.

use jiff::{Timestamp, tz::TimeZone};
use sha2::{Digest, Sha256};

use super::Description;
use crate::kernel::{
    NameFault, NameKey,
    record::{Header, When},
};

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

/// The lines of when a table began, and ended where it has, as they are written in `zone`.
#[must_use]
pub fn times(header: &Header, ended: Option<Timestamp>, zone: &TimeZone) -> String {
    let mut text = format!("date {}\n", header.when().written(zone));
    // Of a day alone nobody knows when it ended, unless that was said; elsewhere that can be the day before.
    let is_told = |ended: &Timestamp| {
        header.day.is_none_or(|day| *ended != header.started && When::At(*ended).day(zone) >= day)
    };
    if let Some(ended) = ended.filter(is_told) {
        text.push_str(&format!("ended {}\n", When::At(ended).written(zone)));
    }
    text
}

/// When a written table began and ended, and where it was written.
#[derive(Clone, Debug)]
pub struct Times<'a> {
    /// When it is read: a table that does not say when it began began then, or when it ended.
    pub now: Timestamp,
    /// Whose clocks tell the time.
    pub zone: &'a TimeZone,
    /// When it began, where that is said.
    pub began: Option<When>,
    /// When it ended, where that is said.
    pub ended: Option<When>,
}

/// A table ended before it began: both as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndedBefore {
    /// When it ended.
    pub ended: String,
    /// When it began.
    pub began: String,
}

impl Times<'_> {
    /// Begins the table of a header, and ends it if it is over.
    ///
    /// # Errors
    /// When it ended before it began.
    pub fn put_into(&self, header: &mut Header, is_over: bool) -> Result<(), EndedBefore> {
        let said = self.ended.filter(|_| is_over);
        let began = self.began.or(said).unwrap_or(When::At(self.now));
        header.begin(began, self.zone);
        if !is_over {
            return Ok(());
        }
        let on_one_day = said.is_some_and(|ended| ended.day(self.zone) == began.day(self.zone));
        let ended = match said {
            None => header.started,
            Some(When::On(_)) if on_one_day => header.started,
            Some(ended) => ended.moment(self.zone),
        };
        if header.day.is_some() && on_one_day {
            // Noon only stands for a time that was before its end.
            header.started = header.started.min(ended);
        }
        header.ended = Some(ended);
        if ended < header.started {
            let ended = said.unwrap_or(When::At(ended)).written(self.zone);
            return Err(EndedBefore { ended, began: began.written(self.zone) });
        }
        Ok(())
    }
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
