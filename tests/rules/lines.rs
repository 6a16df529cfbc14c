//! Lines at the end: which numbers of them are possible on any sheet, and which fit the types of a grid.

use std::collections::HashSet;

use alhambra::games::{
    common::BuildingType,
    roll_and_write::rules::{Cell, Lines, lines_exist, lines_fit},
};

use super::support::games;

/// All numbers of lines that sheets can have, with the number of buildings: row by row, over all ways to cross cells.
/// As far as lines go, a sheet with its columns in another order is the same.
fn all_lines() -> HashSet<(u8, Lines)> {
    let add = |lines: Lines, count: u8| Lines {
        four: lines.four + u8::from(count == 4),
        five: lines.five + u8::from(count == 5),
        six: lines.six + u8::from(count == 6),
    };
    let mut sheets = HashSet::from([([0u8; 6], Lines::default())]);
    for _ in 0..6 {
        let mut next = HashSet::new();
        for (columns, lines) in sheets {
            for row in 0..64u8 {
                let mut columns: [u8; 6] =
                    std::array::from_fn(|column| columns[column] + (row >> column & 1));
                columns.sort_unstable();
                next.insert((columns, add(lines, row.count_ones() as u8)));
            }
        }
        sheets = next;
    }
    let close =
        |(columns, lines): ([u8; 6], Lines)| (columns.iter().sum(), columns.into_iter().fold(lines, add));
    sheets.into_iter().map(close).collect()
}

#[test]
fn lines_exist_exactly_when_some_sheet_has_them() {
    let all = all_lines();
    let (mut exist, mut not) = (0, 0);
    for buildings in 0..=36 {
        for four in 0..=12 {
            for five in 0..=12 - four {
                for six in 0..=12 - four - five {
                    let lines = Lines { four, five, six };
                    let found = all.contains(&(buildings, lines));
                    assert_eq!(lines_exist(buildings, lines), found, "{buildings} buildings, {lines:?}");
                    *if found { &mut exist } else { &mut not } += 1;
                }
            }
        }
    }
    assert!(exist > 1000 && not > 1000, "{exist} {not}");
}

/// All ways to choose this many of these cells, as masks.
fn choices(cells: &[Cell], number: usize) -> Vec<u64> {
    let Some((first, others)) = cells.split_first().filter(|_| number > 0) else {
        return if number == 0 { vec![0] } else { Vec::new() };
    };
    let with = choices(others, number - 1).into_iter().map(|mask| mask | first.bit());
    with.chain(choices(others, number)).collect()
}

#[test]
fn lines_fit_a_grid_exactly_when_some_sheet_of_it_has_them() {
    let (mut fit, mut exist_and_do_not_fit) = (0, 0);
    games(72, 100, |config, generator| {
        let grid = config.layout().grid().expect("a grid");
        let mut sheets = vec![0];
        // Nearly all or hardly any cells of each type: few sheets, with many lines.
        let boxes = BuildingType::ALL.map(|building| {
            let cells: Vec<Cell> = Cell::all().filter(|cell| grid[cell.index()] == building).collect();
            let all = cells.len();
            let some = (generator.below(3) as usize).min(all);
            let number = if generator.below(2) == 0 { some } else { all - some };
            let more = choices(&cells, number);
            if sheets.len() * more.len() > 30_000 {
                return 0;
            }
            sheets = sheets.iter().flat_map(|sheet| more.iter().map(move |more| sheet | more)).collect();
            number as u8
        });
        let found: HashSet<Lines> = sheets.into_iter().map(Lines::of).collect();
        for lines in near(&found) {
            let fits = lines_fit(grid, boxes, lines);
            assert_eq!(fits, found.contains(&lines), "{boxes:?}, {lines:?}");
            fit += usize::from(fits);
            exist_and_do_not_fit += usize::from(!fits && lines_exist(boxes.iter().sum(), lines));
        }
    });
    assert!(fit > 500 && exist_and_do_not_fit > 500, "{fit} {exist_and_do_not_fit}");
}

/// These lines, and those with one more or less of a kind.
fn near(lines: &HashSet<Lines>) -> HashSet<Lines> {
    let mut near = lines.clone();
    for &Lines { four, five, six } in lines {
        for [a, b, c] in [[1, 0, 0], [0, 1, 0], [0, 0, 1]] {
            near.insert(Lines { four: four + a, five: five + b, six: six + c });
            near.insert(Lines {
                four: four.saturating_sub(a),
                five: five.saturating_sub(b),
                six: six.saturating_sub(c),
            });
        }
    }
    near
}
