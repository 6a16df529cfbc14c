//! The score card (§8), as text and as JSON.

use serde_json::{Value, json};

use crate::games::{
    common::BuildingType,
    roll_and_write::rules::{Card, Cards},
};

/// The score cards of some rows, a column for each; early awards are marked with a star.
pub(super) fn card_text(cards: &Cards, names: &[String]) -> String {
    let rows: Vec<(&String, &Card)> =
        names.iter().zip(&cards.rows).filter_map(|(name, card)| Some((name, card.as_ref()?))).collect();
    let widths: Vec<usize> = rows.iter().map(|(name, _)| name.chars().count().max(5) + 1).collect();
    let line = |label: &str, figure: &dyn Fn(&Card) -> String| {
        let cells: String = rows
            .iter()
            .zip(&widths)
            .map(|((_, card), width)| format!("  {:>width$}", figure(card)))
            .collect();
        format!("{label:<10}{cells}\n")
    };
    let head: String =
        rows.iter().zip(&widths).map(|((name, _), &width)| format!("  {name:>0$} ", width - 1)).collect();
    let mut text = format!("{:<10}{}\n", "", head.trim_end());
    for building in BuildingType::ALL {
        text += &line(building.name(), &|card| {
            let standing = card.types[building.index()];
            format!("{}{}", standing.vp, if standing.completed.is_some() { "*" } else { " " })
        });
    }
    let plain = |figure: Option<u16>| figure.map_or_else(|| "– ".to_owned(), |vp| format!("{vp} "));
    text += &line("lines", &|card| plain(card.holdings.map(|_| card.lines_vp())));
    text += &line("coins", &|card| plain(card.holdings.map(|_| card.coins_vp())));
    if rows.iter().any(|(_, card)| card.bonus > 0) {
        text += &line("bonus", &|card| plain(card.holdings.is_none().then_some(card.bonus.into())));
    }
    text += &line("total", &|card| plain(Some(card.total())));
    if rows.iter().any(|(_, card)| card.types.iter().any(|standing| standing.completed.is_some())) {
        text += "* early award: the type was completed\n";
    }
    text.lines().fold(String::new(), |text, line| text + line.trim_end() + "\n")
}

/// Who wins, in words.
pub(super) fn winners_text(cards: &Cards, names: &[String]) -> String {
    let winners = cards.winners();
    let names: Vec<&str> = winners.iter().map(|&row| names[row].as_str()).collect();
    match names.as_slice() {
        [name] => format!("Winner: {name}\n"),
        _ => format!("Shared victory: {}\n", names.join(", ")),
    }
}

/// The score cards; null for a phantom that does not score.
pub(super) fn cards_json(cards: &Cards, names: &[String]) -> Value {
    let row = |(name, card): (&String, &Option<Card>)| {
        let Some(card) = card else { return Value::Null };
        let types: serde_json::Map<String, Value> = BuildingType::ALL
            .into_iter()
            .map(|building| {
                let standing = card.types[building.index()];
                let value = json!({
                    "vp": standing.vp,
                    "boxes": standing.boxes,
                    "place": standing.place(),
                    "shared_by": standing.sharing,
                    "early": standing.completed.is_some(),
                });
                (building.name().to_owned(), value)
            })
            .collect();
        json!({
            "name": name,
            "types": types,
            "types_vp": card.types_vp(),
            "lines": card.lines_vp(),
            "coins": card.coins_vp(),
            "bonus": card.bonus,
            "total": card.total(),
        })
    };
    json!({
        "rows": names.iter().zip(&cards.rows).map(row).collect::<Vec<_>>(),
        "winners": cards.winners().into_iter().map(|row| &names[row]).collect::<Vec<_>>(),
    })
}
