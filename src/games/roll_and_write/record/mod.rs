//! Records of the game: one of its three kinds, read, checked and written.

mod any_game;
mod schema;

pub use any_game::{AnyGame, read};
pub use schema::schema;

use super::{
    log::{PlayFault, ReplayError, SetupFault},
    pad::{PadError, PadFault},
};
use crate::kernel::record;

/// A fault of a record.
pub type Fault = record::Fault<GameFault>;

/// What is wrong with a record, or with an entry of its log.
pub type RecordFault = record::RecordFault<GameFault>;

/// A record that is good.
pub type Loaded = record::Loaded<AnyGame>;

/// What can be wrong with a game of any kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameFault {
    /// Its set-up.
    Setup(SetupFault),
    /// An entry of a game that was played.
    Replay(ReplayError),
    /// An entry of a pad or a result.
    Pad(PadError),
}

impl From<PlayFault> for GameFault {
    fn from(fault: PlayFault) -> Self {
        match fault {
            PlayFault::Setup(fault) => Self::Setup(fault),
            PlayFault::Replay(error) => Self::Replay(error),
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
