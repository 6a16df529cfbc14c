//! The review of a game: what every decision lost, and what every roll brought. `docs/analysis.md` says how each of them is
//! found.

mod outlook;
mod trail;

use serde::{Deserialize, Serialize};

use super::{Advisor, Budget, Choice, Parts};
use crate::{
    log::{Game, PlayEvent},
    rules::{Move, Phase, RollKind, State, ToAct},
};
use common::search;
use kernel::Step;
use trail::{Analyst, Trail};

/// A game gone over.
pub type Analysis = search::Analysis<Choice, Parts, RollOf>;

/// What became of a player's expected result, from the start on.
pub type LossAccount = search::LossAccount<Choice, Parts, RollOf>;

/// A decision: a turn from the action to its end or its roll, or the choice of the pair to keep.
pub type Decision = search::Decision<Choice, Parts>;

/// A roll, with what it was worth.
pub type Roll = search::Draw<RollOf>;

/// What a roll was for, and whose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RollOf {
    /// What it was for.
    pub purpose: RollKind,
    /// The row of the score sheet that rolled.
    pub row: usize,
}

/// What a decision of this game can be asked besides.
pub trait DecisionExt: Sized {
    /// The position that it was made in, as later corrections made it.
    #[must_use]
    fn before(&self, game: &Game) -> State;

    /// The decision that these moves make in a position, judged as one of a game at this depth; none where they are no
    /// whole one, up to the end of the turn or the roll of all four dice (§4).
    #[must_use]
    fn by(advisor: &Advisor, before: &State, moves: &[Move], budget: Option<&Budget>) -> Option<Self>;
}

impl DecisionExt for Decision {
    fn before(&self, game: &Game) -> State {
        game.corrected_at(self.entries.0 - 1).state
    }

    fn by(advisor: &Advisor, before: &State, moves: &[Move], budget: Option<&Budget>) -> Option<Self> {
        Analyst { advisor, budget }.decision_by(0, before, moves)
    }
}

/// How a game is gone over.
pub trait AnalysisExt: Sized {
    /// Goes over a game as its later corrections made it. Losses are by value, or by rollouts within a budget for each
    /// decision; in the last turn of a game they are exact.
    ///
    /// The same game and budget give the same analysis, unless the budget has a ceiling of time.
    #[must_use]
    fn new(advisor: &Advisor, game: &Game, budget: Option<&Budget>) -> Self;

    /// The same, watched: before each entry it tells how many of all entries are behind it, from 0 to 1, and stops where it
    /// is told to.
    #[must_use]
    fn watched(
        advisor: &Advisor,
        game: &Game,
        budget: Option<&Budget>,
        watch: &mut dyn FnMut(f32) -> bool,
    ) -> Option<Self>;
}

impl AnalysisExt for Analysis {
    fn new(advisor: &Advisor, game: &Game, budget: Option<&Budget>) -> Self {
        let trails = trails(advisor, game, budget, &mut |_| true);
        of(advisor, game, budget, trails.unwrap_or_default())
    }

    fn watched(
        advisor: &Advisor,
        game: &Game,
        budget: Option<&Budget>,
        watch: &mut dyn FnMut(f32) -> bool,
    ) -> Option<Self> {
        Some(of(advisor, game, budget, trails(advisor, game, budget, watch)?))
    }
}

fn of(advisor: &Advisor, game: &Game, budget: Option<&Budget>, trails: Vec<Trail>) -> Analysis {
    let state = game.state();
    let analyst = Analyst { advisor, budget };
    let accounts = |(seat, trail): (usize, Trail)| trail.accounts(&analyst, state, seat, game.log().len());
    let (players, in_vp) =
        trails.into_iter().enumerate().map(accounts).map(|[account, in_vp]| (account, in_vp)).unzip();
    Analysis {
        goal: advisor.goal(),
        is_over: state.phase() == Phase::Over,
        rollouts: budget.map_or(0, |budget| budget.rollouts),
        players,
        in_vp: if advisor.compares_totals() { in_vp } else { Vec::new() },
    }
}

/// The ways of all players through a game; none where the watch stopped it.
fn trails(
    advisor: &Advisor,
    game: &Game,
    budget: Option<&Budget>,
    watch: &mut dyn FnMut(f32) -> bool,
) -> Option<Vec<Trail>> {
    let config = game.config();
    let analyst = Analyst { advisor, budget };
    let mut trails = vec![Trail::default(); config.players()];
    for step in game.corrected_steps() {
        if !watch(step.entry as f32 / (game.log().len() + 1) as f32) {
            return None;
        }
        let Some(command) = step.event().and_then(PlayEvent::to_move) else { continue };
        let Step { entry, before, after, .. } = step;
        match before.to_act() {
            ToAct::Decision(seat) => {
                trails[usize::from(seat)].decide(&analyst, entry, command, &before, &after);
            }
            ToAct::Chance(request) => {
                let seat = if config.is_solo() { 0 } else { usize::from(request.seat) };
                if before.round() > 0 && seat < config.players() {
                    trails[seat].roll(&analyst, entry, request.purpose, &before, &after);
                }
            }
            ToAct::Nothing => {}
        }
    }
    Some(trails)
}
