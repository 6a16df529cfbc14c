//! Who decides for a seat, and seeds that begin in mid-game.

use alhambra::{
    games::roll_and_write::{
        log::{Game, NamedLayout, ReplayError},
        record::{AnyGame, Fault, GameFault, RecordFault, read},
        rules::{GameConfig, Move, Pair, ToAct},
    },
    kernel::{
        Seed,
        record::{Header, Seat},
    },
};

fn people(names: &[&str], seed: Option<Seed>) -> Game {
    let (named, layout) = NamedLayout::standard();
    let seat = |name: &&str| Seat::human(name.to_lowercase(), *name, "red");
    let header = Header::new("handover", &named.name, names.iter().map(seat).collect());
    Game::start(header, GameConfig::new(layout, names.len(), 0).unwrap(), seed).unwrap()
}

fn write(game: &Game) -> String {
    AnyGame::Played(Box::new(game.clone())).write(None)
}

#[test]
fn a_handover_lasts_until_the_next_one_and_is_in_the_record() {
    let mut game = people(&["Ada", "Ben", "Cleo"], Some(Seed(7)));
    while game.draw(None).is_ok() {}
    game.hand_over(1, Some("greedy".to_owned()));
    let AnyGame::Played(again) = read(&write(&game)).unwrap().game else { panic!("a full game") };
    assert_eq!([0, 1, 2].map(|player| again.policy(player)), [None, Some("greedy"), None]);
    game.hand_over(1, None);
    assert_eq!(game.policy(1), None);
    assert!(!game.is_practice());
    assert_eq!(game.policy(9), None, "nobody sits there");
}

#[test]
fn a_seat_without_a_player_cannot_be_handed_over() {
    for seat in [0, 4] {
        let mut game = people(&["Ada", "Ben", "Cleo"], Some(Seed(7)));
        game.hand_over(0, Some("greedy".to_owned()));
        let text = write(&game).replace("\"handover\",\"seat\":1", &format!("\"handover\",\"seat\":{seat}"));
        let text = text.lines().filter(|line| !line.contains("digest")).collect::<Vec<_>>().join("\n");
        let text = text.replace("\"result\": null,", "\"result\": null");
        let faults = read(&text).unwrap_err();
        assert_eq!(faults.len(), 1, "{faults:?}");
        let what = RecordFault::Misfit { fault: GameFault::Replay(ReplayError::NoPlayer(seat)), later: 0 };
        assert_eq!(faults[0], Fault { entry: Some(1), what });
    }
}

#[test]
fn a_seed_that_begins_in_mid_game_makes_only_the_later_dice() {
    let mut game = people(&["Ada", "Ben", "Cleo"], None);
    game.perform(Move::First(0)).unwrap();
    for pair in [(1, 1), (2, 2), (3, 3)] {
        game.perform(Move::Roll(Pair::new(pair.0, pair.1).unwrap())).unwrap();
    }
    assert!(game.draw(None).is_err(), "the program has no dice yet");
    game.use_seed(Seed(5));
    game.use_seed(Seed(6));
    assert_eq!((game.seeds().len(), game.seed_at(5)), (1, Some(Seed(5))), "one seed applies already");
    // Undoing what was typed also undoes the beginning of the seed.
    game.undo();
    assert!(game.draw(None).is_err());
    game.use_seed(Seed(6));
    while matches!(game.state().to_act(), ToAct::Chance(_)) {
        game.draw(None).unwrap();
    }
    assert_eq!(game.seeds().len(), 1);
    assert_eq!(game.seed_at(4), Some(Seed(6)));
    assert!(read(&write(&game)).is_ok());
}
