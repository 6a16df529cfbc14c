//! The races of types after an option, looked at again only where there are other tiles than before the decision; and what
//! rivals have by them.

use super::{
    active::{Gains, part},
    looked::Races,
    seen::Seen,
    standing::{Place, Standing, Standings},
};
use crate::{
    advisor::{after::After, points::Rows},
    rules::play::MOST_PLAYERS,
};
use common::BuildingType;

impl Seen<'_> {
    /// How the races stand after an option.
    pub(super) fn races_after(&self, after: &After) -> Races {
        let mut known = self.races.borrow_mut();
        if let Some(races) = known.iter().rfind(|races| races.is_of(after)) {
            return *races;
        }
        let (own, all) = self.stand_after(&self.rows_after(after));
        let (mut gains, mut sum, value) = (Gains::default(), 0.0, self.entry_worth());
        let base = self.races(self.seat, &own, &mut gains, &mut |entry, part| sum += value(entry, part));
        let rivals = self.rivals_of(self.seat).map(|rival| all[rival]);
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

    /// How who decides stands with these tiles, and what each rival has then.
    pub(super) fn stand_after(&self, rows: &Rows) -> ([Standing; BuildingType::COUNT], [f32; MOST_PLAYERS]) {
        let standings: &Standings = &self.table.standings;
        let (mut own, mut gained) = (standings[self.seat], [0.0; MOST_PLAYERS]);
        // Only who decides and the third player get any.
        let differs = |row: usize, building: usize| self.table.rows[row][building] != rows[row][building];
        for building in 0..BuildingType::COUNT {
            if !differs(self.seat, building) && !differs(self.third_player, building) {
                continue;
            }
            let race = self.table.race(building, rows);
            own[building] = race.standing(self.seat);
            for rival in self.rivals_of(self.seat) {
                let (now, before) = (race.place(rival), standings[rival][building].place);
                if now != before {
                    gained[rival] += self.race_vp(building, now) - self.race_vp(building, before);
                }
            }
        }
        (own, std::array::from_fn(|seat| self.rivals[seat] + gained[seat]))
    }

    /// What a place in the race of a type is worth.
    fn race_vp(&self, building: usize, Place { entry, now }: Place) -> f32 {
        now + self.entry_worth()(entry as usize, part(building))
    }
}
