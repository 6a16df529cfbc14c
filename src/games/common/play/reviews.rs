//! Going over a game that was played: what was found so far, and the thread that works on it.

use std::{
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use crate::{
    host::Source,
    search::Budget,
    worker::{Poll, Waker, Worker, WorkerHandle},
};
use kernel::{Game, Kind};
use storage::StoreError;

/// Between two words on how far it is: each is drawn.
const PAUSE: Duration = Duration::from_millis(100);

/// Goes over one game, in a thread.
pub trait Reviewer: Send + 'static {
    /// What is found.
    type Analysis: Send + 'static;

    /// What was found by rollouts at another time, and kept.
    fn kept(&self) -> Option<Self::Analysis>;

    /// Keeps what was found by rollouts.
    ///
    /// # Errors
    /// When it cannot be written.
    fn keep(&self, found: &Self::Analysis) -> Result<(), StoreError>;

    /// What is found soon; none where it was stopped. `hears` is told how far it is, from 0 to 1, where it takes a while.
    fn by_value(&self, stop: &AtomicBool, hears: &mut dyn FnMut(f32)) -> Option<Self::Analysis>;

    /// What is found by rollouts; none where it was stopped.
    fn by_rollouts(&self, stop: &AtomicBool, hears: &mut dyn FnMut(f32)) -> Option<Self::Analysis>;

    /// All that there is to find, known or not; what could not be kept is found again another time.
    fn find(&self, stop: &AtomicBool) -> Option<Self::Analysis> {
        self.kept().or_else(|| {
            let found = self.by_rollouts(stop, &mut |_| ())?;
            let _ = self.keep(&found);
            Some(found)
        })
    }
}

/// The game that is gone over, one at a time; `A` is what is found.
pub struct Reviews<K: Kind, A> {
    /// How far decisions are looked at; without rollouts what is found by value is all.
    pub budget: Budget,
    waker: Waker,
    open: Option<Review<K, A>>,
}

/// A game that is gone over.
#[derive(Debug)]
pub struct Review<K: Kind, A> {
    /// Where its record is from.
    pub source: Source,
    /// The game.
    pub game: Game<K>,
    /// What was found so far: first by value, then by rollouts.
    pub analysis: Option<A>,
    is_done: bool,
    work: Option<Work<A>>,
}

/// The thread that goes over a game.
#[derive(Debug)]
struct Work<A> {
    thread: Worker<WorkerMessage<A>>,
    /// How far it is, from 0 to 1.
    progress: f32,
    to_do: ToDo,
}

/// What is still to be done of a game, where nothing was kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ToDo {
    by_value: bool,
    by_rollouts: bool,
}

impl ToDo {
    const NOTHING: Self = Self { by_value: false, by_rollouts: false };
}

/// What the thread tells.
#[derive(Debug)]
enum WorkerMessage<A> {
    Progress(f32),
    Found { analysis: Box<A>, is_last: bool },
    NotKept(StoreError),
}

impl<K: Kind, A: Send + 'static> Reviews<K, A> {
    /// None is open.
    #[must_use]
    pub fn new(budget: Budget) -> Self {
        Self { budget, waker: Waker::default(), open: None }
    }

    /// From now on this wakes who is to call [`Reviews::poll`].
    pub fn wake_by(&mut self, waker: Waker) {
        self.waker = waker;
    }

    /// The game that is gone over.
    #[must_use]
    pub const fn open(&self) -> Option<&Review<K, A>> {
        self.open.as_ref()
    }

    /// Goes over a game, unless it is the one that is open; `reviewer` does that, if there is one.
    pub fn begin<R: Reviewer<Analysis = A>>(
        &mut self,
        source: &Source,
        game: &Game<K>,
        reviewer: impl FnOnce(&Game<K>, Budget) -> Option<R>,
    ) {
        if self.turn_to(source, game) {
            self.go_on(reviewer);
        }
    }

    /// Looks for what was found of a game at another time and kept, unless it is the one that is open: nothing more is done.
    pub fn recall<R: Reviewer<Analysis = A>>(
        &mut self,
        source: &Source,
        game: &Game<K>,
        reviewer: impl FnOnce(&Game<K>, Budget) -> Option<R>,
    ) {
        if self.turn_to(source, game) {
            self.work(ToDo::NOTHING, reviewer);
        }
    }

    /// Looks further, where it was stopped.
    pub fn go_on<R: Reviewer<Analysis = A>>(&mut self, reviewer: impl FnOnce(&Game<K>, Budget) -> Option<R>) {
        let by_value = self.open.as_ref().is_some_and(|open| open.analysis.is_none());
        self.work(ToDo { by_value, by_rollouts: self.budget.rollouts > 0 }, reviewer);
    }

    /// Opens a game; false where it is open.
    fn turn_to(&mut self, source: &Source, game: &Game<K>) -> bool {
        let is_open = self.open.as_ref().is_some_and(|open| open.source == *source && open.game == *game);
        if !is_open {
            let (source, game) = (source.clone(), game.clone());
            self.open = Some(Review { source, game, analysis: None, is_done: false, work: None });
        }
        !is_open
    }

    /// Does this with the game that is open, unless all is done, or is being done.
    fn work<R: Reviewer<Analysis = A>>(
        &mut self,
        to_do: ToDo,
        reviewer: impl FnOnce(&Game<K>, Budget) -> Option<R>,
    ) {
        let is_free = |open: &&mut Review<K, A>| {
            !open.is_done && open.work.as_ref().is_none_or(|work| work.to_do == ToDo::NOTHING)
        };
        let Some(open) = self.open.as_mut().filter(is_free) else { return };
        let Some(reviewer) = reviewer(&open.game, self.budget) else { return };
        let run = move |handle: &WorkerHandle<_>| run(&reviewer, to_do, handle);
        let thread = Worker::begin("review", self.waker.clone(), run);
        open.work = thread.map(|thread| Work { thread, progress: 0.0, to_do });
    }

    /// Stops; what was found until now stays.
    pub fn stop(&mut self) {
        if let Some(open) = &mut self.open {
            open.work = None;
        }
    }

    /// Takes in what was found meanwhile: whether that was the last, and why it could not be kept, if it could not.
    pub fn poll(&mut self) -> (bool, Option<StoreError>) {
        let mut trouble = None;
        let Some(open) = &mut self.open else { return (false, trouble) };
        let was_done = open.is_done;
        while let Some(work) = &mut open.work {
            match work.thread.poll() {
                Poll::Found(WorkerMessage::Progress(progress)) => work.progress = progress,
                Poll::Found(WorkerMessage::Found { analysis, is_last }) => {
                    (open.analysis, open.is_done) = (Some(*analysis), is_last);
                    work.progress = 0.0;
                    // Nothing is told after it: that the thread ends may be heard later.
                    if is_last {
                        open.work = None;
                    }
                }
                Poll::Found(WorkerMessage::NotKept(error)) => trouble = Some(error),
                Poll::Nothing => break,
                Poll::Ended => open.work = None,
            }
        }
        (!was_done && open.is_done, trouble)
    }

    /// Whether everything was looked at as far as it is.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.is_done)
    }
}

impl<K: Kind, A> Review<K, A> {
    /// How far the thread is that works on it, from 0 to 1; none where none does.
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        self.work.as_ref().map(|work| work.progress)
    }
}

/// Goes over a game, by value and then by rollouts.
fn run<R: Reviewer>(reviewer: &R, to_do: ToDo, handle: &WorkerHandle<WorkerMessage<R::Analysis>>) {
    let found = |analysis, is_last| WorkerMessage::Found { analysis: Box::new(analysis), is_last };
    if let Some(known) = reviewer.kept() {
        handle.tell(found(known, true));
        return;
    }
    let mut told = Instant::now();
    let mut hears = |progress| {
        if told.elapsed() >= PAUSE {
            told = Instant::now();
            handle.tell(WorkerMessage::Progress(progress));
        }
    };
    if to_do.by_value {
        let Some(by_value) = reviewer.by_value(handle.stop(), &mut hears) else { return };
        if !handle.tell(found(by_value, !to_do.by_rollouts)) {
            return;
        }
    }
    if to_do.by_rollouts
        && let Some(by_rollouts) = reviewer.by_rollouts(handle.stop(), &mut hears)
    {
        if let Err(error) = reviewer.keep(&by_rollouts) {
            handle.tell(WorkerMessage::NotKept(error));
        }
        handle.tell(found(by_rollouts, true));
    }
}
