//! What the thread does: it plays the games of every level, quick ones, and then the one in which the advisor looks ahead.

use super::{
    again::{Outcome, Table, begun_again, play, policies},
    tally::Tally,
};
use crate::{
    advisor::{Advisor, Level, Policy},
    log::PlayedGame,
};
use common::worker::WorkerHandle;

/// The levels that a result is compared with, weakest first. The advisor that looks ahead would take minutes for many games.
pub const LEVELS: [Policy; 4] = [
    Policy::Level(Level::Beginner),
    Policy::Level(Level::Casual),
    Policy::Level(Level::Strong),
    Policy::AdvisorFast,
];

/// Games that are told at once.
const AT_ONCE: u64 = 10;
/// So many times the advisor tells how far it is.
const WORDS: f32 = 20.0;

/// What the thread tells.
#[derive(Debug)]
pub enum WorkerMessage {
    /// What a level made so far, by its place in [`LEVELS`].
    Level(usize, Tally),
    /// How far the advisor is with its game, from 0 to 1.
    Thought(f32),
    /// As the advisor played it.
    Best(Box<PlayedGame>),
}

/// What is still to be found of a game.
pub struct Job {
    pub game: PlayedGame,
    /// The row that is compared.
    pub row: usize,
    pub advisor: Advisor,
    /// What each level made so far, of how many games.
    pub levels: [Tally; LEVELS.len()],
    pub games: [u64; LEVELS.len()],
    /// The advisor has played.
    pub has_best: bool,
}

impl Job {
    /// Finds it, and tells it as it comes, until nobody waits any more.
    pub fn run(&self, handle: &WorkerHandle<WorkerMessage>) {
        let mut levels = (0..LEVELS.len()).map(|at| self.level(at, handle));
        if levels.all(|done| done.is_some()) && !self.has_best {
            // Nothing is told of a game that was stopped.
            let _ = self.best(handle);
        }
    }

    /// Plays the games of a level that are left; none where that was stopped.
    fn level(&self, at: usize, handle: &WorkerHandle<WorkerMessage>) -> Option<()> {
        let again = begun_again(&self.game, self.row, LEVELS[at])?;
        let policies: Vec<Policy> = policies(&again).into_iter().map(quick).collect();
        let (mut tally, games) = (self.levels[at], self.games[at]);
        while tally.games < games {
            let table = Table { policies: &policies, person: tally.games };
            let played = play(again.clone(), &self.advisor, table, handle.stop(), &mut |_| ())?;
            tally.add(&Outcome::of(&played, self.row));
            if tally.games % AT_ONCE == 0 || tally.games == games {
                handle.tell(WorkerMessage::Level(at, tally)).then_some(())?;
            }
        }
        Some(())
    }

    /// Lets the advisor play, which looks ahead; so do computers that did in the game.
    fn best(&self, handle: &WorkerHandle<WorkerMessage>) -> Option<()> {
        let again = begun_again(&self.game, self.row, Policy::Advisor)?;
        let policies = policies(&again);
        let mut told = 0.0;
        let mut hears = |part: f32| {
            let part = (part * WORDS).floor() / WORDS;
            if part > told {
                told = part;
                handle.tell(WorkerMessage::Thought(part));
            }
        };
        let table = Table { policies: &policies, person: 0 };
        let best = play(again, &self.advisor, table, handle.stop(), &mut hears)?;
        handle.tell(WorkerMessage::Best(Box::new(best))).then_some(())
    }
}

/// What plays in the place of a policy where many games are played.
const fn quick(policy: Policy) -> Policy {
    match policy {
        Policy::Advisor => Policy::AdvisorFast,
        policy => policy,
    }
}

/// Whether a policy plays the same position otherwise from game to game.
pub const fn is_left_to_slips(policy: Policy) -> bool {
    matches!(policy, Policy::Random | Policy::Level(_))
}
