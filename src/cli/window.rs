//! `alhambra` without a command: the window.

use std::path::Path;

use super::Failure;

/// Opens the window, and returns when it is closed.
#[cfg(feature = "gui")]
pub(super) fn start(data_dir: Option<&Path>) -> Result<(), Failure> {
    let data = crate::storage::DataDir::find(data_dir).map_err(|error| Failure::Usage(error.to_string()))?;
    crate::app::start(data).map_err(|error| Failure::NoWindow(error.to_string()))
}

/// Says that this program was built without a window.
#[cfg(not(feature = "gui"))]
pub(super) fn start(_: Option<&Path>) -> Result<(), Failure> {
    Err(Failure::NoWindow(
        "this program was built without its window (the feature gui): see alhambra --help".to_owned(),
    ))
}
