//! A board: spaces, corners and lines, and what is next to what, worked out once (§X1.2, §X1.3).

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::{
    BoardDraft, BoardFault, Corner, Line, Space, Symbol, Symbols,
    board_draft::{CornerAt, SpaceAt, corners_of},
};

/// A valid board (§X1.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    spaces: Vec<SpaceOf>,
    corners: Vec<CornerOf>,
    lines: Vec<LineOf>,
    start: Corner,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct SpaceOf {
    at: SpaceAt,
    symbol: Option<Symbol>,
    corners: [Corner; 3],
    lines: [Line; 3],
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct CornerOf {
    at: CornerAt,
    lines: Vec<(Corner, Line)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct LineOf {
    corners: [Corner; 2],
    spaces: (Space, Option<Space>),
}

impl Board {
    /// Checks a draft.
    ///
    /// # Errors
    /// All faults of the draft at once (§X1.3).
    pub fn new(draft: &BoardDraft) -> Result<Self, Vec<BoardFault>> {
        let (read, start) = draft.read()?;
        let places: BTreeSet<CornerAt> = read.keys().flat_map(|at| corners_of(*at)).collect();
        let number: BTreeMap<CornerAt, Corner> =
            places.iter().zip(0..).map(|(at, number)| (*at, Corner(number))).collect();
        let corners_at = |at: &SpaceAt| corners_of(*at).map(|corner| number[&corner]);
        let mut beside: BTreeMap<[Corner; 2], Vec<Space>> = BTreeMap::new();
        for (at, space) in read.keys().zip(0..) {
            for side in sides(corners_at(at)) {
                beside.entry(side).or_default().push(Space(space));
            }
        }
        let line_of: BTreeMap<[Corner; 2], Line> =
            beside.keys().zip(0..).map(|(side, number)| (*side, Line(number))).collect();
        let spaces = read.iter().map(|(at, symbol)| {
            let corners = corners_at(at);
            SpaceOf { at: *at, symbol: *symbol, corners, lines: sides(corners).map(|side| line_of[&side]) }
        });
        let mut corners: Vec<CornerOf> =
            places.iter().map(|at| CornerOf { at: *at, lines: Vec::new() }).collect();
        for (&[one, other], &line) in &line_of {
            corners[one.index()].lines.push((other, line));
            corners[other.index()].lines.push((one, line));
        }
        let spaces = spaces.collect();
        let lines =
            beside.iter().map(|(side, by)| LineOf { corners: *side, spaces: (by[0], by.get(1).copied()) });
        Ok(Self { spaces, corners, lines: lines.collect(), start: number[&start] })
    }

    /// The board as a draft, which [`Board::new`] accepts.
    #[must_use]
    pub fn draft(&self) -> BoardDraft {
        let mut rows: Vec<String> = Vec::new();
        for SpaceOf { at: (row, column), symbol, .. } in &self.spaces {
            rows.resize(rows.len().max(usize::from(*row) + 1), String::new());
            if let Some(text) = rows.last_mut() {
                let blanks = usize::from(*column) - text.len();
                text.extend(std::iter::repeat_n(' ', blanks));
                text.push(symbol.map_or('.', Symbol::letter));
            }
        }
        let (line, place) = self.at(self.start);
        BoardDraft { rows, start: [line.into(), place.into()] }
    }

    /// The corner on which Alexander starts (§X2).
    #[inline]
    #[must_use]
    pub const fn start(&self) -> Corner {
        self.start
    }

    /// All spaces, row by row.
    pub fn spaces(&self) -> impl DoubleEndedIterator<Item = Space> + ExactSizeIterator + use<> {
        (0..self.spaces.len() as u16).map(Space)
    }

    /// All corners, from north to south.
    pub fn corners(&self) -> impl DoubleEndedIterator<Item = Corner> + ExactSizeIterator + use<> {
        (0..self.corners.len() as u16).map(Corner)
    }

    /// All lines.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = Line> + ExactSizeIterator + use<> {
        (0..self.lines.len() as u16).map(Line)
    }

    /// The space at a row and column, if the board has one there.
    #[must_use]
    pub fn space(&self, at: SpaceAt) -> Option<Space> {
        self.spaces.binary_search_by_key(&at, |space| space.at).ok().map(|index| Space(index as u16))
    }

    /// The corner at a line and a place, if the board has one there.
    #[must_use]
    pub fn corner(&self, at: CornerAt) -> Option<Corner> {
        self.corners.binary_search_by_key(&at, |corner| corner.at).ok().map(|index| Corner(index as u16))
    }

    /// The line between two corners, if they are next to each other.
    #[must_use]
    pub fn line(&self, one: Corner, other: Corner) -> Option<Line> {
        self.neighbours(one).iter().find(|(corner, _)| *corner == other).map(|(_, line)| *line)
    }

    /// The row and column of a space (§X1.3).
    #[inline]
    #[must_use]
    pub fn place(&self, space: Space) -> SpaceAt {
        self.spaces[space.index()].at
    }

    /// The line and place of a corner (§X1.3).
    #[inline]
    #[must_use]
    pub fn at(&self, corner: Corner) -> CornerAt {
        self.corners[corner.index()].at
    }

    /// The symbol on a space; none if it is plain.
    #[inline]
    #[must_use]
    pub fn symbol(&self, space: Space) -> Option<Symbol> {
        self.spaces[space.index()].symbol
    }

    /// The three corners of a space.
    #[inline]
    #[must_use]
    pub fn corners_of(&self, space: Space) -> [Corner; 3] {
        self.spaces[space.index()].corners
    }

    /// The three lines that are the sides of a space.
    #[inline]
    #[must_use]
    pub fn sides(&self, space: Space) -> [Line; 3] {
        self.spaces[space.index()].lines
    }

    /// The spaces beside a line: two, or one if the line lies on the rim.
    #[inline]
    #[must_use]
    pub fn beside(&self, line: Line) -> (Space, Option<Space>) {
        self.lines[line.index()].spaces
    }

    /// Whether a line lies on the rim: on the coast or the edge (§X1.2).
    #[inline]
    #[must_use]
    pub fn is_rim(&self, line: Line) -> bool {
        self.beside(line).1.is_none()
    }

    /// The two ends of a line.
    #[inline]
    #[must_use]
    pub fn ends(&self, line: Line) -> [Corner; 2] {
        self.lines[line.index()].corners
    }

    /// The corners next to a corner, and the line to each.
    #[inline]
    #[must_use]
    pub fn neighbours(&self, corner: Corner) -> &[(Corner, Line)] {
        &self.corners[corner.index()].lines
    }

    /// How many plain spaces there are.
    #[must_use]
    pub fn plain(&self) -> usize {
        self.spaces.iter().filter(|space| space.symbol.is_none()).count()
    }

    /// How many spaces of each symbol there are.
    #[must_use]
    pub fn symbols(&self) -> Symbols {
        self.spaces.iter().filter_map(|space| space.symbol).collect()
    }

    /// The distance of every corner from one, as the smallest number of lines. Walls do not matter (§X3.2).
    #[must_use]
    pub fn distances(&self, from: Corner) -> Vec<u16> {
        let mut distances = vec![u16::MAX; self.corners.len()];
        distances[from.index()] = 0;
        let mut open = VecDeque::from([from]);
        while let Some(corner) = open.pop_front() {
            let next = distances[corner.index()] + 1;
            for &(other, _) in self.neighbours(corner) {
                if distances[other.index()] == u16::MAX {
                    distances[other.index()] = next;
                    open.push_back(other);
                }
            }
        }
        distances
    }
}

/// The sides of a space, each by its ends with the northern or western one first.
fn sides([a, b, c]: [Corner; 3]) -> [[Corner; 2]; 3] {
    [[a, b], [a, c], [b, c]].map(|[one, other]| [one.min(other), one.max(other)])
}
