//! Paths in sentences.

use std::path::Path;

use text::plain;

/// What a path is called in a sentence.
#[must_use]
pub fn file_name(file: &Path) -> String {
    plain(&file.display().to_string())
}
