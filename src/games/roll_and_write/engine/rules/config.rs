//! What is agreed before the first die rolls: layout, seats, rounds and rule options (§1, §2, §5, §9–§11).

use serde::{Deserialize, Serialize};

use super::Layout;

/// Rows of the score sheet at most: players and phantoms (§2).
pub const MAX_ROWS: usize = 5;

/// Which special actions fit into one turn (§5.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SpecialActions {
    /// Either change dice or build a second.
    #[default]
    One,
    /// Both in one turn.
    Both,
}

/// Which dice may be changed in one turn (§5.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChangeDice {
    /// At most one yellow and one blue.
    #[default]
    Two,
    /// Any of the four.
    Any,
}

/// The configuration of a game. Valid by construction: see [`GameConfig::new`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameConfig {
    layout: Layout,
    players: u8,
    phantoms: u8,
    rounds: u8,
    special_actions: SpecialActions,
    change_dice: ChangeDice,
    phantom_bonus: Option<u8>,
}

/// Why a configuration is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfigFault {
    /// Seats that the rules do not know.
    Seats {
        /// Real players.
        players: usize,
        /// Phantoms.
        phantoms: usize,
    },
    /// Rounds outside 1–33.
    Rounds(i64),
    /// A goal for one player alone.
    AgainstPhantoms(usize),
    /// A bonus outside 0–99.
    Bonus(i64),
}

impl GameConfig {
    /// The configuration by the booklet for these seats: rounds by §2, default options, for the highest total.
    ///
    /// # Errors
    /// [`ConfigFault::Seats`] when the rules do not know such a game.
    pub fn new(layout: Layout, players: usize, phantoms: usize) -> Result<Self, ConfigFault> {
        if !matches!((players, phantoms), (1, 2..=4) | (2, 1) | (3..=5, 0)) {
            return Err(ConfigFault::Seats { players, phantoms });
        }
        let rounds = standard_rounds(players + phantoms);
        let (players, phantoms) = (players as u8, phantoms as u8);
        Ok(Self {
            layout,
            players,
            phantoms,
            rounds,
            special_actions: SpecialActions::default(),
            change_dice: ChangeDice::default(),
            phantom_bonus: None,
        })
    }

    /// The same with another number of rounds (§2).
    ///
    /// # Errors
    /// [`ConfigFault::Rounds`] outside 1–33.
    pub fn with_rounds(self, rounds: i64) -> Result<Self, ConfigFault> {
        match u8::try_from(rounds) {
            Ok(rounds @ 1..=33) => Ok(Self { rounds, ..self }),
            _ => Err(ConfigFault::Rounds(rounds)),
        }
    }

    /// The same with these readings of the special actions (§5).
    #[must_use]
    pub const fn with_options(self, special_actions: SpecialActions, change_dice: ChangeDice) -> Self {
        Self { special_actions, change_dice, ..self }
    }

    /// The same against the phantoms, each with this bonus (§11).
    ///
    /// # Errors
    /// When there is more than one player, or the bonus is outside 0–99.
    pub fn against_phantoms(self, bonus: i64) -> Result<Self, ConfigFault> {
        if self.players != 1 {
            return Err(ConfigFault::AgainstPhantoms(self.players()));
        }
        match u8::try_from(bonus) {
            Ok(bonus @ 0..=99) => Ok(Self { phantom_bonus: Some(bonus), ..self }),
            _ => Err(ConfigFault::Bonus(bonus)),
        }
    }

    /// The sheet layout, one for all.
    #[inline]
    #[must_use]
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Real players, 1–5.
    #[inline]
    #[must_use]
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// Phantoms, 0–4.
    #[inline]
    #[must_use]
    pub const fn phantoms(&self) -> usize {
        self.phantoms as usize
    }

    /// Rows of the score sheet: players, then phantoms.
    #[inline]
    #[must_use]
    pub const fn rows(&self) -> usize {
        (self.players + self.phantoms) as usize
    }

    /// Whether one player plays alone (§10).
    #[inline]
    #[must_use]
    pub const fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Rounds to play, 1–33.
    #[inline]
    #[must_use]
    pub const fn rounds(&self) -> u8 {
        self.rounds
    }

    /// The reading of §5.3.
    #[inline]
    #[must_use]
    pub const fn special_actions(&self) -> SpecialActions {
        self.special_actions
    }

    /// The reading of §5.1.
    #[inline]
    #[must_use]
    pub const fn change_dice(&self) -> ChangeDice {
        self.change_dice
    }

    /// VP that each phantom gets instead of lines and coins, when one plays against them (§11).
    #[inline]
    #[must_use]
    pub const fn phantom_bonus(&self) -> Option<u8> {
        self.phantom_bonus
    }

    /// Whether a row of the score sheet gets points: a phantom does only when one plays against it (§6, §11).
    #[must_use]
    pub const fn scores(&self, row: usize) -> bool {
        row < self.players() || self.phantom_bonus.is_some()
    }
}

/// Phantoms by the real players: 2 beside one, who may choose more, 1 beside two, none beside more (§2, §9, §10).
#[must_use]
pub const fn standard_phantoms(players: usize) -> usize {
    match players {
        1 => 2,
        2 => 1,
        _ => 0,
    }
}

/// Rounds by the rows of the score sheet: 18, 15, 12 for 3, 4, 5 (§2).
#[must_use]
pub const fn standard_rounds(rows: usize) -> u8 {
    match rows {
        0..=3 => 18,
        4 => 15,
        _ => 12,
    }
}

/// The bonus of each phantom by their number: 21, 18, 15 for 2, 3, 4 (§11).
#[must_use]
pub const fn standard_bonus(phantoms: usize) -> u8 {
    match phantoms {
        0..=2 => 21,
        3 => 18,
        _ => 15,
    }
}
