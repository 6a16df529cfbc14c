//! The parts that only screens of this game are made of. They know no language: every text is passed in.

pub mod cell_grid;
pub mod die_steppers;
pub mod mini_sheet;
pub mod pad_sheet;
pub mod pair_choice;
pub mod pips;
pub mod player_sheet;
pub mod score_sheet;
pub mod sheet_grid;
