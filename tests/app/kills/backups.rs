//! Backups: making one, and restoring one that somebody else has made.

use std::{fs, path::Path, thread, time::Duration};

use alhambra::{
    app::{AppCommand, AppState, BackupCommand, Tone},
    storage::{Backup, OnConflict},
};
use flate2::{Compression, write::GzEncoder};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use tar::{Builder, Header};

use super::{
    actions::{Action, GAMES, command},
    folder::text,
};

/// A game that is not in the folder.
const NEW: &str = "2026-11-23-100000-new.json";

/// Unfinished work, of which the folder has another version.
const DRAFT: &str = "drafts/late-entry.json";
/// What the backup has in its place.
const THEIRS: &str = "{}";

/// Puts backups into a data folder: one with a new game and another version of a game that is there, with something
/// undone, and one with unfinished work.
pub fn prepare(folder: &Path) {
    write(&folder.join("given-draft.tar.gz"), &[(DRAFT.to_owned(), THEIRS.as_bytes().to_vec())]);
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    let game = fs::read(saves.join("solo-2-phantoms.json")).unwrap();
    let files = [
        (format!("games/{}", GAMES[0]), game.clone()),
        (format!("games/{NEW}"), game),
        (format!("games/undone/{}", GAMES[0]), b"[]".to_vec()),
    ];
    write(&folder.join("given.tar.gz"), &files);
}

/// Writes a backup with these files.
fn write(path: &Path, files: &[(String, Vec<u8>)]) {
    let heading = json!({"format": "alhambra-backup", "version": 1, "program": "0.1.0", "made": "2026-11-23T10:00:00Z"});
    let listed = files.iter().map(|(name, bytes)| {
        let hash: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        json!({"name": name, "bytes": bytes.len(), "sha256": hash})
    });
    let list = json!(listed.collect::<Vec<_>>()).to_string().into_bytes();
    let mut tar = Builder::new(GzEncoder::new(Vec::new(), Compression::fast()));
    let first = ("backup.json".to_owned(), heading.to_string().into_bytes());
    for (name, bytes) in
        [first].into_iter().chain(files.iter().cloned()).chain([("files.json".to_owned(), list)])
    {
        let mut header = Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(0o644);
        header.set_mtime(1_700_000_000);
        tar.append_data(&mut header, name, bytes.as_slice()).unwrap();
    }
    fs::write(path, tar.into_inner().unwrap().finish().unwrap()).unwrap();
}

/// Whether a file is a whole backup.
pub fn is_backup(path: &Path) -> bool {
    Backup::open(path, &mut |_, _| {}).is_ok()
}

/// Whether the backup is restored, with the other version of the game beside the one that was there: under the next
/// number, or the one after it if the disk would not say whether that name was free.
fn has_come(folder: &Path) -> bool {
    let games = folder.join("games");
    let is_beside = |number: u32| {
        let second = GAMES[0].replace(".json", &format!("-{number}.json"));
        games.join(&second).exists() && games.join("undone").join(&second).exists()
    };
    games.join(NEW).exists() && (2..=3).any(is_beside)
}

/// Whether the unfinished work of the backup is here.
fn has_draft(folder: &Path) -> bool {
    text(&folder.join(DRAFT)) == THEIRS
}

/// Does something with backups in the window, and waits until it is done. Returns whether it said that something went
/// wrong or was left out.
fn in_window(app: &mut AppState, command: BackupCommand) -> bool {
    let before = app.errors;
    app.notifications.clear();
    app.run(AppCommand::Backup(command));
    while app.backups.percent().is_some() {
        app.poll();
        thread::sleep(Duration::from_millis(1));
    }
    app.errors > before || app.notifications.iter().any(|told| told.tone == Tone::Remark)
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).display().to_string()
}

pub const ACTIONS: &[Action] = &[
    Action {
        name: "alhambra backup",
        before: |_, _| {},
        act: |_, folder| command(folder, &["backup", "-o", "out.tar.gz"]),
        is_done: |folder| is_backup(&folder.join("out.tar.gz")),
    },
    Action {
        name: "alhambra restore",
        before: |_, _| {},
        act: |_, folder| command(folder, &["restore", "given.tar.gz", "--conflicts", "both"]),
        is_done: has_come,
    },
    Action {
        name: "make a backup in the window",
        before: |_, _| {},
        act: |app, folder| in_window(app, BackupCommand::BackUp(path(folder, "out.tar.gz"))),
        is_done: |folder| is_backup(&folder.join("out.tar.gz")),
    },
    Action {
        name: "look at a backup in the window",
        before: |_, _| {},
        act: |app, folder| in_window(app, BackupCommand::Open(path(folder, "given.tar.gz"))),
        is_done: |_| true,
    },
    Action {
        name: "restore a backup in the window",
        before: |app, folder| {
            in_window(app, BackupCommand::Open(path(folder, "given.tar.gz")));
        },
        act: |app, _| in_window(app, BackupCommand::Restore(OnConflict::Both)),
        is_done: has_come,
    },
    Action {
        name: "take what is in a backup for one's own in the window",
        before: |app, folder| {
            in_window(app, BackupCommand::Open(path(folder, "given-draft.tar.gz")));
        },
        act: |app, _| in_window(app, BackupCommand::Restore(OnConflict::Replace)),
        is_done: has_draft,
    },
];
