//! Games of a real table: the score pad, and finished games entered afterwards.

mod board_row;
mod changes;
mod event;
mod falcons;
mod fault;
mod findings;
mod lead;
mod of_played;
mod paper_result;
mod reseat;
mod row;
mod score_pad;
mod state;

pub use changes::{Changes, TotalChange};
pub use event::{GivenPiece, PadEvent, Step};
pub use fault::{PadError, PadFault};
pub use lead::Lead;
pub use paper_result::{Given, PaperGame, PaperResult, ResultEvent};
pub use reseat::Reseat;
pub use row::PadRow;
pub use score_pad::{Pad, PadExt, ScorePad};
pub use state::{Missing, PadState, ThirdPlayer};
