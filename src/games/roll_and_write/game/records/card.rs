//! The score card (§8), as text and as JSON.

use serde_json::{Value, json};

use crate::{
    rules::{BreakdownExt, Reason, TypeReason},
    text::names::building_name,
};
use common::{BuildingType, words::winner};
use kernel::{Breakdown, winners};
use text::Texts;

/// How the total of a row came about.
type Card = Breakdown<Reason>;

/// The score cards of some rows, a column for each that scores; early awards are marked with a star.
pub fn card_text(texts: &Texts, cards: &[Card], names: &[String]) -> String {
    let rows: Vec<(&String, &Card)> =
        names.iter().zip(cards).filter(|(_, card)| card.total().is_some()).collect();
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
        text += &line(&texts.within(&building_name(texts, building)), &|card| {
            let reason = card.types().find(|reason| reason.building == building);
            reason.map_or_else(String::new, |TypeReason { standing, .. }| {
                format!("{}{}", standing.vp, if standing.completed.is_some() { "*" } else { " " })
            })
        });
    }
    let plain = |vp: Option<i32>| vp.map_or_else(|| "– ".to_owned(), |vp| format!("{vp} "));
    text += &line(&texts.within(texts.lines()), &|card| plain(card.lines_vp()));
    text += &line(&texts.within(texts.coins()), &|card| plain(card.coins_vp()));
    if rows.iter().any(|(_, card)| card.bonus_vp().is_some_and(|bonus| bonus > 0)) {
        text += &line(&texts.within(texts.score_bonus()), &|card| plain(card.bonus_vp()));
    }
    text += &line(&texts.within(texts.total()), &|card| plain(card.total()));
    let mut types = rows.iter().flat_map(|(_, card)| card.types());
    if types.any(|reason| reason.standing.completed.is_some()) {
        text += &format!("{}\n", texts.show_early_mark());
    }
    text.lines().fold(String::new(), |text, line| text + line.trim_end() + "\n")
}

/// Who wins, in words.
pub fn winners_text(texts: &Texts, cards: &[Card], names: &[String]) -> String {
    let winners = winners(cards.iter().map(Card::total));
    let names: Vec<&str> = winners.iter().map(|&row| names[row].as_str()).collect();
    winner(texts, &names) + "\n"
}

/// The score cards; null for a phantom that does not score.
pub fn cards_json(cards: &[Card], names: &[String]) -> Value {
    let row = |(name, card): (&String, &Card)| {
        let Some(total) = card.total() else { return Value::Null };
        let types = card.types().map(|TypeReason { building, standing, .. }| {
            let value = json!({
                "vp": standing.vp,
                "boxes": standing.boxes,
                "place": standing.place(),
                "shared_by": standing.sharing,
                "early": standing.completed.is_some(),
            });
            (building.name().to_owned(), value)
        });
        json!({
            "name": name,
            "types": types.collect::<serde_json::Map<_, _>>(),
            "types_vp": card.types_vp(),
            "lines": card.lines_vp().unwrap_or_default(),
            "coins": card.coins_vp().unwrap_or_default(),
            "bonus": card.bonus_vp().unwrap_or_default(),
            "total": total,
        })
    };
    let winners = winners(cards.iter().map(Card::total));
    json!({
        "rows": names.iter().zip(cards).map(row).collect::<Vec<_>>(),
        "winners": winners.iter().map(|&row| &names[row]).collect::<Vec<_>>(),
        // Names may repeat.
        "winner_rows": winners.iter().map(|row| row + 1).collect::<Vec<_>>(),
    })
}
