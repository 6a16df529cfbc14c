//! A tournament of policies.

use super::{Policy, Simulation, simulate};
use crate::rules::NoGrid;
use common::search::{self, Meeting, Standings};

/// Plays a tournament: `simulation` says how each two play, and its policies are the players. `progress` hears how many
/// are done in all.
///
/// # Errors
/// [`NoGrid`] when the layout is counts only.
pub fn tournament(simulation: &Simulation, progress: impl Fn(u64) + Sync) -> Result<Standings, NoGrid> {
    let Simulation { policies, games, seed, .. } = simulation;
    search::tournament(policies.len(), *games, *seed, |Meeting { players, games, seed, before }| {
        let policies: Vec<Policy> = players.map(|player| policies[player]).to_vec();
        let seats = Simulation { policies, games, seed, ..simulation.clone() };
        simulate(&seats, |done| progress(before + done))
    })
}
