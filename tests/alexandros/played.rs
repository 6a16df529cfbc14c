//! A game on a board as people might play it: everybody does what brings the most compared with the best rival.

use alhambra::{
    games::alexandros::{
        pad::{CardFrom, LedgerEvent, LedgerGame, Place},
        rules::{Card, Conquest, GameConfig, Symbol},
    },
    kernel::record::Header,
};

use super::{
    large_board::LARGE,
    support::{Chance, board},
};

const START: [i64; 2] = [0, 5];
const TURNS: u16 = 24;
/// The largest number of beginnings of ways that are distinguished.
const WAYS: usize = 2000;

/// Which turn it is, and whose, from 1.
#[derive(Clone, Copy)]
struct Now {
    turn: u16,
    player: u8,
}

/// The first turns of a game of three.
pub fn played_on(header: Header) -> LedgerGame {
    let header = Header { layout_name: "Phrygia".to_owned(), ..header };
    let config = GameConfig::new(3).unwrap().with_board(board(&LARGE, START));
    let mut game = LedgerGame::start(header, config, None).unwrap();
    let (mut cards, mut chance) = ([1; 3], Chance(7));
    for turn in 1..=TURNS {
        let now = Now { turn, player: ((turn - 1) % 3) as u8 + 1 };
        if turn > 1 {
            game.enter(LedgerEvent::BeginTurn { turn, player: now.player }).unwrap();
        }
        let hand: &mut u32 = &mut cards[usize::from(now.player) - 1];
        let open = [chance.of(&Symbol::ALL), chance.of(&Symbol::ALL)];
        game.enter(best_move(&game, now, open, *hand + 1)).unwrap();
        *hand += 1;
        for _ in 0..2 {
            // Whoever has nothing better to do takes a card, which no ledger records.
            match best_action(&game, now, *hand) {
                Some((_, event, cost)) => {
                    game.enter(event).unwrap();
                    *hand -= cost;
                }
                None => *hand += 1,
            }
        }
    }
    game
}

/// What taxes would bring a player now.
fn own(game: &LedgerGame, player: u8) -> i32 {
    game.state().taxes_now()[usize::from(player) - 1].vp
}

/// How much more that is than what the best rival gets.
fn lead(game: &LedgerGame, player: u8) -> i32 {
    let rivals = (1..=3).filter(|rival| *rival != player).map(|rival| own(game, rival));
    own(game, player) - rivals.max().unwrap()
}

fn best_move(game: &LedgerGame, now: Now, open: [Symbol; 2], hand: u32) -> LedgerEvent {
    let (config, state) = (game.config(), game.state());
    let (board, goals) = (config.board().unwrap(), state.goals(config).unwrap());
    let mut best: Option<(i32, LedgerEvent)> = None;
    for card in open {
        // A card whose symbol has no available space is a joker.
        let symbols = goals.symbols(config.options().joker, Card::Open { card, other: None });
        for space in symbols.filter_map(|symbol| goals.of(symbol)).flat_map(|nearest| &nearest.spaces) {
            for corner in board.corners_of(*space) {
                let outcomes = state.outcomes(config, board.at(corner), WAYS).unwrap_or_default();
                for outcome in outcomes {
                    let event = LedgerEvent::Move {
                        turn: now.turn,
                        player: now.player,
                        card,
                        from: CardFrom::Open,
                        other: None,
                        space: board.place(*space),
                        way: outcome.way.iter().map(|corner| board.at(*corner)).collect(),
                    };
                    let mut after = game.clone();
                    if after.enter(event.clone()).is_err() {
                        continue;
                    }
                    let gain = best_action(&after, now, hand).map_or(0, |(gain, _, _)| gain);
                    let worth = 3 * lead(&after, now.player) + gain - outcome.walls.len() as i32;
                    if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                        best = Some((worth, event));
                    }
                }
            }
        }
    }
    best.unwrap().1
}

/// The action that brings the most, with its cost; none if a card is better.
fn best_action(game: &LedgerGame, now: Now, hand: u32) -> Option<(i32, LedgerEvent, u32)> {
    let Now { turn, player } = now;
    let before = lead(game, player);
    let taxes = LedgerEvent::Taxes { turn, player, card: None, points: None };
    let taxed = (hand > 0 && own(game, player) > 0 && before >= 0).then_some((9 * before + 1, taxes, 1));
    let conquests = game.state().provinces().into_iter().filter_map(|(number, province)| {
        let how = province.conquest(player - 1).ok()?;
        let costs = game.state().costs(game.config(), player - 1, number).ok()?;
        let cost =
            costs.into_iter().filter(|cost| cost.on.total() == 1).min_by_key(|cost| cost.cards().total())?;
        let (_, provinces) = game.state().on_board()?;
        let board = game.config().board()?;
        let wanted = |space: &&_| board.symbol(**space).is_some_and(|symbol| cost.on.of(symbol) > 0);
        let space = provinces.all()[usize::from(number) - 1].spaces.iter().find(wanted)?;
        let place = Place::Board { spaces: vec![board.place(*space)] };
        let event = match how {
            Conquest::Occupy => LedgerEvent::Occupy { turn, player, place },
            Conquest::TakeOver => LedgerEvent::TakeOver { turn, player, place },
        };
        let mut after = game.clone();
        after.enter(event.clone()).ok()?;
        let cards = cost.cards().total();
        let gain = 6 * (lead(&after, player) - before) - cards as i32;
        (cards <= hand && gain > 0).then_some((gain, event, cards))
    });
    let possible = conquests.chain(taxed).filter(|(_, event, _)| game.clone().enter(event.clone()).is_ok());
    possible.max_by_key(|(gain, _, _)| *gain)
}
