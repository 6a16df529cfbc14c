//! Where the tiles and cards of a game come from.

use serde::{Deserialize, Serialize};

use crate::{
    log::{Played, PlayedGame},
    rules::play::Draw,
};
use common::play::ChanceSource;

/// Where tiles and cards come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deals {
    /// The program shuffles.
    #[default]
    Program,
    /// People shuffle at the table and type in what comes.
    Typed,
}

impl ChanceSource<Played> for Deals {
    const TYPED: Self = Self::Typed;

    /// People, if they have typed in anything, even if the program has drawn since; otherwise the program, if there
    /// is a seed to draw from.
    fn of(game: &PlayedGame) -> Self {
        let has_seed = game.seed_at(game.log().len() + 1).is_some();
        if has_seed && !game.has_typed_chance() { Self::Program } else { Self::Typed }
    }

    fn needs_seed(self) -> bool {
        self == Self::Program
    }

    fn draws(self, _: &PlayedGame, _: Draw) -> bool {
        self == Self::Program
    }

    fn in_one_go(_: &PlayedGame, _: Draw) -> bool {
        true
    }
}
