//! The rules of the game: examples, a second scoring, a second engine, counts, layouts.

use crate::support;

mod audit;
mod breakdown;
mod conformance;
mod counts;
mod examples;
mod forecast;
mod layouts;
mod lines;
mod model;
mod oracle;
mod row_histories;
mod turns;
