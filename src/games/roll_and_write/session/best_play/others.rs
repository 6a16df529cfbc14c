//! The same dice as people played them at other times.

use std::cmp::Reverse;

use super::has_its_own_dice;
use crate::{
    log::Game,
    record::{self, AnyGame},
};
use common::host::Source;
use storage::Games;

/// The most games that are found: they stand side by side on the page.
const MOST: usize = 3;

/// Looks through the library for other finished games on the dice of this one, the latest first; `tell` returns
/// whether anybody still waits.
pub fn find(mine: &Game, own: &Source, games: &Games, tell: &mut dyn FnMut(Game) -> bool) {
    let Some(seed) = mine.seed_at(1) else { return };
    // Only records that contain the seed, written as text, are read in full.
    let written = format!("\"{seed}\"");
    let mut files = games.list().unwrap_or_default();
    files.sort_by_key(|file| Reverse(file.modified));
    let mut found = 0;
    for file in files.into_iter().filter(|file| file.name != own.name()) {
        let Some(text) = file.text().ok().filter(|text| text.contains(&written)) else { continue };
        let Ok(AnyGame::Played(other)) = record::read(&text).map(|loaded| loaded.game) else { continue };
        if is_on_the_same_dice(mine, &other) {
            found += 1;
            if !tell(*other) || found == MOST {
                return;
            }
        }
    }
}

/// Whether two games differ only in what was decided.
fn is_on_the_same_dice(mine: &Game, other: &Game) -> bool {
    has_its_own_dice(other)
        && (mine.seed_at(1), mine.config()) == (other.seed_at(1), other.config())
        && first(mine) == first(other)
}

/// Who went first.
fn first(game: &Game) -> usize {
    game.state().first()
}
