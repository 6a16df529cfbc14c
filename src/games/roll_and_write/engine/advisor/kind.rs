//! The kinds of game that have values of their own.

use std::fmt;

use super::Goal;
use crate::rules::{ConfigFault, GameConfig, Layout, standard_bonus};

/// A kind of game. Games with other readings of the options (§5), or of more or fewer rounds, are of the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameKind {
    /// Alone for the highest total, with so many phantoms (§10).
    Solo(usize),
    /// Alone to win against so many phantoms (§11).
    Victory(usize),
    /// So many players; two of them with a phantom (§9).
    Players(usize),
}

impl GameKind {
    /// All there are.
    pub const ALL: [Self; 10] = [
        Self::Solo(2),
        Self::Solo(3),
        Self::Solo(4),
        Self::Victory(2),
        Self::Victory(3),
        Self::Victory(4),
        Self::Players(2),
        Self::Players(3),
        Self::Players(4),
        Self::Players(5),
    ];

    /// The kind of games by this configuration.
    #[must_use]
    pub const fn of(config: &GameConfig) -> Self {
        match (config.players(), config.phantom_bonus()) {
            (1, None) => Self::Solo(config.phantoms()),
            (1, Some(_)) => Self::Victory(config.phantoms()),
            (players, _) => Self::Players(players),
        }
    }

    /// The usual configuration of such a game.
    ///
    /// # Errors
    /// When the layout allows no such game.
    pub fn config(self, layout: Layout) -> Result<GameConfig, ConfigFault> {
        match self {
            Self::Solo(phantoms) => GameConfig::new(layout, 1, phantoms),
            Self::Victory(phantoms) => {
                GameConfig::new(layout, 1, phantoms)?.against_phantoms(standard_bonus(phantoms).into())
            }
            Self::Players(players) => GameConfig::new(layout, players, usize::from(players == 2)),
        }
    }

    /// What is to be the most in it.
    #[must_use]
    pub const fn goal(self) -> Goal {
        match self {
            Self::Solo(_) => Goal::Total,
            Self::Victory(_) | Self::Players(_) => Goal::Victory,
        }
    }

    /// What its values learn: of several players the total of each, from which their chances follow.
    #[must_use]
    pub const fn learns(self) -> Goal {
        match self {
            Self::Victory(_) => Goal::Victory,
            Self::Solo(_) | Self::Players(_) => Goal::Total,
        }
    }
}

/// As files are named: `solo-2`, `victory-3`, `players-4`.
impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Solo(phantoms) => write!(f, "solo-{phantoms}"),
            Self::Victory(phantoms) => write!(f, "victory-{phantoms}"),
            Self::Players(players) => write!(f, "players-{players}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::NamedLayout;

    #[test]
    fn the_terms_of_every_kind_are_of_that_kind() {
        let (_, layout) = NamedLayout::standard();
        for kind in GameKind::ALL {
            assert_eq!(GameKind::of(&kind.config(layout).unwrap()), kind);
        }
    }
}
