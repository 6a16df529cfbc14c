//! What a game does with the texts of its records, without a window.

use crate::{
    bg_stats::PlayLink,
    commands::Refused,
    csv::{Figure, Table},
};
use kernel::{People, Viewer};
use text::Texts;

/// What a game does with the texts of its records: it checks, shows, scores, imports and exports them.
pub trait GameRecords {
    /// Checks a record.
    ///
    /// # Errors
    /// All its faults.
    fn verify(&self, texts: &Texts, text: &str) -> Result<Verified, Vec<String>>;

    /// A position of a record, as text or JSON.
    ///
    /// # Errors
    /// The faults of the record, or that the log has no such entry.
    fn show(&self, texts: &Texts, text: &str, asked: PositionRequest) -> Result<String, Refused>;

    /// The score card of a record, as text or JSON.
    ///
    /// # Errors
    /// All faults of the record.
    fn score(&self, texts: &Texts, text: &str, as_json: bool) -> Result<String, Vec<String>>;

    /// The record of a table that is written as text, with what is odd in it confirmed.
    ///
    /// # Errors
    /// All that is wrong with the text.
    fn import(&self, texts: &Texts, text: &str, beside: &Beside<'_>) -> Result<Imported, Vec<String>>;

    /// The numbers of the score card of whatever [`score`](Self::score) reads.
    ///
    /// # Errors
    /// All faults of the record.
    fn figures(&self, texts: &Texts, text: &str) -> Result<Vec<Figure>, Vec<String>>;

    /// What happened as a viewer is told of it, an entry a line.
    ///
    /// # Errors
    /// All faults of the record.
    fn moves(&self, texts: &Texts, text: &str, viewer: Viewer) -> Result<Table, Vec<String>>;

    /// The link of a finished game for BG Stats, by who is who; none while it can go on.
    ///
    /// # Errors
    /// All faults of the record.
    fn play_link(&self, texts: &Texts, text: &str, people: &People) -> Result<Option<PlayLink>, Vec<String>>;

    /// A record of a table as text that is imported again; none where that would count otherwise, and of what was never
    /// kept entry by entry.
    ///
    /// # Errors
    /// All faults of the record.
    fn written(&self, texts: &Texts, text: &str) -> Result<Option<String>, Vec<String>>;
}

/// Finds a file that a written table names: what it is called, and its text, or why there is none.
pub type Beside<'a> = dyn Fn(&str) -> Result<(String, String), String> + 'a;

/// What is asked of a position.
#[derive(Clone, Copy, Debug)]
pub struct PositionRequest {
    /// After which entry; the last one where none is given.
    pub at: Option<usize>,
    /// With the corrections that came later.
    pub corrected: bool,
    /// Who is told of it.
    pub viewer: Viewer,
    /// As JSON.
    pub json: bool,
}

/// What a good record holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// In a few words.
    pub summary: String,
    /// What somebody confirmed.
    pub confirmed: Vec<String>,
    /// What nobody did.
    pub unconfirmed: Vec<String>,
}

/// A table that was read from text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The record.
    pub record: String,
    /// What it holds, in a few words.
    pub summary: String,
    /// What no legal game allows in it.
    pub odd: Vec<String>,
}
