//! What a start of the program asks to open, and how it asks a window that is already open on the same data folder
//! instead.
//!
//! A window listens on a port of this machine only. The data folder says which, with a token that is known only to those
//! who may read the folder. A thread waits there, which costs nothing until somebody calls.

mod addresses;
mod callers;
mod link;
mod listener;
mod message;

pub use link::{LINK, Link, given_path, is_backup, typed_path, unquoted};
pub use listener::Listener;
pub use message::Opening;

use storage::DataDir;

/// Asks the windows on this data folder to open something, the one opened last first; false where none does.
#[must_use]
pub fn ask_window(data: &DataDir, opening: &Opening) -> bool {
    let file = data.windows();
    for address in addresses::all(&file) {
        let is_alive = address.is_alive(&file);
        if is_alive != Some(false) && message::ask(&address, opening).is_ok() {
            return true;
        }
        // The window was killed, and whoever has its port now is not ours. One that is merely busy stays.
        if is_alive != Some(true) {
            addresses::forget(&file, &address);
        }
    }
    false
}

#[cfg(test)]
mod tests;
