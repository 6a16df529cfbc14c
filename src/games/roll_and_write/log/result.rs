//! The result as a record claims it, and the digest that ties a record together.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use super::RecordFault;
use crate::games::{
    common::BuildingType,
    roll_and_write::rules::{Card, Cards},
};

/// The result of a finished game, row by row of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct GameResult {
    /// The score card of each row; null for a phantom that does not score.
    pub rows: Vec<Option<RowResult>>,
    /// The rows that win, from 1; more than one share the victory (§7.4).
    pub winners: Vec<usize>,
}

/// The score card of one row (§8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct RowResult {
    /// VP of each type.
    pub types: [u16; BuildingType::COUNT],
    /// Which of them are early awards (§6).
    pub early: [bool; BuildingType::COUNT],
    /// VP of rows and columns (§7.2).
    pub lines: u16,
    /// VP of coins left (§7.3).
    pub coins: u16,
    /// The bonus of a phantom (§11).
    pub bonus: u16,
    /// All together.
    pub total: u16,
}

impl RowResult {
    fn of(card: &Card) -> Self {
        Self {
            types: card.types.map(|standing| standing.vp.into()),
            early: card.types.map(|standing| standing.completed.is_some()),
            lines: card.lines_vp(),
            coins: card.coins_vp(),
            bonus: card.bonus.into(),
            total: card.total(),
        }
    }
}

impl GameResult {
    /// The result that some score cards make.
    #[must_use]
    pub fn of(cards: &Cards) -> Self {
        Self {
            rows: cards.rows.iter().map(|card| card.as_ref().map(RowResult::of)).collect(),
            winners: cards.winners().into_iter().map(|row| row + 1).collect(),
        }
    }

    /// Every figure of this claim that is not the true result's, as [`RecordFault::Result`].
    #[must_use]
    pub fn differences(&self, truth: &Self) -> Vec<RecordFault> {
        let (Ok(claimed), Ok(found)) = (serde_json::to_value(self), serde_json::to_value(truth)) else {
            return Vec::new();
        };
        let mut differences = Vec::new();
        compare("result", &claimed, &found, &mut differences);
        differences
    }
}

fn compare(path: &str, claimed: &Value, found: &Value, differences: &mut Vec<RecordFault>) {
    match (claimed, found) {
        (Value::Object(a), Value::Object(b)) => {
            for (key, value) in a {
                compare(&format!("{path}.{key}"), value, b.get(key).unwrap_or(&Value::Null), differences);
            }
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (i, (a, b)) in (1..).zip(a.iter().zip(b)) {
                compare(&format!("{path}[{i}]"), a, b, differences);
            }
        }
        _ if claimed != found => {
            differences.push(RecordFault::Result {
                figure: path.to_owned(),
                claimed: claimed.to_string(),
                found: found.to_string(),
            });
        }
        _ => {}
    }
}

/// The members of a record that its digest covers.
const COVERED: [&str; 7] = ["kind", "layout", "options", "seats", "seeds", "log", "result"];

/// `sha256:` and the hexadecimal SHA-256 of the covered members as canonical JSON: keys sorted, no white space.
#[must_use]
pub fn digest(record: &Map<String, Value>) -> String {
    let covered: Map<String, Value> = COVERED
        .iter()
        .map(|&member| (member.to_owned(), record.get(member).cloned().unwrap_or(Value::Null)))
        .collect();
    let text = canonical(&Value::Object(covered)).to_string();
    let hex: String = Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect();
    format!("sha256:{hex}")
}

fn canonical(value: &Value) -> Value {
    match value {
        Value::Object(map) => {
            let mut members: Vec<_> =
                map.iter().map(|(key, value)| (key.clone(), canonical(value))).collect();
            members.sort_by(|a, b| a.0.cmp(&b.0));
            Value::Object(members.into_iter().collect())
        }
        Value::Array(list) => Value::Array(list.iter().map(canonical).collect()),
        other => other.clone(),
    }
}
