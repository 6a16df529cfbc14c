//! What a game is worth to a player who waits for others.

use super::{
    Afterstate, NextDice, Values,
    entries::kind,
    view::{View, race_for},
    weight,
};
use crate::rules::{GameConfig, ScoreSheet, State, standard_rounds};
use common::BuildingType;

/// Boxes of a type that one decision fills, at most.
const MOST: usize = 2;
/// VP that a turn brings where no table has so many to come, for two to five players: before the first of a usual game. As
/// 3,000 games of each came out.
const FIRST_TURN: [f64; 4] = [6.6, 6.6, 5.6, 4.1];

/// The expected total of a player who waits, and what others' boxes change of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Waiting {
    pub total: f64,
    /// By type and by boxes that whoever decides fills of it, from 1.
    changes: [[f32; MOST]; BuildingType::COUNT],
}

impl Waiting {
    /// How much more it is once whoever decides has filled so many boxes of each type: less, mostly.
    #[inline]
    pub fn change(&self, filled: &[u8; BuildingType::COUNT]) -> f64 {
        let more = |(building, &count): (usize, &u8)| match count {
            0 => 0.0,
            count => self.changes[building][(usize::from(count) - 1).min(MOST - 1)],
        };
        f64::from(filled.iter().enumerate().map(more).sum::<f32>())
    }
}

impl Values {
    /// The expected total of a player who waits.
    #[must_use]
    pub fn waiting_total(&self, config: &GameConfig, state: &State, seat: usize) -> f64 {
        self.total_of(config, state, &WaitingPlayer::of(config, state, seat))
    }

    /// The same, with what a decision of the acting player may change of it.
    pub fn waiting(&self, config: &GameConfig, state: &State, seat: usize) -> Waiting {
        let waits = WaitingPlayer::of(config, state, seat);
        let WaitingPlayer { view, after, .. } = &waits;
        let block = self.block(view.left);
        let mut changes = [[0.0; MOST]; BuildingType::COUNT];
        for building in BuildingType::ALL {
            let i = building.index();
            if view.awarded & 1 << i != 0 {
                continue;
            }
            let hits = matches!(after.dice, NextDice::Kept(pair)
                if view.built & pair.cell().bit() == 0 && self.grid[pair.cell().index()] == building);
            let value = |score: &ScoreSheet| {
                let (missing, race) = race_for(config, seat, score, building);
                weight(&block[kind(i, missing, race, hits)])
            };
            let (now, mut score) = (value(state.score()), *state.score());
            for change in &mut changes[i] {
                if score.boxes(state.seat(), building) >= config.layout().count(building) {
                    break;
                }
                score.fill(config.layout(), state.seat(), building, state.round());
                *change = value(&score) - now;
            }
        }
        Waiting { total: self.total_of(config, state, &waits), changes }
    }

    fn total_of(&self, config: &GameConfig, state: &State, waits: &WaitingPlayer) -> f64 {
        let awarded = waits.view.awarded_vp(config, state, waits.seat);
        let value = self.sum(waits.view.left, &waits.view.active(&self.ranks, &self.grid, &waits.after));
        let beyond = if waits.lacks_a_turn { FIRST_TURN[config.players().clamp(2, 5) - 2] } else { 0.0 };
        f64::from(value) + f64::from(awarded) + beyond
    }
}

/// A player who waits.
struct WaitingPlayer {
    seat: usize,
    view: View,
    after: Afterstate,
    /// The tables tell of a turn less than is to come.
    lacks_a_turn: bool,
}

impl WaitingPlayer {
    /// Whoever is yet to act in this round stands as after the round before it, if tables were learned for so many rounds:
    /// as many as usual games have.
    fn of(config: &GameConfig, state: &State, seat: usize) -> Self {
        let mut view = View::of(config, state, seat);
        let is_yet_to_act = state.is_yet_to_act(config, seat);
        let left = config.rounds() - state.round() + 1;
        let lacks_a_turn = is_yet_to_act && left >= standard_rounds(config.rows());
        if is_yet_to_act && !lacks_a_turn {
            view.left = left.into();
        }
        Self { seat, view, after: Afterstate::of_waiting(config, state, seat), lacks_a_turn }
    }
}
