//! The ledger that fills itself in: on random boards, with random moves and governors, it agrees with the rules.

use alhambra::games::alexandros::{
    pad::{CardFrom, LedgerEvent, LedgerGame, Place},
    record::{self, AnyGame},
    rules::{AuditFinding, BoardState, Card, Conquest, Corner, Rim, Space, Symbol, Ways, tax_cards, taxes},
};

use super::{ledger::ledger, random::random_board, support::Chance};

/// The same table, played by the rules alone.
struct Played {
    state: BoardState,
    points: Vec<u16>,
    walls: u16,
}

/// Moves Alexander to a random goal on a random shortest way.
fn go(game: &mut LedgerGame, played: &mut Played, chance: &mut Chance, (turn, player): (u16, u8)) -> bool {
    let config = game.config().clone();
    let board = config.board().unwrap();
    let goals = played.state.goals(board, config.options());
    let there: Vec<Symbol> = Symbol::ALL.into_iter().filter(|symbol| goals.of(*symbol).is_some()).collect();
    if there.is_empty() {
        return false;
    }
    let symbol = chance.of(&there);
    let space = chance.of(&goals.of(symbol).unwrap().spaces);
    let to: Corner = chance.of(&board.corners_of(space));
    let ways: Vec<Vec<Corner>> = Ways::new(board, played.state.alexander, to).iter().take(9).collect();
    let way = &ways[chance.below(ways.len())];
    let card = Card::Open { card: symbol, other: None };
    let moved = played.state.moved(board, config.options(), card, space, way);
    let event = LedgerEvent::Move {
        turn,
        player,
        card: symbol,
        from: CardFrom::Open,
        other: None,
        space: board.place(space),
        way: way.iter().map(|corner| board.at(*corner)).collect(),
    };
    let entered = game.enter(event);
    assert_eq!(entered.is_ok(), moved.is_ok(), "{entered:?}");
    let Ok(moved) = moved else { return false };
    played.walls += u16::from(moved.laid.black) + u16::from(moved.laid.red);
    played.state = moved.state;
    true
}

/// Tries to gain a random province, or to take back a governor.
fn act(game: &mut LedgerGame, played: &mut Played, chance: &mut Chance, (turn, player): (u16, u8)) -> bool {
    let config = game.config().clone();
    let board = config.board().unwrap();
    let all: Vec<Space> = board.spaces().filter(|space| board.symbol(*space).is_some()).collect();
    let space = chance.of(&all);
    let place = Place::Board { spaces: vec![board.place(space)] };
    let (event, after) = match chance.below(5) {
        0 => (LedgerEvent::Recall { turn, player, place }, played.state.taken_back(player - 1, space).ok()),
        how => {
            let (how, event) = if how < 3 {
                (Conquest::Occupy, LedgerEvent::Occupy { turn, player, place })
            } else {
                (Conquest::TakeOver, LedgerEvent::TakeOver { turn, player, place })
            };
            let got =
                played.state.conquered(board, Rim::Boundary, how, config.players(), player - 1, &[space]);
            (event, got.ok().map(|(state, _)| state))
        }
    };
    assert_eq!(game.enter(event).is_ok(), after.is_some());
    let done = after.is_some();
    played.state = after.unwrap_or_else(|| played.state.clone());
    done
}

/// A table on a random board, as far as it gets within a few turns.
pub(super) fn played_by_chance(chance: &mut Chance) -> LedgerGame {
    let board = random_board(chance);
    let players = 2 + chance.below(3);
    let mut game = ledger(players, Some(board.clone()));
    let mut played = Played { state: BoardState::start(&board), points: vec![0; players], walls: 0 };
    for turn in 1..=8_u16 {
        let now = (turn, (usize::from(turn - 1) % players) as u8 + 1);
        if game.state().end().is_some() || !go(&mut game, &mut played, chance, now) {
            break;
        }
        act(&mut game, &mut played, chance, now);
    }
    game
}

#[test]
fn on_random_boards_the_ledger_agrees_with_the_rules() {
    let mut chance = Chance(91);
    let (mut moves, mut acts, mut scored) = (0, 0, 0);
    for _ in 0..120 {
        let board = random_board(&mut chance);
        let players = 2 + chance.below(3);
        let mut game = ledger(players, Some(board.clone()));
        let mut played = Played { state: BoardState::start(&board), points: vec![0; players], walls: 0 };
        for turn in 1..=12_u16 {
            let now = (turn, (usize::from(turn - 1) % players) as u8 + 1);
            if game.state().end().is_some() || !go(&mut game, &mut played, &mut chance, now) {
                break;
            }
            moves += 1;
            if act(&mut game, &mut played, &mut chance, now) {
                acts += 1;
            }
            if chance.percent(40) {
                let all = played.state.provinces(&board, Rim::Boundary);
                let gains = taxes(all.contents(), players as u8);
                // Whoever has no governor on the board has no card for them.
                let collects = tax_cards(all.contents(), now.1 - 1).next().is_some();
                for (points, gain) in played.points.iter_mut().zip(&gains).filter(|_| collects) {
                    *points += gain.vp as u16;
                    scored += gain.vp;
                }
                let event = LedgerEvent::Taxes { turn, player: now.1, card: None, points: None };
                assert_eq!(game.enter(event).is_ok(), collects);
            }
            let (state, provinces) = game.state().on_board().unwrap();
            assert_eq!(*state, played.state);
            assert_eq!(*provinces, played.state.provinces(&board, Rim::Boundary));
            assert_eq!(game.state().points(), played.points);
            assert_eq!((game.state().walls(), game.state().supply()), (played.walls, state.supply));
        }
        // The only oddity may be that nobody has that many cards: here everybody pays any price.
        let is_dear = |finding: &AuditFinding| matches!(finding, AuditFinding::Cards { .. });
        assert!(game.findings().iter().all(is_dear), "{:?}", game.findings());
        let text = game.write(None);
        assert_eq!(record::read(&text).unwrap().game, AnyGame::table(game));
    }
    assert!(moves > 300 && acts > 50 && scored > 50, "{moves} {acts} {scored}");
}
