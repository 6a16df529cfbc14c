//! What a position will be worth once dice are rolled, with the mean over them taken exactly.

use super::{
    Values,
    entries::{kind, race},
    view::View,
    weight,
};
use crate::{
    advisor::{Afterstate, NextDice, Outlook},
    rules::{BuildingType, Face, Four, MAX_ROWS, Pair, Phase, State, Terms},
};

impl Outlook for Values {
    fn position(&self, terms: &Terms, state: &State) -> f64 {
        let Some(four) = state.four() else { return f64::from(state.total(terms, 0)) };
        let view = View::new(terms, state);
        let best = self.best(terms, &view, four).map_or(0.0, |choice| f64::from(choice.value));
        best + f64::from(view.awarded_vp(terms, state))
    }

    fn decision(&self, terms: &Terms, state: &State, after: &Afterstate) -> f64 {
        self.worth(terms, state, after)
    }

    fn smooth(&self, terms: &Terms, after: &State, dice: NextDice, next: &State) -> f64 {
        let over_dice = if next.phase() == Phase::Over {
            f64::from(next.total(terms, 0))
        } else {
            self.mean_over_dice(terms, next, dice)
        };
        over_dice - self.race_luck(terms, after, dice, next)
    }
}

impl Values {
    /// The mean, over the player's dice alone, of what a position is worth.
    fn mean_over_dice(&self, terms: &Terms, next: &State, dice: NextDice) -> f64 {
        let view = View::new(terms, next);
        let mut sum = 0.0;
        let mut weights = 0.0;
        let mut add = |weight: f64, yellow, blue| {
            let best = self.best(terms, &view, Four::new(yellow, blue));
            sum += weight * best.map_or(0.0, |choice| f64::from(choice.value));
            weights += weight;
        };
        if let NextDice::Kept(kept) = dice {
            for Pair { yellow, blue } in (0..36).map(Pair::nth) {
                add(1.0, [kept.yellow, yellow], [kept.blue, blue]);
            }
        } else {
            let twos = || {
                let all = Face::ALL.into_iter().flat_map(|a| Face::ALL.map(|b| [a, b]));
                all.filter(|[a, b]| a <= b).map(|two| (two, if two[0] == two[1] { 1.0 } else { 2.0 }))
            };
            for (yellow, often) in twos() {
                for (blue, as_often) in twos() {
                    add(often * as_often, yellow, blue);
                }
            }
        }
        sum / weights + f64::from(view.awarded_vp(terms, next))
    }

    /// What the phantoms' boxes of this round changed in the races by the tables, less its mean over all their rolls.
    fn race_luck(&self, terms: &Terms, after: &State, dice: NextDice, next: &State) -> f64 {
        let hit = match dice {
            NextDice::Kept(pair) if !after.sheet(0).is_built(pair.cell()) => {
                Some(self.grid[pair.cell().index()])
            }
            _ => None,
        };
        let phantoms = terms.players()..terms.rows();
        BuildingType::ALL
            .into_iter()
            .map(|building| {
                // Each phantom hits this type or not, whatever the others do.
                let mut mean = 0.0;
                for hits in 0..1usize << phantoms.len() {
                    let (mut state_score, mut chance) = (*after.score(), 1.0);
                    for (i, phantom) in phantoms.clone().enumerate() {
                        let hitting = chance_of(terms, after, phantom, building);
                        if hits >> i & 1 == 1 {
                            chance *= hitting;
                            state_score.fill(terms.layout(), phantom, building, after.round());
                        } else {
                            chance *= 1.0 - hitting;
                        }
                    }
                    if chance > 0.0 {
                        mean += chance * self.race_worth(terms, after, &state_score, building, hit);
                    }
                }
                self.race_worth(terms, after, next.score(), building, hit) - mean
            })
            .sum()
    }

    /// A type's part of a value with these boxes filled: exact where nothing can change it any more.
    fn race_worth(
        &self,
        terms: &Terms,
        after: &State,
        score: &crate::rules::ScoreSheet,
        building: BuildingType,
        hit: Option<BuildingType>,
    ) -> f64 {
        if after.round() == terms.rounds() || score.completed(0, building).is_some() {
            return score.standing(terms.layout(), 0, building).vp.into();
        }
        let missing = |row| terms.layout().count(building) - score.boxes(row, building);
        let mut rivals = [0; MAX_ROWS];
        for row in terms.players()..terms.rows() {
            rivals[row - terms.players()] = missing(row);
        }
        let left = View::left(terms, after);
        let race = race(&mut rivals[..terms.rows() - terms.players()]);
        let entry = kind(building.index(), missing(0), race, hit == Some(building));
        weight(&self.block(left)[entry]).into()
    }
}

/// The chance that a phantom's box of this round is of this type: rolls of complete types are repeated (§9).
fn chance_of(terms: &Terms, after: &State, phantom: usize, building: BuildingType) -> f64 {
    let open = |building: BuildingType| match after.score().completed(phantom, building) {
        Some(_) => 0,
        None => terms.layout().count(building),
    };
    let all: u8 = BuildingType::ALL.into_iter().map(open).sum();
    f64::from(open(building)) / f64::from(all)
}
