//! The record: a game as readable JSON, versioned; see `docs/record-format.md`.

use jiff::Timestamp;
use serde::Serialize;
use serde_json::{Map, Value};

use super::{
    Entry, Game, GameResult, Header, NamedLayout, Options, Parent, PlayEvent, ResultEvent, Seat, SeedClaim,
    result::digest,
};
use crate::games::roll_and_write::pad::{Course, Crosses, PadEvent, PadState, tally_result};
use crate::games::roll_and_write::rules::{Cards, GameConfig};

/// The member `format` of every record.
pub const FORMAT: &str = "alhambra-record";

/// The version that this program writes. A newer minor version can be read, a newer major one cannot.
///
/// - 1.0: the first.
/// - 1.1: tables: phantoms' rolls, first players, leaving, corrected counts, amendments; full games: handovers.
pub const VERSION: (u32, u32) = (1, 1);

/// The shape of a record, for the JSON Schema and for reading; every member is described in `docs/record-format.md`.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[schemars(
    title = "Alhambra record",
    description = "A game of Alhambra: Roll & Write; see docs/record-format.md"
)]
pub struct RecordShape {
    /// Always `alhambra-record`.
    #[schemars(extend("const" = "alhambra-record"))]
    pub format: String,
    /// `major.minor`.
    #[schemars(regex(pattern = r"^[0-9]+\.[0-9]+$"))]
    pub version: String,
    /// The program that wrote it, and its version.
    #[schemars(default)]
    pub program: String,
    /// Tells the game apart from all others.
    pub id: String,
    /// Which of the three kinds of record it is.
    pub kind: RecordKind,
    /// A title of the user's own.
    #[schemars(default)]
    pub title: String,
    /// Where it was played.
    #[schemars(default)]
    pub location: String,
    /// Free text.
    #[schemars(default)]
    pub comment: String,
    /// Free tags.
    #[schemars(default)]
    pub tags: Vec<String>,
    /// When it began: RFC 3339, UTC.
    #[schemars(with = "String", extend("format" = "date-time"))]
    pub started: Timestamp,
    /// When it ended, also early; null while it can go on.
    #[schemars(with = "Option<String>", default, extend("format" = "date-time"))]
    pub ended: Option<Timestamp>,
    /// Seconds somebody was at it.
    #[schemars(default)]
    pub active_seconds: u64,
    /// The layout, inline.
    pub layout: NamedLayout,
    /// Rounds and rule options.
    pub options: Options,
    /// The rows of the score sheet: players clockwise, then phantoms.
    pub seats: Vec<Seat>,
    /// Seeds of the program's dice.
    #[schemars(default)]
    pub seeds: Vec<SeedClaim>,
    /// The record it was played on from.
    #[schemars(default)]
    pub parent: Option<Parent>,
    /// What happened, oldest first.
    pub log: Log,
    /// The result of a finished game; null before.
    #[schemars(default)]
    pub result: Option<GameResult>,
    /// SHA-256 over the played part.
    #[schemars(default, regex(pattern = "^sha256:[0-9a-f]{64}$"))]
    pub digest: Option<String>,
}

/// The kinds of record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RecordKind {
    /// Sheets and dice; every event is checked by the rules.
    Full,
    /// The score sheet of a table.
    Table,
    /// A finished game entered afterwards.
    Result,
}

/// A log of one of the three kinds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[serde(untagged)]
pub enum Log {
    /// Of a full game.
    Full(Vec<Entry<PlayEvent>>),
    /// Of a table.
    Table(Vec<Entry<PadEvent>>),
    /// Of a finished game.
    Result(Vec<Entry<ResultEvent>>),
}

/// A game of one of the three kinds, as read and checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyGame {
    /// Sheets and dice.
    Full(Box<Game>),
    /// A table or a finished game: a score sheet without sheets.
    Score(Box<ScoreOnly>),
}

/// A game of kind `table` or `result`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreOnly {
    /// What the record says beside the game.
    pub header: Header,
    /// The configuration as agreed at the start; the layout may be counts only, which [`PadState::configuration`] has as corrected.
    pub config: GameConfig,
    /// Seeds of the program's dice, should it have rolled for phantoms.
    pub seeds: Vec<SeedClaim>,
    /// The log.
    pub log: Log,
    /// What it yields.
    pub tally: PadState,
}

impl ScoreOnly {
    /// What the first `upto` entries yield after the notes among the first `notes_upto`.
    #[must_use]
    pub fn at(&self, upto: usize, notes_upto: usize) -> PadState {
        match &self.log {
            Log::Table(log) => Course::of(&self.config, log, upto, notes_upto).tally().clone(),
            // Row by row: of a good log every part is good.
            Log::Result(log) => {
                tally_result(&self.config, &log[..upto.min(log.len())]).unwrap_or_else(|_| self.tally.clone())
            }
            Log::Full(_) => self.tally.clone(),
        }
    }

    /// The last round played at a table that was closed before the last one.
    #[must_use]
    pub fn stopped_in(&self) -> Option<u8> {
        let played = self.tally.played();
        let is_table = matches!(self.log, Log::Table(_));
        (is_table && self.header.ended.is_some() && played < self.config.rounds()).then_some(played)
    }

    /// The crossed cells of a row, from 0, where its lines were counted on them.
    #[must_use]
    pub fn crosses(&self, row: usize) -> Option<Crosses> {
        self.tally.rows.get(row)?.crosses
    }
}

impl AnyGame {
    /// What the record says beside the game.
    #[must_use]
    pub const fn header(&self) -> &Header {
        match self {
            Self::Full(game) => &game.header,
            Self::Score(game) => &game.header,
        }
    }

    /// The configuration, at a table with the counts as they were corrected.
    #[must_use]
    pub const fn config(&self) -> &GameConfig {
        match self {
            Self::Full(game) => game.config(),
            Self::Score(game) => &game.tally.config,
        }
    }

    /// What every row gets if it ended now.
    #[must_use]
    pub fn cards(&self) -> Cards {
        match self {
            Self::Full(game) => game.state().cards(game.config()),
            Self::Score(game) => game.tally.cards(),
        }
    }

    /// Whether the game came to its end. Tables and results have one when they say when they ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        match self {
            Self::Full(game) => game.is_over(),
            Self::Score(game) => game.header.ended.is_some(),
        }
    }

    /// Which kind of record it makes.
    #[must_use]
    pub const fn kind(&self) -> RecordKind {
        match self {
            Self::Full(_) => RecordKind::Full,
            Self::Score(game) => match game.log {
                Log::Full(_) => RecordKind::Full,
                Log::Table(_) => RecordKind::Table,
                Log::Result(_) => RecordKind::Result,
            },
        }
    }

    /// The record as JSON text. Members of `read_from` that this version does not know are kept.
    ///
    /// # Panics
    /// Never: every member is plain data.
    #[must_use]
    pub fn write(&self, read_from: Option<&Value>) -> String {
        let Ok(Value::Object(mut record)) = serde_json::to_value(self.shape()) else {
            unreachable!("a record is an object of plain data");
        };
        if let Some(Value::Object(old)) = read_from {
            keep_unknown(old, &mut record);
        }
        let sum = digest(&record);
        record.insert("digest".to_owned(), Value::String(sum));
        write_out(&record)
    }

    fn shape(&self) -> RecordShape {
        let header = self.header().clone();
        let (config, seeds, log) = match self {
            Self::Full(game) => (game.config(), game.seeds().to_vec(), Log::Full(game.log().to_vec())),
            Self::Score(game) => (&game.config, game.seeds.clone(), game.log.clone()),
        };
        RecordShape {
            format: FORMAT.to_owned(),
            version: format!("{}.{}", VERSION.0, VERSION.1),
            program: concat!("alhambra ", env!("CARGO_PKG_VERSION")).to_owned(),
            id: header.id,
            kind: self.kind(),
            title: header.title,
            location: header.location,
            comment: header.comment,
            tags: header.tags,
            started: header.started,
            ended: header.ended,
            active_seconds: header.active_seconds,
            layout: NamedLayout { name: header.layout_name, draft: config.layout().draft() },
            options: Options::of(config),
            seats: header.seats,
            seeds,
            parent: header.parent,
            log,
            result: self.is_over().then(|| GameResult::of(&self.cards())),
            digest: None,
        }
    }
}

/// The JSON Schema of records, as checked in under `docs/`.
///
/// # Panics
/// Never: a schema is plain data.
#[must_use]
pub fn schema() -> String {
    let schema = schemars::schema_for!(RecordShape);
    let mut text = serde_json::to_string_pretty(&schema).unwrap_or_default();
    text.push('\n');
    text
}

/// Copies what only the old record has, at every depth where old and new are about the same thing.
fn keep_unknown(old: &Map<String, Value>, new: &mut Map<String, Value>) {
    for (key, old) in old {
        match (old, new.get_mut(key)) {
            (_, None) => {
                new.insert(key.clone(), old.clone());
            }
            (Value::Object(old), Some(Value::Object(new))) => keep_unknown(old, new),
            (Value::Array(old), Some(Value::Array(new))) => {
                for (old, new) in old.iter().zip(new) {
                    // Elements are paired by place. A row of the score sheet stays itself, whatever is changed about
                    // it; another element that changed is another one.
                    if let (Value::Object(old), Value::Object(new)) = (old, new)
                        && (key == "seats" || agree(old, new))
                    {
                        keep_unknown(old, new);
                    }
                }
            }
            _ => {}
        }
    }
}

/// Whether what both have is equal.
fn agree(old: &Map<String, Value>, new: &Map<String, Value>) -> bool {
    new.iter().all(|(key, value)| old.get(key).is_none_or(|old| old == value))
}

/// Pretty, with one entry of the log a line.
fn write_out(record: &Map<String, Value>) -> String {
    let mut text = String::from("{\n");
    for (i, (key, value)) in record.iter().enumerate() {
        if i > 0 {
            text.push_str(",\n");
        }
        text.push_str(&format!("  {}: ", Value::String(key.clone())));
        match value {
            Value::Array(list) if !list.is_empty() && list.iter().all(Value::is_object) => {
                let lines: Vec<String> = list.iter().map(|entry| format!("    {entry}")).collect();
                text.push_str(&format!("[\n{}\n  ]", lines.join(",\n")));
            }
            Value::Object(_) if key == "result" => {
                text.push_str(&serde_json::to_string(value).unwrap_or_default());
            }
            Value::Object(map) => {
                let lines: Vec<String> = map
                    .iter()
                    .map(|(key, value)| format!("    {}: {value}", Value::String(key.clone())))
                    .collect();
                text.push_str(&format!("{{\n{}\n  }}", lines.join(",\n")));
            }
            _ => text.push_str(&value.to_string()),
        }
    }
    text.push_str("\n}\n");
    text
}
