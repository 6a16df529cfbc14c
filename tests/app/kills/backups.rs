//! Backups: making one, and bringing one back that somebody else has made.

use std::{fs, path::Path};

use alhambra::storage::Backup;
use flate2::{Compression, write::GzEncoder};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use tar::{Builder, Header};

use super::actions::{Action, GAMES, command};

/// A game that is not in the folder.
const NEW: &str = "2026-11-23-100000-new.json";

/// Puts a backup into a data folder: a new game, and another one than that which is there, with something undone.
pub fn prepare(folder: &Path) {
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    let game = fs::read(saves.join("solo-2-phantoms.json")).unwrap();
    let files = [
        (format!("games/{}", GAMES[0]), game.clone()),
        (format!("games/{NEW}"), game),
        (format!("games/undone/{}", GAMES[0]), b"[]".to_vec()),
    ];
    let heading = json!({"format": "alhambra-backup", "version": 1, "program": "0.1.0", "made": "2026-11-23T10:00:00Z"});
    let listed = files.iter().map(|(name, bytes)| {
        let hash: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        json!({"name": name, "bytes": bytes.len(), "sha256": hash})
    });
    let list = json!(listed.collect::<Vec<_>>()).to_string().into_bytes();
    let mut tar = Builder::new(GzEncoder::new(Vec::new(), Compression::fast()));
    let first = ("backup.json".to_owned(), heading.to_string().into_bytes());
    for (name, bytes) in [first].into_iter().chain(files).chain([("files.json".to_owned(), list)]) {
        let mut header = Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(0o644);
        header.set_mtime(1_700_000_000);
        tar.append_data(&mut header, name, bytes.as_slice()).unwrap();
    }
    fs::write(folder.join("given.tar.gz"), tar.into_inner().unwrap().finish().unwrap()).unwrap();
}

/// Whether a file is a whole backup.
pub fn is_backup(path: &Path) -> bool {
    Backup::open(path, &mut |_, _| {}).is_ok()
}

/// Whether the backup has come, the other game beside the one that was there.
fn has_come(folder: &Path) -> bool {
    let games = folder.join("games");
    let second = GAMES[0].replace(".json", "-2.json");
    [games.join(NEW), games.join(&second), games.join("undone").join(&second)]
        .iter()
        .all(|path| path.exists())
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
];
