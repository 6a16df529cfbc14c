//! What the options of a turn are worth: values learned by playing, policies that play, and simulations with them.

mod advice;
mod analysis;
mod bundled;
mod chances;
mod choice;
mod common_random_numbers;
mod endgame;
mod expected;
mod kind;
mod levels;
mod lookahead;
mod odds;
mod policy;
mod refine;
mod roll_dice;
mod rollouts;
mod simulate;
mod tournament;
mod value_sets;
mod values;

pub use advice::{Advice, Advisor, Parts, Ranking, RankingExt, TotalParts, short_budget};
pub use analysis::{Analysis, AnalysisExt, Decision, DecisionExt, LossAccount, Roll, RollOf};
pub use chances::{all_fours, chance_of_box};
pub use choice::Choice;
pub use common::search::{
    Basis, Budget, CourseStep, Cut, Estimate, Generator, Goal, Level, OthersTurns, Policy, StepKind,
};
pub use kind::GameKind;
pub use levels::LevelExt;
pub use lookahead::{FurtherLook, Lookahead};
pub use policy::PolicyExt;
pub use roll_dice::RollDice;
pub use simulate::{Figures, SeatFigures, Simulation, play, simulate};
pub use tournament::tournament;
pub use value_sets::ValueSets;
pub use values::{Afterstate, Learner, NextDice, Schedule, Seen, Stage, Values, ValuesFault, result_for};

use simulate::roll_on;
pub use simulate::victory;
