//! Alhambra Companion.
#[cfg(feature = "gui")]
pub mod app;
pub mod rules;
