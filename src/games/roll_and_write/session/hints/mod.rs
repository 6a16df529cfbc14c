//! Advice on the decision at hand, and the words for it.

mod hint_text;

pub use hint_text::{HintOption, HintText, LookBack, hint_text, look_back};
pub use hint_text::{changes_dice, reasons, steps_in_digits, verdict};

use super::play::Levels;

/// Advice on one position at a time.
pub type Hints = common::play::Hints<Levels>;
