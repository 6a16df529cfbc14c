//! The kernel alone, tried out on a toy game of two kinds: one played with dice, and one that people keep on a pad.

#![allow(missing_docs, clippy::unwrap_used)]

mod bytes;
mod dice;
mod notes;
mod pad;
mod records;
mod redo;
mod timeline;
mod toy;
