//! What people say of a game in words of their own.

use jiff::tz::TimeZone;

use kernel::record::{Header, When};

/// What a person says of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Description {
    /// A title of its own; empty for the usual one.
    pub title: String,
    /// Where it was played.
    pub location: String,
    /// Free text.
    pub comment: String,
    /// Free tags.
    pub tags: Vec<String>,
    /// When it began; none leaves that as it is.
    pub when: Option<When>,
}

impl Description {
    /// A header with these words instead of its own; noon in `zone` stands for a time that is not said.
    #[must_use]
    pub fn put_into(self, mut header: Header, zone: &TimeZone) -> Header {
        let Self { title, location, comment, tags, when } = self;
        if let Some(when) = when {
            header.begin(when, zone);
        }
        Header { title, location, comment, tags, ..header }
    }
}
