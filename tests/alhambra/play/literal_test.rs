//! Whole games, move by move, by the engine and by the second, literal one.

use alhambra::games::alhambra::rules::{
    Currency, Vizier,
    play::{PieceId, PieceSet, PlayConfig, State, ToAct},
};

use super::{
    super::{literal::at, support::Chance},
    literal_game::{Coin, Game, Waits, coins},
    random::{any_move, games, mixes, random_options},
    support::game,
};

fn sorted<T: Ord>(list: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut list: Vec<T> = list.into_iter().collect();
    list.sort();
    list
}

fn numbers(set: PieceSet) -> Vec<usize> {
    set.iter().map(PieceId::index).collect()
}

fn of(list: &[usize]) -> Vec<usize> {
    sorted(list.iter().copied())
}

fn assert_same(config: &PlayConfig, state: &State, literal: &Game<'_>) {
    let waits = match state.to_act(config) {
        ToAct::Chance(_) => Waits::Chance,
        ToAct::Decision(seat) => Waits::For(seat.into()),
        ToAct::Nothing => Waits::Over,
    };
    assert_eq!(waits, literal.waits(), "{:?}", literal.tasks);
    let money = |list: &Vec<Coin>| sorted(list.iter().copied());
    assert_eq!(coins(state.deck()), money(&literal.deck));
    assert_eq!(coins(state.display()), money(&literal.display));
    assert_eq!(coins(state.discards()), money(&literal.discards));
    assert_eq!(numbers(state.stack()), of(&literal.stack));
    assert_eq!(numbers(state.bazaars()), of(&literal.beside_yard));
    assert_eq!(numbers(state.third_player()), of(&literal.third));
    assert_eq!(numbers(state.removed()), of(&literal.removed));
    assert_eq!(Currency::ALL.map(|space| state.yard(space).map(PieceId::index)), literal.yard);
    let falcons = (0..16).filter(|falcon| state.falcons() >> falcon & 1 == 1);
    assert_eq!(falcons.collect::<Vec<usize>>(), of(&literal.falcons));
    for seat in 0..config.players() {
        let player = state.player(seat);
        assert_eq!(coins(player.hand()), money(&literal.hands[seat]));
        assert_eq!(numbers(player.reserve()), of(&literal.reserves[seat]));
        assert_eq!(numbers(player.pending()), of(&literal.to_place[seat]));
        assert_eq!(player.vizier() == Vizier::Awake, literal.is_awake[seat]);
        let lies = player.grounds().pieces().map(|(cell, piece)| (at(cell), piece.index()));
        assert_eq!(sorted(lies), sorted(literal.lies[seat].clone()));
        let perches =
            player.grounds().falcons().map(|(crossing, falcon)| (at(crossing.0), usize::from(falcon)));
        assert_eq!(sorted(perches), sorted(literal.perches[seat].clone()));
    }
    if !state.held().is_empty() {
        let totals: Vec<u32> = state.breakdown().iter().map(|row| row.vp as u32).collect();
        assert_eq!(totals, literal.totals);
    }
}

/// The literal engine's name for refusals that it does not distinguish.
fn rough(code: &str) -> &str {
    match code {
        "no_neighbour" | "unreachable" | "cuts_off" => "on_foot",
        code => code,
    }
}

fn compare(config: &PlayConfig, chance: &mut Chance, probes: usize) {
    compare_from(config, (State::new(config), Game::new(config)), chance, probes);
}

fn compare_from(
    config: &PlayConfig,
    (mut state, mut literal): (State, Game<'_>),
    chance: &mut Chance,
    probes: usize,
) {
    assert_same(config, &state, &literal);
    while state.to_act(config) != ToAct::Nothing {
        for _ in 0..probes {
            let mv = any_move(config, &state, chance);
            let one = state.clone().apply(config, mv).map_err(|refusal| rough(refusal.code()));
            let other = literal.clone().apply(mv);
            assert_eq!(one, other, "{mv:?} while {:?} waits", literal.tasks);
        }
        let mv = chance.next(config, &state);
        assert_eq!(state.apply(config, mv), Ok(()));
        assert_eq!(literal.apply(mv), Ok(()), "{mv:?} while {:?} waits", literal.tasks);
        assert_same(config, &state, &literal);
    }
}

fn compare_mixes(games: u64, probes: usize) {
    for (players, bits) in mixes() {
        for number in 0..games {
            let mut chance = Chance::new(number * 1000 + 500 + (players * 16 + bits) as u64);
            let config = game(players, random_options(&mut chance, bits));
            compare(&config, &mut chance, probes);
        }
    }
}

#[test]
fn both_engines_play_the_same_games() {
    compare_mixes(1, 2);
}

#[test]
fn both_engines_play_alike_with_piles_that_people_cut_by_eye() {
    for number in 0..24 {
        let mut chance = Chance::new(number);
        let players = 2 + chance.below(5);
        let config = game(players, random_options(&mut chance, 0));
        let (mut state, mut literal) = (State::new(&config), Game::new(&config));
        state.type_money();
        literal.is_cut_by_eye = true;
        compare_from(&config, (state, literal), &mut chance, 2);
    }
}

#[test]
fn both_engines_play_alike_with_piles_of_typed_heights() {
    for number in 0..24 {
        let mut chance = Chance::new(number);
        let players = 2 + chance.below(5);
        let config = game(players, random_options(&mut chance, 0));
        // The deal, and how many cards it leaves.
        let (mut dealt, mut moves) = (State::new(&config), Vec::new());
        while dealt.piles().is_none() {
            let mv = chance.draw(&config, &dealt);
            dealt.apply(&config, mv).unwrap();
            moves.push(mv);
        }
        let left = dealt.deck().len();
        let mut heights = [1; 5];
        (5..left).for_each(|_| heights[chance.below(5)] += 1);
        // Now and then people miscount.
        heights[4] += u8::from(number % 6 == 5);
        let config = config.with_piles(Some(heights));
        let (mut state, mut literal) = (State::new(&config), Game::new(&config));
        // Money is typed in, too: the heights count.
        state.type_money();
        let last = moves.pop().unwrap();
        for mv in moves {
            assert_eq!((state.apply(&config, mv), literal.apply(mv)), (Ok(()), Ok(())));
        }
        let one = state.apply(&config, last).map_err(|refusal| refusal.code());
        assert_eq!(one, literal.apply(last));
        if number % 6 == 5 {
            assert_eq!(one, Err("piles"));
            continue;
        }
        assert_eq!(state.piles().unwrap().sizes, heights);
        compare_from(&config, (state, literal), &mut chance, 2);
    }
}

#[test]
#[ignore = "takes many minutes: 50 games of each of the 80 mixes, or as many as GAMES says"]
fn both_engines_play_many_games_alike() {
    compare_mixes(games(50), 4);
}
