//! Many games by policies, and the figures they give.

use std::{
    num::NonZeroUsize,
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Instant,
};

use super::{Advisor, Generator, Policy, RollDice, ValueSets};
use crate::rules::{GameConfig, MAX_ROWS, Move, NoGrid, Phase, State, coins_vp, line_vp};

/// Games that one thread plays in one go, at most, and so many goes for each: few at the end wait for the last one. Games
/// of random policies take no longer than dealing them out.
const MOST_AT_ONCE: [u64; 2] = [8, 512];
const GOES: u64 = 64;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The configuration of every game.
    pub config: GameConfig,
    /// What advisors know.
    pub values: ValueSets,
    /// One policy for each real player.
    pub policies: Vec<Policy>,
    /// The seat, from 0, that goes first in every game of several players; none draws it for each game (§3.1).
    pub first: Option<u8>,
    /// How many games.
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
pub struct SeatFigures {
    /// Mean total.
    pub mean: f64,
    /// Standard error of the mean.
    pub standard_error: f64,
    /// Percentiles of the total.
    pub percentiles: Percentiles,
    /// Mean VP of types.
    pub types: f64,
    /// Mean VP of lines.
    pub lines: f64,
    /// Mean VP of coins.
    pub coins: f64,
    /// Victories; one shared by k counts 1/k (§11).
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
    /// Victories; one shared by k counts 1/k (§11).
    pub wins: f64,
}

/// Plays one game to its end, from a position on.
///
/// `policy` names the policy of a seat. Passed as a function, so that a table of one policy is compiled for it.
#[inline]
pub fn play(
    start: &State,
    advisor: &Advisor,
    policy: impl Fn(usize) -> Policy,
    generator: &mut Generator,
) -> State {
    let mut state = *start;
    while roll_on(&mut state, advisor.config(), generator) {
        policy(state.seat()).act(advisor, &mut state, generator);
    }
    state
}

/// Rolls until an action or a pair to keep is to be chosen, and ends the turns before: false when the game is over.
// An arm for each phase: where it is known, only what the rules do in it is left of `apply`.
#[inline]
pub(super) fn roll_on(state: &mut State, config: &GameConfig, generator: &mut Generator) -> bool {
    loop {
        match state.phase() {
            Phase::Phantom => step(state, config, Move::Roll(generator.pair())),
            Phase::Action | Phase::Keep => return true,
            Phase::Built | Phase::Done | Phase::Kept(_) => step(state, config, Move::EndTurn),
            Phase::OwnPair => step(state, config, Move::Roll(generator.pair())),
            Phase::AllFour => step(state, config, Move::RollFour(generator.four())),
            Phase::PhantomSetup | Phase::Setup | Phase::Placing | Phase::ExtraPair => {
                step(state, config, Move::Roll(generator.pair()));
            }
            Phase::First => {
                let first = generator.below(config.players() as u32) as u8;
                step(state, config, Move::First(first));
            }
            Phase::Over => return false,
        }
    }
}

/// The seat's part of the victory: 1/k of one shared by k, 0 of none (§7.4, §11).
pub fn victory(state: &State, config: &GameConfig, seat: usize) -> f32 {
    let total = |row| state.winning_total(config, row);
    let own = total(seat);
    let others = (0..config.rows()).map(total);
    if others.clone().any(|other| other > own) {
        0.0
    } else {
        1.0 / others.filter(|other| *other == own).count() as f32
    }
}

/// A step that the rules accept.
#[inline(always)]
#[expect(clippy::inline_always, reason = "simulations are a tenth faster")]
fn step(state: &mut State, config: &GameConfig, command: Move) {
    let accepted = state.apply(config, command);
    debug_assert_eq!(accepted, Ok(()), "{command:?}");
}

/// Sums over games, as whole numbers so that their order does not matter.
#[derive(Clone)]
struct Tally {
    totals: Vec<u64>,
    types: u64,
    lines: u64,
    coins: u64,
    /// Wins shared by 1 to 5.
    wins: [u64; 5],
}

const TOTALS: usize = 1024;

impl Tally {
    fn new() -> Self {
        Self { totals: vec![0; TOTALS], types: 0, lines: 0, coins: 0, wins: [0; 5] }
    }

    fn add(&mut self, other: &Self) {
        for (sum, more) in self.totals.iter_mut().zip(&other.totals) {
            *sum += more;
        }
        self.types += other.types;
        self.lines += other.lines;
        self.coins += other.coins;
        for (sum, more) in self.wins.iter_mut().zip(other.wins) {
            *sum += more;
        }
    }

    /// The figures of a seat, from its tallies by place in turn order.
    fn figures(places: &[Self]) -> SeatFigures {
        let mut all = Self::new();
        places.iter().for_each(|place| all.add(place));
        let PlaceFigures { games, mean, standard_error, wins } = all.place_figures();
        let games = games as f64;
        SeatFigures {
            mean,
            standard_error,
            percentiles: [1, 5, 25, 50, 75, 95, 99].map(|p| (p, all.percentile(p, games))),
            types: all.types as f64 / games,
            lines: all.lines as f64 / games,
            coins: all.coins as f64 / games,
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

/// The tallies of seats, each by its places in turn order.
type Tallies = Vec<Vec<Tally>>;

/// Adds a finished game to the tallies of its seats.
#[inline]
fn count(state: &State, config: &GameConfig, tallies: &mut Tallies) {
    let (layout, score) = (config.layout(), state.score());
    let players = tallies.len();
    let place = |seat: usize| (seat + players - state.first()) % players;
    let mut totals = [0; MAX_ROWS];
    for (seat, places) in tallies.iter_mut().enumerate() {
        let tally = &mut places[place(seat)];
        let sheet = state.sheet(seat);
        let types = score.types_vp(layout, seat);
        let lines = line_vp(sheet.built());
        let coins = coins_vp(sheet.coins());
        totals[seat] = types + lines + coins;
        tally.types += u64::from(types);
        tally.lines += u64::from(lines);
        tally.coins += u64::from(coins);
        tally.totals[usize::from(totals[seat]).min(TOTALS - 1)] += 1;
    }
    let mut rows = config.players();
    if let Some(bonus) = config.phantom_bonus() {
        for (phantom, total) in totals.iter_mut().enumerate().take(config.rows()).skip(rows) {
            *total = score.types_vp(layout, phantom) + u16::from(bonus);
        }
        rows = config.rows();
    }
    let best = totals[..rows].iter().copied().max().unwrap_or(0);
    let sharing = totals[..rows].iter().filter(|&&total| total == best).count();
    for (seat, places) in tallies.iter_mut().enumerate() {
        if totals[seat] == best {
            places[place(seat)].wins[sharing - 1] += 1;
        }
    }
}

/// The figures of a simulation, and how long it took in seconds.
pub struct Figures {
    /// Seat by seat.
    pub seats: Vec<SeatFigures>,
    /// Wall-clock seconds.
    pub seconds: f64,
}

/// Plays the games. `progress` hears now and then how many are done, from any thread.
///
/// # Errors
/// [`NoGrid`] when the layout is counts only.
///
/// # Panics
/// Never, unless a thread of its own does.
pub fn simulate(simulation: &Simulation, progress: impl Fn(u64) + Sync) -> Result<Figures, NoGrid> {
    let Simulation { config, values, policies, first, games, seed, threads } = simulation;
    let mut start = State::new(config)?;
    if let (Some(first), Phase::First) = (*first, start.phase()) {
        step(&mut start, config, Move::First(first));
    }
    let began = Instant::now();
    let next = AtomicU64::new(0);
    let done = AtomicU64::new(0);
    let advisor = Advisor::new(config, values)?;
    let all_random = policies.iter().all(|&policy| policy == Policy::Random);
    let most = MOST_AT_ONCE[usize::from(all_random)];
    let at_once = (games / (GOES * threads.get() as u64)).clamp(1, most);
    let none = || vec![vec![Tally::new(); policies.len()]; policies.len()];
    let work = || {
        let mut tallies = none();
        loop {
            let from = next.fetch_add(at_once, Ordering::Relaxed);
            if from >= *games {
                return tallies;
            }
            let to = games.min(&(from + at_once)).to_owned();
            for game in from..to {
                let mut generator = Generator::new(*seed, game);
                let end = if all_random {
                    play(&start, &advisor, |_| Policy::Random, &mut generator)
                } else {
                    play(&start, &advisor, |seat| policies[seat], &mut generator)
                };
                count(&end, config, &mut tallies);
            }
            progress(done.fetch_add(to - from, Ordering::Relaxed) + to - from);
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
    Ok(Figures { seats, seconds: began.elapsed().as_secs_f64() })
}

#[cfg(test)]
mod tests {
    use std::{
        collections::HashSet,
        sync::{Condvar, Mutex},
        time::Duration,
    };

    use super::*;
    use crate::log::NamedLayout;

    fn simulation(policies: &[Policy], games: u64, threads: usize) -> Simulation {
        let phantoms = if policies.len() == 1 { 2 } else { 1 };
        let config = GameConfig::new(NamedLayout::standard().1, policies.len(), phantoms).unwrap();
        Simulation {
            config,
            values: ValueSets::bundled(),
            policies: policies.to_vec(),
            first: None,
            games,
            seed: 7,
            threads: NonZeroUsize::new(threads).unwrap(),
        }
    }

    /// Who has played waits until another thread has, too.
    #[test]
    fn also_a_few_games_are_played_by_all_threads_and_are_told_one_by_one() {
        let (threads, more) = (Mutex::new(HashSet::new()), Condvar::new());
        let told = AtomicU64::new(0);
        let games = simulation(&[Policy::Greedy], 12, 2);
        simulate(&games, |_| {
            told.fetch_add(1, Ordering::Relaxed);
            let mut threads = threads.lock().unwrap();
            threads.insert(thread::current().id());
            more.notify_all();
            let waits = more.wait_timeout_while(threads, Duration::from_secs(20), |all| all.len() < 2);
            assert!(!waits.unwrap().1.timed_out(), "one thread has all games");
        })
        .unwrap();
        assert_eq!(told.into_inner(), 12);
    }

    #[test]
    fn the_figures_are_the_same_with_any_number_of_threads() {
        for (policies, games) in [(vec![Policy::Greedy, Policy::Random], 45), (vec![Policy::Random; 2], 3000)]
        {
            let of = |threads| simulate(&simulation(&policies, games, threads), |_| ()).unwrap().seats;
            let one = of(1);
            assert!([2, 3, 64].iter().all(|&threads| of(threads) == one));
        }
    }
}
