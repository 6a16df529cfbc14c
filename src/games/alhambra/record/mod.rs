//! Records of the game: a table or a result, read, checked and written.

mod schema;

pub use schema::schema;

use super::pad::{PadFault, PaperResult, ScorePad};
use crate::kernel::record::{self, OnPaper};

/// A game of one of the two kinds.
pub type AnyGame = OnPaper<ScorePad, PaperResult>;

/// A fault of a record.
pub type Fault = record::Fault<PadFault>;

/// What is wrong with a record, or with an entry of its log.
pub type RecordFault = record::RecordFault<PadFault>;

/// A record that is good.
pub type Loaded = record::Loaded<AnyGame>;
