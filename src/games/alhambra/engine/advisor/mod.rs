//! Computer players of the tile game: what an option is worth by values learned by playing, policies that play, and
//! simulations with them.
//!
//! All of it judges a [`State`](crate::rules::play::State), which has no order of stacks: two games with one history and
//! other stacks are the same position, so that nothing here can know more than a seat that remembers. What chance will
//! bring is drawn from a generator of its own ([`Deal`], [`draw_on`]), never from the seed of a game.

mod advice;
mod after;
mod analysis;
mod board_view;
mod bundled;
mod choice;
mod deals;
mod expert;
mod kept;
mod layout;
mod levels;
mod lookahead;
mod material;
mod options;
mod outlook;
mod placing;
mod points;
mod policy;
mod refine;
mod rollouts;
mod simulate;
mod values;

pub use advice::{Advice, Parts, Ranking};
pub use analysis::{
    Analyst, Decision, DrawOf, Drawn, KeptReview, LossAccount, PlayerReview, Purpose, Review, is_whole,
};
pub use choice::Choice;
pub use common::search::{Basis, Budget, Cut, Estimate, Generator, Goal, Level, Policy};
pub use deals::{Deal, draw_on};
pub use expert::Advisor;
pub use levels::LevelExt;
pub use lookahead::Lookahead;
pub use options::Breadth;
pub use outlook::Outlook;
pub use policy::PolicyExt;
pub use simulate::{Figures, Simulation, play, simulate, tournament};
pub use values::{Learner, Schedule, Stage, Values, ValuesFault};
