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
            // At the end a seat may decide again before all have decided once.
            if let Some(seat) = self.advisor.deciding(&state)
                && let Some(at) = left.iter().position(|&other| other == seat)
            {
                found = found.with(seat, &outlook);
                left.swap_remove(at);
            }
            state = best.after;
        }
        let end = Outlook::result(config, &state);
        left.into_iter().fold(found, |found, seat| found.with(seat, &end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        advisor::{Advisor, Generator, draw_on},
        rules::{GameConfig, Options, Printed, TileSet, play::PlayConfig},
    };

    #[test]
    fn what_another_expects_stays_the_same_through_a_decision_that_everybody_expected() {
        let game = GameConfig::new(2, TileSet::standard().clone(), Options::default()).unwrap();
        let config = PlayConfig::new(game, &Printed::ours()).unwrap();
        let advisor = Advisor::new(config.clone());
        let analyst = Analyst::with_games(&advisor, 2);
        let expected = |state: &State, seat| {
            let horizon = Horizon::NextDecision(4);
            analyst.expected(horizon, &BoardViews::default(), state, 5).of(Goal::Total, seat).mean
        };
        for game in 0..20 {
            let mut state = State::new(&config);
            let mut generator = Generator::new(5, game);
            while draw_on(&mut state, &config, &mut generator) {
                let Some((_, best)) = advisor.expected(&state, &mut BoardViews::default()) else { break };
                if let (0..3, Some(seat)) = (state.stack().len(), advisor.deciding(&state)) {
                    assert_eq!(expected(&state, 1 - seat), expected(&best.after, 1 - seat), "{state:?}");
                }
                state = best.after;
            }
        }
    }
}
