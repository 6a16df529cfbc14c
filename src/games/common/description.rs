//! What people say of a game in words of their own.

use crate::kernel::record::Header;

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
}

impl Description {
    /// A header with these words instead of its own.
    #[must_use]
    pub fn put_into(self, header: Header) -> Header {
        let Self { title, location, comment, tags } = self;
        Header { title, location, comment, tags, ..header }
    }
}
