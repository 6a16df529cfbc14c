//! Computers: what is quick to decide is decided at once, the rest in a thread that nobody has to wait for.

use std::sync::atomic::AtomicBool;

use super::{ChanceSource, PlaySession};
use crate::{
    search::Generator,
    worker::{Poll, Worker},
};
use kernel::{MoveOf, PlayedKind, ToAct};

/// What decides for the computers of a game.
pub trait Computers<K: PlayedKind> {
    /// Decides by a policy for the player whose decision is due; none where that cannot be done. The generator is of this
    /// decision alone: the same in the same game, and no business of its chance.
    fn decide(
        &mut self,
        policy: &str,
        config: &K::Config,
        state: &K::State,
        generator: Generator,
    ) -> Option<Decision<K>>;
}

/// Work that ends in moves, or with nothing when it is told to stop.
type Work<K> = dyn FnOnce(&AtomicBool) -> Option<Vec<MoveOf<K>>> + Send;

/// A computer's decision: its next moves, as far as no chance comes between them.
pub enum Decision<K: PlayedKind> {
    /// It is made.
    Made(Vec<MoveOf<K>>),
    /// It takes a while: work for a thread, which ends within some 50 ms with nothing when it is told to stop.
    Work(Box<Work<K>>),
}

impl<K: PlayedKind, C: ChanceSource<K>, S: Computers<K>> PlaySession<K, C, S> {
    /// Lets the computer in this seat decide. False where a person decides, where that cannot be done, and as long as it
    /// takes.
    pub(super) fn decide(&mut self, seat: u8) -> bool {
        let game = &self.open.game;
        let Some(policy) = game.policy(seat.into()) else { return false };
        let entry = game.log().len() + 1;
        let seed = game.seed_at(entry).map_or(0, |seed| seed.0);
        let generator = Generator::new(seed, entry as u64);
        let state = self.unwritten.state(game);
        match self.computers.decide(policy, game.config(), state, generator) {
            Some(Decision::Made(moves)) => self.carry_out(seat, moves),
            Some(Decision::Work(work)) => {
                self.work = Worker::begin("computer", self.waker.clone(), move |handle| {
                    if let Some(moves) = work(handle.stop()) {
                        handle.tell(moves);
                    }
                });
                false
            }
            None => false,
        }
    }

    /// Makes a computer's moves as long as it has to decide; false where not even the first can be made.
    fn carry_out(&mut self, seat: u8, moves: Vec<MoveOf<K>>) -> bool {
        let mut done = false;
        for mv in moves {
            let decides = self.to_act() == ToAct::Decision(seat);
            if !decides || self.unwritten.perform(&mut self.open.game, mv).is_err() {
                break;
            }
            done = true;
        }
        done
    }

    /// Whether a computer is thinking.
    #[must_use]
    pub const fn is_thinking(&self) -> bool {
        self.work.is_some()
    }

    /// Takes in what a computer has decided meanwhile, and goes on; true where something is new.
    pub fn poll(&mut self) -> bool {
        let found = match self.work.as_ref().map(Worker::poll) {
            Some(Poll::Found(moves)) => Some(moves),
            Some(Poll::Ended) => None,
            Some(Poll::Nothing) | None => return false,
        };
        self.work = None;
        let (Some(moves), ToAct::Decision(seat)) = (found, self.to_act()) else { return false };
        let done = self.carry_out(seat, moves);
        if done {
            self.advance();
        }
        done
    }

    /// Stops a computer that is thinking, for as long as nobody looks at the game.
    pub fn pause(&mut self) {
        self.work = None;
    }

    /// Lets a computer that was stopped think again.
    pub fn resume(&mut self) {
        if self.work.is_none() {
            self.advance();
        }
    }
}
