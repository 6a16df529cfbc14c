//! Many games by policies, and the figures they give.

use std::{
    num::NonZeroUsize,
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Instant,
};

use super::{Advisor, Generator, Policy, board_view::BoardViews, draw_on, points::so_far};
use crate::rules::play::{MOST_PLAYERS, State};

/// Games that one thread plays in one go, at most, and so many goes for each: few at the end wait for the last one.
const MOST_AT_ONCE: u64 = 8;
const GOES: u64 = 64;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The configuration of every game, and what advisors know.
    pub advisor: Advisor,
    /// One policy for each player; in game n they sit n seats further on, so that nobody has the better seat.
    pub policies: Vec<Policy>,
    /// How many games.
    pub games: u64,
    /// The same seed gives the same figures, whatever the number of threads.
    pub seed: u64,
    /// How many threads play.
    pub threads: NonZeroUsize,
}

/// Totals at the percentiles 1, 5, 25, 50, 75, 95, 99: the least total that so many games in a hundred do not exceed.
pub type Percentiles = [(u8, u16); 7];

/// The figures of one player.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatFigures {
    /// Mean total.
    pub mean: f64,
    /// Standard error of the mean.
    pub standard_error: f64,
    /// Percentiles of the total.
    pub percentiles: Percentiles,
    /// Victories; one shared by k counts 1/k (§A4.9).
    pub wins: f64,
}

/// The figures of a simulation, and how long it took in seconds.
#[derive(Debug)]
pub struct Figures {
    /// Player by player.
    pub seats: Vec<SeatFigures>,
    /// Turns and other decisions in all games.
    pub decisions: u64,
    /// Wall-clock seconds.
    pub seconds: f64,
}

/// Plays one game to its end, from a position on; returns it and how many decisions there were.
pub fn play(
    mut state: State,
    advisor: &Advisor,
    policy: impl Fn(usize) -> Policy,
    generator: &mut Generator,
) -> (State, u64) {
    let config = advisor.config();
    let mut boards = BoardViews::default();
    let mut decisions = 0;
    while draw_on(&mut state, config, generator) {
        let Some(seat) = deciding(advisor, &state) else { break };
        decisions += 1;
        if !policy(seat).act(advisor, &mut state, &mut boards, generator) {
            break;
        }
    }
    (state, decisions)
}

/// The seat that decides.
fn deciding(advisor: &Advisor, state: &State) -> Option<usize> {
    match state.to_act(advisor.config()) {
        crate::rules::play::ToAct::Decision(seat) => Some(seat.into()),
        _ => None,
    }
}

/// Sums over games, as whole numbers so that their order does not matter.
#[derive(Clone)]
struct Tally {
    totals: Vec<u64>,
    /// Wins shared by 1 to 6.
    wins: [u64; MOST_PLAYERS],
}

const TOTALS: usize = 512;

impl Tally {
    fn new() -> Self {
        Self { totals: vec![0; TOTALS], wins: [0; MOST_PLAYERS] }
    }

    fn add(&mut self, other: &Self) {
        for (sum, more) in self.totals.iter_mut().zip(&other.totals) {
            *sum += more;
        }
        for (sum, more) in self.wins.iter_mut().zip(other.wins) {
            *sum += more;
        }
    }

    fn figures(&self) -> SeatFigures {
        let games = self.totals.iter().sum::<u64>() as f64;
        let moment = |k: i32| -> f64 {
            self.totals.iter().enumerate().map(|(total, &n)| (total as f64).powi(k) * n as f64).sum()
        };
        let mean = moment(1) / games;
        let variance = (moment(2) / games - mean * mean).max(0.0) * games / (games - 1.0).max(1.0);
        SeatFigures {
            mean,
            standard_error: (variance / games).sqrt(),
            percentiles: [1, 5, 25, 50, 75, 95, 99].map(|percent| (percent, self.percentile(percent, games))),
            wins: (1..).zip(self.wins).map(|(sharing, n)| n as f64 / f64::from(sharing)).sum(),
        }
    }

    fn percentile(&self, percent: u8, games: f64) -> u16 {
        let needed = games * f64::from(percent) / 100.0;
        let mut seen = 0;
        let reached = self.totals.iter().position(|&n| {
            seen += n;
            seen as f64 >= needed
        });
        reached.unwrap_or(TOTALS - 1) as u16
    }
}

/// Adds a finished game to the tallies of its players, who sit so many seats further on.
fn count(state: &State, advisor: &Advisor, turned: usize, tallies: &mut [Tally]) {
    let players = tallies.len();
    let totals = so_far(advisor.config(), state);
    let best = totals[..players].iter().copied().max().unwrap_or(0);
    let sharing = totals[..players].iter().filter(|&&total| total == best).count();
    for (player, tally) in tallies.iter_mut().enumerate() {
        let total = totals[(player + turned) % players];
        tally.totals[usize::from(total).min(TOTALS - 1)] += 1;
        if total == best {
            tally.wins[sharing - 1] += 1;
        }
    }
}

/// Plays the games. `progress` hears now and then how many are done, from any thread.
pub fn simulate(simulation: &Simulation, progress: impl Fn(u64) + Sync) -> Figures {
    let Simulation { advisor, policies, games, seed, threads } = simulation;
    let start = State::new(advisor.config());
    let players = policies.len();
    let began = Instant::now();
    let (next, done, decided) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    let at_once = (games / (GOES * threads.get() as u64)).clamp(1, MOST_AT_ONCE);
    let work = || {
        let mut tallies = vec![Tally::new(); players];
        loop {
            let from = next.fetch_add(at_once, Ordering::Relaxed);
            if from >= *games {
                return tallies;
            }
            let to = *games.min(&(from + at_once));
            for game in from..to {
                let turned = (game % players as u64) as usize;
                let policy = |seat: usize| policies[(seat + players - turned) % players];
                let (end, decisions) = play(start.clone(), advisor, policy, &mut Generator::new(*seed, game));
                decided.fetch_add(decisions, Ordering::Relaxed);
                count(&end, advisor, turned, &mut tallies);
            }
            progress(done.fetch_add(to - from, Ordering::Relaxed) + to - from);
        }
    };
    let mut sums = vec![Tally::new(); players];
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.get()).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            if let Ok(tallies) = worker.join() {
                sums.iter_mut().zip(&tallies).for_each(|(sum, tally)| sum.add(tally));
            }
        }
    });
    Figures {
        seats: sums.iter().map(Tally::figures).collect(),
        decisions: decided.into_inner(),
        seconds: began.elapsed().as_secs_f64(),
    }
}
