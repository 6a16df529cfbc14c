//! What is this game's own in a record, for the JSON Schema; every member is described in `docs/record-format.md`.

use serde_json::json;

use crate::{
    log::{GAME, MEMBERS, NamedLayout, Options, Played},
    pad::{PaperResult, ScorePad},
};
use kernel::record::GameSchema;

/// The schema of what is its own.
#[must_use]
pub fn schema() -> GameSchema {
    let player = json!({"properties": {"kind": {"enum": ["human", "computer"]}}});
    let phantom = json!({"properties": {"kind": {"const": "phantom"}}});
    let [layout, options] = MEMBERS;
    GameSchema::new(GAME)
        .setup::<NamedLayout>(layout)
        .setup::<Options>(options)
        .kind::<Played>()
        .kind::<ScorePad>()
        .kind::<PaperResult>()
        // Only sheets with a grid can be played on.
        .rule(json!({
            "if": {"properties": {"kind": {"const": "full"}}},
            "then": {"properties": {layout: {"properties": {"grid": {"type": "array"}}, "required": ["grid"]}}}
        }))
        // Players clockwise, then phantoms: one player with two to four, two with one, more with none.
        .rule(json!({"properties": {"seats": {"anyOf": [
            {"minItems": 3, "maxItems": 5, "prefixItems": [player], "items": phantom},
            {"minItems": 3, "maxItems": 3, "prefixItems": [player, player, phantom]},
            {"minItems": 3, "maxItems": 5, "items": player}
        ]}}}))
}
