//! Many games by computers, and the figures they give.

use std::{
    num::NonZeroUsize,
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Instant,
};

use super::Generator;

/// Goes for each thread: few at the end wait for the last one.
const GOES: u64 = 64;

/// Totals that are told apart; higher ones count as the highest.
const TOTALS: usize = 1024;

/// Seats that can share a victory.
const SHARING: usize = 6;

/// A table at which computers play; a total is told in so many parts.
pub trait Table<const PARTS: usize>: Sync {
    /// How many sit at it.
    fn seats(&self) -> usize;

    /// Games that one thread plays in one go, at most.
    fn at_once(&self) -> u64 {
        8
    }

    /// Plays a game by this chance, and says what each seat got.
    fn play(&self, generator: &mut Generator, results: &mut [SeatResult<PARTS>]);
}

/// What a seat got in a game.
#[derive(Clone, Copy, Debug)]
pub struct SeatResult<const PARTS: usize> {
    /// Its place in turn order, from 0.
    pub place: usize,
    /// Its total.
    pub total: u16,
    /// What that is made of.
    pub parts: [u16; PARTS],
    /// How many share the victory with it, itself included; 0 where it did not win.
    pub sharing: usize,
}

/// How many games are played.
#[derive(Clone, Copy, Debug)]
pub struct GamesToPlay {
    /// So many.
    pub games: u64,
    /// The same seed gives the same figures, whatever the number of threads.
    pub seed: u64,
    /// How many threads play.
    pub threads: NonZeroUsize,
}

/// Totals at the percentiles 1, 5, 25, 50, 75, 95, 99: the least total that so many games in a hundred do not exceed.
pub type Percentiles = [(u8, u16); 7];

/// The figures of one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatFigures<const PARTS: usize> {
    /// Mean total.
    pub mean: f64,
    /// Standard error of the mean.
    pub standard_error: f64,
    /// Percentiles of the total.
    pub percentiles: Percentiles,
    /// The mean of each part of the total.
    pub parts: [f64; PARTS],
    /// Victories; one shared by k counts 1/k.
    pub wins: f64,
    /// The same by its place in turn order, that of the first player first.
    pub places: Vec<PlaceFigures>,
}

/// The figures of a seat in the games in which it had the same place in turn order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlaceFigures {
    /// How many games those are.
    pub games: u64,
    /// Mean total; NaN without a game.
    pub mean: f64,
    /// Standard error of the mean; NaN without a game.
    pub standard_error: f64,
    /// Victories; one shared by k counts 1/k.
    pub wins: f64,
}

/// The figures of a simulation, and how long it took in seconds.
#[derive(Clone, Debug)]
pub struct Figures<const PARTS: usize> {
    /// Seat by seat.
    pub seats: Vec<SeatFigures<PARTS>>,
    /// Wall-clock seconds.
    pub seconds: f64,
}

/// Sums over games, as whole numbers so that their order does not matter.
#[derive(Clone)]
struct Tally<const PARTS: usize> {
    totals: Vec<u64>,
    parts: [u64; PARTS],
    /// Wins shared by 1 to 6.
    wins: [u64; SHARING],
}

impl<const PARTS: usize> Tally<PARTS> {
    fn new() -> Self {
        Self { totals: vec![0; TOTALS], parts: [0; PARTS], wins: [0; SHARING] }
    }

    #[inline]
    fn count(&mut self, result: &SeatResult<PARTS>) {
        self.totals[usize::from(result.total).min(TOTALS - 1)] += 1;
        for (sum, part) in self.parts.iter_mut().zip(result.parts) {
            *sum += u64::from(part);
        }
        if let Some(wins) = result.sharing.checked_sub(1).and_then(|at| self.wins.get_mut(at)) {
            *wins += 1;
        }
    }

    fn add(&mut self, other: &Self) {
        let sums = self.totals.iter_mut().chain(&mut self.parts).chain(&mut self.wins);
        for (sum, more) in sums.zip(other.totals.iter().chain(&other.parts).chain(&other.wins)) {
            *sum += more;
        }
    }

    /// The figures of a seat, from its tallies by place in turn order.
    fn figures(places: &[Self]) -> SeatFigures<PARTS> {
        let mut all = Self::new();
        places.iter().for_each(|place| all.add(place));
        let PlaceFigures { games, mean, standard_error, wins } = all.place_figures();
        let games = games as f64;
        SeatFigures {
            mean,
            standard_error,
            percentiles: [1, 5, 25, 50, 75, 95, 99].map(|p| (p, all.percentile(p, games))),
            parts: all.parts.map(|sum| sum as f64 / games),
            wins,
            places: places.iter().map(Self::place_figures).collect(),
        }
    }

    fn place_figures(&self) -> PlaceFigures {
        let count = self.totals.iter().sum::<u64>();
        let games = count as f64;
        let moment = |k: i32| -> f64 {
            self.totals.iter().enumerate().map(|(total, &n)| (total as f64).powi(k) * n as f64).sum()
        };
        let mean = moment(1) / games;
        let variance = (moment(2) / games - mean * mean).max(0.0) * games / (games - 1.0).max(1.0);
        let wins = (1..).zip(self.wins).map(|(sharing, n)| n as f64 / f64::from(sharing)).sum();
        PlaceFigures { games: count, mean, standard_error: (variance / games).sqrt(), wins }
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

/// Plays the games. `progress` hears now and then how many are done, from any thread.
///
/// # Panics
/// Never, unless a thread of its own does.
pub fn simulate<T: Table<PARTS>, const PARTS: usize>(
    table: &T,
    to_play: GamesToPlay,
    progress: impl Fn(u64) + Sync,
) -> Figures<PARTS> {
    let goes_on = |done| {
        progress(done);
        true
    };
    simulate_while(table, to_play, goes_on)
}

/// The same as long as `goes_on` says so, which hears how many are done: after that no game is begun.
///
/// # Panics
/// Never, unless a thread of its own does.
pub fn simulate_while<T: Table<PARTS>, const PARTS: usize>(
    table: &T,
    to_play: GamesToPlay,
    goes_on: impl Fn(u64) -> bool + Sync,
) -> Figures<PARTS> {
    let GamesToPlay { games, seed, threads } = to_play;
    let began = Instant::now();
    let next = AtomicU64::new(0);
    let done = AtomicU64::new(0);
    let seats = table.seats();
    let at_once = (games / (GOES * threads.get() as u64)).clamp(1, table.at_once());
    let none = || vec![vec![Tally::<PARTS>::new(); seats]; seats];
    let work = || {
        let mut tallies = none();
        let mut results = vec![SeatResult { place: 0, total: 0, parts: [0; PARTS], sharing: 0 }; seats];
        loop {
            let from = next.fetch_add(at_once, Ordering::Relaxed);
            if from >= games {
                return tallies;
            }
            let to = games.min(from + at_once);
            for game in from..to {
                table.play(&mut Generator::new(seed, game), &mut results);
                for (places, result) in tallies.iter_mut().zip(&results) {
                    places[result.place].count(result);
                }
            }
            if !goes_on(done.fetch_add(to - from, Ordering::Relaxed) + to - from) {
                return tallies;
            }
        }
    };
    let mut sums = none();
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.get()).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            if let Ok(tallies) = worker.join() {
                for (sum, tally) in sums.iter_mut().flatten().zip(tallies.iter().flatten()) {
                    sum.add(tally);
                }
            }
        }
    });
    let seats = sums.iter().map(|places| Tally::figures(places)).collect();
    Figures { seats, seconds: began.elapsed().as_secs_f64() }
}
