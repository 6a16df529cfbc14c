//! A second reading of §X1.3, §X3 and §X5, slow and to the letter: spaces and corners are their coordinates, everything
//! is looked for among all of them.

use std::collections::{BTreeMap, BTreeSet};

pub type At = (i32, i32);

/// A line by its corners, the smaller one first.
pub type Side = (At, At);

pub fn corners((r, c): At) -> [At; 3] {
    if (r + c) % 2 == 0 {
        [(r, c + 1), (r + 1, c), (r + 1, c + 2)]
    } else {
        [(r, c), (r, c + 2), (r + 1, c + 1)]
    }
}

fn side(one: At, other: At) -> Side {
    if one < other { (one, other) } else { (other, one) }
}

pub fn sides(space: At) -> [Side; 3] {
    let [a, b, c] = corners(space);
    [side(a, b), side(b, c), side(a, c)]
}

/// What can be read off a table.
#[derive(Clone, Debug)]
pub struct Literal {
    pub spaces: BTreeMap<At, char>,
    pub walls: BTreeSet<Side>,
    pub governors: BTreeMap<At, u8>,
    pub alexander: At,
}

impl Literal {
    pub fn new(rows: &[String], alexander: At) -> Self {
        let mut spaces = BTreeMap::new();
        for (r, row) in (0..).zip(rows) {
            for (c, letter) in (0..).zip(row.chars()) {
                if letter != ' ' {
                    spaces.insert((r, c), letter);
                }
            }
        }
        Self { spaces, walls: BTreeSet::new(), governors: BTreeMap::new(), alexander }
    }

    /// How many spaces have this side.
    fn spaces_at(&self, line: Side) -> usize {
        self.spaces.keys().filter(|space| sides(**space).contains(&line)).count()
    }

    pub fn is_rim(&self, line: Side) -> bool {
        self.spaces_at(line) == 1
    }

    pub fn lines(&self) -> BTreeSet<Side> {
        self.spaces.keys().flat_map(|space| sides(*space)).collect()
    }

    /// Sets of spaces that no wall parts: those with a side in common join, until none do.
    pub fn pieces(&self) -> Vec<BTreeSet<At>> {
        let mut pieces: Vec<BTreeSet<At>> =
            self.spaces.keys().map(|space| BTreeSet::from([*space])).collect();
        let open = |space: &At| sides(*space).into_iter().filter(|line| !self.walls.contains(line));
        let meet = |one: &BTreeSet<At>, other: &BTreeSet<At>| {
            let ours: BTreeSet<Side> = one.iter().flat_map(open).collect();
            other.iter().flat_map(open).any(|line| ours.contains(&line))
        };
        'joined: loop {
            for one in 0..pieces.len() {
                for other in one + 1..pieces.len() {
                    if meet(&pieces[one], &pieces[other]) {
                        let piece = pieces.remove(other);
                        pieces[one].extend(piece);
                        continue 'joined;
                    }
                }
            }
            pieces.sort();
            return pieces;
        }
    }

    /// The provinces: those closed in by walls and rim, or by walls alone (§X5.1).
    pub fn provinces(&self, rim_closes: bool) -> Vec<BTreeSet<At>> {
        let mut pieces = self.pieces();
        let leaks = |line: &Side| !self.walls.contains(line) && self.is_rim(*line);
        pieces.retain(|piece| {
            rim_closes || !piece.iter().flat_map(|space| sides(*space)).any(|line| leaks(&line))
        });
        pieces
    }

    /// The distance of all corners from one: a corner is one further than the nearest one next to it, until nothing
    /// changes.
    pub fn distances(&self, from: At) -> BTreeMap<At, usize> {
        let lines = self.lines();
        let mut distances = BTreeMap::from([(from, 0)]);
        loop {
            let before = distances.clone();
            for &(one, other) in &lines {
                for (here, there) in [(one, other), (other, one)] {
                    if let Some(&distance) = distances.get(&here) {
                        let known = distances.entry(there).or_insert(distance + 1);
                        *known = (*known).min(distance + 1);
                    }
                }
            }
            if distances == before {
                return distances;
            }
        }
    }

    /// All shortest ways between two corners: of all ways without a detour, those that arrive.
    pub fn ways(&self, from: At, to: At) -> BTreeSet<Vec<At>> {
        let (lines, left) = (self.lines(), self.distances(to));
        let mut ways = BTreeSet::from([vec![from]]);
        for step in (0..left[&from]).rev() {
            let mut longer = BTreeSet::new();
            for way in &ways {
                let here = *way.last().unwrap();
                for &(one, other) in lines.iter().filter(|line| line.0 == here || line.1 == here) {
                    let there = if one == here { other } else { one };
                    if left[&there] <= step {
                        longer.insert(way.iter().copied().chain([there]).collect());
                    }
                }
            }
            ways = longer;
        }
        ways
    }

    /// Whether a space is available (§X3.1).
    pub fn is_available(&self, space: At) -> bool {
        self.spaces[&space] != '.'
            && !sides(space).iter().any(|line| self.walls.contains(line))
            && !self.governors.contains_key(&space)
            && !corners(space).contains(&self.alexander)
    }

    /// The nearest available spaces with a symbol (§X3.3).
    pub fn nearest(&self, symbol: char) -> Option<(usize, Vec<At>)> {
        let distances = self.distances(self.alexander);
        let distance = |space: At| corners(space).iter().map(|corner| distances[corner]).min().unwrap();
        let spaces = self.spaces.iter().filter(|(at, letter)| **letter == symbol && self.is_available(**at));
        let far: Vec<(usize, At)> = spaces.map(|(at, _)| (distance(*at), *at)).collect();
        let least = far.iter().map(|(distance, _)| *distance).min()?;
        Some((least, far.into_iter().filter(|(distance, _)| *distance == least).map(|(_, at)| at).collect()))
    }
}
