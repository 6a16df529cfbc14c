//! What is done with plays beside the window: they are read, compared with the saved games, and taken in.

use std::sync::Arc;

use jiff::tz::TimeZone;

use super::file::PlaysFile;
use crate::state::{
    LibraryEntry,
    course::{Course, Watched},
};
use common::{
    contract::{GameList, PlaysHere, PlaysSource, known_games, record_of},
    plays_in::{Incoming, Play, Reading, Refusal, read},
};
use storage::{Games, GamesError};

/// Reads files, one after the other.
pub fn read_all(
    sources: Vec<PlaysSource>,
    list: GameList,
    course: &Course,
) -> Vec<Result<Incoming, Refusal>> {
    let (games, zone) = (known_games(list), TimeZone::system());
    let (all, mut before) = (sources.iter().map(|source| source.bytes).sum(), 0);
    let mut read_one = |PlaysSource { source, is_table, bytes }| {
        let watched = Watched::new(source, course, before, all);
        before += bytes;
        read(watched, is_table, Reading { games: &games, zone: &zone })
    };
    sources.into_iter().map(&mut read_one).collect()
}

/// Files as they are understood, and which of their plays are here already.
pub struct Compared {
    pub files: Vec<PlaysFile>,
    pub is_here: Vec<bool>,
    /// What is here.
    pub here: Arc<PlaysHere>,
}

/// Understands the tables among files, and compares all plays with what is here; where that is not known yet, it is told by
/// the saved games.
pub fn compare(
    mut files: Vec<PlaysFile>,
    here: Option<Arc<PlaysHere>>,
    saved: &[LibraryEntry],
    list: GameList,
) -> Compared {
    let (games, zone) = (known_games(list), TimeZone::system());
    let mut first = 0;
    for file in &mut files {
        file.understand(Reading { games: &games, zone: &zone });
        file.first = first;
        first += file.plays().len();
    }
    let here = here.unwrap_or_else(|| {
        let mut here = PlaysHere::default();
        let read = saved.iter().filter_map(|entry| entry.content.as_ref().ok());
        read.for_each(|saved| here.add(saved, &zone));
        Arc::new(here)
    });
    let is_here = here.sort(files.iter().flat_map(PlaysFile::plays), &zone);
    Compared { files, is_here, here }
}

/// What came of taking plays in.
#[derive(Default)]
pub struct Taken {
    /// The files of the games that came into the library.
    pub files: Vec<String>,
    /// What could not be written, and why: nothing was written after it.
    pub trouble: Option<(String, GamesError)>,
}

/// Takes plays in, one after the other; of each it is said whether it is here already.
pub fn take_all(chosen: &[(Play, bool)], games: &Games, course: &Course) -> Taken {
    let zone = TimeZone::system();
    let mut taken = Taken::default();
    for (play, is_here) in course.along(chosen.iter()) {
        let Some(game) = record_of(play, *is_here, &zone) else { continue };
        let file = Games::file_name_for(&game.header);
        if let Err(error) = games.add(&file, &game.write(None)) {
            taken.trouble = Some((file, error));
            break;
        }
        taken.files.push(file);
    }
    taken
}
