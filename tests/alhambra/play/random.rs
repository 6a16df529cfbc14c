//! Random games with every number of seats and every combination of modules and options.

use std::collections::BTreeSet;

use alhambra::games::{
    alhambra::rules::{
        Board, Change, Corner, Currency, FurtherAction, Options, SecondScoringPile, ThirdPlayerModules,
        breakdown,
        play::{Card, Cards, GameRules, Move, Offer, Payments, Phase, PlayConfig, Refusal, State, ToAct},
    },
    common::search::Generator,
};

use super::{
    super::support::Chance,
    support::{assert_nothing_is_lost, game, legal, modules, outcomes},
};
use crate::conformance::conforms;

/// Every mix of seats and modules.
pub fn mixes() -> impl Iterator<Item = (usize, usize)> {
    (2..=6).flat_map(|players| (0..16).map(move |bits| (players, bits)))
}

pub fn random_options(chance: &mut Chance, bits: usize) -> Options {
    Options {
        modules: modules(bits),
        second_scoring_pile: [SecondScoringPile::Four, SecondScoringPile::Five][chance.below(2)],
        board: chance.options(),
        vizier_before_scoring: chance.one_in(2),
        further_action: [FurtherAction::May, FurtherAction::Must][chance.below(2)],
        third_player_modules: [ThirdPlayerModules::Keep, ThirdPlayerModules::Redraw][chance.below(2)],
        ..Options::default()
    }
}

/// Plays to the end; returns the moves and the last position.
pub fn play(config: &PlayConfig, chance: &mut Chance, seen: &mut dyn FnMut(&State)) -> (Vec<Move>, State) {
    let mut state = State::new(config);
    let mut moves = Vec::new();
    while state.to_act(config) != ToAct::Nothing {
        let mv = chance.next(config, &state);
        assert_eq!(state.apply(config, mv), Ok(()), "{mv:?}");
        moves.push(mv);
        seen(&state);
        assert!(moves.len() < 20_000, "the game does not end");
    }
    (moves, state)
}

/// What is true of every game that is over.
fn assert_is_over(config: &PlayConfig, moves: &[Move], state: &State) {
    assert_nothing_is_lost(config, state);
    assert_eq!(state.phase(), Phase::Over);
    assert_eq!(state.clone().apply(config, Move::EndTurn), Err(Refusal::Over));
    let held = state.held();
    assert_eq!(
        held.last().unwrap().rows,
        state.rows(config),
        "the third scoring judges what lies at the end"
    );
    assert_eq!(state.breakdown(), breakdown(&held));
    assert!(!state.winners().is_empty() && state.winners().iter().all(|&seat| seat < config.players()));
    // Boards are always lawful: laid again one by one on a board that takes anything, no tile breaks a rule.
    for seat in 0..config.players() {
        let grounds = state.player(seat).grounds();
        assert!(grounds.board(config).rule_violations().is_empty());
        let mut again = Board::new(config.options().board);
        for (cell, piece) in grounds.pieces() {
            again.change_anyway(Change::Lay(cell, config.piece(piece))).unwrap();
        }
        assert!(again.rule_violations().is_empty());
        assert!(again.pieces().eq(grounds.board(config).pieces()));
    }
    // The same moves lead to the same position.
    let mut again = State::new(config);
    for &mv in moves {
        again.apply(config, mv).unwrap();
    }
    assert_eq!(again, *state);
}

fn play_mixes(games: u64) {
    for (players, bits) in mixes() {
        for number in 0..games {
            let mut chance = Chance::new(number * 1000 + (players * 16 + bits) as u64);
            let config = game(players, random_options(&mut chance, bits));
            let (moves, state) = play(&config, &mut chance, &mut |_| {});
            assert_is_over(&config, &moves, &state);
        }
    }
}

#[test]
fn random_games_of_every_mix_end_and_lose_no_pieces() {
    play_mixes(2);
}

#[test]
#[ignore = "takes minutes: 200 games of each of the 80 mixes of seats and modules, or as many as GAMES says"]
fn many_random_games_of_every_mix_end_and_lose_no_pieces() {
    play_mixes(games(200));
}

/// How many games of each mix a long run plays.
pub fn games(otherwise: u64) -> u64 {
    std::env::var("GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(otherwise)
}

#[test]
fn nobody_has_another_turn_after_one_that_is_called_the_last() {
    let mut last = 0;
    for (players, bits) in mixes() {
        let mut chance = Chance::new((players * 16 + bits) as u64);
        let config = game(players, random_options(&mut chance, bits));
        let mut state = State::new(&config);
        let mut is_last = false;
        while state.to_act(&config) != ToAct::Nothing {
            let mv = chance.next(&config, &state);
            if mv == Move::EndTurn {
                is_last = state.is_last_turn();
                last += usize::from(is_last);
            }
            state.apply(&config, mv).unwrap();
            assert!(!is_last || state.phase() != Phase::Action, "{players} seats, modules {bits}");
        }
    }
    assert!(last > 40, "{last} of 80 games");
}

#[test]
fn the_rules_keep_the_contract_of_all_games() {
    for (players, bits) in mixes() {
        let number = (players * 16 + bits) as u64;
        let config = game(players, random_options(&mut Chance::new(number), bits));
        conforms::<GameRules>(&config, &mut Generator::new(32, number));
    }
}

#[test]
fn every_generated_move_is_accepted_and_no_other() {
    for (players, bits) in mixes() {
        let mut chance = Chance::new((players * 16 + bits) as u64);
        let config = game(players, random_options(&mut chance, bits));
        let mut positions = Vec::new();
        let mut number = 0usize;
        play(&config, &mut chance, &mut |state| {
            number += 1;
            if number.is_multiple_of(17) {
                positions.push(state.clone());
            }
        });
        for state in &positions {
            assert_generator_agrees(&config, state, &mut chance);
        }
    }
}

fn assert_generator_agrees(config: &PlayConfig, state: &State, chance: &mut Chance) {
    let needed = legal(config, state, Payments::Needed);
    let hands = (0..config.players()).map(|seat| state.player(seat).hand().len());
    let all = if hands.max() < Some(12) { legal(config, state, Payments::All) } else { Vec::new() };
    let drawn: Vec<Move> = outcomes(config, state).into_iter().map(|(mv, _)| mv).collect();
    let is_chance = matches!(state.to_act(config), ToAct::Chance(_));
    assert_eq!(drawn.is_empty(), !is_chance);
    assert_eq!(needed.is_empty(), is_chance || state.phase() == Phase::Over);
    assert!(all.is_empty() || needed.iter().all(|mv| all.contains(mv)));
    for (at, mv) in all.iter().enumerate() {
        assert!(!all[..at].contains(mv), "{mv:?} twice");
    }
    for &mv in needed.iter().chain(&all).chain(&drawn) {
        assert_eq!(state.clone().apply(config, mv), Ok(()), "{mv:?}");
    }
    // A needed payment cannot spare a card, and every payment contains a needed one.
    let purchases = |moves: &[Move]| -> Vec<(Offer, Cards)> {
        let purchase =
            |mv: &Move| if let Move::Buy(offer, cards) = *mv { Some((offer, cards)) } else { None };
        moves.iter().filter_map(purchase).collect()
    };
    for (offer, cards) in purchases(&needed) {
        for (card, _) in cards.kinds() {
            let less = Move::Buy(offer, cards.without(card).unwrap());
            assert!(state.clone().apply(config, less).is_err(), "{card} of {cards:?} is needless");
        }
    }
    for (offer, cards) in purchases(&all) {
        let is_in = |&(other, needed): &(Offer, Cards)| other == offer && cards.minus(needed).is_some();
        assert!(purchases(&needed).iter().any(is_in));
    }
    for _ in 0..40 {
        let mv = any_move(config, state, chance);
        let mut after = state.clone();
        match after.apply(config, mv) {
            Ok(()) if drawn.contains(&mv) || needed.contains(&mv) || all.contains(&mv) => {}
            // Owners of last tiles place them in any order.
            Ok(()) if state.phase() == Phase::LastTiles => {
                assert!(matches!(mv, Move::Lay(..) | Move::Reserve(_)));
            }
            // Not every payment from a large hand was listed.
            Ok(()) if all.is_empty() && matches!(mv, Move::Buy(..)) => {}
            Ok(()) => panic!("{mv:?} was accepted in {:?}", state.phase()),
            Err(_) => assert_eq!(after, *state),
        }
    }
}

/// Any move: mostly one that has something to do with the position.
pub fn any_move(config: &PlayConfig, state: &State, chance: &mut Chance) -> Move {
    let number = chance.below(config.all_pieces().len().into());
    let piece = config.id(number).unwrap();
    let seat = chance.below(config.players());
    let player = state.player(chance.pick(&[state.seat().min(config.players() - 1), seat]).unwrap());
    let own: Vec<_> = player.reserve().and(player.pending()).iter().chain([piece]).collect();
    let own = own[chance.under(own.len() as u32) as usize];
    let cell = chance.cell_near(&player.grounds().board(config));
    let kinds: Vec<Card> = Card::all().collect();
    let card = chance.pick(&kinds).unwrap();
    let mut some = |from: Cards| {
        let share = chance.below(4) + 1;
        let cards = from.iter().filter(|_| chance.one_in(share)).collect::<Cards>();
        if chance.one_in(8) && cards.count(card) < 3 { cards.with(card) } else { cards }
    };
    let (taken, paid) = (some(state.display()), some(player.hand()));
    let space = Currency::ALL[chance.below(4)];
    let paid = if chance.one_in(3) { paid } else { paid.of(space) };
    let bazaar = state.bazaars().iter().next().filter(|_| chance.one_in(2));
    let offer = bazaar.map_or(Offer::Space(space), Offer::Bazaar);
    match chance.below(17) {
        0 => Move::Tile(piece),
        1 => Move::Card(card),
        2 => Move::ScoringCard,
        3 => Move::Reshuffle,
        4 => Move::First(seat as u8),
        5 => Move::Take(taken),
        6 => Move::Buy(offer, paid),
        7 | 8 => Move::Lay(own, cell),
        9 => Move::TakeAway(cell),
        10 => Move::Swap(own, cell),
        11 => Move::Reserve(own),
        12 => Move::Give(own),
        13 => Move::Wake,
        14 => Move::Falcon { falcon: chance.below(17) as u8, card, crossing: Corner(cell) },
        15 => Move::EndTurn,
        _ if chance.one_in(2) => Move::Decline,
        _ => Move::Vizier(seat as u8, offer, paid),
    }
}

/// The codes of §A8.
const CODES: [&str; 32] = [
    "occupied",
    "wall_mismatch",
    "unreachable",
    "cuts_off",
    "no_neighbour",
    "hole",
    "start_stays",
    "not_in_reserve",
    "too_much",
    "not_displayed",
    "not_yours",
    "wrong_currency",
    "too_little",
    "no_tile",
    "must_act",
    "one_action",
    "lay_first",
    "not_bought_now",
    "asleep",
    "not_exact",
    "camp_no_wall",
    "camp_side",
    "bazaar_price",
    "bazaar_no_price",
    "nothing_there",
    "awake",
    "no_falcon",
    "not_now",
    "over",
    "falcon_turn",
    "falcon_crossing",
    "falcon_colours",
];

#[test]
fn every_refusal_occurs_in_play() {
    let mut missing: BTreeSet<&str> = CODES.into_iter().collect();
    missing.remove("over");
    for seed in 0..200 {
        let mut chance = Chance::new(seed);
        let config = game(2 + chance.below(5), random_options(&mut chance, 15));
        let mut probes = Chance::new(seed + 500);
        play(&config, &mut chance, &mut |state| {
            for _ in 0..12 {
                let mv = any_move(&config, state, &mut probes);
                if let Err(refusal) = state.clone().apply(&config, mv) {
                    missing.remove(refusal.code());
                }
            }
        });
        if missing.is_empty() {
            return;
        }
    }
    panic!("never refused: {missing:?}");
}
