//! What people are told before they do something that is allowed but may not be meant (§X8).

use super::{End, GameConfig, Laid, Province, end_by_points, end_by_walls};

/// Something to tell beforehand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Warning {
    /// The province has no plain space: it earns nothing.
    NoPlain,
    /// With more than one governor the province earns nothing until all but one are taken back.
    MoreGovernors {
        /// How many governors there would be.
        governors: u32,
        /// What it would earn with one.
        value: u16,
    },
    /// Another player gets more from the taxes.
    HelpsOthers {
        /// What the collecting player gets.
        own: u16,
        /// The player who gets most.
        rival: u8,
        /// How much that is.
        points: u16,
    },
    /// The game would end.
    Ends(End),
    /// The last governor leaves: the province becomes vacant.
    LastGovernor,
    /// The turn goes by without Alexander's move.
    NoMove,
}

impl Warning {
    /// Whether people are asked about it before the entry is made: about what the rules do not allow, and what ends the
    /// game. What is merely unwise they are only told.
    #[must_use]
    pub const fn is_asked(self) -> bool {
        matches!(self, Self::NoMove | Self::Ends(_))
    }
}

/// The warning before Alexander's move lays these walls (§X6.1).
#[must_use]
pub const fn before_walls(laid: Laid) -> Option<Warning> {
    match end_by_walls(laid) {
        Some(end) => Some(Warning::Ends(end)),
        None => None,
    }
}

/// The warnings before taxes give all players, who have these points, so much (§X4.4, §X6.2).
#[must_use]
pub fn before_taxes(config: &GameConfig, player: u8, gains: &[u16], points: &[u16]) -> Vec<Warning> {
    let own = gains.get(usize::from(player)).copied().unwrap_or(0);
    let rivals = (0..).zip(gains.iter().copied()).filter(|(rival, points)| *rival != player && *points > own);
    let best = rivals.max_by_key(|(rival, points)| (*points, std::cmp::Reverse(*rival)));
    let helps = best.map(|(rival, points)| Warning::HelpsOthers { own, rival, points });
    let after: Vec<u16> = points.iter().zip(gains).map(|(had, gain)| had.saturating_add(*gain)).collect();
    helps.into_iter().chain(end_by_points(config, &after).map(Warning::Ends)).collect()
}

impl Province {
    /// The warning before so many governors are put in it (§X4.2, §X5.3).
    #[must_use]
    pub const fn before_conquest(&self, governors: u32) -> Option<Warning> {
        match (self.value(), governors) {
            (0, _) => Some(Warning::NoPlain),
            (_, 0 | 1) => None,
            (value, governors) => Some(Warning::MoreGovernors { governors, value }),
        }
    }

    /// The warning before a governor is taken back from it (§X4.5).
    #[must_use]
    pub const fn before_taking_back(&self) -> Option<Warning> {
        if self.governors().len() == 1 { Some(Warning::LastGovernor) } else { None }
    }
}
