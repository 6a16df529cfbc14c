//! What every option is worth, and the instant answer by value.

use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};

use super::{
    Choice, Estimate, GameKind, Goal, ValueSets, Values,
    rollouts::{End, EndTotal},
};
use crate::rules::{GameConfig, NoGrid, State};
use common::{
    BuildingType,
    search::{self, Budget, Count},
};

/// Ranks the options of a decision.
#[derive(Clone, Debug)]
pub struct Advisor {
    config: GameConfig,
    sets: ValueSets,
    /// Looked up when they are first asked for.
    values: OnceLock<Arc<Values>>,
}

/// What a total is made of, in mean VP.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TotalParts {
    /// By the race for each type, in the order of the score sheet (§6, §7.1).
    pub types: [f64; BuildingType::COUNT],
    /// By rows and columns (§7.2).
    pub lines: f64,
    /// By coins left (§7.3).
    pub coins: f64,
    /// All of them.
    pub total: f64,
}

impl TotalParts {
    fn each(found: &dyn Fn(Count<'_, End>) -> f64, of: fn(&End) -> &EndTotal) -> Self {
        Self {
            types: std::array::from_fn(|i| found(&|end: &End| of(end).types[i].into())),
            lines: found(&|end: &End| of(end).lines.into()),
            coins: found(&|end: &End| of(end).coins.into()),
            total: found(&|end: &End| of(end).total()),
        }
    }

    fn add(&mut self, other: &Self, weight: f64) {
        for (sum, more) in self.types.iter_mut().zip(other.types) {
            *sum += weight * more;
        }
        self.lines += weight * other.lines;
        self.coins += weight * other.coins;
        self.total += weight * other.total;
    }
}

/// What decides who wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Parts {
    /// What the player's total is made of.
    pub own: TotalParts,
    /// The same of the best rival: in each game whoever has the highest total of those who can win. Without rivals, nothing.
    pub rival: TotalParts,
}

impl Parts {
    pub(super) fn of(end: &End) -> Self {
        search::Parts::each(&|counts| counts(end))
    }

    pub(super) fn add(&mut self, other: &Self, weight: f64) {
        self.own.add(&other.own, weight);
        self.rival.add(&other.rival, weight);
    }
}

impl search::Parts<End> for Parts {
    fn each(found: &dyn Fn(Count<'_, End>) -> f64) -> Self {
        let [own, rival] = [(|end| &end.own) as fn(&End) -> &EndTotal, |end| &end.rival]
            .map(|of| TotalParts::each(found, of));
        Self { own, rival }
    }
}

/// What an option is worth.
pub type Advice = search::Advice<Choice, Parts>;

/// Advice on all options, best first.
pub type Ranking = search::Ranking<Choice, Parts>;

/// A budget of at most about 100 ms of one core: the more turns a game has, the fewer rollouts.
#[must_use]
pub fn short_budget(config: &GameConfig) -> Budget {
    /// Turns that all rollouts would play together if all began with the game.
    const TURNS: u32 = 72_000;
    let turns = u32::from(config.rounds()) * config.players() as u32;
    Budget::of(TURNS / turns)
}

/// What a ranking can be asked besides.
pub trait RankingExt {
    /// The best options that differ in what they build: how the dice were turned for it, or lie after it, is the same idea.
    #[must_use]
    fn told(&self, state: &State) -> Vec<&Advice>;
}

impl RankingExt for Ranking {
    fn told(&self, state: &State) -> Vec<&Advice> {
        let keeping = state.is_keeping();
        self.different(|one, other| !keeping && one.after.built == other.after.built)
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

    /// What is to be the most.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        GameKind::of(&self.config).goal()
    }

    /// All options of the player whose decision is due, ranked by value alone, best first; empty when none is due.
    #[must_use]
    pub fn rank(&self, state: &State) -> Ranking {
        let options = self.valued(state);
        if !self.compares_totals() {
            let goal = self.goal();
            return Ranking::by_value(goal, options, Values::ERROR * goal.vp());
        }
        let rivals = self.rivals(state, &options);
        let chance = |(mean, choice): (f64, Choice)| {
            let total = Estimate { mean, error: Values::ERROR };
            (rivals.chance(mean, &self.filled(&choice)), total, choice)
        };
        Ranking::of_chances(options.into_iter().map(chance).collect(), self.value_error())
    }

    /// The best option by value alone; none when no decision is due.
    #[must_use]
    pub fn best(&self, state: &State) -> Option<Choice> {
        self.rank(state).options.into_iter().next().map(|advice| advice.choice)
    }
}
