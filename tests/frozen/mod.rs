//! What the program did at version 1.1, kept as games, folders of data and texts: a later version does the same.
//!
//! The games and folders are never rewritten; README.md says how they were made. The texts are rewritten where a
//! change is meant, by `ALHAMBRA_FROZEN=write cargo test --test files frozen`: read what changed before you keep it.
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
