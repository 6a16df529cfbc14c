//! Random boards with random walls and governors: the engine against the literal reading, and what always holds.

use std::collections::{BTreeMap, BTreeSet};

use alhambra::games::alexandros::rules::{
    Board, BoardDraft, BoardState, Card, Corner, Illegal, Joker, Line, Options, Province, Rim, RimWalls,
    Space, Supply, Symbol, Ways, taxes,
};

use super::{
    literal::{At, Literal, SYMBOLS, Side, corners},
    support::Chance,
};

/// A random position, in both readings.
struct Case {
    board: Board,
    state: BoardState,
    literal: Literal,
}

fn wide((one, other): (u8, u8)) -> At {
    (one.into(), other.into())
}

impl Case {
    fn new(chance: &mut Chance, most_rows: usize, most_columns: usize) -> Self {
        loop {
            let (rows, columns) = (2 + chance.below(most_rows - 1), 3 + chance.below(most_columns - 2));
            let mut letters = vec![vec![' '; columns]; rows];
            letters.iter_mut().flatten().for_each(|letter| {
                *letter = match chance.below(100) {
                    0..12 => ' ',
                    12..55 => '.',
                    _ => chance.of(&['T', 'A', 'H', 'L', 'S']),
                }
            });
            let text = |row: &Vec<char>| row.iter().collect::<String>();
            let all: Vec<String> = letters.iter().map(text).collect();
            let pieces = Literal::new(&all, (0, 0)).pieces();
            let Some(largest) = pieces.iter().max_by_key(|piece| piece.len()) else { continue };
            for (r, row) in letters.iter_mut().enumerate() {
                for (c, letter) in row.iter_mut().enumerate() {
                    *letter = if largest.contains(&(r as i32, c as i32)) { *letter } else { ' ' };
                }
            }
            let rows: Vec<String> = letters.iter().map(text).collect();
            let places: Vec<At> = largest.iter().flat_map(|space| corners(*space)).collect();
            let start = chance.of(&places);
            let draft = BoardDraft { rows: rows.clone(), start: [start.0.into(), start.1.into()] };
            let Ok(board) = Board::new(&draft) else { continue };
            let mut case =
                Self { state: BoardState::start(&board), literal: Literal::new(&rows, start), board };
            case.furnish(chance);
            return case;
        }
    }

    fn furnish(&mut self, chance: &mut Chance) {
        let (walls, governors) = (chance.of(&[0, 15, 35, 60]), chance.of(&[0, 10, 30]));
        for line in self.board.lines() {
            if chance.percent(walls) {
                self.wall(line);
            }
        }
        for space in self.board.spaces().filter(|space| self.board.symbol(*space).is_some()) {
            if chance.percent(governors) {
                let player = chance.below(4) as u8;
                self.state.governors.put(space, player);
                self.literal.governors.insert(wide(self.board.place(space)), player);
            }
        }
    }

    fn wall(&mut self, line: Line) {
        self.state.walls.insert(line);
        self.literal.walls.insert(self.side(line));
    }

    fn side(&self, line: Line) -> Side {
        let [one, other] = self.board.ends(line).map(|corner| wide(self.board.at(corner)));
        (one.min(other), one.max(other))
    }

    fn places(&self, spaces: &[Space]) -> BTreeSet<At> {
        spaces.iter().map(|space| wide(self.board.place(*space))).collect()
    }
}

fn cases(seed: u64, cases: usize, rows: usize, columns: usize, mut see: impl FnMut(Case, &mut Chance)) {
    let mut chance = Chance(seed);
    for _ in 0..cases {
        let case = Case::new(&mut chance, rows, columns);
        see(case, &mut chance);
    }
}

/// A random board with nothing on it.
pub(super) fn random_board(chance: &mut Chance) -> Board {
    Case::new(chance, 5, 13).board
}

#[test]
fn both_readings_find_the_same_lines_rim_and_provinces() {
    cases(1, 2000, 5, 11, |case, _| {
        let lines: BTreeSet<Side> = case.board.lines().map(|line| case.side(line)).collect();
        assert_eq!(lines, case.literal.lines());
        for line in case.board.lines() {
            assert_eq!(case.board.is_rim(line), case.literal.is_rim(case.side(line)));
        }
        for (rim, closes) in [(Rim::Boundary, true), (Rim::Walls, false)] {
            let provinces = case.state.provinces(&case.board, rim);
            let found: Vec<_> =
                provinces.all().iter().map(|province| case.places(&province.spaces)).collect();
            assert_eq!(found, case.literal.provinces(closes), "{:?}", case.literal);
            for (k, province) in provinces.all().iter().enumerate() {
                assert!(province.spaces.iter().all(|space| provinces.of(*space) == Some(k)));
            }
        }
    });
}

#[test]
fn both_readings_find_the_same_goals_at_the_same_distances() {
    cases(2, 2000, 5, 11, |case, _| {
        let literal = &case.literal;
        let far = literal.distances(literal.alexander);
        let distances = case.board.distances(case.state.alexander);
        for corner in case.board.corners() {
            assert_eq!(usize::from(distances[corner.index()]), far[&wide(case.board.at(corner))]);
        }
        let goals = case.state.goals(&case.board, Options::default());
        for symbol in Symbol::ALL {
            let places = |spaces: &Vec<Space>| case.places(spaces).into_iter().collect::<Vec<_>>();
            let found = goals.of(symbol).map(|it| (usize::from(it.distance), places(&it.spaces)));
            assert_eq!(found, literal.nearest(symbol.letter()), "{literal:?}");
        }
    });
}

/// §X3.7: with few walls left, whatever is tried.
#[test]
fn both_readings_let_alexander_go_and_stay_in_the_same_cases() {
    let [mut went, mut farther, mut short, mut other_cards, mut stayed] = [0; 5];
    cases(7, 1500, 4, 9, |mut case, chance| {
        // Somebody has gone this way before: it needs no wall.
        let corners: Vec<Corner> = case.board.corners().collect();
        let gone = Ways::new(&case.board, case.state.alexander, chance.of(&corners)).iter().next().unwrap();
        for step in gone.windows(2) {
            case.wall(case.board.line(step[0], step[1]).unwrap());
        }
        let left = chance.of(&[0, 0, 1, 1, 2, 3]);
        let black = chance.below(left + 1);
        case.state.supply = Supply { black: black as u8, red: (left - black) as u8 };
        let rim_walls = chance.of(&[RimWalls::Laid, RimWalls::None]);
        let joker = chance.of(&[Joker::Each, Joker::Both]);
        let (options, both) = (Options { rim_walls, joker, ..Options::default() }, joker == Joker::Both);
        let walls = (left, rim_walls == RimWalls::Laid);
        let letter = chance.of(&SYMBOLS);
        let other = chance.of(&[None, Some('T'), Some('A'), Some('H'), Some('L'), Some('S')]);
        let of = |letter: char| Symbol::from_letter(letter).unwrap();
        let card = Card::Open { card: of(letter), other: other.map(of) };
        let place = |corner: Corner| wide(case.board.at(corner));
        for goal in case.board.spaces().filter(|space| case.board.symbol(*space).is_some()) {
            let at = wide(case.board.place(goal));
            let to = chance.of(&case.board.corners_of(goal));
            let ways: Vec<_> = Ways::new(&case.board, case.state.alexander, to).iter().take(12).collect();
            let way = &ways[chance.below(ways.len())];
            let places: Vec<At> = way.iter().map(|corner| place(*corner)).collect();
            let literal = &case.literal;
            let may = literal.is_available(at) && literal.may_go((letter, other), both, at, &places, walls);
            let moved = case.state.moved(&case.board, options, card, goal, way);
            assert_eq!(
                moved.is_ok(),
                may,
                "{letter} {other:?} {both} {at:?} {walls:?} {moved:?} {literal:?}"
            );
            let goals = case.state.goals(&case.board, options);
            let nearest = goals.available(case.board.symbol(goal).unwrap());
            went += usize::from(may);
            farther += usize::from(may && nearest.is_some_and(|it| !it.spaces.contains(&goal)));
            short += usize::from(matches!(moved, Err(Illegal::WallsShort { .. })));
            other_cards += usize::from(matches!(moved, Err(Illegal::OtherCard(_))));
        }
        let goals = case.state.goals(&case.board, options);
        let stays = goals.check_stay(joker, Some(of(letter))).is_ok();
        assert_eq!(stays, case.literal.may_stay(letter, both, walls), "{:?}", case.literal);
        let none_leads = SYMBOLS.into_iter().any(|card| case.literal.may_stay(card, both, walls));
        assert_eq!(goals.check_stay(joker, None).is_ok(), none_leads);
        stayed += usize::from(stays);
    });
    let seen = [went, farther, short, other_cards, stayed];
    assert!(seen.iter().all(|cases| *cases > 0), "{seen:?}");
}

#[test]
fn both_readings_find_the_same_shortest_ways_and_count_them() {
    cases(3, 1500, 5, 11, |case, chance| {
        let all: Vec<_> = case.board.corners().collect();
        let (from, to) = (chance.of(&all), chance.of(&all));
        let ways = Ways::new(&case.board, from, to);
        let place = |corner| wide(case.board.at(corner));
        let listed: Vec<Vec<At>> = ways.iter().map(|way| way.into_iter().map(place).collect()).collect();
        assert_eq!(listed.len() as u64, ways.count());
        let found: BTreeSet<_> = listed.into_iter().collect();
        assert_eq!(found.len() as u64, ways.count(), "each way once");
        assert_eq!(found, case.literal.ways(place(from), place(to)));
    });
}

#[test]
fn a_way_can_be_led_through_any_corner_of_the_shortest_ways_and_become_any_of_them() {
    let mut bent = 0;
    cases(5, 800, 5, 9, |case, chance| {
        let all: Vec<_> = case.board.corners().collect();
        let ways = Ways::new(&case.board, chance.of(&all), chance.of(&all));
        let listed: Vec<Vec<Corner>> = ways.iter().take(40).collect();
        let (mut way, wanted) = (listed[0].clone(), &listed[chance.below(listed.len())]);
        bent += usize::from(way != *wanted);
        let on_any: BTreeSet<Corner> =
            ways.layers().into_iter().flatten().map(|(corner, _)| corner).collect();
        for corner in &all {
            let through = ways.through(&way, *corner);
            assert_eq!(through.is_some(), on_any.contains(corner));
            if way.contains(corner) {
                assert_eq!(through.as_ref(), Some(&way), "it goes there already");
            }
            through.iter().for_each(|through| assert!(through.contains(corner)));
        }
        for corner in wanted {
            way = ways.through(&way, *corner).unwrap();
            assert_eq!((way.len(), way.first(), way.last()), (wanted.len(), wanted.first(), wanted.last()));
        }
        assert_eq!(way, *wanted);
    });
    assert!(bent > 100, "{bent}");
}

/// What a way leads to, found by laying its walls: how many, and what is in every province, with which governors.
type Brought = (u32, Vec<(Province, BTreeSet<At>)>);

#[test]
fn ways_are_grouped_exactly_as_laying_the_walls_of_each_would_group_them() {
    let (mut one_of_many, mut several) = (0, 0);
    cases(4, 1200, 5, 11, |case, chance| {
        let rim = chance.of(&[Rim::Boundary, Rim::Walls]);
        let rim_walls = chance.of(&[RimWalls::Laid, RimWalls::None]);
        let options = Options { rim, rim_walls, ..Options::default() };
        let all: Vec<_> = case.board.corners().collect();
        let to = chance.of(&all);
        let brought = |walls: &alhambra::games::alexandros::rules::LineSet| -> Brought {
            let state = BoardState { walls: case.state.walls.plus(walls), ..case.state.clone() };
            let provinces = state.provinces(&case.board, rim);
            let mut contents: Vec<_> = provinces
                .all()
                .iter()
                .map(|it| {
                    let governed = |at: &At| case.literal.governors.contains_key(at);
                    (it.province.clone(), case.places(&it.spaces).into_iter().filter(governed).collect())
                })
                .collect();
            contents.sort();
            (walls.len(), contents)
        };
        let ways = Ways::new(&case.board, case.state.alexander, to);
        let mut expected: BTreeMap<Brought, u64> = BTreeMap::new();
        for way in ways.iter() {
            let lines = way.windows(2).map(|step| case.board.line(step[0], step[1]).unwrap());
            let new = lines.filter(|line| case.state.needs_wall(&case.board, rim_walls, *line)).collect();
            *expected.entry(brought(&new)).or_default() += 1;
        }
        let outcomes = case.state.outcomes(&case.board, options, to, 10_000).unwrap();
        let mut found: BTreeMap<Brought, u64> = BTreeMap::new();
        for outcome in &outcomes {
            assert!(found.insert(brought(&outcome.walls), outcome.ways).is_none(), "no outcome twice");
        }
        assert_eq!(found, expected, "{:?}", case.literal);
        assert!(outcomes.is_sorted_by_key(|outcome| outcome.walls.len()));
        one_of_many += usize::from(outcomes.iter().any(|outcome| outcome.ways > 2));
        several += usize::from(outcomes.len() > 2);
    });
    assert!(one_of_many > 50 && several > 100, "{one_of_many} {several}");
}

#[test]
fn further_walls_divide_provinces_and_never_merge_them() {
    cases(5, 1000, 6, 16, |mut case, chance| {
        let rim = chance.of(&[Rim::Boundary, Rim::Walls]);
        let before = case.state.provinces(&case.board, rim);
        for line in case.board.lines() {
            if chance.percent(15) {
                case.wall(line);
            }
        }
        let after = case.state.provinces(&case.board, rim);
        for province in after.all() {
            let old: BTreeSet<_> = province.spaces.iter().map(|space| before.of(*space)).collect();
            assert_eq!(old.len(), 1);
        }
        for division in before.divided(&after) {
            // Spaces that were not closed in before were part of no province.
            let Some(from) = division.from else {
                assert_eq!(rim, Rim::Walls);
                continue;
            };
            let old = &before.all()[from].province;
            let parts: Vec<_> =
                division.into.iter().map(|part| after.all()[*part].province.clone()).collect();
            assert!(parts.len() > 1);
            // What remains of the old province once each part is taken away is the last part.
            let (last, others) = parts.split_last().unwrap();
            let rest = others.iter().try_fold(old.clone(), |rest, part| rest.without(part));
            assert_eq!(rest.as_ref(), Ok(last));
        }
    });
}

#[test]
fn taxes_add_up_to_the_values_of_provinces_with_one_governor() {
    cases(6, 500, 6, 16, |case, _| {
        let provinces = case.state.provinces(&case.board, Rim::Boundary);
        let all = taxes(provinces.contents(), 4);
        let single = provinces.contents().filter(|province| province.governors().len() == 1);
        let values: i32 = single.map(|province| i32::from(province.value())).sum();
        assert_eq!(all.iter().map(|player| player.vp).sum::<i32>(), values);
        for player in &all {
            assert_eq!(player.vp, player.parts.iter().map(|part| part.vp).sum::<i32>());
        }
    });
}
