//! Why an entry of a game that is played does not fit.

use super::{PlayEvent, SetupFault, Unknown};
use crate::rules::{
    Falcon, Piece,
    play::{Offer, PlayConfig, Possible, Refusal},
};
use kernel::Seed;

/// What the rules refuse, with what it names by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Why.
    pub refusal: Refusal,
    /// The piece that it is about.
    pub piece: Option<Piece>,
    /// The falcon that it is about.
    pub falcon: Option<Falcon>,
}

impl Refused {
    /// What the rules refuse in a game.
    #[must_use]
    pub fn new(config: &PlayConfig, refusal: Refusal) -> Self {
        let piece = match refusal {
            Refusal::NotInReserve { piece, .. }
            | Refusal::NoBazaar(piece)
            | Refusal::MustAct(Possible::Buy(Offer::Bazaar(piece)))
            | Refusal::NotBoughtNow(piece)
            | Refusal::NotInStack(piece) => Some(config.piece(piece)),
            _ => None,
        };
        let falcon = match refusal {
            Refusal::NoFalcon(falcon) | Refusal::MustAct(Possible::Falcon(falcon)) => {
                config.falcons().get(usize::from(falcon)).copied()
            }
            _ => None,
        };
        Self { refusal, piece, falcon }
    }
}

/// Why an entry does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The rules forbid it.
    Refused(Box<Refused>),
    /// It names what the game does not have.
    Unknown(Unknown),
    /// A start card for another row than the one that is dealt to.
    OtherRow {
        /// The row that the event says.
        said: u8,
        /// The row that is due.
        due: u8,
    },
    /// A tile for another space than the one that is filled.
    OtherSpace {
        /// The space that the event says.
        said: u8,
        /// The space that is due.
        due: u8,
    },
    /// What the program drew is not the seed's.
    NotTheSeed {
        /// The seed that applies.
        seed: Seed,
        /// What it draws.
        due: Box<PlayEvent>,
        /// What the log has.
        found: Box<PlayEvent>,
    },
    /// What the program drew, without a seed.
    NoSeed,
    /// The program is asked to draw where nothing is due.
    NothingDue,
    /// A note that only a table knows.
    Note,
    /// A note about an entry that is not there before it, or no longer counts.
    NoSuchEntry(usize),
    /// Only what people typed in of chance is corrected.
    NotTyped(usize),
    /// A correction by what the program draws.
    AmendedDraw(usize),
    /// A seat that no player has.
    NoPlayer(u8),
    /// The game says that it has ended, and did not come to its end.
    NotComplete,
}

impl From<Unknown> for PlayError {
    fn from(unknown: Unknown) -> Self {
        Self::Unknown(unknown)
    }
}

/// What can be wrong with a game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayFault {
    /// Its set-up.
    Setup(SetupFault),
    /// An entry of its log.
    Play(PlayError),
}

impl From<SetupFault> for PlayFault {
    fn from(fault: SetupFault) -> Self {
        Self::Setup(fault)
    }
}

impl From<PlayError> for PlayFault {
    fn from(error: PlayError) -> Self {
        Self::Play(error)
    }
}
