//! Holes (§A3.4): empty cells that are cut off from the outside.

use std::collections::BTreeSet;

use super::{Cell, Holes, Laid, after::After};

/// All empty cells that are closed in, judged without the camps, and with them as tiles (§A6.2).
pub(super) fn holes(after: &After<'_>) -> BTreeSet<Cell> {
    let of = |counts: fn(Laid) -> bool| match after.options().holes {
        Holes::Single => {
            let beside = |(cell, _): (Cell, Laid)| cell.neighbours().map(|(_, beside)| beside);
            after.laid().flat_map(beside).filter(|&cell| is_single(after, cell, counts)).collect()
        }
        Holes::Area => Ground::of(after, counts).left().collect::<Vec<_>>(),
    };
    judged(after).into_iter().flat_map(of).collect()
}

/// An empty cell that a change closes in, of those that are looked for.
pub(super) fn hole(after: &After<'_>, is_such: impl Fn(Cell) -> bool) -> Option<Cell> {
    let of = |counts: fn(Laid) -> bool| match after.options().holes {
        // Only where something changes.
        Holes::Single => {
            let near = std::iter::once(after.cell).chain(after.cell.neighbours().map(|(_, cell)| cell));
            near.into_iter().find(|&cell| is_single(after, cell, counts) && is_such(cell))
        }
        Holes::Area => Ground::of(after, counts).left().find(|&cell| is_such(cell)),
    };
    judged(after).into_iter().find_map(of)
}

/// What counts as a tile: without the camps, and where there are any, with them.
fn judged(after: &After<'_>) -> impl IntoIterator<Item = fn(Laid) -> bool> {
    let has_camps = after.laid().any(|(_, laid)| laid.is_camp());
    let without: fn(Laid) -> bool = |laid| !laid.is_camp();
    let with: fn(Laid) -> bool = |_| true;
    std::iter::once(without).chain(has_camps.then_some(with))
}

/// Whether an empty cell has tiles on all four sides.
fn is_single(after: &After<'_>, cell: Cell, counts: fn(Laid) -> bool) -> bool {
    let is_taken = |cell: Cell| after.at(cell).is_some_and(counts);
    !is_taken(cell) && cell.neighbours().all(|(_, beside)| is_taken(beside))
}

/// The columns and rows where cells lie, and those beside them: what else is between them is empty, and left out. So it
/// does not matter how far apart people say that their tiles lie.
struct Ground {
    columns: Vec<i32>,
    rows: Vec<i32>,
    /// Taken or reached from outside, row by row.
    marked: Vec<bool>,
}

impl Ground {
    /// That of an Alhambra where only some of what lies there counts; what can be reached from outside is marked.
    fn of(after: &After<'_>, counts: fn(Laid) -> bool) -> Self {
        let taken: Vec<Cell> = after.laid().filter(|&(_, laid)| counts(laid)).map(|(cell, _)| cell).collect();
        let mut ground = Self::around(&taken);
        taken.iter().for_each(|&cell| ground.mark(cell));
        ground.flood();
        ground
    }

    fn around(cells: &[Cell]) -> Self {
        let of = |line: fn(&Cell) -> i16| lines(cells.iter().chain([&Cell::START]).map(line).collect());
        let (columns, rows) = (of(|cell| cell.x), of(|cell| cell.y));
        Self { marked: vec![false; columns.len() * rows.len()], columns, rows }
    }

    fn mark(&mut self, cell: Cell) {
        let at = |lines: &[i32], line: i16| lines.binary_search(&i32::from(line));
        if let (Ok(column), Ok(row)) = (at(&self.columns, cell.x), at(&self.rows, cell.y)) {
            self.marked[row * self.columns.len() + column] = true;
        }
    }

    /// Marks all that can be reached from the rim over sides.
    fn flood(&mut self) {
        let width = self.columns.len();
        self.marked[0] = true;
        let mut to_go = vec![0];
        while let Some(at) = to_go.pop() {
            let column = at % width;
            let beside = [
                (column > 0).then(|| at - 1),
                (column + 1 < width).then(|| at + 1),
                at.checked_sub(width),
                Some(at + width).filter(|&south| south < self.marked.len()),
            ];
            for beside in beside.into_iter().flatten() {
                if !self.marked[beside] {
                    self.marked[beside] = true;
                    to_go.push(beside);
                }
            }
        }
    }

    /// The cells that are not marked, row by row.
    fn left(&self) -> impl Iterator<Item = Cell> {
        let left = self.marked.iter().enumerate().filter(|(_, marked)| !**marked);
        left.filter_map(|(at, _)| {
            let (column, row) = (at % self.columns.len(), at / self.columns.len());
            // A hole lies between tiles.
            let line = |line: i32| i16::try_from(line).ok();
            Some(Cell::new(line(self.columns[column])?, line(self.rows[row])?))
        })
    }
}

/// Where things lie, in order, each with the lines beside it.
fn lines(mut taken: Vec<i16>) -> Vec<i32> {
    taken.sort_unstable();
    taken.dedup();
    let mut lines: Vec<i32> = Vec::with_capacity(taken.len() + 2);
    for line in taken.into_iter().map(i32::from) {
        let next = lines.last().map_or(line - 1, |&last| (last + 1).max(line - 1));
        lines.extend(next..=line + 1);
    }
    lines
}
