//! Which numbers of lines a sheet can have (§1, §7.2).

use super::{BuildingType, Cell, Lines};

/// How many cells of each type lie in each row, or in each column.
type TypesOfLines = [[u8; BuildingType::COUNT]; 6];

/// Whether any sheet with so many buildings has exactly these lines with 4, 5 and 6.
///
/// Exact: sums of rows and columns are those of a sheet just when Gale and Ryser's inequalities hold.
#[must_use]
pub fn lines_exist(buildings: u8, lines: Lines) -> bool {
    let sums = sums(buildings);
    pairs(&sums, &sums, lines)
}

/// Whether a sheet of this grid with these boxes of each type may have exactly these lines.
///
/// Necessary, not sufficient: the sums of the rows fit the types, those of the columns fit them, and they fit one
/// another, but perhaps not all at once.
#[must_use]
pub fn lines_may_fit(
    grid: &[BuildingType; Cell::COUNT],
    boxes: [u8; BuildingType::COUNT],
    lines: Lines,
) -> bool {
    let (mut rows, mut columns) = ([[0; BuildingType::COUNT]; 6], [[0; BuildingType::COUNT]; 6]);
    for (index, building) in grid.iter().enumerate() {
        rows[index / 6][building.index()] += 1;
        columns[index % 6][building.index()] += 1;
    }
    let sums = sums(boxes.iter().sum());
    let that_fit = |types: &TypesOfLines| -> Vec<[u8; 6]> {
        sums.iter().copied().filter(|&sums| fit_types(types, &mut sums.to_vec(), [0; 64], boxes)).collect()
    };
    pairs(&that_fit(&rows), &that_fit(&columns), lines)
}

/// Whether one of the row sums and one of the column sums belong to a sheet with these lines.
fn pairs(rows: &[[u8; 6]], columns: &[[u8; 6]], lines: Lines) -> bool {
    rows.iter()
        .any(|rows| columns.iter().any(|columns| full(rows, columns) == lines && gale_ryser(rows, columns)))
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

/// Whether the sums can be given to the lines so that crossed cells have these boxes of each type.
///
/// For every set of types the lines must have room for its boxes (max-flow min-cut). `room` is that of the lines which
/// have their sums; `sums` are those of the others.
fn fit_types(
    lines: &TypesOfLines,
    sums: &mut [u8],
    room: [u8; 64],
    boxes: [u8; BuildingType::COUNT],
) -> bool {
    let Some(types) = lines.get(6 - sums.len()) else {
        return (0..64).all(|set| of_set(&boxes, set) <= room[set]);
    };
    let mut tried = 0u8;
    for choice in 0..sums.len() {
        let sum = sums[choice];
        if tried >> sum & 1 == 1 {
            continue;
        }
        tried |= 1 << sum;
        sums.swap(0, choice);
        let room = std::array::from_fn(|set| room[set] + sum.min(of_set(types, set)));
        let fits = fit_types(lines, &mut sums[1..], room, boxes);
        sums.swap(0, choice);
        if fits {
            return true;
        }
    }
    false
}

/// The sum over a set of types, one bit for each.
fn of_set(of: &[u8; BuildingType::COUNT], set: usize) -> u8 {
    (0..BuildingType::COUNT).filter(|building| set >> building & 1 == 1).map(|building| of[building]).sum()
}
