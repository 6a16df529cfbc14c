//! Training for a sheet in the background: the program plays on it against itself, and learns what options are
//! worth.

use std::{
    num::NonZeroUsize,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
        mpsc::{Receiver, TryRecvError, channel},
    },
    thread,
    time::{Duration, Instant},
};

use super::pace::Pace;
use crate::{
    advisor::{GameKind, Learner, Schedule},
    files::TrainedFile,
    rules::Layout,
};
use storage::StoreError;
use text::Texts;

/// How long to train, compared with the values that come with the program: it takes minutes, and the result
/// is nearly as strong.
pub const SCALE: f32 = 0.5;
/// How many games to play before looking again whether to stop.
const STEP: u64 = 4096;
/// How often what has been learned so far is saved.
const CHECKPOINT: Duration = Duration::from_secs(20);

/// A training under way. Dropping it stops it; what was learned is kept for next time.
#[derive(Debug)]
pub struct Trainer {
    /// What is trained for: the file of a sheet, and the kind of game.
    pub aim: (String, GameKind),
    /// The name of the sheet.
    pub name: String,
    /// Games played until now, how fast, and in all.
    games: u64,
    pace: Pace,
    all: u64,
    news: Receiver<TrainingNews>,
    stop: Arc<AtomicBool>,
}

enum TrainingNews {
    Games(u64),
    Done(Result<(), StoreError>),
}

/// How a training stands.
#[derive(Debug)]
pub enum Trained {
    /// It goes on.
    Waiting,
    /// It is done, and the values are kept beside the sheet.
    Done,
    /// The values could not be written.
    Failed(StoreError),
    /// It was stopped, and can go on another time.
    Stopped,
}

impl Trainer {
    /// Begins, or goes on from what was kept beside the sheet at this path; none for a layout without a grid.
    #[must_use]
    pub fn begin(
        aim: (String, GameKind),
        name: String,
        path: PathBuf,
        layout: Layout,
        scale: f32,
    ) -> Option<Self> {
        let kind = aim.1;
        let config = kind.config(layout).ok()?;
        let mut learner = Learner::new(config, kind.learns(), 1).ok()?;
        let kept = TrainedFile::Unfinished.read(&path, &kind.to_string(), &layout);
        // If it cannot go on, it begins anew.
        let _ = kept.is_some_and(|checkpoint| learner.resume(&checkpoint));
        let schedule = Schedule::new(scale);
        let (games, all) = (learner.games(), schedule.games(config.rounds()));
        let (tell, news) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        thread::spawn(move || {
            train(learner, &schedule, &path, |news| !stopped.load(Relaxed) && tell.send(news).is_ok());
        });
        Some(Self { aim, name, games, pace: Pace::new(Instant::now(), games), all, news, stop })
    }

    /// Tells it to stop soon.
    pub fn stop(&self) {
        self.stop.store(true, Relaxed);
    }

    /// Whether it was told to stop.
    #[must_use]
    pub fn is_stopping(&self) -> bool {
        self.stop.load(Relaxed)
    }

    /// Takes in how far it is.
    pub fn poll(&mut self) -> Trained {
        loop {
            match self.news.try_recv() {
                Ok(TrainingNews::Games(games)) => {
                    self.games = games;
                    self.pace.update(Instant::now(), games);
                }
                Ok(TrainingNews::Done(Ok(()))) => return Trained::Done,
                Ok(TrainingNews::Done(Err(error))) => return Trained::Failed(error),
                Err(TryRecvError::Empty) => return Trained::Waiting,
                Err(TryRecvError::Disconnected) => return Trained::Stopped,
            }
        }
    }

    /// The share that is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        (self.games as f64 / self.all.max(1) as f64).min(1.0) as f32
    }

    /// How far it is, in words.
    #[must_use]
    pub fn describe(&self, texts: &Texts) -> String {
        // -1 stands for too early to tell.
        let minutes = self.left().map_or(-1, |left| (left.as_secs_f64() / 60.0).round() as i64);
        texts.sheets_training((100.0 * self.progress()) as i64, minutes)
    }

    /// Roughly how long it will still take; none while it is too early to tell.
    #[must_use]
    pub fn left(&self) -> Option<Duration> {
        self.pace.left(self.all)
    }
}

/// Learns to the end, or until nobody waits any more.
fn train(mut learner: Learner, schedule: &Schedule, sheet: &Path, tell: impl Fn(TrainingNews) -> bool) {
    let config = *learner.config();
    let (kind, layout) = (GameKind::of(&config).to_string(), config.layout());
    let mut kept = Instant::now();
    while learner.advance(schedule, STEP, threads()) {
        let heard = tell(TrainingNews::Games(learner.games()));
        if !heard || kept.elapsed() > CHECKPOINT {
            // This is only for going on: without it, training begins anew.
            let _ = TrainedFile::Unfinished.write(sheet, &kind, layout, &learner.checkpoint());
            kept = Instant::now();
        }
        if !heard {
            return;
        }
    }
    let bytes = learner.values.to_bytes(config.rounds().into());
    let written = TrainedFile::Values.write(sheet, &kind, layout, &bytes);
    let done = written.and_then(|()| TrainedFile::Unfinished.remove(sheet, &kind));
    tell(TrainingNews::Done(done));
}

/// All cores but one, which is left for the window and the rest of the computer.
fn threads() -> NonZeroUsize {
    let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    NonZeroUsize::new(cores - 1).unwrap_or(NonZeroUsize::MIN)
}
