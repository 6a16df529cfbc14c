//! What the saved games say at a glance. Only their game knows what a summary is.
//!
//! A file is read again only when its size or its time has changed, and what was read is kept in a file beside the games.
//! A small folder is looked at at once, a large one by a thread of its own, so that nobody waits for it.

mod entry;
mod kept;
mod look;

use std::{
    collections::HashSet,
    path::PathBuf,
    sync::mpsc::{Receiver, TryRecvError, channel},
    thread,
};

use serde::{Serialize, de::DeserializeOwned};

use super::{Games, StoreError};
pub use entry::LibraryEntry;
use look::{Look, News};

/// So many files are looked at at once.
const FEW: usize = 100;

/// The saved games at a glance.
#[derive(Debug)]
pub struct LibraryIndex<S, E> {
    folder: Games,
    /// The file of summaries.
    kept: PathBuf,
    read: fn(&str) -> Result<S, E>,
    /// The last written first.
    games: Vec<LibraryEntry<S, E>>,
    /// What the thread is to look for that begins with the next poll, when the window is there.
    asked: Option<Look<S, E>>,
    /// What the thread finds that is looking.
    looking: Option<Receiver<News<S, E>>>,
}

impl<S, E> LibraryIndex<S, E>
where
    S: Clone + Serialize + DeserializeOwned + Send + 'static,
    E: Clone + From<StoreError> + Send + 'static,
{
    /// An empty index of a folder; `read` makes the summary of a file's text, and `kept` is the file of summaries.
    #[must_use]
    pub const fn new(folder: Games, kept: PathBuf, read: fn(&str) -> Result<S, E>) -> Self {
        Self { folder, kept, read, games: Vec::new(), asked: None, looking: None }
    }

    /// The games as far as they are known, the last written first.
    #[must_use]
    pub fn games(&self) -> &[LibraryEntry<S, E>] {
        &self.games
    }

    /// Whether the folder is still being looked at.
    #[must_use]
    pub const fn is_looking(&self) -> bool {
        self.asked.is_some() || self.looking.is_some()
    }

    /// Looks for what changed in the folder; of a large one [`LibraryIndex::poll`] tells.
    ///
    /// # Errors
    /// When the folder cannot be read; a single bad file is part of the list.
    pub fn refresh(&mut self) -> Result<(), StoreError> {
        let known = self.games.iter().map(|game| (game.file.clone(), (game.modified, game.bytes))).collect();
        let look = Look { folder: self.folder.clone(), kept: self.kept.clone(), read: self.read, known };
        if self.folder.has_at_most(FEW)? {
            (self.asked, self.looking) = (None, None);
            let mut news = Vec::new();
            look.run(&mut |found| {
                news.push(found);
                true
            })?;
            news.into_iter().for_each(|found| self.take(found));
        } else {
            self.asked = Some(look);
        }
        Ok(())
    }

    /// Hears what was found; whether that is something new.
    pub fn poll(&mut self) -> bool {
        if let Some(look) = self.asked.take() {
            let (tell, news) = channel();
            thread::spawn(move || {
                // A folder that cannot be read any more shows what was known of it.
                let _ = look.run(&mut |found| tell.send(found).is_ok());
            });
            self.looking = Some(news);
        }
        let mut is_new = false;
        while let Some(looking) = &self.looking {
            match looking.try_recv() {
                Ok(found) => self.take(found),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => self.looking = None,
            }
            is_new = true;
        }
        is_new
    }

    /// Looks at one file again that was just changed, moved here or away.
    pub fn look_again(&mut self, file: &str) {
        match self.folder.find(file) {
            Some(found) if self.games.iter().any(|game| game.is_of(&found)) => {}
            Some(found) => self.take(News::Read(vec![look::read(&found, self.read)])),
            None => self.games.retain(|game| game.file != file),
        }
    }

    fn take(&mut self, news: News<S, E>) {
        match news {
            News::Listed(names) => self.games.retain(|game| names.contains(&game.file)),
            News::Read(found) => {
                let names: HashSet<&str> = found.iter().map(|game| game.file.as_str()).collect();
                self.games.retain(|game| !names.contains(game.file.as_str()));
                self.games.extend(found);
                self.games.sort_by(|a, b| b.modified.cmp(&a.modified).then_with(|| b.file.cmp(&a.file)));
            }
        }
    }
}

#[cfg(test)]
mod tests;
