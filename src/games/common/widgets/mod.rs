//! The parts of screens that games share. They know no language: every text is passed in.

pub mod type_table;
