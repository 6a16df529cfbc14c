//! What can be wrong with the set-up of a record.

use super::ReplayError;
use crate::rules::{ConfigFault, LayoutFault};

/// A set-up that is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// A layout that is none.
    Layout(LayoutFault),
    /// A configuration that is none.
    Config(ConfigFault),
    /// A player after a phantom.
    PlayerBehindPhantom(usize),
}

/// What can be wrong with a game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayFault {
    /// Its set-up.
    Setup(SetupFault),
    /// An entry of its log.
    Replay(ReplayError),
}

impl From<SetupFault> for PlayFault {
    fn from(error: SetupFault) -> Self {
        Self::Setup(error)
    }
}

impl From<ReplayError> for PlayFault {
    fn from(error: ReplayError) -> Self {
        Self::Replay(error)
    }
}
