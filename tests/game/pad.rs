//! The pad of a table agrees with the full engine, whatever is corrected.

use alhambra::{
    advisor::Policy,
    game::{AnyGame, By, Entry, Game, Log, Pad, PlayEvent, Seed, TableEvent, read},
    rules::{BuildingType, Cell, Command, Purpose, Terms},
};

use crate::support::{header, modes, played};

/// What a table would enter of a full game: each building and each phantom's dice, as they come.
pub fn entries(game: &Game) -> Vec<TableEvent> {
    let (terms, mut events) = (game.terms(), Vec::new());
    let type_of = |cell: Cell| terms.layout().grid().unwrap()[cell.index()];
    for number in 1..=game.log().len() {
        let before = game.at(number - 1).state;
        let Entry::Event(event) = &game.log()[number - 1] else { continue };
        let (row, round) = (before.seat() as u8 + 1, before.round());
        let fill = |building: BuildingType| TableEvent::Fill { row, building, round };
        match (event, event.command().unwrap()) {
            (_, Command::First(seat)) => events.push(TableEvent::First { row: seat + 1 }),
            (_, Command::Build(cell)) => events.push(fill(type_of(cell))),
            (_, Command::BuildSecond) => events.push(fill(type_of(before.second_cell().unwrap()))),
            (_, Command::GainCoins) => events.push(TableEvent::Coins { row, round }),
            (&PlayEvent::Roll { purpose, by, .. }, Command::Roll(pair)) => {
                let is_phantom = before.seat() >= terms.players();
                if is_phantom {
                    let (yellow, blue) = (pair.yellow, pair.blue);
                    events.push(TableEvent::Roll { row, round, yellow, blue, by });
                } else if purpose == Purpose::Setup && !before.sheet(before.seat()).is_built(pair.cell()) {
                    events.push(fill(type_of(pair.cell())));
                }
            }
            _ => {}
        }
    }
    events
}

pub fn closings(game: &Game) -> Vec<TableEvent> {
    let close = |seat: usize| {
        let holdings = game.state().holdings(seat);
        let lines = [holdings.lines.four, holdings.lines.five, holdings.lines.six];
        TableEvent::Close { row: seat as u8 + 1, lines, coins: holdings.coins, built: None }
    };
    (0..game.terms().players()).map(close).collect()
}

pub fn pad(terms: &Terms, seed: u64) -> Pad {
    Pad::new(header(terms), *terms, Some(Seed(seed)))
}

fn score_only(loaded: AnyGame) -> alhambra::game::ScoreOnly {
    match loaded {
        AnyGame::Score(table) => *table,
        AnyGame::Full(_) => panic!("a full game, not a table"),
    }
}

#[test]
fn a_full_game_entered_as_a_table_would_gives_the_same_rounds_awards_and_cards() {
    for (mode, terms) in modes() {
        for (seed, policy) in [(5, Policy::Random), (6, Policy::Greedy)] {
            let game = played(terms, seed, policy);
            let mut pad = pad(&terms, seed);
            for event in entries(&game) {
                pad.enter(event).unwrap_or_else(|fault| panic!("{mode}: {event:?}: {fault}"));
            }
            assert_eq!(pad.round(), terms.rounds() + 1, "{mode}");
            assert_eq!(pad.turn(), None);
            assert_eq!(pad.awards(), game.state().score().awards(terms.layout(), terms.rounds()), "{mode}");
            assert!(!pad.is_over());
            for event in closings(&game) {
                pad.enter(event).unwrap();
            }
            assert!(pad.is_over());
            assert_eq!(pad.to_any().cards(), AnyGame::Full(Box::new(game)).cards(), "{mode}");
            let text = pad.to_any().write(None);
            let loaded = read(&text).unwrap_or_else(|faults| panic!("{mode}: {faults:?}"));
            assert_eq!(Pad::resume(score_only(loaded.game)).unwrap(), pad);
        }
    }
}

#[test]
fn the_pad_rolls_for_phantoms_as_a_full_game_of_its_seed_does() {
    for (mode, terms) in modes().into_iter().filter(|(_, terms)| terms.phantoms() > 0) {
        let game = played(terms, 9, Policy::Greedy);
        let mut pad = pad(&terms, 9);
        for row in terms.players()..terms.rows() {
            for _ in 0..3 {
                pad.roll_phantom(row, 0).unwrap();
            }
            for round in 1..=terms.rounds() {
                assert!(pad.roll_phantom(row, round).unwrap().last().unwrap().filled);
                assert!(pad.roll_phantom(row, round).is_err(), "it has its box of this round");
            }
            assert_eq!(
                pad.tally().boxes(row),
                BuildingType::ALL.map(|b| game.state().score().boxes(row, b)),
                "{mode}"
            );
        }
        let Log::Table(log) = score_only(pad.to_any()).log else { panic!("no table") };
        let rolled = |by| {
            log.iter()
                .filter(|entry| matches!(entry, Entry::Event(TableEvent::Roll { by: b, .. }) if *b == by))
                .count()
        };
        assert!(rolled(By::Program) >= terms.phantoms() * (3 + usize::from(terms.rounds())));
    }
}
