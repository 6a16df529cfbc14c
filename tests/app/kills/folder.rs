//! The data folder in which actions are killed: what is in it, and whether a file is whole.

use std::{
    collections::BTreeMap,
    fs,
    io::Write,
    path::{Path, PathBuf},
    sync::LazyLock,
    time::SystemTime,
};

use alhambra::{
    app::AppState,
    games::{
        HOUSE, alexandros, alhambra as tiles,
        roll_and_write::{
            advisor::{GameKind, Learner, Values},
            files::{LayoutDocument, Layouts, TrainedFile},
            log::NamedLayout,
            record,
            rules::Layout,
        },
    },
    storage::{DataDir, document_text},
};
use serde_json::Value;

use super::{
    actions::GAMES,
    alexandros::{is_board, prepare as prepare_ledgers},
    backups, drills, photos,
    tile_game::prepare as prepare_tables,
};

pub fn template() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/frozen/data/anna")
}

/// The contents of a file and when it was written, or nothing for a folder.
type Prepared = Option<(Vec<u8>, SystemTime)>;

/// A data folder like that of somebody who has used the program, with something to import.
pub fn prepared() -> tempfile::TempDir {
    /// What is in it, folders before what is in them. The summaries of the games are kept from a first start, so that
    /// thousands of others need not read the games again.
    static PREPARED: LazyLock<Vec<(PathBuf, Prepared)>> = LazyLock::new(|| {
        let folder = prepare();
        drop(AppState::new(DataDir::find(Some(folder.path())).unwrap(), HOUSE));
        let mut found = vec![(PathBuf::new(), None)];
        let mut next = 0;
        while let Some((path, file)) = found.get(next).cloned() {
            next += 1;
            if file.is_none() {
                for entry in fs::read_dir(folder.path().join(&path)).unwrap().map(Result::unwrap) {
                    let written = || entry.metadata().unwrap().modified().unwrap();
                    let file = entry.path().is_file().then(|| (fs::read(entry.path()).unwrap(), written()));
                    found.push((path.join(entry.file_name()), file));
                }
            }
        }
        found
    });
    // Thousands are made, so they are in memory if the system has a folder there.
    let memory = Path::new("/dev/shm");
    let folder = if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }.unwrap();
    for (path, file) in PREPARED.iter().skip(1) {
        let path = folder.path().join(path);
        match file {
            Some((bytes, written)) => {
                let mut file = fs::File::create(path).unwrap();
                file.write_all(bytes).unwrap();
                file.set_modified(*written).unwrap();
            }
            None => fs::create_dir(path).unwrap(),
        }
    }
    folder
}

fn prepare() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    copy(&template(), folder.path());
    for game in games(folder.path()) {
        let is_kept = GAMES.iter().any(|kept| game.ends_with(kept));
        if !is_kept {
            fs::remove_file(game).unwrap();
        }
    }
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    fs::copy(saves.join("solo-2-phantoms.json"), folder.path().join("given.json")).unwrap();
    fs::copy(saves.join("table-three-players.txt"), folder.path().join("table.txt")).unwrap();
    let mut sheet = NamedLayout::standard().0;
    "Given".clone_into(&mut sheet.name);
    fs::write(folder.path().join("given-sheet.json"), document_text(&LayoutDocument(sheet))).unwrap();
    prepare_tables(folder.path());
    prepare_ledgers(folder.path());
    backups::prepare(folder.path());
    photos::prepare(folder.path());
    drills::prepare(folder.path());
    folder
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let there = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &there);
        } else {
            fs::copy(entry.path(), there).unwrap();
        }
    }
}

pub fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_default()
}

pub fn json(path: &Path) -> Value {
    serde_json::from_str(&text(path)).unwrap_or_default()
}

pub fn games(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder.join("games")).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.is_file() && !is_aside(path)).collect()
}

pub fn log(bytes: &[u8]) -> Vec<Value> {
    let record: Value = serde_json::from_slice(bytes).unwrap_or_default();
    record["log"].as_array().cloned().unwrap_or_default()
}

/// Whether it is the record of a game that was typed in at once.
pub fn is_result(bytes: &[u8]) -> bool {
    serde_json::from_slice::<Value>(bytes).is_ok_and(|record| record["kind"] == "result")
}

pub fn entries(folder: &Path, game: &str) -> usize {
    log(&fs::read(folder.join("games").join(game)).unwrap_or_default()).len()
}

/// Whether a file has the name of one that is still being written.
pub fn is_aside(path: &Path) -> bool {
    path.file_name().unwrap().to_str().unwrap().starts_with('.')
}

/// All files of a folder except locks and summaries, by their paths within it.
pub fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for path in fs::read_dir(next).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if !path.ends_with(".lock")
                && path.extension().is_none_or(|end| end != "lock" && end != "summaries")
            {
                found.insert(path.strip_prefix(folder).unwrap().to_path_buf(), fs::read(&path).unwrap());
            }
        }
    }
    found
}

/// Whether a file is whole: one that the program can read.
pub fn is_whole(folder: &Path, path: &Path, bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return match path.extension().and_then(|end| end.to_str()) {
            Some("gz") => backups::is_backup(&folder.join(path)),
            Some("jpg") => photos::is_photo(bytes),
            Some("png") => bytes.starts_with(b"\x89PNG") && bytes.ends_with(b"IEND\xae\x42\x60\x82"),
            Some("values" | "unfinished") => is_trained(&folder.join(path)),
            _ => false,
        };
    };
    let is_in = |name: &str| path.starts_with(name);
    let practised = is_in("drills.json") || is_in("alhambra/drills.json");
    let single = is_in("settings.json") || is_in("people.json");
    if is_in("games/undone") || is_in("drafts") || single || practised {
        serde_json::from_str::<Value>(text).is_ok()
    } else if is_in("layouts") {
        serde_json::from_str::<NamedLayout>(text).is_ok_and(|named| Layout::new(&named.draft).is_ok())
    } else if is_in("boards") {
        is_board(text)
    } else if is_in("alhambra") {
        serde_json::from_str::<tiles::log::Printed>(text).is_ok()
    } else {
        record::read(text).is_ok()
            || tiles::record::read(text).is_ok()
            || alexandros::record::read(text).is_ok()
            || is_board(text)
    }
}

/// Whether what was learned for the sheet beside it is all there.
fn is_trained(path: &Path) -> bool {
    let sheet = Layouts::new(path.parent().unwrap().to_path_buf()).path("our-pad.json");
    let layout = Layout::new(&serde_json::from_str::<NamedLayout>(&text(&sheet)).unwrap().draft).unwrap();
    let name = path.file_name().unwrap().to_str().unwrap();
    let kind = GameKind::ALL.into_iter().find(|kind| name.contains(&format!(".{kind}."))).unwrap();
    if name.ends_with(".values") {
        let bytes = TrainedFile::Values.read(&sheet, &kind.to_string(), &layout);
        bytes.is_some_and(|bytes| Values::from_bytes(&bytes, &layout).is_ok())
    } else {
        let bytes = TrainedFile::Unfinished.read(&sheet, &kind.to_string(), &layout);
        let mut learner = Learner::new(kind.config(layout).unwrap(), kind.learns(), 1).unwrap();
        bytes.is_some_and(|bytes| learner.resume(&bytes))
    }
}
