//! Files that the program puts into folders that are not its own, remembered so that it can remove them again: only those
//! that are still as it wrote them.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use super::{
    DataDir,
    digest::sha256,
    disk::{self, Readers},
    shared::{Turn, read_shared},
    store::{MOST_BYTES, StoreError, create_folder, read_bytes, remove, remove_stale_temp, write_out},
};

/// What was put where. It is written before the files: whenever the program is killed, it knows what may be its own.
#[derive(Debug, Default, Serialize, Deserialize)]
struct List {
    files: BTreeSet<(PathBuf, String)>,
    /// Folders that were not there before.
    folders: BTreeSet<PathBuf>,
}

/// The files that were put into other folders.
#[derive(Debug)]
pub struct InstallManifest {
    list: PathBuf,
}

impl InstallManifest {
    /// Those that this data folder knows of.
    #[must_use]
    pub fn new(data: &DataDir) -> Self {
        Self { list: data.placed_files() }
    }

    /// Whether there are any, or may be.
    #[must_use]
    pub fn any(&self) -> bool {
        let list: List = read_shared(&self.list);
        !list.files.is_empty() || !list.folders.is_empty()
    }

    /// Puts files where they belong, in the place of earlier ones of ours.
    ///
    /// # Errors
    /// [`StoreError::Exists`] where a file is in the way that is not ours or was changed: then none is written. Whatever
    /// else fails, files put there for the first time are removed again.
    pub fn put(&self, files: &[(PathBuf, Vec<u8>)]) -> Result<(), StoreError> {
        // Checked once before anything is created, and again when nobody else can put anything there.
        self.check(files)?;
        let turn = Turn::wait(&self.list)?;
        let known = self.check(files)?;
        turn.change(Readers::Usual, |list: &mut List| {
            list.files.extend(files.iter().map(|(path, bytes)| (path.clone(), sha256(bytes))));
            list.folders.extend(files.iter().flat_map(|(path, _)| missing_folders(path)));
        })?;
        let written = files.iter().try_for_each(|(path, bytes)| write(path, bytes));
        if written.is_err() && known.files.is_empty() {
            // The error is what gets reported; what cannot be removed is still in the list.
            drop(self.take_away().and_then(|_| Self::forget_gone(turn)));
        }
        written
    }

    /// What is listed, provided that these files can be put where they belong.
    fn check(&self, files: &[(PathBuf, Vec<u8>)]) -> Result<List, StoreError> {
        let known: List = read_shared(&self.list);
        for (path, bytes) in files {
            if found(path)?.is_some_and(|there| there != *bytes && !known.has(path, &there)) {
                return Err(StoreError::Exists { path: path.clone() });
            }
        }
        Ok(known)
    }

    /// Removes the files, and returns those that stay because somebody has changed them.
    ///
    /// # Errors
    /// When one cannot be read or removed.
    pub fn take_away(&self) -> Result<Vec<PathBuf>, StoreError> {
        let list: List = read_shared(&self.list);
        let paths: BTreeSet<&PathBuf> = list.files.iter().map(|(path, _)| path).collect();
        let mut changed = Vec::new();
        for path in paths {
            match found(path)? {
                None => {}
                Some(bytes) if list.has(path, &bytes) => remove(path)?,
                Some(_) => changed.push(path.clone()),
            }
        }
        Ok(changed)
    }

    /// Removes the folders that were made for the files and are empty now, and forgets all but what was put there
    /// since.
    ///
    /// # Errors
    /// When the list cannot be written or removed.
    pub fn forget(&self) -> Result<(), StoreError> {
        Self::forget_gone(Turn::wait(&self.list)?)
    }

    fn forget_gone(turn: Turn<'_>) -> Result<(), StoreError> {
        let list: List = turn.change(Readers::Usual, |list: &mut List| {
            list.files.retain(|(path, hash)| {
                found(path).is_ok_and(|found| found.is_some_and(|bytes| sha256(&bytes) == *hash))
            });
        })?;
        // Inner folders come last. One that has something else in it stays.
        for folder in list.folders.iter().rev() {
            remove_stale_temp(folder);
            drop(disk::remove_folder(folder));
        }
        if list.files.is_empty() { turn.remove() } else { Ok(()) }
    }

    /// Whether the file at a path is one of them, just as it was put there.
    #[must_use]
    pub fn has(&self, path: &Path) -> bool {
        let list: List = read_shared(&self.list);
        found(path).is_ok_and(|found| found.is_some_and(|bytes| list.has(path, &bytes)))
    }
}

impl List {
    fn has(&self, path: &Path, bytes: &[u8]) -> bool {
        self.files.contains(&(path.to_path_buf(), sha256(bytes)))
    }
}

/// The bytes of a file; none where there is no file.
fn found(path: &Path) -> Result<Option<Vec<u8>>, StoreError> {
    match read_bytes(path, MOST_BYTES) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(StoreError::Missing { .. }) => Ok(None),
        Err(StoreError::NotAFile { path } | StoreError::TooLarge { path, .. }) => {
            Err(StoreError::Exists { path })
        }
        Err(error) => Err(error),
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    path.parent().map_or(Ok(()), create_folder)?;
    write_out(path, bytes, true)
}

/// The folders above a file that are not there.
fn missing_folders(path: &Path) -> Vec<PathBuf> {
    let above = path.ancestors().skip(1);
    above.take_while(|folder| disk::look(folder).is_err()).map(Path::to_path_buf).collect()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use tempfile::TempDir;

    use super::*;

    fn place() -> (TempDir, InstallManifest, [(PathBuf, Vec<u8>); 2]) {
        let folder = tempfile::tempdir().unwrap();
        let data = DataDir::find(Some(&folder.path().join("data"))).unwrap();
        let file = |name: &str| (folder.path().join(name), name.as_bytes().to_vec());
        let files = [file("share/apps/one"), file("share/two")];
        (folder, InstallManifest::new(&data), files)
    }

    #[test]
    fn what_was_put_is_taken_away_with_its_folders() {
        let (folder, placed, files) = place();
        for _ in 0..2 {
            placed.put(&files).unwrap();
            assert!(placed.any() && files.iter().all(|(path, bytes)| &fs::read(path).unwrap() == bytes));
        }
        assert!(placed.take_away().unwrap().is_empty());
        placed.forget().unwrap();
        assert!(!placed.any() && !folder.path().join("share").exists());
    }

    #[test]
    fn a_newer_file_takes_the_place_of_ours_and_no_other() {
        let (_folder, placed, mut files) = place();
        placed.put(&files).unwrap();
        files[1].1 = b"newer".to_vec();
        placed.put(&files).unwrap();
        assert_eq!(fs::read(&files[1].0).unwrap(), b"newer");
        fs::write(&files[1].0, "changed by hand").unwrap();
        files[0].1 = b"newest".to_vec();
        assert!(matches!(placed.put(&files), Err(StoreError::Exists { path }) if path == files[1].0));
        assert_eq!(fs::read(&files[0].0).unwrap(), b"share/apps/one", "nothing is written");
        assert_eq!(placed.take_away().unwrap(), [files[1].0.clone()]);
        placed.forget().unwrap();
        assert_eq!(fs::read(&files[1].0).unwrap(), b"changed by hand");
    }

    #[test]
    fn what_others_put_into_our_folders_stays() {
        let (folder, placed, files) = place();
        placed.put(&files).unwrap();
        fs::write(folder.path().join("share/theirs"), "").unwrap();
        placed.take_away().unwrap();
        placed.forget().unwrap();
        assert!(folder.path().join("share/theirs").exists() && !folder.path().join("share/apps").exists());
    }

    #[test]
    fn where_one_cannot_be_written_none_is_left() {
        let (folder, placed, files) = place();
        fs::write(folder.path().join("share"), "a file where a folder should be").unwrap();
        placed.put(&files).unwrap_err();
        fs::remove_file(folder.path().join("share")).unwrap();
        fs::create_dir(folder.path().join("share")).unwrap();
        fs::create_dir(folder.path().join("share/two")).unwrap();
        placed.put(&files).unwrap_err();
        assert!(!placed.any() && !files[0].0.exists());
    }

    #[test]
    fn killed_before_all_is_written_it_is_done_or_undone_by_asking_again() {
        for again in [true, false] {
            let (folder, placed, files) = place();
            placed.put(&files).unwrap();
            fs::remove_file(&files[1].0).unwrap();
            if again {
                placed.put(&files).unwrap();
                assert!(files[1].0.exists());
            }
            placed.take_away().unwrap();
            // Even if killed here, it still knows what to forget.
            assert!(placed.any() && placed.take_away().unwrap().is_empty());
            placed.forget().unwrap();
            assert!(!folder.path().join("share").exists());
        }
    }
}
