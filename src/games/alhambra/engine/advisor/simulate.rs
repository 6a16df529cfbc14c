//! Many games by policies, and the figures they give.

use std::{convert::Infallible, num::NonZeroUsize};

use super::{Advisor, Generator, Policy, board_view::BoardViews, draw_on, points::parts_of, policy::act};
use crate::rules::play::State;
use common::search::{self, GamesToPlay, Meeting, SeatResult, Standings};

/// The parts of a total: types, walls, modules.
pub const PARTS: usize = 3;

/// The figures of a simulation.
pub type Figures = search::Figures<PARTS>;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The configuration of every game, and what advisors know.
    pub advisor: Advisor,
    /// One policy for each player.
    pub policies: Vec<Policy>,
    /// How many games.
    pub games: u64,
    /// The same seed gives the same figures, whatever the number of threads.
    pub seed: u64,
    /// How many threads play.
    pub threads: NonZeroUsize,
}

/// A table of policies. Who begins follows from the deal (§A4.2): no seat is better than another.
struct Policies<'a> {
    simulation: &'a Simulation,
    start: State,
}

impl Simulation {
    const fn to_play(&self) -> GamesToPlay {
        GamesToPlay { games: self.games, seed: self.seed, threads: self.threads }
    }
}

impl<'a> Policies<'a> {
    fn of(simulation: &'a Simulation) -> Self {
        Self { simulation, start: State::new(simulation.advisor.config()) }
    }
}

impl search::Table<PARTS> for Policies<'_> {
    fn seats(&self) -> usize {
        self.simulation.policies.len()
    }

    fn play(&self, generator: &mut Generator, results: &mut [SeatResult<PARTS>]) {
        let Simulation { advisor, policies, .. } = self.simulation;
        let mut first = None;
        let policy = |seat: usize| {
            first.get_or_insert(seat);
            policies[seat]
        };
        let (end, _) = play(self.start.clone(), advisor, policy, generator);
        let players = results.len();
        let first = first.unwrap_or(0);
        for (seat, result) in results.iter_mut().enumerate() {
            result.place = (seat + players - first) % players;
            result.parts = parts_of(&end, seat);
            result.total = result.parts.iter().sum();
        }
        let best = results.iter().map(|result| result.total).max();
        let sharing = results.iter().filter(|result| Some(result.total) == best).count();
        for result in results {
            result.sharing = if Some(result.total) == best { sharing } else { 0 };
        }
    }
}

/// Plays one game to its end, from a position on; returns it and how many decisions there were.
pub fn play(
    mut state: State,
    advisor: &Advisor,
    mut policy: impl FnMut(usize) -> Policy,
    generator: &mut Generator,
) -> (State, u64) {
    let config = advisor.config();
    let mut boards = BoardViews::default();
    let mut decisions = 0;
    while draw_on(&mut state, config, generator) {
        let Some(seat) = advisor.deciding(&state) else { break };
        decisions += 1;
        if !act(policy(seat), advisor, &mut state, &mut boards, generator) {
            break;
        }
    }
    (state, decisions)
}

/// Plays the games. `progress` hears now and then how many are done, from any thread.
pub fn simulate(simulation: &Simulation, progress: impl Fn(u64) + Sync) -> Figures {
    search::simulate(&Policies::of(simulation), simulation.to_play(), progress)
}

/// The same as long as `goes_on` says so, which hears how many are done.
pub fn simulate_while(simulation: &Simulation, goes_on: impl Fn(u64) -> bool + Sync) -> Figures {
    search::simulate_while(&Policies::of(simulation), simulation.to_play(), goes_on)
}

/// Plays a tournament: `simulation` says how each two play, and its policies are the players. `progress` hears how many
/// are done in all.
pub fn tournament(simulation: &Simulation, progress: impl Fn(u64) + Sync) -> Standings {
    let Simulation { policies, games, seed, .. } = simulation;
    let standings =
        search::tournament(policies.len(), *games, *seed, |Meeting { players, games, seed, before }| {
            let policies: Vec<Policy> = players.map(|player| policies[player]).to_vec();
            let seats = Simulation { policies, games, seed, ..simulation.clone() };
            Ok::<_, Infallible>(simulate(&seats, |done| progress(before + done)))
        });
    match standings {
        Ok(standings) => standings,
        Err(never) => match never {},
    }
}
