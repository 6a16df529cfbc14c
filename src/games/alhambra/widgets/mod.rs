//! The parts that only screens of this game are made of. They know no language: every text is passed in.

pub mod as_printed;
pub mod board_view;
pub mod card_pad;
pub mod emblem;
pub mod gallery;
pub mod held_piece;
pub mod mini_board;
pub mod mini_leads;
pub mod money;
pub mod reserve;
mod stop;
pub mod ticks;
pub mod tile_picker;
pub mod tiles;
pub mod vizier;
pub mod yard_space;
