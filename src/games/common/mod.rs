//! What more than one game of the family has: the six types of building, how they are drawn, and colours; what a saved
//! game says at a glance; how a game is played; and how a game and the program around it speak.

pub mod bg_stats;
mod building;
pub mod challenge_code;
pub mod challenges;
mod code_letters;
pub mod commands;
pub mod contract;
pub mod csv;
pub mod dated;
mod description;
pub mod director;
#[cfg(feature = "gui")]
pub mod drawing;
pub mod high_scores;
pub mod host;
mod local;
pub mod play;
mod player_colours;
pub mod plays_in;
mod review;
#[cfg(feature = "gui")]
pub mod screens;
pub mod search;
pub mod seating;
pub mod statistics;
mod summary;
pub mod table;
pub mod timeline;
pub mod totals;
pub mod transcribed;
#[cfg(feature = "gui")]
pub mod widgets;
pub mod words;
pub mod worker;
pub mod written;
mod xlsx;

pub use building::BuildingType;
pub use description::Description;
pub use local::day_of;
pub use player_colours::PLAYER_COLOURS;
pub use review::{REVIEW_MISTAKES, REVIEW_ROLLOUTS};
pub use summary::Summary;
