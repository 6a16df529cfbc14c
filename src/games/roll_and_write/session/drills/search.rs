//! Going over the games of the library, one after the other, to find what is worth practising.

use crate::{advisor::Analysis, log::Game, session::review::ReviewJob};
use common::worker::{Poll, Waker, Worker, WorkerHandle};

/// The games that are still to be gone over.
#[derive(Debug)]
pub struct Search {
    /// The next one last.
    files: Vec<String>,
    all: usize,
    work: Option<(String, Game, Worker<Analysis>)>,
}

impl Search {
    /// Of these games.
    pub fn new(mut files: Vec<String>) -> Self {
        files.reverse();
        Self { all: files.len(), files, work: None }
    }

    /// How many are behind it, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.all - self.files.len() - usize::from(self.work.is_some()), self.all)
    }

    /// The next one, when none is gone over.
    pub fn next(&mut self) -> Option<String> {
        if self.work.is_some() { None } else { self.files.pop() }
    }

    /// Whether all were gone over.
    pub fn is_over(&self) -> bool {
        self.files.is_empty() && self.work.is_none()
    }

    /// Goes over one.
    pub fn begin(&mut self, file: String, job: ReviewJob, waker: Waker) {
        let game = job.game.clone();
        let run = move |handle: &WorkerHandle<Analysis>| {
            if let Some(found) = job.find(handle.stop()) {
                handle.tell(found);
            }
        };
        self.work = Worker::begin("drills", waker, run).map(|work| (file, game, work));
    }

    /// What was found in a game.
    pub fn poll(&mut self) -> Option<(String, Game, Analysis)> {
        match self.work.as_ref()?.2.poll() {
            Poll::Found(found) => self.work.take().map(|(file, game, _)| (file, game, found)),
            Poll::Nothing => None,
            Poll::Ended => {
                self.work = None;
                None
            }
        }
    }
}
