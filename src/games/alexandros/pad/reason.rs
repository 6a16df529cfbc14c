//! What a number of a ledger is, and how it comes about.

use crate::rules::TaxReason;
use kernel::Breakdown;

/// What a number is, and how it comes about. Players, turns and provinces count from 1.
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
    /// A province with exactly one governor: its plain spaces.
    OneGovernor {
        /// Its number.
        province: u16,
    },
    /// A province with more governors earns nothing.
    MoreGovernors {
        /// Its number.
        province: u16,
        /// How many governors.
        governors: usize,
        /// Its plain spaces, which would count with a single governor.
        value: u16,
    },
    /// By how much the typed points differ from what the provinces gave.
    Typed,
    /// The final points of a game entered afterwards.
    Entered,
}

/// The taxes of a player, with provinces named by their numbers.
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
