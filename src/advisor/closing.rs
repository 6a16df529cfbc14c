//! The last turn of a game: what its options are worth exactly, for nothing but phantoms' boxes follows.

use super::{Afterstate, values::Goal};
use crate::rules::{BuildingType, Cell, ScoreSheet, State, Terms, coins_vp, line_vp};

/// Own boxes of a type that one turn can add, and none.
const ADDED: usize = 3;

/// The position of the player whose turn is the last one of the game (§4.5).
pub(super) struct Closing<'a> {
    terms: &'a Terms,
    state: &'a State,
    goal: Goal,
    /// The expected VP of each type by own boxes added.
    types: [[f64; ADDED]; BuildingType::COUNT],
}

impl<'a> Closing<'a> {
    /// None before the last turn of all.
    pub fn new(terms: &'a Terms, state: &'a State, goal: Goal) -> Option<Self> {
        let is_last = state.is_last_turn(terms) && state.seat() < terms.players();
        is_last.then(|| {
            let types = match goal {
                Goal::Total => BuildingType::ALL.map(|building| expected_vp(terms, state, building)),
                Goal::Victory => [[0.0; ADDED]; BuildingType::COUNT],
            };
            Self { terms, state, goal, types }
        })
    }

    /// The expected total, or the chance of winning, after a turn that leads to this.
    pub fn worth(&self, after: &Afterstate) -> f64 {
        let grid = self.terms.layout().grid();
        let built = Cell::all().filter(|cell| after.built & cell.bit() != 0);
        let added = built.filter_map(|cell| Some(grid?[cell.index()]));
        let sheet = self.state.sheet(self.state.seat());
        let held = line_vp(sheet.built() | after.built) + coins_vp(after.coins);
        match self.goal {
            Goal::Total => {
                let mut boxes = [0; BuildingType::COUNT];
                added.for_each(|building| boxes[building.index()] += 1);
                let types: f64 = self.types.iter().zip(boxes).map(|(vp, boxes)| vp[boxes]).sum();
                types + f64::from(held)
            }
            Goal::Victory => {
                let mut score = *self.state.score();
                added.for_each(|building| self.fill(&mut score, self.state.seat(), building));
                self.chance(&score, self.terms.players(), held)
            }
        }
    }

    /// The chance of winning when this phantom and those after it have still to fill a box.
    fn chance(&self, score: &ScoreSheet, row: usize, held: u16) -> f64 {
        let (terms, seat) = (self.terms, self.state.seat());
        if row < terms.rows() {
            return BuildingType::ALL
                .into_iter()
                .map(|building| (building, chance_of_box(terms, score, row, building)))
                .filter(|&(_, chance)| chance > 0.0)
                .map(|(building, chance)| {
                    let mut score = *score;
                    self.fill(&mut score, row, building);
                    chance * self.chance(&score, row + 1, held)
                })
                .sum();
        }
        let total = |row: usize| {
            let types = score.types_vp(terms.layout(), row);
            match terms.phantom_bonus() {
                _ if row == seat => Some(types + held),
                _ if row < terms.players() => Some(self.state.total(terms, row)),
                bonus => bonus.map(|bonus| types + u16::from(bonus)),
            }
        };
        let others = || (0..terms.rows()).filter_map(total);
        let own = total(seat).unwrap_or_default();
        if others().any(|other| other > own) {
            0.0
        } else {
            1.0 / others().filter(|&other| other == own).count() as f64
        }
    }

    fn fill(&self, score: &mut ScoreSheet, row: usize, building: BuildingType) {
        score.fill(self.terms.layout(), row, building, self.state.round());
    }
}

/// The chance that a phantom's next box is of this type: rolls of full types are made again (§9).
pub(super) fn chance_of_box(terms: &Terms, score: &ScoreSheet, row: usize, building: BuildingType) -> f64 {
    let layout = terms.layout();
    let cells = |building| {
        let count = layout.count(building);
        if score.boxes(row, building) < count { count } else { 0 }
    };
    let all: u8 = BuildingType::ALL.into_iter().map(cells).sum();
    if all == 0 { 0.0 } else { f64::from(cells(building)) / f64::from(all) }
}

/// The expected VP of a type by own boxes added: each phantom fills a box of it, or one of another type.
fn expected_vp(terms: &Terms, state: &State, building: BuildingType) -> [f64; ADDED] {
    let (layout, seat, round) = (terms.layout(), state.seat(), state.round());
    let mut score = *state.score();
    let mut expected = [0.0; ADDED];
    for vp in &mut expected {
        // Each subset of phantoms with the chance that just these fill a box of the type.
        let mut outcomes = vec![(score, 1.0)];
        for row in terms.players()..terms.rows() {
            let chance = chance_of_box(terms, state.score(), row, building);
            for i in 0..outcomes.len() {
                let (mut filled, weight) = outcomes[i];
                if chance > 0.0 {
                    filled.fill(layout, row, building, round);
                    outcomes.push((filled, weight * chance));
                    outcomes[i].1 = weight * (1.0 - chance);
                }
            }
        }
        let standing = |score: &ScoreSheet| f64::from(score.standing(layout, seat, building).vp);
        *vp = outcomes.iter().map(|(score, weight)| weight * standing(score)).sum();
        score.fill(layout, seat, building, round);
    }
    expected
}
