//! Challenges: a set-up with its seed, as a code that people tell each other, and those of the day and of the week.

mod code;
mod dated;

pub use common::{challenge_code::CodeFault, dated::Dated};

use serde::{Deserialize, Serialize};

use crate::{
    log::{GAME, PlayOptions},
    rules::{GameConfig, Printed, TileSet, play::PlayConfig},
};
use common::challenges;
use kernel::Seed;

/// Everything that makes the same stacks and the same task again: players, modules, options and the seed, on the tiles of
/// the first edition and with our pieces.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Challenge {
    players: usize,
    options: PlayOptions,
    seed: Seed,
}

impl Challenge {
    /// Of so many players; none where the rules know no such game, or people cut the piles. The laps of the score track are
    /// only drawing, and no part of it.
    #[must_use]
    pub fn new(players: usize, mut options: PlayOptions, seed: Seed) -> Option<Self> {
        if options.piles.is_some() {
            return None;
        }
        options.common.modules.sort_unstable();
        options.common.modules.dedup();
        options.common.track = Default::default();
        GameConfig::new(players, TileSet::standard().clone(), options.clone().into()).ok()?;
        Some(Self { players, options, seed })
    }

    /// That of a game; none where its tiles or pieces are those of a box of one's own, which no code holds.
    #[must_use]
    pub fn of(config: &PlayConfig, seed: Seed) -> Option<Self> {
        let game = config.game();
        let challenge = Self::new(game.players(), PlayOptions::from(*game.options()), seed)?;
        let same = challenge.config()?;
        let pieces = |of: &PlayConfig| {
            let all = of.all_pieces().iter();
            all.map(|id| (of.piece(id), of.cost(id))).collect::<Vec<_>>()
        };
        let is_same = pieces(config) == pieces(&same) && config.falcons() == same.falcons();
        is_same.then_some(challenge)
    }

    /// What is agreed: on the tiles of the first edition, with our pieces.
    #[must_use]
    pub fn config(&self) -> Option<PlayConfig> {
        let options = self.options.clone().into();
        let game = GameConfig::new(self.players, TileSet::standard().clone(), options).ok()?;
        PlayConfig::new(game, &Printed::ours()).ok()
    }

    /// The players, 2–6.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.players
    }

    /// Modules and options.
    #[must_use]
    pub const fn options(&self) -> &PlayOptions {
        &self.options
    }

    /// The seed.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }
}

impl challenges::Challenge for Challenge {
    const GAME: &'static str = GAME;

    fn dated(dated: Dated) -> Self {
        Self::dated(dated)
    }

    fn seed(&self) -> Seed {
        self.seed()
    }

    fn code(&self) -> String {
        self.code()
    }

    fn read(text: &str) -> Result<Self, CodeFault> {
        Self::read(text)
    }
}
