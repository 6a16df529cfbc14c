//! Computer players of the tile game: chance, options, policies.

mod deals;
mod options;
mod policies;
