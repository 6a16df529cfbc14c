//! The kernel alone, proved by a toy of two kinds: one that is played with dice, and one that people keep on a pad.

#![allow(missing_docs, clippy::unwrap_used)]

mod bytes;
mod dice;
mod notes;
mod pad;
mod records;
mod redo;
mod timeline;
mod toy;
