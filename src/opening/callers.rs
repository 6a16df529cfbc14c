//! Those who have called and not said yet what they want. Each is heard by a thread of its own, so that who says nothing
//! keeps nobody waiting; there are only so many.

use std::{
    collections::VecDeque,
    net::{Shutdown, TcpStream},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
};

/// Callers who are heard at once. When there is one more, the one who has said nothing for the longest time has to go.
const MOST: usize = 16;

/// Callers who are being heard, the first one first, each with a number.
#[derive(Clone, Debug, Default)]
pub struct Callers(Arc<Mutex<VecDeque<(u64, TcpStream)>>>);

impl Callers {
    /// Has a caller heard, whose number is no other's. `hear` calls what it is given as soon as all was said.
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
            // Its thread hears that, and ends.
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
