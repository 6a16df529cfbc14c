//! The window's end: a thread that waits to be asked.

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
    message::{self, Opening},
};
use crate::storage::DataDir;

/// After the system could not tell who asks.
const PAUSE: Duration = Duration::from_secs(1);

/// Hears what other starts of the program ask this window to open, until it is dropped.
#[derive(Debug)]
pub struct Listener {
    asked: Receiver<Opening>,
    address: Address,
    file: PathBuf,
    stop: Arc<AtomicBool>,
}

impl Listener {
    /// Begins to listen; `wake` is called, from another thread, when there is something to hear. None where the system
    /// gives no port, or the data folder cannot be written: other starts then open windows of their own.
    pub fn start(data: &DataDir, wake: impl Fn() + Send + 'static) -> Option<Self> {
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).ok()?;
        let address = Address::new(port.local_addr().ok()?.port());
        let (sender, asked) = mpsc::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let (own, stopped) = (address.clone(), Arc::clone(&stop));
        let listen = move || {
            for stream in port.incoming() {
                if stopped.load(Relaxed) {
                    return;
                }
                let Ok(mut stream) = stream else {
                    thread::sleep(PAUSE);
                    continue;
                };
                let open = |opening| {
                    let is_open = sender.send(opening).is_ok();
                    wake();
                    is_open
                };
                // Whoever breaks off is answered no more.
                drop(message::answer(&mut stream, &own, open));
            }
        };
        thread::Builder::new().name("opening".to_owned()).spawn(listen).ok()?;
        let listener = Self { asked, address, file: data.windows(), stop };
        addresses::add(&listener.file, &listener.address).ok()?;
        Some(listener)
    }

    /// What was asked for next, if anything was.
    #[must_use]
    pub fn heard(&self) -> Option<Opening> {
        self.asked.try_recv().ok()
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        addresses::forget(&self.file, &self.address);
        self.stop.store(true, Relaxed);
        // It waits for somebody, and looks only then whether it is to stop.
        drop(TcpStream::connect((Ipv4Addr::LOCALHOST, self.address.port)));
    }
}
