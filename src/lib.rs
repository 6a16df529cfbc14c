//! Alhambra Companion.
pub mod rules;
#[cfg(feature = "gui")]
pub mod app;
