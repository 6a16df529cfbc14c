//! A second, slow reading of the rules, from the words of §A2, §A3 and §A6 alone: a whole Alhambra is judged, cell by
//! cell, and a line of wall is tried in every way.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use alhambra::games::{
    alhambra::rules::{
        Board, BoardOptions, CampLineBazaar, CampPlainToWall, Cell, Change, Holes, Laid, Piece, Side, Sides,
    },
    common::BuildingType,
};

pub type At = (i32, i32);

/// North, east, south, west.
const STEPS: [At; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

#[derive(Clone, Copy, PartialEq)]
pub enum What {
    Start,
    Tile { walls: [bool; 4], building: usize },
    Bazaar { walls: [bool; 4], colours: [usize; 3] },
    Camp { ramparts: [bool; 4] },
}

impl What {
    fn walls(self) -> Option<[bool; 4]> {
        match self {
            Self::Start => Some([false; 4]),
            Self::Tile { walls, .. } | Self::Bazaar { walls, .. } => Some(walls),
            Self::Camp { .. } => None,
        }
    }
}

fn flags(sides: Sides) -> [bool; 4] {
    Side::ALL.map(|side| sides.has(side))
}

fn what(laid: Laid) -> What {
    match laid {
        Laid::Start => What::Start,
        Laid::Piece(Piece::Tile(tile)) => {
            What::Tile { walls: flags(tile.walls), building: tile.building().index() }
        }
        Laid::Piece(Piece::Bazaar(bazaar)) => {
            What::Bazaar { walls: flags(bazaar.walls()), colours: bazaar.colours().map(BuildingType::index) }
        }
        Laid::Piece(Piece::Camp(camp)) => What::Camp { ramparts: flags(camp.ramparts()) },
    }
}

pub fn at(cell: Cell) -> At {
    (cell.x.into(), cell.y.into())
}

fn beside((x, y): At, side: usize) -> At {
    (x + STEPS[side].0, y + STEPS[side].1)
}

fn opposite(side: usize) -> usize {
    (side + 2) % 4
}

/// Something unlawful: which rule is broken, and where; if it is where two tiles touch, both are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Breach {
    Walls(At, At),
    OnFoot(At),
    CampSide(At, At),
    CampNoWall(At),
    Hole(At),
}

impl Breach {
    pub fn rule(self) -> &'static str {
        match self {
            Self::Walls(..) => "wall_mismatch",
            Self::OnFoot(_) => "on_foot",
            Self::CampSide(..) => "camp_side",
            Self::CampNoWall(_) => "camp_no_wall",
            Self::Hole(_) => "hole",
        }
    }
}

/// An Alhambra as a map.
#[derive(Clone)]
pub struct Map {
    lies: BTreeMap<At, What>,
    options: BoardOptions,
}

impl Map {
    pub fn of(board: &Board) -> Self {
        let lies = board.laid().map(|(cell, laid)| (at(cell), what(laid))).collect();
        Self { lies, options: *board.options() }
    }

    /// Why a change must be refused: that it is impossible, or the rules that it newly breaks.
    pub fn refusals(&self, change: Change) -> BTreeSet<&'static str> {
        let is_lay = matches!(change, Change::Lay(..));
        match self.lies.get(&at(change.cell())) {
            Some(_) if is_lay => BTreeSet::from(["occupied"]),
            Some(What::Start) => BTreeSet::from(["start_stays"]),
            None if !is_lay => BTreeSet::from(["nothing_there"]),
            _ => self.made_by(change).into_iter().map(Breach::rule).collect(),
        }
    }

    /// Everything that a change makes unlawful and that was lawful before.
    pub fn made_by(&self, change: Change) -> BTreeSet<Breach> {
        self.after(change).breaches().difference(&self.breaches()).copied().collect()
    }

    /// Everything that is unlawful, each with its place.
    pub fn breaches(&self) -> BTreeSet<Breach> {
        let mut breaches = BTreeSet::new();
        for (&cell, &here) in &self.lies {
            let mut is_at_wall = false;
            for side in 0..4 {
                let there_at = beside(cell, side);
                let Some(&there) = self.lies.get(&there_at) else { continue };
                let between = if cell < there_at { (cell, there_at) } else { (there_at, cell) };
                match (here, there) {
                    (What::Camp { ramparts }, What::Camp { ramparts: others }) => {
                        if ramparts[side] || others[opposite(side)] {
                            breaches.insert(Breach::CampSide(between.0, between.1));
                        }
                    }
                    (What::Camp { ramparts }, _) => {
                        match (ramparts[side], there.walls().unwrap()[opposite(side)]) {
                            (true, true) => is_at_wall = true,
                            (_, false) => {
                                breaches.insert(Breach::CampSide(between.0, between.1));
                            }
                            (false, true) => {
                                if self.options.camp_plain_to_wall == CampPlainToWall::Forbid {
                                    breaches.insert(Breach::CampSide(between.0, between.1));
                                }
                            }
                        }
                    }
                    (_, What::Camp { .. }) => {}
                    _ => {
                        if here.walls().unwrap()[side] != there.walls().unwrap()[opposite(side)] {
                            breaches.insert(Breach::Walls(between.0, between.1));
                        }
                    }
                }
            }
            if matches!(here, What::Camp { .. }) && !is_at_wall {
                breaches.insert(Breach::CampNoWall(cell));
            }
        }
        let buildings: BTreeSet<At> = self.cells(|what| what.walls().is_some());
        let reached = self.reached(&buildings);
        breaches.extend(
            buildings.iter().filter(|cell| !reached.contains(cell)).map(|&cell| Breach::OnFoot(cell)),
        );
        breaches.extend(self.holes(&buildings).into_iter().map(Breach::Hole));
        breaches.extend(self.holes(&self.cells(|_| true)).into_iter().map(Breach::Hole));
        breaches
    }

    pub fn is_camp(&self, cell: At) -> bool {
        matches!(self.lies.get(&cell), Some(What::Camp { .. }))
    }

    fn cells(&self, is_such: impl Fn(What) -> bool) -> BTreeSet<At> {
        self.lies.iter().filter(|(_, what)| is_such(**what)).map(|(&cell, _)| cell).collect()
    }

    fn reached(&self, buildings: &BTreeSet<At>) -> BTreeSet<At> {
        let mut reached = BTreeSet::from([(0, 0)]);
        loop {
            let can_step = |cell: &At| {
                (0..4).any(|side| {
                    let from = beside(*cell, side);
                    reached.contains(&from)
                        && !self.lies[cell].walls().unwrap()[side]
                        && !self.lies[&from].walls().unwrap()[opposite(side)]
                })
            };
            let more: Vec<At> =
                buildings.iter().copied().filter(|cell| !reached.contains(cell) && can_step(cell)).collect();
            if more.is_empty() {
                return reached;
            }
            reached.extend(more);
        }
    }

    /// Empty cells that are not allowed among these tiles.
    pub fn holes(&self, taken: &BTreeSet<At>) -> BTreeSet<At> {
        let (xs, ys) = (taken.iter().map(|cell| cell.0), taken.iter().map(|cell| cell.1));
        let (left, right) = (xs.clone().min().unwrap() - 1, xs.max().unwrap() + 1);
        let (top, bottom) = (ys.clone().min().unwrap() - 1, ys.max().unwrap() + 1);
        let all = (left..=right).flat_map(|x| (top..=bottom).map(move |y| (x, y)));
        let empty: BTreeSet<At> = all.filter(|cell| !taken.contains(cell)).collect();
        if self.options.holes == Holes::Single {
            let is_closed = |cell: &At| (0..4).all(|side| taken.contains(&beside(*cell, side)));
            return empty.into_iter().filter(is_closed).collect();
        }
        let mut outside = BTreeSet::from([(left, top)]);
        let mut last = vec![(left, top)];
        while !last.is_empty() {
            let next = last.iter().flat_map(|&cell| (0..4).map(move |side| beside(cell, side)));
            last = next.filter(|cell| empty.contains(cell) && outside.insert(*cell)).collect();
        }
        empty.difference(&outside).copied().collect()
    }

    pub fn after(&self, change: Change) -> Self {
        let mut lies = self.lies.clone();
        match change.piece() {
            Some(piece) => lies.insert(at(change.cell()), what(Laid::Piece(piece))),
            None => lies.remove(&at(change.cell())),
        };
        Self { lies, options: self.options }
    }

    /// Wall pieces, each from corner to corner. The corner north-west of a cell has the cell's own coordinates.
    pub fn wall_pieces(&self) -> Vec<[At; 2]> {
        let mut pieces = Vec::new();
        for (&(x, y), what) in &self.lies {
            let Some(walls) = what.walls() else { continue };
            let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
            for side in 0..4 {
                let behind = self.lies.get(&beside((x, y), side));
                if walls[side] && behind.is_none_or(|what| what.walls().is_none()) {
                    pieces.push([corners[side], corners[(side + 1) % 4]]);
                }
            }
        }
        pieces
    }

    /// VP of each arrow of all camps, and of each bazaar.
    pub fn camp_vp(&self) -> usize {
        let mut vp = 0;
        for (&cell, what) in &self.lies {
            let What::Camp { ramparts } = what else { continue };
            for side in (0..4).filter(|&side| ramparts[side]) {
                let mut on = beside(cell, side);
                while match self.lies.get(&on) {
                    Some(What::Start | What::Tile { .. }) => true,
                    Some(What::Bazaar { .. }) => self.options.camp_line_bazaar == CampLineBazaar::Counts,
                    Some(What::Camp { .. }) | None => false,
                } {
                    vp += 1;
                    on = beside(on, side);
                }
            }
        }
        vp
    }

    /// Whether a falcon of these colours may be placed on a crossing (§A6.4), given by the cell south-east of it: four
    /// tiles meet there, none of them a camp, and each colour is among them; no falcon sits there yet.
    pub fn may_perch(&self, (x, y): At, colours: &[usize], taken: &[At]) -> bool {
        let mut seen = Vec::new();
        for cell in [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)] {
            match self.lies.get(&cell) {
                None | Some(What::Camp { .. }) => return false,
                Some(What::Start | What::Bazaar { .. }) => {}
                Some(What::Tile { building, .. }) => seen.push(*building),
            }
        }
        !taken.contains(&(x, y)) && colours.iter().all(|colour| seen.contains(colour))
    }

    pub fn bazaar_vp(&self) -> Vec<usize> {
        let mut vp = Vec::new();
        for (&(x, y), what) in &self.lies {
            let What::Bazaar { colours, .. } = what else { continue };
            let mut matching = Vec::new();
            for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
                match self.lies.get(&(x + dx, y + dy)) {
                    Some(What::Tile { building, .. }) if colours.contains(building) => {
                        matching.push(*building);
                    }
                    _ => {}
                }
            }
            vp.push(matching.len() * matching.iter().collect::<BTreeSet<_>>().len());
        }
        vp
    }
}

/// How many corners have more than two wall pieces, so that a line can go on in more than one way.
pub fn branches(pieces: &[[At; 2]]) -> usize {
    let mut meeting: BTreeMap<At, usize> = BTreeMap::new();
    for corner in pieces.iter().flatten() {
        *meeting.entry(*corner).or_default() += 1;
    }
    meeting.values().filter(|&&pieces| pieces > 2).count()
}

/// The longest line, by drawing every one.
pub fn longest_line(pieces: &[[At; 2]]) -> usize {
    fn draw(pieces: &[[At; 2]], used: &mut Vec<bool>, corner: At) -> usize {
        let mut longest = 0;
        for piece in 0..pieces.len() {
            let [one, other] = pieces[piece];
            let next = match corner {
                _ if used[piece] => continue,
                corner if corner == one => other,
                corner if corner == other => one,
                _ => continue,
            };
            used[piece] = true;
            longest = longest.max(1 + draw(pieces, used, next));
            used[piece] = false;
        }
        longest
    }
    let corners: BTreeSet<At> = pieces.iter().flatten().copied().collect();
    corners
        .into_iter()
        .map(|corner| draw(pieces, &mut vec![false; pieces.len()], corner))
        .max()
        .unwrap_or_default()
}

/// What this many falcons of a kind bring: 2 for the first, and for each further one 2 more than for the one before.
pub fn falcons_bring(falcons: u8) -> u16 {
    (1..=u16::from(falcons)).map(|nth| 2 * nth).sum()
}

/// What rows with these numbers of tiles get: places are handed out one by one, and tied rows pool theirs.
pub fn handed_out(places: &[u8], tiles: &[u8]) -> Vec<u8> {
    let mut left = places.to_vec();
    let mut vp = vec![0; tiles.len()];
    for most in (1..=u8::MAX).rev() {
        let alike: Vec<usize> = (0..tiles.len()).filter(|&row| tiles[row] == most).collect();
        let mut together = 0;
        for _ in &alike {
            together += if left.is_empty() { 0 } else { left.remove(0) };
        }
        for &row in &alike {
            vp[row] = together / alike.len() as u8;
        }
    }
    vp
}
