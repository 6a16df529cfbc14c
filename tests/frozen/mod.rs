//! What the program did at version 1.1, kept as games, data folders and texts: later versions must do the same.
//!
//! The games and folders are never rewritten; README.md says how they were made. When a change is intended, the
//! texts are rewritten by `ALHAMBRA_FROZEN=write cargo test --test files frozen`: read what has changed before you
//! keep it.
#![allow(clippy::unwrap_used)]

use crate::cli::run;

mod alexandros;
#[cfg(feature = "gui")]
mod data;
mod expected;
mod games;
mod output;
#[cfg(feature = "gui")]
mod pictures;
mod played;
mod since_refused;
mod wrong;
