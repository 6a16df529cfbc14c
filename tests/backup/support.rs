//! Data folders, and what is done with them.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use alhambra::storage::{
    Backup, BackupError, Change, DataDir, OnConflict, RestorePlan, Restored, back_up, create_folder,
};
use tempfile::TempDir;

/// Files of every kind that a data folder can have.
pub const FILES: [&str; 16] = [
    "alhambra/box.json",
    "boards/ours.json",
    "drafts/sheet-2.json",
    "drafts/sheet.json",
    "drills.json",
    "games/a.json",
    "games/b.json",
    "games/before-2.0/a.json",
    "games/undone/a.json",
    "games/undone/b.json",
    "layouts/ours.json",
    "layouts/ours.solo-2.unfinished",
    "layouts/ours.solo-2.values",
    "people.json",
    "photos/a.jpg",
    "settings.json",
];

/// Files that are in no backup.
const OTHERS: [&str; 8] = [
    "crashes/crash-000001785000-7.txt",
    "analyses/a.json",
    "games.summaries",
    "games/locks/a.json.lock",
    "games/trash/c.json",
    "games/notes.txt",
    "layouts/trash/old.json",
    "settings.json.bad",
];

/// A data folder.
pub struct Place {
    folder: TempDir,
}

impl Place {
    pub fn empty() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    /// One with a file of every kind, each of which contains `word`.
    pub fn used(word: &str) -> Self {
        let place = Self::empty();
        FILES.iter().for_each(|name| place.write(name, &format!("{name}: {word}")));
        OTHERS.iter().for_each(|name| place.write(name, "no user data"));
        place
    }

    pub fn data(&self) -> DataDir {
        DataDir::find(Some(&self.folder.path().join("data"))).unwrap()
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.data().root().join(name)
    }

    /// A path beside the folder.
    pub fn beside(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn write(&self, name: &str, text: &str) {
        create_folder(self.path(name).parent().unwrap()).unwrap();
        fs::write(self.path(name), text).unwrap();
    }

    pub fn read(&self, name: &str) -> Option<String> {
        fs::read_to_string(self.path(name)).ok()
    }

    /// Everything in the folder except locks.
    pub fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let mut found = BTreeMap::new();
        let mut folders = vec![self.data().root().to_path_buf()];
        while let Some(folder) = folders.pop() {
            for path in fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path()) {
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_none_or(|end| end != "lock") {
                    let name = path.strip_prefix(self.data().root()).unwrap().display().to_string();
                    found.insert(name, fs::read(&path).unwrap());
                }
            }
        }
        found
    }

    /// Its backup, beside the data folder.
    pub fn backup(&self) -> PathBuf {
        let path = self.folder.path().join("all.backup");
        let kept = back_up(&self.data(), &path, true, &mut |_, _| {}).unwrap();
        assert!(kept.left_out.is_empty(), "{:?}", kept.left_out);
        path
    }

    /// Brings a backup back into it.
    pub fn restore(&self, backup: &Path, choice: OnConflict) -> Restored {
        let (backup, plan) = self.plan(backup).unwrap();
        plan.carry_out(&backup, &self.data(), choice, &mut |_, _| {}).unwrap()
    }

    pub fn plan(&self, backup: &Path) -> Result<(Backup, RestorePlan), BackupError> {
        let backup = Backup::open(backup, &mut |_, _| {})?;
        let plan = RestorePlan::new(&backup, &self.data(), &mut |_, _| {});
        Ok((backup, plan))
    }

    /// How many files of a backup are new, the same, different and open here.
    pub fn counts(&self, backup: &Path) -> [usize; 4] {
        let (_, plan) = self.plan(backup).unwrap();
        [Change::New, Change::Same, Change::Differs, Change::Open].map(|change| plan.count(change))
    }
}
