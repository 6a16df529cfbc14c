//! The game in words, made from typed data in the user's language.

pub mod audit_text;
pub mod bg_stats;
mod challenge_text;
pub mod csv;
pub mod errors;
pub mod event_text;
pub mod names;
pub mod pad_text;
pub mod pad_timeline;
pub mod preview;
pub mod score_text;
pub mod special_actions;
pub mod timeline;
