//! A second reading of §X1.3, §X3 and §X5, slow and literal: spaces and corners are their coordinates, and everything
//! is searched for among all of them.

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

    /// Sets of spaces that no wall separates: spaces with a side in common are joined until none are left to join.
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

    /// The distance of every corner from one: a corner is one farther than its nearest neighbour, until nothing
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
        self.nearest_of(symbol, |_| true)
    }

    /// The same among some spaces only.
    fn nearest_of(&self, symbol: char, among: impl Fn(At) -> bool) -> Option<(usize, Vec<At>)> {
        let distances = self.distances(self.alexander);
        let distance = |space: At| corners(space).iter().map(|corner| distances[corner]).min().unwrap();
        let spaces = self.spaces.iter().filter(|(at, letter)| **letter == symbol && self.is_available(**at));
        let spaces = spaces.filter(|(at, _)| among(**at));
        let far: Vec<(usize, At)> = spaces.map(|(at, _)| (distance(*at), *at)).collect();
        let least = far.iter().map(|(distance, _)| *distance).min()?;
        Some((least, far.into_iter().filter(|(distance, _)| *distance == least).map(|(_, at)| at).collect()))
    }

    /// The walls that a way lays (§X3.4), along the rim too or not.
    pub fn lays(&self, way: &[At], along_the_rim: bool) -> usize {
        let lines = way.windows(2).map(|step| side(step[0], step[1]));
        lines.filter(|line| !self.walls.contains(line) && (along_the_rim || !self.is_rim(*line))).count()
    }

    /// Whether this many walls suffice for some shortest way to some corner of a space.
    fn can_be_walled(&self, space: At, left: usize, along_the_rim: bool) -> bool {
        let ways = corners(space).into_iter().flat_map(|corner| self.ways(self.alexander, corner));
        ways.into_iter().any(|way| self.lays(&way, along_the_rim) <= left)
    }

    /// The symbols that an open card can stand for (§X3.6): its own, or any if it is a joker.
    fn stands_for(&self, card: char, other: Option<char>, both: bool) -> Vec<char> {
        let has_space = |symbol| self.nearest(symbol).is_some();
        if has_space(card) || both && other.is_some_and(has_space) { vec![card] } else { SYMBOLS.to_vec() }
    }

    /// Whether an open card leads to a nearest space of what it stands for (§X3.3) for which the walls suffice.
    fn leads_to_nearest(&self, (card, other): Cards, both: bool, walls: Walls) -> bool {
        let symbols = self.stands_for(card, other, both);
        let nearest = symbols.into_iter().filter_map(|symbol| self.nearest(symbol));
        let mut spaces = nearest.flat_map(|(_, spaces)| spaces);
        spaces.any(|space| self.can_be_walled(space, walls.0, walls.1))
    }

    /// Whether an open card leads anywhere at all, however far, with the walls that are left (§X3.7).
    fn leads_anywhere(&self, (card, other): Cards, both: bool, walls: Walls) -> bool {
        let symbols = self.stands_for(card, other, both);
        let is_goal = |space: At| self.is_available(space) && symbols.contains(&self.spaces[&space]);
        self.spaces.keys().any(|space| is_goal(*space) && self.can_be_walled(*space, walls.0, walls.1))
    }

    /// Whether the walls and the rules let Alexander go to a goal by a shortest way with an open card (§X3.3, §X3.4,
    /// §X3.6, §X3.7): to one of the nearest; or, when no way to any of these can be walled, and none to one for the other
    /// card, to the nearest that can.
    pub fn may_go(&self, cards: Cards, both: bool, goal: At, way: &[At], walls: Walls) -> bool {
        let (left, along_the_rim) = walls;
        let symbol = self.spaces[&goal];
        if !self.stands_for(cards.0, cards.1, both).contains(&symbol) || self.lays(way, along_the_rim) > left
        {
            return false;
        }
        let is_among =
            |nearest: Option<(usize, Vec<At>)>| nearest.is_some_and(|(_, all)| all.contains(&goal));
        let can = |space: At| self.can_be_walled(space, left, along_the_rim);
        let nearest = self.nearest(symbol).map(|(_, spaces)| spaces).unwrap_or_default();
        if nearest.iter().any(|space| can(*space)) {
            return nearest.contains(&goal);
        }
        let other_can =
            cards.1.is_some_and(|other| self.leads_to_nearest((other, Some(cards.0)), both, walls));
        !other_can && is_among(self.nearest_of(symbol, can))
    }

    /// Whether Alexander may stay when this card is taken (§X3.7, §X3.8): for some other open card, or none, neither of
    /// them leads anywhere.
    pub fn may_stay(&self, taken: char, both: bool, walls: Walls) -> bool {
        let none = |other: Option<char>| {
            let leads = |other: char| self.leads_anywhere((other, Some(taken)), both, walls);
            !self.leads_anywhere((taken, other), both, walls) && !other.is_some_and(leads)
        };
        none(None) || SYMBOLS.into_iter().any(|other| none(Some(other)))
    }
}

pub const SYMBOLS: [char; 5] = ['T', 'A', 'H', 'L', 'S'];

/// An open card, and the other one if it is known.
pub type Cards = (char, Option<char>);

/// The walls that are left, and whether they are laid along the rim too.
pub type Walls = (usize, bool);
