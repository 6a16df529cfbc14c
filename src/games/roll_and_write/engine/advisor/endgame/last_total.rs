//! The best of the very last turn, fast: on average the types are independent of each other.

use super::phantom_rolls;
use crate::{
    advisor::Afterstate,
    rules::{GameConfig, State, coins_vp, line_vp},
};
use common::BuildingType;

/// Own boxes of a type that one turn can add, and none.
const ADDED: usize = 3;

/// The most that the last turn of a game can make of the expected total; none in another turn.
pub(in crate::advisor) fn last_total(config: &GameConfig, state: &State) -> Option<f64> {
    if !state.is_last_turn(config) {
        return None;
    }
    let types = expected_vp(config, state);
    let built = state.sheet(state.seat()).built();
    let total = |after: Afterstate| {
        let boxes = config.layout().types_of(after.built).unwrap_or_default();
        let types: f64 = types.iter().zip(boxes).map(|(vp, boxes)| vp[usize::from(boxes)]).sum();
        types + f64::from(line_vp(built | after.built) + coins_vp(after.coins))
    };
    let turns = state.complete_turns(config);
    turns.iter().map(|turn| total(Afterstate::of_turn(config, state, turn))).max_by(f64::total_cmp)
}

/// The expected VP of each type by own boxes added: each phantom fills a box of it, or one of another type.
fn expected_vp(config: &GameConfig, state: &State) -> [[f64; ADDED]; BuildingType::COUNT] {
    let mut chances = Vec::new();
    for row in config.players()..config.rows() {
        let mut of_row = [0.0; BuildingType::COUNT];
        for (_, building, chance) in phantom_rolls(config, state, row) {
            of_row[building.index()] = chance;
        }
        chances.push((row, of_row));
    }
    let (layout, seat, round) = (config.layout(), state.seat(), state.round());
    BuildingType::ALL.map(|building| {
        let mut score = *state.score();
        [(); ADDED].map(|()| {
            // Each subset of phantoms with the chance that just these fill a box of the type.
            let mut outcomes = vec![(score, 1.0)];
            for &(row, chances) in &chances {
                let chance = chances[building.index()];
                for i in 0..if chance > 0.0 { outcomes.len() } else { 0 } {
                    let (mut filled, weight) = outcomes[i];
                    filled.fill(layout, row, building, round);
                    outcomes.push((filled, weight * chance));
                    outcomes[i].1 = weight * (1.0 - chance);
                }
            }
            score.fill(layout, seat, building, round);
            let vp = |score: &crate::rules::ScoreSheet| f64::from(score.standing(layout, seat, building).vp);
            outcomes.iter().map(|(score, weight)| weight * vp(score)).sum()
        })
    })
}
