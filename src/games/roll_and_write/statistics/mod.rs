//! Statistics over games: the facts of each, worked out once from its record, and what many of them say together.

mod facts;
mod fairness;
mod filter;
mod people;
mod results;
mod sheets;
mod skill;

pub use facts::{CoinFacts, GameFacts, PlayerFacts, SOURCES, TypeFacts};
pub use fairness::{Fairness, chance_of};
pub use filter::{Choices, Filter, Mode, Play, games, plays};
pub use people::{Pairing, Person, pairings, people};
pub use results::{Distribution, TrendPoint, distribution, split, trend};
pub use sheets::{Coins, HeatMap, TypeSums, actions, coins, heat_map, types};
pub use skill::{Skill, SkillPoint};
