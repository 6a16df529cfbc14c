//! Lines of a written table, as any game writes them.

use jiff::{Timestamp, tz::TimeZone};

use kernel::record::{Header, When};

/// What a table says in words of its own, where it has such.
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
