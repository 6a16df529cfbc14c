//! Work in a thread of its own. Who has it is its only listener: dropped, it is called off, and whatever comes of it is never
//! heard of.

use std::{
    sync::{
        Arc,
        mpsc::{Receiver, RecvTimeoutError, channel},
    },
    task::Poll,
    thread,
    time::Duration,
};

use super::course::Course;

/// What a thread calls when it has something new to tell.
pub type Waker = Arc<dyn Fn() + Send + Sync>;

/// Work that is under way.
pub struct Work<T> {
    outcome: Receiver<T>,
    course: Arc<Course>,
}

impl<T> Drop for Work<T> {
    fn drop(&mut self) {
        self.stop();
    }
}

impl<T> Work<T> {
    /// How far it is, in percent.
    pub fn percent(&self) -> u32 {
        self.course.percent()
    }

    /// Calls it off. What came of it until then is heard all the same.
    pub fn stop(&self) {
        self.course.call_off();
    }

    /// Whether it was called off.
    pub fn is_stopped(&self) -> bool {
        self.course.is_called_off()
    }

    /// What came of it, for which is waited so long; nothing where its thread is gone without a word.
    pub fn poll(&self, patience: Duration) -> Poll<Option<T>> {
        match self.outcome.recv_timeout(patience) {
            Ok(outcome) => Poll::Ready(Some(outcome)),
            Err(RecvTimeoutError::Timeout) => Poll::Pending,
            Err(RecvTimeoutError::Disconnected) => Poll::Ready(None),
        }
    }
}

impl<T: Send + 'static> Work<T> {
    /// Begins it; `wake` is called when it is done.
    pub fn begin(wake: Waker, work: impl FnOnce(&Course) -> T + Send + 'static) -> Self {
        let (tell, outcome) = channel();
        let course = Arc::new(Course::default());
        let own = Arc::clone(&course);
        thread::spawn(move || {
            // Nobody listens any more where it was dropped.
            drop(tell.send(work(&own)));
            wake();
        });
        Self { outcome, course }
    }
}
