//! What the program did at version 1.1, kept as games, folders of data and texts: a later version does the same.
//!
//! The games and folders are never rewritten. The texts are, where a change is meant:
//! `ALHAMBRA_FROZEN=write cargo test --test frozen`; read what changed before you keep it.
#![allow(clippy::unwrap_used)]

#[path = "../cli/run.rs"]
#[allow(dead_code, reason = "tests/cli uses all of it")]
mod run;
#[path = "../game/support.rs"]
#[allow(dead_code, reason = "tests/game uses all of it")]
mod support;

#[cfg(feature = "gui")]
#[path = "../app/desk.rs"]
#[allow(dead_code, reason = "tests/app uses all of it")]
mod desk;
#[cfg(feature = "gui")]
#[path = "../support/raster.rs"]
#[allow(dead_code, reason = "tests/looks.rs uses all of it")]
mod raster;

#[cfg(feature = "gui")]
mod data;
mod expected;
mod games;
mod make;
mod make_data;
mod output;
#[cfg(feature = "gui")]
mod pictures;
mod played;
mod wrong;
