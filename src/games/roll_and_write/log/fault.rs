//! What can be wrong with the set-up of a record.

use thiserror::Error;

use super::ReplayError;
use crate::games::roll_and_write::rules::{ConfigFault, LayoutFault};

/// A set-up that is none.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SetupFault {
    /// A layout that is none.
    #[error("member \"layout\": {0}")]
    Layout(LayoutFault),
    /// A configuration that is none.
    #[error(transparent)]
    Config(ConfigFault),
    /// A player after a phantom.
    #[error("seat {0} is a player behind a phantom: phantoms come last (§9)")]
    PlayerBehindPhantom(usize),
}

/// What can be wrong with a game that was played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PlayFault {
    /// Its set-up.
    #[error(transparent)]
    Setup(#[from] SetupFault),
    /// An entry of its log.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}
