//! The sample games in the program: there from the first start, so that no screen is ever empty.

use common::contract::{GameList, SavedGame, Unreadable};

/// A sample game at a glance.
#[derive(Debug)]
pub struct Sample {
    /// Its name.
    pub name: &'static str,
    /// What it says.
    pub content: Result<SavedGame, Unreadable>,
}

/// The record of a sample of one of these games.
#[must_use]
pub fn text(list: GameList, name: &str) -> Option<&'static str> {
    let mut samples = list.all().flat_map(|game| game.samples());
    samples.find(|&&(sample, _)| sample == name).map(|&(_, text)| text)
}
