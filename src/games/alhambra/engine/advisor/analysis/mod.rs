//! The review of a game: what every decision lost, what chance brought, and what others' decisions did to everybody.
//! `docs/analysis.md` says how each of them is found.

mod account;
mod analyst;
mod expected;
mod judged;
mod kept;
mod trail;
mod walk;

pub use account::{Decision, DrawOf, Drawn, LossAccount, PlayerReview, Purpose, Review};
pub use analyst::Analyst;
pub use judged::is_whole;
pub use kept::KeptReview;
