//! How far options are behind the leader, by rollouts on the same dice and by their values together.
//! docs/advisor-answers.md says where the constants come from.

use std::cmp::Reverse;

use super::{BATCH, End, Estimate, Goal, ValueError};

/// A value usually counts like so many rollouts.
const VALUE_COUNTS: f64 = 40.0;
/// This experience weighs as much as so many options that were rolled.
const EXPERIENCE: f64 = 2.0;
/// The variance of a batch's mean, in that of as many rollouts with dice of their own, and the batches that count as much
/// as this experience.
const BATCHES: (f64, f64) = (0.9, 10.0);
/// What is known of an option.
#[derive(Debug)]
pub struct Samples<'a, E> {
    /// Its value.
    pub value: f64,
    /// The ends of its rollouts, on the same dice as those of others.
    pub ends: &'a [E],
}

impl<E> Clone for Samples<'_, E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E> Copy for Samples<'_, E> {}

/// Options, one of which leads.
#[derive(Debug)]
pub struct Comparison<'a, E> {
    goal: Goal,
    value_error: ValueError,
    options: Vec<Samples<'a, E>>,
    leader: usize,
    trust: Trust,
}

impl<'a, E: End> Comparison<'a, E> {
    /// Options, of which this one leads; what they differ by in value usually has this error.
    #[must_use]
    pub fn new(goal: Goal, value_error: ValueError, options: Vec<Samples<'a, E>>, leader: usize) -> Self {
        let trust = Trust::new(goal, &options, leader);
        Self { goal, value_error, options, leader, trust }
    }

    /// How much an option is better than another by the rollouts that both have, joined with their values.
    #[must_use]
    pub fn difference(&self, one: usize, other: usize) -> Estimate {
        self.difference_of(self.options[one], self.options[other])
    }

    /// The same of options on other dice.
    #[must_use]
    pub fn difference_of(&self, one: Samples<E>, other: Samples<E>) -> Estimate {
        self.joined(one.value - other.value, played(self.goal, one, other))
    }

    /// How much each option is better than the leader.
    #[must_use]
    pub fn behind(&self) -> Vec<Estimate> {
        let played = self.played_against_leader();
        let by_value = |i: usize| self.options[i].value - self.options[self.leader].value;
        let others = (0..self.options.len()).filter(|&i| i != self.leader);
        let known = others.filter_map(|i| Some((played[i]?.difference, by_value(i))));
        let luck = LeadersLuck::new(self.trust, known);
        let without = |played: Played| Played { difference: luck.taken_from(played.difference), ..played };
        (0..played.len()).map(|i| self.joined(by_value(i), played[i].map(without))).collect()
    }

    /// How much each option is better than the leader by rollouts alone.
    ///
    /// One that left is compared with the mean of those that went on, and this with the leader by what they have in
    /// common later: in the first rollouts the leader was lucky more often than not, or it would not lead.
    fn played_against_leader(&self) -> Vec<Option<Played>> {
        let rollouts = |i: usize| self.options[i].ends.len();
        let mut order: Vec<usize> = (0..self.options.len()).collect();
        order.sort_by_key(|&i| Reverse(rollouts(i)));
        let mut all = vec![None; self.options.len()];
        let mut longer = 0;
        for left_together in order.chunk_by(|&i, &j| rollouts(i) == rollouts(j)) {
            let (went_on, n) = (&order[..longer], rollouts(left_together[0]));
            longer += left_together.len();
            let have_left = went_on.len() > 1 && (1..rollouts(self.leader)).contains(&n);
            let field = have_left.then(|| self.field(went_on, &all, n));
            for &i in left_together {
                all[i] = match &field {
                    Some(field) => Some(field.played(self.goal, self.options[i])),
                    None => played(self.goal, self.options[i], self.options[self.leader]),
                };
            }
        }
        all
    }

    /// The mean of these options over the first `n` rollouts.
    fn field(&self, options: &[usize], played: &[Option<Played>], n: usize) -> Field {
        let worth = |end: &E| self.goal.measure(end);
        let mean =
            |of: &dyn Fn(usize) -> f64| options.iter().map(|&j| of(j)).sum::<f64>() / options.len() as f64;
        let known = |j: usize| played[j].map_or(Estimate::default(), |played| played.difference);
        Field {
            ends: (0..n).map(|k| mean(&|j| worth(&self.options[j].ends[k]))).collect(),
            difference: Estimate { mean: mean(&|j| known(j).mean), error: mean(&|j| known(j).error) },
        }
    }

    /// What rollouts and values say together: each counts by the inverse of its squared error. A value that rollouts
    /// contradict is taken to be as wrong as they say.
    fn joined(&self, by_value: f64, played: Option<Played>) -> Estimate {
        let (by_value, trust) = (self.value_error.of(by_value), self.trust);
        let Some(Played { difference, rollouts }) = played else {
            return Estimate { error: by_value.error.max((trust.error * trust.spread).sqrt()), ..by_value };
        };
        let variance = difference.error.powi(2);
        let contradiction = (difference.mean - by_value.mean).powi(2) - variance;
        let (played_counts, value_counts) =
            (variance.recip(), (variance * rollouts * trust.error).max(contradiction).recip());
        let counts = played_counts + value_counts;
        Estimate {
            mean: (difference.mean * played_counts + by_value.mean * value_counts) / counts,
            error: counts.recip().sqrt() * self.value_error.joined,
        }
    }
}

/// What rollouts that two share differ by, and how many those are.
#[derive(Clone, Copy)]
struct Played {
    difference: Estimate,
    rollouts: f64,
}

fn played<E: End>(goal: Goal, one: Samples<E>, other: Samples<E>) -> Option<Played> {
    let worth = |end: &E| goal.measure(end);
    let ends: Vec<f64> =
        one.ends.iter().zip(other.ends).map(|(one, other)| worth(one) - worth(other)).collect();
    (!ends.is_empty())
        .then(|| Played { difference: batched(&ends, goal.spread()), rollouts: ends.len() as f64 })
}

/// The mean of several options.
struct Field {
    /// What its ends count, rollout by rollout.
    ends: Vec<f64>,
    /// How much it is better than the leader.
    difference: Estimate,
}

impl Field {
    /// How much an option is better than the leader, by way of the field.
    fn played<E: End>(&self, goal: Goal, option: Samples<E>) -> Played {
        let worth = |end: &E| goal.measure(end);
        let ends: Vec<f64> =
            option.ends.iter().zip(&self.ends).map(|(end, mean)| worth(end) - mean).collect();
        let apart = batched(&ends, goal.spread());
        let (mean, error) = (apart.mean + self.difference.mean, apart.error.hypot(self.difference.error));
        Played { difference: Estimate { mean, error }, rollouts: ends.len() as f64 }
    }
}

/// How far the values of a decision are to be trusted, as its rollouts show.
#[derive(Clone, Copy, Debug)]
struct Trust {
    /// The squared error of a difference by value, in the variance of one rollout's.
    error: f64,
    /// That variance on average.
    spread: f64,
}

impl Trust {
    /// What is usual, and what the rollouts against the leader's say: the more of them, the more it counts. No less than
    /// what is usual, for a dozen rollouts agree with values by chance.
    fn new<E: End>(goal: Goal, options: &[Samples<E>], leader: usize) -> Self {
        let (mut weights, mut error) = (EXPERIENCE, EXPERIENCE / VALUE_COUNTS);
        let mut spread = EXPERIENCE * goal.spread().0.powi(2);
        let leading = options[leader];
        for &option in options.iter().enumerate().filter(|&(i, _)| i != leader).map(|(_, option)| option) {
            let Some(Played { difference, rollouts }) = played(goal, option, leading) else { continue };
            let variance = difference.error.powi(2) * rollouts;
            let off = difference.mean - (option.value - leading.value);
            let weight = rollouts / (rollouts + VALUE_COUNTS);
            error += weight * (off * off / variance - rollouts.recip());
            spread += weight * variance;
            weights += weight;
        }
        Self { error: (error / weights).max(VALUE_COUNTS.recip()), spread: spread / weights }
    }
}

/// How lucky the leader was, as far as all others together tell: if the rollouts have everybody further behind than the
/// values, it is more likely that the leader was lucky than that all values are wrong.
struct LeadersLuck {
    /// How much further behind the others are than by value, on average.
    shift: f64,
    /// The squared error of that, and of the leader's value.
    variance: f64,
}

impl LeadersLuck {
    fn new(trust: Trust, others: impl Iterator<Item = (Estimate, f64)>) -> Self {
        let usual = trust.error * trust.spread;
        let (sum, weights) = others.fold((0.0, 0.0), |(sum, weights), (played, by_value)| {
            let weight = (usual + played.error.powi(2)).recip();
            (sum + weight * (played.mean - by_value), weights + weight)
        });
        if weights > 0.0 {
            Self { shift: sum / weights, variance: usual / 2.0 + weights.recip() }
        } else {
            Self { shift: 0.0, variance: usual }
        }
    }

    /// A difference to the leader without the leader's luck: half of its squared error is the leader's.
    fn taken_from(&self, played: Estimate) -> Estimate {
        let luck = played.error.powi(2) / 2.0;
        Estimate { mean: played.mean - self.shift * luck / (luck + self.variance), ..played }
    }
}

/// The mean of what rollouts differ by, with its standard error. The rollouts of a batch are no more independent than
/// their dice; batches are, so that it is their means that tell how far the whole is to be trusted.
#[must_use]
pub fn batched(ends: &[f64], (spread, weight): (f64, f64)) -> Estimate {
    let squares = |list: &[f64], mean: f64| list.iter().map(|one| (one - mean).powi(2)).sum::<f64>();
    let mean = |list: &[f64]| list.iter().sum::<f64>() / list.len() as f64;
    let (n, all) = (ends.len() as f64, mean(ends));
    let variance = (squares(ends, all) + weight * spread.powi(2)) / (n - 1.0 + weight);
    let batches: Vec<f64> = ends.chunks_exact(BATCH as usize).map(mean).collect();
    let others = batches.len().saturating_sub(1) as f64;
    let between = if others > 0.0 { f64::from(BATCH) * squares(&batches, mean(&batches)) } else { 0.0 };
    let (usual, counts) = BATCHES;
    let error = (between + usual * counts * variance) / (others + counts) / n;
    Estimate { mean: all, error: error.sqrt() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug)]
    struct Points(f64);

    impl End for Points {
        fn total(&self) -> f64 {
            self.0
        }

        fn victory(&self) -> f64 {
            0.0
        }
    }

    #[test]
    fn a_difference_errs_so_many_times_as_far_as_its_values_are_said_to_make_it() {
        let ends = |of: u32| (0..72_u32).map(|k| Points(f64::from(k * of % 7))).collect::<Vec<_>>();
        let (one, other) = (ends(3), ends(5));
        let error = |joined: f64| {
            let options = vec![Samples { value: 1.0, ends: &one[..] }, Samples { value: 0.0, ends: &other }];
            let value_error = ValueError { joined, ..Goal::Total.value_error() };
            Comparison::new(Goal::Total, value_error, options, 0).difference(1, 0).error
        };
        assert!((error(1.5) / error(1.0) - 1.5).abs() < 1e-9);
    }
}
