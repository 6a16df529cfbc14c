//! The parts of records that are this game's own, for a JSON Schema; `docs/record-format.md` describes every member.

use serde::Serialize;

use crate::games::alexandros::{
    log::{GameResult, NamedBoard, Options},
    pad::{LedgerEvent, ResultEvent},
    rules::AuditFinding,
};

/// What this game has in a record, beside what all have.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[schemars(title = "Alexandros in a record")]
struct RecordShape {
    /// What is agreed.
    options: Options,
    /// The board; null for a ledger without one.
    board: Option<NamedBoard>,
    /// The events of a table and of a result, without notes.
    log: Vec<Event>,
    /// What can be confirmed.
    finding: AuditFinding,
    /// The result of a finished game; null before.
    result: Option<GameResult>,
}

/// An event of one of the kinds.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "a shape: only its schema is used")]
enum Event {
    /// Of a table.
    Table(LedgerEvent),
    /// Of a finished game.
    Result(ResultEvent),
}

/// The JSON Schema of what is this game's own in a record.
#[must_use]
pub fn schema() -> String {
    let schema = schemars::schema_for!(RecordShape);
    let mut text = serde_json::to_string_pretty(&schema).unwrap_or_default();
    text.push('\n');
    text
}
