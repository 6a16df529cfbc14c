//! What only games of this one can be chosen by.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{GameFacts, PlayerFacts};
use crate::log::Options;
use common::statistics::GameResult;
use kernel::NameKey;

/// What kind of game it is, by who takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Mode {
    /// Alone beside so many phantoms, for the highest total.
    Solo(usize),
    /// Alone against so many phantoms (§11).
    Against(usize),
    /// So many real players.
    Several(usize),
}

impl Mode {
    /// That of a game.
    #[must_use]
    pub fn of(game: &GameFacts) -> Self {
        match (game.players.len(), game.options.phantom_bonus) {
            (1, None) => Self::Solo(game.phantoms),
            (1, Some(_)) => Self::Against(game.phantoms),
            (players, _) => Self::Several(players),
        }
    }
}

/// What a game must be to count, beside what is asked of any game; what is not said leaves all.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnFilter {
    /// Who takes part.
    pub mode: Option<Mode>,
    /// The hash of the layout.
    pub layout: Option<String>,
    /// Rounds and options.
    pub options: Option<Options>,
}

impl OwnFilter {
    /// Whether a game passes.
    #[must_use]
    pub fn passes(&self, game: &GameFacts) -> bool {
        self.mode.is_none_or(|mode| mode == Mode::of(game))
            && self.layout.as_ref().is_none_or(|layout| *layout == game.layout)
            && self.options.as_ref().is_none_or(|options| *options == game.options)
    }
}

/// A result that counts, with what else its game says.
#[derive(Clone, Copy, Debug)]
pub struct OwnPlay<'a> {
    /// The result of the game.
    pub result: &'a GameResult,
    /// What else it says.
    pub game: &'a GameFacts,
    /// Which of its players.
    pub seat: usize,
}

impl<'a> OwnPlay<'a> {
    /// What it says of the player.
    #[must_use]
    pub fn player(&self) -> &'a PlayerFacts {
        &self.game.players[self.seat]
    }
}

/// What can be asked of some games, in order: each with its name where it has one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnChoices {
    /// Who takes part.
    pub modes: Vec<Mode>,
    /// Hash and name.
    pub layouts: Vec<(String, String)>,
    /// Rounds and options.
    pub options: Vec<Options>,
}

impl OwnChoices {
    /// Those of the finished games among some.
    #[must_use]
    pub fn of<'a>(games: impl Iterator<Item = &'a GameFacts>) -> Self {
        let mut layouts = BTreeMap::new();
        let mut choices = Self::default();
        for game in games.filter(|game| game.over) {
            layouts.insert(game.layout.clone(), game.layout_name.clone());
            choices.modes.push(Mode::of(game));
            if !choices.options.contains(&game.options) {
                choices.options.push(game.options);
            }
        }
        choices.modes.sort_unstable();
        choices.modes.dedup();
        choices.layouts = layouts.into_iter().collect();
        choices.layouts.sort_by_cached_key(|(_, name)| NameKey::of(name));
        choices
    }
}
