//! What was found out about games, beside them: a file for each, that can be thrown away at any time.

use std::{collections::HashMap, path::PathBuf, time::SystemTime};

use storage::{DataDir, Games, StoreError, create_folder, read_text, write_atomically};

/// The folder of what was found out about games.
#[derive(Clone, Debug)]
pub struct Analyses {
    folder: PathBuf,
}

impl Analyses {
    /// That of a data folder; it need not exist yet.
    #[must_use]
    pub fn new(data: &DataDir) -> Self {
        Self { folder: data.analyses() }
    }

    /// What is kept about the game with this id; none where nothing is.
    #[must_use]
    pub fn read(&self, id: &str) -> Option<String> {
        read_text(&self.path(id)?).ok()
    }

    /// About which games something is kept, by their ids: when that was written, and its bytes.
    #[must_use]
    pub fn kept(&self) -> HashMap<String, (SystemTime, u64)> {
        let files = Games::new(self.folder.clone()).list().unwrap_or_default().into_iter();
        files
            .filter_map(|file| {
                Some((file.name.strip_suffix(".json")?.to_owned(), (file.modified, file.bytes)))
            })
            .collect()
    }

    /// Keeps what was found out about a game.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write(&self, id: &str, text: &str) -> Result<(), StoreError> {
        let Some(path) = self.path(id) else { return Ok(()) };
        create_folder(&self.folder)?;
        write_atomically(&path, text.as_bytes())
    }

    /// The file of a game; none where its id says nothing that a file can be called: records come from anywhere.
    fn path(&self, id: &str) -> Option<PathBuf> {
        let is_plain =
            !id.is_empty() && id.len() <= 64 && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        is_plain.then(|| self.folder.join(format!("{id}.json")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_stays_in_its_folder_whatever_a_record_is_called() {
        let folder = tempfile::tempdir().unwrap();
        let analyses = Analyses::new(&DataDir::find(Some(folder.path())).unwrap());
        for (id, is_kept) in [("1a2b", true), ("../settings", false), ("", false), ("a/b", false)] {
            analyses.write(id, "{}").unwrap();
            assert_eq!(analyses.read(id).as_deref(), is_kept.then_some("{}"), "{id}");
        }
        assert_eq!(analyses.kept().into_keys().collect::<Vec<_>>(), ["1a2b"]);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
