//! What went wrong with files, in the language of the window.

use std::{borrow::Cow, path::Path};

use storage::{
    BackupError, Change, DataDirError, GamesError, Obstacle, PeopleTrouble, Planned, SettingsWarning,
    StoreError,
};
use text::{Texts, plain};

/// Why a file could not be read or written.
#[must_use]
pub fn with_file(texts: &Texts, error: &StoreError) -> String {
    let path = |path: &Path| plain(&path.display().to_string());
    match error {
        StoreError::Missing { path: file } => texts.file_missing(&path(file)),
        StoreError::Exists { path: file } => texts.file_exists(&path(file)),
        StoreError::NotText { path: file } => texts.file_not_text(&path(file)),
        StoreError::NotAFile { path: file } => texts.file_not_regular(&path(file)),
        StoreError::TooLarge { path: file, most } => texts.file_too_large(&path(file), most >> 20),
        StoreError::Protected { path: file } => texts.file_protected(&path(file)),
        StoreError::Name { path: file } => texts.file_bad_name(&path(file)),
        StoreError::Busy { path: file } => texts.file_busy(&path(file)),
        StoreError::Newer { path: file } => texts.file_newer(&path(file)),
        StoreError::Read { path: file, .. } => texts.file_unreadable(&path(file)),
        StoreError::Write { path: file, .. } => texts.file_unwritable(&path(file)),
    }
}

/// Why no folder is known to keep games in.
#[must_use]
pub fn of_data_folder(texts: &Texts, error: &DataDirError) -> String {
    match error {
        DataDirError::NoHome => texts.folder_none().to_owned(),
        DataDirError::Unusable { path } => texts.folder_unusable(&plain(&path.display().to_string())),
    }
}

/// What was wrong with the settings, and what is used instead.
#[must_use]
pub fn of_settings(texts: &Texts, warning: &SettingsWarning) -> String {
    let path = |path: &Path| plain(&path.display().to_string());
    match warning {
        SettingsWarning::Unreadable { path: file } => texts.settings_unreadable(&path(file)),
        SettingsWarning::Broken { path: file } => texts.settings_broken(&path(file)),
        SettingsWarning::Field { path: file, key, value } => texts.settings_field(&path(file), key, value),
    }
}

/// Why nothing is known of people, and what becomes of the file.
#[must_use]
pub fn of_people(texts: &Texts, trouble: &PeopleTrouble) -> String {
    match trouble {
        PeopleTrouble::Unreadable(error) => texts.people_unreadable(&with_file(texts, error)),
        PeopleTrouble::Broken { path } => texts.people_broken(&plain(&path.display().to_string())),
        PeopleTrouble::Newer { path } => texts.people_newer(&plain(&path.display().to_string())),
    }
}

/// Why a saved game could not be read or written.
#[must_use]
pub fn with_game(texts: &Texts, error: &GamesError) -> String {
    match error {
        GamesError::Store(error) => with_file(texts, error),
        GamesError::Locked { .. } => texts.library_locked().to_owned(),
        GamesError::Name { name } => texts.file_name(&plain(name)),
    }
}

/// Why a game of this name is not opened.
#[must_use]
pub fn of_game(texts: &Texts, file: &str, error: &GamesError) -> String {
    match error {
        GamesError::Locked { .. } => texts.library_locked().to_owned(),
        _ => texts.error_open(&plain(file), &with_game(texts, error)),
    }
}

/// Why a backup was not made, read or brought back.
#[must_use]
pub fn of_backup(texts: &Texts, error: &BackupError) -> String {
    match error {
        BackupError::Store(error) => with_file(texts, error),
        BackupError::NoFolder { path } => texts.backup_no_folder(&plain(&path.display().to_string())),
        BackupError::Nothing { path } => texts.backup_nothing(&plain(&path.display().to_string())),
        BackupError::ChangedMeanwhile => texts.backup_changed_meanwhile().to_owned(),
        BackupError::NoBackup => texts.backup_none().to_owned(),
        BackupError::Newer { .. } => texts.backup_newer().to_owned(),
        BackupError::Damaged => texts.backup_damaged().to_owned(),
        BackupError::Changed { name } => texts.backup_changed(&plain(name)),
        BackupError::Foreign { name } => texts.backup_foreign(&plain(name)),
        BackupError::Twice { name } => texts.backup_twice(&plain(name)),
        BackupError::FileTooLarge { name, most } => texts.backup_file_too_large(&plain(name), most >> 20),
        BackupError::TooMuch => texts.backup_too_much().to_owned(),
    }
}

/// Why a file of a backup cannot be brought here.
#[must_use]
pub fn of_obstacle(texts: &Texts, obstacle: Obstacle) -> &str {
    match obstacle {
        Obstacle::Name => texts.backup_bad_name(),
        Obstacle::Empty => texts.backup_is_empty(),
        Obstacle::InPlace => texts.backup_in_place(),
        Obstacle::Unwritable => texts.backup_unwritable(),
    }
}

/// What becomes of a file of a backup.
#[must_use]
pub fn of_change<'a>(texts: &'a Texts, file: &Planned) -> Cow<'a, str> {
    Cow::Borrowed(match file.change {
        Change::New => texts.backup_is_new(),
        Change::Same => texts.backup_is_same(),
        Change::Differs => texts.backup_differs(),
        Change::Open => texts.backup_is_open(),
        Change::Refused(obstacle) => return texts.backup_refused(of_obstacle(texts, obstacle)).into(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Language;

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
