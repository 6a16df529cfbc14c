//! Going over the games of the library, one after the other, to find what is worth practising.

use std::sync::atomic::AtomicBool;

use super::Drill;
use crate::worker::{Poll, Waker, Worker, WorkerHandle};

/// The games that are still to be gone over.
#[derive(Debug)]
pub struct Search {
    /// The next one last.
    files: Vec<String>,
    all: usize,
    work: Option<Worker<Vec<Drill>>>,
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

    /// Goes over one: `find` finds its mistakes, unless it is stopped.
    pub fn begin(
        &mut self,
        find: impl FnOnce(&AtomicBool) -> Option<Vec<Drill>> + Send + 'static,
        waker: Waker,
    ) {
        let run = move |handle: &WorkerHandle<Vec<Drill>>| {
            if let Some(found) = find(handle.stop()) {
                handle.tell(found);
            }
        };
        self.work = Worker::begin("drills", waker, run);
    }

    /// What was found in a game.
    pub fn poll(&mut self) -> Option<Vec<Drill>> {
        match self.work.as_ref()?.poll() {
            Poll::Found(found) => {
                self.work = None;
                Some(found)
            }
            Poll::Nothing => None,
            Poll::Ended => {
                self.work = None;
                None
            }
        }
    }
}
