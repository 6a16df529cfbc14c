//! *Alexandros*: worked examples, refusals, boards, and a second, literal reading of boards and ways; the
//! ledger, its texts, and tables written as text.

#![allow(missing_docs, clippy::unwrap_used)]

mod boards;
mod desk;
mod ends;
mod examples_board;
mod examples_table;
#[path = "../support/large_board.rs"]
mod large_board;
mod ledger;
mod literal;
mod oddities;
mod played;
mod random;
mod refusals;
mod samples;
use crate::schema;
mod self_writing;
mod shape;
mod support;
mod words;
mod written;
