//! The results of all saved games.

use jiff::tz::TimeZone;

use super::{SavedGame, Unreadable};
use crate::statistics::{GameResult, gathered};
use kernel::People;
use storage::LibraryEntry;

/// A file of the folder of games.
pub type SavedFile = LibraryEntry<SavedGame, Unreadable>;

/// The results of the finished games among these, each once, in the order of time; days are those of the system, and whose
/// the names are is asked of `people`.
#[must_use]
pub fn results(games: &[SavedFile], people: &People) -> Vec<GameResult> {
    let zone = TimeZone::system();
    let of = |entry: &SavedFile| {
        let saved = entry.content.as_ref().ok()?;
        GameResult::of(saved.game().id(), &entry.file, saved.general(), saved.is_contest(), &zone)
    };
    gathered(games.iter().filter_map(of), people)
}
