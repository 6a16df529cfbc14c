//! The shape of records, for the JSON Schema; every member is described in `docs/record-format.md`.

use jiff::Timestamp;
use serde::Serialize;

use crate::{
    games::roll_and_write::{
        log::{GameResult, NamedLayout, Options, PlayEvent, RolledDice},
        pad::{PadEvent, ResultEvent},
        rules::AuditFinding,
    },
    kernel::{
        SeedFrom,
        record::{Parent, RecordKind, Seat},
    },
};

/// A moment in UTC.
const MOMENT: &str = r"^[-+]?[0-9]{4,6}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?Z$";

/// A record.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[schemars(
    title = "Alhambra record",
    description = "A game of Alhambra: Roll & Write; see docs/record-format.md",
    extend("allOf" = [
        {
            "if": {"properties": {"version": {"pattern": "^1[.]"}}},
            "else": {"required": ["game"]}
        },
        {
            "if": {"properties": {"kind": {"const": "full"}}},
            "then": {"properties": {
                "log": {"items": {"$ref": "#/$defs/PlayEntry"}},
                "layout": {"properties": {"grid": {"type": "array"}}, "required": ["grid"]}
            }}
        },
        {
            "if": {"properties": {"kind": {"const": "table"}}},
            "then": {"properties": {"log": {"items": {"$ref": "#/$defs/PadEntry"}}}}
        },
        {
            "if": {"properties": {"kind": {"const": "result"}}},
            "then": {"properties": {"log": {"items": {"$ref": "#/$defs/ResultEntry"}}}}
        }
    ])
)]
struct RecordShape {
    /// Always `alhambra-record`.
    #[schemars(extend("const" = "alhambra-record"))]
    format: String,
    /// `major.minor`.
    #[schemars(regex(pattern = r"^[0-9]+\.[0-9]+$"))]
    version: String,
    /// The program that wrote it, and its version.
    #[schemars(default)]
    program: String,
    /// Which game it is; required from version 2 on.
    #[schemars(default, extend("const" = "roll_and_write"))]
    game: String,
    /// Which of the three kinds of record it is.
    kind: RecordKind,
    /// Tells the game apart from all others.
    #[schemars(length(min = 1))]
    id: String,
    /// A title of the user's own.
    #[schemars(default)]
    title: String,
    /// Where it was played.
    #[schemars(default)]
    location: String,
    /// Free text.
    #[schemars(default)]
    comment: String,
    /// Free tags.
    #[schemars(default)]
    tags: Vec<String>,
    /// When it began: RFC 3339, UTC.
    #[schemars(with = "String", regex(pattern = MOMENT), extend("format" = "date-time"))]
    started: Timestamp,
    /// When it ended, also early; null while it can go on.
    #[schemars(with = "Option<String>", regex(pattern = MOMENT), default, extend("format" = "date-time"))]
    ended: Option<Timestamp>,
    /// Seconds somebody was at it.
    #[schemars(default)]
    active_seconds: u64,
    /// The layout, inline.
    layout: NamedLayout,
    /// Rounds and rule options.
    options: Options,
    /// The rows of the score sheet: players clockwise, then phantoms.
    #[schemars(extend("anyOf" = [
        {
            "minItems": 3,
            "maxItems": 5,
            "prefixItems": [{"properties": {"kind": {"enum": ["human", "computer"]}}}],
            "items": {"properties": {"kind": {"const": "phantom"}}}
        },
        {
            "minItems": 3,
            "maxItems": 3,
            "prefixItems": [
                {"properties": {"kind": {"enum": ["human", "computer"]}}},
                {"properties": {"kind": {"enum": ["human", "computer"]}}},
                {"properties": {"kind": {"const": "phantom"}}}
            ]
        },
        {
            "minItems": 3,
            "maxItems": 5,
            "items": {"properties": {"kind": {"enum": ["human", "computer"]}}}
        }
    ]))]
    seats: Vec<Seat>,
    /// Seeds of the program's dice.
    #[schemars(default)]
    seeds: Vec<SeedFrom>,
    /// The record it was played on from.
    #[schemars(default)]
    parent: Option<Parent>,
    /// What happened, oldest first.
    log: Log,
    /// The result of a finished game; null before.
    #[schemars(default)]
    result: Option<GameResult>,
    /// SHA-256 over the played part.
    #[schemars(default, regex(pattern = "^sha256:[0-9a-f]{64}$"))]
    digest: Option<String>,
}

/// A log of one of the three kinds.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "a shape: only its schema is used")]
enum Log {
    /// Of a full game.
    Full(Vec<PlayEntry>),
    /// Of a table.
    Table(Vec<PadEntry>),
    /// Of a finished game.
    Result(Vec<ResultEntry>),
}

/// An entry of a full game.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "a shape: only its schema is used")]
enum PlayEntry {
    /// What happened.
    Event(PlayEvent),
    /// About what happened.
    Note(PlayNote),
}

/// A note of a full game.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(dead_code, reason = "a shape: only its schema is used")]
enum PlayNote {
    /// Everything after entry `to` is taken back; 0 takes back all.
    TakeBack {
        /// The last entry that stays.
        to: usize,
    },
    /// The dice of entry `entry`, typed in by people, were others.
    #[schemars(extend("anyOf" = [
        {"properties": {"yellow": {"maxItems": 1}, "blue": {"maxItems": 1}}},
        {"properties": {"yellow": {"minItems": 2}, "blue": {"minItems": 2}}}
    ]))]
    CorrectRoll {
        /// The entry corrected.
        #[schemars(range(min = 1))]
        entry: usize,
        /// The dice as they were.
        #[serde(flatten)]
        dice: RolledDice,
    },
    /// A hint was shown: the game is helped.
    Hint {},
    /// From here on somebody else decides for a player, who has left or come back.
    Handover {
        /// The player's seat.
        #[schemars(range(min = 1, max = 5))]
        seat: u8,
        /// The policy that decides; null for a person.
        policy: Option<String>,
    },
    /// A finding was confirmed; in a full game that has no effect.
    Confirm(Confirmation),
}

/// An entry of a table.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "a shape: only its schema is used")]
enum PadEntry {
    /// What happened.
    Event(PadEvent),
    /// About what happened.
    Note(PadNote),
}

/// A note of a table.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(dead_code, clippy::large_enum_variant, reason = "a shape: only its schema is used")]
enum PadNote {
    /// Everything after entry `to` is taken back; 0 takes back all.
    TakeBack {
        /// The last entry that stays.
        to: usize,
    },
    /// Entry `entry` was really this.
    Amend {
        /// The entry amended.
        #[schemars(range(min = 1))]
        entry: usize,
        /// What it was.
        #[serde(rename = "was")]
        event: PadEvent,
    },
    /// Entry `entry` never happened.
    Strike {
        /// The entry struck.
        #[schemars(range(min = 1))]
        entry: usize,
    },
    /// A finding was confirmed: it is no fault.
    Confirm(Confirmation),
}

/// An entry of a finished game.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "a shape: only its schema is used")]
enum ResultEntry {
    /// A row.
    Event(ResultEvent),
    /// About the rows.
    Note(ResultNote),
}

/// A note of a finished game.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(dead_code, reason = "a shape: only its schema is used")]
enum ResultNote {
    /// A finding was confirmed: it is no fault.
    Confirm(Confirmation),
}

/// What was confirmed.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "a shape: only its schema is used")]
enum Confirmation {
    /// As its code with its data.
    Finding {
        /// The finding.
        finding: AuditFinding,
    },
    /// In the words of version 1.
    Words {
        /// The sentence.
        oddity: String,
    },
}

/// The JSON Schema of records, as checked in under `docs/`.
#[must_use]
pub fn schema() -> String {
    let schema = schemars::schema_for!(RecordShape);
    let mut text = serde_json::to_string_pretty(&schema).unwrap_or_default();
    text.push('\n');
    text
}
