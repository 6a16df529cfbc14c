//! What computers of any game need: chance for simulations, many games with their figures, tournaments; how far what is
//! learned moves; what options of a decision are worth, by a race of rollouts on the same chance; and what was won and lost in
//! a game.

mod account;
mod advice;
mod coherence;
mod comparison;
mod course;
mod end;
mod estimate;
mod generator;
mod goal;
mod policy;
mod racing;
mod refine;
mod simulate;
mod skill;
mod slip;
mod tournament;
mod watch;

pub use account::{Analysis, Decision, Draw, LossAccount, OthersTurns};
pub use advice::{Advice, Basis, Budget, Cut, ROUNDING, Ranking};
pub use coherence::{Coherence, fingerprint, weight};
pub use comparison::{Comparison, Samples, batched};
pub use course::{CourseStep, StepKind};
pub use end::{BATCH, Count, End, Parts};
pub use estimate::{Estimate, ValueError};
pub use generator::{Generator, mix};
pub use goal::Goal;
pub use policy::{Level, Policy};
pub use racing::{Candidate, PIECE, Playout, Rollouts};
pub use refine::refine;
pub use simulate::{
    Figures, GamesToPlay, Percentiles, PlaceFigures, SeatFigures, SeatResult, Table, simulate, simulate_while,
};
pub use skill::Skill;
pub use slip::{salt_of, slip};
pub use tournament::{Meeting, Pairing, Standings, tournament};
pub use watch::Watch;
