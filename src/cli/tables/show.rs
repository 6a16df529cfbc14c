//! `alhambra show` of a table: what happened last, how far it is, and the points as they stood.

use std::io::Write;

use serde_json::{Value, json};

use super::{Asked, Tables, at, card, or_null, told, with_game};
use crate::{
    cli::{
        Failure,
        words::{json_text, plain},
    },
    games::common::table::{Record, TableGame, told as entry_told},
    kernel::Kind,
    text::Texts,
};

impl Tables {
    /// Writes a position; where the text is no record, its faults are returned.
    pub(in crate::cli) fn show(
        self,
        texts: &Texts,
        text: &str,
        asked: Asked,
        out: &mut dyn Write,
    ) -> Result<Result<(), Vec<String>>, Failure> {
        with_game!(self, |G| show::<G>(texts, text, asked, out))
    }
}

fn show<G: TableGame>(
    texts: &Texts,
    text: &str,
    asked: Asked,
    out: &mut dyn Write,
) -> Result<Result<(), Vec<String>>, Failure> {
    let record = match Record::<G>::read(text) {
        Ok(loaded) => loaded.game,
        Err(faults) => return Ok(Err(told::<G>(texts, &faults))),
    };
    let entries = record.entries();
    let at = at(texts, asked.at, entries)?;
    let config = record.config();
    let (cards, last, stage) = match &record {
        Record::<G>::Table(table) => {
            let state = if asked.corrected { table.corrected_at(at) } else { table.at(at) }.state;
            let last = (at > 0).then(|| entry_told::<G>(texts, table, at));
            (G::Table::breakdown(config, &state), last, Some(G::stage(texts, &table.as_of(at))))
        }
        Record::<G>::Result(game) => (G::Paper::breakdown(config, &game.at(at).state), None, None),
    };
    let is_over = record.is_over() && at == entries;
    let header = record.header();
    if asked.json {
        let mut value = card::json::<G>(&record, &cards);
        if let Value::Object(members) = &mut value {
            let more = [
                ("id", json!(header.id)),
                ("game", json!(G::Table::GAME)),
                ("kind", json!(record.kind().name())),
                ("at", json!(at)),
                ("events", json!(entries)),
                ("over", json!(is_over)),
                ("last", or_null(last)),
                ("stage", or_null(stage)),
            ];
            if !is_over {
                // Who leads is no winner.
                members.remove("winners");
                members.remove("winner_rows");
            }
            members.extend(more.map(|(name, value)| (name.to_owned(), value)));
        }
        writeln!(out, "{}", json_text(&value))?;
        return Ok(Ok(()));
    }
    let title = if header.title.is_empty() { &header.id } else { &header.title };
    writeln!(out, "{}", texts.table_started(&plain(title), &header.when().to_string()))?;
    match last {
        Some(last) => writeln!(out, "{}", texts.show_event_was(at, entries, &plain(&last)))?,
        None => writeln!(out, "{}", texts.show_event(at, entries))?,
    }
    if let Some(stage) = stage.filter(|_| !is_over) {
        writeln!(out, "{stage}")?;
    }
    writeln!(out, "\n{}", if is_over { texts.score_card() } else { texts.show_now() })?;
    write!(out, "{}", card::text::<G>(texts, &record, &cards, is_over))?;
    Ok(Ok(()))
}
