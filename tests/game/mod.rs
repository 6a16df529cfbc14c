//! Games as logs and records: what is saved is what was played, and every change to it is noticed.
#![allow(clippy::unwrap_used)]

mod bytes;
mod documents;
mod faults;
mod handover;
mod limits;
mod mutations;
mod outlook;
mod pad;
mod records;
use crate::schema;
mod seeds;
mod shapes;
mod statistics;
mod support;
mod table;
mod transcripts;
mod undo;
mod written;
