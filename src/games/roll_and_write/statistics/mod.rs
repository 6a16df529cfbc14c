//! What only this game says in figures: the facts of each game, worked out once from its record, and what many of them say
//! together. What results say in any game is in `games/common/statistics`.

mod facts;
mod fairness;
mod filter;
mod sheets;

pub use facts::{CoinFacts, GameFacts, PlayerFacts, SOURCES, TypeFacts};
pub use fairness::{Fairness, chance_of};
pub use filter::{Mode, OwnChoices, OwnFilter, OwnPlay};
pub use sheets::{Coins, HeatMap, TypeSums, actions, coins, heat_map, split, types};
