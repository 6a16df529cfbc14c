//! How a game that is kept at a real table fulfils the contract: written once, for any of them.

mod card;
mod desk;
#[cfg(feature = "gui")]
mod prints;
mod show;
mod summary;

use super::{Beside, GameRecords, Imported, KeptGame, PositionRequest, Verified};
use crate::{
    bg_stats::PlayLink,
    commands::Refused,
    csv::{Figure, Table},
    table::{PlayedRecord, Record, TableGame, csv, play_link, read_record},
    words::json_text,
};
use kernel::{Confirmed, Note, People, Viewer, record::Fault};
use text::Texts;

/// What is wrong with a record, a sentence for each fault.
fn told<G: TableGame>(texts: &Texts, faults: &[Fault<G::Fault>]) -> Vec<String> {
    faults.iter().map(|fault| G::fault(texts, fault)).collect()
}

/// The record that a text is.
fn read<G: TableGame>(texts: &Texts, text: &str) -> Result<Record<G>, Vec<String>> {
    match read_record::<G>(text) {
        Ok(loaded) => Ok(loaded.game),
        Err(faults) => Err(told::<G>(texts, &faults)),
    }
}

impl<G: KeptGame> GameRecords for G {
    fn verify(&self, texts: &Texts, text: &str) -> Result<Verified, Vec<String>> {
        let loaded = read_record::<G>(text).map_err(|faults| told::<G>(texts, &faults))?;
        let seats = &loaded.game.header().seats;
        let (confirmed, unconfirmed) = match &loaded.game {
            Record::<G>::Table(table) => (table.confirmed(), table.unconfirmed()),
            Record::<G>::Result(game) => (game.confirmed(), game.unconfirmed()),
            Record::<G>::Played(game) => (game.game().confirmed(), game.game().unconfirmed()),
        };
        let in_words = |finding: &Confirmed<_>| match finding {
            Confirmed::Finding(finding) => G::finding(texts, seats, finding),
            Confirmed::Words(words) => words.clone(),
        };
        Ok(Verified {
            summary: summary::of::<G>(texts, &loaded.game, loaded.read_only),
            confirmed: confirmed.iter().map(in_words).collect(),
            unconfirmed: unconfirmed.iter().map(|finding| G::finding(texts, seats, finding)).collect(),
        })
    }

    fn show(&self, texts: &Texts, text: &str, asked: PositionRequest) -> Result<String, Refused> {
        show::position::<G>(texts, &read::<G>(texts, text)?, asked)
    }

    fn score(&self, texts: &Texts, text: &str, as_json: bool) -> Result<String, Vec<String>> {
        let record = read::<G>(texts, text)?;
        let cards = csv::cards::<G>(&record);
        if as_json {
            return Ok(format!("{}\n", json_text(&card::json::<G>(&record, &cards))));
        }
        let now = if record.is_over() { String::new() } else { format!("{}\n", texts.show_now()) };
        Ok(now + &card::text::<G>(texts, &record, &cards, record.is_over()))
    }

    fn import(&self, texts: &Texts, text: &str, _: &Beside<'_>) -> Result<Imported, Vec<String>> {
        let (mut table, odd) = G::written(texts, text)?;
        for finding in table.findings() {
            // A confirmation fits everywhere.
            let _ = table.note(Note::confirm(finding));
        }
        let game = Record::<G>::table(table);
        Ok(Imported { record: game.write(None), summary: summary::of::<G>(texts, &game, false), odd })
    }

    fn figures(&self, texts: &Texts, text: &str) -> Result<Vec<Figure>, Vec<String>> {
        Ok(csv::figures::<G>(texts, &read::<G>(texts, text)?))
    }

    fn moves(&self, texts: &Texts, text: &str, viewer: Viewer) -> Result<Table, Vec<String>> {
        Ok(csv::moves::<G>(texts, &read::<G>(texts, text)?, viewer))
    }

    fn play_link(&self, texts: &Texts, text: &str, people: &People) -> Result<Option<PlayLink>, Vec<String>> {
        Ok(play_link::<G>(&read::<G>(texts, text)?, people))
    }

    fn written(&self, texts: &Texts, text: &str) -> Result<Option<String>, Vec<String>> {
        let record = read::<G>(texts, text)?;
        let Record::<G>::Table(table) = &record else { return Ok(None) };
        let Some(text) = G::to_text(table) else { return Ok(None) };
        let again = G::written(texts, &text).map(|(table, _)| Record::<G>::table(table));
        let counts_alike = again.is_ok_and(|again| {
            let (before, after) = (csv::figures::<G>(texts, &record), csv::figures::<G>(texts, &again));
            before.iter().map(Figure::counts).eq(after.iter().map(Figure::counts))
                && again.is_over() == record.is_over()
        });
        // Else nobody would know which game it is of.
        Ok(Some(text).filter(|text| counts_alike && G::is_written(text)))
    }
}
