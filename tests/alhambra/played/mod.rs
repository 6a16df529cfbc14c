//! Records of games that are played here: written and read again, seeds, notes, faults.

mod records;
mod seeds;
mod support;
mod words;
