//! What the advisor says about options: complete, in order, repeatable, and exact where it claims to be.
#![allow(clippy::unwrap_used)]

use crate::support;

mod endings;
mod honest;
mod options;
mod positions;
mod refined;
mod strength;
