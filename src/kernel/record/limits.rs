//! What is more than any real game: a record beyond it is refused, so that none can fill the memory or take for ever.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most entries of a log, and seeds; a long game with many corrections has a tenth of them.
pub const MOST_ENTRIES: usize = 5_000;
/// The most letters of a name, a title and the like.
pub const MOST_LETTERS: usize = 500;
/// The most letters of the name of a person that is new; records may have longer ones.
pub const MOST_NAME: usize = 40;
/// The most letters of a comment.
pub const MOST_COMMENT: usize = 20_000;
/// The most tags.
pub const MOST_TAGS: usize = 100;

/// A name, a title and the like.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Short(#[schemars(length(max = MOST_LETTERS))] pub(super) String);

/// A comment.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Comment(#[schemars(length(max = MOST_COMMENT))] pub(super) String);

/// Tags.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Tags(
    #[schemars(length(max = MOST_TAGS), inner(length(max = MOST_LETTERS)))] pub(super) Vec<String>,
);
