//! Pictures and pages of records.

use super::Refused;
use text::Texts;
use ui::{
    raster::Image,
    vector::{Paper, Print},
};

/// Pictures and pages of the records of a game.
pub trait GamePrints {
    /// A picture of a position of a record, of so many pixels: after `entry`, or at its end.
    ///
    /// # Errors
    /// The faults of the record, or that the log has no such entry.
    fn picture(
        &self,
        texts: &Texts,
        text: &str,
        entry: Option<usize>,
        size: (u32, u32),
        dark: bool,
    ) -> Result<Image, Refused>;

    /// Hands the pages of a record, and what it is called, to `write`.
    ///
    /// # Errors
    /// The faults of the record, that the log has no such entry, or that the record has no such page.
    fn pages(
        &self,
        texts: &Texts,
        text: &str,
        asked: AskedPage,
        write: &mut dyn FnMut(Vec<Print<'_>>, &str),
    ) -> Result<(), Refused>;
}

/// Which page of a record is asked for.
#[derive(Clone, Copy, Debug)]
pub struct AskedPage {
    /// What is on it.
    pub what: PageOf,
    /// After which entry; at the end where none is given.
    pub at: Option<usize>,
    /// The paper.
    pub paper: Paper,
}

/// What a page shows of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageOf {
    /// A position.
    Position,
    /// The score card.
    Card,
    /// The sheets of the players.
    Sheets,
}
