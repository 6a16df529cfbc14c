//! The JSON Schema of records, as checked in under `docs/`: what all games have, and the parts that each game gives.

use jiff::Timestamp;
use schemars::{JsonSchema, SchemaGenerator, generate::SchemaSettings};
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::{
    FORMAT, GAME_OF_1X, MOST_ENTRIES, MOST_LETTERS, Parent, RecordKind, Seat,
    limits::{Comment, Short, Tags},
};
use crate::{Kind, Note, SeedFrom, json::limits_of};

/// A moment in UTC.
const MOMENT: &str = concat!(
    r"^([0-9]{4}|-[0-9]{6})-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|[12][0-9]))",
    r"T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]{1,9})?Z$"
);

/// A day.
const DAY: &str = concat!(
    r"^[0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|",
    r"(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|[12][0-9]))$"
);

/// What every record has, whatever its game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(title = "Alhambra record", description = "A game of the house; see docs/record-format.md")]
struct RecordShape {
    /// Always `alhambra-record`.
    #[schemars(extend("const" = FORMAT))]
    format: String,
    /// `major.minor`.
    #[schemars(regex(pattern = r"^[1-9][0-9]{0,8}\.(0|[1-9][0-9]{0,8})$"))]
    version: String,
    /// The program that wrote it, and its version.
    #[schemars(default)]
    program: Short,
    /// Which game it is; required from version 2 on, and anything before.
    #[schemars(default)]
    game: Value,
    /// Which kind of record it is.
    kind: RecordKind,
    /// Tells the game apart from all others.
    #[schemars(length(min = 1, max = MOST_LETTERS))]
    id: String,
    /// A title of the user's own.
    #[schemars(default)]
    title: Short,
    /// Where it was played.
    #[schemars(default)]
    location: Short,
    /// Free text.
    #[schemars(default)]
    comment: Comment,
    /// Free tags.
    #[schemars(default)]
    tags: Tags,
    /// The day on which it began, where nothing else is known of the time; `started` is then its noon where it was
    /// written.
    #[schemars(regex(pattern = DAY), default, extend("format" = "date"))]
    day: Option<String>,
    /// When it began: RFC 3339, UTC.
    #[schemars(with = "String", regex(pattern = MOMENT), extend("format" = "date-time"))]
    started: Timestamp,
    /// When it ended, also early; null while it can go on.
    #[schemars(with = "Option<String>", regex(pattern = MOMENT), default, extend("format" = "date-time"))]
    ended: Option<Timestamp>,
    /// Seconds somebody was at it.
    #[schemars(default)]
    active_seconds: u64,
    /// Who sits where; each game says how many and of which kinds.
    seats: Vec<Seat>,
    /// Seeds of the program's chance.
    #[schemars(default, length(max = MOST_ENTRIES))]
    seeds: Vec<SeedFrom>,
    /// The record it was played on from.
    #[schemars(default)]
    parent: Option<Parent>,
    /// What happened, oldest first.
    #[schemars(length(max = MOST_ENTRIES))]
    log: Vec<EntryShape>,
    /// The result of a finished game; null before.
    #[schemars(default)]
    result: Option<Map<String, Value>>,
    /// SHA-256 over the played part.
    #[schemars(default, regex(pattern = "^sha256:[0-9a-f]{64}$"))]
    digest: Option<String>,
}

/// An entry of the log of any game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct EntryShape {
    /// What happened, or which note it is.
    event: String,
}

/// What one game has in its records beside what all have.
#[derive(Debug)]
pub struct GameSchema {
    game: &'static str,
    generator: SchemaGenerator,
    members: Map<String, Value>,
    kinds: Vec<RecordKind>,
    rules: Vec<Value>,
}

impl GameSchema {
    /// A game with nothing of its own yet.
    #[must_use]
    pub fn new(game: &'static str) -> Self {
        // Games have types of the same names, so each has its definitions for itself.
        let settings = SchemaSettings::draft2020_12().with(|settings| {
            settings.definitions_path = format!("/$defs/{game}/$defs").into();
        });
        Self {
            game,
            generator: settings.into_generator(),
            members: Map::new(),
            kinds: Vec::new(),
            rules: Vec::new(),
        }
    }

    /// A member that holds a part of its set-up.
    #[must_use]
    pub fn setup<T: JsonSchema>(mut self, member: &str) -> Self {
        let schema = self.generator.subschema_for::<T>();
        self.members.insert(member.to_owned(), schema.to_value());
        self
    }

    /// One of its kinds: its events, the notes that its log takes, its findings and its result.
    #[must_use]
    pub fn kind<K: Kind>(mut self) -> Self {
        let entry = format!("{}_entry", K::KIND.name());
        let event = self.generator.subschema_for::<K::Event>().to_value();
        let notes = notes::<K>(&mut self.generator);
        let of_entry = json!({"anyOf": std::iter::once(event).chain(notes).collect::<Vec<_>>()});
        self.generator.definitions_mut().insert(entry.clone(), of_entry);
        let entries = format!("#/$defs/{}/$defs/{entry}", self.game);
        let result = self.generator.subschema_for::<Option<K::Result>>();
        self.kinds.push(K::KIND);
        self.rule(json!({
            "if": {"properties": {"kind": {"const": K::KIND}}},
            "then": {"properties": {"log": {"items": {"$ref": entries}}, "result": result}}
        }))
    }

    /// Something else that holds of its records.
    #[must_use]
    pub fn rule(mut self, rule: Value) -> Self {
        self.rules.push(rule);
        self
    }

    /// The schema of what is its own, under its name.
    fn into_definition(mut self) -> (String, Value) {
        let required: Vec<&String> = self.members.keys().collect();
        let mut schema = json!({"required": required});
        self.members.insert("kind".to_owned(), json!({"enum": self.kinds}));
        schema["properties"] = Value::Object(self.members);
        schema["allOf"] = Value::Array(self.rules);
        schema["$defs"] = Value::Object(self.generator.take_definitions(true));
        (self.game.to_owned(), schema)
    }
}

/// The notes that the log of a kind takes.
fn notes<K: Kind>(generator: &mut SchemaGenerator) -> Vec<Value> {
    let mut all = Note::<K>::json_schema(generator).to_value();
    let taken = |note: &Value| {
        let name = note.pointer("/properties/event/const");
        K::NOTES.iter().any(|kind| name.is_some_and(|name| name == kind.name()))
    };
    let notes = all["oneOf"].as_array_mut().map(std::mem::take).unwrap_or_default();
    notes.into_iter().filter(taken).collect()
}

/// The JSON Schema of the records of these games, and of those that know nothing but the `totals` of any of them.
#[must_use]
pub fn schema(games: Vec<GameSchema>, totals: GameSchema) -> String {
    let mut schema = schemars::schema_for!(RecordShape).to_value();
    let of_game = |game: &str| json!({"$ref": format!("#/$defs/{game}")});
    let names: Vec<&str> = games.iter().map(|game| game.game).collect();
    let each = names.iter().map(|game| {
        json!({
            "if": {"properties": {"game": {"const": game}}, "required": ["game"]},
            "then": of_game(game)
        })
    });
    let named = json!({"properties": {"game": {"enum": names}}, "required": ["game"]});
    let of_any = json!({
        "if": {"properties": {"kind": {"const": RecordKind::Totals}}},
        "then": of_game(totals.game),
        "else": {"allOf": each.collect::<Vec<_>>()}
    });
    schema["allOf"] = json!([{
        "if": {"properties": {"version": {"pattern": "^1[.]"}}},
        "then": of_game(GAME_OF_1X),
        "else": {"allOf": [named, of_any]}
    }]);
    for (game, definition) in games.into_iter().chain([totals]).map(GameSchema::into_definition) {
        schema["$defs"][game] = definition;
    }
    limit_numbers(&mut schema);
    format!("{schema:#}\n")
}

/// Says the limits of every whole number that has none but those of its format, or of all.
fn limit_numbers(schema: &mut Value) {
    match schema {
        Value::Array(list) => list.iter_mut().for_each(limit_numbers),
        Value::Object(members) => {
            members.values_mut().for_each(limit_numbers);
            if members.get("type").is_none_or(|kind| kind != "integer" && kind != &json!(["integer", "null"]))
            {
                return;
            }
            let (least, most) = limits_of(members.get("format").and_then(Value::as_str).unwrap_or_default());
            let number =
                |number: i128| u64::try_from(number).map_or_else(|_| json!(number as i64), Value::from);
            members.entry("minimum").or_insert_with(|| number(least));
            members.entry("maximum").or_insert_with(|| number(most));
        }
        _ => {}
    }
}
