//! Going over the games of the library, one after the other, to find what is worth practising.

use crate::games::roll_and_write::{
    advisor::Analysis,
    log::Game,
    session::{
        background::{Background, News, Teller, Waker},
        review::ReviewJob,
    },
};

/// The games that are still to be gone over.
#[derive(Debug)]
pub struct Search {
    /// The next one last.
    files: Vec<String>,
    all: usize,
    work: Option<(String, Game, Background<Analysis>)>,
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
        let run = move |teller: &Teller<Analysis>| {
            if let Some(found) = job.find(&mut |_| !teller.is_stopped()) {
                teller.tell(found);
            }
        };
        self.work = Background::begin("drills", waker, run).map(|work| (file, game, work));
    }

    /// What was found in a game.
    pub fn hear(&mut self) -> Option<(String, Game, Analysis)> {
        match self.work.as_ref()?.2.hear() {
            News::Found(found) => self.work.take().map(|(file, game, _)| (file, game, found)),
            News::Nothing => None,
            News::Ended => {
                self.work = None;
                None
            }
        }
    }
}
