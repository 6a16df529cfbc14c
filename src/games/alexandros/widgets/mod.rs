//! The parts that only screens of this game are made of. They know no language: every text is passed in.

pub mod atlas;
pub mod board_editor;
pub mod map;
pub mod symbols;
