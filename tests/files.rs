//! The program from outside: its commands, and the files that it reads and writes.
#![allow(missing_docs, clippy::unwrap_used)]

mod backup;
mod cli;
mod frozen;
mod readers;
