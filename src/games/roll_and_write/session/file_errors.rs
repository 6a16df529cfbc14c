//! What went wrong with files, in the language of the window.

use crate::storage::{DocumentError, GamesError, StoreError};
use crate::{
    games::roll_and_write::{files::Unreadable, text::errors::Refusals},
    text::{FluentValue, Key, Texts},
};

/// Why a file could not be read or written.
#[must_use]
pub fn with_file(texts: &Texts, error: &StoreError) -> String {
    let path = |path: &std::path::Path| ("path", FluentValue::from(path.display().to_string()));
    match error {
        StoreError::Missing { path: file } => texts.with(Key::FileMissing, &[path(file)]),
        StoreError::Exists { path: file } => texts.with(Key::FileExists, &[path(file)]),
        StoreError::NotText { path: file } => texts.with(Key::FileNotText, &[path(file)]),
        StoreError::Read { path: file, .. } => texts.with(Key::FileUnreadable, &[path(file)]),
        StoreError::Write { path: file, .. } => texts.with(Key::FileUnwritable, &[path(file)]),
    }
}

/// Why a saved game could not be read or written.
#[must_use]
pub fn with_game(texts: &Texts, error: &GamesError) -> String {
    match error {
        GamesError::Store(error) => with_file(texts, error),
        GamesError::Locked { .. } => texts.get(Key::LibraryLocked).to_owned(),
        GamesError::Name { name } => texts.with(Key::FileName, &[("name", name.as_str().into())]),
    }
}

/// Why a sheet could not be kept, thrown away or brought back.
#[must_use]
pub fn with_sheet(texts: &Texts, error: &DocumentError) -> String {
    match error {
        DocumentError::NoName => texts.get(Key::SheetFaultNoName).to_owned(),
        DocumentError::NameTaken { .. } => texts.get(Key::SheetFaultNameTaken).to_owned(),
        DocumentError::File { file } => texts.with(Key::FileNotSheet, &[("file", file.as_str().into())]),
        DocumentError::Store(error) => with_file(texts, error),
    }
}

/// Why a file says nothing that can be used.
#[must_use]
pub fn unreadable(texts: &Texts, why: &Unreadable) -> String {
    let refusals = Refusals::new(texts, &[]);
    match why {
        Unreadable::File(error) => with_file(texts, error),
        Unreadable::NoSheet(detail) => texts.with(Key::FileJson, &[("detail", detail.as_str().into())]),
        Unreadable::Layout(fault) => refusals.layout(fault),
        Unreadable::Record(fault) => refusals.fault(fault),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::roll_and_write::{
            record::{Fault, RecordFault},
            rules::LayoutFault,
        },
        text::Language,
    };

    #[test]
    fn trouble_is_told_in_the_language_of_the_window() {
        let error = StoreError::Exists { path: "game.json".into() };
        let french = with_game(&Texts::new(Language::French), &GamesError::Store(error));
        assert!(french.starts_with("game.json existe déjà"), "{french}");
        let error = StoreError::Read { path: "game.json".into(), source: std::io::Error::other("no") };
        let english = with_file(&Texts::new(Language::English), &error);
        assert!(english.starts_with("game.json cannot be read"), "{english}");
    }

    #[test]
    fn sheets_and_files_that_cannot_be_used_say_why_in_both_languages() {
        let both =
            |told: &dyn Fn(&Texts) -> String| Language::ALL.map(|language| told(&Texts::new(language)));
        let name = || "mine.txt".to_owned();
        let missing = || StoreError::Missing { path: "mine.json".into() };
        let errors = [
            DocumentError::NoName,
            DocumentError::NameTaken { name: name() },
            DocumentError::File { file: name() },
            missing().into(),
        ];
        let whys = [
            Unreadable::from(missing()),
            Unreadable::NoSheet("EOF at line 1".to_owned()),
            Unreadable::Layout(LayoutFault::Coins(99)),
            Unreadable::Record(Fault { entry: Some(3), what: RecordFault::NotOver }),
        ];
        let sheets = errors.iter().map(|error| both(&|texts| with_sheet(texts, error)));
        for [english, french] in sheets.chain(whys.iter().map(|why| both(&|texts| unreadable(texts, why)))) {
            assert!(!english.is_empty() && english != french, "{french}");
        }
        let [_, french] = both(&|texts| unreadable(texts, &whys[3]));
        assert!(french.starts_with("entrée 3"), "{french}");
    }
}
