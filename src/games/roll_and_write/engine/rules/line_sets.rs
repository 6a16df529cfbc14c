//! Which numbers of lines a sheet can have (§1, §7.2).

use std::collections::BTreeMap;

use super::{Cell, Lines};
use common::BuildingType;

/// Boxes of each type.
type Boxes = [u8; BuildingType::COUNT];

/// Whether any sheet with so many buildings has exactly these lines with 4, 5 and 6.
///
/// Exact: sums of rows and columns are those of a sheet just when Gale and Ryser's inequalities hold.
#[must_use]
pub fn lines_exist(buildings: u8, lines: Lines) -> bool {
    let sums = sums(buildings);
    sums.iter()
        .any(|rows| sums.iter().any(|columns| full(rows, columns) == lines && gale_ryser(rows, columns)))
}

/// The lines with 4, 5 and 6 among rows and columns.
fn full(rows: &[u8; 6], columns: &[u8; 6]) -> Lines {
    let count = |sum| rows.iter().chain(columns).filter(|&&line| line == sum).count() as u8;
    Lines { four: count(4), five: count(5), six: count(6) }
}

/// All sums of six lines that make this total, the greatest first.
fn sums(total: u8) -> Vec<[u8; 6]> {
    let mut all = Vec::new();
    extend(&mut all, [0; 6], 0, total);
    all
}

fn extend(all: &mut Vec<[u8; 6]>, mut sums: [u8; 6], at: usize, left: u8) {
    if at == sums.len() {
        if left == 0 {
            all.push(sums);
        }
        return;
    }
    let most = if at == 0 { 6 } else { sums[at - 1] };
    for sum in 0..=most.min(left) {
        sums[at] = sum;
        extend(all, sums, at + 1, left - sum);
    }
}

/// Whether crossed cells can have these sums of rows and columns. Both are sorted, the greatest first.
fn gale_ryser(rows: &[u8; 6], columns: &[u8; 6]) -> bool {
    (1..=6).all(|first| {
        let wanted: u8 = rows[..first].iter().sum();
        let room: u8 = columns.iter().map(|&column| column.min(first as u8)).sum();
        wanted <= room
    })
}

/// Whether a sheet of this grid with these boxes of each type has exactly these lines with 4, 5 and 6.
///
/// Exact: the ways to cross the upper three rows meet those of the lower three.
#[must_use]
pub fn lines_fit(grid: &[BuildingType; Cell::COUNT], boxes: [u8; BuildingType::COUNT], lines: Lines) -> bool {
    let target = u32::from(lines.four) | u32::from(lines.five) << 4 | u32::from(lines.six) << 8;
    let (upper, lower) = grid.split_at(Cell::COUNT / 2);
    let (upper, lower) = (halves(upper, lower, boxes, lines), halves(lower, upper, boxes, lines));
    let of_columns: [u32; 512] =
        std::array::from_fn(|counts| (0..3).map(|column| digit(counts as u32 >> (3 * column) & 7)).sum());
    upper.iter().any(|(used, upper)| {
        let left = std::array::from_fn(|building| boxes[building] - used[building]);
        lower.get(&left).is_some_and(|lower| {
            upper.iter().any(|upper| {
                lower.iter().any(|lower| {
                    let columns = (upper.columns + lower.columns) as usize;
                    let found = of_columns[columns & 511] + of_columns[columns >> 9];
                    found + upper.lines + lower.lines == target
                })
            })
        })
    })
}

/// What three crossed rows add to the lines.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Half {
    /// Crosses in each column, an octal digit each.
    columns: u32,
    /// Rows with 4, 5 and 6, a hexadecimal digit each.
    lines: u32,
}

impl Half {
    /// Whether its rows are no more than these lines.
    fn is_within(self, lines: Lines) -> bool {
        let of = |at: u32| self.lines >> at & 15;
        of(0) <= lines.four.into() && of(4) <= lines.five.into() && of(8) <= lines.six.into()
    }
}

/// A line with this many crosses among lines with 4, 5 and 6, a hexadecimal digit each.
const fn digit(crosses: u32) -> u32 {
    if crosses >= 4 { 1 << (4 * (crosses - 4)) } else { 0 }
}

fn count(cells: &[BuildingType]) -> Boxes {
    BuildingType::ALL.map(|building| cells.iter().filter(|&&cell| cell == building).count() as u8)
}

/// All ways to cross three rows, by the boxes that they use: not more than there are, and not fewer than the other
/// three rows leave; no more rows than these lines.
fn halves(
    rows: &[BuildingType],
    others: &[BuildingType],
    boxes: Boxes,
    lines: Lines,
) -> BTreeMap<Boxes, Vec<Half>> {
    let mut ways = BTreeMap::from([(Boxes::default(), vec![Half { columns: 0, lines: 0 }])]);
    for (row, done) in rows.chunks(6).zip((6..).step_by(6)) {
        let (later, elsewhere) = (count(&rows[done..]), count(others));
        let can = |used: &Boxes| {
            let left = |at: usize| boxes[at].checked_sub(used[at]);
            (0..BuildingType::COUNT).all(|at| left(at).is_some_and(|left| left <= later[at] + elsewhere[at]))
        };
        let mut next: BTreeMap<Boxes, Vec<Half>> = BTreeMap::new();
        for crosses in 0..64u32 {
            let crossed: Vec<usize> = (0..6).filter(|column| crosses >> column & 1 == 1).collect();
            let columns: u32 = crossed.iter().map(|column| 1 << (3 * column)).sum();
            let line = digit(crosses.count_ones());
            for (used, halves) in &ways {
                let mut used = *used;
                crossed.iter().for_each(|&column| used[row[column].index()] += 1);
                if can(&used) {
                    let more = halves
                        .iter()
                        .map(|half| Half { columns: half.columns + columns, lines: half.lines + line });
                    next.entry(used).or_default().extend(more.filter(|half| half.is_within(lines)));
                }
            }
        }
        for halves in next.values_mut() {
            halves.sort_unstable();
            halves.dedup();
        }
        ways = next;
    }
    ways
}
