//! Records of the toy: written, read again, verified.

use alhambra::kernel::{
    By, Confirmed, Game, Kind, LogError, Note,
    json::{Misfit, Mismatch},
    record::{Container, Fault, Loaded, RecordFault, RecordKind, When, describe},
};
use jiff::tz::TimeZone;
use serde_json::{Value, json};

use crate::kernel::{
    dice::{self, Dice},
    pad::{self, Event, Finding, Points, new_pad, points},
    toy::ToyError,
};

pub type Faults<K> = Vec<Fault<<K as Kind>::Fault>>;

/// Reads a record of a kind.
pub fn read<K: Kind>(text: &str) -> Result<Loaded<Game<K>>, Faults<K>> {
    Game::read(Container::read(text).map_err(|fault| vec![fault])?)
}

/// A record after some change, with no digest that would notice it.
fn changed(text: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut record: Value = serde_json::from_str(text).unwrap();
    record.as_object_mut().unwrap().remove("digest");
    change(&mut record);
    record.to_string()
}

fn digest(text: &str) -> String {
    serde_json::from_str::<Value>(text).unwrap()["digest"].as_str().unwrap().to_owned()
}

#[test]
fn what_is_written_is_read_again_as_the_same_game() {
    for game in [dice::played(3), dice::corrected()] {
        let loaded = read::<Dice>(&game.write(None)).unwrap();
        assert_eq!((&loaded.game, loaded.read_only), (&game, false));
        assert_eq!(loaded.game.write(Some(&loaded.source)), game.write(None));
    }
    for pad in [new_pad(), pad::closed()] {
        let loaded = read::<Points>(&pad.write(None)).unwrap();
        assert_eq!(loaded.game, pad);
        assert_eq!(loaded.game.write(Some(&loaded.source)), pad.write(None));
    }
}

#[test]
fn a_day_without_a_time_is_recorded_without_changing_version_or_digest() {
    let mut pad = pad::closed();
    let before = pad.write(None);
    let zone = TimeZone::get("America/Los_Angeles").unwrap();
    pad.header.begin(When::read("2026-01-31", &zone).unwrap(), &zone);
    let text = pad.write(None);
    assert!(
        text.contains("  \"day\": \"2026-01-31\",\n  \"started\": \"2026-01-31T20:00:00Z\",\n"),
        "{text}"
    );
    assert_eq!(digest(&text), digest(&before));
    let value = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    assert_eq!(value(&text)["version"], value(&before)["version"]);
    let loaded = read::<Points>(&text).unwrap();
    assert_eq!((&loaded.game, loaded.game.write(Some(&loaded.source))), (&pad, text.clone()));
    // A moment replaces it, and a day can return.
    pad.header.begin(When::read("2026-01-31 20:15", &zone).unwrap(), &zone);
    for moved in [pad.write(Some(&loaded.source)), describe(&loaded.source, &pad.header)] {
        assert_eq!(value(&moved).get("day"), None, "{moved}");
        assert_eq!(value(&moved)["started"], "2026-02-01T04:15:00Z");
    }
    let (header, source) = (&read::<Points>(&text).unwrap().game.header, &value(&before));
    assert_eq!(describe(source, header), text);
    assert_eq!(describe(source, &read::<Points>(&before).unwrap().game.header), before);
    for (day, is_good) in
        [("2026-02-31", false), ("20260131", false), ("2026-1-31", false), ("2026-02-01", true)]
    {
        let text = changed(&text, |record| record["day"] = json!(day));
        let fault = RecordFault::Day { name: "day", text: day.to_owned() };
        assert_eq!(read::<Points>(&text).err(), (!is_good).then(|| vec![fault.into()]), "{day}");
    }
    let none = changed(&text, |record| record["day"] = Value::Null);
    assert_eq!(read::<Points>(&none).unwrap().game.header.day, None);
}

#[test]
fn a_container_names_game_and_kind() {
    let container = Container::read::<ToyError<Dice>>(&dice::played(3).write(None)).unwrap();
    assert_eq!((container.game.as_str(), container.version), ("toy", (2, 0)));
    assert_eq!(container.kind::<ToyError<Dice>>(), Ok(RecordKind::Full));
    let container = Container::read::<ToyError<Points>>(&new_pad().write(None)).unwrap();
    assert_eq!(container.kind::<ToyError<Points>>(), Ok(RecordKind::Table));
}

#[test]
fn a_record_of_another_game_or_kind_is_recognised_and_refused() {
    let text = changed(&dice::played(3).write(None), |record| record["game"] = json!("chess"));
    assert_eq!(Container::read::<ToyError<Dice>>(&text).unwrap().game, "chess");
    let faults = read::<Dice>(&text).unwrap_err();
    assert_eq!(faults, [RecordFault::OtherGame("chess".to_owned()).into()]);
    let faults = read::<Points>(&dice::played(3).write(None)).unwrap_err();
    assert!(
        matches!(&faults[..], [Fault { what: RecordFault::Shape(Misfit { at, .. }), .. }] if at == "kind")
    );
    let text = changed(&text, |record| drop(record.as_object_mut().unwrap().remove("game")));
    let missing = Misfit::new("game", Mismatch::Missing);
    assert_eq!(read::<Dice>(&text).unwrap_err(), [RecordFault::Shape(missing).into()]);
}

#[test]
fn records_of_version_1_are_of_roll_and_write() {
    for game in [json!(null), json!("chess"), json!(5)] {
        let text = changed(&dice::played(3).write(None), |record| {
            record["version"] = json!("1.1");
            record["game"] = game;
        });
        assert_eq!(Container::read::<ToyError<Dice>>(&text).unwrap().game, "roll_and_write");
        assert_eq!(
            read::<Dice>(&text).unwrap_err(),
            [RecordFault::OtherGame("roll_and_write".to_owned()).into()]
        );
    }
}

#[test]
fn a_newer_minor_version_is_read_only_and_a_newer_major_one_is_refused() {
    let of = |version: &str| changed(&new_pad().write(None), |record| record["version"] = json!(version));
    assert!(read::<Points>(&of("2.7")).unwrap().read_only);
    assert_eq!(read::<Points>(&of("3.0")).unwrap_err(), [RecordFault::TooNew("3.0".to_owned()).into()]);
}

#[test]
fn a_seeded_roll_that_was_altered_is_named_by_its_entry() {
    let game = dice::played(3);
    let rolls = game.events().iter().filter(|(_, event)| Dice::by(event) == Some(By::Program));
    let mut altered = 0;
    for &(entry, _) in rolls {
        let text = changed(&game.write(None), |record| {
            let die = &mut record["log"][entry - 1]["die"];
            *die = json!(if *die == 6 { 5 } else { 6 });
        });
        let faults = read::<Dice>(&text).unwrap_err();
        assert_eq!(faults[0].entry, Some(entry));
        let what = &faults[0].what;
        assert!(
            matches!(what, RecordFault::Dice { fault: ToyError::Log(LogError::NotTheSeed { .. }), .. }),
            "{what:?}"
        );
        altered += 1;
    }
    assert_eq!(altered, 6);
}

#[test]
fn the_programs_dice_without_a_seed_are_one_fault_with_their_number() {
    let text = changed(&dice::played(3).write(None), |record| record["seeds"] = json!([]));
    let faults = read::<Dice>(&text).unwrap_err();
    let first =
        dice::played(3).events().iter().find(|(_, event)| Dice::by(event) == Some(By::Program)).unwrap().0;
    let what = RecordFault::Dice { fault: ToyError::Log(LogError::NoSeed), more: 5 };
    assert_eq!(faults, [Fault { entry: Some(first), what }]);
}

#[test]
fn after_an_entry_that_does_not_fit_nothing_of_a_played_game_is_judged() {
    let text = changed(&dice::corrected().write(None), |record| record["log"][1] = json!({"event": "hint"}));
    let faults = read::<Dice>(&text).unwrap_err();
    let later = dice::corrected().log().len() - 3;
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].entry, Some(3));
    assert!(matches!(faults[0].what, RecordFault::Misfit { later: rest, .. } if rest == later));
}

#[test]
fn every_entry_of_a_pad_that_does_not_fit_is_named_and_nothing_else() {
    let mut pad = new_pad();
    for round in 1..=3 {
        pad.enter(points(1, round, 2)).unwrap();
        pad.enter(points(2, round, 2)).unwrap();
    }
    pad.header.ended = Some(pad.header.started);
    let entries = |wrong: &[(usize, Value)]| {
        let text = changed(&pad.write(None), |record| {
            wrong.iter().for_each(|(entry, value)| record["log"][entry - 1] = value.clone());
        });
        read::<Points>(&text).unwrap_err().into_iter().map(|fault| fault.entry).collect::<Vec<_>>()
    };
    let high = json!({"event": "points", "row": 1, "round": 2, "points": 99, "by": "people"});
    let nothing = json!({"event": "dance"});
    assert_eq!(entries(&[(3, high.clone()), (5, high.clone())]), [Some(3), Some(5)]);
    assert_eq!(entries(&[(2, nothing.clone()), (5, high.clone())]), [Some(2), Some(5)]);
    assert_eq!(entries(&[(1, json!({"event": "hint"})), (6, high)]), [Some(1), Some(6)]);
    let strike = json!({"event": "strike", "entry": 1});
    assert_eq!(entries(&[(1, nothing), (6, strike)]), [Some(1), Some(6)]);
}

#[test]
fn a_result_that_the_log_does_not_yield_is_reported_figure_by_figure() {
    let text = changed(&dice::corrected().write(None), |record| record["result"]["totals"][1] = json!(99));
    let faults = read::<Dice>(&text).unwrap_err();
    assert!(
        matches!(&faults[..], [Fault { what: RecordFault::Result { figure, .. }, .. }] if figure == "result.totals[2]")
    );
    let text = changed(&new_pad().write(None), |record| record["result"] = json!({"totals": [0, 0]}));
    assert_eq!(read::<Points>(&text).unwrap_err(), [RecordFault::NotOver.into()]);
    let text = changed(&new_pad().write(None), |record| record["ended"] = record["started"].clone());
    let lacking = RecordFault::Game(ToyError::Rule("a round has no points"));
    assert_eq!(read::<Points>(&text).unwrap_err(), [lacking.into()]);
}

#[test]
fn unknown_members_survive_at_every_depth() {
    let text = changed(&pad::closed().write(None), |record| {
        record["mood"] = json!({"good": true});
        record["seats"][1]["hat"] = json!("red");
        record["log"][0]["weather"] = json!("rain");
        record["log"][12]["finding"]["sure"] = json!("very");
    });
    let mut loaded = read::<Points>(&text).unwrap();
    loaded.game.header.seats[1].name = "Bea".to_owned();
    let undone = loaded.game.as_of(loaded.game.log().len() - 1);
    let written = loaded.game.write(Some(&loaded.source));
    let again: Value = serde_json::from_str(&written).unwrap();
    assert_eq!(again["mood"]["good"], true);
    assert_eq!((&again["seats"][1]["hat"], &again["seats"][1]["name"]), (&json!("red"), &json!("Bea")));
    assert_eq!(again["log"][0]["weather"], "rain");
    assert_eq!(again["log"][12]["finding"]["sure"], "very");
    assert_eq!(read::<Points>(&written).unwrap().game, loaded.game);
    assert!(!undone.write(Some(&loaded.source)).contains("very"));
}

#[test]
fn an_entry_that_replaces_another_inherits_nothing_from_it() {
    let mut game = dice::Game::start(crate::kernel::toy::header(), crate::kernel::toy::TABLE, None).unwrap();
    game.enter(dice::typed(4)).unwrap();
    let source = changed(&game.write(None), |record| record["log"][0]["weather"] = json!("rain"));
    let loaded = read::<Dice>(&source).unwrap();
    let mut other = loaded.game;
    other.undo();
    other.note(Note::Hint {}).unwrap();
    assert!(!other.write(Some(&loaded.source)).contains("rain"));
}

#[test]
fn the_digest_covers_what_was_played_and_nothing_that_people_can_rename() {
    let text = pad::closed().write(None);
    let record: Value = serde_json::from_str(&text).unwrap();
    for (name, value) in record.as_object().unwrap() {
        let other = match (name.as_str(), value) {
            ("format" | "digest", _) => continue,
            ("kind", _) => json!("full"),
            ("version", _) => json!("2.9"),
            ("started", _) => json!("1969-01-01T00:00:00Z"),
            ("ended", _) => json!("1999-01-01T00:00:00Z"),
            (_, Value::String(text)) => json!(format!("{text}x")),
            (_, Value::Number(_)) => json!(4),
            ("tags", _) => json!(["new"]),
            ("seeds", _) => json!([{"seed": "7", "from": 1}]),
            ("parent", _) => json!({"id": "x", "entry": 1}),
            ("seats", _) => json!([]),
            ("log", _) => json!([]),
            ("result", _) => json!(null),
            (_, other) => panic!("{name}: {other}"),
        };
        let mut changed = record.clone();
        changed[name] = other;
        let faults = read::<Points>(&changed.to_string()).err().unwrap_or_default();
        let is_told = !faults.is_empty();
        let is_played =
            ["game", "kind", "rounds", "seats", "seeds", "log", "result"].contains(&name.as_str());
        assert_eq!(is_told, is_played, "{name}: {faults:?}");
        // A record of another game or kind is refused before its digest is looked at.
        let by_digest = faults.iter().any(|fault| matches!(fault.what, RecordFault::Digest { .. }));
        assert_eq!(by_digest, is_played && !["game", "kind"].contains(&name.as_str()), "{name}");
    }
    let (mut renamed, mut later) = (pad::closed(), pad::closed());
    renamed.header.title = "Friday".to_owned();
    assert_eq!(digest(&renamed.write(None)), digest(&text));
    later.undo();
    assert_ne!(digest(&later.write(None)), digest(&text));
}

#[test]
fn game_and_kind_are_part_of_the_digest() {
    // The digest as docs/record-format.md describes it: canonical JSON of the covered members.
    let text = dice::played(3).write(None);
    let record: Value = serde_json::from_str(&text).unwrap();
    let covered = ["game", "kind", "log", "result", "rounds", "seats", "seeds"];
    let sorted: std::collections::BTreeMap<&str, Value> =
        covered.into_iter().map(|name| (name, sorted(&record[name]))).collect();
    let hash = <sha2::Sha256 as sha2::Digest>::digest(serde_json::to_string(&sorted).unwrap());
    let hex: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(digest(&text), format!("sha256:{hex}"));
}

/// The same value with its keys in order.
fn sorted(value: &Value) -> Value {
    match value {
        Value::Object(members) => {
            let mut members: Vec<_> =
                members.iter().map(|(key, value)| (key.clone(), sorted(value))).collect();
            members.sort_by(|(a, _), (b, _)| a.cmp(b));
            Value::Object(members.into_iter().collect())
        }
        Value::Array(list) => list.iter().map(sorted).collect(),
        other => other.clone(),
    }
}

#[test]
fn a_confirmed_finding_is_written_as_a_code_and_words_of_version_1_stay_words() {
    let mut pad = new_pad();
    pad.enter(points(1, 1, 9)).unwrap();
    let finding = Confirmed::Finding(Finding::Many { row: 1, round: 1, points: 9 });
    pad.note(Note::Confirm { finding }).unwrap();
    pad.note(Note::Confirm { finding: Confirmed::Words("an old sentence".to_owned()) }).unwrap();
    let text = pad.write(None);
    assert!(text.contains(r#"{"event":"confirm","finding":{"code":"many","row":1,"round":1,"points":9}}"#));
    assert!(text.contains(r#"{"event":"confirm","oddity":"an old sentence"}"#));
    assert_eq!(read::<Points>(&text).unwrap().game, pad);
}

#[test]
fn a_limit_raised_later_is_read_as_it_was_played() {
    let mut pad = new_pad();
    pad.enter(points(1, 1, 4)).unwrap();
    pad.enter(Event::Limit { points: 12 }).unwrap();
    pad.note(Note::Amend { entry: 1, event: points(1, 1, 12) }).unwrap();
    assert_eq!(read::<Points>(&pad.write(None)).unwrap().game, pad);
}
