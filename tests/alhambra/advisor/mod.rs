//! Computer players of the tile game: chance, options, policies.

mod advice;
mod analysis;
mod deals;
mod options;
mod policies;
