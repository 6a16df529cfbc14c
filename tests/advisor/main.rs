//! What the advisor says of options: complete, in order, repeatable, and exact where it says so.
#![allow(clippy::unwrap_used)]

#[path = "../support/mod.rs"]
#[allow(dead_code, reason = "the tests of the rules use the rest")]
mod support;

mod endings;
mod honest;
mod options;
mod positions;
mod refined;
mod strength;
