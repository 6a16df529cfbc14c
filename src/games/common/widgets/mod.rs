//! The parts of screens that games share. They know no language: every text is passed in.

pub mod calendar_cell;
pub mod counting;
pub mod course;
pub mod day_row;
pub mod flight;
pub mod headline;
pub mod history_grid;
pub mod number_pad;
pub mod part_bars;
pub mod past_band;
pub mod race_strip;
pub mod result_bar;
pub mod type_table;
