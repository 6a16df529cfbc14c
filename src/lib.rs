//! Alhambra Companion.
pub mod advisor;
#[cfg(feature = "gui")]
pub mod app;
pub mod rules;
