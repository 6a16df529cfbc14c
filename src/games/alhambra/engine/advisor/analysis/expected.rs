//! What positions are worth to everybody: the mean over what chance may bring, when all play by the values.

use std::thread;

use super::Analyst;
use crate::{
    advisor::{Budget, Deal, Estimate, Goal, Outlook, board_view::BoardViews},
    rules::play::State,
};

/// How far is played on from a position, in how many deals.
#[derive(Clone, Copy, Debug)]
pub(super) enum Horizon {
    /// To each player's next decision, which is worth what the values say. That varies by some 4 VP.
    NextDecision(u64),
    /// To the end.
    End(u64),
}

impl Horizon {
    /// By value, or as far as rollouts within a budget go.
    pub fn of(budget: Option<&Budget>) -> Self {
        /// Of the rollouts of a decision one in so many is played for each position.
        const PART: u32 = 25;
        match budget {
            None => Self::NextDecision(96),
            Some(budget) => Self::End((budget.rollouts / PART).clamp(24, 400).into()),
        }
    }

    const fn deals(self) -> u64 {
        match self {
            Self::NextDecision(deals) | Self::End(deals) => deals,
        }
    }
}

/// What a position is worth to everybody, each as a mean.
#[derive(Clone, Copy, Debug)]
pub(super) struct Expected {
    mean: Outlook,
    error: Outlook,
}

impl Expected {
    /// What a game is worth before it begins.
    pub fn at_the_start(analyst: &Analyst) -> Self {
        let alike = |of: fn(Estimate) -> f64| Outlook::alike(|goal| of(analyst.start(goal)));
        Self { mean: alike(|start| start.mean), error: alike(|start| start.error) }
    }

    pub const fn of(&self, goal: Goal, seat: usize) -> Estimate {
        Estimate { mean: self.mean.of(goal, seat), error: self.error.of(goal, seat) }
    }

    /// The same, but to one seat what another says.
    pub fn except(self, seat: usize, other: &Self) -> Self {
        Self { mean: self.mean.with(seat, &other.mean), error: self.error.with(seat, &other.error) }
    }

    /// The same, but with this chance of winning for a seat; the others have more or less of it by as much, each by its part.
    pub fn with_victory(mut self, (seat, players): (usize, usize), victory: f64) -> Self {
        let more = victory - self.mean.of(Goal::Victory, seat);
        let each = more / (players - 1) as f64;
        for other in 0..players {
            self.mean.add_victory(other, if other == seat { more } else { -each });
        }
        self
    }

    fn of_all(drawn: &[Outlook]) -> Self {
        let count = drawn.len() as f64;
        // What is the same in all deals is exact.
        let first = drawn.first().copied().unwrap_or_default();
        let (mut mean, mut error) = (first, Outlook::default());
        for outlook in drawn {
            let mut more = *outlook;
            more.change(&first, |one, first| *one -= first);
            mean.change(&more, |mean, more| *mean += more / count);
        }
        for outlook in drawn {
            let mut off = *outlook;
            off.change(&mean, |one, mean| *one -= mean);
            error.change(&off, |sum, off| *sum += off * off / count / count);
        }
        let squares = error;
        error.change(&squares, |error, square| *error = square.sqrt());
        Self { mean, error }
    }
}

impl Analyst {
    /// What a position is worth to everybody.
    pub(super) fn expected(
        &self,
        horizon: Horizon,
        boards: &BoardViews,
        state: &State,
        seed: u64,
    ) -> Expected {
        let (threads, deals) = (self.threads.get() as u64, horizon.deals());
        let draw = |thread: u64| -> Vec<Outlook> {
            let part = thread * deals / threads..(thread + 1) * deals / threads;
            part.map(|number| self.played_on(horizon, boards.clone(), state, Deal::new(seed, number)))
                .collect()
        };
        let drawn: Vec<Outlook> = if threads == 1 {
            draw(0)
        } else {
            thread::scope(|scope| {
                let workers: Vec<_> = (0..threads).map(|at| scope.spawn(move || draw(at))).collect();
                workers.into_iter().filter_map(|worker| worker.join().ok()).flatten().collect()
            })
        };
        Expected::of_all(&drawn)
    }

    /// What everybody's next decision is worth in a deal, or the end; the result where the game is over before.
    fn played_on(&self, horizon: Horizon, mut boards: BoardViews, state: &State, mut deal: Deal) -> Outlook {
        let config = self.advisor.config();
        let mut state = state.clone();
        if let Horizon::End(_) = horizon {
            return Outlook::result(config, &self.advisor.play_out(state, &mut boards, &mut deal));
        }
        let mut found = Outlook::default();
        let mut left: Vec<usize> = (0..config.players()).collect();
        while !left.is_empty() && deal.draw_on(&mut state, config) {
            let Some((outlook, best)) = self.advisor.expected(&state, &mut boards) else { break };
            if let Some(seat) = self.advisor.deciding(&state) {
                found = found.with(seat, &outlook);
                left.retain(|&other| other != seat);
            }
            state = best.after;
        }
        let end = Outlook::result(config, &state);
        left.into_iter().fold(found, |found, seat| found.with(seat, &end))
    }
}
