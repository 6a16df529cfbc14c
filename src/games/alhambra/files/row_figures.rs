//! What a row has got together in a game, and where it is from.

use serde::{Deserialize, Serialize};

use crate::{
    log::{Played, PlayedGame},
    record::AnyGame,
    rules::{Reason, play::Move},
};
use common::BuildingType;
use kernel::{Breakdown, PlayedKind as _};

/// The VP of a row by where they are from, and what it bought.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowFigures {
    /// VP of each type.
    pub types: [u16; BuildingType::COUNT],
    /// VP of the wall.
    pub wall: u16,
    /// VP of all modules.
    pub modules: u16,
    /// VP of each scoring.
    pub scorings: [u16; 3],
    /// Purchases on the row's own turns, and those of them that were paid exactly; none where nobody wrote them down.
    pub purchases: Option<[u16; 2]>,
}

impl RowFigures {
    /// Those of all rows of a game.
    #[must_use]
    pub fn all(any: &AnyGame) -> Vec<Self> {
        let mut rows: Vec<Self> = any.breakdown().iter().map(Self::of).collect();
        if let AnyGame::Played(game) = any {
            for (row, bought) in rows.iter_mut().zip(purchases(game)) {
                row.purchases = Some(bought);
            }
        }
        rows
    }

    fn of(total: &Breakdown<Reason>) -> Self {
        let mut figures = Self::default();
        figures.add(total);
        figures
    }

    fn add(&mut self, number: &Breakdown<Reason>) {
        let vp = u16::try_from(number.vp).unwrap_or(0);
        match &number.reason {
            Reason::Wall(_) => self.wall += vp,
            Reason::Type(of) => self.types[of.building.index()] += vp,
            Reason::Module(_) => self.modules += vp,
            Reason::Scoring(scoring) => {
                self.scorings[scoring.index()] += vp;
                number.parts.iter().for_each(|part| self.add(part));
            }
            Reason::Total | Reason::ThirdPlayer | Reason::Types | Reason::Points(_) => {
                number.parts.iter().for_each(|part| self.add(part));
            }
        }
    }

    /// VP of all types.
    #[must_use]
    pub fn types_vp(&self) -> u16 {
        self.types.iter().sum()
    }
}

/// What each player bought on their own turns, and how much of it was paid exactly.
fn purchases(game: &PlayedGame) -> Vec<[u16; 2]> {
    let config = game.config();
    let mut all = vec![[0; 2]; config.players()];
    // Whoever buys is due after it, too, also where Viziers were due before.
    for step in game.corrected_steps() {
        let Some(event) = step.event() else { continue };
        for mv in Played::moves(config, &step.before, event) {
            let Move::Buy(offer, paid) = mv else { continue };
            let is_exact =
                step.before.priced(config, offer).is_ok_and(|priced| paid.total() == u16::from(priced.price));
            let [bought, exactly] = &mut all[step.after.seat()];
            *bought += 1;
            *exactly += u16::from(is_exact);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record;

    #[test]
    fn all_vp_of_a_game_are_from_somewhere_and_what_was_paid_exactly_was_bought() {
        let text = include_str!("../../../../saves/alhambra-played-three-with-modules.json");
        let any = record::read(text).unwrap().game;
        let rows = RowFigures::all(&any);
        assert_eq!(rows.len(), 3);
        for (row, total) in rows.iter().zip(any.breakdown()) {
            let scored: u16 = row.scorings.iter().sum();
            assert_eq!(i32::from(scored), total.vp);
            assert_eq!(row.types_vp() + row.wall + row.modules, scored);
        }
        // The log names each purchase once.
        let sum = |k: usize| rows.iter().map(|row| usize::from(row.purchases.unwrap()[k])).sum::<usize>();
        assert_eq!(sum(0), text.matches("\"event\":\"buy\"").count());
        // Bazaars can only be paid so (§A6.3).
        let bazaars = text.matches("\"event\":\"buy\",\"bazaar\"").count();
        assert!(bazaars > 0 && sum(1) >= bazaars && sum(1) < sum(0));
        assert!(rows.iter().all(|row| row.purchases.is_some_and(|[bought, exactly]| exactly <= bought)));
    }

    #[test]
    fn a_result_that_was_typed_in_has_vp_and_no_purchases() {
        let text = include_str!("../../../../saves/alhambra-result-three.json");
        let any = record::read(text).unwrap().game;
        let totals = any.breakdown().iter().map(|row| row.vp).collect::<Vec<_>>();
        let rows = RowFigures::all(&any);
        let sums = rows.iter().map(|row| i32::from(row.scorings.iter().sum::<u16>())).collect::<Vec<_>>();
        assert_eq!(sums, totals);
        assert!(rows.iter().all(|row| row.purchases.is_none()));
    }
}
