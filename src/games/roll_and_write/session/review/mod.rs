//! Going over a game that was played: the analysis shown, and the thread that works on it.

mod job;
mod kept;

use std::time::{Duration, Instant};

pub use job::{ReviewJob, Watch};

use crate::{
    advisor::{Advisor, Analysis, Budget, ValueSets},
    files::Analyses,
    log::Game,
};
use common::{
    host::Source,
    worker::{Poll, Waker, Worker, WorkerHandle},
};
use storage::{DataDir, StoreError};

/// Between two words on how far it is: each is drawn.
const PAUSE: Duration = Duration::from_millis(100);

/// The game that is gone over, one at a time.
pub struct Reviews {
    /// How far decisions are looked at.
    pub budget: Budget,
    analyses: Analyses,
    waker: Waker,
    open: Option<Review>,
}

/// A game that is gone over.
#[derive(Debug)]
pub struct Review {
    /// Where its record is from.
    pub source: Source,
    /// The game.
    pub game: Game,
    /// What was found so far: first by value, then by rollouts.
    pub analysis: Option<Analysis>,
    work: Option<Work>,
}

/// The thread that goes over a game.
#[derive(Debug)]
struct Work {
    thread: Worker<WorkerMessage>,
    /// How far it is, from 0 to 1.
    progress: f32,
}

/// What the thread tells.
#[derive(Debug)]
enum WorkerMessage {
    Progress(f32),
    Found(Box<Analysis>),
    NotKept(StoreError),
}

impl Reviews {
    /// None is open.
    #[must_use]
    pub fn new(data: &DataDir) -> Self {
        Self { budget: Budget::REVIEW, analyses: Analyses::new(data), waker: Waker::default(), open: None }
    }

    /// From now on this wakes who is to call [`Reviews::poll`].
    pub fn wake_by(&mut self, waker: Waker) {
        self.waker = waker;
    }

    /// The game that is gone over.
    #[must_use]
    pub const fn open(&self) -> Option<&Review> {
        self.open.as_ref()
    }

    /// Goes over a game, unless it is the one that is open.
    pub(crate) fn begin(&mut self, source: &Source, game: &Game, values: &ValueSets) {
        if self.open.as_ref().is_some_and(|open| open.source == *source && open.game == *game) {
            return;
        }
        let review = Review { source: source.clone(), game: game.clone(), analysis: None, work: None };
        self.open = Some(review);
        self.go_on(values);
    }

    /// Looks further, where it was stopped.
    pub(crate) fn go_on(&mut self, values: &ValueSets) {
        let Some(open) = self.open.as_mut().filter(|open| !open.is_done(&self.budget)) else { return };
        let Some(job) = job(&self.analyses, self.budget, &open.game, values) else { return };
        let thread = Worker::begin("review", self.waker.clone(), move |handle| run(&job, handle));
        open.work = thread.map(|thread| Work { thread, progress: 0.0 });
    }

    /// What a thread is given that goes over this game; none where nobody can advise on it.
    pub(crate) fn job(&self, game: &Game, values: &ValueSets) -> Option<ReviewJob> {
        job(&self.analyses, self.budget, game, values)
    }

    /// Stops; what was found until now stays.
    pub(crate) fn stop(&mut self) {
        if let Some(open) = &mut self.open {
            open.work = None;
        }
    }

    /// Takes in what was found meanwhile: whether that was the last, and why it could not be kept, if it could not.
    pub fn poll(&mut self) -> (bool, Option<StoreError>) {
        let mut trouble = None;
        let Some(open) = &mut self.open else { return (false, trouble) };
        let was_done = open.is_done(&self.budget);
        while let Some(work) = &mut open.work {
            match work.thread.poll() {
                Poll::Found(WorkerMessage::Progress(progress)) => work.progress = progress,
                Poll::Found(WorkerMessage::Found(analysis)) => open.analysis = Some(*analysis),
                Poll::Found(WorkerMessage::NotKept(error)) => trouble = Some(error),
                Poll::Nothing => break,
                Poll::Ended => open.work = None,
            }
        }
        (!was_done && open.is_done(&self.budget), trouble)
    }

    /// Whether everything was looked at as far as it is.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.is_done(&self.budget))
    }
}

impl Review {
    /// How far the thread is that works on it, from 0 to 1; none where none does.
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        self.work.as_ref().map(|work| work.progress)
    }

    fn is_done(&self, budget: &Budget) -> bool {
        self.analysis.as_ref().is_some_and(|analysis| analysis.rollouts == budget.rollouts)
    }
}

fn job(analyses: &Analyses, budget: Budget, game: &Game, values: &ValueSets) -> Option<ReviewJob> {
    let advisor = Advisor::new(game.config(), values).ok()?;
    Some(ReviewJob { game: game.clone(), budget, advisor, analyses: analyses.clone() })
}

/// Goes over a game, by value at once and then by rollouts.
fn run(job: &ReviewJob, handle: &WorkerHandle<WorkerMessage>) {
    let found = |analysis| WorkerMessage::Found(Box::new(analysis));
    if let Some(known) = job.kept() {
        handle.tell(found(known));
        return;
    }
    let Some(by_value) = job.by_value(&mut |_| !handle.is_stopped()) else { return };
    if !handle.tell(found(by_value)) {
        return;
    }
    let mut told = Instant::now();
    let mut watch = |progress| {
        if told.elapsed() < PAUSE {
            return !handle.is_stopped();
        }
        told = Instant::now();
        handle.tell(WorkerMessage::Progress(progress))
    };
    if let Some((by_rollouts, kept)) = job.by_rollouts(&mut watch) {
        if let Err(error) = kept {
            handle.tell(WorkerMessage::NotKept(error));
        }
        handle.tell(found(by_rollouts));
    }
}
