//! `alhambra import` of a table that is written as text.

use super::{Tables, verify::summary, with_game};
use crate::{
    games::common::table::{Record, TableGame},
    kernel::{Confirmed, Note},
    text::Texts,
};

/// A table that was read from text.
pub(in crate::cli) struct Imported {
    /// The record.
    pub record: String,
    /// What it holds, in a few words.
    pub summary: String,
    /// What no legal game allows in it.
    pub odd: Vec<String>,
}

impl Tables {
    /// The record of a written table, with what is odd in it confirmed.
    ///
    /// # Errors
    /// All that is wrong with the text.
    pub(in crate::cli) fn import(self, texts: &Texts, text: &str) -> Result<Imported, Vec<String>> {
        with_game!(self, |G| import::<G>(texts, text))
    }
}

fn import<G: TableGame>(texts: &Texts, text: &str) -> Result<Imported, Vec<String>> {
    let (mut table, odd) = G::written(texts, text)?;
    for finding in table.findings() {
        // A confirmation fits everywhere.
        let _ = table.note(Note::Confirm { finding: Confirmed::Finding(finding) });
    }
    let game = Record::<G>::from(table);
    Ok(Imported { record: game.write(None), summary: summary::<G>(texts, &game, false), odd })
}
