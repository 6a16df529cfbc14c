//! Screens, and parts of them, that games share.

pub mod setup;
