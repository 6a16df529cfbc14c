//! Games to test with: every mode of the rules, played by the program or at random.

use alhambra::{
    advisor::{Generator, Policy},
    game::{AnyGame, Game, Header, Loaded, NamedLayout, Seat, SeatKind, Seed, read},
    rules::{ChangeDice, Command, Expected, SpecialActions, Terms},
};
use serde_json::Value;

/// Every mode of the rules, with a name.
pub fn modes() -> Vec<(&'static str, Terms)> {
    let terms = |players, phantoms| Terms::new(NamedLayout::standard().1, players, phantoms).unwrap();
    vec![
        ("solo with 2 phantoms", terms(1, 2)),
        ("solo with 3 phantoms", terms(1, 3).with_options(SpecialActions::Both, ChangeDice::Two)),
        ("solo with 4 phantoms", terms(1, 4).with_options(SpecialActions::One, ChangeDice::Any)),
        ("against 3 phantoms", terms(1, 3).against_phantoms(18).unwrap()),
        ("two players", terms(2, 1)),
        ("three players", terms(3, 0)),
        ("four players", terms(4, 0).with_options(SpecialActions::Both, ChangeDice::Any)),
        ("five players in 4 rounds", terms(5, 0).with_rounds(4).unwrap()),
    ]
}

/// The header of a game on these terms: Ada, Ben and so on, then the phantoms.
pub fn header(terms: &Terms) -> Header {
    let person = |name: &str| Seat {
        id: name.to_lowercase(),
        name: name.to_owned(),
        colour: String::new(),
        kind: SeatKind::Human,
        policy: None,
    };
    let people = ["Ada", "Ben", "Cleo", "Dan", "Eve"].into_iter().take(terms.players()).map(person);
    Header::new("test", "Default", people.chain((1..=terms.phantoms()).map(Seat::phantom)).collect())
}

/// A new game with the program's dice.
pub fn new_game(terms: Terms, seed: u64) -> Game {
    Game::new(header(&terms), terms, Some(Seed(seed))).unwrap()
}

/// Makes the next roll or the decision of a policy; false when the game is over.
pub fn step(game: &mut Game, policy: Policy, generator: &mut Generator) -> bool {
    match game.state().expected() {
        Expected::Roll(_) => game.roll().unwrap(),
        Expected::Decision(_) => {
            let command = policy.decide(game.terms(), game.state(), generator);
            game.perform(command).unwrap();
        }
        Expected::Nothing => return false,
    }
    true
}

/// A whole game.
pub fn played(terms: Terms, seed: u64, policy: Policy) -> Game {
    let mut game = new_game(terms, seed);
    let mut generator = Generator::new(seed, 1);
    while step(&mut game, policy, &mut generator) {}
    game
}

/// Any legal decision.
pub fn any_decision(game: &Game, generator: &mut Generator) -> Command {
    let legal = game.legal();
    legal[generator.below(legal.len() as u32) as usize]
}

/// The dice that people would type in for the roll that is due.
pub fn typed_dice(game: &Game, generator: &mut Generator) -> Command {
    let Expected::Roll(request) = game.state().expected() else { panic!("no roll is due") };
    Seed(u64::from(generator.below(1000))).roll(request, game.terms().players())
}

/// The record of a game.
pub fn text_of(game: &Game) -> String {
    AnyGame::Full(Box::new(game.clone())).write(None)
}

/// The full game of a good record.
pub fn full(loaded: Loaded) -> Game {
    match loaded.game {
        AnyGame::Full(game) => *game,
        AnyGame::Score(_) => panic!("a table, not a full game"),
    }
}

/// Every fault of a bad record, one a line.
pub fn faults_of(text: &str) -> String {
    match read(text) {
        Ok(_) => panic!("this is a good record"),
        Err(faults) => faults.iter().map(|fault| format!("{fault}\n")).collect(),
    }
}

/// A finished game as JSON without its digest, so that a change is found by what it means.
pub fn value() -> Value {
    let (_, terms) = modes().swap_remove(0);
    let mut value: Value = serde_json::from_str(&text_of(&played(terms, 5, Policy::Greedy))).unwrap();
    value.as_object_mut().unwrap().remove("digest");
    value
}
