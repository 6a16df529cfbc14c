//! Many games by policies, and the figures they give.

use std::num::NonZeroUsize;

use super::{Advisor, Generator, Policy, RollDice, ValueSets, policy::act};
use crate::rules::{GameConfig, MAX_ROWS, Move, NoGrid, Phase, State, coins_vp, line_vp};
use common::search::{self, GamesToPlay, SeatResult};

/// Games that one thread plays in one go, at most: of computers that think, and of random ones, which take no longer than
/// dealing them out.
const MOST_AT_ONCE: [u64; 2] = [8, 512];

/// The parts of a total: types, lines, coins.
pub const PARTS: usize = 3;

/// The figures of a simulation.
pub type Figures = search::Figures<PARTS>;

/// The figures of one seat.
pub type SeatFigures = search::SeatFigures<PARTS>;

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
        act(policy(state.seat()), advisor, &mut state, generator);
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

/// A table of policies.
struct Policies<'a> {
    simulation: &'a Simulation,
    start: State,
    advisor: Advisor,
    all_random: bool,
}

impl search::Table<PARTS> for Policies<'_> {
    fn seats(&self) -> usize {
        self.simulation.policies.len()
    }

    fn at_once(&self) -> u64 {
        MOST_AT_ONCE[usize::from(self.all_random)]
    }

    #[inline]
    fn play(&self, generator: &mut Generator, results: &mut [SeatResult<PARTS>]) {
        let policies = &self.simulation.policies;
        let end = if self.all_random {
            play(&self.start, &self.advisor, |_| Policy::Random, generator)
        } else {
            play(&self.start, &self.advisor, |seat| policies[seat], generator)
        };
        tell(&end, &self.simulation.config, results);
    }
}

/// Tells what each seat got in a finished game.
#[inline]
fn tell(state: &State, config: &GameConfig, results: &mut [SeatResult<PARTS>]) {
    let (layout, score) = (config.layout(), state.score());
    let players = results.len();
    let mut totals = [0; MAX_ROWS];
    for (seat, result) in results.iter_mut().enumerate() {
        let sheet = state.sheet(seat);
        let types = score.types_vp(layout, seat);
        let (lines, coins) = (line_vp(sheet.built()), coins_vp(sheet.coins()));
        totals[seat] = types + lines + coins;
        result.place = (seat + players - state.first()) % players;
        result.total = totals[seat];
        result.parts = [types, lines, coins];
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
    for result in results {
        result.sharing = if result.total == best { sharing } else { 0 };
    }
}

/// Plays the games. `progress` hears now and then how many are done, from any thread.
///
/// # Errors
/// [`NoGrid`] when the layout is counts only.
pub fn simulate(simulation: &Simulation, progress: impl Fn(u64) + Sync) -> Result<Figures, NoGrid> {
    let Simulation { config, values, policies, first, games, seed, threads } = simulation;
    let mut start = State::new(config)?;
    if let (Some(first), Phase::First) = (*first, start.phase()) {
        step(&mut start, config, Move::First(first));
    }
    let table = Policies {
        simulation,
        start,
        advisor: Advisor::new(config, values)?,
        all_random: policies.iter().all(|&policy| policy == Policy::Random),
    };
    let to_play = GamesToPlay { games: *games, seed: *seed, threads: *threads };
    Ok(search::simulate(&table, to_play, progress))
}

#[cfg(test)]
mod tests {
    use std::{
        collections::HashSet,
        sync::{
            Condvar, Mutex,
            atomic::{AtomicU64, Ordering},
        },
        thread,
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
