//! Pictures and pages of records.

use std::path::Path;

use crate::{commands::Refused, screens::table::PictureStyle};
use text::Texts;
use ui::{
    raster::Image,
    vector::{Paper, Print},
};

/// Pictures and pages of the records of a game.
pub trait GamePrints {
    /// A picture of a position of a record: after `entry`, or at its end.
    ///
    /// # Errors
    /// The faults of the record, or that the log has no such entry.
    fn picture(
        &self,
        texts: &Texts,
        text: &str,
        entry: Option<usize>,
        style: PictureStyle<'_>,
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
        write: &mut WritePages<'_>,
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

/// Takes pages, and what they are called.
pub type WritePages<'a> = dyn FnMut(Vec<Print<'_>>, &str) + 'a;

/// Which page is asked for that is still empty.
#[derive(Clone, Copy, Debug)]
pub struct EmptyPage<'a> {
    /// What is on it.
    pub what: EmptyPageOf,
    /// The file of the layout; the standard one where none is given.
    pub layout: Option<&'a Path>,
    /// The paper.
    pub paper: Paper,
}

/// What an empty page is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmptyPageOf {
    /// One player.
    Sheet,
    /// All of a table.
    ScoreSheet,
}
