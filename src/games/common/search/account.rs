//! A game gone over: what every decision lost, and what chance brought.
//!
//! For each player the result is V(start) + the luck of what chance brought − the losses of decisions + what other players'
//! turns brought + a residual: what the values miss. `docs/analysis.md` says how each of them is found.

use serde::{Deserialize, Serialize};

use super::{Advice, Basis, Estimate, Goal, Ranking};

/// A game gone over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis<C, P, D> {
    /// What is counted: VP, or the chance of winning.
    pub goal: Goal,
    /// Whether the game came to its end.
    pub is_over: bool,
    /// Rollouts for each decision; 0 where the losses are by value.
    pub rollouts: u32,
    /// Player by player, in the order of the score sheet.
    pub players: Vec<LossAccount<C, P, D>>,
    /// The same decisions and chance in VP, where the goal is to win and values know totals, too; else none. What was best
    /// stands in the accounts by which options are judged.
    pub in_vp: Vec<LossAccount<C, P, D>>,
}

impl<C, P, D> Analysis<C, P, D> {
    /// Whether it is of so many players, and of entries that a log of this length has.
    #[must_use]
    pub fn fits(&self, players: usize, entries: usize) -> bool {
        let has = |first: usize, last: usize| 0 < first && first <= last && last <= entries;
        let mut all = self.players.iter().chain(&self.in_vp);
        self.players.len() == players
            && all.all(|account| account.decisions.iter().all(|of| has(of.entries.0, of.entries.1)))
    }
}

/// What became of a player's expected result, from the start on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LossAccount<C, P, D> {
    /// What is counted.
    pub goal: Goal,
    /// What the game is worth before the first decision, from games played by the values.
    pub start: Estimate,
    /// The result, or what the last position is worth where the game is not over.
    pub end: f64,
    /// The decisions, in their order.
    pub decisions: Vec<Decision<C, P>>,
    /// What chance brought, in its order.
    #[serde(rename = "rolls")]
    pub draws: Vec<Draw<D>>,
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

/// A decision: all that a player does before chance or somebody else goes on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision<C, P> {
    /// In which round, or which turn of the player.
    pub round: u8,
    /// The first and the last of its entries in the log.
    pub entries: (usize, usize),
    /// What was done.
    pub chosen: C,
    /// The best options that do different things, best first: as many as a hint tells.
    pub told: Vec<Advice<C, P>>,
    /// What was done, as one of the options; none where it was done in a roundabout way.
    pub done: Option<Advice<C, P>>,
    /// How many options there were.
    pub options: usize,
    /// Whether it mattered: some options are worth less than others.
    pub is_real: bool,
    /// What was chosen is worth.
    pub worth: f64,
    /// What the best option is worth beyond that, at equal depth. By rollouts it can be a little less than nothing: were
    /// that told as nothing, the losses of many decisions would add up to too much.
    pub loss: Estimate,
    /// Rollouts of the options that the loss rests on; 0 where it is by value or exact.
    pub rollouts: u32,
    /// Whether nothing but chance that was all counted follows.
    pub exact: bool,
    /// What the loss rests on.
    pub basis: Basis,
}

impl<C, P> Decision<C, P> {
    /// The best option.
    #[must_use]
    pub fn best(&self) -> &C {
        self.told.first().map_or(&self.chosen, |best| &best.choice)
    }

    /// What the best option has more VP than what was done; less than nothing where winning costs VP. None where values know
    /// no totals, or what was done is none of the options.
    #[must_use]
    pub fn vp_lost(&self) -> Option<f64> {
        Some(self.told.first()?.vp()? - self.done.as_ref()?.vp()?)
    }

    /// Judges it by rollouts: by a refined ranking, of which these are told, and what was done as one of its options.
    pub fn refine(&mut self, ranking: &Ranking<C, P>, told: Vec<Advice<C, P>>, done: Advice<C, P>) {
        let is_exact = ranking.options.first().is_some_and(|best| best.exact);
        let behind = ranking.asked.filter(|_| done.difference != Estimate::default());
        let behind = behind.unwrap_or(done.difference);
        self.loss = Estimate { mean: 0.0 - behind.mean, error: behind.error };
        self.rollouts = ranking.rollouts;
        self.exact = is_exact && done.exact;
        self.basis = done.basis();
        self.told = told;
        self.done = Some(done);
    }

    /// Whether it clearly lost something; else what was chosen is about as good as the best.
    #[must_use]
    pub fn is_clear_loss(&self, goal: Goal) -> bool {
        self.loss.is_clear(goal)
    }
}

/// Something that chance brought, with what it was worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Draw<D> {
    /// The round, or the turn of the player; 0 for setup, which counts as one up to the player's first decision.
    pub round: u8,
    /// Its entry in the log; of setup the last one.
    pub entry: usize,
    /// What was drawn for whom.
    #[serde(flatten)]
    pub of: D,
    /// The mean over all outcomes.
    pub expected: Estimate,
    /// What it came to.
    pub worth: f64,
}

impl<D> Draw<D> {
    /// What it brought beyond the mean.
    #[must_use]
    pub fn luck(&self) -> f64 {
        self.worth - self.expected.mean
    }
}

impl<C, P, D> LossAccount<C, P, D> {
    /// What chance brought beyond its means.
    #[must_use]
    pub fn luck(&self) -> f64 {
        self.draws.iter().map(Draw::luck).sum()
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

    /// The result without luck.
    #[must_use]
    pub fn adjusted(&self) -> f64 {
        self.end - self.luck()
    }

    /// Decisions with a real choice.
    pub fn real_decisions(&self) -> impl Iterator<Item = &Decision<C, P>> {
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
    pub fn mistakes(&self, count: usize) -> Vec<&Decision<C, P>> {
        let mut worst: Vec<&Decision<C, P>> =
            self.real_decisions().filter(|decision| decision.is_clear_loss(self.goal)).collect();
        worst.sort_by(|a, b| b.loss.mean.total_cmp(&a.loss.mean));
        worst.truncate(count);
        worst
    }
}
