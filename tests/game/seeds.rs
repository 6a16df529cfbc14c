//! Seeded dice: as documented, and the same for the same request. tests/fairness.rs counts them.

use std::collections::HashMap;

use alhambra::{
    games::roll_and_write::{
        advisor::{Generator, Policy},
        log::{PlayEvent, Played, SeedExt},
        rules::{Move, RollKind, RollRequest, ToAct},
    },
    kernel::{By, Entry, Seed},
};

use crate::game::support::{modes, new_game, step};

fn request(purpose: RollKind, seat: u8, round: u8, tries: u16) -> RollRequest {
    RollRequest { purpose, seat, round, tries }
}

/// The dice as a line of `docs/record-format.md` has them.
fn written(command: Move) -> String {
    match command {
        Move::First(seat) => format!("seat {}", seat + 1),
        Move::Roll(pair) => format!("{} {}", pair.yellow, pair.blue),
        Move::RollFour(four) => {
            let ([a, b], [c, d]) = (four.yellow(), four.blue());
            format!("{a} {b} / {c} {d}")
        }
        other => panic!("{other:?} is no roll"),
    }
}

/// The test vectors of the page: purpose, row, round, try, players, seed and the dice.
#[test]
fn the_test_vectors_of_the_page_are_the_programs_dice() {
    let page = include_str!("../../docs/record-format.md");
    let mut vectors = 0;
    for line in page.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let &[purpose, seed, row, round, tries, players, dice] = cells.as_slice() else { continue };
        let purpose: RollKind =
            serde_json::from_value(purpose.trim_matches('`').into()).expect("the purpose of a vector");
        let number = |text: &str| text.parse::<u8>().expect("a number");
        let tries: u16 = tries.parse().expect("a number");
        let seat = number(row).saturating_sub(1);
        let seed: Seed = seed.parse().expect("a seed");
        let rolled = seed.roll(request(purpose, seat, number(round), tries), number(players).into());
        assert_eq!(written(rolled), dice, "{line}");
        vectors += 1;
    }
    assert!(vectors >= 12, "the page has {vectors} test vectors");
}

#[test]
fn the_same_request_gets_the_same_dice_whatever_was_decided_before() {
    for (mode, config) in modes() {
        let mut seen: HashMap<RollRequest, Move> = HashMap::new();
        for (number, policy) in [Policy::Random, Policy::Greedy, Policy::Random].into_iter().enumerate() {
            let mut game = new_game(config, 31);
            let mut generator = Generator::new(number as u64, 0);
            loop {
                let expected = game.state().to_act();
                if !step(&mut game, policy, &mut generator) {
                    break;
                }
                if let (ToAct::Chance(request), Some(Entry::Event(event))) = (expected, game.log().last()) {
                    assert_eq!(event.by(), Some(By::Program));
                    let rolled = event.to_move().unwrap();
                    assert_eq!(*seen.entry(request).or_insert(rolled), rolled, "{mode}, {request:?}");
                }
            }
        }
    }
}

#[test]
fn phantoms_roll_the_same_whatever_the_player_decides() {
    let (_, config) = modes().swap_remove(0);
    let phantoms = |policy| {
        let mut game = new_game(config, 12);
        while step(&mut game, policy, &mut Generator::new(1, 1)) {}
        let rolls: Vec<Entry<Played>> = game
            .log()
            .iter()
            .filter(|entry| matches!(entry, Entry::Event(PlayEvent::Roll { purpose: RollKind::Phantom, .. })))
            .cloned()
            .collect();
        rolls
    };
    assert_eq!(phantoms(Policy::Random), phantoms(Policy::Greedy));
}

#[test]
fn different_requests_bring_every_pair() {
    let mut rolls = HashMap::new();
    for purpose in [RollKind::Setup, RollKind::OwnPair, RollKind::Phantom] {
        for seat in 0..5 {
            for round in 0..10 {
                for tries in 0..10 {
                    let rolled = Seed(1).roll(request(purpose, seat, round, tries), 3);
                    *rolls.entry(written(rolled)).or_insert(0) += 1;
                }
            }
        }
    }
    assert_eq!(rolls.len(), 36, "all pairs come up");
}
