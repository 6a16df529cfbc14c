//! What a thread does that goes over a game: what was found is kept beside the game, and never looked for twice.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::kept::{self, AnalysisKey};
use crate::{
    advisor::{Advisor, Analysis, AnalysisExt, Budget, ValueSets},
    files::Analyses,
    log::Game,
};
use common::play::Reviewer;
use storage::StoreError;

/// What a thread is given that goes over a game.
#[derive(Debug)]
pub struct ReviewJob {
    /// The game.
    pub game: Game,
    budget: Budget,
    advisor: Advisor,
    analyses: Analyses,
}

impl ReviewJob {
    /// Of this game, by these values; none where nobody can advise on it.
    #[must_use]
    pub fn new(game: &Game, budget: Budget, values: &ValueSets, analyses: &Analyses) -> Option<Self> {
        let advisor = Advisor::new(game.config(), values).ok()?;
        Some(Self { game: game.clone(), budget, advisor, analyses: analyses.clone() })
    }

    /// All that there is to find, known or not; what could not be kept is found again another time.
    #[must_use]
    pub fn find(&self, stop: &AtomicBool) -> Option<Analysis> {
        self.kept().or_else(|| self.by_rollouts(stop, &mut |_| ()).map(|(found, _)| found))
    }

    fn key(&self) -> AnalysisKey {
        AnalysisKey::new(&self.game, &self.advisor, &self.budget)
    }
}

impl Reviewer for ReviewJob {
    type Analysis = Analysis;

    fn kept(&self) -> Option<Analysis> {
        let text = self.analyses.read(&self.game.header.id)?;
        kept::read(&text, &self.key(), &self.game)
    }

    fn by_value(&self, stop: &AtomicBool, _: &mut dyn FnMut(f32)) -> Option<Analysis> {
        Analysis::watched(&self.advisor, &self.game, None, &mut |_| !stop.load(Relaxed))
    }

    fn by_rollouts(
        &self,
        stop: &AtomicBool,
        hears: &mut dyn FnMut(f32),
    ) -> Option<(Analysis, Result<(), StoreError>)> {
        let mut watch = |progress| {
            hears(progress);
            !stop.load(Relaxed)
        };
        let found = Analysis::watched(&self.advisor, &self.game, Some(&self.budget), &mut watch)?;
        let kept = self.analyses.write(&self.game.header.id, &kept::write(&self.key(), &found));
        Some((found, kept))
    }
}
