//! Holes (§A3.4): empty cells that are cut off from the outside.

use super::{Cell, Holes, Laid, after::After};

/// An empty cell that a change would close in: judged without the camps, and with them as tiles (§A6.2).
pub(super) fn hole(after: &After<'_>) -> Option<Cell> {
    let has_camps = after.laid().any(|(_, laid)| laid.is_camp());
    let is_building = |laid: Laid| !laid.is_camp();
    hole_among(after, is_building).or_else(|| has_camps.then(|| hole_among(after, |_| true)).flatten())
}

/// The same where only some of what lies there counts.
fn hole_among(after: &After<'_>, counts: impl Fn(Laid) -> bool) -> Option<Cell> {
    match after.options().holes {
        Holes::Single => single(after, counts),
        Holes::Area => area(after, counts),
    }
}

/// An empty cell with tiles on all four sides, where the change can have made one.
fn single(after: &After<'_>, counts: impl Fn(Laid) -> bool) -> Option<Cell> {
    let is_taken = |cell: Cell| after.at(cell).is_some_and(&counts);
    let near = std::iter::once(after.cell).chain(after.cell.neighbours().map(|(_, cell)| cell));
    near.into_iter().find(|&cell| !is_taken(cell) && cell.neighbours().all(|(_, beside)| is_taken(beside)))
}

/// The first empty cell that cannot be reached from outside.
fn area(after: &After<'_>, counts: impl Fn(Laid) -> bool) -> Option<Cell> {
    let taken: Vec<Cell> = after.laid().filter(|&(_, laid)| counts(laid)).map(|(cell, _)| cell).collect();
    let mut ground = Ground::around(&taken);
    taken.iter().for_each(|&cell| ground.mark(cell));
    ground.flood();
    ground.first_left()
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

    fn first_left(&self) -> Option<Cell> {
        let at = self.marked.iter().position(|marked| !marked)?;
        let (column, row) = (at % self.columns.len(), at / self.columns.len());
        // A hole lies between tiles.
        let line = |line: i32| i16::try_from(line).ok();
        Some(Cell::new(line(self.columns[column])?, line(self.rows[row])?))
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
