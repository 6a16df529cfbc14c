//! One look at a folder of games: which games there are, and what those say that are not known yet.

use std::{
    collections::{HashMap, HashSet},
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};

use super::{Summariser, entry::LibraryEntry, kept::SummaryFile};
use crate::{GameFile, Games, StoreError};

/// The usual patience.
pub(super) const PATIENCE: Duration = Duration::from_millis(200);
/// So few files are read without first looking for their summaries.
const FEW: usize = 16;

/// A look that is about to be taken.
pub(super) struct Scan<S, E> {
    pub(super) folder: Games,
    pub(super) kept: PathBuf,
    pub(super) summariser: Arc<dyn Summariser<S, E>>,
    /// The entries that need not be read again.
    pub(super) known: Arc<Vec<LibraryEntry<S, E>>>,
    /// What was read in this time is reported, if it is much.
    pub(super) patience: Duration,
}

/// What was found. A look at a folder in which nothing has changed finds nothing.
#[derive(Debug)]
pub(super) enum News<S, E> {
    /// These files are no longer there.
    Gone(HashSet<String>),
    /// There are files to read: this is how many games there will be.
    All(usize),
    /// What some of them say.
    Found(Vec<LibraryEntry<S, E>>),
}

impl<S, E> Scan<S, E>
where
    E: From<StoreError>,
{
    /// Looks, the file written last first, until nobody wants to hear of it any more.
    pub(super) fn run(self, tell: &mut dyn FnMut(News<S, E>) -> bool) -> Result<(), StoreError> {
        let Self { folder, kept: path, summariser, known, patience } = self;
        let read = |file: &GameFile| read(file, &*summariser);
        let files = folder.files()?;
        let (mut unknown, there, gone) = changed(&known, &files);
        // So that whoever changes the list now need not copy it.
        drop(known);
        if !gone.is_empty() && !tell(News::Gone(gone)) || unknown.is_empty() {
            return Ok(());
        }
        unknown.sort_by(|a, b| a.order(b));
        if unknown.len() <= FEW && there > 0 {
            tell(News::Found(unknown.into_iter().map(read).collect()));
            return Ok(());
        }
        if !tell(News::All(files.len())) {
            return Ok(());
        }
        let mut kept = SummaryFile::open(&path);
        // Summaries that are kept come first: they are there at once.
        let (summaries, unread): (Vec<_>, Vec<_>) = unknown
            .into_iter()
            .map(|file| (file, kept.find(file).and_then(|kept| summariser.recall(kept))))
            .partition(|(_, found)| found.is_some());
        let entry = |(file, found): (&GameFile, Option<S>)| Some(LibraryEntry::of(file, Ok(found?)));
        let summaries: Vec<_> = summaries.into_iter().filter_map(entry).collect();
        let mut told = there + summaries.len();
        if !summaries.is_empty() && !tell(News::Found(summaries)) {
            return Ok(());
        }
        let (mut some, mut began) = (Vec::new(), Instant::now());
        for (file, _) in unread {
            let found = read(file);
            if let Some(summary) = found.content.as_ref().ok().and_then(|it| summariser.keep(it)) {
                kept.put(file, summary);
            }
            some.push(found);
            if began.elapsed() >= patience {
                kept.write_some(&path);
                began = Instant::now();
                // Whoever is told goes through all games, so each report waits until there are twice as many.
                if some.len() >= told {
                    told += some.len();
                    if !tell(News::Found(std::mem::take(&mut some))) {
                        return Ok(());
                    }
                }
            }
        }
        if !some.is_empty() {
            tell(News::Found(some));
        }
        kept.retain(&files);
        kept.write_some(&path);
        Ok(())
    }
}

/// The files that are new or have changed, how many are known already, and which are gone.
fn changed<'a, S, E>(
    known: &[LibraryEntry<S, E>],
    files: &'a [GameFile],
) -> (Vec<&'a GameFile>, usize, HashSet<String>) {
    let games: HashMap<&str, &LibraryEntry<S, E>> =
        known.iter().map(|game| (game.file.as_str(), game)).collect();
    let (mut unknown, mut there) = (Vec::new(), 0);
    for file in files {
        let game = games.get(file.name.as_str());
        there += usize::from(game.is_some());
        if !game.is_some_and(|game| game.is_of(file)) {
            unknown.push(file);
        }
    }
    let mut gone = HashSet::new();
    if there < games.len() {
        let names: HashSet<&str> = files.iter().map(|file| file.name.as_str()).collect();
        gone = games.into_keys().filter(|file| !names.contains(file)).map(str::to_owned).collect();
    }
    (unknown, there, gone)
}

/// What a file says.
pub(super) fn read<S, E: From<StoreError>>(
    file: &GameFile,
    summariser: &dyn Summariser<S, E>,
) -> LibraryEntry<S, E> {
    LibraryEntry::of(file, file.text().map_err(E::from).and_then(|text| summariser.read(&text)))
}
