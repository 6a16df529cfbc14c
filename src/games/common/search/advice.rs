//! What every option of a decision is worth.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{Estimate, Goal, ValueError};
use crate::REVIEW_ROLLOUTS;

/// What an option is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice<C, P> {
    /// The option.
    pub choice: C,
    /// The expected total of the player; where the values know no more, and there are no rollouts, the chance of winning.
    pub total: Estimate,
    /// What it is worth beyond the best option: 0 for the best, else negative. In VP, or where the goal is to win, in the
    /// chance of it.
    ///
    /// It compares rollouts on the same chance, so its error is less than that of the total. Of the total of the best, the
    /// measure of all others, only chance decides that had no part in the choice.
    pub difference: Estimate,
    /// The chance of winning where somebody else can (a victory shared by k counts 1/k), from rollouts or, where the goal
    /// is to win, from the value.
    pub victory: Option<f64>,
    /// The chance of a total above the expected total of the best option, from rollouts.
    pub above_mean: Option<f64>,
    /// What the total is made of, from rollouts: with few of them it adds up to the total only within their error.
    pub parts: Option<P>,
    /// How well each part's difference to that of the best option is known: standard errors, 0 where they are exact.
    pub parts_error: Option<P>,
    /// Rollouts that the difference rests on; 0 when it is a value's alone, or exact.
    pub rollouts: u32,
    /// Whether it is exact: nothing but chance that was all counted follows.
    pub exact: bool,
}

impl<C, P> Advice<C, P> {
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

    /// The expected total in VP; none where no more is known than the chance of winning.
    #[must_use]
    pub fn vp(&self) -> Option<f64> {
        (self.victory != Some(self.total.mean)).then_some(self.total.mean)
    }

    /// What it is worth in what counts.
    #[must_use]
    pub fn worth(&self, goal: Goal) -> f64 {
        match goal {
            Goal::Total => self.total.mean,
            Goal::Victory => self.victory.unwrap_or_default(),
        }
    }
}

#[cfg(test)]
impl Advice<(), ()> {
    /// An option of tests, of which nothing but the chance of winning and the VP is known.
    pub(crate) fn of_chance(chance: f64, vp: f64) -> Self {
        Self {
            choice: (),
            total: Estimate::certain(vp),
            difference: Estimate::default(),
            victory: Some(chance),
            above_mean: None,
            parts: None,
            parts_error: None,
            rollouts: 0,
            exact: false,
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

/// Differences below this come from rounding.
pub const ROUNDING: f64 = 1e-4;

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
    /// The seed of the rollouts' chance.
    pub seed: u64,
}

impl Budget {
    /// How far a game is gone over that somebody looks back on.
    pub const REVIEW: Self = Self { rollouts: REVIEW_ROLLOUTS, error: 0.1, ceiling: None, seed: 1 };

    /// At most so many rollouts.
    #[must_use]
    pub const fn of(rollouts: u32) -> Self {
        Self { rollouts, ..Self::REVIEW }
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
pub struct Ranking<C, P> {
    /// The options.
    pub options: Vec<Advice<C, P>>,
    /// Rollouts played in all.
    pub rollouts: u32,
    /// Whether it was cut short.
    pub cut: Option<Cut>,
    /// What the option asked about is worth beyond the best by chance that had no part in choosing that; more than nothing
    /// where this says that it was better after all. None where none was asked about, or it is the best.
    pub asked: Option<Estimate>,
}

impl<C, P> Ranking<C, P> {
    /// Options that are told.
    const TOLD: usize = 3;

    /// Options by value alone, the best first. What an option is worth has this error.
    #[must_use]
    pub fn by_value(goal: Goal, valued: Vec<(f64, C)>, error: f64) -> Self {
        Self::valued(goal, valued, error, goal.value_error())
    }

    fn valued(goal: Goal, mut valued: Vec<(f64, C)>, error: f64, of_difference: ValueError) -> Self {
        valued.sort_by(|a, b| b.0.total_cmp(&a.0));
        let best = valued.first().map_or(0.0, |best| best.0);
        let advice = |(at, (worth, choice)): (usize, (f64, C))| {
            let difference = if at == 0 { Estimate::default() } else { of_difference.of(worth - best) };
            Advice {
                choice,
                total: Estimate { mean: worth, error },
                difference,
                victory: (goal == Goal::Victory).then_some(worth),
                above_mean: None,
                parts: None,
                parts_error: None,
                rollouts: 0,
                exact: false,
            }
        };
        Self {
            options: valued.into_iter().enumerate().map(advice).collect(),
            rollouts: 0,
            cut: None,
            asked: None,
        }
    }

    /// Options by their chance of winning, the best first, each with its expected total. What chances differ by has this error.
    #[must_use]
    pub fn of_chances(mut valued: Vec<(f64, Estimate, C)>, of_difference: ValueError) -> Self {
        valued.sort_by(|a, b| b.0.total_cmp(&a.0));
        let (chances, totals): (Vec<(f64, C)>, Vec<Estimate>) =
            valued.into_iter().map(|(chance, total, choice)| ((chance, choice), total)).unzip();
        let mut ranking = Self::valued(Goal::Victory, chances, 0.0, of_difference);
        for (advice, total) in ranking.options.iter_mut().zip(totals) {
            advice.total = total;
        }
        ranking
    }

    /// What was done, as one of the options: where it is as good as the best, it is told as the best.
    pub fn first_of_equals(&mut self, is_done: impl Fn(&C) -> bool) -> Option<Advice<C, P>>
    where
        C: Clone,
        P: Clone,
    {
        let at = self.options.iter().position(|advice| is_done(&advice.choice))?;
        let done = self.options[at].clone();
        if done.difference.mean >= -ROUNDING && done.exact == self.options[0].exact {
            self.options[..=at].rotate_right(1);
        }
        Some(done)
    }

    /// The best options that are different ideas.
    pub fn different(&self, are_one_idea: impl Fn(&C, &C) -> bool) -> Vec<&Advice<C, P>> {
        let mut told: Vec<&Advice<C, P>> = Vec::new();
        for option in &self.options {
            let is_known = told.iter().any(|other| are_one_idea(&other.choice, &option.choice));
            if told.len() < Self::TOLD && !is_known {
                told.push(option);
            }
        }
        told
    }
}
