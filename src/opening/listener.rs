//! The window's end: threads that wait until they are asked.

use std::{
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
        mpsc::{self, Receiver},
    },
    thread,
    time::Duration,
};

use super::{
    addresses::{self, Address},
    callers::Callers,
    message::{self, Opening},
};
use storage::{DataDir, WindowLock};

/// How long to wait after the system could not accept a caller.
const PAUSE: Duration = Duration::from_secs(1);

/// Listens, until it is dropped, to what other starts of the program ask this window to open.
#[derive(Debug)]
pub struct Listener {
    asked: Receiver<Opening>,
    address: Address,
    file: PathBuf,
    stop: Arc<AtomicBool>,
    /// Shows others that this window was not killed.
    _lock: WindowLock,
}

impl Listener {
    /// Begins to listen; `wake` is called from another thread when something has arrived. None where the system gives
    /// no port or the data folder cannot be written: other starts then open windows of their own.
    pub fn start(data: &DataDir, wake: impl Fn() + Send + Sync + 'static) -> Option<Self> {
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).ok()?;
        let lock = WindowLock::new(&data.windows()).ok()?;
        let address = Address::new(port.local_addr().ok()?.port(), &lock);
        let (sender, asked) = mpsc::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let (own, stopped) = (address.clone(), Arc::clone(&stop));
        let hear = Arc::new(move |opening| {
            let is_open = sender.send(opening).is_ok();
            wake();
            is_open
        });
        let listen = move || {
            let callers = Callers::default();
            for (number, stream) in (0..).zip(port.incoming()) {
                if stopped.load(Relaxed) {
                    return;
                }
                let Ok(stream) = stream else {
                    thread::sleep(PAUSE);
                    continue;
                };
                let (own, hear) = (own.clone(), Arc::clone(&hear));
                // A caller who breaks off gets no answer.
                callers.hear(number, stream, move |mut stream, heard| {
                    drop(message::answer(&mut stream, &own, heard, &*hear));
                });
            }
        };
        thread::Builder::new().name("opening".to_owned()).spawn(listen).ok()?;
        let listener = Self { asked, address, file: data.windows(), stop, _lock: lock };
        addresses::add(&listener.file, &listener.address).ok()?;
        let file = listener.file.clone();
        // In a thread of its own: windows of earlier versions have to be asked.
        drop(thread::Builder::new().spawn(move || addresses::forget_dead(&file)));
        Some(listener)
    }

    /// The port it listens on.
    #[cfg(test)]
    pub(super) const fn port(&self) -> u16 {
        self.address.port
    }

    /// The next thing that was asked for, if there is one.
    #[must_use]
    pub fn heard(&self) -> Option<Opening> {
        self.asked.try_recv().ok()
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        addresses::forget(&self.file, &self.address);
        self.stop.store(true, Relaxed);
        // The thread is waiting for a caller, and only then looks whether it is to stop.
        drop(TcpStream::connect((Ipv4Addr::LOCALHOST, self.address.port)));
    }
}
