//! How a seed shuffles tiles and money (§A12.3): the vectors in `docs/record-format.md`, and a second shuffle.

use alhambra::{
    games::alhambra::{
        log::{PlayEvent, PlayPiece, deck_of, stack_of},
        rules::{
            Options,
            play::{Card, PlayConfig},
        },
    },
    kernel::{Entry, Seed},
};

use super::{
    super::{
        play::support::{game, modules, options},
        support::Chance,
    },
    support::{play_on, played, start},
};

/// The stack in the words of records.
fn stack(seed: u64, config: &PlayConfig) -> Vec<String> {
    let name = |piece| match piece {
        PlayPiece::Tile(id) => id.to_string(),
        PlayPiece::Camp(number) => format!("camp {number}"),
        PlayPiece::Bazaar(number) => format!("bazaar {number}"),
    };
    stack_of(Seed(seed), config).into_iter().map(|id| name(PlayPiece::of(config, id))).collect()
}

fn deck(seed: u64, config: &PlayConfig) -> Vec<String> {
    deck_of(Seed(seed), config.money(), 0).iter().map(Card::to_string).collect()
}

#[test]
fn seed_7_makes_the_stacks_in_the_rules_and_on_the_page() {
    let page = include_str!("../../../docs/record-format.md");
    for (of, players, bits) in [
        ("base game of three or more", 3, 0),
        ("two players", 2, 0),
        ("four, all modules, 8 camps and 8 bazaars", 4, 15),
    ] {
        let config = game(players, options(modules(bits)));
        let line = page.lines().find(|line| line.starts_with(&format!("| {of} |"))).unwrap();
        let [tiles, money]: [&str; 2] = line
            .trim_matches('|')
            .split(" | ")
            .skip(1)
            .map(str::trim)
            .collect::<Vec<_>>()
            .try_into()
            .unwrap();
        assert!(stack(7, &config).join(" ").starts_with(tiles), "{of}: {tiles}");
        assert!(deck(7, &config).join(" ").starts_with(money), "{of}: {money}");
    }
    let config = game(3, Options::default());
    assert_eq!(stack(7, &config)[..8], ["S07", "G02", "P03", "T10", "G04", "T09", "T06", "C03"]);
    assert_eq!(deck(7, &config)[..10], ["F5", "R5", "F8", "R9", "D2", "R6", "F7", "D4", "R1", "U1"]);
}

#[test]
fn the_log_of_a_seed_is_its_stacks_whatever_was_decided() {
    for number in 0..4 {
        let config = game(4, options(modules(15)));
        let [one, other] =
            [1, 2].map(|decides| played(config.clone(), Some(Seed(number)), &mut Chance::new(decides)));
        let tiles = |game: &alhambra::games::alhambra::log::PlayedGame| {
            let piece = |(_, event): &(usize, PlayEvent)| match event {
                PlayEvent::Yard { piece, .. } | PlayEvent::Neutral { piece, .. } => {
                    Some(piece.id(game.config()).unwrap())
                }
                _ => None,
            };
            game.events().iter().filter_map(piece).collect::<Vec<_>>()
        };
        let all = stack_of(Seed(number), &config);
        for game in [&one, &other] {
            let drawn = tiles(game);
            assert_eq!(drawn, all[..drawn.len()]);
            let cards: Vec<Card> = game
                .events()
                .iter()
                .take_while(|(_, event)| !matches!(event, PlayEvent::Reshuffle { .. }))
                .filter_map(|(_, event)| match event {
                    PlayEvent::Deal { card, .. } | PlayEvent::Display { card, .. } => Some(*card),
                    _ => None,
                })
                .collect();
            assert_eq!(cards, deck_of(Seed(number), config.money(), 0)[..cards.len()]);
        }
    }
}

#[test]
fn a_scoring_card_lies_where_the_seed_put_it() {
    for number in 0..8 {
        let mut game = start(game(3, Options::default()), Some(Seed(number)));
        play_on(&mut game, &mut Chance::new(number), usize::MAX);
        let piles = game.state().piles().unwrap().clone();
        let mut drawn = 0;
        let mut first = true;
        let mut places = Vec::new();
        for entry in game.log() {
            match entry {
                Entry::Event(PlayEvent::EndTurn {}) => first = false,
                Entry::Event(PlayEvent::Display { .. }) if !first => drawn += 1,
                Entry::Event(PlayEvent::ScoringCard { .. }) => {
                    drawn += 1;
                    places.push(drawn);
                }
                _ => {}
            }
        }
        let place = |purpose: u8, pile: usize| {
            let mut due = [0; 24];
            due[0] = purpose;
            Seed(number).stream(due).below(piles.sizes[pile] + 1)
        };
        let expected = [piles.first.start() + place(18, 1), piles.second.start() + place(19, 3)];
        assert_eq!(places, expected[..places.len()], "seed {number}");
    }
}
