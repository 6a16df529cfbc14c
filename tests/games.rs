//! The games without a window: rules, logs, records, the advisor.
#![allow(missing_docs, clippy::unwrap_used)]

mod advisor;
mod alexandros;
mod alhambra;
mod analysis;
mod conformance;
mod fairness;
mod game;
mod kernel;
#[path = "support/other_words.rs"]
mod other_words;
mod results;
mod rules;
#[path = "support/schema.rs"]
mod schema;
mod strength;
mod support;
