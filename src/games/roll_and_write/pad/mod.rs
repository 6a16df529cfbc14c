//! Games without sheets in the program: the score pad of a table, and finished games entered afterwards.

mod course;
mod crosses;
mod event;
mod fault;
mod finished;
mod phantom;
mod score_pad;
mod tally;

pub(super) use course::Course;
pub use course::tally_table;
pub use crosses::Crosses;
pub use event::PadEvent;
pub use fault::PadError;
pub(super) use finished::missing_rows;
pub use finished::tally_result;
pub use phantom::{Rolled, phantom_type};
pub use score_pad::{AwardChange, Changes, Pad, TotalChange};
pub use tally::{PadState, Row};
