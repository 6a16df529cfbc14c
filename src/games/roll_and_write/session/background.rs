//! Work in a thread of its own: it tells what it finds, and stops when nobody waits for it any more.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
        mpsc::{self, Receiver, Sender, TryRecvError},
    },
    thread,
};

/// Wakes who shows what was found.
#[derive(Clone, Default)]
pub struct Waker(Option<Arc<dyn Fn() + Send + Sync>>);

impl Waker {
    /// From now on this is called, from another thread, when there is something new.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(wake)))
    }

    fn wake(&self) {
        if let Some(wake) = &self.0 {
            wake();
        }
    }
}

impl fmt::Debug for Waker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Waker").field(&self.0.is_some()).finish()
    }
}

/// Work under way. Dropping it stops it.
#[derive(Debug)]
pub struct Background<T> {
    found: Receiver<T>,
    stop: Arc<AtomicBool>,
}

/// What has become of some work since it was last asked.
#[derive(Debug)]
pub enum News<T> {
    /// It found this.
    Found(T),
    /// It goes on.
    Nothing,
    /// It has ended, and everything that it found was heard.
    Ended,
}

/// What the work tells through.
#[derive(Debug)]
pub struct Teller<T> {
    news: Sender<T>,
    stop: Arc<AtomicBool>,
    waker: Waker,
}

impl<T: Send + 'static> Background<T> {
    /// Begins in a thread of this name; none where the system gives no thread.
    pub fn begin(name: &str, waker: Waker, work: impl FnOnce(&Teller<T>) + Send + 'static) -> Option<Self> {
        let (news, found) = mpsc::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let teller = Teller { news, stop: Arc::clone(&stop), waker: waker.clone() };
        let run = move || {
            work(&teller);
            // That nothing more comes is news too.
            drop(teller);
            waker.wake();
        };
        thread::Builder::new().name(name.to_owned()).spawn(run).ok()?;
        Some(Self { found, stop })
    }

    /// What is new.
    pub fn hear(&self) -> News<T> {
        match self.found.try_recv() {
            Ok(found) => News::Found(found),
            Err(TryRecvError::Empty) => News::Nothing,
            Err(TryRecvError::Disconnected) => News::Ended,
        }
    }
}

impl<T> Drop for Background<T> {
    fn drop(&mut self) {
        self.stop.store(true, Relaxed);
    }
}

impl<T> Teller<T> {
    /// Tells something; false where nobody waits any more.
    pub fn tell(&self, found: T) -> bool {
        let heard = !self.is_stopped() && self.news.send(found).is_ok();
        self.waker.wake();
        heard
    }

    /// Whether nobody waits any more.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }

    /// The same as something that can be looked at from within.
    #[must_use]
    pub fn stop(&self) -> &AtomicBool {
        &self.stop
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::mpsc::channel,
        time::{Duration, Instant},
    };

    use super::*;

    fn next<T: Send + 'static>(work: &Background<T>) -> News<T> {
        let begun = Instant::now();
        loop {
            match work.hear() {
                News::Nothing if begun.elapsed() < Duration::from_secs(10) => thread::yield_now(),
                news => return news,
            }
        }
    }

    #[test]
    fn what_is_found_is_heard_in_its_order_and_then_the_end() {
        let work = Background::begin("test", Waker::default(), |teller| {
            assert!(teller.tell(1) && teller.tell(2));
        })
        .unwrap();
        assert!(matches!(next(&work), News::Found(1)));
        assert!(matches!(next(&work), News::Found(2)));
        assert!(matches!(next(&work), News::Ended));
    }

    #[test]
    fn work_that_nobody_waits_for_is_told_to_stop_and_wakes_at_its_end() {
        let (woken, wakes) = channel();
        let waker = Waker::new(move || woken.send(()).unwrap_or_default());
        let work = Background::begin("test", waker, |teller: &Teller<u8>| {
            while !teller.is_stopped() {
                thread::yield_now();
            }
            assert!(!teller.tell(1));
        });
        drop(work);
        assert_eq!(wakes.recv_timeout(Duration::from_secs(10)), Ok(()));
    }
}
