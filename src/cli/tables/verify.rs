//! What is said of a good record, and of a bad one.

use super::{Tables, told, with_game};
use crate::{
    games::common::table::{Record, TableGame},
    kernel::{Confirmed, record::RecordKind},
    text::Texts,
};

/// What a good record holds.
pub(in crate::cli) struct Verified {
    /// In a few words.
    pub summary: String,
    /// What somebody confirmed.
    pub confirmed: Vec<String>,
    /// What nobody did.
    pub unconfirmed: Vec<String>,
}

impl Tables {
    /// Checks a record of the game.
    ///
    /// # Errors
    /// All its faults.
    pub(in crate::cli) fn verify(self, texts: &Texts, text: &str) -> Result<Verified, Vec<String>> {
        with_game!(self, |G| verify::<G>(texts, text))
    }
}

fn verify<G: TableGame>(texts: &Texts, text: &str) -> Result<Verified, Vec<String>> {
    let loaded = Record::<G>::read(text).map_err(|faults| told::<G>(texts, &faults))?;
    let seats = &loaded.game.header().seats;
    let (confirmed, unconfirmed) = match &loaded.game {
        Record::<G>::Table(table) => (table.confirmed(), table.unconfirmed()),
        Record::<G>::Result(game) => (game.confirmed(), game.unconfirmed()),
    };
    let in_words = |finding: &Confirmed<_>| match finding {
        Confirmed::Finding(finding) => G::finding(texts, seats, finding),
        Confirmed::Words(words) => words.clone(),
    };
    Ok(Verified {
        summary: summary::<G>(texts, &loaded.game, loaded.read_only),
        confirmed: confirmed.iter().map(in_words).collect(),
        unconfirmed: unconfirmed.iter().map(|finding| G::finding(texts, seats, finding)).collect(),
    })
}

/// What a good record holds, in a few words.
pub(super) fn summary<G: TableGame>(texts: &Texts, record: &Record<G>, read_only: bool) -> String {
    let kind = match record.kind() {
        RecordKind::Result => texts.verify_result(),
        RecordKind::Table | RecordKind::Full => texts.verify_table(),
    };
    let players = texts.count_players(record.header().players());
    let stage = match record {
        Record::<G>::Table(table) if !record.is_over() => G::stage(texts, table),
        Record::<G>::Result(_) if !record.is_over() => texts.verify_unfinished().to_owned(),
        _ => {
            let totals: Vec<String> = record.breakdown().iter().map(|card| card.vp.to_string()).collect();
            texts.verify_totals(&totals.join(" – "))
        }
    };
    let mut words = vec![kind.to_owned(), players, stage];
    if read_only {
        words.push(texts.verify_newer().to_owned());
    }
    words.join(", ")
}
