//! Which numbers of lines a sheet can have (§1, §7.2).

use std::ops::Range;

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
/// Exact: ways to cross the lower three rows are tried until one meets one of the upper three.
#[must_use]
pub fn lines_fit(grid: &[BuildingType; Cell::COUNT], boxes: Boxes, lines: Lines) -> bool {
    if boxes.iter().zip(count(grid)).any(|(&boxes, cells)| boxes > cells) {
        return false;
    }
    let wanted = Wanted { grid, boxes, lines };
    let target = u32::from(lines.four) | u32::from(lines.five) << 4 | u32::from(lines.six) << 8;
    let of_columns: [u32; 512] =
        std::array::from_fn(|counts| (0..3).map(|column| digit(counts as u32 >> (3 * column) & 7)).sum());
    let upper = wanted.ways(0..3);
    wanted.longer(&wanted.ways(3..5), 3..6).any(|lower| {
        let left = packed(boxes) - lower.boxes();
        let (columns, rows) = (lower.columns(), lower.rows());
        let start = upper.partition_point(|half| half.boxes() < left);
        upper[start..].iter().take_while(|half| half.boxes() == left).any(|upper| {
            let columns = (upper.columns() + columns) as usize;
            let found = of_columns[columns & 511] + of_columns[columns >> 9];
            found + upper.rows() + rows == target
        })
    })
}

/// What a sheet shall have.
struct Wanted<'a> {
    grid: &'a [BuildingType; Cell::COUNT],
    boxes: Boxes,
    lines: Lines,
}

impl Wanted<'_> {
    /// All ways to cross these rows, sorted.
    fn ways(&self, rows: Range<usize>) -> Vec<Half> {
        let mut ways = vec![Half(0)];
        for end in rows.start + 1..=rows.end {
            ways = self.longer(&ways, rows.start..end).collect();
            ways.sort_unstable();
            ways.dedup();
        }
        ways
    }

    /// The ways to cross these rows that begin with one of `ways`, which lack the last: with not more boxes than wanted,
    /// and not fewer than all other rows leave; with no more rows than lines wanted.
    fn longer<'a>(&self, ways: &'a [Half], rows: Range<usize>) -> impl Iterator<Item = Half> + 'a {
        let [four, five, six] =
            [self.lines.four, self.lines.five, self.lines.six].map(|rows| u64::from(rows.min(3)));
        let most_boxes = packed(self.boxes.map(|boxes| boxes.min(Cell::COUNT as u8 / 2)));
        let most = Half(most_boxes << Half::BOXES | (six << 6 | five << 3 | four) << Half::ROWS | 0o7777);

        let (cells, here) = (count(self.grid), count(&self.grid[6 * rows.start..6 * rows.end]));
        let fewest = std::array::from_fn(|at| self.boxes[at].saturating_sub(cells[at] - here[at]));
        let least = Half(packed(fewest) << Half::BOXES);

        let row = &self.grid[6 * (rows.end - 1)..6 * rows.end];
        let crossed: [Half; 64] = std::array::from_fn(|cells| Half::crossed(row, cells as u32));
        ways.iter()
            .flat_map(move |half| crossed.map(|more| Half(half.0 + more.0)))
            .filter(move |half| half.is_at_most(most) && least.is_at_most(*half))
    }
}

/// What crossed rows, three at most, add to a sheet: one number, so that rows add up, ways are sorted fast and limits
/// of all parts are tested at once.
///
/// From the top: boxes of each type, 6 bits each; rows with 6, 5 and 4, 3 bits each; crosses of each column, 2 bits
/// each. The first bit of boxes and rows stays free.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Half(u64);

impl Half {
    const BOXES: u32 = 21;
    const ROWS: u32 = 12;
    /// The bits that stay free: a difference borrows them where it is below 0.
    const FREE: u64 = 0o40_40_40_40_40_40 << Self::BOXES | 0o444 << Self::ROWS;

    /// These cells of a row, a bit each.
    fn crossed(row: &[BuildingType], cells: u32) -> Self {
        let crossed = (0..6).filter(|column| cells >> column & 1 == 1);
        let parts: u64 = crossed
            .map(|column| 1 << (Self::BOXES + 6 * row[column].index() as u32) | 1 << (2 * column))
            .sum();
        let count = cells.count_ones();
        Self(parts + if count >= 4 { 1 << (Self::ROWS + 3 * (count - 4)) } else { 0 })
    }

    const fn boxes(self) -> u64 {
        self.0 >> Self::BOXES
    }

    /// Rows with 4, 5 and 6, a hexadecimal digit each.
    const fn rows(self) -> u32 {
        let rows = (self.0 >> Self::ROWS) as u32;
        rows & 7 | (rows >> 3 & 7) << 4 | (rows >> 6 & 7) << 8
    }

    /// Crosses in each column, an octal digit each.
    const fn columns(self) -> u32 {
        let columns = self.0 as u32;
        let (mut wide, mut at) = (0, 0);
        while at < 6 {
            wide |= (columns >> (2 * at) & 3) << (3 * at);
            at += 1;
        }
        wide
    }

    const fn is_at_most(self, most: Self) -> bool {
        ((most.0 | Self::FREE) - self.0) & Self::FREE == Self::FREE
    }
}

/// A line with this many crosses among lines with 4, 5 and 6, a hexadecimal digit each.
const fn digit(crosses: u32) -> u32 {
    if crosses >= 4 { 1 << (4 * (crosses - 4)) } else { 0 }
}

/// Boxes of each type, 6 bits each.
fn packed(boxes: Boxes) -> u64 {
    boxes.iter().rev().fold(0, |all, &boxes| all << 6 | u64::from(boxes))
}

fn count(cells: &[BuildingType]) -> Boxes {
    BuildingType::ALL.map(|building| cells.iter().filter(|&&cell| cell == building).count() as u8)
}
