//! Changes as they are made, and what is unlawful afterwards.

use std::collections::BTreeSet;

use super::{
    Board, Camp, Cell, Change, Laid, Left, Side, after::After, breaches::Breach, camp_sides, holes::holes,
    pieces::Ground,
};

impl Board {
    /// Makes a change that is possible.
    pub(super) fn make(&mut self, change: Change) -> Left {
        let (cell, piece) = (change.cell(), change.piece());
        let (before, falcons) = self.put(cell, piece);
        let breaches = breaches(&After::new(self, cell, piece));
        self.is_judged(breaches);
        Left { piece: before, falcons }
    }
}

/// All that is unlawful after a change.
fn breaches(after: &After<'_>) -> BTreeSet<Breach> {
    let reached = after.on_foot();
    let mut found = BTreeSet::new();
    for (cell, laid) in after.laid() {
        match laid.ground() {
            Ground::Camp(camp) => found.extend(of_camp(after, cell, camp)),
            Ground::Building(walls) => {
                let differs = |&(side, _, is_wall): &(Side, Laid, bool)| walls.has(side) != is_wall;
                let sides = after.buildings_beside(cell).filter(differs);
                found.extend(sides.map(|(side, ..)| Breach::walls(cell, side)));
                found.extend((!reached.contains(&cell)).then_some(Breach::OnFoot(cell)));
            }
        }
    }
    found.extend(holes(after).into_iter().map(Breach::Hole));
    found
}

fn of_camp(after: &After<'_>, cell: Cell, camp: Camp) -> impl Iterator<Item = Breach> {
    let sides = camp_sides::wrong(after, cell, camp).map(move |(side, _)| Breach::camp_side(cell, side));
    sides.chain((!camp_sides::is_at_wall(after, cell, camp)).then_some(Breach::CampNoWall(cell)))
}
