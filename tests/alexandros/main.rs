//! The rules of *Alexandros*: worked examples, refusals, boards, and a second, literal reading of boards and ways.

#![allow(missing_docs, clippy::unwrap_used)]

mod boards;
mod examples_board;
mod examples_table;
mod ledger;
mod literal;
mod oddities;
mod random;
mod refusals;
mod support;
