//! The rules: a section for each §, and the drawn examples.

mod drawn_sheet;
mod examples;
mod sections;

pub use sections::SECTIONS;
