//! What the options of a turn are worth: values learned by playing, policies that play, and simulations with them.

mod advice;
mod book;
mod bound;
mod choice;
mod generator;
mod policy;
mod simulate;
mod values;

pub use advice::{Advice, Advisor, Budget, Cut, Estimate, Parts, Ranking};
pub use bound::{Outlook, Relaxation, Rolls, follow};
pub use choice::Choice;
pub use generator::Generator;
pub use policy::{Policy, UnknownPolicy};
pub use simulate::{Figures, Percentiles, SeatFigures, Simulation, play, simulate};
pub use values::{Afterstate, Goal, Learner, NextDice, Stage, Values, ValuesFault};

use simulate::roll_on;
pub use simulate::victory;
