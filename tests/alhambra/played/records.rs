//! Games of many combinations, written and read again.

use alhambra::{
    games::alhambra::{
        log::{PlayEvent, position_of},
        record,
        rules::{Module, Scoring, play::Move},
    },
    kernel::{By, Entry, Kind, Seed},
};

use super::{
    super::{
        play::{random::random_options, support::game},
        support::Chance,
    },
    support::{json, played, read, start},
};
use alhambra::games::alhambra::log::Played;

/// Seats and modules of the games that are played.
const MIXES: [(usize, usize); 10] =
    [(2, 0), (2, 15), (3, 0), (3, 15), (4, 0), (4, 1), (5, 6), (6, 9), (2, 1), (6, 15)];

#[test]
fn a_game_is_read_as_it_was_written_byte_for_byte() {
    for (at, (players, bits)) in MIXES.into_iter().enumerate() {
        let mut chance = Chance::new(at as u64);
        let config = game(players, random_options(&mut chance, bits));
        // Every other game is at a real table, where nothing comes from a seed.
        let seed = (at % 2 == 0).then_some(Seed(at as u64));
        let game = played(config, seed, &mut chance);
        let text = game.write(None);
        let again = read(&text);
        assert_eq!(again, game, "{players} players, modules {bits:b}");
        assert_eq!(again.write(None), text);
        assert_eq!(record::read(&text).unwrap().game.write(None), text);
    }
}

#[test]
fn there_is_one_event_for_each_move_and_declining_is_not_written() {
    let mut declined = 0;
    for players in 2..=6 {
        let mut chance = Chance::new(players as u64);
        let config = game(players, random_options(&mut chance, 15));
        let played = played(config.clone(), Some(Seed(1)), &mut chance);
        let mut state = Played::start(&config).unwrap();
        for (_, event) in played.events() {
            let then = position_of(&config, &state, event).into_owned();
            declined += usize::from(then != state);
            let mv = event.to_move(&config).unwrap();
            assert_eq!(PlayEvent::of(&config, &then, mv, By::Program).unwrap().to_move(&config), Ok(mv));
            assert_eq!(
                PlayEvent::of(&config, &then, mv, event.by().unwrap_or(By::People)).as_ref(),
                Some(event)
            );
            assert_eq!(PlayEvent::of(&config, &then, Move::Decline, By::People), None);
            Played::apply(&config, &mut state, 0, event).unwrap();
        }
        assert_eq!(state, *played.state());
        assert!(!played.write(None).contains("decline"));
    }
    assert!(declined > 10, "{declined} Viziers were not sent");
}

#[test]
fn a_played_game_has_version_2_1_and_three_scorings_for_each_row() {
    let config = game(3, random_options(&mut Chance::new(3), 0));
    let game = played(config, Some(Seed(3)), &mut Chance::new(3));
    let record = json(&game);
    assert_eq!((&record["version"], &record["kind"]), (&"2.1".into(), &"full".into()));
    assert!(record["options"]["further_action"].is_string());
    let held = game.state().held();
    assert_eq!(held.last().unwrap().scoring, Scoring::Third);
    for row in record["result"]["rows"].as_array().unwrap() {
        assert_eq!(row["scorings"].as_array().unwrap().len(), held.len());
    }
    assert_eq!(json(&start(game.config().clone(), None))["result"], serde_json::Value::Null);
}

#[test]
fn a_game_of_every_module_writes_every_event_that_can_happen() {
    let mut names = std::collections::BTreeSet::new();
    for number in 0..12 {
        let mut chance = Chance::new(100 + number);
        let mut options = random_options(&mut chance, 15);
        options.modules = Module::ALL.into_iter().collect();
        let game = played(game(2, options), Some(Seed(number)), &mut chance);
        for entry in game.log() {
            let Entry::Event(event) = entry else { continue };
            names.insert(serde_json::to_value(event).unwrap()["event"].as_str().unwrap().to_owned());
        }
    }
    names.remove("first");
    let all = [
        "buy",
        "deal",
        "display",
        "end_turn",
        "falcon",
        "give",
        "lay",
        "neutral",
        "remove",
        "reserve",
        "reshuffle",
        "scoring_card",
        "swap",
        "take",
        "vizier",
        "wake",
        "yard",
    ];
    assert!(names.iter().eq(all), "{names:?}");
}
