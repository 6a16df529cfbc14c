//! How summaries are made, and kept as JSON.

use serde::{Serialize, de::DeserializeOwned};

/// Makes summaries `S` of files, or says with an `E` why a file has none; and writes them in such a way that
/// they can be read again.
pub trait Summariser<S, E>: Send + Sync {
    /// The summary of the text of a file.
    ///
    /// # Errors
    /// Why it has none.
    fn read(&self, text: &str) -> Result<S, E>;

    /// The summary as JSON in one line; none if it cannot be kept.
    fn keep(&self, summary: &S) -> Option<String>;

    /// The summary from JSON; none if another program wrote that.
    fn recall(&self, kept: &str) -> Option<S>;
}

/// Summaries made by a function and kept by serde.
pub struct BySerde<S, E>(pub fn(&str) -> Result<S, E>);

impl<S: Serialize + DeserializeOwned, E> Summariser<S, E> for BySerde<S, E> {
    fn read(&self, text: &str) -> Result<S, E> {
        (self.0)(text)
    }

    fn keep(&self, summary: &S) -> Option<String> {
        serde_json::to_string(summary).ok()
    }

    fn recall(&self, kept: &str) -> Option<S> {
        serde_json::from_str(kept).ok()
    }
}
