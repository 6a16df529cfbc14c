//! The provinces of a board, worked out from walls and rim (§X5.1, §X5.2), and how new walls divide them.

use super::{Board, BoardState, Governor, LineSet, Province, Rim, Space, Symbols};

/// Which spaces are connected.
pub(super) struct Regions {
    /// The region of each space; regions are numbered in the order of their first spaces.
    pub of: Vec<u16>,
    /// Whether each region is open, across a line of the rim without a wall; that is possible only if nothing but
    /// walls closes provinces.
    pub open: Vec<bool>,
}

impl Regions {
    /// The spaces that are connected across lines other than these.
    pub fn new(board: &Board, rim: Rim, closed: &LineSet) -> Self {
        const NONE: u16 = u16::MAX;
        let mut of = vec![NONE; board.spaces().len()];
        let mut open = Vec::new();
        let mut stack = Vec::new();
        for first in board.spaces() {
            if of[first.index()] != NONE {
                continue;
            }
            let region = open.len() as u16;
            let mut is_open = false;
            of[first.index()] = region;
            stack.push(first);
            while let Some(space) = stack.pop() {
                for line in board.sides(space).into_iter().filter(|line| !closed.has(*line)) {
                    match board.beside(line) {
                        (_, None) => is_open |= rim == Rim::Walls,
                        (one, Some(other)) => {
                            let next = if one == space { other } else { one };
                            if of[next.index()] == NONE {
                                of[next.index()] = region;
                                stack.push(next);
                            }
                        }
                    }
                }
            }
            open.push(is_open);
        }
        Self { of, open }
    }
}

/// A province of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardProvince {
    /// Its spaces, row by row.
    pub spaces: Vec<Space>,
    /// What is in it.
    pub province: Province,
}

/// All provinces of a position, in the order of their first spaces. They are never stored, since they follow from
/// the walls (§X5.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Provinces {
    of: Vec<Option<u16>>,
    all: Vec<BoardProvince>,
}

/// What new walls have made of a province (§X5.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Division {
    /// The old province; none for spaces that were not enclosed before.
    pub from: Option<usize>,
    /// The provinces that it became. Whoever has governors in one keeps it; one without governors is vacant.
    pub into: Vec<usize>,
}

impl BoardState {
    /// The provinces (§X5.1).
    #[must_use]
    pub fn provinces(&self, board: &Board, rim: Rim) -> Provinces {
        let regions = Regions::new(board, rim, &self.walls);
        // Open regions are not provinces.
        let mut closed = 0;
        let number: Vec<Option<u16>> = regions
            .open
            .iter()
            .map(|open| {
                closed += u16::from(!open);
                (!open).then(|| closed - 1)
            })
            .collect();
        let of: Vec<Option<u16>> = regions.of.iter().map(|region| number[usize::from(*region)]).collect();
        let mut spaces = vec![Vec::new(); closed.into()];
        for space in board.spaces() {
            if let Some(province) = of[space.index()] {
                spaces[usize::from(province)].push(space);
            }
        }
        let province = |spaces: Vec<Space>| {
            let symbols: Symbols = spaces.iter().filter_map(|space| board.symbol(*space)).collect();
            let plain = spaces.iter().filter(|space| board.symbol(**space).is_none()).count();
            let governor = |space: &Space| {
                let player = self.governors.at(*space)?;
                Some(Governor { player, on: board.symbol(*space) })
            };
            let governors = spaces.iter().filter_map(governor).collect();
            BoardProvince { province: Province::new(plain as u16, symbols, governors), spaces }
        };
        Provinces { of, all: spaces.into_iter().map(province).collect() }
    }
}

impl Provinces {
    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[BoardProvince] {
        &self.all
    }

    /// What is in each of them.
    pub fn contents(&self) -> impl Iterator<Item = &Province> + Clone {
        self.all.iter().map(|province| &province.province)
    }

    /// The index of the province of a space; none if the space lies in an open region.
    #[must_use]
    pub fn of(&self, space: Space) -> Option<usize> {
        self.of[space.index()].map(usize::from)
    }

    /// What further walls have made of these provinces: those divided, and those newly enclosed.
    #[must_use]
    pub fn divided(&self, after: &Self) -> Vec<Division> {
        let mut divisions: Vec<Division> = Vec::new();
        for (part, BoardProvince { spaces, .. }) in after.all.iter().enumerate() {
            let from = spaces.first().and_then(|space| self.of(*space));
            match divisions.iter_mut().find(|division| division.from == from) {
                Some(division) => division.into.push(part),
                None => divisions.push(Division { from, into: vec![part] }),
            }
        }
        divisions.retain(|division| division.from.is_none() || division.into.len() > 1);
        divisions
    }
}
