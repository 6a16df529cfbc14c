//! Whatever the JSON Schema refuses, `verify` refuses in the same place and in plain words; whatever `verify` refuses
//! for its shape, the schema refuses, too.
//!
//! Every member and element of the samples is replaced by something else. To try all of them:
//! `cargo test --test games shapes:: -- --include-ignored`

use std::{
    collections::BTreeSet,
    fmt::Debug,
    fs,
    path::{Path, PathBuf},
};

use alhambra::{
    games::{
        alexandros::{self, text::errors as of_alexandros},
        alhambra::{self as tile_game, text::errors as of_tiles},
        common::{totals::read_totals, words::totals as of_totals},
        roll_and_write::{record::read, text::errors::ErrorText},
    },
    kernel::record::{Fault, RecordFault},
    text::{Language, Texts},
};
use serde_json::{Value, json};

use crate::game::{
    documents::blocks,
    mutations::{instances, mutations},
    schema::{is_valid, schema},
};

/// Phrases of libraries that people should not see.
const OF_A_LIBRARY: [&str; 12] = [
    "invalid type",
    "invalid value",
    "invalid length",
    "unknown field",
    "missing field",
    "duplicate field",
    "did not match",
    "single key",
    "unit variant",
    "at line",
    "data did",
    "not of type",
];
/// Single words of that kind; they count only as whole words.
const WORDS_OF_A_LIBRARY: [&str; 24] = [
    "expected", "untagged", "variant", "newtype", "struct", "enum", "tuple", "sequence", "borrowed", "u8",
    "u16", "u32", "u64", "i8", "i16", "i32", "i64", "i128", "f64", "usize", "bool", "char", "None", "Some",
];

/// The games of which only the totals may be known.
const GAMES: [&str; 3] = ["roll_and_write", tile_game::log::GAME, alexandros::log::GAME];

thread_local! {
    static TEXTS: [Texts; Language::ALL.len()] = Language::ALL.map(Texts::new);
}

/// What is wrong with a record.
struct Told {
    entry: Option<usize>,
    /// The member that is not of its shape, if the fault says which.
    at: Option<String>,
    /// Whether it is refused for its shape.
    is_shape: bool,
    /// The right digest, if it is the digest that is wrong.
    digest: Option<String>,
    /// All its details, for whoever reads the failure.
    debug: String,
    /// Its text in every language.
    words: [String; Language::ALL.len()],
}

fn told<G: Debug>(fault: &Fault<G>, words: impl Fn(&Texts, &Fault<G>) -> String) -> Told {
    use RecordFault as F;
    let at = match &fault.what {
        F::Shape(misfit) => Some(misfit.at.clone()),
        F::Moment { name, .. } | F::TooMany { name, .. } => Some((*name).to_owned()),
        F::NoVersion(_) | F::TooNew(_) => Some("version".to_owned()),
        F::NotARecord => Some("format".to_owned()),
        F::OtherGame(_) => Some("game".to_owned()),
        F::OtherKind { .. } => Some("log".to_owned()),
        F::NoId => Some("id".to_owned()),
        F::SeedFromZero(_) | F::SeedOrder { .. } => Some("seeds".to_owned()),
        F::Result { figure, .. } | F::ResultLength { figure, .. } => Some(figure.clone()),
        F::Digest { .. } => Some("digest".to_owned()),
        _ => None,
    };
    let is_shape = matches!(
        fault.what,
        F::Shape(_) | F::NoVersion(_) | F::NotARecord | F::NoId | F::SeedFromZero(_) | F::TooMany { .. }
    );
    let digest = match &fault.what {
        F::Digest { found, .. } => Some(found.clone()),
        _ => None,
    };
    let words = TEXTS.with(|texts| texts.each_ref().map(|texts| words(texts, fault)));
    Told { entry: fault.entry, at, is_shape, digest, debug: format!("{:?}", fault.what), words }
}

/// The game that a record names; none before version 2.
fn game_of(record: &Value) -> Option<&str> {
    let is_older = record["version"].as_str().unwrap_or_default().starts_with("1.");
    record["game"].as_str().filter(|_| !is_older)
}

/// Reads and checks a record of any game, as `verify` does.
fn verify(record: &Value) -> Vec<Told> {
    let text = record.to_string();
    let game = game_of(record);
    if record["kind"] == "totals" && game.is_some_and(|game| GAMES.contains(&game)) {
        let faults = read_totals(&text).err().unwrap_or_default();
        faults.iter().map(|fault| told(fault, of_totals::recorded)).collect()
    } else if game == Some(tile_game::log::GAME) {
        let faults = tile_game::record::read(&text).err().unwrap_or_default();
        faults.iter().map(|fault| told(fault, of_tiles::recorded)).collect()
    } else if game == Some(alexandros::log::GAME) {
        let faults = alexandros::record::read(&text).err().unwrap_or_default();
        faults.iter().map(|fault| told(fault, of_alexandros::recorded)).collect()
    } else {
        let faults = read(&text).err().unwrap_or_default();
        faults
            .iter()
            .map(|fault| told(fault, |texts, fault| ErrorText::new(texts, &[]).fault(fault)))
            .collect()
    }
}

/// Good records of every kind of every game and version.
fn samples() -> Vec<(String, Value)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths: Vec<PathBuf> = ["saves", "tests/frozen/games", "tests/game/old"]
        .iter()
        .flat_map(|folder| fs::read_dir(root.join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .collect();
    paths.sort();
    let files = paths.iter().map(|path| (path.display().to_string(), fs::read_to_string(path).unwrap()));
    let page = blocks("json").into_iter().map(|block| ("docs/record-format.md".to_owned(), block.to_owned()));
    let all = files.chain(page);
    let all = all.map(|(name, text)| (name, serde_json::from_str::<Value>(&text).unwrap()));
    all.filter(|(_, record)| record["format"] == "alhambra-record").collect()
}

/// Unfinished records of one entry each, for every entry in the schema, since no sample has all of them.
fn of_the_schema() -> Vec<(String, Value)> {
    let schema = schema();
    let mut seen = BTreeSet::new();
    let mut all = Vec::new();
    for (_, mut record) in samples() {
        let (game, kind) = (record["game"].to_string(), record["kind"].to_string());
        if record["version"] != "2.0" || !seen.insert((game.clone(), kind.clone())) {
            continue;
        }
        record["result"] = Value::Null;
        record["ended"] = Value::Null;
        let [game, kind] = [game, kind].map(|name| name.trim_matches('"').to_owned());
        for entry in instances(&schema["$defs"][&game]["$defs"][format!("{kind}_entry")], schema) {
            record["log"] = json!([entry]);
            assert!(is_valid(&record), "{entry}");
            all.push((format!("{game} {kind}"), record.clone()));
        }
    }
    all
}

/// A place in the notation of faults: `/log/3/was/row` is `was.row` of entry 4.
fn place(pointer: &str) -> (Option<usize>, String) {
    let mut steps: Vec<&str> = pointer.split('/').skip(1).collect();
    let mut entry = None;
    if steps.first() == Some(&"log") && steps.len() > 1 {
        entry = Some(steps[1].parse::<usize>().unwrap() + 1);
        steps.drain(..2);
    }
    let mut at = String::new();
    for step in steps {
        match step.parse::<usize>() {
            Ok(number) => at.push_str(&format!("[{}]", number + 1)),
            Err(_) if at.is_empty() => at.push_str(step),
            Err(_) => at.push_str(&format!(".{step}")),
        }
    }
    (entry, at)
}

/// Whether one place is the other, or lies within it.
fn are_related(one: &str, other: &str) -> bool {
    one.starts_with(other) || other.starts_with(one)
}

/// Whether a fault is about the place that was changed, or about a place that depends on it.
fn is_at(told: &Told, pointer: &str) -> bool {
    let (entry, at) = place(pointer);
    match (&told.at, entry) {
        // Faults of entries are faults of the log.
        (_, None) if told.entry.is_some() => at == "log" || at.is_empty() || at == "kind",
        // A log without any entry of its kind is wrong as a whole.
        (Some(found), Some(_)) if told.entry.is_none() => found == "log",
        (Some(found), _) if told.is_shape => told.entry == entry && are_related(found, &at),
        (Some(found), None) => are_related(found, &at),
        // Other faults are of the rules, in an entry or in what was agreed.
        (_, Some(_)) => told.entry == entry,
        (None, None) => told.entry.is_none(),
    }
}

/// The part of a record by which the schema judges a change, since entries do not depend on each other.
fn part(record: &Value, pointer: &str) -> Value {
    let mut part = record.clone();
    let (entry, _) = place(pointer);
    if !pointer.starts_with("/log") {
        part["log"] = json!([]);
    } else if let Some(entry) = entry {
        part["log"] = json!([record["log"][entry - 1]]);
    }
    if !pointer.starts_with("/result")
        && let Some(result) = part.get_mut("result")
    {
        *result = Value::Null;
    }
    part
}

/// How the section numbers of a game's rules begin.
fn sections_of(record: &Value) -> &'static [char] {
    match game_of(record) {
        Some(tile_game::log::GAME) => &['A'],
        Some(alexandros::log::GAME) => &['X'],
        _ => &['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    }
}

fn check(name: &str, changed: &Value, pointer: &str, misses: &mut Vec<String>) {
    let faults = verify(changed);
    let is_shape = is_valid(&part(changed, pointer));
    let value = changed.pointer(pointer).map_or("nothing".to_owned(), Value::to_string);
    let mut miss = |what: &str| {
        let faults: Vec<&str> = faults.iter().map(|told| told.debug.as_str()).collect();
        misses.push(format!("{what}: {pointer} as {value} in {name}: {faults:?}"));
    };
    if !is_shape && !faults.iter().any(|told| is_at(told, pointer)) {
        miss("the schema refuses it, but no fault is reported there");
    }
    if is_shape && faults.iter().any(|told| told.is_shape) {
        miss("it is refused for its shape, but the schema accepts it");
    }
    for text in faults.iter().flat_map(|told| &told.words) {
        let mut words = text.split(|c: char| !c.is_alphanumeric());
        if OF_A_LIBRARY.iter().any(|phrase| text.contains(phrase))
            || words.any(|word| WORDS_OF_A_LIBRARY.contains(&word))
        {
            miss(&format!("words of a library: {text}"));
        }
    }
    for section in faults.iter().flat_map(|told| &told.words).flat_map(|text| text.split('§').skip(1)) {
        if !section.starts_with(sections_of(changed)) {
            miss(&format!("a rule of another game: §{section}"));
        }
    }
    // With a corrected digest exactly the same faults remain.
    if pointer != "/digest" && changed.is_object() {
        let mut again = changed.clone();
        again["digest"] = json!(format!("sha256:{}", "0".repeat(64)));
        let found = verify(&again).into_iter().find_map(|told| told.digest);
        if let Some(found) = found {
            again["digest"] = json!(found);
            let anew: Vec<String> = verify(&again).into_iter().map(|told| told.debug).collect();
            let before: Vec<String> = faults.iter().map(|told| told.debug.clone()).collect();
            if anew != before {
                miss(&format!("a corrected digest changes the faults to {anew:?}"));
            }
        }
    }
}

/// Checks every nth change.
fn check_each(nth: usize) {
    let (mut seen, mut count, mut misses) = (BTreeSet::new(), 0, Vec::new());
    let samples = samples();
    for (name, record) in &samples {
        assert!(verify(record).is_empty(), "{name}");
    }
    for (name, mut record) in samples.into_iter().chain(of_the_schema()) {
        record.as_object_mut().unwrap().remove("digest");
        for (pointer, changed) in mutations(&record, &mut seen) {
            count += 1;
            if count % nth == 0 {
                check(&name, &changed(), &pointer, &mut misses);
            }
        }
    }
    println!("{count} changes, every {nth}. of them tried");
    assert!(count > 10_000, "{count}");
    misses.sort();
    assert!(
        misses.is_empty(),
        "{} of {}:\n{}",
        misses.len(),
        count / nth,
        misses[..misses.len().min(60)].join("\n")
    );
}

#[test]
fn what_the_schema_refuses_is_refused_in_the_same_place_and_in_plain_words() {
    check_each(211);
}

#[test]
#[ignore = "minutes: all changes of all samples"]
fn everything_the_schema_refuses_is_refused_in_the_same_place_and_in_plain_words() {
    check_each(1);
}

#[test]
fn a_result_that_contradicts_the_log_cites_the_rules_of_its_game() {
    let samples = samples();
    for (sample, figure, result, end) in [
        ("table-three-players", "result.rows[1].total", "§8", "§7"),
        ("alhambra-table-two-and-dirk", "result.rows[1].total", "§A2", "§A4.9"),
        ("alexandros-ledger", "result.points[1]", "§X6", "§X6"),
    ] {
        let is_it = |name: &str| name.ends_with(&format!("/{sample}.json"));
        let mut record = samples.iter().find(|(name, _)| is_it(name)).unwrap().1.clone();
        record.as_object_mut().unwrap().remove("digest");
        let says = |record: &Value, what: &str| {
            let faults = verify(record);
            assert!(faults.iter().any(|told| told.words[0].contains(what)), "{sample}: {what}");
        };
        let pointer = format!("/{}", figure.replace('.', "/").replace("[1]", "/0"));
        let right = record.pointer_mut(&pointer).unwrap();
        let claim = format!("{figure} claims 999, but the log yields {right} ({result})");
        *right = json!(999);
        says(&record, &claim);
        record["ended"] = Value::Null;
        says(&record, &format!("there is a result, but the game is not over ({end})"));
    }
}

#[test]
fn in_no_game_is_a_number_an_event_or_a_list_an_object() {
    for (name, record) in samples() {
        let mut record = record;
        record.as_object_mut().unwrap().remove("digest");
        let entries = record["log"].as_array().unwrap().len();
        if entries < 2 {
            continue;
        }
        for number in 0..12 {
            let mut changed = record.clone();
            changed["log"][1]["event"] = json!(number);
            let faults = verify(&changed);
            assert!(
                faults.iter().any(|told| told.entry == Some(2) && told.at.as_deref() == Some("event")),
                "{name}"
            );
        }
        let listed = |value: &Value| json!(value.as_object().unwrap().values().collect::<Vec<_>>());
        for pointer in ["/options", "/seats/0", "/seeds/0", "/log/1"] {
            let Some(object) = record.pointer(pointer) else { continue };
            let mut changed = record.clone();
            *changed.pointer_mut(pointer).unwrap() = listed(object);
            let faults = verify(&changed);
            assert!(faults.iter().any(|told| told.is_shape && is_at(told, pointer)), "{pointer} of {name}");
        }
    }
}
