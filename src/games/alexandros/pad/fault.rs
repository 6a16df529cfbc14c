//! Why an entry of a ledger or a result does not fit.

use crate::{
    log::SetupFault,
    rules::{AuditFinding, CornerAt, DivideFault, Illegal, SpaceAt},
};
use kernel::{Kind, LogError};

/// Why an entry does not fit. Players and turns count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LedgerError {
    /// The rules refuse it.
    Illegal(Illegal),
    /// Nobody sits there.
    Player(u8),
    /// This player is to be removed from the table, but has entries.
    InUse(u8),
    /// It names no turn.
    NoTurn,
    /// Another player has entries in this turn.
    OtherPlayer {
        /// The turn.
        turn: u16,
        /// Who was named.
        player: u8,
        /// Whose turn it is.
        whose: u8,
    },
    /// A second move of Alexander in one turn, which begins with one (§X3).
    MovedTwice {
        /// The turn.
        turn: u16,
    },
    /// A turn after the end (§X6).
    Over {
        /// The turn.
        turn: u16,
        /// In which it ended.
        ended: u16,
    },
    /// The player has left earlier.
    Left {
        /// Who.
        player: u8,
        /// In which turn.
        left: u16,
    },
    /// No province of this number has been typed.
    NoProvince(u16),
    /// There already is a province of this number.
    Known(u16),
    /// A province without a space, or without a number.
    NoSpaces,
    /// The province cannot be divided in this way (§X5.2).
    Divide(Vec<DivideFault>),
    /// Possible only with a board.
    NeedsBoard,
    /// Possible only without a board, which knows this by itself.
    KnownByBoard,
    /// The board has no such space.
    NoSpace(SpaceAt),
    /// The board has no such corner.
    NoCorner(CornerAt),
    /// Governors are taken back one at a time, not so many.
    OneByOne(usize),
    /// Points for more or fewer players than there are.
    Points {
        /// How many were given.
        given: usize,
        /// How many players.
        players: u8,
    },
    /// Something that saved records may have, but new entries may not bring about.
    Wrong(AuditFinding),
    /// The game is ended a second time.
    ClosedTwice,
    /// A finished game whose end is missing.
    NotClosed,
    /// A note that this kind of record does not allow.
    Note,
    /// A note about an entry that does not come before it, or no longer counts.
    NoSuchEntry(usize),
}

impl LedgerError {
    /// The finding for a saved record that has something refused today.
    pub(super) const fn finding(&self) -> Option<AuditFinding> {
        match self {
            Self::Wrong(finding) => Some(*finding),
            _ => None,
        }
    }
}

/// What can be wrong with the record of a ledger or of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LedgerFault {
    /// Its set-up.
    Setup(SetupFault),
    /// An entry of its log.
    Ledger(LedgerError),
}

impl From<SetupFault> for LedgerFault {
    fn from(fault: SetupFault) -> Self {
        Self::Setup(fault)
    }
}

impl From<LedgerError> for LedgerFault {
    fn from(error: LedgerError) -> Self {
        Self::Ledger(error)
    }
}

impl From<Illegal> for LedgerError {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal(illegal)
    }
}

impl<K: Kind> From<LogError<K>> for LedgerError {
    fn from(error: LogError<K>) -> Self {
        match error {
            LogError::NoSuchEntry(entry) => Self::NoSuchEntry(entry),
            LogError::NotComplete => Self::NotClosed,
            _ => Self::Note,
        }
    }
}
