//! The work of the thread: it plays the games of every level, which are quick, and then the one in which the advisor looks
//! ahead.

use super::{
    again::{Outcome, Table, begun_again, play, policies},
    tally::Tally,
};
use crate::{
    advisor::{Advisor, Level, Policy},
    log::PlayedGame,
};
use common::worker::WorkerHandle;

/// The levels that a result is compared with, weakest first. An advisor that looks ahead would take minutes for so many
/// games.
pub const LEVELS: [Policy; 4] = [
    Policy::Level(Level::Beginner),
    Policy::Level(Level::Casual),
    Policy::Level(Level::Strong),
    Policy::AdvisorFast,
];

/// How many games are reported at a time.
const AT_ONCE: u64 = 10;
/// How many times the advisor reports how far it is.
const WORDS: f32 = 20.0;

/// What the thread reports.
#[derive(Debug)]
pub enum WorkerMessage {
    /// What a level has made so far, by its index in [`LEVELS`].
    Level(usize, Tally),
    /// How far the advisor is with its game, from 0 to 1.
    Thought(f32),
    /// The game as the advisor played it.
    Best(Box<PlayedGame>),
}

/// What is still to be found out about a game.
pub struct Job {
    pub game: PlayedGame,
    /// The row that is compared.
    pub row: usize,
    pub advisor: Advisor,
    /// What each level has made so far, and in how many games.
    pub levels: [Tally; LEVELS.len()],
    pub games: [u64; LEVELS.len()],
    /// Whether the advisor has played.
    pub has_best: bool,
}

impl Job {
    /// Finds it out and reports it bit by bit, until nobody waits any more.
    pub fn run(&self, handle: &WorkerHandle<WorkerMessage>) {
        let mut levels = (0..LEVELS.len()).map(|at| self.level(at, handle));
        if levels.all(|done| done.is_some()) && !self.has_best {
            // A game that was stopped is not reported.
            let _ = self.best(handle);
        }
    }

    /// Plays the remaining games of a level; none if that was stopped.
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

    /// Lets the advisor play, which looks ahead, as do computers that did so in the game.
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

/// What stands in for a policy when many games are played.
const fn quick(policy: Policy) -> Policy {
    match policy {
        Policy::Advisor => Policy::AdvisorFast,
        policy => policy,
    }
}

/// Whether a policy may play the same position differently from game to game.
pub const fn is_left_to_slips(policy: Policy) -> bool {
    matches!(policy, Policy::Random | Policy::Level(_))
}
