//! Computer players of the tile game: chance, options, policies.

mod analysis;
mod deals;
mod options;
mod policies;
