//! What every option is worth: instantly by value, then by rollouts on common dice.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use super::{
    Choice, Generator, Values, book,
    simulate::{roll_on, victory},
    values::Goal,
};
use crate::rules::{BuildingType, NoGrid, State, Terms, coins_vp, line_vp};

/// Ranks the options of a decision.
#[derive(Clone, Debug)]
pub struct Advisor {
    terms: Terms,
    values: Arc<Values>,
}

/// A mean with its standard error; the error is 0 where the mean is exact, or is a value's alone.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

impl Estimate {
    /// Whether a difference is more than noise and more than a trifle; else the two are about equal.
    #[must_use]
    pub fn is_clear(&self, goal: Goal) -> bool {
        let trifle = match goal {
            Goal::Total => 0.1,
            Goal::Victory => 0.01,
        };
        self.mean.abs() >= trifle && self.mean.abs() > 2.0 * self.error
    }
}

/// What a total is made of, in mean VP.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Parts {
    /// By the race for each type, in the order of the score sheet (§6, §7.1).
    pub types: [f64; BuildingType::COUNT],
    /// By rows and columns (§7.2).
    pub lines: f64,
    /// By coins left (§7.3).
    pub coins: f64,
}

/// What an option is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The option.
    pub choice: Choice,
    /// The expected total of the player.
    pub total: Estimate,
    /// The total beyond that of the best option: 0 for the best, else negative.
    pub difference: Estimate,
    /// The chance of winning where somebody else can (a victory shared by k counts 1/k), from rollouts or, where the goal
    /// is to win, from the value.
    pub victory: Option<f64>,
    /// The chance of a total above the expected total of the best option, from rollouts.
    pub above_mean: Option<f64>,
    /// What the total is made of, from rollouts.
    pub parts: Option<Parts>,
    /// Rollouts that this rests on; 0 when it is a value's alone.
    pub rollouts: u32,
    /// Whether it is exact: nothing but dice that were all counted follows.
    pub exact: bool,
}

/// How far to refine a ranking.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    /// Rollouts in all.
    pub rollouts: u32,
    /// Differences to the best need no smaller standard error than this, in VP.
    pub error: f64,
    /// A ceiling of time, not the measure of the work.
    pub ceiling: Option<Duration>,
    /// The seed of the rollouts' dice.
    pub seed: u64,
}

/// Why a ranking is less refined than asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// The ceiling of time was reached.
    Time,
    /// It was cancelled.
    Cancelled,
}

/// Advice on all options, best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranking {
    /// The options.
    pub options: Vec<Advice>,
    /// Rollouts played in all.
    pub rollouts: u32,
    /// Whether it was cut short.
    pub cut: Option<Cut>,
}

impl Advisor {
    /// An advisor for games by these terms, with the values that come with the program: those of the layout, or general
    /// ones for a layout that it does not know.
    ///
    /// # Errors
    /// [`NoGrid`] when the layout is counts only.
    pub fn new(terms: &Terms) -> Result<Self, NoGrid> {
        Ok(Self { terms: *terms, values: book::values(terms)? })
    }

    /// An advisor with values of one's own, trained for the layout.
    #[must_use]
    pub const fn with_values(terms: Terms, values: Arc<Values>) -> Self {
        Self { terms, values }
    }

    /// The terms.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The values.
    #[must_use]
    pub const fn values(&self) -> &Arc<Values> {
        &self.values
    }

    /// All options of the player whose decision is due, ranked by value alone, best first; empty when none is due.
    #[must_use]
    pub fn rank(&self, state: &State) -> Ranking {
        let (terms, goal) = (&self.terms, self.values.goal());
        let mut valued: Vec<(f64, Choice)> = Choice::all(terms, state)
            .into_iter()
            .map(|choice| (self.values.worth(terms, state, &choice.after), choice))
            .collect();
        valued.sort_by(|a, b| b.0.total_cmp(&a.0));
        let best = valued.first().map_or(0.0, |best| best.0);
        let advice = |(worth, choice)| {
            let mean = |mean| Estimate { mean, error: 0.0 };
            Advice {
                choice,
                total: mean(worth),
                difference: mean(worth - best),
                victory: (goal == Goal::Victory).then_some(worth),
                above_mean: None,
                parts: None,
                rollouts: 0,
                exact: false,
            }
        };
        Ranking { options: valued.into_iter().map(advice).collect(), rollouts: 0, cut: None }
    }

    /// The best option by value alone; none when no decision is due.
    #[must_use]
    pub fn best(&self, state: &State) -> Option<Choice> {
        self.rank(state).options.into_iter().next().map(|advice| advice.choice)
    }

    /// The ranking refined by rollouts: every option is played on, on the same dice as the others, to the end of the game.
    ///
    /// The same seed and budget give the same ranking, unless it is cut.
    #[must_use]
    pub fn refine(&self, state: &State, budget: &Budget, cancelled: &AtomicBool) -> Ranking {
        let began = Instant::now();
        let mut ranking = self.rank(state);
        let count = ranking.options.len() as u32;
        let mut tallies = vec![Tally::default(); ranking.options.len()];
        for rollout in 0..u64::from(budget.rollouts.checked_div(count).unwrap_or(0)) {
            ranking.cut = if cancelled.load(Relaxed) {
                Some(Cut::Cancelled)
            } else if budget.ceiling.is_some_and(|ceiling| began.elapsed() > ceiling) {
                Some(Cut::Time)
            } else {
                None
            };
            if ranking.cut.is_some() {
                break;
            }
            for (advice, tally) in ranking.options.iter().zip(&mut tallies) {
                tally.add(
                    &self.terms,
                    &self.roll_out(state, &advice.choice, &mut Generator::new(budget.seed, rollout)),
                    state.seat(),
                );
                ranking.rollouts += 1;
            }
        }
        for (advice, tally) in ranking.options.iter_mut().zip(&tallies) {
            tally.tell(advice);
        }
        let best = ranking.options.iter().map(|advice| advice.total.mean).fold(f64::NEG_INFINITY, f64::max);
        for advice in &mut ranking.options {
            advice.difference.mean = advice.total.mean - best;
        }
        ranking.options.sort_by(|a, b| b.total.mean.total_cmp(&a.total.mean));
        ranking
    }

    /// Plays an option and all that follows by the values: the end of the game.
    fn roll_out(&self, state: &State, choice: &Choice, generator: &mut Generator) -> State {
        let mut state = *state;
        choice.play(&self.terms, &mut state);
        while roll_on(&mut state, &self.terms, generator) {
            self.values.decide(&mut state, &self.terms);
        }
        state
    }
}

/// Sums over the ends of rollouts.
#[derive(Clone, Debug, Default)]
struct Tally {
    count: f64,
    total: f64,
    squares: f64,
    victories: f64,
    parts: Parts,
}

impl Tally {
    fn add(&mut self, terms: &Terms, end: &State, seat: usize) {
        let total = f64::from(end.total(terms, seat));
        self.count += 1.0;
        self.total += total;
        self.squares += total * total;
        self.victories += f64::from(victory(end, terms, seat));
        for building in BuildingType::ALL {
            let vp = end.score().standing(terms.layout(), seat, building).vp;
            self.parts.types[building.index()] += f64::from(vp);
        }
        self.parts.lines += f64::from(line_vp(end.sheet(seat).built()));
        self.parts.coins += f64::from(coins_vp(end.sheet(seat).coins()));
    }

    fn tell(&self, advice: &mut Advice) {
        if self.count == 0.0 {
            return;
        }
        let mean = self.total / self.count;
        let variance = (self.squares / self.count - mean * mean).max(0.0);
        advice.total = Estimate { mean, error: (variance / self.count).sqrt() };
        advice.victory = Some(self.victories / self.count);
        advice.parts = Some(Parts {
            types: self.parts.types.map(|sum| sum / self.count),
            lines: self.parts.lines / self.count,
            coins: self.parts.coins / self.count,
        });
        advice.rollouts = self.count as u32;
    }
}
