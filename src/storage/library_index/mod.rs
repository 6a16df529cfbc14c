//! The saved games at a glance. What a summary is, only the game knows.
//!
//! A file is read again only when its size or time has changed, and what was read is kept in a file next to the games. A
//! small folder is looked at right away, a large one in a thread, so that nobody has to wait. Looks that find nothing new
//! change nothing: [`LibraryIndex::changes`] stays as it was.

mod entry;
mod kept;
mod look;
mod summariser;

use std::{
    collections::{HashMap, HashSet},
    path::PathBuf,
    sync::{
        Arc,
        mpsc::{Receiver, TryRecvError, channel},
    },
    thread,
};

use super::{Games, StoreError};
pub use entry::{Glance, LibraryEntry};
use look::{News, PATIENCE, Scan};
pub use summariser::{BySerde, Summariser};

/// So many files are looked at without a thread.
const FEW: usize = 100;

/// The saved games at a glance.
pub struct LibraryIndex<S, E> {
    folder: Games,
    /// The file of summaries.
    kept: PathBuf,
    summariser: Arc<dyn Summariser<S, E>>,
    /// The games, the one written last first. A look that is under way has the list as it was.
    games: Arc<Vec<LibraryEntry<S, E>>>,
    changes: u64,
    /// A look is due, in a thread that begins with the next poll, when the window is there.
    asked: bool,
    looking: Option<Looking<S, E>>,
}

/// A look that is under way in a thread.
#[derive(Debug)]
struct Looking<S, E> {
    news: Receiver<News<S, E>>,
    /// How many games there will be, once it has found some to read.
    all: Option<usize>,
    /// Files that were looked at again meanwhile: what this look says of them is out of date.
    again: HashSet<String>,
}

/// How far the saved games have been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// How many are known.
    pub known: usize,
    /// How many there are; none while that is not known.
    pub all: Option<usize>,
}

impl<S, E> LibraryIndex<S, E>
where
    S: Send + Sync + 'static,
    E: From<StoreError> + Send + Sync + 'static,
{
    /// An empty index of a folder; `kept` is the file of summaries.
    #[must_use]
    pub fn new(folder: Games, kept: PathBuf, summariser: impl Summariser<S, E> + 'static) -> Self {
        let summariser = Arc::new(summariser);
        Self { folder, kept, summariser, games: Arc::default(), changes: 0, asked: false, looking: None }
    }

    /// The games as far as they are known, the one written last first.
    #[must_use]
    pub fn games(&self) -> &[LibraryEntry<S, E>] {
        &self.games
    }

    /// The same list, to be kept.
    #[must_use]
    pub fn list(&self) -> Arc<Vec<LibraryEntry<S, E>>> {
        Arc::clone(&self.games)
    }

    /// How often the games have changed: whoever derives something from them can tell when it is out of date.
    #[must_use]
    pub const fn changes(&self) -> u64 {
        self.changes
    }

    /// Whether the folder is still being looked at.
    #[must_use]
    pub const fn is_looking(&self) -> bool {
        self.asked || self.looking.is_some()
    }

    /// How far it is with games that are not known yet; none if it knows of no such game.
    #[must_use]
    pub fn reading(&self) -> Option<Reading> {
        let all = self.looking.as_ref().and_then(|looking| looking.all);
        let is_first = self.is_looking() && self.games.is_empty();
        (is_first || all.is_some()).then(|| Reading { known: self.games.len(), all })
    }

    /// Looks for what has changed in the folder; of a large one, [`LibraryIndex::poll`] brings the news.
    ///
    /// # Errors
    /// When the folder cannot be read; a single bad file is part of the list.
    pub fn refresh(&mut self) -> Result<(), StoreError> {
        if !self.folder.has_at_most(FEW)? {
            self.asked = true;
            return Ok(());
        }
        (self.asked, self.looking) = (false, None);
        let mut news = Vec::new();
        self.look().run(&mut |found| {
            news.push(found);
            true
        })?;
        news.into_iter().for_each(|found| self.take(found));
        Ok(())
    }

    /// Takes in what was found; returns whether any of it is new.
    pub fn poll(&mut self) -> bool {
        let before = self.changes;
        self.begin();
        while let Some(looking) = &self.looking {
            match looking.news.try_recv() {
                Ok(found) => self.take(found),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    self.looking = None;
                    self.begin();
                }
            }
        }
        self.changes != before
    }

    /// Begins the look that is due. One that is under way runs to its end: what it has read need not be read again.
    fn begin(&mut self) {
        if self.looking.is_some() || !std::mem::take(&mut self.asked) {
            return;
        }
        let (tell, news) = channel();
        let look = self.look();
        thread::spawn(move || {
            // A folder that can no longer be read shows what was known of it.
            let _ = look.run(&mut |found| tell.send(found).is_ok());
        });
        self.looking = Some(Looking { news, all: None, again: HashSet::new() });
    }

    fn look(&self) -> Scan<S, E> {
        Scan {
            folder: self.folder.clone(),
            kept: self.kept.clone(),
            summariser: Arc::clone(&self.summariser),
            known: Arc::clone(&self.games),
            patience: PATIENCE,
        }
    }

    /// Looks again at one file that was just changed, moved here or moved away.
    pub fn look_again(&mut self, file: &str) {
        self.look_again_at(&[file]);
    }

    /// The same for several files.
    pub fn look_again_at<F: AsRef<str>>(&mut self, files: &[F]) {
        let names: HashSet<&str> = files.iter().map(AsRef::as_ref).collect();
        let listed = self.games.iter().filter(|game| names.contains(game.file.as_str()));
        let known: HashMap<&str, &LibraryEntry<S, E>> =
            listed.map(|game| (game.file.as_str(), game)).collect();
        let (mut found, mut gone) = (Vec::new(), HashSet::new());
        for name in &names {
            match self.folder.find(name) {
                Some(file) if known.get(name).is_some_and(|game| game.is_of(&file)) => {}
                Some(file) => found.push(look::read(&file, &*self.summariser)),
                None => {
                    gone.insert((*name).to_owned());
                }
            }
        }
        drop(known);
        self.take_away(&gone);
        self.put(found);
        if let Some(looking) = &mut self.looking {
            looking.again.extend(names.into_iter().map(str::to_owned));
        }
    }

    fn take(&mut self, news: News<S, E>) {
        let is_old = |file: &str| self.looking.as_ref().is_some_and(|looking| looking.again.contains(file));
        match news {
            News::Gone(mut files) => {
                files.retain(|file| !is_old(file));
                self.take_away(&files);
            }
            News::Found(mut found) => {
                found.retain(|game| !is_old(&game.file));
                self.put(found);
            }
            News::All(all) => {
                if let Some(looking) = &mut self.looking {
                    looking.all = Some(all);
                }
            }
        }
    }

    fn take_away(&mut self, files: &HashSet<String>) {
        if self.games.iter().any(|game| files.contains(&game.file)) {
            Arc::make_mut(&mut self.games).retain(|game| !files.contains(&game.file));
            self.changes += 1;
        }
    }

    /// Puts what was found in its place, instead of what was known of the same files.
    fn put(&mut self, mut found: Vec<LibraryEntry<S, E>>) {
        if found.is_empty() {
            return;
        }
        let games = Arc::make_mut(&mut self.games);
        if !games.is_empty() {
            let names: HashSet<&str> = found.iter().map(|game| game.file.as_str()).collect();
            games.retain(|game| !names.contains(game.file.as_str()));
        }
        found.sort_by(LibraryEntry::order);
        games.append(&mut found);
        // Two sorted lists one after the other: sorting them takes one pass.
        games.sort_by(LibraryEntry::order);
        self.changes += 1;
    }
}

#[cfg(test)]
mod tests;
