//! What went wrong with files, in the language of the window.

use std::path::Path;

use crate::{
    storage::{DataDirError, GamesError, StoreError},
    text::Texts,
};

/// Why a file could not be read or written.
#[must_use]
pub fn with_file(texts: &Texts, error: &StoreError) -> String {
    let path = |path: &Path| path.display().to_string();
    match error {
        StoreError::Missing { path: file } => texts.file_missing(&path(file)),
        StoreError::Exists { path: file } => texts.file_exists(&path(file)),
        StoreError::NotText { path: file } => texts.file_not_text(&path(file)),
        StoreError::Read { path: file, .. } => texts.file_unreadable(&path(file)),
        StoreError::Write { path: file, .. } => texts.file_unwritable(&path(file)),
    }
}

/// Why there is no folder to keep files in.
#[must_use]
pub fn with_folder(texts: &Texts, error: &DataDirError) -> String {
    match error {
        DataDirError::NoHome => texts.folder_no_home().to_owned(),
        DataDirError::Unusable { path } => texts.folder_unusable(&path.display().to_string()),
    }
}

/// Why a saved game could not be read or written.
#[must_use]
pub fn with_game(texts: &Texts, error: &GamesError) -> String {
    match error {
        GamesError::Store(error) => with_file(texts, error),
        GamesError::Locked { .. } => texts.library_locked().to_owned(),
        GamesError::Name { name } => texts.file_name(name),
    }
}

/// Why a game of this name is not opened.
#[must_use]
pub fn of_game(texts: &Texts, file: &str, error: &GamesError) -> String {
    match error {
        GamesError::Locked { .. } => texts.library_locked().to_owned(),
        _ => texts.error_open(file, &with_game(texts, error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn trouble_is_told_in_the_language_of_the_window() {
        let error = StoreError::Exists { path: "game.json".into() };
        let french = with_game(&Texts::new(Language::French), &GamesError::Store(error));
        assert!(french.starts_with("game.json existe déjà"), "{french}");
        let error = StoreError::Read { path: "game.json".into(), source: std::io::Error::other("no") };
        let english = with_file(&Texts::new(Language::English), &error);
        assert!(english.starts_with("game.json cannot be read"), "{english}");
    }
}
