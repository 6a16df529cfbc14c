//! Arbitrary bytes, read as each kind of file that comes from outside: property tests call this, and so do the targets
//! in `fuzz`. Nothing panics, what is refused is refused in words, and what is accepted is good.

use std::{fs, path::PathBuf};

use alhambra::{
    games::{
        HOUSE,
        alexandros::log::NamedBoard,
        common::{PLAYER_COLOURS, contract::GameList},
        roll_and_write::files::LayoutDocument,
    },
    opening::Link,
    storage::{
        Backup, BackupError, DataDir, Document, Documents, PeopleFile, RestorePlan, Settings, document_text,
    },
    text::{Language, Texts},
};
use tempfile::TempDir;

thread_local! {
    static TEXTS: Texts = Texts::new(Language::ALL[0]);
    static FOLDER: TempDir = tempfile::tempdir().expect("a folder for tests");
}

/// A saved game.
pub fn read_record(bytes: &[u8]) {
    with_text(bytes, |texts, house, text| {
        let records = house.records(text);
        match records.verify(texts, text) {
            Ok(_) => drop((records.score(texts, text, true), records.figures(texts, text))),
            Err(faults) => check(&faults),
        }
    });
}

/// A table written as text: what is understood makes a good record.
pub fn read_written_table(bytes: &[u8]) {
    with_text(bytes, |texts, house, text| {
        match house.records(text).import(texts, text, &|name: &str| Err(format!("{name} is not here"))) {
            Ok(imported) => {
                let verified = house.records(&imported.record).verify(texts, &imported.record);
                assert!(verified.is_ok(), "{verified:?}: {}", imported.record);
            }
            Err(faults) => check(&faults),
        }
    });
}

/// A sheet or a board that somebody transcribed: what is understood is written and read again.
pub fn read_document(bytes: &[u8]) {
    document::<LayoutDocument>(bytes);
    document::<NamedBoard>(bytes);
}

fn document<D: Document>(bytes: &[u8]) {
    let path = put("document.json", bytes);
    let documents = Documents::<D>::new(path.parent().expect("a folder").into());
    if let Some((document, _)) = documents.read("document.json") {
        let text = document_text(&document);
        put("document.json", text.as_bytes());
        let again = documents.read("document.json").map(|(again, _)| document_text(&again));
        assert_eq!(again, Some(text));
    }
}

/// A backup, which is compared with an empty data folder.
pub fn read_backup(bytes: &[u8]) {
    let path = put("backup.tar.gz", bytes);
    match Backup::open(&path, &mut |_, _| {}) {
        Ok(backup) => {
            let data = data_folder();
            assert!(RestorePlan::new(&backup, &data, &mut |_, _| {}).refused().count() <= backup.len());
        }
        Err(error) => assert!(!matches!(error, BackupError::Store(_)), "{error:?}"),
    }
}

/// What the program keeps for itself: settings, and who is who.
pub fn read_own_file(bytes: &[u8]) {
    let path = put("own.json", bytes);
    drop(Settings::load(&path, &PLAYER_COLOURS));
    let data = data_folder();
    fs::create_dir_all(data.root()).expect("a folder");
    fs::write(data.people(), bytes).expect("a file");
    drop(PeopleFile::new(&data).load());
}

/// A word that a desktop or a person passes to the program: a link, an address or a code.
pub fn read_word(bytes: &[u8]) {
    let word = String::from_utf8_lossy(bytes);
    let code = match Link::read(&word) {
        Some(Link::Code(code)) => code,
        _ => word.into_owned(),
    };
    let told = TEXTS.with(|texts| HOUSE.code(texts, &code)).expect("some game has codes");
    assert!(!told.unwrap_or_else(|wrong| wrong).is_empty());
}

fn with_text(bytes: &[u8], act: impl FnOnce(&Texts, GameList, &str)) {
    if let Ok(text) = str::from_utf8(bytes) {
        TEXTS.with(|texts| act(texts, HOUSE, text));
    }
}

fn check(faults: &[String]) {
    assert!(!faults.is_empty() && faults.iter().all(|fault| !fault.trim().is_empty()), "{faults:?}");
}

fn put(name: &str, bytes: &[u8]) -> PathBuf {
    let path = FOLDER.with(|folder| folder.path().join(name));
    fs::write(&path, bytes).expect("a file");
    path
}

fn data_folder() -> DataDir {
    let folder = FOLDER.with(|folder| folder.path().join("data"));
    DataDir::find(Some(&folder)).expect("a data folder")
}
