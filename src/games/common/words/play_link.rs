//! A link for the app BG Stats, in words.

use crate::bg_stats::LeftOut;
use text::Texts;

/// What was left out of it; nothing where nothing was.
#[must_use]
pub fn left_out(texts: &Texts, left_out: LeftOut) -> Option<&str> {
    match left_out {
        LeftOut::Nothing => None,
        LeftOut::Comments => Some(texts.bg_stats_without_comments()),
        LeftOut::CommentsAndLocation => Some(texts.bg_stats_without_location()),
    }
}
