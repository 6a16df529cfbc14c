//! The review of a game: what every decision lost, and what every roll brought.
//!
//! For each player the result is V(start) + the luck of rolls − the losses of decisions + what other players' turns
//! brought + a residual: what the values miss. `docs/analysis.md` says how each of them is found.

mod course;
mod outlook;
mod trail;

use serde::{Deserialize, Serialize};

use super::{Advice, Advisor, Basis, Budget, Choice, Estimate, Goal};
use crate::{
    log::{Game, PlayEvent},
    rules::{Move, Phase, RollKind, State, ToAct},
};
pub use course::{CourseStep, StepKind};
use kernel::Step;
use outlook::Outlook;
use trail::{Analyst, Trail};

/// A game gone over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// What is counted: VP, or the chance of winning.
    pub goal: Goal,
    /// Whether the game came to its end.
    pub is_over: bool,
    /// Rollouts for each decision; 0 where the losses are by value.
    pub rollouts: u32,
    /// Player by player, in the order of the score sheet.
    pub players: Vec<LossAccount>,
}

/// What became of a player's expected result, from the start on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LossAccount {
    /// What is counted.
    pub goal: Goal,
    /// What the game is worth before the first die, from setups played by the values.
    pub start: Estimate,
    /// The result, or what the last position is worth where the game is not over.
    pub end: f64,
    /// The decisions, in their order.
    pub decisions: Vec<Decision>,
    /// The rolls, in their order.
    pub rolls: Vec<Roll>,
    /// What other players' turns brought, as far as the values see it: nothing in a solo game.
    pub others: Vec<OthersTurns>,
}

/// What other players' turns brought between two turns of a player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct OthersTurns {
    /// The entry of the log that they lead to.
    pub entry: usize,
    /// What they brought.
    pub worth: f64,
}

/// A decision: a turn from the action to its end or its roll, or the choice of the pair to keep.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// The round.
    pub round: u8,
    /// The first and the last of its entries in the log.
    pub entries: (usize, usize),
    /// What was done.
    pub chosen: Choice,
    /// The best options that do different things, best first: as many as a hint tells.
    pub told: Vec<Advice>,
    /// What was done, as one of the options; none where dice were turned to and fro.
    pub done: Option<Advice>,
    /// How many options there were.
    pub options: usize,
    /// Whether it mattered: some options are worth less than others.
    pub is_real: bool,
    /// What was chosen is worth.
    pub worth: f64,
    /// What the best option is worth beyond that, at equal depth.
    pub loss: Estimate,
    /// Rollouts of the options that the loss rests on; 0 where it is by value or exact.
    pub rollouts: u32,
    /// Whether nothing but dice that were all counted follows.
    pub exact: bool,
    /// What the loss rests on.
    pub basis: Basis,
}

impl Decision {
    /// The position that it was made in, as later corrections made it.
    #[must_use]
    pub fn before(&self, game: &Game) -> State {
        game.corrected_at(self.entries.0 - 1).state
    }

    /// The decision that these moves make in a position, judged as one of a game at this depth; none where they are no
    /// whole one, up to the end of the turn or the roll of all four dice (§4).
    #[must_use]
    pub fn by(advisor: &Advisor, before: &State, moves: &[Move], budget: Option<&Budget>) -> Option<Self> {
        let outlook = Outlook { config: advisor.config(), values: advisor.values() };
        Analyst { advisor, outlook, budget }.decision_by(0, before, moves)
    }

    /// The best option.
    #[must_use]
    pub fn best(&self) -> &Choice {
        self.told.first().map_or(&self.chosen, |best| &best.choice)
    }

    /// Whether it clearly lost something; else what was chosen is about as good as the best.
    #[must_use]
    pub fn is_clear_loss(&self, goal: Goal) -> bool {
        self.loss.is_clear(goal)
    }
}

/// A roll, with what it was worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Roll {
    /// The round; 0 for setup, which counts as one roll up to the player's first decision.
    pub round: u8,
    /// Its entry in the log; of setup the last one.
    pub entry: usize,
    /// What it was for.
    pub purpose: RollKind,
    /// The row of the score sheet that rolled.
    pub row: usize,
    /// The mean over all outcomes.
    pub expected: Estimate,
    /// What it came to.
    pub worth: f64,
}

impl Roll {
    /// What the roll brought beyond the mean.
    #[must_use]
    pub fn luck(&self) -> f64 {
        self.worth - self.expected.mean
    }
}

impl LossAccount {
    /// What the rolls brought beyond their means.
    #[must_use]
    pub fn luck(&self) -> f64 {
        self.rolls.iter().map(Roll::luck).sum()
    }

    /// What the decisions lost.
    #[must_use]
    pub fn loss(&self) -> f64 {
        self.decisions.iter().map(|decision| decision.loss.mean).sum()
    }

    /// What other players' turns brought.
    #[must_use]
    pub fn others(&self) -> f64 {
        self.others.iter().map(|others| others.worth).sum()
    }

    /// What the values do not know.
    #[must_use]
    pub fn residual(&self) -> f64 {
        self.end - self.start.mean - self.luck() + self.loss() - self.others()
    }

    /// The result without the luck of rolls.
    #[must_use]
    pub fn adjusted(&self) -> f64 {
        self.end - self.luck()
    }

    /// Decisions with a real choice.
    pub fn real_decisions(&self) -> impl Iterator<Item = &Decision> {
        self.decisions.iter().filter(|decision| decision.is_real)
    }

    /// The mean loss of decisions with a real choice; none without any.
    #[must_use]
    pub fn mean_loss(&self) -> Option<f64> {
        let count = self.real_decisions().count();
        let sum: f64 = self.real_decisions().map(|decision| decision.loss.mean).sum();
        (count > 0).then(|| sum / count as f64)
    }

    /// The decisions that lost the most, and more than noise: at most `count`, the worst first.
    #[must_use]
    pub fn mistakes(&self, count: usize) -> Vec<&Decision> {
        let mut worst: Vec<&Decision> =
            self.real_decisions().filter(|decision| decision.is_clear_loss(self.goal)).collect();
        worst.sort_by(|a, b| b.loss.mean.total_cmp(&a.loss.mean));
        worst.truncate(count);
        worst
    }
}

impl Analysis {
    /// Goes over a game as its later corrections made it. Losses are by value, or by rollouts within a budget for each
    /// decision; in the last turn of a game they are exact.
    ///
    /// The same game and budget give the same analysis, unless the budget has a ceiling of time.
    #[must_use]
    pub fn new(advisor: &Advisor, game: &Game, budget: Option<&Budget>) -> Self {
        let trails = trails(advisor, game, budget, &mut |_| true);
        Self::of(advisor, game, budget, trails.unwrap_or_default())
    }

    /// The same, watched: before each entry it tells how many of all entries are behind it, from 0 to 1, and stops where it
    /// is told to.
    #[must_use]
    pub fn watched(
        advisor: &Advisor,
        game: &Game,
        budget: Option<&Budget>,
        watch: &mut dyn FnMut(f32) -> bool,
    ) -> Option<Self> {
        Some(Self::of(advisor, game, budget, trails(advisor, game, budget, watch)?))
    }

    fn of(advisor: &Advisor, game: &Game, budget: Option<&Budget>, trails: Vec<Trail>) -> Self {
        let (config, values, state) = (game.config(), advisor.values(), game.state());
        let analyst = Analyst { advisor, outlook: Outlook { config, values }, budget };
        let account = |(seat, trail): (usize, Trail)| trail.account(&analyst, state, seat, game.log().len());
        Self {
            goal: values.goal(),
            is_over: state.phase() == Phase::Over,
            rollouts: budget.map_or(0, |budget| budget.rollouts),
            players: trails.into_iter().enumerate().map(account).collect(),
        }
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
    let analyst = Analyst { advisor, outlook: Outlook { config, values: advisor.values() }, budget };
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
