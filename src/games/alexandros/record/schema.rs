//! What only this game has in its records, for the JSON Schema; `docs/record-format.md` describes every member.

use serde_json::json;

use crate::{
    log::{GAME, MEMBERS, NamedBoard, Options},
    pad::{Ledger, PaperResult},
};
use kernel::record::GameSchema;

/// The schema of those members.
#[must_use]
pub fn schema() -> GameSchema {
    let player = json!({"properties": {"kind": {"enum": ["human", "computer"]}}});
    let [options, board] = MEMBERS;
    GameSchema::new(GAME)
        .setup::<Options>(options)
        .setup::<Option<NamedBoard>>(board)
        .kind::<Ledger>()
        .kind::<PaperResult>()
        .rule(json!({"properties": {"seats": {"minItems": 2, "maxItems": 4, "items": player}}}))
}
