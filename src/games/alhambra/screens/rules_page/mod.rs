//! The rules: a section for each §, and the drawn examples.

mod boards;
mod examples;
mod money;
mod sections;
mod tables;

pub use sections::SECTIONS;
