//! The races of types after an option, looked at again only where there are other tiles than before the decision; and what
//! rivals have by them.

use super::{
    active::{Gains, part},
    course::Course,
    looked::Races,
    seen::Seen,
    standing::{Lap, Race, Standing, Standings},
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
        let standings = self.standings_with(&rows);
        let (mut gains, mut sum) = (Gains::default(), 0.0);
        let base =
            self.races(self.seat, &standings, &mut gains, &mut |entry, part| sum += self.value(entry, part));
        let rivals = self.rivals_of(self.seat).map(|rival| self.rival(rival, &standings));
        let races = Races {
            types: after.board.types,
            third_player: after.third_player,
            own: (base, sum),
            gains,
            rival: rivals.fold(f32::NEG_INFINITY, f32::max),
        };
        known.push(races);
        races
    }

    /// What a rival has where everybody stands so.
    pub(super) fn rival(&self, rival: usize, standings: &Standings) -> f32 {
        let race =
            |building: usize, Standing { entry, now, .. }| now + self.value(entry as usize, part(building));
        let pairs = standings[rival].into_iter().zip(self.standings[rival]).enumerate();
        let changed = pairs.filter(|(_, (now, before))| now != before);
        self.rivals[rival]
            + changed
                .map(|(building, (now, before))| race(building, now) - race(building, before))
                .sum::<f32>()
    }

    /// How everybody stands with these tiles.
    pub(super) fn standings_with(&self, rows: &Rows) -> Standings {
        let mut standings = self.standings;
        // Only who decides and the third player get any.
        let differs = |row: usize, building: usize| self.rows[row][building] != rows[row][building];
        for building in 0..BuildingType::COUNT {
            if differs(self.seat, building) || differs(self.third_player, building) {
                self.stand(&mut standings, building, rows);
            }
        }
        standings
    }

    /// Looks at how everybody stands with a type.
    pub(super) fn stand(&self, standings: &mut Standings, building: usize, rows: &Rows) {
        let Course { held, phase, .. } = self.course;
        let race = Race::new(building, rows, Lap { held, phase, unseen: self.unseen[building] });
        for (player, standings) in standings.iter_mut().enumerate().take(self.config.players()) {
            standings[building] = race.standing(player);
        }
    }
}
