//! Records of the game: one of its three kinds, read, checked and written.

mod schema;

pub use schema::schema;

use super::{
    log::{PlayError, PlayFault, Played, SetupFault},
    pad::{PadError, PadFault, PaperResult, ScorePad},
};
use kernel::{Game, record};

/// A game of one of the three kinds, as read and checked.
pub type AnyGame = record::AnyGame<Game<Played>, Game<ScorePad>, Game<PaperResult>>;

/// A fault of a record.
pub type Fault = record::Fault<GameFault>;

/// What is wrong with a record, or with an entry of its log.
pub type RecordFault = record::RecordFault<GameFault>;

/// A record that is good.
pub type Loaded = record::Loaded<AnyGame>;

/// Reads and checks a record of this game.
///
/// # Errors
/// All faults found.
pub fn read(text: &str) -> Result<Loaded, Vec<Fault>> {
    AnyGame::read(text)
}

/// What can be wrong with a game of any kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameFault {
    /// Its set-up.
    Setup(SetupFault),
    /// An entry of a game that was played.
    Play(PlayError),
    /// An entry of a table or a result.
    Pad(PadError),
}

impl From<PlayFault> for GameFault {
    fn from(fault: PlayFault) -> Self {
        match fault {
            PlayFault::Setup(fault) => Self::Setup(fault),
            PlayFault::Play(error) => Self::Play(error),
        }
    }
}

impl From<PadFault> for GameFault {
    fn from(fault: PadFault) -> Self {
        match fault {
            PadFault::Setup(fault) => Self::Setup(fault),
            PadFault::Pad(error) => Self::Pad(error),
        }
    }
}
