//! Those who have called and not yet said what they want. Each has a thread of its own, so that a silent caller keeps
//! nobody waiting; their number is limited.

use std::{
    collections::VecDeque,
    net::{Shutdown, TcpStream},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
};

/// The most callers heard at once. When one more calls, the one who has been silent for the longest time has to go.
const MOST: usize = 16;

/// Callers being heard, the first one first, each with a number.
#[derive(Clone, Debug, Default)]
pub struct Callers(Arc<Mutex<VecDeque<(u64, TcpStream)>>>);

impl Callers {
    /// Hears a caller, under a number that no other has. `hear` calls the function it is given as soon as the
    /// caller has said everything.
    pub fn hear(
        &self,
        number: u64,
        stream: TcpStream,
        hear: impl FnOnce(TcpStream, &dyn Fn()) + Send + 'static,
    ) {
        let Ok(own) = stream.try_clone() else { return };
        let mut waiting = self.waiting();
        if waiting.len() >= MOST
            && let Some((_, first)) = waiting.pop_front()
        {
            // Its thread notices that, and ends.
            drop(first.shutdown(Shutdown::Both));
        }
        waiting.push_back((number, own));
        drop(waiting);
        let callers = self.clone();
        let work = move || {
            let forget = || callers.forget(number);
            hear(stream, &forget);
            forget();
        };
        if thread::Builder::new().name("caller".to_owned()).spawn(work).is_err() {
            self.forget(number);
        }
    }

    fn forget(&self, number: u64) {
        self.waiting().retain(|(other, _)| *other != number);
    }

    fn waiting(&self) -> MutexGuard<'_, VecDeque<(u64, TcpStream)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
