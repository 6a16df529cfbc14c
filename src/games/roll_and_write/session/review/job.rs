//! What a thread does that goes over a game: what was found is kept beside the game, and never looked for twice.

use super::kept::{self, AnalysisKey};
use crate::{
    advisor::{Advisor, Analysis, AnalysisExt, Budget},
    files::Analyses,
    log::Game,
};
use storage::StoreError;

/// What a thread is given that goes over a game.
#[derive(Debug)]
pub struct ReviewJob {
    /// The game.
    pub game: Game,
    pub(super) budget: Budget,
    pub(super) advisor: Advisor,
    pub(super) analyses: Analyses,
}

/// WorkerMessage before each entry how far it is, from 0 to 1; false stops the work.
pub type Watch<'a> = &'a mut dyn FnMut(f32) -> bool;

impl ReviewJob {
    /// What was found and kept at another time.
    #[must_use]
    pub fn kept(&self) -> Option<Analysis> {
        let text = self.analyses.read(&self.game.header.id)?;
        kept::read(&text, &self.key(), &self.game)
    }

    /// What is found at once.
    pub(super) fn by_value(&self, watch: Watch<'_>) -> Option<Analysis> {
        Analysis::watched(&self.advisor, &self.game, None, watch)
    }

    /// What is found by rollouts, and whether that could be kept.
    pub(super) fn by_rollouts(&self, watch: Watch<'_>) -> Option<(Analysis, Result<(), StoreError>)> {
        let found = Analysis::watched(&self.advisor, &self.game, Some(&self.budget), watch)?;
        let kept = self.analyses.write(&self.game.header.id, &kept::write(&self.key(), &found));
        Some((found, kept))
    }

    /// All that there is to find, known or not; what could not be kept is found again another time.
    #[must_use]
    pub fn find(&self, watch: Watch<'_>) -> Option<Analysis> {
        self.kept().or_else(|| self.by_rollouts(watch).map(|(found, _)| found))
    }

    fn key(&self) -> AnalysisKey {
        AnalysisKey::new(&self.game, &self.advisor, &self.budget)
    }
}
