//! What is under way, without a window: a game being played, a pad being kept, drafts.

pub mod agreed;
pub mod best_play;
pub mod challenges;
pub mod change_seating;
pub mod command;
pub mod desk;
pub mod file_errors;
pub mod happenings;
pub mod high_scores;
pub mod hints;
pub mod late_draft;
pub mod layout_draft;
pub mod lesson;
mod pace;
pub mod pad;
mod page;
pub mod play;
pub mod review;
pub mod seating;
pub mod setup;
pub mod standing;
mod statistics;
pub mod tables;
pub mod trainer;
pub mod trial;

pub use agreed::Agreed;
pub use command::{
    GameCommand, LayoutCommand, NewGame, NewPad, PadCommand, ReviewCommand, TableCommand, TrialCommand,
};
pub use common::play::{Drill, DrillCommand, Drills, Exercise, new_seed};
pub use desk::{AppView, Desk, LayoutDesk};
pub use hints::{HintOption, HintText, Hints, LookBack, hint_text, look_back};
pub use late_draft::{LateCheck, LateDraft, LateFault, LateRow};
pub use layout_draft::{LayoutEdit, LayoutEditor, LayoutSketch, SketchFault};
pub use pad::PadSession;
pub use page::GamePage;
pub use play::{Dice, PlaySession};
pub use review::{Review, Reviews};
pub use seating::SeatingExt;
pub use setup::Setup;
pub use statistics::StatisticsDesk;
pub use storage::today;
pub use tables::RollAndWrite;
pub use trial::{Trial, Trials};
