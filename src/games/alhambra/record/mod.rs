//! Records of the game: one of its two kinds, read, checked and written.

mod any_game;

pub use any_game::{AnyGame, read};

use super::pad::PadFault;
use crate::kernel::record;

/// A fault of a record.
pub type Fault = record::Fault<PadFault>;

/// What is wrong with a record, or with an entry of its log.
pub type RecordFault = record::RecordFault<PadFault>;

/// A record that is good.
pub type Loaded = record::Loaded<AnyGame>;
