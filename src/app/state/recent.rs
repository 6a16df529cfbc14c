//! What Home remembers of the saved games. It is worked out when they have changed, never in a frame.

use super::saved_games::LibraryIndex;
use common::contract::{GameRef, SavedGame};
use kernel::record::RecordKind;

/// A saved game with its file.
pub type RecentGame = (String, SavedGame);

/// The saved games that one is likely to want.
#[derive(Clone, Debug, Default)]
pub struct RecentGames {
    /// Those that can go on, the last written first; of many only the first.
    pub unfinished: Vec<RecentGame>,
    /// How many can go on.
    pub unfinished_count: usize,
    /// The one that ended last.
    pub finished: Option<RecentGame>,
    /// Which games were played here or at a table, that of the last written first.
    pub played: Vec<GameRef>,
}

impl RecentGames {
    /// So many that can go on are kept: one on the large card, the others beside it.
    const KEPT: usize = 4;

    /// Those of a library.
    pub fn of(library: &LibraryIndex) -> Self {
        let mut recent = Self::default();
        let read = library.games().iter().filter_map(|game| Some((&game.file, game.content.as_ref().ok()?)));
        // Of plays of other programs nothing can be gone on with, nor played again.
        let read = read.filter(|(_, game)| game.general().kind != RecordKind::Totals);
        let kept = |(file, game): (&String, &SavedGame)| (file.clone(), game.clone());
        let mut finished = None;
        for (file, game) in read {
            if !recent.played.contains(&game.game()) {
                recent.played.push(game.game());
            }
            let general = game.general();
            if general.can_go_on() {
                recent.unfinished_count += 1;
                if recent.unfinished.len() < Self::KEPT {
                    recent.unfinished.push(kept((file, game)));
                }
            } else if general.over {
                let ended = general.header.ended.unwrap_or(general.header.started);
                // Of those that ended at once the last written.
                if finished.as_ref().is_none_or(|(last, _)| ended > *last) {
                    finished = Some((ended, (file, game)));
                }
            }
        }
        recent.finished = finished.map(|(_, game)| kept(game));
        recent
    }

    /// So many can go on beside the first.
    #[must_use]
    pub const fn more_unfinished(&self) -> usize {
        self.unfinished_count.saturating_sub(1)
    }
}
