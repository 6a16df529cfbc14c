//! The options of a decision, each outcome once.

use super::values::{Afterstate, NextDice};
use crate::rules::{GameConfig, Move, Phase, State};

/// An option: what a player can do until dice are rolled or the turn ends, and what that leads to.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Choice {
    /// The commands that carry it out; empty where the turn only has to end.
    pub commands: Vec<Move>,
    /// What it leads to.
    pub after: Afterstate,
}

impl Choice {
    /// All options of the player whose decision is due; empty when none is.
    ///
    /// Changed dice, a second building and coins are part of one option, so that all stand at the same depth.
    #[must_use]
    pub fn all(config: &GameConfig, state: &State) -> Vec<Self> {
        match state.phase() {
            Phase::Action => state
                .complete_turns(config)
                .iter()
                .map(|turn| Self {
                    commands: turn.commands(config, state),
                    after: Afterstate::of_turn(config, state, turn),
                })
                .collect(),
            Phase::Built => {
                let mut all =
                    vec![Self { commands: Vec::new(), after: Afterstate::of_resting(config, state) }];
                all.extend(state.follow_ups(config).into_iter().map(|follow_up| Self {
                    commands: vec![Move::Special(follow_up.action)],
                    after: Afterstate::of_follow_up(config, state, follow_up),
                }));
                all
            }
            Phase::Keep | Phase::Kept(_) => {
                let keep = |pair| Self {
                    commands: vec![Move::Keep(pair)],
                    after: Afterstate::of_keeping(config, state, pair),
                };
                state.pairs_to_keep().into_iter().map(|(pair, _)| keep(pair)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Carries it out and ends the turn, unless dice are to be rolled and kept first.
    pub fn play(&self, config: &GameConfig, state: &mut State) {
        for &command in &self.commands {
            let accepted = state.apply(config, command);
            debug_assert_eq!(accepted, Ok(()), "{self:?}");
        }
        if matches!(state.phase(), Phase::Built | Phase::Done | Phase::Kept(_)) {
            let ended = state.apply(config, Move::EndTurn);
            debug_assert_eq!(ended, Ok(()));
        }
    }

    /// Whether the player's own dice are all rolled after it.
    #[must_use]
    pub fn rolls_all(&self) -> bool {
        self.after.dice == NextDice::All
    }
}
