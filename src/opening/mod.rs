//! What a start of the program asks to open, and how a window that is open already on the same data folder is asked
//! instead.
//!
//! A window listens on a port of this machine alone. The data folder says on which, with a token that only those know who
//! may read that folder. A thread waits there, which costs nothing until somebody asks.

mod addresses;
mod callers;
mod link;
mod listener;
mod message;

pub use link::{LINK, Link, given_path, is_backup, typed_path, unquoted};
pub use listener::Listener;
pub use message::Opening;

use storage::DataDir;

/// Asks a window on this data folder to open something, that which was opened last first; false where none does.
#[must_use]
pub fn ask_window(data: &DataDir, opening: &Opening) -> bool {
    let file = data.windows();
    for address in addresses::all(&file) {
        let is_alive = address.is_alive(&file);
        if is_alive != Some(false) && message::ask(&address, opening).is_ok() {
            return true;
        }
        // The window was killed, and whoever may have its port now is none of ours. One that is only busy stays.
        if is_alive != Some(true) {
            addresses::forget(&file, &address);
        }
    }
    false
}

#[cfg(test)]
mod tests;
