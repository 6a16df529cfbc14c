//! A position of a table: what happened last, how far it is, and the points as they stood.

use std::borrow::Cow;

use serde_json::{Value, json};

use super::card;
use crate::{
    commands::Refused,
    contract::PositionRequest,
    table::{PlayedRecord, Record, State, TableGame, ToldGame, told as entry_told},
    words::json_text,
};
use kernel::{Game, Kind};
use text::{Texts, plain};

/// A position of a table, or of a game that was played here.
struct Told<'a, G: TableGame> {
    table: Cow<'a, Game<G::Table>>,
    state: State<G>,
    /// What happened last.
    last: Option<String>,
    /// How far it is.
    stage: String,
    /// What a game tells beside what a table does.
    beside: Vec<String>,
}

/// The position that is asked for, as text or JSON.
pub fn position<G: ToldGame>(
    texts: &Texts,
    record: &Record<G>,
    asked: PositionRequest,
) -> Result<String, Refused> {
    let entries = record.entries();
    let at = Refused::entry(texts, asked.at, entries)?;
    let is_over = record.is_over() && at == entries;
    let header = record.header();
    let (cards, told) = match record {
        Record::<G>::Table(table) => {
            let config = table.config();
            let state = if asked.corrected { table.corrected_at(at) } else { table.at(at) }.state;
            let cards =
                if is_over { G::Table::breakdown(config, &state) } else { G::if_ended(config, &state) };
            let last = (at > 0).then(|| entry_told::<G>(texts, table, at));
            let then = if asked.corrected { table.corrected_branch(at) } else { table.as_of(at) };
            let stage = G::stage(texts, &then);
            let table = Cow::Borrowed(&**table);
            (cards, Some(Told::<G> { table, state, last, stage, beside: Vec::new() }))
        }
        Record::<G>::Played(game) => {
            let table = game.table();
            let timeline = game.timeline(texts, asked.corrected, asked.viewer);
            let step = timeline.steps()[timeline.step_of_entry(at)].clone();
            let cards =
                if is_over { record.breakdown() } else { G::if_ended(table.config(), &step.position) };
            let last = (at > 0).then_some(step.text);
            let stage = (timeline.words().part)(texts, step.part);
            let beside = game.beside(texts, at, asked.corrected, asked.viewer);
            (cards, Some(Told::<G> { table: Cow::Owned(table), state: step.position, last, stage, beside }))
        }
        Record::<G>::Result(game) => (G::Paper::breakdown(game.config(), &game.at(at).state), None),
    };
    let last = told.as_ref().and_then(|told| told.last.as_ref());
    let stage = told.as_ref().map(|told| &told.stage);
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
            let position = told.iter().flat_map(|told| G::position_json(told.table.config(), &told.state));
            let beside = match record {
                Record::<G>::Played(game) => game.beside_json(at, asked.corrected, asked.viewer),
                Record::<G>::Table(_) | Record::<G>::Result(_) => Vec::new(),
            };
            let all = more.into_iter().chain(position).chain(beside);
            members.extend(all.map(|(name, value)| (name.to_owned(), value)));
        }
        return Ok(format!("{}\n", json_text(&value)));
    }
    let title = if header.title.is_empty() { &header.id } else { &header.title };
    let mut lines = vec![texts.table_started(&plain(title), &header.when().to_string())];
    lines.push(match last {
        Some(last) => texts.show_event_was(at, entries, &plain(last)),
        None => texts.show_event(at, entries),
    });
    lines.extend(stage.filter(|_| !is_over).cloned());
    if let Some(Told::<G> { table, state, beside, .. }) = &told {
        lines.push(String::new());
        let position = G::position(texts, &header.seats, table.config(), state);
        lines.extend(beside.iter().chain(&position).map(|line| plain(line)));
    }
    let card = if is_over { texts.score_card() } else { texts.show_now() };
    let card = format!("\n{card}\n{}", card::text::<G>(texts, record, &cards, is_over));
    Ok(format!("{}\n{card}", lines.join("\n")))
}
