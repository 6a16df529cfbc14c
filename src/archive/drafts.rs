//! Unfinished work on a page, kept until it is saved or thrown away: also when the program is closed.

use std::{fs, io, path::PathBuf};

use serde::{Serialize, de::DeserializeOwned};

use super::store::{StoreError, create_folder, read_text, write_atomically};

/// The folder of unfinished work, a file for each page.
#[derive(Clone, Debug)]
pub struct Drafts {
    folder: PathBuf,
}

impl Drafts {
    /// The drafts in a folder, which need not exist yet.
    #[must_use]
    pub fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// What was left unfinished; none where there is nothing or nothing that this version understands.
    #[must_use]
    pub fn load<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        serde_json::from_str(&read_text(&self.path(name)).ok()?).ok()
    }

    /// Keeps unfinished work.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn save<T: Serialize>(&self, name: &str, draft: &T) -> Result<(), StoreError> {
        let path = self.path(name);
        create_folder(&self.folder)?;
        let text = serde_json::to_string_pretty(draft)
            .map_err(|error| StoreError::Write { path: path.clone(), source: error.into() })?;
        write_atomically(&path, text.as_bytes())
    }

    /// Forgets it: it was saved elsewhere, or thrown away.
    ///
    /// # Errors
    /// When the file cannot be removed; none is fine.
    pub fn remove(&self, name: &str) -> Result<(), StoreError> {
        let path = self.path(name);
        match fs::remove_file(&path) {
            Err(source) if source.kind() != io::ErrorKind::NotFound => {
                Err(StoreError::Write { path, source })
            }
            _ => Ok(()),
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.json"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draft_comes_back_until_it_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let drafts = Drafts::new(folder.path().join("drafts"));
        assert_eq!(drafts.load::<Vec<u8>>("sheet"), None);
        drafts.remove("sheet").unwrap();
        drafts.save("sheet", &[1, 2]).unwrap();
        assert_eq!(drafts.load::<Vec<u8>>("sheet"), Some(vec![1, 2]));
        assert_eq!(drafts.load::<String>("sheet"), None, "not what is understood");
        drafts.remove("sheet").unwrap();
        assert_eq!(drafts.load::<Vec<u8>>("sheet"), None);
    }
}
