//! The worked examples that need a board (§X9.1–7, 14, 16, 17).

use alhambra::games::alexandros::rules::{
    Action, Card, Conquest, End, Illegal, Joker, Laid, NotJoker, Options, Province, Rim, RimWalls, Supply,
    Symbol, Turn, Ways, end_by_walls,
};

use super::support::{Table, YELLOW, board, province, symbol, symbols, test_board};

const TO_HORSE: [(u8, u8); 4] = [(0, 1), (1, 2), (1, 4), (2, 5)];
const TO_HOPLITE: [(u8, u8); 3] = [(2, 5), (2, 3), (2, 1)];
const TO_LYRE: [(u8, u8); 4] = [(2, 1), (2, 3), (3, 4), (4, 5)];

/// A way, the walls that it lays, and the parts into which it divides a province.
type Through<'a> = (&'a [(u8, u8)], u8, &'a [Province]);

/// After the moves of examples 2 to 4: a province of 7 is closed (§X9.4).
fn closed() -> Table {
    let mut table = Table::new(test_board());
    table.go((1, 3), &TO_HORSE);
    table.go((1, 1), &TO_HOPLITE);
    table.go((3, 3), &TO_LYRE);
    table
}

/// §X9, before the first example.
#[test]
fn the_test_board_has_its_spaces_corners_and_lines() {
    let board = test_board();
    assert_eq!((board.spaces().len(), board.plain(), board.corners().len()), (40, 24, 30));
    assert_eq!(board.symbols(), symbols("TTTTAAAHHHLLLSSS"));
    let rim = board.lines().filter(|line| board.is_rim(*line)).count();
    assert_eq!((board.lines().len(), rim), (69, 18));
}

/// §X9.1.
#[test]
fn two_horses_are_nearest_and_the_temple_where_alexander_stands_does_not_count() {
    let table = Table::new(test_board());
    assert_eq!(table.nearest('H'), Some((2, vec![(0, 5), (1, 3)])));
    let goals = table.state.goals(&table.board, table.options);
    assert_eq!(goals.distance(&table.board, table.space((2, 8))), 5);
    assert_eq!(table.nearest('T'), Some((2, vec![(2, 3)])));
}

/// §X9.2.
#[test]
fn three_ways_of_three_lines_lay_three_walls_each_and_close_nothing() {
    let mut table = Table::new(test_board());
    let ways = Ways::new(&table.board, table.corner((0, 1)), table.corner((2, 5)));
    assert_eq!((ways.length(), ways.count(), ways.iter().count()), (3, 3, 3));
    let outcomes = table.state.outcomes(&table.board, table.options, table.corner((2, 5)), 100).unwrap();
    assert_eq!(outcomes.iter().map(|it| (it.ways, it.walls.len())).collect::<Vec<_>>(), [(3, 3)]);
    assert_eq!(table.go((1, 3), &TO_HORSE), 3);
    let [whole] = &table.provinces()[..] else { panic!("one province") };
    assert_eq!((whole.value(), whole.size()), (24, 40));
}

/// §X9.3.
#[test]
fn walls_and_rim_close_a_province_but_walls_alone_do_not() {
    let mut table = Table::new(test_board());
    table.go((1, 3), &TO_HORSE);
    assert_eq!(table.nearest('S'), Some((1, vec![(1, 1), (3, 6)])));
    assert_eq!(Ways::new(&table.board, table.corner((2, 5)), table.corner((2, 1))).count(), 1);
    assert_eq!(table.go((1, 1), &TO_HOPLITE), 2);
    assert_eq!((table.state.walls.len(), table.state.supply), (5, Supply { black: 60, red: 10 }));
    assert_eq!(table.provinces()[0], province(2, "TSH", &[]));
    assert_eq!(table.provinces()[1].value(), 22);
    assert_eq!(table.provinces()[1].size(), 35);
    table.options.rim = Rim::Walls;
    assert_eq!(table.provinces(), []);
}

/// §X9.4.
#[test]
fn a_way_along_a_wall_needs_one_wall_less() {
    let mut table = Table::new(test_board());
    table.go((1, 3), &TO_HORSE);
    table.go((1, 1), &TO_HOPLITE);
    assert_eq!(table.nearest('L'), Some((2, vec![(3, 3)])));
    let outcomes = table.state.outcomes(&table.board, table.options, table.corner((4, 5)), 100).unwrap();
    let mut needed: Vec<(u32, u64)> = outcomes.iter().map(|it| (it.walls.len(), it.ways)).collect();
    assert_eq!(needed.remove(0), (2, 1));
    assert!(needed.iter().all(|(walls, _)| *walls == 3));
    assert_eq!(needed.iter().map(|(_, ways)| ways).sum::<u64>(), 2);
    assert_eq!(table.go((3, 3), &TO_LYRE), 2);
    assert_eq!((table.state.walls.len(), table.state.supply.black), (7, 58));
    assert!(table.provinces().contains(&province(4, "ALL", &[])));
}

/// §X9.5.
#[test]
fn a_governor_keeps_alexander_off_his_own_space_only() {
    let mut table = closed();
    let occupy = |spaces: &[(u8, u8)]| {
        let spaces: Vec<_> = spaces.iter().map(|at| table.space(*at)).collect();
        table.state.conquered(&table.board, Rim::Boundary, Conquest::Occupy, 4, YELLOW, &spaces).unwrap()
    };
    let (on_near, cost) = occupy(&[(3, 3)]);
    let (on_far, _) = occupy(&[(2, 0)]);
    assert_eq!((cost.cards(), cost.to_loser), (symbols("AL"), 0));
    table.state = on_near;
    assert_eq!(table.nearest('L'), Some((2, vec![(2, 0)])));
    table.state = on_far;
    assert_eq!(table.nearest('L'), Some((3, vec![(0, 8)])));
}

/// §X9.6.
#[test]
fn three_ways_through_a_province_divide_it_differently() {
    let mut table = closed();
    let near = table.space((3, 3));
    let (state, _) =
        table.state.conquered(&table.board, Rim::Boundary, Conquest::Occupy, 4, YELLOW, &[near]).unwrap();
    table.state = state;
    let before = table.state.provinces(&table.board, Rim::Boundary);
    let old = before.of(near);
    let ways: [Through<'_>; 3] = [
        (&[(4, 5), (3, 4), (2, 3), (2, 1)], 0, &[]),
        (&[(4, 5), (3, 4), (3, 2), (2, 1)], 2, &[province(2, "", &[]), province(2, "ALL", &[(YELLOW, 'L')])]),
        (&[(4, 5), (4, 3), (3, 2), (2, 1)], 3, &[province(3, "L", &[(YELLOW, 'L')]), province(1, "AL", &[])]),
    ];
    let ways_there = Ways::new(&table.board, table.corner((4, 5)), table.corner((2, 1)));
    assert_eq!((ways_there.length(), ways_there.count()), (3, 3));
    for (way, walls, parts) in ways {
        let mut table = table.clone();
        assert_eq!(table.go((2, 0), way), walls, "{way:?}");
        let after = table.state.provinces(&table.board, Rim::Boundary);
        let divisions = before.divided(&after);
        let into = |k: &usize| after.all()[*k].province.clone();
        let found: Vec<_> = divisions.iter().flat_map(|division| division.into.iter().map(into)).collect();
        assert!(divisions.iter().all(|division| division.from == old));
        assert_eq!(found.len(), parts.len(), "{found:?}");
        assert!(parts.iter().all(|part| found.contains(part)), "{found:?}");
        if parts.is_empty() {
            assert_eq!(after.all()[after.of(near).unwrap()].province.value(), 4);
        }
    }
    let outcomes = table.state.outcomes(&table.board, table.options, table.corner((2, 1)), 100).unwrap();
    assert_eq!(
        outcomes.iter().map(|it| (it.walls.len(), it.ways)).collect::<Vec<_>>(),
        [(0, 1), (2, 1), (3, 1)]
    );
}

/// §X9.7: of two horses the nearer one; three hoplites equally near have nine corners.
#[test]
fn only_the_nearest_count_and_all_that_are_equally_near() {
    let board = board(&[".....S.H..H..", ".............", "...T.A.L.....", ".S.......S..."], [3, 6]);
    let mut table = Table::new(board);
    assert_eq!(table.nearest('H'), Some((2, vec![(0, 7)])));
    let far = table.try_move(super::support::open('H'), (0, 10), &[(3, 6), (2, 7)]);
    assert_eq!(far, Err(Illegal::NotNearest { symbol: Symbol::Horse, distance: 3, least: 2 }));
    let (distance, hoplites) = table.nearest('S').unwrap();
    assert_eq!((distance, hoplites.len()), (2, 3));
    let corners = hoplites.iter().flat_map(|at| table.board.corners_of(table.space(*at)));
    assert_eq!(corners.collect::<std::collections::BTreeSet<_>>().len(), 9);
}

/// §X9.14.
#[test]
fn red_walls_are_laid_last_and_end_the_game() {
    let take = |black, red, needed| Supply { black, red }.take(needed);
    let (left, laid) = take(3, 10, 4).unwrap();
    assert_eq!((left, laid), (Supply { black: 0, red: 9 }, Laid { black: 3, red: 1 }));
    assert_eq!(end_by_walls(laid), Some(End::RedWalls));
    let (left, laid) = take(4, 10, 4).unwrap();
    assert_eq!((left, end_by_walls(laid)), (Supply { black: 0, red: 10 }, None));
    assert_eq!(take(1, 10, 12), Err(Illegal::WallsShort { needed: 12, left: 11 }));
}

/// §X9.16: a card from the hand gives the symbol and is discarded, and no open one is taken.
#[test]
fn a_card_from_the_hand_moves_alexander_instead_of_an_open_one() {
    let hand = symbols("TL");
    let lyre = Card::Hand(symbol('L'));
    assert_eq!(lyre.check_hand(&hand), Ok(()));
    let mut table = Table::new(test_board());
    let (distance, lyres) = table.nearest('L').unwrap();
    assert_eq!((distance, lyres.as_slice()), (2, &[(2, 0)][..]));
    assert_eq!(table.try_move(lyre, (2, 0), &[(0, 1), (1, 0), (2, 1)]), Ok(Laid { black: 2, red: 0 }));
    let left = hand.minus(&symbols("L"));
    assert_eq!(left, symbols("T"));
    let mut turn = Turn::NEW.moved().unwrap();
    for _ in 0..2 {
        turn = turn.after(Action::TakeCard, table.options.recall).unwrap();
    }
    assert_eq!((left.total() + 2, turn.left()), (3, 0), "with two cards drawn by actions: three");
}

/// §X9.17.
#[test]
fn an_open_card_without_an_available_space_is_a_joker() {
    let mut table = Table::new(test_board());
    for horse in [(0, 5), (1, 3), (2, 8)] {
        table.state.governors.put(table.space(horse), YELLOW);
    }
    let goals = table.state.goals(&table.board, table.options);
    let horse = Card::Open { card: symbol('H'), other: Some(symbol('S')) };
    let hoplite = Card::Open { card: symbol('S'), other: Some(symbol('H')) };
    let stands = |joker, card| goals.symbols(joker, card).collect::<Vec<_>>();
    let all_but_horse: Vec<_> = "TALS".chars().map(symbol).collect();
    assert_eq!(stands(Joker::Each, horse), all_but_horse);
    assert_eq!(stands(Joker::Each, hoplite), [symbol('S')]);
    assert_eq!(stands(Joker::Both, horse), []);
    assert_eq!(stands(Joker::Both, hoplite), [symbol('S')]);
    assert_eq!(stands(Joker::Each, Card::Hand(symbol('H'))), []);
    table.options = Options { joker: Joker::Both, ..Options::default() };
    let refused = table.try_move(horse, (2, 3), &[(0, 1), (1, 2), (2, 3)]);
    let why = NotJoker::Available(symbol('S'));
    assert_eq!(refused, Err(Illegal::NoJoker { card: symbol('H'), why }));
    table.options.joker = Joker::Each;
    assert_eq!(table.try_move(horse, (2, 3), &[(0, 1), (1, 2), (2, 3)]), Ok(Laid { black: 2, red: 0 }));
}

/// §X3.7: with no wall left, only ways that are walled already can be taken.
#[test]
fn where_no_nearest_goal_can_be_walled_the_nearest_that_can_is_the_goal() {
    let mut table = Table::new(test_board());
    let gone = [(0, 1), (1, 2), (2, 3), (2, 5), (2, 7), (2, 9)];
    for step in gone.windows(2) {
        let line = table.board.line(table.corner(step[0]), table.corner(step[1])).unwrap();
        table.state.walls.insert(line);
    }
    let near: [(u8, u8); 3] = [(0, 1), (0, 3), (0, 5)];
    let card = |other: Option<char>| Card::Open { card: symbol('H'), other: other.map(symbol) };
    assert_eq!(table.nearest('H'), Some((2, vec![(0, 5)])));
    let far = Illegal::NotNearest { symbol: symbol('H'), distance: 5, least: 2 };
    assert_eq!(table.try_move(card(None), (2, 8), &gone), Err(far), "there are walls left");
    table.state.supply = Supply { black: 0, red: 0 };
    let short = Illegal::WallsShort { needed: 2, left: 0 };
    assert_eq!(table.try_move(card(None), (0, 5), &near), Err(short));
    assert_eq!(table.nearest('H'), Some((5, vec![(2, 8)])));
    // The nearest temple can be reached: if the temple is open beside the horse, that card has to be taken.
    let temple = Illegal::OtherCard(symbol('T'));
    assert_eq!(table.try_move(card(Some('T')), (2, 8), &gone), Err(temple));
    let mut other = table.clone();
    assert_eq!(other.try_move(card(Some('L')), (2, 8), &gone), Ok(Laid::default()));
    assert_eq!(table.try_move(card(None), (2, 8), &gone), Ok(Laid::default()));
}

/// §X3.8.
#[test]
fn alexander_stays_when_no_symbol_has_an_available_space() {
    let mut table = Table::new(test_board());
    let goals = table.state.goals(&table.board, table.options);
    let refused = Err(Illegal::CanMove(Symbol::Temple));
    assert_eq!((goals.stays(), goals.check_stay(Joker::Each, None)), (false, refused));
    table.state.walls = table.board.lines().collect();
    assert!(table.state.goals(&table.board, table.options).stays());
}

/// §X7, `rim_walls`.
#[test]
fn no_wall_is_laid_along_the_rim_where_that_is_agreed() {
    let along = [(0, 1), (0, 3), (1, 4)];
    for (rim_walls, walls) in [(RimWalls::Laid, 2), (RimWalls::None, 1)] {
        let mut table = Table::new(test_board());
        table.options.rim_walls = rim_walls;
        assert_eq!(table.go((1, 3), &along), walls);
    }
}

/// Where there are too many outcomes to list, a way is chosen corner by corner.
#[test]
fn no_more_outcomes_are_distinguished_than_asked_for() {
    let table = closed();
    let outcomes = |most| table.state.outcomes(&table.board, table.options, table.corner((2, 1)), most);
    assert_eq!(outcomes(3).map(|all| all.len()), Some(3));
    assert_eq!(outcomes(1), None);
}

/// §X3.7: the black walls lie first on the way, the red ones where they run out.
#[test]
fn it_is_known_on_which_lines_red_walls_lie() {
    let mut table = Table::new(test_board());
    table.state.supply = Supply { black: 1, red: 10 };
    let way = [(0, 1), (1, 2), (1, 4), (2, 5)];
    assert_eq!(table.try_move(super::support::open('H'), (1, 3), &way), Ok(Laid { black: 1, red: 2 }));
    let line = |one, other| table.board.line(table.corner(one), table.corner(other)).unwrap();
    let red = [line(way[1], way[2]), line(way[2], way[3])].into_iter().collect();
    assert_eq!(table.state.red, red);
    assert_eq!(table.state.walls.len(), 3);
}
