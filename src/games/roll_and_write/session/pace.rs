//! How fast something is going, and so how long the rest will take.

use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

/// What is longer ago says nothing about the present: the computer may have had other work, and stages
/// differ.
const WINDOW: Duration = Duration::from_secs(60);

/// Too short to tell.
const LEAST: Duration = Duration::from_secs(3);

/// How much had been done at some moments, only the latest.
#[derive(Clone, Debug)]
pub struct Pace(VecDeque<(Instant, u64)>);

impl Pace {
    /// Begins at a moment, with so much done before.
    #[must_use]
    pub fn new(now: Instant, done: u64) -> Self {
        Self(VecDeque::from([(now, done)]))
    }

    /// Notes that so much is done by now.
    pub fn update(&mut self, now: Instant, done: u64) {
        // The last moment before the window stays, so that the window is covered.
        while self.0.get(1).is_some_and(|&(moment, _)| now.duration_since(moment) >= WINDOW) {
            self.0.pop_front();
        }
        self.0.push_back((now, done));
    }

    /// How long the rest takes at the present pace; none while it is too early to tell.
    #[must_use]
    pub fn left(&self, all: u64) -> Option<Duration> {
        let (&(first, before), &(last, done)) = (self.0.front()?, self.0.back()?);
        let (time, more) = (last.duration_since(first), done.saturating_sub(before));
        let is_known = time >= LEAST && more > 0;
        is_known.then(|| time.mul_f64(all.saturating_sub(done) as f64 / more as f64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The seconds left at each look, one a second, after so much was done in each.
    fn left(done: &[u64]) -> Vec<Option<u64>> {
        let start = Instant::now();
        let (mut pace, mut sum) = (Pace::new(start, 0), 0);
        let looks = (1..).zip(done).map(|(second, more)| {
            sum += more;
            pace.update(start + Duration::from_secs(second), sum);
            pace.left(10_000).map(|left| left.as_secs())
        });
        looks.collect()
    }

    #[test]
    fn an_even_pace_tells_the_rest_and_nothing_is_told_too_early() {
        let even = left(&[100; 20]);
        assert_eq!(even[..2], [None, None]);
        assert_eq!(even[2], Some(97));
        assert_eq!(even[19], Some(80));
        assert_eq!(left(&[0; 20])[19], None, "nothing is done");
    }

    #[test]
    fn a_minute_after_the_pace_changed_it_is_told_as_it_is_then() {
        let slower: Vec<u64> = [100; 30].into_iter().chain([10; 90]).collect();
        let told = left(&slower);
        assert_eq!(told[29], Some(70));
        assert_eq!(told[119], Some(610), "6100 at 10 a second, and not at the mean of both");
    }
}
