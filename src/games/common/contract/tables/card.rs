//! The score card of a table, as text and as JSON.

use serde_json::{Value, json};

use crate::{
    table::{Record, TableGame, ToldGame},
    words::winner,
};
use kernel::{Breakdown, Kind, record::Seat};
use text::{Texts, plain};

/// How a number came about.
type Number<G> = Breakdown<<<G as TableGame>::Table as Kind>::Reason>;

/// A row for each seat and a column for each part, such as a scoring; then who wins, if this is the end.
pub fn text<G: ToldGame>(texts: &Texts, record: &Record<G>, cards: &[Number<G>], is_over: bool) -> String {
    let seats = &record.header().seats;
    let longest = cards.iter().max_by_key(|card| card.parts.len());
    let parts: Vec<String> = longest
        .map(|card| card.parts.iter().map(|part| plain(&G::part(texts, seats, &part.reason))).collect())
        .unwrap_or_default();
    let names: Vec<String> = seats.iter().map(|seat| plain(&seat.name)).collect();
    let first = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
    let columns: Vec<&str> = parts.iter().map(String::as_str).chain([texts.total()]).collect();
    let mut text = " ".repeat(first);
    columns.iter().for_each(|word| text += &format!("  {word}"));
    text += "\n";
    for (name, card) in names.iter().zip(cards) {
        text += &format!("{name:first$}");
        for (k, word) in columns.iter().enumerate() {
            let is_total = k + 1 == columns.len();
            let vp = if is_total { Some(card.vp) } else { card.parts.get(k).map(|part| part.vp) };
            let figure = vp.map_or_else(|| "–".to_owned(), |vp| vp.to_string());
            text += &format!("  {figure:>0$}", word.chars().count());
        }
        text += "\n";
    }
    if is_over {
        let won: Vec<&str> =
            G::winners_of(cards).into_iter().filter_map(|row| Some(names.get(row)?.as_str())).collect();
        text += &winner(texts, &won);
        text += "\n";
    }
    text
}

/// Totals with all they are made of, and who wins or leads.
pub fn json<G: ToldGame>(record: &Record<G>, cards: &[Number<G>]) -> Value {
    let seats = &record.header().seats;
    let winners = G::winners_of(cards);
    let row = |(seat, card): (&Seat, &Number<G>)| {
        json!({
            "name": seat.name,
            "total": card.vp,
            "parts": card.parts.iter().map(part::<G>).collect::<Vec<_>>(),
        })
    };
    json!({
        "over": record.is_over(),
        "rows": seats.iter().zip(cards).map(row).collect::<Vec<_>>(),
        "winners": winners.iter().filter_map(|&row| Some(&seats.get(row)?.name)).collect::<Vec<_>>(),
        // Names may repeat.
        "winner_rows": winners.iter().map(|row| row + 1).collect::<Vec<_>>(),
    })
}

fn part<G: ToldGame>(number: &Number<G>) -> Value {
    let parts: Vec<Value> = number.parts.iter().map(part::<G>).collect();
    let mut value = json!({"part": G::key(&number.reason), "vp": number.vp});
    if let (Value::Object(members), false) = (&mut value, parts.is_empty()) {
        members.insert("parts".to_owned(), parts.into());
    }
    value
}
