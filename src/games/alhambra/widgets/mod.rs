//! The parts that only screens of this game are made of. They know no language: every text is passed in.

pub mod board_view;
mod reserve;
pub mod tiles;
