//! A finished game beside others by the same chance: which games that can be, and the one that is compared, for which a thread
//! plays and looks for the others.

use std::fmt;

use crate::worker::{Poll, Waker, Worker, WorkerHandle};
use kernel::{By, Game, PlayedKind, SeedFrom};

/// Whether the same chance can come again: the game is over, and from its first entry on all of its chance was the program's,
/// by one seed; `agreed` is what people may have said of it themselves.
#[must_use]
pub fn can_come_again<K: PlayedKind>(game: &Game<K>, agreed: impl Fn(&K::Event) -> bool) -> bool {
    let one_seed = matches!(game.seeds(), [SeedFrom { from: 1, .. }]);
    let typed = |event: &K::Event| K::by(event) == Some(By::People) && !agreed(event);
    game.is_over() && one_seed && !game.events().iter().any(|(_, event)| typed(event))
}

/// A game, and what is known of it beside others.
pub trait Compared {
    /// What the thread tells.
    type Message: Send + 'static;

    /// Takes in what the thread has found.
    fn hear(&mut self, message: Self::Message);
}

/// The game that is compared, one at a time.
pub struct Comparisons<C: Compared> {
    waker: Waker,
    open: Option<Open<C>>,
}

struct Open<C: Compared> {
    compared: C,
    work: Option<Worker<C::Message>>,
    is_done: bool,
}

/// None is open.
impl<C: Compared> Default for Comparisons<C> {
    fn default() -> Self {
        Self { waker: Waker::default(), open: None }
    }
}

impl<C: Compared + fmt::Debug> fmt::Debug for Comparisons<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Comparisons").field(&self.open()).finish()
    }
}

impl<C: Compared> Comparisons<C> {
    /// From now on this wakes who is to call [`Comparisons::poll`].
    pub fn wake_by(&mut self, waker: Waker) {
        self.waker = waker;
    }

    /// The game that is compared.
    #[must_use]
    pub fn open(&self) -> Option<&C> {
        self.open.as_ref().map(|open| &open.compared)
    }

    /// Compares this game from now on; whatever worked for another one stops.
    pub fn begin(&mut self, compared: C) {
        self.open = Some(Open { compared, work: None, is_done: false });
    }

    /// Compares none.
    pub fn close(&mut self) {
        self.open = None;
    }

    /// Whether there is more to be found, and no thread looks for it.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.open.as_ref().is_some_and(|open| !open.is_done && open.work.is_none())
    }

    /// Whether a thread looks for more.
    #[must_use]
    pub fn is_working(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.work.is_some())
    }

    /// Lets a thread of this name look for what there is to be found, where none does.
    pub fn go_on(&mut self, name: &str, work: impl FnOnce(&WorkerHandle<C::Message>) + Send + 'static) {
        if let Some(open) = self.open.as_mut().filter(|open| !open.is_done && open.work.is_none()) {
            open.work = Worker::begin(name, self.waker.clone(), work);
        }
    }

    /// Stops the thread; what was found until now stays.
    pub fn stop(&mut self) {
        if let Some(open) = &mut self.open {
            open.work = None;
        }
    }

    /// Takes in what was found meanwhile.
    pub fn poll(&mut self) {
        let Some(open) = &mut self.open else { return };
        while let Some(work) = &open.work {
            match work.poll() {
                Poll::Found(message) => open.compared.hear(message),
                Poll::Ended => (open.work, open.is_done) = (None, true),
                Poll::Nothing => break,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::mpsc, thread};

    use super::*;

    #[derive(Debug, Default)]
    struct Numbers(Vec<u8>);

    impl Compared for Numbers {
        type Message = u8;

        fn hear(&mut self, message: u8) {
            self.0.push(message);
        }
    }

    /// Polls until this is so.
    fn wait(numbers: &mut Comparisons<Numbers>, until: impl Fn(&Comparisons<Numbers>) -> bool) {
        while !until(numbers) {
            thread::yield_now();
            numbers.poll();
        }
    }

    fn found(numbers: &Comparisons<Numbers>) -> &[u8] {
        numbers.open().map_or(&[], |open| &open.0)
    }

    #[test]
    fn what_is_found_is_taken_in_and_nothing_more_is_looked_for_after_the_end() {
        let mut numbers = Comparisons::<Numbers>::default();
        assert!(numbers.open().is_none() && !numbers.is_waiting());
        numbers.begin(Numbers::default());
        assert!(numbers.is_waiting());
        numbers.go_on("test", |handle| assert!(handle.tell(1) && handle.tell(2)));
        wait(&mut numbers, |numbers| !numbers.is_working());
        assert_eq!(found(&numbers), [1, 2]);
        assert!(!numbers.is_waiting());
        numbers.go_on("test", |handle| assert!(!handle.tell(3), "never begun"));
        assert!(!numbers.is_working());
    }

    #[test]
    fn what_was_stopped_goes_on_and_keeps_what_was_found() {
        let mut numbers = Comparisons::<Numbers>::default();
        let (ends, ended) = mpsc::channel();
        numbers.begin(Numbers::default());
        numbers.go_on("test", move |handle| {
            assert!(handle.tell(1));
            while !handle.is_stopped() {
                thread::yield_now();
            }
            assert!(ends.send(()).is_ok());
        });
        wait(&mut numbers, |numbers| found(numbers) == [1]);
        numbers.stop();
        assert!(ended.recv().is_ok(), "the thread hears of it");
        assert!(numbers.is_waiting() && found(&numbers) == [1]);
        numbers.go_on("test", |handle| assert!(handle.tell(2)));
        wait(&mut numbers, |numbers| !numbers.is_working());
        assert_eq!(found(&numbers), [1, 2]);
    }
}
