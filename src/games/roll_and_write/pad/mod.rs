//! Games whose sheets are on paper: the score pad of a table, and finished games entered afterwards.

mod crosses;
mod event;
mod fault;
mod given_layout;
mod offer;
mod options;
mod paper_result;
mod phantom;
mod position;
mod score_pad;
mod state;
mod words_of_1x;

pub use crosses::{Crosses, CrossesFault};
pub use event::PadEvent;
pub use fault::{PadError, PadFault};
pub use given_layout::GivenLayout;
pub use offer::NotOffered;
pub use paper_result::{Given, PaperGame, PaperGameExt, PaperResult, ResultEvent, judge};
pub use phantom::{Rolled, phantom_type};
pub use position::PadPosition;
pub use score_pad::{AwardChange, Boxes, Changes, Pad, PadExt, Reseat, ScorePad, TotalChange};
pub use state::{PadState, Row};
pub use words_of_1x::words_of_1x;
