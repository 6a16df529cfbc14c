//! Advice on the decision at hand, and the words for it.

mod gains;
mod hint_text;
mod look_back;
mod option_text;

pub use gains::gains;
pub use hint_text::{HintOption, HintText, hint_text};
pub use look_back::{LookBack, look_back};
pub use option_text::{Telling, option_text};

use super::Levels;

/// Advice on one position at a time.
pub type Hints = common::play::Hints<Levels>;
