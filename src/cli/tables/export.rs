//! `alhambra export` of a table.

use super::{Tables, told, with_game};
use crate::{
    games::common::{
        bg_stats::PlayLink,
        csv::Figure,
        table::{Record, TableGame, csv, play_link},
    },
    kernel::record::{Container, RecordKind},
    text::Texts,
};

impl Tables {
    /// The numbers of the score card of a record.
    ///
    /// # Errors
    /// All faults of the record.
    pub(in crate::cli) fn figures(self, texts: &Texts, text: &str) -> Result<Vec<Figure>, Vec<String>> {
        with_game!(self, |G| {
            let record = Record::<G>::read(text).map_err(|faults| told::<G>(texts, &faults))?.game;
            Ok(csv::figures::<G>(texts, &record))
        })
    }

    /// What happened at a table, an entry a line.
    ///
    /// # Errors
    /// All faults of the record.
    pub(in crate::cli) fn moves(self, texts: &Texts, text: &str) -> Result<String, Vec<String>> {
        with_game!(self, |G| {
            let record = Record::<G>::read(text).map_err(|faults| told::<G>(texts, &faults))?.game;
            Ok(csv::moves::<G>(texts, &record))
        })
    }

    /// The link of a finished game for BG Stats; none while it can go on.
    ///
    /// # Errors
    /// All faults of the record.
    pub(in crate::cli) fn play_link(
        self,
        texts: &Texts,
        text: &str,
    ) -> Result<Option<PlayLink>, Vec<String>> {
        with_game!(self, |G| {
            let record = Record::<G>::read(text).map_err(|faults| told::<G>(texts, &faults))?.game;
            Ok(play_link::<G>(&record))
        })
    }

    /// A record as text that is imported again; none of a result, and of a table that would then count otherwise.
    ///
    /// # Errors
    /// All faults of the record.
    pub(in crate::cli) fn written(self, texts: &Texts, text: &str) -> Result<Option<String>, Vec<String>> {
        let written = with_game!(self, |G| written::<G>(texts, text))?;
        // As `import` finds out which game it is of.
        Ok(written.filter(|text| Self::of_written(text) == Some(self)))
    }

    /// Whether a record is a result, which was never kept entry by entry.
    pub(in crate::cli) fn is_result(text: &str) -> bool {
        Container::read::<()>(text).is_ok_and(|record| record.kind::<()>() == Ok(RecordKind::Result))
    }
}

fn written<G: TableGame>(texts: &Texts, text: &str) -> Result<Option<String>, Vec<String>> {
    let record = Record::<G>::read(text).map_err(|faults| told::<G>(texts, &faults))?.game;
    let Record::<G>::Table(table) = &record else { return Ok(None) };
    let text = G::to_text(table);
    let again = G::written(texts, &text).map(|(table, _)| Record::<G>::from(table));
    let counts_alike = again.is_ok_and(|again| {
        let (before, after) = (csv::figures::<G>(texts, &record), csv::figures::<G>(texts, &again));
        before.iter().map(Figure::counts).eq(after.iter().map(Figure::counts))
            && again.is_over() == record.is_over()
    });
    Ok(counts_alike.then_some(text))
}
