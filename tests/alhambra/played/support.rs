//! What the tests of played records share: games played from a seed and read again, and the faults of bad records.

use alhambra::{
    games::alhambra::{
        log::{PlayEvent, PlayedGame, moves},
        record::{self, AnyGame, Fault},
        rules::play::{Move, PlayConfig, State, ToAct},
    },
    kernel::{
        By, Game, Seed,
        record::{Header, Seat, SeatKind},
    },
};
use serde_json::Value;

use super::super::support::Chance;

pub fn header(players: usize) -> Header {
    let names = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"];
    let mut seats: Vec<Seat> =
        names[..players].iter().map(|name| Seat::human(name.to_lowercase(), *name, "")).collect();
    if players == 2 {
        seats.push(Seat { kind: SeatKind::Phantom, ..Seat::human("dirk", "Dirk", "") });
    }
    Header::new("played", "", seats)
}

pub fn start(config: PlayConfig, seed: Option<Seed>) -> PlayedGame {
    let header = header(config.players());
    Game::start(header, config, seed).unwrap()
}

/// Plays on at random, until the end or until enough has been entered; draws come from the seed, or are typed in where
/// there is none.
pub fn play_on(game: &mut PlayedGame, chance: &mut Chance, entries: usize) {
    let mut state: State = game.state().clone();
    while game.log().len() < entries {
        let config = game.config().clone();
        match state.to_act(&config) {
            ToAct::Nothing => break,
            ToAct::Chance(_) if game.seed_at(1).is_some() => {
                // Whoever declined to send the Vizier before it did so without an entry.
                let mv = chance.draw(&config, &state);
                let like = PlayEvent::of(&config, &state, mv, By::Program).unwrap();
                game.draw(Some(&like)).unwrap();
            }
            ToAct::Chance(_) => {
                let mv = chance.draw(&config, &state);
                game.enter(PlayEvent::of(&config, &state, mv, By::People).unwrap()).unwrap();
            }
            ToAct::Decision(_) => {
                let mv = chance.decide(&config, &state);
                let Some(event) = PlayEvent::of(&config, &state, mv, By::People) else {
                    assert_eq!(mv, Move::Decline);
                    state.apply(&config, mv).unwrap();
                    continue;
                };
                let written = moves(&config, game.state(), &event).unwrap();
                assert_eq!(written.last(), Some(&mv));
                game.enter(event).unwrap();
            }
        }
        state = game.state().clone();
    }
}

pub fn played(config: PlayConfig, seed: Option<Seed>, chance: &mut Chance) -> PlayedGame {
    let mut game = start(config, seed);
    play_on(&mut game, chance, usize::MAX);
    assert!(game.is_complete());
    game
}

pub fn read(text: &str) -> PlayedGame {
    match record::read(text).unwrap_or_else(|faults| panic!("{faults:?}")).game {
        AnyGame::Played(game) => *game,
        AnyGame::Table(_) | AnyGame::Result(_) => panic!("this is a played game"),
    }
}

pub fn json(game: &PlayedGame) -> Value {
    serde_json::from_str(&game.write(None)).unwrap()
}

/// What is wrong with a record once its digest is left out.
pub fn faults(mut record: Value) -> Vec<Fault> {
    record["digest"] = Value::Null;
    record["result"] = Value::Null;
    record::read(&record.to_string()).map(|loaded| loaded.game).expect_err("it is wrong")
}
