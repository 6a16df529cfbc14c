//! What a position will be worth once dice are rolled, with the mean over them taken exactly.

use super::{
    Values,
    entries::{kind, race},
    finish::Races,
    view::View,
    weight,
};
use crate::games::{
    common::BuildingType,
    roll_and_write::{
        advisor::{
            Afterstate, NextDice, Outlook,
            chances::{all_fours, chance_of_box},
        },
        rules::{Four, MAX_ROWS, Pair, Phase, ScoreSheet, State, Terms},
    },
};

impl Outlook for Values {
    fn position(&self, terms: &Terms, state: &State) -> f64 {
        match state.four() {
            Some(four) => self.mean_over(terms, state, |hear| hear(1.0, four)),
            None => state.total(terms, 0).into(),
        }
    }

    fn decision(&self, terms: &Terms, state: &State, after: &Afterstate) -> f64 {
        self.worth(terms, state, after)
    }

    fn smooth(&self, terms: &Terms, after: &State, dice: NextDice, next: &State) -> f64 {
        let over_dice = if next.phase() == Phase::Over {
            f64::from(next.total(terms, 0))
        } else {
            self.mean_over(terms, next, |hear| each_roll(dice, hear))
        };
        over_dice - self.race_luck(terms, after, dice, next)
    }
}

/// Hears of every roll of the player's own dice, with a weight.
pub(super) fn each_roll(dice: NextDice, mut hear: impl FnMut(f64, Four)) {
    if let NextDice::Kept(kept) = dice {
        for pair in (0..36).map(Pair::nth) {
            hear(1.0, Four::of_pairs(kept, pair));
        }
        return;
    }
    for (four, chance) in all_fours() {
        hear(chance, four);
    }
}

impl Values {
    /// The mean, over some rolls of the player's own dice, of what a position is worth.
    fn mean_over(&self, terms: &Terms, state: &State, rolls: impl FnOnce(&mut dyn FnMut(f64, Four))) -> f64 {
        let view = View::new(terms, state);
        let awarded = f64::from(view.awarded_vp(terms, state));
        let races = nearly_over(terms, state).then(|| Races::new(terms, state.round(), state.score()));
        let (mut sum, mut weights) = (0.0, 0.0);
        rolls(&mut |weight, four| {
            let worth = match &races {
                Some(races) => self.finish(terms, races, state, &view, four),
                None => awarded + self.best(terms, &view, four).map_or(0.0, |best| f64::from(best.value)),
            };
            sum += weight * worth;
            weights += weight;
        });
        sum / weights
    }

    /// What the phantoms' boxes of this round changed, as it seems before the player's own dice are rolled, less its mean
    /// over all rolls of theirs.
    fn race_luck(&self, terms: &Terms, after: &State, dice: NextDice, next: &State) -> f64 {
        if next.phase() == Phase::Over || !nearly_over(terms, next) {
            return self.luck_by_types(terms, after, dice, next);
        }
        let worth = |score: &ScoreSheet| {
            let races = Races::new(terms, next.round(), score);
            self.last_turn(&races, next, dice, terms.layout().coins() - next.sheet(0).circled())
        };
        let mut boxes = vec![(1.0, *after.score())];
        for phantom in terms.players()..terms.rows() {
            let fill = |(chance, score): &(f64, ScoreSheet), building| {
                let mut filled = *score;
                filled.fill(terms.layout(), phantom, building, after.round());
                (chance * chance_of_box(terms, score, phantom, building), filled)
            };
            boxes = boxes
                .iter()
                .flat_map(|before| BuildingType::ALL.map(|building| fill(before, building)))
                .collect();
            boxes.retain(|(chance, _)| *chance > 0.0);
        }
        let mean: f64 = boxes.iter().map(|(chance, score)| chance * worth(score)).sum();
        worth(next.score()) - mean
    }

    /// The same by the tables of types.
    fn luck_by_types(&self, terms: &Terms, after: &State, dice: NextDice, next: &State) -> f64 {
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
                    let (mut score, mut chance) = (*after.score(), 1.0);
                    for (i, phantom) in phantoms.clone().enumerate() {
                        let hitting = chance_of_box(terms, after.score(), phantom, building);
                        if hits >> i & 1 == 1 {
                            chance *= hitting;
                            score.fill(terms.layout(), phantom, building, after.round());
                        } else {
                            chance *= 1.0 - hitting;
                        }
                    }
                    if chance > 0.0 {
                        mean += chance * self.race_worth(terms, after, &score, building, hit);
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
        score: &ScoreSheet,
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

/// The last round, or the last but one.
fn nearly_over(terms: &Terms, state: &State) -> bool {
    state.round() + 1 >= terms.rounds()
}
