//! The races of types after an option, looked at again only where there are other tiles than before the decision; and what
//! rivals have by them.

use super::{
    active::{Gains, part},
    course::Course,
    looked::Races,
    seen::Seen,
    standing::{Lap, Race, Standing},
};
use crate::advisor::{after::After, points::Rows};
use common::BuildingType;

impl Seen<'_> {
    /// How the races stand after an option.
    pub(super) fn races_after(&self, after: &After) -> Races {
        let mut known = self.races.borrow_mut();
        if let Some(races) = known.iter().rfind(|races| races.is_of(after)) {
            return *races;
        }
        let rows = self.rows_after(after);
        let (mut gains, mut sum) = (Gains::default(), 0.0);
        let base =
            self.races(self.seat, &rows, &mut gains, &mut |entry, part| sum += self.value(entry, part));
        let races = Races {
            types: after.board.types,
            third_player: after.third_player,
            own: (base, sum),
            gains,
            rival: self.best_rival(&rows),
        };
        known.push(races);
        races
    }

    /// What the best rival has, with these tiles.
    fn best_rival(&self, rows: &Rows) -> f32 {
        self.rivals_of(self.seat).map(|rival| self.rival(rival, rows)).fold(f32::NEG_INFINITY, f32::max)
    }

    /// What a rival has, with these tiles.
    pub(super) fn rival(&self, rival: usize, rows: &Rows) -> f32 {
        let changed = (0..BuildingType::COUNT).filter(|&building| self.is_changed(building, rows));
        let race = |building: usize, Standing { entry, now, .. }: Standing| {
            now + self.value(entry as usize, part(building))
        };
        let change = |building| {
            race(building, self.look_at(rival, building, rows))
                - race(building, self.standings[rival][building])
        };
        self.rivals[rival] + changed.map(change).sum::<f32>()
    }

    /// How a player stands with a type, and what one more tile would change.
    #[inline]
    pub(super) fn standing(&self, seat: usize, building: usize, rows: &Rows) -> Standing {
        if self.is_changed(building, rows) {
            return self.look_at(seat, building, rows);
        }
        self.standings[seat][building]
    }

    /// Whether there are other tiles of a type than before the decision; only who decides and the third player get any.
    #[inline]
    fn is_changed(&self, building: usize, rows: &Rows) -> bool {
        let differs = |row: usize| self.rows[row][building] != rows[row][building];
        differs(self.seat) || differs(self.third_player)
    }

    /// How a player stands with a type of which there may be other tiles than before the decision.
    fn look_at(&self, seat: usize, building: usize, rows: &Rows) -> Standing {
        Race::new(building, rows).standing(seat, self.lap(building))
    }

    pub(super) fn lap(&self, building: usize) -> Lap {
        let Course { held, phase, .. } = self.course;
        Lap { held, phase, unseen: self.unseen[building] }
    }
}
