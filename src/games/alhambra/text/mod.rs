//! The game in words, made from typed data in the user's language.

pub mod audit_text;
pub mod board_errors;
mod challenge_text;
pub mod errors;
pub mod event_text;
pub mod modules;
pub mod names;
pub mod places;
pub mod play_errors;
pub mod play_position;
pub mod play_text;
pub mod position;
pub mod score_text;
