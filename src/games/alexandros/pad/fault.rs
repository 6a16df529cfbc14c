//! Why an entry of a ledger or a result does not fit.

use crate::{
    log::SetupFault,
    rules::{AuditFinding, CornerAt, DivideFault, Illegal, SpaceAt},
};
use kernel::{Kind, LogError};

/// Why an entry does not fit. Players and turns count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LedgerError {
    /// What the rules refuse.
    Illegal(Illegal),
    /// A player who does not sit there.
    Player(u8),
    /// A player who is to be taken off the table has entries.
    InUse(u8),
    /// No turn.
    NoTurn,
    /// Another player has had entries in this turn.
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
    /// A player who has left before.
    Left {
        /// Who.
        player: u8,
        /// In which turn.
        left: u16,
    },
    /// Nobody told of such a province.
    NoProvince(u16),
    /// There is a province of this number.
    Known(u16),
    /// A province without a space, or without a number.
    NoSpaces,
    /// A part that cannot be of the province (§X5.2).
    Divide(Vec<DivideFault>),
    /// Only with a board.
    NeedsBoard,
    /// Only without a board: it knows by itself.
    KnownByBoard,
    /// The board has no such space.
    NoSpace(SpaceAt),
    /// The board has no such corner.
    NoCorner(CornerAt),
    /// Governors are taken back one by one.
    OneByOne(usize),
    /// Points of more or fewer players than there are.
    Points {
        /// How many there are.
        given: usize,
        /// How many players.
        players: u8,
    },
    /// What saved records may have, and new entries may not bring about.
    Wrong(AuditFinding),
    /// A second end of the game.
    ClosedTwice,
    /// A finished game without its end.
    NotClosed,
    /// A note that such a record does not know.
    Note,
    /// A note about an entry that does not come before it, or no longer counts.
    NoSuchEntry(usize),
}

impl LedgerError {
    /// What is told of a saved record that has what is refused now.
    pub(super) const fn finding(&self) -> Option<AuditFinding> {
        match self {
            Self::Wrong(finding) => Some(*finding),
            _ => None,
        }
    }
}

/// What can be wrong with the record of a ledger, or of a result.
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
