//! A position as JSON.

use serde_json::{Map, Value, json};

use super::{PositionReport, card};
use crate::{
    pad::PadState,
    rules::{Cell, Die, Face, State, ToAct},
};
use common::BuildingType;
use kernel::record::SeatKind;

/// The position with everything that the text says.
pub fn position(shown: &PositionReport<'_>) -> Value {
    let config = &shown.config;
    let names: Vec<String> = (0..config.rows()).map(|row| shown.name(row).to_owned()).collect();
    json!({
        "id": shown.game.header().id,
        "kind": shown.game.kind().name(),
        "at": shown.at,
        "events": shown.entries,
        "round": shown.round(),
        "rounds": config.rounds(),
        "over": shown.is_over,
        "next": shown.state.as_ref().map_or_else(|| shown.table.as_ref().map(next_entry), |state| Some(next(state))),
        "rows": (0..config.rows()).map(|row| self::row(shown, row)).collect::<Vec<_>>(),
        "race": race(shown),
        "awards": awards(shown, &names),
        "score_card": card::cards_json(&shown.cards, &names),
    })
}

/// What the game waits for.
pub fn next(state: &State) -> Value {
    match state.to_act() {
        ToAct::Nothing => Value::Null,
        ToAct::Decision(seat) => json!({"decision": {"row": seat + 1}}),
        ToAct::Chance(roll) => json!({"roll": {"purpose": roll.purpose, "row": roll.seat + 1}}),
    }
}

/// Whose entry a table waits for: a turn, or lines and coins.
fn next_entry(table: &PadState) -> Value {
    match table.turn() {
        Some(row) => json!({"entry": {"row": row + 1}}),
        None if table.is_closed() => Value::Null,
        None => json!({"close": {"rows": table.open_rows().iter().map(|row| row + 1).collect::<Vec<_>>()}}),
    }
}

fn row(shown: &PositionReport<'_>, row: usize) -> Value {
    let mut value = Map::new();
    value.insert("name".to_owned(), json!(shown.name(row)));
    let kind = shown.game.header().seats.get(row).map(|seat| seat.kind);
    value.insert("kind".to_owned(), json!(kind));
    let boxes = by_type(|building| json!(shown.score.boxes(row, building)));
    value.insert("boxes".to_owned(), boxes);
    let completed = by_type(|building| json!(shown.score.completed(row, building)));
    value.insert("completed".to_owned(), completed);
    if kind == Some(SeatKind::Phantom) {
        return Value::Object(value);
    }
    if let Some(holdings) = shown.holdings.get(row) {
        let lines = json!({"4": holdings.lines.four, "5": holdings.lines.five, "6": holdings.lines.six});
        value.insert("lines".to_owned(), lines);
        value.insert("coins".to_owned(), json!(holdings.coins));
    }
    if let Some(table) = &shown.table {
        value.insert("left".to_owned(), json!(table.rows[row].left));
        value.insert("closed".to_owned(), json!(table.rows[row].closed));
    }
    if let Some(state) = &shown.state {
        let sheet = state.sheet(row);
        let (yellow, blue) = state.dice(row);
        let (front_yellow, front_blue) = state.dice_in_front(row);
        let faces = |dice: &[Die]| dice.iter().map(|die| die.face).collect::<Vec<Face>>();
        let [yellow_changed, blue_changed] =
            if row == state.seat() { shown.changed.clone() } else { [Vec::new(), Vec::new()] };
        let mark = |row, column| if sheet.is_built(Cell::new(row, column)) { 'X' } else { '.' };
        let grid = Face::ALL.map(|row| Face::ALL.map(|column| mark(row, column)).iter().collect::<String>());
        value.insert("sheet".to_owned(), json!(grid));
        value.insert("circled".to_owned(), json!(sheet.circled()));
        value.insert("spent".to_owned(), json!(sheet.spent()));
        value.insert("dice".to_owned(), json!({"yellow": faces(&yellow), "blue": faces(&blue)}));
        value.insert("changed".to_owned(), json!({"yellow": yellow_changed, "blue": blue_changed}));
        value.insert("in_front".to_owned(), json!({"yellow": front_yellow, "blue": front_blue}));
    }
    Value::Object(value)
}

/// The places of every type, and how many are struck.
fn race(shown: &PositionReport<'_>) -> Value {
    by_type(|building| {
        json!({
            "printed": shown.config.layout().count(building),
            "vp": shown.config.layout().vp(building),
            "struck": shown.score.struck(building, shown.awarded_rounds),
        })
    })
}

fn awards(shown: &PositionReport<'_>, names: &[String]) -> Value {
    let awards = shown.score.awards(shown.config.layout(), shown.awarded_rounds);
    let award = |award: crate::rules::Award| {
        json!({
            "round": award.round,
            "type": award.building,
            "rows": award.rows.iter().map(|row| row + 1).collect::<Vec<_>>(),
            "names": award.rows.iter().map(|&row| &names[row]).collect::<Vec<_>>(),
            "vp": award.vp,
        })
    };
    awards.into_iter().map(award).collect()
}

fn by_type(value: impl Fn(BuildingType) -> Value) -> Value {
    let members = BuildingType::ALL.into_iter().map(|building| (building.name().to_owned(), value(building)));
    Value::Object(members.collect())
}
