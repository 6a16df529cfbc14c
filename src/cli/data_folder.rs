//! The folder that holds what people have made.

use std::path::Path;

use common::{commands::Failure, host::file_errors};
use storage::DataDir;
use text::Texts;

/// The folder that was named, or that of the system.
pub(super) fn data_folder(texts: &Texts, named: Option<&Path>) -> Result<DataDir, Failure> {
    DataDir::find(named).map_err(|error| Failure::Usage(file_errors::of_data_folder(texts, &error)))
}
