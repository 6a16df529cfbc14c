//! What the advisor says of options: complete, in order, repeatable, and exact where it says so.
#![allow(clippy::unwrap_used)]

use crate::support;

mod endings;
mod honest;
mod options;
mod positions;
mod refined;
mod strength;
