//! The shortest ways from one corner to another (§X3.4): how many there are, each of them, and whether a given way is
//! one.

use super::{Board, Corner, Illegal, Line};

/// All shortest ways between two corners. Walls do not matter (§X3.2).
#[derive(Clone, Debug)]
pub struct Ways<'a> {
    board: &'a Board,
    from: Corner,
    /// How far each corner is from the end.
    to_go: Vec<u16>,
}

impl<'a> Ways<'a> {
    /// The shortest ways between two corners.
    #[must_use]
    pub fn new(board: &'a Board, from: Corner, to: Corner) -> Self {
        Self { board, from, to_go: board.distances(to) }
    }

    /// The number of lines in each.
    #[must_use]
    pub fn length(&self) -> usize {
        self.to_go[self.from.index()].into()
    }

    /// Where a way can go on from one of its corners, and along which line.
    pub fn next(&self, corner: Corner) -> impl DoubleEndedIterator<Item = (Corner, Line)> + '_ {
        let left = self.to_go[corner.index()];
        let neighbours = self.board.neighbours(corner).iter().copied();
        neighbours.filter(move |(next, _)| self.to_go[next.index()] < left)
    }

    /// The corners on any of the ways, by their distance from the first one, each with the number of ways that lead to
    /// it (at most [`u64::MAX`]).
    #[must_use]
    pub fn layers(&self) -> Vec<Vec<(Corner, u64)>> {
        let mut layers = vec![vec![(self.from, 1u64)]];
        for _ in 0..self.length() {
            let mut layer: Vec<(Corner, u64)> = Vec::new();
            for &(corner, ways) in layers.last().into_iter().flatten() {
                for (next, _) in self.next(corner) {
                    match layer.iter_mut().find(|(known, _)| *known == next) {
                        Some((_, count)) => *count = count.saturating_add(ways),
                        None => layer.push((next, ways)),
                    }
                }
            }
            layers.push(layer);
        }
        layers
    }

    /// One of these ways through a corner, as close to `way` as possible; none if no shortest way goes through it.
    #[must_use]
    pub fn through(&self, way: &[Corner], corner: Corner) -> Option<Vec<Corner>> {
        let far = self.board.distances(corner);
        let lies = self.length().checked_sub(self.to_go[corner.index()].into())?;
        if usize::from(far[self.from.index()]) != lies {
            return None;
        }
        let is_near = |place: usize, steps: usize| {
            way.get(place).is_some_and(|other| usize::from(far[other.index()]) == steps)
        };
        // The beginning and the end of the way stay, as far as the corner can be reached from there.
        let leaves = (0..=lies).rev().find(|place| is_near(*place, lies - place))?;
        let comes = (lies..way.len()).find(|place| is_near(*place, place - lies))?;
        let there = Ways::new(self.board, way[leaves], corner).iter().next()?;
        let back = Ways::new(self.board, corner, way[comes]).iter().next()?;
        let all = [&way[..leaves], &there, &back[1..], &way[comes + 1..]];
        Some(all.concat())
    }

    /// How many ways there are (at most [`u64::MAX`]), without listing them.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.layers().last().into_iter().flatten().map(|(_, ways)| *ways).sum()
    }

    /// All of them, one after the other, each with both ends. There can be very many: see [`Ways::count`].
    pub fn iter(&self) -> impl Iterator<Item = Vec<Corner>> + '_ {
        let mut open = vec![vec![self.from]];
        std::iter::from_fn(move || {
            loop {
                let way = open.pop()?;
                let &corner = way.last()?;
                if self.to_go[corner.index()] == 0 {
                    return Some(way);
                }
                let longer = |(next, _)| way.iter().copied().chain([next]).collect();
                open.extend(self.next(corner).rev().map(longer));
            }
        })
    }
}

/// The lines of a way that is given by its corners and begins where Alexander stands.
///
/// # Errors
/// When it begins elsewhere, or two of its corners are not next to each other.
pub fn lines_of(board: &Board, alexander: Corner, way: &[Corner]) -> Result<Vec<Line>, Illegal> {
    if way.first() != Some(&alexander) {
        return Err(Illegal::NotFromAlexander(alexander));
    }
    let line = |step: &[Corner]| {
        let (from, to) = (step[0], step[1]);
        board.line(from, to).ok_or(Illegal::NoLine { from, to })
    };
    way.windows(2).map(line).collect()
}
