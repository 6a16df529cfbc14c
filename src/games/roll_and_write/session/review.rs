//! Reviewing a game that was played: the work of a thread, and what it finds.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use crate::{
    advisor::{Advisor, Analysis, AnalysisExt, Budget, Choice, Decision, DecisionExt, GameKind, ValueSets},
    log::{Game, Played},
};
use common::play::{Analyses, KeptAnalysis, Reviewer};
use storage::StoreError;

/// The game being reviewed, one at a time.
pub type Reviews = common::play::Reviews<Played, Analysis>;

/// A review of a game.
pub type Review = common::play::Review<Played, Analysis>;

/// Goes up whenever the same game and values would be judged differently.
const VERSION: u32 = 2;

/// The work of the thread that reviews a game.
#[derive(Debug)]
pub struct ReviewJob {
    /// The game.
    pub game: Game,
    budget: Budget,
    advisor: Advisor,
    analyses: Analyses,
}

impl ReviewJob {
    /// The work for this game with these values; none if nobody can advise on it.
    #[must_use]
    pub fn new(game: &Game, budget: Budget, values: &ValueSets, analyses: &Analyses) -> Option<Self> {
        let advisor = Advisor::new(game.config(), values).ok()?;
        Some(Self { game: game.clone(), budget, advisor, analyses: analyses.clone() })
    }

    fn place(&self) -> KeptAnalysis {
        let values = self.advisor.values().fingerprint();
        KeptAnalysis::new(&self.analyses, &self.game, (VERSION, values), &self.budget)
    }
}

impl Reviewer for ReviewJob {
    type Analysis = Analysis;

    fn kept(&self) -> Option<Analysis> {
        self.place().read().filter(|kept| fits(kept, &self.game))
    }

    fn keep(&self, found: &Analysis) -> Result<(), StoreError> {
        self.place().write(found)
    }

    fn by_value(&self, stop: &AtomicBool, _: &mut dyn FnMut(f32)) -> Option<Analysis> {
        Analysis::watched(&self.advisor, &self.game, None, &mut |_| !stop.load(Relaxed))
    }

    fn by_rollouts(&self, stop: &AtomicBool, hears: &mut dyn FnMut(f32)) -> Option<Analysis> {
        let mut watch = |progress| {
            hears(progress);
            !stop.load(Relaxed)
        };
        Analysis::watched(&self.advisor, &self.game, Some(&self.budget), &mut watch)
    }
}

/// Whether an analysis fits the game: a file can hold anything.
fn fits(kept: &Analysis, game: &Game) -> bool {
    let mut decisions = kept.players.iter().flat_map(|account| &account.decisions);
    kept.goal == GameKind::of(game.config()).goal()
        && kept.fits(game.config().players(), game.log().len())
        && decisions.all(|decision| has_options_of(decision, game))
}

/// Whether the options told for a decision are possible there.
fn has_options_of(decision: &Decision, game: &Game) -> bool {
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
        advisor::Goal,
        record::{self, AnyGame},
    };

    #[test]
    fn an_analysis_of_several_that_was_told_in_totals_is_none_any_more() {
        let text = include_str!("../../../../saves/two-players.json");
        let AnyGame::Played(game) = record::read(text).unwrap().game else { panic!("a played game") };
        let advisor = Advisor::new(game.config(), &ValueSets::bundled()).unwrap();
        let mut analysis = Analysis::new(&advisor, &game, None);
        assert!(fits(&analysis, &game));
        analysis.goal = Goal::Total;
        assert!(!fits(&analysis, &game));
    }
}
