//! The parts that only screens of this game are made of. They know no language: every text is passed in.

pub mod atlas;
pub mod map;
pub mod symbols;
