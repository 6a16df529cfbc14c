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

/// The smallest rectangle round some cells, with a rim of one.
struct Ground {
    north_west: Cell,
    width: usize,
    height: usize,
    /// Taken or reached from outside, row by row.
    marked: Vec<bool>,
}

impl Ground {
    fn around(cells: &[Cell]) -> Self {
        let range = |of: fn(&Cell) -> i16| {
            let (low, high) =
                cells.iter().map(of).fold((0, 0), |(low, high), at| (at.min(low), at.max(high)));
            (low.saturating_sub(1), usize::from(high.abs_diff(low)) + 3)
        };
        let ((x, width), (y, height)) = (range(|cell| cell.x), range(|cell| cell.y));
        Self { north_west: Cell::new(x, y), width, height, marked: vec![false; width * height] }
    }

    fn mark(&mut self, cell: Cell) {
        let (x, y) = (cell.x.abs_diff(self.north_west.x), cell.y.abs_diff(self.north_west.y));
        self.marked[usize::from(y) * self.width + usize::from(x)] = true;
    }

    /// Marks all that can be reached from the rim over sides.
    fn flood(&mut self) {
        self.marked[0] = true;
        let mut to_go = vec![0];
        while let Some(at) = to_go.pop() {
            let column = at % self.width;
            let beside = [
                (column > 0).then(|| at - 1),
                (column + 1 < self.width).then(|| at + 1),
                at.checked_sub(self.width),
                Some(at + self.width).filter(|&south| south < self.width * self.height),
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
        let (x, y) = ((at % self.width) as i16, (at / self.width) as i16);
        Some(Cell::new(self.north_west.x.saturating_add(x), self.north_west.y.saturating_add(y)))
    }
}
