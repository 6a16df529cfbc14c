//! The rules of the tile game: worked examples, refusals, findings, and a second literal reading of the rules.
#![allow(clippy::unwrap_used)]

mod advisor;
mod audit;
mod conformance;
mod examples;
mod literal;
mod material;
mod modules;
mod pads;
mod play;
mod played;
mod properties;
mod refusals;
mod samples;
mod seats;
use crate::schema;
mod rule_violation;
mod shape;
mod since_refused;
mod support;
mod tables;
mod words;
mod written;
