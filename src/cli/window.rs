//! `alhambra` without a command: the window.

use std::path::Path;

use super::Failure;
#[cfg(feature = "gui")]
use crate::games::common::host::file_errors;
use crate::text::Texts;

/// Opens the window, and returns when it is closed.
#[cfg(feature = "gui")]
pub(super) fn start(texts: &Texts, data_dir: Option<&Path>) -> Result<(), Failure> {
    let data = crate::storage::DataDir::find(data_dir)
        .map_err(|error| Failure::Usage(file_errors::of_data_folder(texts, &error)))?;
    crate::app::start(data).map_err(|error| Failure::NoWindow(error.to_string()))
}

/// Says that this program was built without a window.
#[cfg(not(feature = "gui"))]
pub(super) fn start(texts: &Texts, _: Option<&Path>) -> Result<(), Failure> {
    Err(Failure::NoWindow(texts.failure_no_gui().to_owned()))
}
