//! What options lead to at the edges of a turn.

use super::*;
use crate::{
    advisor::{Advisor, Generator, draw_on},
    rules::{Currency, GameConfig, Module, Options, Printed, Tile, TileSet},
};

/// A game of two in which every tile costs so much, as it is once all money was taken.
fn without_money(price: u8, seed: u64) -> (Advisor, State) {
    let tiles = TileSet::standard().tiles().iter().map(|&tile| Tile { price, ..tile }).collect();
    let options = Options { modules: [Module::Vizier].into_iter().collect(), ..Options::default() };
    let game = GameConfig::new(2, TileSet::new(tiles).unwrap(), options).unwrap();
    let advisor = Advisor::new(PlayConfig::new(game, &Printed::ours()).unwrap());
    let (config, mut generator) = (advisor.config(), Generator::new(seed, 0));
    let mut state = State::new(config);
    while draw_on(&mut state, config, &mut generator) {
        if state.phase() == Phase::Vizier {
            state.apply(config, Move::Decline).unwrap();
            continue;
        }
        let Some(card) = state.display().iter().next() else { break };
        state.apply(config, Move::Take(Cards::NONE.with(card))).unwrap();
        state.apply(config, Move::EndTurn).unwrap();
    }
    (advisor, state)
}

#[test]
fn a_vizier_who_buys_nothing_ends_no_game_in_the_name_of_the_next_player() {
    let mut asked = 0;
    for seed in 0..12 {
        let (_, rich) = without_money(99, seed);
        let money = |seat: usize| {
            Currency::ALL.map(|currency| rich.player(seat).hand().sum(currency)).into_iter().max().unwrap()
        };
        // What only one of them can pay, with all that they have of a currency.
        let (seat, price) = if money(0) > money(1) { (0, money(0)) } else { (1, money(1)) };
        let (advisor, mut state) = without_money(u8::try_from(price).unwrap(), seed);
        let (config, boards) = (advisor.config(), |state: &State| advisor.boards(state));
        if state.apply(config, Move::EndTurn).is_err() || state.phase() != Phase::Vizier {
            continue;
        }
        assert_eq!(state.to_act(config), ToAct::Decision(seat));
        let mut declined = Vec::new();
        advisor.each(&state, &boards(&state), Breadth::All, &|_| 0.0, &mut |told| {
            if told.moves() == [Move::Decline] {
                declined.push(told.after.is_over);
            }
        });
        assert_eq!(declined, [false], "seed {seed}");
        asked += 1;
    }
    assert!(asked > 2, "{asked}");
}
