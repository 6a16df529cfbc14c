//! What every option is worth, and the instant answer by value.

use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};

use serde::{Deserialize, Serialize};

use super::{Choice, Goal, ValueSets, Values, rollouts::End};
use crate::rules::{GameConfig, NoGrid, State};
use common::{BuildingType, REVIEW_ROLLOUTS};

/// Ranks the options of a decision.
#[derive(Clone, Debug)]
pub struct Advisor {
    config: GameConfig,
    sets: ValueSets,
    /// Looked up when they are first asked for.
    values: OnceLock<Arc<Values>>,
}

/// A mean with its standard error; the error is 0 only where the mean is exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

impl Estimate {
    /// Whether a difference is more than noise and more than a trifle; else the two are about equal.
    pub(super) fn is_clear(&self, goal: Goal) -> bool {
        let trifle = match goal {
            Goal::Total => 0.1,
            Goal::Victory => 0.01,
        };
        self.mean.abs() >= trifle && self.mean.abs() > 2.0 * self.error
    }
}

/// What a total is made of, in mean VP.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Parts {
    /// By the race for each type, in the order of the score sheet (§6, §7.1).
    pub types: [f64; BuildingType::COUNT],
    /// By rows and columns (§7.2).
    pub lines: f64,
    /// By coins left (§7.3).
    pub coins: f64,
}

impl Parts {
    /// All of them.
    #[must_use]
    pub fn total(&self) -> f64 {
        self.types.iter().sum::<f64>() + self.lines + self.coins
    }

    pub(super) fn of(end: &End) -> Self {
        Self::each(|counts| counts(end))
    }

    /// Part by part what is found of it, given what an end counts for it.
    pub(super) fn each(found: impl Fn(&dyn Fn(&End) -> f64) -> f64) -> Self {
        Self {
            types: std::array::from_fn(|i| found(&|end: &End| end.types[i].into())),
            lines: found(&|end: &End| end.lines.into()),
            coins: found(&|end: &End| end.coins.into()),
        }
    }

    pub(super) fn add(&mut self, other: &Self, weight: f64) {
        for (sum, more) in self.types.iter_mut().zip(other.types) {
            *sum += weight * more;
        }
        self.lines += weight * other.lines;
        self.coins += weight * other.coins;
    }
}

/// What an option is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// The option.
    pub choice: Choice,
    /// The expected total of the player; where the goal is to win and there are no rollouts, the chance of it.
    pub total: Estimate,
    /// What it is worth beyond the best option: 0 for the best, else negative. In VP, or where the goal is to win, in the
    /// chance of it.
    ///
    /// It compares rollouts on the same dice, so its error is less than that of the total. Of the total of the best, the
    /// measure of all others, only dice decide that had no part in the choice.
    pub difference: Estimate,
    /// The chance of winning where somebody else can (a victory shared by k counts 1/k), from rollouts or, where the goal
    /// is to win, from the value.
    pub victory: Option<f64>,
    /// The chance of a total above the expected total of the best option, from rollouts.
    pub above_mean: Option<f64>,
    /// What the total is made of, from rollouts: with few of them it adds up to the total only within their error.
    pub parts: Option<Parts>,
    /// How well each part's difference to that of the best option is known: standard errors, 0 where they are exact.
    pub parts_error: Option<Parts>,
    /// Rollouts that the difference rests on; 0 when it is a value's alone, or exact.
    pub rollouts: u32,
    /// Whether it is exact: nothing but dice that were all counted follows.
    pub exact: bool,
}

impl Advice {
    /// Whether it is clearly worse than the best option; else the two are about equal.
    #[must_use]
    pub fn is_clearly_worse(&self, goal: Goal) -> bool {
        self.difference.is_clear(goal)
    }

    /// What it rests on.
    #[must_use]
    pub const fn basis(&self) -> Basis {
        match (self.exact, self.rollouts) {
            (true, _) => Basis::Exact,
            (false, 0) => Basis::Value,
            (false, _) => Basis::Rollouts,
        }
    }
}

/// What the figures of an option rest on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Basis {
    /// A value alone: its errors are those that values usually have.
    Value,
    /// Rollouts, and the value for what it is worth beside them.
    Rollouts,
    /// Everything that can follow was counted.
    Exact,
}

/// How far to refine a ranking.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    /// Rollouts in all.
    pub rollouts: u32,
    /// Differences to the best need no smaller standard error than this, in VP; where the goal is to win,
    /// [`Goal::vp`] of the chance counts like one VP.
    pub error: f64,
    /// A ceiling of time, not the measure of the work.
    pub ceiling: Option<Duration>,
    /// The seed of the rollouts' dice.
    pub seed: u64,
}

impl Budget {
    /// How far a game is gone over that somebody looks back on.
    pub const REVIEW: Self = Self { rollouts: REVIEW_ROLLOUTS, error: 0.1, ceiling: None, seed: 1 };

    /// At most about 100 ms of one core: the more turns a game has, the fewer rollouts.
    #[must_use]
    pub fn short(config: &GameConfig) -> Self {
        /// Turns that all rollouts would play together if all began with the game.
        const TURNS: u32 = 72_000;
        let turns = u32::from(config.rounds()) * config.players() as u32;
        Self { rollouts: TURNS / turns, error: 0.1, ceiling: None, seed: 1 }
    }
}

/// Why a ranking is less refined than asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// The ceiling of time was reached.
    Time,
    /// It was cancelled.
    Cancelled,
}

/// Advice on all options, best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranking {
    /// The options.
    pub options: Vec<Advice>,
    /// Rollouts played in all.
    pub rollouts: u32,
    /// Whether it was cut short.
    pub cut: Option<Cut>,
}

impl Ranking {
    /// Options that are told.
    const TOLD: usize = 3;

    /// The best options that differ in what they build: how the dice were turned for it, or lie after it, is the same idea.
    #[must_use]
    pub fn told(&self, state: &State) -> Vec<&Advice> {
        let keeping = state.is_keeping();
        let mut told: Vec<&Advice> = Vec::new();
        for option in &self.options {
            let known = told.iter().any(|other| other.choice.after.built == option.choice.after.built);
            if told.len() < Self::TOLD && (keeping || !known) {
                told.push(option);
            }
        }
        told
    }
}

impl Advisor {
    /// An advisor for games by this configuration, with what these sets have for it: trained values, bundled ones, or general
    /// ones for a layout that is not known.
    ///
    /// # Errors
    /// [`NoGrid`] when the layout is counts only.
    pub fn new(config: &GameConfig, sets: &ValueSets) -> Result<Self, NoGrid> {
        config.layout().grid().ok_or(NoGrid)?;
        Ok(Self { config: *config, sets: sets.clone(), values: OnceLock::new() })
    }

    /// An advisor with values of one's own, trained for the layout.
    #[must_use]
    pub fn with_values(config: GameConfig, values: Arc<Values>) -> Self {
        Self { config, sets: ValueSets::default(), values: values.into() }
    }

    /// The configuration.
    #[must_use]
    pub const fn config(&self) -> &GameConfig {
        &self.config
    }

    /// The values.
    #[must_use]
    pub fn values(&self) -> &Arc<Values> {
        self.values.get_or_init(|| self.sets.of(&self.config))
    }

    /// All options of the player whose decision is due, ranked by value alone, best first; empty when none is due.
    #[must_use]
    pub fn rank(&self, state: &State) -> Ranking {
        let goal = self.values().goal();
        let seen = self.values().seen(&self.config, state);
        let mut valued: Vec<(f64, Choice)> = Choice::all(&self.config, state)
            .into_iter()
            .map(|choice| (seen.worth(&choice.after), choice))
            .collect();
        valued.sort_by(|a, b| b.0.total_cmp(&a.0));
        let best = valued.first().map_or(0.0, |best| best.0);
        let advice = |(at, (worth, choice)): (usize, (f64, Choice))| {
            let difference = if at == 0 { Estimate::default() } else { goal.by_value(worth - best) };
            Advice {
                choice,
                total: Estimate { mean: worth, error: Values::ERROR * goal.vp() },
                difference,
                victory: (goal == Goal::Victory).then_some(worth),
                above_mean: None,
                parts: None,
                parts_error: None,
                rollouts: 0,
                exact: false,
            }
        };
        Ranking { options: valued.into_iter().enumerate().map(advice).collect(), rollouts: 0, cut: None }
    }

    /// The best option by value alone; none when no decision is due.
    #[must_use]
    pub fn best(&self, state: &State) -> Option<Choice> {
        self.rank(state).options.into_iter().next().map(|advice| advice.choice)
    }
}
