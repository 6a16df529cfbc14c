//! What the saved games say at a glance. Only their game knows what a summary is.

use std::{collections::HashMap, time::SystemTime};

use super::{GameFile, Games, StoreError};

/// A file of the folder of games: a summary `S` of what it says, or why `E` it says nothing.
#[derive(Clone, Debug)]
pub struct LibraryEntry<S, E> {
    /// The file name.
    pub file: String,
    /// When it was last written.
    pub modified: SystemTime,
    /// What it says, or why it cannot be read.
    pub content: Result<S, E>,
}

/// The saved games at a glance, read again only when a file has changed.
#[derive(Debug)]
pub struct LibraryIndex<S, E> {
    read: fn(&str) -> Result<S, E>,
    games: Vec<LibraryEntry<S, E>>,
    known: HashMap<String, LibraryEntry<S, E>>,
}

impl<S: Clone, E: Clone + From<StoreError>> LibraryIndex<S, E> {
    /// An empty index; `read` makes the summary of a file's text.
    #[must_use]
    pub fn new(read: fn(&str) -> Result<S, E>) -> Self {
        Self { read, games: Vec::new(), known: HashMap::new() }
    }

    /// Reads what changed in the folder.
    ///
    /// # Errors
    /// When the folder cannot be read; a single bad file is part of the list.
    pub fn refresh(&mut self, games: &Games) -> Result<(), StoreError> {
        self.take(&games.list()?);
        Ok(())
    }

    /// The same for the games thrown away.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn refresh_trash(&mut self, games: &Games) -> Result<(), StoreError> {
        self.take(&games.list_trash()?);
        Ok(())
    }

    fn take(&mut self, files: &[GameFile]) {
        self.games = files.iter().map(|file| self.look_at(file)).collect();
        self.known = self.games.iter().map(|game| (game.file.clone(), game.clone())).collect();
    }

    /// The games, last written first.
    #[must_use]
    pub fn games(&self) -> &[LibraryEntry<S, E>] {
        &self.games
    }

    /// The newest game with such a summary, reading no more files than needed.
    pub fn newest(&mut self, games: &Games, wanted: impl Fn(&S) -> bool) -> Option<LibraryEntry<S, E>> {
        for file in games.list().ok()? {
            let entry = self.look_at(&file);
            self.known.insert(file.name.clone(), entry.clone());
            if entry.content.as_ref().is_ok_and(&wanted) {
                return Some(entry);
            }
        }
        None
    }

    fn look_at(&self, file: &GameFile) -> LibraryEntry<S, E> {
        if let Some(known) = self.known.get(&file.name).filter(|known| known.modified == file.modified) {
            return known.clone();
        }
        let content = file.text().map_err(E::from).and_then(|text| (self.read)(&text));
        LibraryEntry { file: file.name.clone(), modified: file.modified, content }
    }
}
