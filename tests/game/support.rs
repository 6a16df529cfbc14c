//! Games to test with: every mode of the rules, played by the program or at random.

use alhambra::{
    games::roll_and_write::{
        advisor::{Advisor, Generator, Policy, PolicyExt, ValueSets},
        log::{Game, NamedLayout, PlayEvent, SeedExt, phantom_seat},
        pad::{Crosses, Pad, PadEvent, PadExt},
        record::{AnyGame, Fault, Loaded, read},
        rules::{Cell, ChangeDice, GameConfig, Move, RollKind, SpecialAction, SpecialActions, ToAct},
        text::errors::ErrorText,
    },
    kernel::{
        Seed,
        record::{Header, Seat},
    },
    text::{Language, Texts},
};
use serde_json::Value;

/// Every mode of the rules, with a name.
pub fn modes() -> Vec<(&'static str, GameConfig)> {
    let config = |players, phantoms| GameConfig::new(NamedLayout::standard().1, players, phantoms).unwrap();
    vec![
        ("solo with 2 phantoms", config(1, 2)),
        ("solo with 3 phantoms", config(1, 3).with_options(SpecialActions::Both, ChangeDice::Two)),
        ("solo with 4 phantoms", config(1, 4).with_options(SpecialActions::One, ChangeDice::Any)),
        ("against 3 phantoms", config(1, 3).against_phantoms(18).unwrap()),
        ("two players", config(2, 1)),
        ("three players", config(3, 0)),
        ("four players", config(4, 0).with_options(SpecialActions::Both, ChangeDice::Any)),
        ("five players in 4 rounds", config(5, 0).with_rounds(4).unwrap()),
    ]
}

/// The header of a game with this configuration: Ada, Ben and so on, then the phantoms.
pub fn header(config: &GameConfig) -> Header {
    let person = |name: &str| Seat::human(name.to_lowercase(), name, "");
    let people = ["Ada", "Ben", "Cleo", "Dan", "Eve"].into_iter().take(config.players()).map(person);
    Header::new("test", "Default", people.chain((1..=config.phantoms()).map(phantom_seat)).collect())
}

/// A new game with the program's dice.
pub fn new_game(config: GameConfig, seed: u64) -> Game {
    Game::start(header(&config), config, Some(Seed(seed))).unwrap()
}

/// Makes the next roll or the decision of a policy; false when the game is over.
pub fn step(game: &mut Game, policy: Policy, generator: &mut Generator) -> bool {
    match game.state().to_act() {
        ToAct::Chance(_) => game.draw(None).unwrap(),
        ToAct::Decision(_) => {
            let command = policy.decide(
                &Advisor::new(game.config(), &ValueSets::bundled()).unwrap(),
                game.state(),
                generator,
            );
            game.perform(command).unwrap();
        }
        ToAct::Nothing => return false,
    }
    true
}

/// A whole game.
pub fn played(config: GameConfig, seed: u64, policy: Policy) -> Game {
    let mut game = new_game(config, seed);
    let mut generator = Generator::new(seed, 1);
    while step(&mut game, policy, &mut generator) {}
    game
}

/// Any legal decision.
pub fn any_decision(game: &Game, generator: &mut Generator) -> Move {
    let legal = game.legal_moves();
    legal[generator.below(legal.len() as u32) as usize]
}

/// The dice that people would type in for the roll that is due.
pub fn typed_dice(game: &Game, generator: &mut Generator) -> Move {
    let ToAct::Chance(request) = game.state().to_act() else { panic!("no roll is due") };
    Seed(u64::from(generator.below(1000))).roll(request, game.config().players())
}

/// The record of a game.
pub fn text_of(game: &Game) -> String {
    game.write(None)
}

/// The full game of a good record.
pub fn full(loaded: Loaded) -> Game {
    match loaded.game {
        AnyGame::Played(game) => *game,
        AnyGame::Table(_) | AnyGame::Result(_) => panic!("a table, not a full game"),
    }
}

/// Every fault of a bad record, one per line.
pub fn faults_of(text: &str) -> String {
    match read(text) {
        Ok(_) => panic!("the record is good"),
        Err(faults) => faults.iter().map(|fault| told(fault) + "\n").collect(),
    }
}

/// A fault of a record in words.
pub fn told(fault: &Fault) -> String {
    ErrorText::new(&Texts::new(Language::English), &[]).fault(fault)
}

/// What people at a table would enter of a full game: every building, every phantom's dice, coins, and who goes first.
pub fn entries_of(game: &Game) -> Vec<PadEvent> {
    let config = game.config();
    let type_of = |cell: Cell| config.layout().grid().unwrap()[cell.index()];
    let mut before = game.at(0).state;
    let mut events = Vec::new();
    for (_, event) in game.at(game.log().len()).events {
        let (seat, round, command) = (before.seat(), before.round(), event.to_move().unwrap());
        let row = seat as u8 + 1;
        let fill = |cell: Cell| PadEvent::Fill { row, building: type_of(cell), round };
        match (&event, command) {
            (_, Move::First(seat)) => events.push(PadEvent::First { row: seat + 1 }),
            (_, Move::Build(cell)) => events.push(fill(cell)),
            (_, Move::Special(SpecialAction::BuildSecond(_))) => {
                events.push(fill(before.second_cell().unwrap()));
            }
            (_, Move::GainCoins) => events.push(PadEvent::Coins { row, round }),
            (&PlayEvent::Roll { by, .. }, Move::Roll(pair)) if seat >= config.players() => {
                events.push(PadEvent::Roll { row, round, yellow: pair.yellow, blue: pair.blue, by });
            }
            (PlayEvent::Roll { purpose: RollKind::Setup, .. }, Move::Roll(pair))
                if !before.sheet(seat).is_built(pair.cell()) =>
            {
                events.push(fill(pair.cell()));
            }
            _ => {}
        }
        before.apply(config, command).unwrap();
    }
    events
}

/// The closing entry of every player of a full game, with the crosses of the sheet or with numbers.
pub fn closings_of(game: &Game, crosses: bool) -> Vec<PadEvent> {
    let close = |seat: usize| {
        let (row, holdings) = (seat as u8 + 1, game.state().holdings(seat));
        let built = Crosses::new(game.state().sheet(seat).built());
        match PadEvent::close_with(row, built, holdings.coins) {
            with_crosses if crosses => with_crosses,
            PadEvent::Close { row, lines, coins, .. } => PadEvent::Close { row, lines, coins, built: None },
            _ => unreachable!("a closing"),
        }
    };
    (0..game.config().players()).map(close).collect()
}

/// A table before its first entry.
pub fn new_pad(config: &GameConfig, seed: u64) -> Pad {
    Pad::new(header(config), *config, Some(Seed(seed)))
}

/// The table of a good record.
pub fn table(loaded: Loaded) -> Pad {
    match loaded.game {
        AnyGame::Table(table) => *table,
        AnyGame::Played(_) | AnyGame::Result(_) => panic!("not a table"),
    }
}

/// The record of a table.
pub fn text_of_pad(pad: &Pad) -> String {
    pad.write(None)
}

/// A finished game as JSON without its digest, so that a change is noticed by its meaning.
pub fn value() -> Value {
    let (_, config) = modes().swap_remove(0);
    let mut value: Value = serde_json::from_str(&text_of(&played(config, 5, Policy::Greedy))).unwrap();
    value.as_object_mut().unwrap().remove("digest");
    value
}
