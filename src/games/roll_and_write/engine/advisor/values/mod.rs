//! Values: how much a position is worth to the player who made it, as a sum of tables learned by playing.
//!
//! Tables look at each row and column, each type with its race, the coins, the dice that are kept, and how all rows,
//! columns and types stand together; there is one set of tables for each number of rounds left.
//! `docs/advisor.md` says how they are learned and how strong they play.

mod checkpoint;
mod entries;
mod file;
mod general;
mod learn;
mod odd_seat;
mod options;
mod schedule;
mod sets;
mod view;
mod waiting;

use std::sync::atomic::AtomicU32;

pub use file::ValuesFault;
pub use learn::Learner;
pub use schedule::{Schedule, Stage};
pub use view::{Afterstate, NextDice};
pub(super) use waiting::Waiting;

use entries::{BLOCK, ROUNDS, kind};
use sets::Ranks;
use view::{Active, View};

use super::{Generator, Goal, roll_on, victory};
use crate::rules::{Cell, CompleteTurn, FourDice, GameConfig, Layout, Move, Phase, ScoreSheet, State};
use common::{
    BuildingType,
    search::{fingerprint, weight},
};

/// What a game that is over gave to a player: the total, or the part of the victory (§7.4, §11).
#[must_use]
pub fn result_for(goal: Goal, config: &GameConfig, end: &State, seat: usize) -> f64 {
    match goal {
        Goal::Total => f64::from(end.total(config, seat)),
        Goal::Victory => f64::from(victory(end, config, seat)),
    }
}

/// Tables for one kind of game on one layout.
///
/// Entries are read and learned from several threads at once; a lost update does no harm.
#[derive(Debug)]
pub struct Values {
    goal: Goal,
    grid: [BuildingType; Cell::COUNT],
    entries: Vec<AtomicU32>,
    ranks: [Ranks; 2],
    is_general: bool,
}

impl Values {
    /// The standard error of what a value says of the end, in VP or what counts like them.
    pub const ERROR: f64 = 1.0;

    /// Tables of nothing but zeros; none for a layout without a grid.
    #[must_use]
    pub fn zero(layout: &Layout, goal: Goal) -> Option<Self> {
        Some(Self {
            goal,
            grid: *layout.grid()?,
            entries: (0..ROUNDS * BLOCK).map(|_| AtomicU32::new(0)).collect(),
            ranks: [Ranks::new(6), Ranks::new(7)],
            is_general: false,
        })
    }

    /// Whether they were learned on another layout.
    #[must_use]
    pub const fn is_general(&self) -> bool {
        self.is_general
    }

    /// What is to be the most.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// Tells these values from others.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        fingerprint(&self.entries)
    }

    /// The position of the player whose decision is due.
    #[must_use]
    pub fn seen(&self, config: &GameConfig, state: &State) -> Seen<'_> {
        let view = View::new(config, state);
        Seen { values: self, awarded: view.awarded_vp(config, state, state.seat()), view }
    }

    /// What a decision of the acting player is worth in all: the expected total, or the chance of winning.
    #[must_use]
    pub fn worth(&self, config: &GameConfig, state: &State, after: &Afterstate) -> f64 {
        self.seen(config, state).worth(after)
    }

    /// Plays a whole game, all seats by these values: the end.
    pub fn play(&self, start: &State, config: &GameConfig, generator: &mut Generator) -> State {
        let mut state = *start;
        while roll_on(&mut state, config, generator) {
            self.decide(&mut state, config);
        }
        state
    }

    /// What the best decision of the acting player is worth: the expected total, or the chance of winning.
    #[must_use]
    pub fn best_worth(&self, config: &GameConfig, state: &State) -> f64 {
        let Some(four) = state.four() else { return 0.0 };
        let seen = self.seen(config, state);
        seen.certain(match state.phase() {
            Phase::Keep => self.best_pair(&seen.view, four).1,
            _ => self.best(config, &seen.view, four).map_or(0.0, |choice| choice.value),
        })
    }

    /// Carries out the best decision of the acting player, up to the roll or the end of the turn that follows.
    #[inline]
    pub fn decide(&self, state: &mut State, config: &GameConfig) {
        let Some(four) = state.four() else { return };
        let view = View::new(config, state);
        if state.phase() == Phase::Keep {
            let (pair, _) = self.best_pair(&view, four);
            let kept = state.apply(config, Move::Keep(pair));
            debug_assert_eq!(kept, Ok(()));
        } else if let Some(choice) = self.best(config, &view, four) {
            choice.turn().play(config, state);
        }
    }

    /// What a type adds to the value of a position, with the boxes of `score` in the place of its own; `hit` where the
    /// pair that is kept points at it.
    #[must_use]
    pub fn of_type(
        &self,
        config: &GameConfig,
        state: &State,
        score: &ScoreSheet,
        building: BuildingType,
        hit: bool,
    ) -> f32 {
        let (missing, race) = view::race_for(config, state.seat(), score, building);
        weight(&self.block(View::left(config, state))[kind(building.index(), missing, race, hit)])
    }

    #[inline]
    fn block(&self, left: usize) -> &[AtomicU32] {
        &self.entries[left * BLOCK..][..BLOCK]
    }

    #[inline]
    fn sum(&self, left: usize, active: &Active) -> f32 {
        let block = self.block(left);
        active.entries().iter().map(|&entry| weight(&block[entry as usize])).sum()
    }
}

/// A position as the values see it: looked at once for all options of a decision.
#[derive(Clone, Debug)]
pub struct Seen<'a> {
    values: &'a Values,
    view: View,
    /// VP of types already awarded.
    awarded: u16,
}

impl Seen<'_> {
    /// What a decision is worth: by [`Goal::Total`] the VP beyond those of types already awarded, by [`Goal::Victory`] log
    /// odds.
    #[must_use]
    pub fn value(&self, after: &Afterstate) -> f32 {
        let values = self.values;
        values.sum(self.view.left, &self.view.active(&values.ranks, &values.grid, after))
    }

    /// What a decision is worth in all: the expected total, or the chance of winning.
    #[must_use]
    pub fn worth(&self, after: &Afterstate) -> f64 {
        self.certain(self.value(after))
    }

    /// What the best turn is worth in all if it begins with other dice.
    #[must_use]
    pub fn best_with(&self, config: &GameConfig, four: FourDice) -> f64 {
        self.certain(self.values.best(config, &self.view, four).map_or(0.0, |choice| choice.value))
    }

    /// The complete turns that begin with other dice, some more than once, each with its [`Seen::value`].
    #[must_use]
    pub fn turns_with(&self, config: &GameConfig, four: FourDice) -> Vec<(f32, CompleteTurn)> {
        let mut turns = Vec::new();
        self.values.each_option(config, &self.view, four, |choice| turns.push((choice.value, choice.turn())));
        turns
    }

    /// A value with what is certain.
    fn certain(&self, value: f32) -> f64 {
        match self.values.goal {
            Goal::Total => f64::from(value) + f64::from(self.awarded),
            Goal::Victory => f64::from(learn::chance(value)),
        }
    }
}
