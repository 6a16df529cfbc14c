//! What a number of a ledger is, and why it is so much.

use crate::rules::TaxReason;
use kernel::Breakdown;

/// What a number is, and why it is so much. Players, turns and provinces count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// All points of a player.
    Points,
    /// Taxes of a turn (§X4.4).
    Taxes {
        /// The turn.
        turn: u16,
        /// Who collected them.
        player: u8,
    },
    /// A province of exactly one governor: its plain spaces.
    OneGovernor {
        /// Its number.
        province: u16,
    },
    /// A province of more governors: nothing.
    MoreGovernors {
        /// Its number.
        province: u16,
        /// How many governors.
        governors: usize,
        /// Its plain spaces, which would count with one governor.
        value: u16,
    },
    /// What was typed is so much more or less than the provinces gave.
    Typed,
    /// The final points of a game entered afterwards.
    Entered,
}

/// The taxes of a player with provinces by their numbers.
pub(super) fn numbered(taxes: &Breakdown<TaxReason>, reason: Reason, numbers: &[u16]) -> Breakdown<Reason> {
    let number = |place: usize| numbers.get(place).copied().unwrap_or(0);
    let part = |part: &Breakdown<TaxReason>| {
        let reason = match part.reason {
            TaxReason::Taxes => reason,
            TaxReason::OneGovernor { province } => Reason::OneGovernor { province: number(province) },
            TaxReason::MoreGovernors { province, governors, value } => {
                Reason::MoreGovernors { province: number(province), governors, value }
            }
        };
        Breakdown::leaf(reason, part.vp)
    };
    Breakdown::sum(reason, taxes.parts.iter().map(part).collect())
}
