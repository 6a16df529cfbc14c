//! Where windows listen: a small file in the data folder that only its owner may read.

use std::{
    net::{Ipv4Addr, SocketAddr, TcpStream},
    path::Path,
    time::Duration,
};

use serde::{Deserialize, Serialize};

use storage::{StoreError, WindowLock, change_secret, read_shared};

/// The most windows that are remembered: more than anybody opens.
const MOST: usize = 100;
/// How long a window of an earlier version has to answer: on one machine that is a long time.
const PATIENCE: Duration = Duration::from_millis(100);

/// Where a window listens, and the token it has to be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Address {
    pub port: u16,
    pub token: String,
    /// The name of the lock that the window holds while it is open; earlier versions have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lock: Option<String>,
}

impl Address {
    /// An address with a new token.
    pub fn new(port: u16, lock: &WindowLock) -> Self {
        let token = format!("{:032x}", rand::random::<u128>());
        Self { port, token, lock: Some(lock.name().to_owned()) }
    }

    /// Whether its window is there; none where only asking it can tell.
    pub fn is_alive(&self, file: &Path) -> Option<bool> {
        Some(WindowLock::is_taken(file, self.lock.as_deref()?))
    }

    /// Whether its window was killed, as far as that shows without asking it anything.
    fn is_dead(&self, file: &Path) -> bool {
        let at = SocketAddr::from((Ipv4Addr::LOCALHOST, self.port));
        let is_alive = self.is_alive(file);
        !is_alive.unwrap_or_else(|| TcpStream::connect_timeout(&at, PATIENCE).is_ok())
    }
}

/// All addresses, the latest first.
pub fn all(file: &Path) -> Vec<Address> {
    read_shared(file)
}

/// Adds an address. Any other one with the same port is out of date, and goes.
pub fn add(file: &Path, address: &Address) -> Result<(), StoreError> {
    let add = |all: &mut Vec<Address>| {
        all.retain(|other| other.port != address.port);
        all.insert(0, address.clone());
        all.truncate(MOST);
    };
    change_secret(file, add).map(drop)
}

/// Removes an address. If that cannot be written, nobody answers there, and another window opens.
pub fn forget(file: &Path, address: &Address) {
    take_away(file, std::slice::from_ref(address));
}

/// Removes those whose windows were killed.
pub fn forget_dead(file: &Path) {
    let dead: Vec<Address> = all(file).into_iter().filter(|address| address.is_dead(file)).collect();
    if !dead.is_empty() {
        take_away(file, &dead);
    }
    WindowLock::remove_stale(file);
}

fn take_away(file: &Path, gone: &[Address]) {
    drop(change_secret(file, |all: &mut Vec<Address>| all.retain(|other| !gone.contains(other))));
}
