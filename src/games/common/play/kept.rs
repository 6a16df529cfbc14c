//! An analysis as it is kept beside its game, so that it is never done twice.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::Analyses;
use crate::search::Budget;
use kernel::{Game, Kind};
use storage::StoreError;

/// What an analysis is of. Another game, other values or another way to look at them make another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct AnalysisKey {
    version: u32,
    digest: String,
    values: u64,
    rollouts: u32,
}

#[derive(Serialize, Deserialize)]
struct SavedAnalysis<K, A> {
    of: K,
    analysis: A,
}

/// Where the analysis of a game is kept, and what it has to be of.
#[derive(Debug)]
pub struct KeptAnalysis {
    analyses: Analyses,
    id: String,
    key: AnalysisKey,
}

impl KeptAnalysis {
    /// That of a game by these values, as far as a budget goes. The version grows whenever the same game and values would be
    /// judged otherwise.
    #[must_use]
    pub fn new<K: Kind>(
        analyses: &Analyses,
        game: &Game<K>,
        (version, values): (u32, u64),
        budget: &Budget,
    ) -> Self {
        let key = AnalysisKey { version, digest: game.digest(), values, rollouts: budget.rollouts };
        Self { analyses: analyses.clone(), id: game.header.id.clone(), key }
    }

    /// The analysis that is kept, if it is the one that is wanted. Such a file can hold anything: whether it fits the game is
    /// still to be seen.
    #[must_use]
    pub fn read<A: DeserializeOwned>(&self) -> Option<A> {
        let text = self.analyses.read(&self.id)?;
        let kept: SavedAnalysis<AnalysisKey, A> = serde_json::from_str(&text).ok()?;
        (kept.of == self.key).then_some(kept.analysis)
    }

    /// Keeps an analysis.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write<A: Serialize>(&self, analysis: &A) -> Result<(), StoreError> {
        let text = serde_json::to_string(&SavedAnalysis { of: &self.key, analysis }).unwrap_or_default();
        self.analyses.write(&self.id, &text)
    }
}
