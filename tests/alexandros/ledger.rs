//! The ledger: what its entries add up to, late entries and corrections, records, and ledgers that fill themselves in.

use alhambra::{
    games::alexandros::{
        log::Ended,
        pad::{
            CardFrom, Changes, Contents, LedgerError, LedgerEvent, LedgerGame, PaperGame, Place, Preview,
            ResultEvent, Standing,
        },
        record::{self, AnyGame},
        rules::{AuditFinding, Board, End, GameConfig, Illegal, Symbol, Warning},
    },
    kernel::{
        Entry, Note,
        record::{Header, Seat},
    },
};

use super::support::{Chance, symbol, test_board};

mod corrections;
mod on_a_board;

pub(super) use corrections::random_ledger;
pub(super) use on_a_board::{board_table, stuck_table};

pub(super) fn header(players: usize) -> Header {
    let seat = |number: usize| {
        Seat::human(
            format!("p{number}"),
            ["Red", "Yellow", "Blue", "Green"][number],
            ["red", "gold", "blue", "green"][number],
        )
    };
    Header::new("ledger", "", (0..players).map(seat).collect())
}

pub(super) fn ledger(players: usize, board: Option<Board>) -> LedgerGame {
    let config = GameConfig::new(players).unwrap();
    let mut header = header(players);
    let config = match board {
        Some(board) => {
            header.layout_name = "Test".to_owned();
            config.with_board(board)
        }
        None => config,
    };
    LedgerGame::start(header, config, None).unwrap()
}

pub(super) fn contents(plain: u16, letters: &str, governors: &[(u8, char)]) -> Contents {
    let count = |symbol: Symbol| letters.chars().filter(|letter| *letter == symbol.letter()).count() as u16;
    let governors = governors.iter().map(|&(player, on)| Standing { player, on: Symbol::from_letter(on) });
    Contents { plain, symbols: Symbol::ALL.map(count), governors: governors.collect() }
}

fn province(turn: u16, province: u16, plain: u16, letters: &str) -> LedgerEvent {
    LedgerEvent::Province { turn, province, contents: contents(plain, letters, &[]) }
}

fn on(province: u16, letters: &str) -> Place {
    Place::Typed { province, on: letters.chars().map(symbol).collect() }
}

fn occupy(turn: u16, player: u8, number: u16, letters: &str) -> LedgerEvent {
    LedgerEvent::Occupy { turn, player, place: on(number, letters) }
}

fn take_over(turn: u16, player: u8, number: u16, letters: &str) -> LedgerEvent {
    LedgerEvent::TakeOver { turn, player, place: on(number, letters) }
}

fn take_back(turn: u16, player: u8, number: u16, letters: &str) -> LedgerEvent {
    LedgerEvent::Recall { turn, player, place: on(number, letters) }
}

fn taxes(turn: u16, player: u8) -> LedgerEvent {
    LedgerEvent::Taxes { turn, player, card: None, points: None }
}

fn walls(turn: u16, player: u8, walls: u16) -> LedgerEvent {
    LedgerEvent::Walls { turn, player, walls }
}

/// A short table: two provinces, one divided, one taken over, taxes twice.
pub(super) fn short_table() -> LedgerGame {
    let mut game = ledger(3, None);
    for event in [
        walls(1, 1, 3),
        walls(2, 2, 5),
        province(2, 1, 9, "TTHASL"),
        occupy(2, 2, 1, "T"),
        walls(3, 3, 4),
        province(3, 2, 4, "ALL"),
        occupy(3, 3, 2, "L"),
        LedgerEvent::Taxes { turn: 4, player: 1, card: None, points: None },
        LedgerEvent::Divide { turn: 5, province: 1, part: 3, contents: contents(3, "HA", &[]) },
        LedgerEvent::Taxes { turn: 5, player: 2, card: Some(Symbol::Temple), points: None },
        take_over(6, 3, 1, "TT"),
        take_back(9, 3, 1, "T"),
    ] {
        game.enter(event).unwrap();
    }
    game
}

#[test]
fn provinces_points_and_walls_add_up() {
    let game = short_table();
    let state = game.state();
    assert_eq!(state.points(), [0, 9 + 6, 4 + 4]);
    assert_eq!((state.supply().black, state.supply().red), (53, 10));
    let owners: Vec<_> =
        state.provinces().iter().map(|(number, p)| (*number, p.owner(), p.value())).collect();
    assert_eq!(owners, [(1, Some(2), 6), (2, Some(2), 4), (3, None, 3)]);
    assert_eq!(state.home(2), 2);
    assert_eq!((state.round(), state.next_player(2)), (3, 0));
    let preview = state.tax_preview(game.config(), 0);
    assert_eq!((preview.gains, preview.after), (vec![0, 0, 10], vec![0, 15, 18]));
    assert_eq!(preview.warnings, [Warning::HelpsOthers { own: 0, rival: 2, points: 10 }]);
    assert_eq!(state.needs(game.config()), [100, 85, 92]);
    let costs = state.costs(game.config(), 0, 3).unwrap();
    assert_eq!(costs.iter().map(|cost| cost.cards().total()).collect::<Vec<_>>(), [0, 1, 1]);
    for (part, points) in game.breakdown().iter().zip(state.points()) {
        assert_eq!(part.vp, i32::from(*points));
        assert_eq!(part.vp, part.parts.iter().map(|part| part.vp).sum::<i32>());
    }
    // Red collected taxes without a governor that anybody has entered.
    assert_eq!(game.unconfirmed(), [AuditFinding::TaxesWithout { player: 1, turn: 4 }]);
}

#[test]
fn a_turn_can_be_given_to_another_player_until_somebody_acts_in_it() {
    let begin = |turn, player| LedgerEvent::BeginTurn { turn, player };
    let mut game = ledger(3, None);
    game.enter(begin(1, 2)).unwrap();
    assert_eq!((game.state().turn(), game.state().whose(), game.state().is_taken()), (1, Some(1), false));
    game.enter(begin(1, 3)).unwrap();
    game.enter(walls(1, 3, 2)).unwrap();
    let refused = LedgerError::OtherPlayer { turn: 1, player: 2, whose: 3 };
    assert_eq!(game.enter(begin(1, 2)), Err(refused));
    game.enter(begin(2, 1)).unwrap();
    game.enter(begin(3, 2)).unwrap();
    assert_eq!((game.state().turn(), game.state().actions_left()), (3, 2));
    assert!(game.undo() && game.undo());
    assert_eq!((game.state().turn(), game.state().whose()), (1, Some(2)), "the turn comes back");
    assert!(game.redo());
    assert_eq!((game.state().turn(), game.state().walls()), (2, 2));
    game.enter(LedgerEvent::Leave { turn: 2, player: 1 }).unwrap();
    assert_eq!(game.enter(begin(4, 1)), Err(LedgerError::Left { player: 1, left: 2 }));
    let text = game.write(None);
    assert_eq!(record::read(&text).unwrap().game, AnyGame::table(game), "and survives a restart");
}

#[test]
fn what_the_rules_refuse_changes_nothing() {
    let mut game = short_table();
    let before = game.clone();
    let illegal = |illegal: Illegal| LedgerError::Illegal(illegal);
    let part = LedgerEvent::Divide { turn: 9, province: 1, part: 4, contents: contents(7, "", &[]) };
    let with_board = LedgerEvent::Occupy { turn: 9, player: 3, place: Place::Board { spaces: vec![(0, 0)] } };
    let moved = LedgerEvent::Move {
        turn: 10,
        player: 1,
        card: Symbol::Horse,
        from: CardFrom::Open,
        other: None,
        space: (0, 0),
        way: Vec::new(),
    };
    let short = LedgerEvent::Taxes { turn: 10, player: 1, card: None, points: Some(vec![1]) };
    let typed = LedgerEvent::Taxes { turn: 10, player: 1, card: Some(Symbol::Horse), points: None };
    for (event, error) in [
        (occupy(10, 1, 1, "T"), illegal(Illegal::Occupied(2))),
        (take_over(10, 1, 3, "H"), illegal(Illegal::Vacant)),
        (take_over(9, 3, 1, "T"), illegal(Illegal::Own)),
        (take_back(10, 1, 1, "T"), illegal(Illegal::NotThere(0))),
        (typed, illegal(Illegal::TaxCard { player: 0, card: Symbol::Horse })),
        (occupy(10, 1, 7, "T"), LedgerError::NoProvince(7)),
        (province(10, 1, 3, "T"), LedgerError::Known(1)),
        (province(10, 9, 0, ""), LedgerError::NoSpaces),
        (walls(9, 1, 3), LedgerError::OtherPlayer { turn: 9, player: 1, whose: 3 }),
        (walls(10, 4, 3), LedgerError::Player(4)),
        (walls(0, 1, 3), LedgerError::NoTurn),
        (with_board, LedgerError::NeedsBoard),
        (moved, LedgerError::NeedsBoard),
        (take_back(9, 3, 1, "TT"), LedgerError::OneByOne(2)),
        (short, LedgerError::Points { given: 1, players: 3 }),
    ] {
        assert_eq!(game.enter(event.clone()), Err(error), "{event:?}");
        assert_eq!(game, before);
    }
    assert!(matches!(game.enter(part), Err(LedgerError::Divide(faults)) if faults.len() == 1));
    game.enter(taxes(10, 1)).unwrap();
    assert_eq!(game.enter(taxes(10, 1)), Err(illegal(Illegal::TaxesTwice)));
    game.enter(occupy(10, 1, 3, "H")).unwrap();
    assert_eq!(game.enter(take_back(10, 1, 3, "H")), Err(illegal(Illegal::NoActions)));
    game.enter(LedgerEvent::Leave { turn: 11, player: 2 }).unwrap();
    assert_eq!(game.enter(walls(14, 2, 1)), Err(LedgerError::Left { player: 2, left: 11 }));
    assert_eq!(game.state().next_player(0), 2);
    assert_eq!(game.note(Note::Strike { entry: 40 }), Err((16, LedgerError::NoSuchEntry(40))));
    game.enter(LedgerEvent::Close {}).unwrap();
    assert_eq!(game.enter(LedgerEvent::Close {}), Err(LedgerError::ClosedTwice));
    assert_eq!(game.result().ended, Ended::Early);
}

#[test]
fn red_walls_and_the_goal_end_the_game_in_their_turn() {
    let mut game = ledger(2, None);
    game.enter(walls(1, 1, 64)).unwrap();
    assert_eq!(game.warnings_before(&walls(2, 2, 2)), [Warning::Ends(End::RedWalls)]);
    game.enter(walls(2, 2, 2)).unwrap();
    assert_eq!(game.state().end(), Some((End::RedWalls, 2)));
    game.enter(province(2, 1, 3, "T")).unwrap();
    game.enter(occupy(2, 2, 1, "T")).unwrap();
    assert_eq!(game.enter(walls(3, 1, 1)), Err(LedgerError::Over { turn: 3, ended: 2 }));
    game.enter(walls(2, 2, 20)).unwrap();
    assert_eq!(game.findings(), [AuditFinding::Walls { walls: 86 }]);

    let mut game = ledger(2, None);
    game.enter(LedgerEvent::Province { turn: 1, province: 1, contents: contents(60, "T", &[(1, 'T')]) })
        .unwrap();
    game.enter(taxes(1, 1)).unwrap();
    assert_eq!(game.warnings_before(&taxes(3, 1)), [Warning::Ends(End::Goal)]);
    game.enter(taxes(3, 1)).unwrap();
    assert_eq!(game.state().end(), Some((End::Goal, 3)));
    game.enter(LedgerEvent::Close {}).unwrap();
    assert_eq!((game.result().ended, game.result().winners), (Ended::Goal, vec![1]));
}

#[test]
fn oddities_are_kept_when_they_are_confirmed() {
    let mut game = ledger(2, None);
    let crowd = contents(2, "TTTTT", &[(1, 'T'), (1, 'T'), (1, 'T'), (1, 'T'), (1, 'T')]);
    game.enter(LedgerEvent::Province { turn: 1, province: 4, contents: crowd }).unwrap();
    let mixed = contents(5, "TH", &[(1, '.'), (2, 'H')]);
    game.enter(LedgerEvent::Province { turn: 1, province: 6, contents: mixed }).unwrap();
    game.enter(province(1, 7, 1, "AAAAAAAAAAAAA")).unwrap();
    game.enter(occupy(2, 2, 7, "A")).unwrap();
    let sunk = |turn, points| LedgerEvent::Taxes { turn, player: 1, card: None, points: Some(points) };
    game.enter(sunk(3, vec![0, 6])).unwrap();
    game.enter(sunk(5, vec![0, 5])).unwrap();
    let findings = [
        AuditFinding::Governors { player: 1, governors: 6 },
        AuditFinding::Cards { symbol: Symbol::Amphora, cards: 12 },
        AuditFinding::GovernorOnPlain { province: 6, player: 1 },
        AuditFinding::TwoOwners { province: 6 },
        AuditFinding::Taxes { player: 2, typed: 6, computed: 1 },
        AuditFinding::Taxes { player: 2, typed: 0, computed: 1 },
        AuditFinding::ScoreSinks { player: 2, from: 6, to: 5 },
    ];
    assert_eq!(game.findings(), findings);
    assert_eq!(game.breakdown()[1].vp, 5);
    for finding in findings {
        game.note(Note::confirm(finding)).unwrap();
    }
    assert!(game.unconfirmed().is_empty());
    let text = game.write(None);
    assert_eq!(record::read(&text).unwrap().game, AnyGame::table(game));
}

#[test]
fn a_late_entry_counts_in_its_turn_and_a_correction_says_what_it_changes() {
    let mut game = short_table();
    // Green's first turn was forgotten: a province of 2 plain spaces, before the taxes.
    game.enter(province(1, 4, 2, "H")).unwrap();
    game.enter(occupy(1, 1, 4, "H")).unwrap();
    assert_eq!(game.state().points(), [4, 15, 8]);
    // Province 1 was vacant after all: the entries that depend on it are named.
    let correction = Entry::Note(Note::Strike { entry: 3 });
    let misfits = game.blocking_entries(&correction).unwrap();
    let mut entries = misfits.clone();
    entries.sort_unstable();
    assert_eq!(entries, [4, 9, 10, 11, 12]);
    let before = game.clone();
    assert!(game.push_without(correction.clone(), &[]).is_err());
    assert_eq!(game, before);
    game.push_without(correction, &misfits).unwrap();
    assert!(!Changes::between(before.state(), game.state()).is_empty());
    assert_eq!(game.state().points(), [2, 0, 4]);
    let text = game.write(None);
    assert_eq!(record::read(&text).unwrap().game, AnyGame::table(game));
}

#[test]
fn a_result_needs_only_the_end() {
    let mut game = PaperGame::start(header(3), GameConfig::new(3).unwrap(), None).unwrap();
    let end = |points| ResultEvent::Final { points, rounds: 11, ended: Ended::RedWalls };
    assert_eq!(game.enter(end(vec![3])), Err(LedgerError::Points { given: 1, players: 3 }));
    game.enter(end(vec![80, 91, 91])).unwrap();
    assert_eq!(game.enter(end(vec![80, 91, 91])), Err(LedgerError::ClosedTwice));
    game.header.ended = Some(game.header.started);
    assert_eq!(game.result().winners, [2, 3]);
    let text = game.write(None);
    assert_eq!(record::read(&text).unwrap().game, AnyGame::Result(Box::new(game)));
}

#[test]
fn a_long_game_is_corrected_at_its_first_entry() {
    let mut game = ledger(2, None);
    for turn in 1..=100 {
        let player = 2 - (turn % 2) as u8;
        let part = contents(1, "T", &[]);
        for event in [
            walls(turn, player, 0),
            province(turn, turn, 2, "TA"),
            LedgerEvent::Divide { turn, province: turn, part: turn + 100, contents: part },
            taxes(turn, player),
        ] {
            game.enter(event).unwrap();
        }
    }
    let last = game.log().len();
    game.note(Note::Strike { entry: 1 }).unwrap();
    assert_eq!((game.events().len(), game.state().provinces().len()), (last - 1, 200));
}
