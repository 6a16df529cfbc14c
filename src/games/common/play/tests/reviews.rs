//! Going over a game of the toy: what is seen meanwhile, and what stopping does.

use std::{
    sync::{
        atomic::{AtomicBool, AtomicUsize},
        mpsc::{Sender, channel},
    },
    thread,
    time::{Duration, Instant},
};

use super::*;
use crate::{
    host::Source,
    play::{Reviewer, Reviews},
    search::Budget,
};
use storage::StoreError;

/// Finds a word at once, and another one with time: at its end, or never.
struct Reader {
    ends: bool,
    /// What was kept.
    kept: Option<&'static str>,
    /// How often it looked by value.
    looked: Arc<AtomicUsize>,
    stopped: Sender<()>,
}

impl Reviewer for Reader {
    type Analysis = &'static str;

    fn kept(&self) -> Option<&'static str> {
        self.kept
    }

    fn keep(&self, _: &&'static str) -> Result<(), StoreError> {
        Ok(())
    }

    fn by_value(&self, _: &AtomicBool, _: &mut dyn FnMut(f32)) -> Option<&'static str> {
        self.looked.fetch_add(1, Relaxed);
        Some("soon")
    }

    fn by_rollouts(&self, stop: &AtomicBool, _: &mut dyn FnMut(f32)) -> Option<&'static str> {
        if self.ends {
            return Some("better");
        }
        while !stop.load(Relaxed) {
            thread::yield_now();
        }
        self.stopped.send(()).ok()?;
        None
    }
}

/// A game that is gone over by a reader that ends or does not, how often that looked by value, and what hears that it was
/// told to stop.
struct Trial {
    reviews: Reviews<Toy, &'static str>,
    source: Source,
    game: Game<Toy>,
    looked: Arc<AtomicUsize>,
    stops: Receiver<()>,
    stopped: Sender<()>,
}

impl Trial {
    fn new() -> Self {
        let (stopped, stops) = channel();
        let game = Game::start(Header::new("toy", "", vec![seat(None)]), 1, Some(Seed(1))).unwrap();
        Self {
            reviews: Reviews::new(Budget::REVIEW),
            source: Source::Sample("toy"),
            game,
            looked: Arc::default(),
            stops,
            stopped,
        }
    }

    fn reader(&self, ends: bool, kept: Option<&'static str>) -> Reader {
        Reader { ends, kept, looked: Arc::clone(&self.looked), stopped: self.stopped.clone() }
    }

    fn begin(&mut self, ends: bool) {
        let reader = self.reader(ends, None);
        self.reviews.begin(&self.source, &self.game, |_, _| Some(reader));
    }

    fn recall(&mut self, kept: Option<&'static str>) {
        let reader = self.reader(true, kept);
        self.reviews.recall(&self.source, &self.game, |_, _| Some(reader));
    }

    fn go_on(&mut self, ends: bool) {
        let reader = self.reader(ends, None);
        self.reviews.go_on(|_, _| Some(reader));
    }

    /// Waits until this was found; whether it was the last.
    fn hears(&mut self, word: &str) -> bool {
        let begun = Instant::now();
        let mut was_last = false;
        while begun.elapsed() < Duration::from_secs(10) {
            was_last |= self.reviews.poll().0;
            if self.reviews.open().unwrap().analysis == Some(word) {
                return was_last;
            }
            thread::yield_now();
        }
        panic!("{word} was not found");
    }
}

#[test]
fn what_is_found_by_value_is_there_before_the_rest_which_is_the_last() {
    let mut trial = Trial::new();
    trial.begin(false);
    assert!(!trial.hears("soon") && !trial.reviews.is_done());
    assert!(trial.reviews.open().unwrap().progress().is_some());
    let mut trial = Trial::new();
    trial.begin(true);
    assert!(trial.hears("better") && trial.reviews.is_done());
    let mut trial = Trial::new();
    trial.reviews.budget.rollouts = 0;
    trial.begin(true);
    assert!(trial.hears("soon"), "without rollouts it is all");
}

#[test]
fn who_goes_on_after_a_stop_does_not_look_by_value_again() {
    let mut trial = Trial::new();
    trial.begin(false);
    trial.hears("soon");
    trial.reviews.stop();
    assert!(was_stopped(&trial.stops));
    assert!(trial.reviews.open().unwrap().progress().is_none() && !trial.reviews.is_done());
    trial.go_on(true);
    assert!(trial.hears("better"));
    assert_eq!(trial.looked.load(Relaxed), 1);
    trial.go_on(true);
    assert!(trial.reviews.open().unwrap().progress().is_none(), "there is nothing left to find");
}

#[test]
fn the_game_that_is_open_goes_on_when_it_is_asked_for_again_and_another_one_takes_its_place() {
    let mut trial = Trial::new();
    trial.begin(false);
    trial.hears("soon");
    trial.begin(true);
    assert_eq!(trial.reviews.open().unwrap().analysis, Some("soon"));
    trial.source = Source::Sample("other");
    trial.begin(true);
    assert!(was_stopped(&trial.stops));
    assert!(trial.hears("better"));
    assert_eq!(trial.looked.load(Relaxed), 2);
}

#[test]
fn what_was_kept_is_recalled_and_nothing_is_looked_for_besides_until_somebody_goes_over_the_game() {
    let mut trial = Trial::new();
    trial.recall(Some("kept"));
    assert!(trial.hears("kept") && trial.reviews.is_done());
    let mut trial = Trial::new();
    trial.recall(None);
    // Whoever goes over it need not wait until that is over.
    trial.begin(true);
    assert_eq!(trial.looked.load(Relaxed), 0);
    trial.go_on(true);
    assert!(trial.hears("better"));
    assert_eq!(trial.looked.load(Relaxed), 1);
}
