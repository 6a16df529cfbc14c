//! Alhambras that are already unlawful: a change is refused exactly when it makes something else unlawful, and the
//! refusal names it.

use std::collections::{BTreeMap, BTreeSet};

use alhambra::games::alhambra::rules::{Board, Cell, Change, Illegal, RuleViolation};

use super::{
    conformance::same_verdict,
    literal::{At, Breach, Map, at},
    support::{Chance, grow, piece, refused},
};

fn cell(x: i16, y: i16) -> Cell {
    Cell::new(x, y)
}

fn anyway(board: &mut Board, x: i16, y: i16, id: &str) {
    board.change_anyway(Change::Lay(cell(x, y), piece(id))).expect("it is kept anyway");
}

/// An Alhambra grown by the rules, then changed regardless of them.
fn disordered(chance: &mut Chance) -> Board {
    let mut board = Board::new(chance.options());
    let is_wild = chance.one_in(3);
    for _ in 0..chance.below(16) {
        grow(&mut board, chance, is_wild);
    }
    for _ in 0..1 + chance.below(4) {
        // An impossible change changes nothing.
        let _ = board.change_anyway(chance.change_near(&board, true));
    }
    board
}

/// The program and the literal reading find something unlawful in the same places.
fn same_places(board: &Board, map: &Map) {
    let is_start = |of: &At| *of == (0, 0);
    let mut places: BTreeSet<(At, &str)> = BTreeSet::new();
    let mut holes = BTreeSet::new();
    for breach in map.breaches() {
        match breach {
            Breach::Walls(one, other) => {
                places.extend(
                    [one, other].into_iter().filter(|of| !is_start(of)).map(|of| (of, breach.rule())),
                );
            }
            Breach::OnFoot(of) | Breach::CampNoWall(of) => {
                places.insert((of, breach.rule()));
            }
            Breach::CampSide(one, other) => {
                places.extend(
                    [one, other].into_iter().filter(|of| map.is_camp(*of)).map(|of| (of, breach.rule())),
                );
            }
            Breach::Hole(of) => {
                holes.insert(of);
            }
        }
    }
    let (mut told, mut told_holes) = (BTreeSet::new(), BTreeSet::new());
    for (cell, why) in board.rule_violations() {
        let rule = match why {
            RuleViolation::WallMismatch => "wall_mismatch",
            RuleViolation::Unreachable | RuleViolation::NoNeighbour => "on_foot",
            RuleViolation::CampNoWall => "camp_no_wall",
            RuleViolation::CampSide => "camp_side",
            RuleViolation::Hole => {
                told_holes.insert(at(cell));
                continue;
            }
            // Falcons are judged separately.
            RuleViolation::FalconCrossing | RuleViolation::FalconColours => continue,
        };
        told.insert((at(cell), rule));
    }
    assert_eq!(told, places, "{board:?}");
    assert!(told_holes.is_subset(&holes) && told_holes.is_empty() == holes.is_empty(), "{board:?}");
}

#[test]
fn ten_thousand_changes_of_unlawful_alhambras_are_judged_as_by_the_literal_rules() {
    let mut met: BTreeMap<&'static str, usize> = BTreeMap::new();
    let (mut changes, mut taken, mut cleared) = (0, 0, 0);
    for seed in 8000.. {
        let mut chance = Chance::new(seed);
        let mut board = disordered(&mut chance);
        let is_wild = chance.one_in(2);
        for _ in 0..30 {
            let map = Map::of(&board);
            if map.breaches().is_empty() {
                cleared += 1;
                break;
            }
            same_places(&board, &map);
            for _ in 0..3 {
                same_verdict(&board, &map, chance.change_near(&board, is_wild), &mut met);
                changes += 1;
            }
            // The Alhambra goes on, mostly by the rules.
            let change = chance.change_near(&board, is_wild);
            if board.change(change).is_ok() {
                taken += 1;
            } else if chance.one_in(12) {
                let _ = board.change_anyway(change);
            }
        }
        if changes >= 10_000 {
            break;
        }
    }
    let codes = [
        "occupied",
        "nothing_there",
        "start_stays",
        "no_neighbour",
        "wall_mismatch",
        "camp_side",
        "camp_no_wall",
        "unreachable",
        "cuts_off",
        "hole",
    ];
    assert!(codes.iter().all(|code| met.contains_key(code)), "{met:?}");
    assert!(taken > 300 && cleared > 20, "{taken} of {changes}, {cleared}");
}

#[test]
fn what_lies_behind_a_tile_that_nobody_reaches_is_refused_too() {
    let mut board = Board::new(Default::default());
    anyway(&mut board, 2, 0, "P07");
    let why = refused(&board, (3, 0), piece("S07"));
    assert_eq!(why, Illegal::Unreachable { piece: piece("S07"), cell: cell(3, 0) });
    // With a way to it, both are reached.
    assert!(board.change(Change::Lay(cell(1, 0), piece("C08"))).is_ok());
    assert_eq!(board.rule_violations(), []);
    assert!(board.change(Change::Lay(cell(3, 0), piece("S07"))).is_ok());
}

#[test]
fn what_nobody_could_reach_before_is_not_cut_off() {
    let mut board = Board::new(Default::default());
    board.change(Change::Lay(cell(1, 0), piece("P06"))).unwrap();
    // P06 has a wall to the east: nobody walks any further.
    anyway(&mut board, 2, 0, "C08");
    anyway(&mut board, 3, 0, "A08");
    assert!(board.rule_violations().contains(&(cell(3, 0), RuleViolation::Unreachable)));
    assert!(board.change(Change::TakeAway(cell(2, 0))).is_ok());
    assert_eq!(board.rule_violations(), [(cell(3, 0), RuleViolation::NoNeighbour)]);
}

#[test]
fn a_second_fault_of_a_tile_counts_separately() {
    let mut board = Board::new(Default::default());
    // T01 has walls to the north, east and west: none of them fits beside the start tile.
    anyway(&mut board, 1, 0, "T01");
    let why = refused(&board, (2, 0), piece("P07"));
    assert!(matches!(why, Illegal::WallMismatch { .. }), "{why:?}");
    // A tile that breaks the same rule at the same side adds no new violation.
    assert!(board.legal(Change::Swap(cell(1, 0), piece("C01"))).is_ok());
}

#[test]
fn a_growing_hole_closes_in_a_space_where_a_tile_was() {
    let ring = [
        (1, 0, "P07"),
        (2, 0, "S07"),
        (2, 1, "A08"),
        (2, 2, "A09"),
        (1, 2, "C08"),
        (0, 2, "C09"),
        (0, 1, "G09"),
    ];
    let mut board = Board::new(Default::default());
    for (x, y, id) in ring {
        anyway(&mut board, x, y, id);
    }
    assert_eq!(board.rule_violations(), [(cell(1, 1), RuleViolation::Hole)]);
    // Outside it everything may be laid and taken away as ever.
    for (x, y, id) in [(3, 1, "G10"), (3, 0, "T09")] {
        board.change(Change::Lay(cell(x, y), piece(id))).unwrap();
    }
    let why = board.legal(Change::TakeAway(cell(2, 1)));
    assert_eq!(why, Err(Illegal::Hole { piece: piece("A08"), cell: cell(2, 1), hole: cell(2, 1) }));
    assert!(board.legal(Change::TakeAway(cell(3, 1))).is_ok());
    // Filling it makes the Alhambra lawful again.
    board.change(Change::Lay(cell(1, 1), piece("T10"))).unwrap();
    assert_eq!(board.rule_violations(), []);
}
