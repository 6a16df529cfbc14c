//! Statistics of the finished games of any kind: the result of each, which of them count, and what they say together by
//! game, person, place, date and number of players. It knows what every game says at a glance, and nothing else.

mod chart;
mod filter;
mod groups;
mod people;
mod profile;
mod result;
mod results;

pub use chart::{Chart, Drawing, Duel, FormPoint, Line, Moment, Shape, is_whole};
pub use filter::{Choices, Filter, Play, by_course, by_game, passing, plays};
pub use groups::{Group, Grouping, groups};
pub use people::{Pairing, Person, pairings, people};
pub use profile::{Opponent, Profile, Tally};
pub use result::{GameResult, PlayerResult, gathered};
pub use results::{Distribution, TrendPoint, distribution, mean, trend};
