//! What is this game's own in a record, for the JSON Schema; every member is described in `docs/record-format.md`.

use serde_json::json;

use crate::{
    log::{GAME, MEMBERS, NamedBoard, Options},
    pad::{Ledger, PaperResult},
};
use kernel::record::GameSchema;

/// The schema of what is its own.
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
