//! The score sheet of the table: boxes filled, and the race they make (§1, §6, §7.1).

use super::{Layout, config::MAX_ROWS};
use common::BuildingType;
use kernel::Rank;

/// Boxes of every row (players, then phantoms) and type, with the round in which a type was completed.
///
/// All three kinds of game yield one; awards, ranking and score card come from it alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScoreSheet {
    boxes: [[u8; MAX_ROWS]; BuildingType::COUNT],
    /// 0 while not complete.
    completed: [[u8; MAX_ROWS]; BuildingType::COUNT],
}

/// How a row stands in the race for one type (§6, §7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TypeRank {
    /// Boxes filled.
    pub boxes: u8,
    /// The round in which the row completed the type: its award is an early one (§6).
    pub completed: Option<u8>,
    /// Rows that take places before this one.
    pub before: u8,
    /// Rows that share the next places, this one included; 0 when it has no building.
    pub sharing: u8,
    /// What that gives.
    pub vp: u8,
}

impl TypeRank {
    /// The first place taken, 1–3, unless none remains or nothing is built.
    #[must_use]
    pub const fn place(&self) -> Option<u8> {
        if self.sharing > 0 && self.before < 3 { Some(self.before + 1) } else { None }
    }
}

/// What one early award gave (§6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// The round at whose end it was given.
    pub round: u8,
    /// The type completed.
    pub building: BuildingType,
    /// The rows that completed it, in their order.
    pub rows: Vec<usize>,
    /// The first place taken, 0–2; 3 or more when none remained.
    pub before: usize,
    /// VP for each of them.
    pub vp: u8,
}

/// What ranks rows in a type (§6, §7.1): who completed earlier comes first, then who has more boxes. 0 is nothing.
#[inline]
pub(super) const fn rank(boxes: u8, completed: u8) -> u8 {
    match completed {
        0 => boxes,
        round => 255 - round,
    }
}

impl ScoreSheet {
    /// A sheet of empty boxes.
    pub const NEW: Self =
        Self { boxes: [[0; MAX_ROWS]; BuildingType::COUNT], completed: [[0; MAX_ROWS]; BuildingType::COUNT] };

    /// Fills the next box. In setup (`round` 0) a completion counts for round 1 (§6).
    ///
    /// Returns false, changing nothing, when the type has no box left (§1).
    #[inline]
    pub fn fill(&mut self, layout: &Layout, row: usize, building: BuildingType, round: u8) -> bool {
        let boxes = &mut self.boxes[building.index()][row];
        let count = layout.count(building);
        if *boxes >= count {
            return false;
        }
        *boxes += 1;
        if *boxes == count {
            self.completed[building.index()][row] = round.max(1);
        }
        true
    }

    /// Sets the boxes of a row and type at once, for late entry; `completed` only if all are filled.
    ///
    /// Returns false, changing nothing, when the boxes are more than the layout has, or exactly one of "all boxes
    /// filled" and "completed in a round" holds.
    pub fn enter(
        &mut self,
        layout: &Layout,
        row: usize,
        building: BuildingType,
        boxes: u8,
        completed: u8,
    ) -> bool {
        let count = layout.count(building);
        if row >= MAX_ROWS || boxes > count || (boxes == count) != (completed > 0) {
            return false;
        }
        self.boxes[building.index()][row] = boxes;
        self.completed[building.index()][row] = completed;
        true
    }

    /// Boxes filled.
    #[inline]
    #[must_use]
    pub const fn boxes(&self, row: usize, building: BuildingType) -> u8 {
        self.boxes[building.index()][row]
    }

    /// Boxes filled of all types: the buildings of the row.
    #[must_use]
    pub fn buildings(&self, row: usize) -> u8 {
        self.boxes.iter().map(|boxes| boxes[row]).sum()
    }

    /// The round in which the row completed the type.
    #[inline]
    #[must_use]
    pub const fn completed(&self, row: usize, building: BuildingType) -> Option<u8> {
        match self.completed[building.index()][row] {
            0 => None,
            round => Some(round),
        }
    }

    /// How a row would stand if the round and the game ended now (§6, §7.1).
    ///
    /// One order ranks all; rows alike share.
    #[inline]
    #[must_use]
    pub fn standing(&self, layout: &Layout, row: usize, building: BuildingType) -> TypeRank {
        let key = |row: usize| rank(self.boxes[building.index()][row], self.completed[building.index()][row]);
        // Rows beyond the table's have no boxes: they never count.
        let Rank { before, sharing } = Rank::of(key(row), (0..MAX_ROWS).map(key));
        TypeRank {
            boxes: self.boxes(row, building),
            completed: self.completed(row, building),
            before,
            sharing,
            vp: layout.share(building, before.into(), sharing.into()),
        }
    }

    /// VP of all six types for a row, if the round and the game ended now.
    #[inline]
    #[must_use]
    pub fn types_vp(&self, layout: &Layout, row: usize) -> u16 {
        BuildingType::ALL.into_iter().map(|building| u16::from(self.standing(layout, row, building).vp)).sum()
    }

    /// How many places of a type were struck by the end of round `round` (§6).
    #[must_use]
    pub fn struck(&self, building: BuildingType, round: u8) -> u8 {
        self.completed[building.index()].iter().filter(|&&c| c != 0 && c <= round).count().min(3) as u8
    }

    /// The early awards given by the end of round `round`, in their order (§6).
    #[must_use]
    pub fn awards(&self, layout: &Layout, round: u8) -> Vec<Award> {
        let mut awards = Vec::new();
        for building in BuildingType::ALL {
            let completed = &self.completed[building.index()];
            for at in 1..=round {
                let rows: Vec<usize> = (0..MAX_ROWS).filter(|&row| completed[row] == at).collect();
                if !rows.is_empty() {
                    let before = completed.iter().filter(|&&c| c != 0 && c < at).count();
                    let vp = layout.share(building, before, rows.len());
                    awards.push(Award { round: at, building, rows, before, vp });
                }
            }
        }
        awards.sort_by_key(|award| (award.round, award.building));
        awards
    }
}
