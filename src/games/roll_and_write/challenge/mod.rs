//! Challenges: a set-up with its dice, as a code that people tell each other, and the dice of the day and of the week.

mod code;
mod dated;

pub use common::{challenge_code::CodeFault, dated::Dated};

use super::{
    log::{GAME, NamedLayout, Options},
    rules::GameConfig,
};
use common::challenges;
use kernel::Seed;

/// Everything that makes the same dice and the same task again: seats, options, sheet and seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Challenge {
    players: usize,
    phantoms: usize,
    options: Options,
    layout: LayoutMark,
    seed: Seed,
}

/// The sheet of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LayoutMark {
    /// That of the program.
    Standard,
    /// One of people's own, by the first 30 bits of its digest: whoever gets the code needs that sheet.
    Own(u32),
}

impl LayoutMark {
    /// The mark of a sheet with this digest, where that of the program has the other; none for what is no digest of at
    /// least 8 hexadecimal digits.
    #[must_use]
    pub fn of(digest: &str, standard: &str) -> Option<Self> {
        if digest == standard {
            return Some(Self::Standard);
        }
        let first = u32::from_str_radix(digest.get(..8)?, 16).ok()?;
        Some(Self::Own(first >> 2))
    }
}

impl Challenge {
    /// A challenge; none where the rules know no such game.
    #[must_use]
    pub fn new(
        (players, phantoms): (usize, usize),
        options: Options,
        layout: LayoutMark,
        seed: Seed,
    ) -> Option<Self> {
        // Which sheet it is has no part in what is possible.
        options.config(NamedLayout::standard().1, players, phantoms).ok()?;
        Some(Self { players, phantoms, options, layout, seed })
    }

    /// That of a game by this configuration on a sheet.
    #[must_use]
    pub fn of(config: &GameConfig, layout: LayoutMark, seed: Seed) -> Self {
        let (players, phantoms, options) = (config.players(), config.phantoms(), Options::of(config));
        Self { players, phantoms, options, layout, seed }
    }

    /// Real players.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.players
    }

    /// Phantoms.
    #[must_use]
    pub const fn phantoms(&self) -> usize {
        self.phantoms
    }

    /// Rounds, rule options and goal.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The sheet.
    #[must_use]
    pub const fn layout(&self) -> LayoutMark {
        self.layout
    }

    /// The seed of the dice.
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
