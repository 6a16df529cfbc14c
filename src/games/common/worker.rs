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
pub struct Worker<T> {
    found: Receiver<T>,
    stop: Arc<AtomicBool>,
}

/// What has become of some work since it was last asked.
#[derive(Debug)]
pub enum Poll<T> {
    /// It found this.
    Found(T),
    /// It goes on.
    Nothing,
    /// It has ended, and everything that it found was heard.
    Ended,
}

/// What the work tells through.
#[derive(Debug)]
pub struct WorkerHandle<T> {
    news: Sender<T>,
    stop: Arc<AtomicBool>,
    waker: Waker,
}

impl<T: Send + 'static> Worker<T> {
    /// Begins in a thread of this name; none where the system gives no thread.
    pub fn begin(
        name: &str,
        waker: Waker,
        work: impl FnOnce(&WorkerHandle<T>) + Send + 'static,
    ) -> Option<Self> {
        let (news, found) = mpsc::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let handle = WorkerHandle { news, stop: Arc::clone(&stop), waker: waker.clone() };
        let run = move || {
            work(&handle);
            // That nothing more comes is news too.
            drop(handle);
            waker.wake();
        };
        thread::Builder::new().name(name.to_owned()).spawn(run).ok()?;
        Some(Self { found, stop })
    }

    /// What is new.
    pub fn poll(&self) -> Poll<T> {
        match self.found.try_recv() {
            Ok(found) => Poll::Found(found),
            Err(TryRecvError::Empty) => Poll::Nothing,
            Err(TryRecvError::Disconnected) => Poll::Ended,
        }
    }
}

impl<T> Drop for Worker<T> {
    fn drop(&mut self) {
        self.stop.store(true, Relaxed);
    }
}

impl<T> WorkerHandle<T> {
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

    fn next<T: Send + 'static>(work: &Worker<T>) -> Poll<T> {
        let begun = Instant::now();
        loop {
            match work.poll() {
                Poll::Nothing if begun.elapsed() < Duration::from_secs(10) => thread::yield_now(),
                news => return news,
            }
        }
    }

    #[test]
    fn what_is_found_is_heard_in_its_order_and_then_the_end() {
        let work = Worker::begin("test", Waker::default(), |handle| {
            assert!(handle.tell(1) && handle.tell(2));
        })
        .unwrap();
        assert!(matches!(next(&work), Poll::Found(1)));
        assert!(matches!(next(&work), Poll::Found(2)));
        assert!(matches!(next(&work), Poll::Ended));
    }

    #[test]
    fn work_that_nobody_waits_for_is_told_to_stop_and_wakes_at_its_end() {
        let (woken, wakes) = channel();
        let waker = Waker::new(move || woken.send(()).unwrap_or_default());
        let work = Worker::begin("test", waker, |handle: &WorkerHandle<u8>| {
            while !handle.is_stopped() {
                thread::yield_now();
            }
            assert!(!handle.tell(1));
        });
        drop(work);
        assert_eq!(wakes.recv_timeout(Duration::from_secs(10)), Ok(()));
    }
}
