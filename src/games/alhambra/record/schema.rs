//! What is this game's own in a record, for the JSON Schema; every member is described in `docs/record-format.md`.

use serde_json::json;

use crate::{
    log::{GAME, MEMBERS, Options, Played, Printed, Tiles},
    pad::{PaperResult, ScorePad},
};
use kernel::record::GameSchema;

/// The schema of what is its own.
#[must_use]
pub fn schema() -> GameSchema {
    let player = json!({"properties": {"kind": {"enum": ["human", "computer"]}}});
    let third = json!({"properties": {"kind": {"const": "phantom"}}});
    let [options, tiles, pieces] = MEMBERS;
    GameSchema::new(GAME)
        .setup::<Options>(options)
        .setup::<Tiles>(tiles)
        .setup::<Printed>(pieces)
        .kind::<Played>()
        .kind::<ScorePad>()
        .kind::<PaperResult>()
        // Only a game that is played knows what may follow an exact purchase (§A4.3), who sees hands (§A11.1), and how people
        // cut the piles (§A11.2).
        .rule(json!({
            "if": {"properties": {"kind": {"const": "full"}}},
            "then": {"properties": {options: {"properties": {
                "further_action": {"enum": ["may", "must"], "default": "may"},
                "open_hands": {"type": "boolean", "default": false},
                "piles": {
                    "type": ["array", "null"], "minItems": 5, "maxItems": 5,
                    "items": {"type": "integer", "minimum": 1, "maximum": 255}
                }
            }}}}
        }))
        // Two players with the third one behind them (§A5), or more.
        .rule(json!({"properties": {"seats": {"anyOf": [
            {"minItems": 3, "maxItems": 3, "prefixItems": [player, player, third]},
            {"minItems": 3, "maxItems": 6, "items": player}
        ]}}}))
}
