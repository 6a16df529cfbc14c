//! Faulty records of played games: what is reported, and at which entry.

use alhambra::{
    games::alhambra::{
        log::{PlayError, PlayPiece, PlayedGame, SetupFault, Unknown},
        record::{self, AnyGame, GameFault, RecordFault},
        rules::{
            Module, Options,
            play::{Refusal, Unplayable},
        },
        text::errors,
    },
    kernel::Seed,
    text::{Language, Texts},
};
use serde_json::{Value, json};

use super::{
    super::{
        play::support::{game, modules, options},
        support::Chance,
    },
    support::{faults, json as written, play_on, played, start},
};

fn of_three() -> PlayedGame {
    let mut game = start(game(3, Options::default()), Some(Seed(21)));
    play_on(&mut game, &mut Chance::new(21), 90);
    game
}

/// The first entry that is such an event, from 0.
fn find(record: &Value, event: &str) -> usize {
    record["log"].as_array().unwrap().iter().position(|entry| entry["event"] == event).unwrap()
}

/// What is wrong with an entry that was changed.
fn told(mut record: Value, at: usize, entry: Value) -> (usize, PlayError) {
    record["log"][at] = entry;
    let all = faults(record);
    let of_entry = all.iter().find_map(|fault| match &fault.what {
        RecordFault::Misfit { fault: GameFault::Play(error), .. } => Some((fault.entry?, error.clone())),
        _ => None,
    });
    of_entry.unwrap_or_else(|| panic!("{all:?}"))
}

#[test]
fn an_entry_that_does_not_fit_is_reported_with_its_section() {
    let record = written(&of_three());
    let texts = Texts::new(Language::English);
    let wrong = [
        ("take", json!({"event": "take", "cards": []}), "§A4.4"),
        ("take", json!({"event": "end_turn"}), "§A4.8"),
        ("take", json!({"event": "wake"}), "§A6"),
        ("take", json!({"event": "give", "piece": {"tile": "P01"}}), "§A5"),
        ("take", json!({"event": "remove", "cell": {"x": 7, "y": 7}}), "§A4.6"),
        ("take", json!({"event": "reserve", "piece": {"tile": "P01"}}), "§A5.3"),
        ("take", json!({"event": "lay", "piece": {"tile": "P01"}, "cell": {"x": 1, "y": 0}}), "§A4.6"),
        ("take", json!({"event": "falcon", "falcon": 1, "card": "F1", "crossing": {"x": 0, "y": 0}}), "§A6"),
        ("take", json!({"event": "vizier", "row": 1, "space": 1, "cards": ["F1"]}), "§A6"),
        ("take", json!({"event": "display", "card": "F1", "by": "people"}), "§A4"),
        ("yard", json!({"event": "neutral", "piece": {"tile": "P01"}, "by": "people"}), "§A4"),
        ("yard", json!({"event": "end_turn"}), "§A4"),
        ("deal", json!({"event": "scoring_card", "by": "people"}), "§A4"),
        ("deal", json!({"event": "reshuffle", "by": "people"}), "§A4"),
        ("deal", json!({"event": "first", "row": 1, "by": "people"}), "§A4"),
    ];
    for (event, entry, section) in wrong {
        let at = find(&record, event);
        let (number, error) = told(record.clone(), at, entry.clone());
        assert_eq!(number, at + 1, "{entry}");
        let said = errors::fault(&texts, &[], &GameFault::Play(error));
        assert!(said.contains(section), "{entry}: {said}");
    }
}

#[test]
fn pieces_that_the_game_does_not_have_are_named() {
    let record = written(&of_three());
    let (yard, take) = (find(&record, "yard"), find(&record, "take"));
    let piece = |piece: Value| json!({"event": "yard", "space": 1, "piece": piece, "by": "people"});
    let buy = json!({"event": "buy", "bazaar": 3, "cards": ["F1"]});
    let unknown = |what| PlayError::Unknown(what);
    assert_eq!(
        told(record.clone(), yard, piece(json!({"camp": 2}))).1,
        unknown(Unknown::Piece(PlayPiece::Camp(2)))
    );
    let tile = told(record.clone(), yard, piece(json!({"tile": "P99"}))).1;
    assert!(matches!(tile, PlayError::Unknown(Unknown::Piece(PlayPiece::Tile(_)))));
    assert_eq!(told(record.clone(), take, buy).1, unknown(Unknown::Piece(PlayPiece::Bazaar(3))));
    let first = json!({"event": "vizier", "row": 4, "space": 1, "cards": ["F1"]});
    assert_eq!(told(record, take, first).1, unknown(Unknown::Row(4)));
}

#[test]
fn a_changed_card_does_not_match_the_seed() {
    let game = played(game(3, Options::default()), Some(Seed(5)), &mut Chance::new(5));
    let mut record = written(&game);
    let at = find(&record, "display");
    let other = if record["log"][at]["card"] == "U9" { "U8" } else { "U9" };
    record["log"][at]["card"] = json!(other);
    let all = record::read(&record.to_string()).unwrap_err();
    let is_dice = |fault: &record::Fault| {
        fault.entry == Some(at + 1)
            && matches!(
                &fault.what,
                RecordFault::Dice { fault: GameFault::Play(PlayError::NotTheSeed { seed: Seed(5), .. }), .. }
            )
    };
    assert!(all.iter().any(is_dice), "{all:?}");
    assert!(all.iter().any(|fault| matches!(fault.what, RecordFault::Digest { .. })));
    // Without a seed the program cannot have drawn it.
    record["seeds"] = json!([]);
    let all = faults(record);
    let no_seed = |fault: &record::Fault| {
        matches!(&fault.what, RecordFault::Dice { fault: GameFault::Play(PlayError::NoSeed), .. })
    };
    assert!(all.iter().any(no_seed), "{all:?}");
}

#[test]
fn a_result_that_the_log_does_not_yield_is_a_fault() {
    let game = played(game(2, options(modules(15))), Some(Seed(6)), &mut Chance::new(6));
    let mut record = written(&game);
    record["digest"] = Value::Null;
    record["result"]["rows"][0]["total"] = json!(1);
    let all = record::read(&record.to_string()).unwrap_err();
    assert!(matches!(&all[..], [fault] if matches!(fault.what, RecordFault::Result { .. })), "{all:?}");
    record["result"] = Value::Null;
    assert!(record::read(&record.to_string()).is_ok());
}

#[test]
fn a_game_without_its_pieces_cannot_be_played() {
    let mut record = written(&start(game(4, options(modules(15))), None));
    record["pieces"]["camps"].as_array_mut().unwrap().pop();
    let all = faults(record);
    let lack = Unplayable::Pieces { module: Module::Camps, have: 7, need: 8 };
    assert_eq!(all[0].what, RecordFault::Game(GameFault::Setup(SetupFault::Unplayable(lack))));
    let mut record = written(&start(game(4, Options::default()), None));
    record["options"]["further_action"] = json!("can");
    assert!(!faults(record).is_empty());
}

#[test]
fn a_newer_minor_version_can_be_viewed_but_not_written() {
    let mut record = written(&of_three());
    record["version"] = json!("2.7");
    let loaded = record::read(&record.to_string()).unwrap();
    assert!(loaded.read_only && matches!(loaded.game, AnyGame::Played(_)));
    record["kind"] = json!("campaign");
    let all = faults(record);
    assert!(matches!(all[0].what, RecordFault::Newer { .. }), "a newer program wrote it: {all:?}");
}

#[test]
fn a_vizier_who_is_asleep_or_not_asked_is_reported_as_such() {
    let mut game = start(game(4, options(modules(1))), Some(Seed(8)));
    play_on(&mut game, &mut Chance::new(8), usize::MAX);
    let record = written(&game);
    let at = find(&record, "vizier");
    let row = record["log"][at]["row"].as_u64().unwrap();
    let mut other = record["log"][at].clone();
    other["row"] = json!(row % 4 + 1);
    let (_, error) = told(record, at, other);
    let PlayError::Refused(why) = error else { panic!("{error:?}") };
    assert!(matches!(why.refusal, Refusal::Asleep(_) | Refusal::NotNow(_) | Refusal::NotYours(_)), "{why:?}");
}
