//! The ledger with a board: it fills itself in.

use super::*;
use alhambra::games::alexandros::pad::Preview;

pub fn moved(turn: u16, player: u8, letter: char, space: (u8, u8), way: &[(u8, u8)]) -> LedgerEvent {
    let card = symbol(letter);
    LedgerEvent::Move { turn, player, card, from: CardFrom::Open, other: None, space, way: way.to_vec() }
}

/// Examples 2 to 5 of §X9, entered on the board; in the last one Blue occupies the province and collects taxes.
pub fn board_table() -> LedgerGame {
    let mut game = ledger(3, Some(test_board()));
    for event in [
        moved(1, 1, 'H', (1, 3), &[(0, 1), (1, 2), (1, 4), (2, 5)]),
        moved(2, 2, 'S', (1, 1), &[(2, 5), (2, 3), (2, 1)]),
        moved(3, 3, 'L', (3, 3), &[(2, 1), (2, 3), (3, 4), (4, 5)]),
        LedgerEvent::Occupy { turn: 3, player: 3, place: Place::Board { spaces: vec![(3, 3)] } },
        taxes(3, 3),
    ] {
        game.enter(event).unwrap();
    }
    game
}

#[test]
fn with_a_board_the_ledger_fills_itself_in() {
    let mut game = board_table();
    assert_eq!(game.state().walls(), 7);
    let own: Vec<u16> = game
        .state()
        .provinces()
        .iter()
        .filter(|(_, province)| province.owner() == Some(2))
        .map(|(_, province)| province.value())
        .collect();
    assert_eq!(own, [4]);
    assert_eq!(game.state().points(), [0, 0, 4]);
    let (state, provinces) = game.state().on_board().unwrap();
    assert_eq!(*provinces, state.provinces(game.config().board().unwrap(), game.config().options().rim));
    assert_eq!(game.enter(province(4, 9, 2, "T")), Err(LedgerError::KnownByBoard));
    assert_eq!(game.enter(walls(4, 1, 2)), Err(LedgerError::KnownByBoard));
    let far = moved(4, 1, 'L', (0, 8), &[(4, 5)]);
    assert!(matches!(game.enter(far), Err(LedgerError::Illegal(Illegal::NotNearest { .. }))));
    let nowhere = moved(4, 1, 'L', (40, 8), &[(4, 5)]);
    assert_eq!(game.enter(nowhere), Err(LedgerError::NoSpace((40, 8))));
    let astray = moved(4, 1, 'L', (2, 0), &[(4, 5), (99, 0)]);
    assert_eq!(game.enter(astray), Err(LedgerError::NoCorner((99, 0))));
    // The lyre inside the province: of three ways one lays nothing.
    let outcomes = game.state().outcomes(game.config(), (2, 1), 1000).unwrap();
    assert_eq!(outcomes.iter().map(|outcome| outcome.walls.len()).collect::<Vec<_>>(), [0, 2, 3]);
    // Taxes on a board go to those whose governors stand there.
    game.enter(moved(4, 1, 'L', (2, 0), &[(4, 5), (3, 4), (2, 3), (2, 1)])).unwrap();
    assert_eq!(game.enter(taxes(4, 1)), Err(LedgerError::Illegal(Illegal::NoTaxes(0))));
    let place = Place::Board { spaces: vec![(3, 3)] };
    let back = LedgerEvent::Recall { turn: 6, player: 3, place };
    assert_eq!(game.warnings_before(&back), [Warning::LastGovernor]);
    game.enter(moved(6, 3, 'A', (3, 1), &[(2, 1), (3, 2)])).unwrap();
    game.enter(back).unwrap();
    assert_eq!(game.state().home(2), 4);
    let text = game.write(None);
    assert_eq!(record::read(&text).unwrap().game, AnyGame::table(game));
}

#[test]
fn on_a_board_a_turn_begins_with_alexanders_move() {
    let not_moved = || LedgerError::Illegal(Illegal::NotMoved);
    let mut game = board_table();
    game.enter(LedgerEvent::BeginTurn { turn: 4, player: 1 }).unwrap();
    let before = game.clone();
    let place = Place::Board { spaces: vec![(0, 2)] };
    assert_eq!(game.enter(LedgerEvent::Occupy { turn: 4, player: 1, place }), Err(not_moved()));
    assert_eq!(game.enter(taxes(4, 1)), Err(not_moved()));
    assert_eq!(game, before);
    // A turn can pass without his move, after a question.
    let next = LedgerEvent::BeginTurn { turn: 5, player: 2 };
    assert_eq!(game.warnings_before(&next), [Warning::NoMove]);
    assert!(game.warnings_before(&LedgerEvent::BeginTurn { turn: 4, player: 2 }).is_empty());
    game.enter(moved(4, 1, 'L', (2, 0), &[(4, 5), (4, 3), (3, 2), (2, 1)])).unwrap();
    assert!(game.warnings_before(&next).is_empty());
    // Striking a move strikes the actions of its turn, too.
    let strike = Entry::Note(Note::Strike { entry: 3 });
    let others = game.blocking_entries(&strike).unwrap();
    assert!(others.contains(&4) && others.contains(&5), "{others:?}");
    // Without a board no moves are entered.
    let mut typed = ledger(2, None);
    typed.enter(LedgerEvent::BeginTurn { turn: 1, player: 1 }).unwrap();
    assert!(typed.warnings_before(&LedgerEvent::BeginTurn { turn: 2, player: 2 }).is_empty());
    typed.enter(province(1, 1, 3, "T")).unwrap();
    typed.enter(occupy(1, 1, 1, "T")).unwrap();
}

#[test]
fn alexander_moves_once_a_turn_in_late_and_corrected_entries_too() {
    let mut game = board_table();
    let before = game.clone();
    let again = moved(3, 3, 'L', (2, 0), &[(4, 5), (4, 3), (3, 2), (2, 1)]);
    assert_eq!(game.enter(again), Err(LedgerError::MovedTwice { turn: 3 }));
    let late = moved(1, 1, 'S', (1, 1), &[(2, 5), (2, 3), (2, 1)]);
    assert!(game.enter(late.clone()).is_err());
    assert!(game.note(Note::Amend { entry: 2, event: late }).is_err());
    assert_eq!(game, before);
    let stay = |turn, player| LedgerEvent::Stay { turn, player, card: None };
    let mut game = stuck_table();
    assert_eq!(game.enter(stay(4, 2)), Err(LedgerError::MovedTwice { turn: 4 }));
    game.enter(stay(5, 1)).unwrap();
    assert_eq!(game.enter(stay(5, 1)), Err(LedgerError::MovedTwice { turn: 5 }));
}

/// A board on which four moves leave no space available.
pub fn stuck_table() -> LedgerGame {
    let mut game = ledger(2, Some(crate::alexandros::support::board(&["TAHLS"], [0, 3])));
    for event in [
        moved(1, 1, 'T', (0, 0), &[(0, 3), (0, 1)]),
        moved(2, 2, 'S', (0, 4), &[(0, 1), (0, 3), (0, 5)]),
        moved(3, 1, 'H', (0, 2), &[(0, 5), (1, 4)]),
        moved(4, 2, 'T', (0, 0), &[(1, 4), (1, 2)]),
    ] {
        game.enter(event).unwrap();
    }
    game
}

#[test]
fn alexander_stays_where_no_space_is_available_and_only_there() {
    let stay = |turn, player, card| LedgerEvent::Stay { turn, player, card };
    let mut fresh = ledger(2, Some(test_board()));
    let refused = Err(LedgerError::Illegal(Illegal::CanMove(Symbol::Temple)));
    assert_eq!(fresh.enter(stay(1, 1, None)), refused);
    assert_eq!(ledger(2, None).enter(stay(1, 1, None)), Err(LedgerError::NeedsBoard));
    let mut game = stuck_table();
    game.enter(stay(5, 1, Some(Symbol::Lyre))).unwrap();
    game.enter(stay(6, 2, None)).unwrap();
    assert_eq!((game.state().turn(), game.state().walls()), (6, 4), "nothing is laid");
    let text = game.write(None);
    assert_eq!(record::read(&text).unwrap().game, AnyGame::table(game));
}
