//! One look at a folder of games: which there are, and what those say that are not known yet.

use std::{
    collections::{HashMap, HashSet},
    path::PathBuf,
    time::{Duration, Instant, SystemTime},
};

use serde::{Serialize, de::DeserializeOwned};

use super::{entry::LibraryEntry, kept::Kept};
use crate::storage::{GameFile, Games, StoreError};

/// What was read in this time is told at once.
const PATIENCE: Duration = Duration::from_millis(200);

/// What is known of files: when each was last written, and how many bytes it had.
type Stamps = HashMap<String, (SystemTime, u64)>;

/// A look that is about to be taken.
#[derive(Debug)]
pub(super) struct Look<S, E> {
    pub(super) folder: Games,
    pub(super) kept: PathBuf,
    pub(super) read: fn(&str) -> Result<S, E>,
    /// What need not be read again.
    pub(super) known: Stamps,
}

/// What was found.
#[derive(Debug)]
pub(super) enum News<S, E> {
    /// The files there are.
    Listed(HashSet<String>),
    /// What some of them say.
    Read(Vec<LibraryEntry<S, E>>),
}

impl<S, E> Look<S, E>
where
    S: Serialize + DeserializeOwned,
    E: From<StoreError>,
{
    /// Looks, the last written first, until nobody wants to hear of it any more.
    pub(super) fn run(self, tell: &mut dyn FnMut(News<S, E>) -> bool) -> Result<(), StoreError> {
        let files = self.folder.list()?;
        if !tell(News::Listed(files.iter().map(|file| file.name.clone()).collect())) {
            return Ok(());
        }
        let is_known = |file: &GameFile| self.known.get(&file.name) == Some(&(file.modified, file.bytes));
        let mut unknown = files.iter().filter(|file| !is_known(file)).peekable();
        if unknown.peek().is_none() {
            return Ok(());
        }
        let mut kept = Kept::open(&self.kept);
        // Summaries that are kept come first: they are there at once.
        let (summaries, unread): (Vec<_>, Vec<_>) =
            unknown.map(|file| (file, kept.find(file))).partition(|(_, found)| found.is_some());
        let entry = |(file, found): (&GameFile, Option<S>)| Some(of(file, Ok(found?)));
        let summaries: Vec<_> = summaries.into_iter().filter_map(entry).collect();
        if !summaries.is_empty() && !tell(News::Read(summaries)) {
            return Ok(());
        }
        let (mut some, mut began) = (Vec::new(), Instant::now());
        for (file, _) in unread {
            let found = read(file, self.read);
            if let Ok(summary) = &found.content {
                kept.put(file, summary);
            }
            some.push(found);
            if began.elapsed() > PATIENCE {
                if !tell(News::Read(std::mem::take(&mut some))) {
                    break;
                }
                kept.write_some(&self.kept);
                began = Instant::now();
            }
        }
        tell(News::Read(some));
        kept.retain(&files);
        kept.write_some(&self.kept);
        Ok(())
    }
}

/// What a file says.
pub(super) fn read<S, E: From<StoreError>>(
    file: &GameFile,
    read: fn(&str) -> Result<S, E>,
) -> LibraryEntry<S, E> {
    of(file, file.text().map_err(E::from).and_then(|text| read(&text)))
}

fn of<S, E>(file: &GameFile, content: Result<S, E>) -> LibraryEntry<S, E> {
    LibraryEntry { file: file.name.clone(), modified: file.modified, bytes: file.bytes, content }
}
