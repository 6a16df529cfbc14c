//! How far a game is: scorings held, and own turns to be expected until the next.

use crate::rules::{
    Scoring,
    play::{PlayConfig, State},
};

/// Cards and tiles that are drawn in a turn, about.
const CARDS_A_TURN: f32 = 0.95;
const TILES_A_TURN: f32 = 0.6;

/// How far the game is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Course {
    /// Scorings held, 2 at most.
    pub held: usize,
    pub half_turns: usize,
    pub phase: usize,
}

impl Course {
    pub fn new(config: &PlayConfig, state: &State) -> Self {
        let held = state.snapshots().count().min(2);
        let players = config.players() as f32;
        let places = state.piles().map(|piles| [&piles.first, &piles.second]);
        let drawn = state.piles().map_or(0, |_| drawn(config, state));
        let turns = match (held, places) {
            (0 | 1, Some(places)) => {
                let range = places[held];
                let first = f32::from((*range.start()).max(drawn + 1));
                let cards = (first + f32::from(*range.end()).max(first)) / 2.0 - f32::from(drawn);
                cards / (CARDS_A_TURN * players)
            }
            _ => f32::from(state.stack().len()) / (TILES_A_TURN * players),
        };
        let step = [0.8, 2.0, 4.0].into_iter().filter(|&step| turns >= step).count();
        Self { held, half_turns: (2.0 * turns) as usize, phase: held * 4 + step }
    }
}

/// How many cards were drawn since the piles were made.
fn drawn(config: &PlayConfig, state: &State) -> u8 {
    let sizes: u8 = state.piles().map_or(0, |piles| piles.sizes.iter().sum());
    let turned_up = match state.next_scoring_card() {
        Some(Scoring::First) => 0,
        Some(_) => 1,
        None => return config.money().len(),
    };
    (sizes + turned_up).saturating_sub(state.deck().len())
}
