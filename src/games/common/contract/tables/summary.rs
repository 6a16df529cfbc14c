//! What a good record holds, in a few words.

use crate::table::{Record, ToldGame};
use kernel::record::RecordKind;
use text::Texts;

/// What a good record holds, in a few words.
pub fn of<G: ToldGame>(texts: &Texts, record: &Record<G>, read_only: bool) -> String {
    let kind = match record.kind() {
        RecordKind::Result => texts.verify_result(),
        RecordKind::Table => texts.verify_table(),
        RecordKind::Full => texts.verify_full(),
        RecordKind::Totals => texts.verify_totals_only(),
    };
    let players = texts.count_players(record.header().players());
    let stage = match record {
        Record::<G>::Table(table) if !record.is_over() => G::stage(texts, table),
        Record::<G>::Played(_) | Record::<G>::Result(_) if !record.is_over() => {
            texts.verify_unfinished().to_owned()
        }
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
