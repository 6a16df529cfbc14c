//! A position of a table: what happened last, how far it is, and the points as they stood.

use serde_json::{Value, json};

use super::card;
use crate::{
    commands::Refused,
    contract::PositionRequest,
    table::{Record, TableGame, told as entry_told},
    words::json_text,
};
use kernel::Kind;
use text::{Texts, plain};

/// The position that is asked for, as text or JSON.
pub fn position<G: TableGame>(
    texts: &Texts,
    record: &Record<G>,
    asked: PositionRequest,
) -> Result<String, Refused> {
    let entries = record.entries();
    let at = Refused::entry(texts, asked.at, entries)?;
    let is_over = record.is_over() && at == entries;
    let header = record.header();
    let (cards, table) = match record {
        Record::<G>::Table(table) => {
            let config = table.config();
            let state = if asked.corrected { table.corrected_at(at) } else { table.at(at) }.state;
            let cards =
                if is_over { G::Table::breakdown(config, &state) } else { G::if_ended(config, &state) };
            (cards, Some((table, state)))
        }
        Record::<G>::Played(_) => (record.breakdown(), None),
        Record::<G>::Result(game) => (G::Paper::breakdown(game.config(), &game.at(at).state), None),
    };
    let last = table.as_ref().filter(|_| at > 0).map(|(table, _)| entry_told::<G>(texts, table, at));
    let stage = table.as_ref().map(|(table, _)| {
        let then = if asked.corrected { table.corrected_branch(at) } else { table.as_of(at) };
        G::stage(texts, &then)
    });
    if asked.json {
        let mut value = card::json::<G>(record, &cards);
        if let Value::Object(members) = &mut value {
            let more = [
                ("id", json!(header.id)),
                ("game", json!(G::Table::GAME)),
                ("kind", json!(record.kind().name())),
                ("at", json!(at)),
                ("events", json!(entries)),
                ("over", json!(is_over)),
                ("last", json!(last)),
                ("stage", json!(stage)),
            ];
            if !is_over {
                // Who leads is no winner.
                members.remove("winners");
                members.remove("winner_rows");
            }
            let position = table.iter().flat_map(|(table, state)| G::position_json(table.config(), state));
            let all = more.into_iter().chain(position);
            members.extend(all.map(|(name, value)| (name.to_owned(), value)));
        }
        return Ok(format!("{}\n", json_text(&value)));
    }
    let title = if header.title.is_empty() { &header.id } else { &header.title };
    let mut lines = vec![texts.table_started(&plain(title), &header.when().to_string())];
    lines.push(match last {
        Some(last) => texts.show_event_was(at, entries, &plain(&last)),
        None => texts.show_event(at, entries),
    });
    lines.extend(stage.filter(|_| !is_over));
    if let Some((table, state)) = &table {
        lines.push(String::new());
        lines.extend(G::position(texts, &header.seats, table.config(), state).iter().map(|line| plain(line)));
    }
    let card = if is_over { texts.score_card() } else { texts.show_now() };
    let card = format!("\n{card}\n{}", card::text::<G>(texts, record, &cards, is_over));
    Ok(format!("{}\n{card}", lines.join("\n")))
}
