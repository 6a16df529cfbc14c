//! Why a record has no such position or page.

use text::Texts;

/// Why a position is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The text is no record: all its faults.
    Faults(Vec<String>),
    /// The log does not have the entry that is asked for: a sentence.
    NoEntry(String),
    /// The record has nothing of the kind.
    OtherKind,
}

impl Refused {
    /// The entry asked for if the log has it, else the last.
    ///
    /// # Errors
    /// When the log does not have it.
    pub fn entry(texts: &Texts, at: Option<usize>, entries: usize) -> Result<usize, Self> {
        match at {
            Some(at) if at > entries => Err(Self::NoEntry(texts.show_no_event(at, entries))),
            _ => Ok(at.unwrap_or(entries)),
        }
    }
}

impl From<Vec<String>> for Refused {
    fn from(faults: Vec<String>) -> Self {
        Self::Faults(faults)
    }
}
