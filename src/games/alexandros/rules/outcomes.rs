//! The shortest ways to a corner, by what they bring: the walls that they lay and the provinces that they make
//! (§X3.4, §X5.1). There can be very many ways, but few that differ in this. So they are grouped corner by corner:
//! two ways that have come to the same corner become one as soon as nothing that follows can tell them apart.

use std::collections::BTreeMap;

use super::{Board, BoardState, Corner, LineSet, Options, Space, Ways, provinces::Regions};

/// Ways that lay equally many walls and make provinces with the same contents and governors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayOutcome {
    /// One of them.
    pub way: Vec<Corner>,
    /// How many there are (at most [`u64::MAX`]).
    pub ways: u64,
    /// The lines on which this one lays walls.
    pub walls: LineSet,
}

/// The contents of a region: the number of its plain spaces and of those of each symbol, in ten bits each, and
/// which governors are there. If the region is open, they do not matter.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Contents {
    spaces: u64,
    governors: u64,
    is_open: bool,
}

/// All that tells beginnings of ways apart: where they have come to, the walls laid, and what lies where.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    corner: Corner,
    walls: u32,
    /// The regions along undecided lines, in the order of these, and the contents of each.
    along: Vec<u16>,
    contents: Vec<Contents>,
    /// The contents of the other regions, in order.
    closed: Vec<Contents>,
}

impl BoardState {
    /// The shortest ways to a corner, grouped by what they bring, with the fewest walls first. None if more than
    /// `most` beginnings of ways would have to be told apart: people then enter a way corner by corner.
    ///
    /// Whether the walls suffice is a question for [`Supply::take`](super::Supply::take).
    #[must_use]
    pub fn outcomes(
        &self,
        board: &Board,
        options: Options,
        to: Corner,
        most: usize,
    ) -> Option<Vec<WayOutcome>> {
        let ways = Ways::new(board, self.alexander, to);
        let mut undecided = Undecided::new(self, board, options, &ways);
        let start = WayOutcome { way: vec![self.alexander], ways: 1, walls: LineSet::default() };
        let mut layer = vec![start];
        for _ in 0..ways.length() {
            undecided.advance();
            let mut next: BTreeMap<Key, WayOutcome> = BTreeMap::new();
            for begun in layer {
                for (corner, line) in begun.way.last().into_iter().flat_map(|corner| ways.next(*corner)) {
                    let mut longer = begun.clone();
                    longer.way.push(corner);
                    if self.needs_wall(board, options.rim_walls, line) {
                        longer.walls.insert(line);
                    }
                    let key = undecided.key(corner, &longer.walls);
                    match next.get_mut(&key) {
                        Some(same) => same.ways = same.ways.saturating_add(longer.ways),
                        None => drop(next.insert(key, longer)),
                    }
                }
                if next.len() > most {
                    return None;
                }
            }
            layer = next.into_values().collect();
        }
        layer.sort_by_key(|outcome| outcome.walls.len());
        Some(layer)
    }
}

/// The lines on which the rest of the ways may still lay walls.
struct Undecided<'a> {
    state: &'a BoardState,
    board: &'a Board,
    options: Options,
    /// By distance from where the ways begin, the farthest first.
    layers: Vec<LineSet>,
    /// What each space adds to the contents of its region.
    weights: Vec<Contents>,
    lines: LineSet,
    /// The spaces next to these lines.
    along: Vec<Space>,
}

impl<'a> Undecided<'a> {
    fn new(state: &'a BoardState, board: &'a Board, options: Options, ways: &Ways<'_>) -> Self {
        let corners = ways.layers();
        let lines_from = |corners: &Vec<(Corner, u64)>| -> LineSet {
            let lines = corners.iter().flat_map(|(corner, _)| ways.next(*corner)).map(|(_, line)| line);
            lines.filter(|line| state.needs_wall(board, options.rim_walls, *line)).collect()
        };
        let layers = corners.iter().rev().map(lines_from).collect();
        let weight = |space: Space| {
            let spaces = 1 << (10 * board.symbol(space).map_or(0, |symbol| symbol.index() + 1));
            let governor = state.governors.all().position(|(at, _)| at == space);
            let governors = governor.map_or(0, |number| 1 << (number % 64));
            Contents { spaces, governors, is_open: false }
        };
        let weights = board.spaces().map(weight).collect();
        Self { state, board, options, layers, weights, lines: LineSet::default(), along: Vec::new() }
    }

    /// Moves on by one line, which is then decided.
    fn advance(&mut self) {
        self.layers.pop();
        self.lines = self.layers.iter().fold(LineSet::default(), |all, layer| all.plus(layer));
        let lines = self.board.lines().filter(|line| self.lines.has(*line));
        let beside = lines.map(|line| self.board.beside(line));
        self.along = beside.flat_map(|(one, other)| [Some(one), other]).flatten().collect();
    }

    /// What tells apart the ways to a corner that lay these walls. Undecided lines count as closed: walls to come only
    /// say which of them are.
    fn key(&self, corner: Corner, walls: &LineSet) -> Key {
        const UNSEEN: u16 = u16::MAX;
        let closed = self.state.walls.plus(walls).plus(&self.lines);
        let regions = Regions::new(self.board, self.options.rim, &closed);
        let mut contents = vec![Contents::default(); regions.open.len()];
        for (weight, region) in self.weights.iter().zip(&regions.of) {
            let contents = &mut contents[usize::from(*region)];
            contents.spaces += weight.spaces;
            contents.governors |= weight.governors;
        }
        for (contents, _) in contents.iter_mut().zip(&regions.open).filter(|(_, is_open)| **is_open) {
            *contents = Contents { is_open: true, ..Contents::default() };
        }
        let mut number = vec![UNSEEN; contents.len()];
        let mut of_along = Vec::new();
        let mut along = Vec::with_capacity(self.along.len());
        for space in &self.along {
            let region = usize::from(regions.of[space.index()]);
            if number[region] == UNSEEN {
                number[region] = of_along.len() as u16;
                of_along.push(contents[region]);
            }
            along.push(number[region]);
        }
        let others = contents.iter().zip(&number).filter(|(_, number)| **number == UNSEEN);
        let mut closed: Vec<Contents> =
            others.map(|(contents, _)| *contents).filter(|it| !it.is_open).collect();
        closed.sort_unstable();
        Key { corner, walls: walls.len(), along, contents: of_along, closed }
    }
}
