//! What options are worth, as the command line tells it, whatever the game.

use std::{
    sync::atomic::{AtomicU32, Ordering::Relaxed},
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use super::ProgressBar;
use crate::search::{Basis, Budget, Cut, Estimate, Goal, Ranking};
use text::Texts;

/// Options that the text tells.
const SHOWN: usize = 12;
/// Rollouts where only a ceiling of time is given.
const ROLLOUTS: u32 = 100_000;
/// Differences need not be known better than this, in VP.
const ERROR: f64 = 0.05;
/// The chance of the rollouts.
const SEED: u64 = 1;

/// How far to refine with at most so many rollouts and milliseconds; none where neither is given.
#[must_use]
pub fn advice_budget(rollouts: Option<u32>, ms: Option<u64>) -> Option<Budget> {
    let ceiling = ms.map(Duration::from_millis);
    let rollouts = rollouts.or(ceiling.map(|_| ROLLOUTS))?;
    Some(Budget { rollouts, error: ERROR, ceiling, seed: SEED })
}

/// A ranking refined within a budget, while a bar says how much of that is used at most. `refine` tells of some rollouts how
/// many they are before it plays them.
pub fn refined<C, P>(
    texts: &Texts,
    budget: &Budget,
    refine: impl FnOnce(&(dyn Fn(u32) + Sync)) -> Ranking<C, P>,
) -> Ranking<C, P> {
    let (bar, began, played) = (ProgressBar::of_work(texts), Instant::now(), AtomicU32::new(0));
    let hears = |rollouts: u32| {
        let played = played.fetch_add(rollouts, Relaxed) + rollouts;
        let of_time = budget.ceiling.map_or(0.0, |ceiling| began.elapsed().div_duration_f64(ceiling));
        bar.report_part(of_time.max(f64::from(played) / f64::from(budget.rollouts)));
    };
    let ranking = refine(&hears);
    bar.finish();
    ranking
}

/// What is told of a ranking.
pub struct AdviceReport {
    /// What is due, in lines.
    pub due: String,
    /// The options, best first: what is done, what it is worth, the difference to the best, and what is known beside.
    pub options: Vec<[String; 4]>,
    /// Why the best is best; empty where there is no other option.
    pub why: String,
    /// What the best changes at once.
    pub gains: String,
    /// What the figures rest on.
    pub basis: String,
    /// What the figures are.
    pub legend: String,
}

impl AdviceReport {
    /// As text.
    #[must_use]
    pub fn text(&self, texts: &Texts) -> String {
        let mut text = format!("{}\n", self.due);
        let shown = &self.options[..self.options.len().min(SHOWN)];
        let width = |i: usize| shown.iter().map(|line| line[i].chars().count()).max().unwrap_or(0);
        let (option, worth, difference) = (width(0), width(1), width(2));
        for (place, [words, total, behind, rest]) in (1..).zip(shown) {
            let line =
                format!("{place:>3}  {words:<option$}  {total:>worth$}  {behind:>difference$}  {rest}");
            text += line.trim_end();
            text += "\n";
        }
        if self.options.len() > SHOWN {
            text += &format!("     {}\n", texts.advise_more(self.options.len() - SHOWN));
        }
        text += "\n";
        text += if self.why.is_empty() { texts.advise_only() } else { &self.why };
        if !self.gains.is_empty() {
            text += "\n";
            text += &texts.advise_at_once(&self.gains);
        }
        format!("{text}\n{}\n{}\n", self.basis, self.legend)
    }
}

/// What figures are in.
#[must_use]
pub const fn unit(goal: Goal) -> &'static str {
    match goal {
        Goal::Total => "vp",
        Goal::Victory => "victory",
    }
}

/// What figures rest on.
#[must_use]
pub const fn basis_json(basis: Basis) -> &'static str {
    match basis {
        Basis::Value => "value",
        Basis::Rollouts => "rollouts",
        Basis::Exact => "exact",
    }
}

/// Why a ranking is less refined than asked for.
#[must_use]
pub fn cut_json(cut: Option<Cut>) -> Option<&'static str> {
    cut.map(|cut| match cut {
        Cut::Time => "time",
        Cut::Cancelled => "cancelled",
    })
}

/// A mean with its standard error.
#[must_use]
pub fn estimate_json(estimate: Estimate) -> Value {
    json!({"mean": estimate.mean, "error": estimate.error})
}
