//! Reviewing a game that was played: the work of a thread, and what it finds.

use std::{cell::OnceCell, sync::atomic::AtomicBool};

use super::levels::threads;
use crate::{
    advisor::{Advisor, Analyst, Budget, Review as Analysis},
    log::{Played, PlayedGame},
    rules::play::PlayConfig,
};
use common::play::{Analyses, KeptAnalysis, Reviewer};
use storage::StoreError;

/// The game being reviewed, one at a time.
pub type Reviews = common::play::Reviews<Played, Analysis>;

/// A review of a game.
pub type Review = common::play::Review<Played, Analysis>;

/// How thoroughly each decision is examined: a game of two takes half a minute on one core, one of four a minute. The results
/// by value are there after a second or two.
pub const BUDGET: Budget = Budget { rollouts: 600, error: 0.4, ..Budget::REVIEW };

/// Goes up whenever the same game and values would be judged differently.
const VERSION: u32 = 2;

/// The work of the thread that reviews a game.
pub struct ReviewJob {
    game: PlayedGame,
    budget: Budget,
    advisor: Advisor,
    analyst: OnceCell<Analyst>,
    analyses: Analyses,
}

impl ReviewJob {
    /// The work for this game.
    #[must_use]
    pub fn new(game: &PlayedGame, budget: Budget, analyses: &Analyses) -> Self {
        Self {
            game: game.clone(),
            budget: budget_of(game.config(), budget),
            advisor: Advisor::new(game.config().clone()),
            analyst: OnceCell::new(),
            analyses: analyses.clone(),
        }
    }

    fn place(&self) -> KeptAnalysis {
        let values = self.advisor.values().fingerprint();
        KeptAnalysis::new(&self.analyses, &self.game, (VERSION, values), &self.budget)
    }

    fn review(
        &self,
        budget: Option<&Budget>,
        stop: &AtomicBool,
        hears: &mut dyn FnMut(f32),
    ) -> Option<Analysis> {
        // Making the analyst plays games first, which takes a moment.
        if self.analyst.get().is_none() {
            // Nothing else can have set it.
            let _ = self.analyst.set(Analyst::unless(stop, &self.advisor, threads())?);
        }
        self.analyst.get()?.review_unless(stop, &self.game, budget, &mut |part| hears(part as f32))
    }
}

/// How thoroughly the decisions of a game are examined: each module makes turns longer, and gets fewer
/// rollouts.
pub(super) fn budget_of(config: &PlayConfig, budget: Budget) -> Budget {
    let modules = config.game().options().modules.iter().count() as u32;
    Budget { rollouts: budget.rollouts / (1 + modules), ..budget }
}

impl Reviewer for ReviewJob {
    type Analysis = Analysis;

    fn kept(&self) -> Option<Analysis> {
        Analysis::of_kept(&self.place().read()?, &self.game)
    }

    fn keep(&self, found: &Analysis) -> Result<(), StoreError> {
        self.place().write(&found.to_kept(&self.game))
    }

    fn by_value(&self, stop: &AtomicBool, hears: &mut dyn FnMut(f32)) -> Option<Analysis> {
        self.review(None, stop, hears)
    }

    fn by_rollouts(&self, stop: &AtomicBool, hears: &mut dyn FnMut(f32)) -> Option<Analysis> {
        self.review(Some(&self.budget), stop, hears)
    }
}
