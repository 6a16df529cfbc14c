//! An analysis as it is kept beside its game, so that it is never done twice.

use serde::{Deserialize, Serialize};

use crate::{
    advisor::{Advisor, Analysis, Budget, Choice, Decision, DecisionExt, GameKind},
    log::Game,
};

/// What an analysis is of. Another game, other values or another way to look at them make another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnalysisKey {
    /// Grows whenever the same game and values would be judged otherwise.
    version: u32,
    digest: String,
    values: u64,
    rollouts: u32,
}

impl AnalysisKey {
    const VERSION: u32 = 2;

    pub fn new(game: &Game, advisor: &Advisor, budget: &Budget) -> Self {
        let values = advisor.values().fingerprint();
        Self { version: Self::VERSION, digest: game.digest(), values, rollouts: budget.rollouts }
    }
}

#[derive(Serialize, Deserialize)]
struct SavedAnalysis<K, A> {
    of: K,
    analysis: A,
}

/// An analysis as text.
pub fn write(of: &AnalysisKey, analysis: &Analysis) -> String {
    serde_json::to_string(&SavedAnalysis { of, analysis }).unwrap_or_default()
}

/// The analysis that a text holds, if it is the one that is wanted and fits the game: such a file can hold anything.
pub fn read(text: &str, of: &AnalysisKey, game: &Game) -> Option<Analysis> {
    let kept: SavedAnalysis<AnalysisKey, Analysis> = serde_json::from_str(text).ok()?;
    let decisions = || kept.analysis.players.iter().flat_map(|account| &account.decisions);
    let fits = kept.of == *of
        && kept.analysis.goal == GameKind::of(game.config()).goal()
        && kept.analysis.players.len() == game.config().players()
        && decisions().all(|decision| has_options_of(decision, game));
    fits.then_some(kept.analysis)
}

/// Whether a decision is one of the game, and what is told of it can be done there.
fn has_options_of(decision: &Decision, game: &Game) -> bool {
    let (first, last) = decision.entries;
    if first == 0 || last < first || last > game.log().len() {
        return false;
    }
    let before = decision.before(game);
    let options = Choice::all(game.config(), &before);
    let mut done = before;
    decision.told.iter().chain(&decision.done).all(|advice| options.contains(&advice.choice))
        && decision.chosen.commands.iter().all(|&command| done.apply(game.config(), command).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        advisor::{AnalysisExt, Goal, ValueSets},
        record::{self, AnyGame},
    };

    #[test]
    fn an_analysis_of_several_that_was_told_in_totals_is_none_any_more() {
        let text = include_str!("../../../../../saves/two-players.json");
        let AnyGame::Played(game) = record::read(text).unwrap().game else { panic!("a played game") };
        let advisor = Advisor::new(game.config(), &ValueSets::bundled()).unwrap();
        let key = AnalysisKey::new(&game, &advisor, &Budget::of(0));
        let mut analysis = Analysis::new(&advisor, &game, None);
        assert!(read(&write(&key, &analysis), &key, &game).is_some());
        analysis.goal = Goal::Total;
        assert!(read(&write(&key, &analysis), &key, &game).is_none());
    }
}
