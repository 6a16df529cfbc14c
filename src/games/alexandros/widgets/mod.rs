//! The parts that only the screens of this game are made of. They know no language: every text is passed in.

pub mod atlas;
pub mod board_editor;
pub mod card_count;
pub mod choice_row;
pub mod map;
pub mod mini_map;
pub mod province_row;
pub mod symbol_choice;
pub mod symbols;
