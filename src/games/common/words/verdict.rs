//! Why the best option is best, and what figures of advice rest on.

use super::all;
use crate::search::{Advice, Basis, Cut, Estimate, Goal, Ranking};
use text::Texts;

/// How much worse an option is than the best: in VP, or in hundredths of the chance of winning.
#[derive(Clone, Copy, Debug)]
pub struct Gap {
    /// So much.
    pub size: f64,
    /// The standard error of that.
    pub error: f64,
    /// Whether it is clearly worse.
    pub is_clear: bool,
}

impl Gap {
    /// How much worse an option is.
    #[must_use]
    pub fn of<C, P>(goal: Goal, option: &Advice<C, P>) -> Self {
        let (unit, Estimate { mean, error }) = (goal.as_told(), option.difference);
        Self { size: -unit * mean, error: unit * error, is_clear: option.is_clearly_worse(goal) }
    }
}

/// VP in tenths, as they are shown.
#[must_use]
pub fn tenths(vp: f64) -> i32 {
    (10.0 * vp).round() as i32
}

/// Why the first of some options is best, or that it hardly matters: `better` says by how much. None where there is no other.
pub fn why(texts: &Texts, gaps: &[Gap], better: impl FnOnce(f64) -> String) -> String {
    let Some(gap) = gaps.get(1) else { return String::new() };
    let alike = gaps.iter().take_while(|gap| !gap.is_clear).count();
    if alike > 1 { texts.hint_equal(alike) } else { better(gap.size) }
}

/// What a difference rests on.
#[must_use]
pub fn rests(texts: &Texts, basis: Basis, rollouts: u32, error: f64) -> String {
    let error = texts.tenths(error.max(0.1));
    match basis {
        Basis::Exact => texts.hint_exact().to_owned(),
        Basis::Value => texts.hint_by_value(&error),
        Basis::Rollouts => texts.hint_rollouts(&texts.grouped(rollouts), &error),
    }
}

/// What is expected of the best option, and what that rests on.
#[must_use]
pub fn basis<C, P>(
    texts: &Texts,
    goal: Goal,
    best: &Advice<C, P>,
    next: Option<&Gap>,
    ranking: &Ranking<C, P>,
) -> String {
    let vp = best.vp().map(|vp| texts.hint_expected(&texts.tenths(vp)));
    let wins = best.victory.filter(|_| goal == Goal::Victory);
    let wins = wins.map(|chance| texts.hint_wins(&format!("{:.0}", 100.0 * chance)));
    // What the figures rest on, and their error, is that of the chance.
    let expected = all(texts, vp.into_iter().chain(wins).collect());
    let rests = rests(texts, best.basis(), ranking.rollouts, next.map_or(best.total.error, |gap| gap.error));
    let basis = match best.basis() {
        Basis::Rollouts => format!("{expected}; {rests}"),
        Basis::Exact | Basis::Value => format!("{expected}, {rests}"),
    };
    match ranking.cut {
        Some(Cut::Time) => format!("{basis}, {}", texts.hint_cut()),
        _ => basis,
    }
}
