//! What positions are worth to everybody before chance and after it.

use crate::{
    advisor::{Advisor, Deal, Estimate, Goal, Outlook, board_view::BoardViews},
    rules::play::{Move, State, ToAct},
};

/// Deals that are drawn where not all that can come is counted.
const DEALS: u64 = 128;

/// What a position is worth to everybody, each as a mean.
#[derive(Clone, Copy, Debug)]
pub(super) struct Expected {
    mean: Outlook,
    error: Outlook,
}

impl Expected {
    pub fn certain(mean: Outlook) -> Self {
        Self { mean, error: Outlook::default() }
    }

    pub const fn of(&self, goal: Goal, seat: usize) -> Estimate {
        Estimate { mean: self.mean.of(goal, seat), error: self.error.of(goal, seat) }
    }
}

/// A position in which somebody decides, or nobody any more.
pub(super) fn at_rest(advisor: &Advisor, boards: &mut BoardViews, state: &State) -> Outlook {
    let expected = advisor.expected(state, boards);
    expected.map_or_else(|| Outlook::result(advisor.config(), state), |(outlook, _)| outlook)
}

/// The mean over what chance brings: all outcomes are counted where one draw is left, else some deals drawn. Where one of the
/// outcomes is a scoring card, it alone is drawn on.
pub(super) fn after_chance(
    advisor: &Advisor,
    boards: &mut BoardViews,
    state: &State,
    seed: u64,
) -> Expected {
    let config = advisor.config();
    let mut outcomes = Vec::new();
    state.outcomes(config, &mut |mv, weight| outcomes.push((mv, weight)));
    let mut sum = Sum::default();
    for (mv, weight) in outcomes {
        let mut after = state.clone();
        if after.apply(config, mv).is_err() {
            continue;
        }
        let weight = f64::from(weight);
        match after.to_act(config) {
            ToAct::Chance(_) if mv == Move::ScoringCard => {
                sum.add_mean(&sampled(advisor, boards, &after, seed), weight);
            }
            ToAct::Chance(_) => return sampled(advisor, boards, state, seed),
            _ => sum.add(&at_rest(advisor, boards, &after), weight),
        }
    }
    sum.counted()
}

fn sampled(advisor: &Advisor, boards: &mut BoardViews, state: &State, seed: u64) -> Expected {
    let mut sum = Sum::default();
    for number in 0..DEALS {
        let mut after = state.clone();
        Deal::new(seed, number).draw_on(&mut after, advisor.config());
        sum.add(&at_rest(advisor, boards, &after), 1.0);
    }
    sum.drawn()
}

/// A sum of outlooks.
#[derive(Default)]
struct Sum {
    weight: f64,
    sum: Outlook,
    squares: Outlook,
    /// Of the squared errors of its parts, each by its squared weight.
    errors: Outlook,
}

impl Sum {
    fn add(&mut self, outlook: &Outlook, weight: f64) {
        self.weight += weight;
        self.sum.change(outlook, |sum, one| *sum += weight * one);
        self.squares.change(outlook, |sum, one| *sum += weight * one * one);
    }

    fn add_mean(&mut self, expected: &Expected, weight: f64) {
        self.add(&expected.mean, weight);
        self.errors.change(&expected.error, |sum, error| *sum += (weight * error).powi(2));
    }

    /// The mean of all that can be.
    fn counted(self) -> Expected {
        let weight = self.weight.max(f64::MIN_POSITIVE);
        let (mut mean, mut error) = (self.sum, self.errors);
        mean.change(&self.sum, |mean, sum| *mean = sum / weight);
        error.change(&self.errors, |error, sum| *error = sum.sqrt() / weight);
        Expected { mean, error }
    }

    /// The mean of some that were drawn.
    fn drawn(self) -> Expected {
        let weight = self.weight;
        let mut mean = self.sum;
        mean.change(&self.sum, |mean, sum| *mean = sum / weight);
        let mut error = self.squares;
        error.change(&mean, |error, mean| {
            *error = ((*error / weight - mean * mean).max(0.0) / weight).sqrt();
        });
        Expected { mean, error }
    }
}
