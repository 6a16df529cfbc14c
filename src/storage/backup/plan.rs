//! What bringing back a backup would change, file by file, before anything is changed.

use std::collections::{HashMap, HashSet};

use super::{
    Progress,
    member::Member,
    names::Names,
    read::{Backup, InBackup},
};
use crate::{
    DataDir,
    digest::sha256,
    store::{StoreError, read_bytes},
};

/// Names that are tried for a second file.
const NUMBERS: std::ops::Range<u32> = 2..100;

/// What becomes of a file of a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// It is not here, and comes.
    New,
    /// It is here already, as it is in the backup.
    Same,
    /// Another one is here in its place: somebody has to choose.
    Differs,
    /// Another window has it open; it is left alone.
    Open,
    /// It cannot be brought here; the others can.
    Refused(Obstacle),
}

/// Why a file of a backup cannot be brought here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// No file can have its name here: it is too long, or has a letter that this disk or system does not allow.
    Name,
    /// There is nothing in it.
    Empty,
    /// What is in its place here is no file, or cannot be read.
    InPlace,
    /// The system does not let it be written.
    Unwritable,
}

/// A file of a backup, and what becomes of it.
#[derive(Debug)]
pub struct Planned {
    /// What becomes of it.
    pub change: Change,
    pub(super) member: Member,
    /// Where it goes, or is already, unless it takes the place of another.
    pub(super) place: Option<Member>,
    /// The hash of the file in whose place it would come, if there is one.
    pub(super) mine: Option<String>,
}

impl Planned {
    /// Its name in the backup, with the folder.
    #[must_use]
    pub fn name(&self) -> String {
        self.member.to_string()
    }

    /// The name under which it is kept beside the one that is here; none where only one of the two can be kept.
    #[must_use]
    pub fn beside(&self) -> Option<String> {
        self.place.as_ref().filter(|place| **place != self.member).map(ToString::to_string)
    }
}

/// What bringing back a backup would change.
#[derive(Debug)]
pub struct RestorePlan {
    files: Vec<Planned>,
}

impl RestorePlan {
    /// Compares a backup with the data folder.
    #[must_use]
    pub fn new(backup: &Backup, data: &DataDir, progress: Progress<'_>) -> Self {
        let mut planner = Planner::new(backup, data);
        let mut files: Vec<Option<Planned>> = backup.files.iter().map(|_| None).collect();
        let groups = groups(backup);
        for (done, group) in groups.iter().enumerate() {
            progress(done as u64, groups.len() as u64);
            for (at, planned) in group.iter().zip(planner.group(group)) {
                files[*at] = Some(planned);
            }
        }
        Self { files: files.into_iter().flatten().collect() }
    }

    /// The files, in the order of the backup.
    #[must_use]
    pub fn files(&self) -> &[Planned] {
        &self.files
    }

    /// The files of which this becomes.
    pub fn of(&self, change: Change) -> impl Iterator<Item = &Planned> {
        self.files.iter().filter(move |file| file.change == change)
    }

    /// The files that cannot be brought here, and why.
    pub fn refused(&self) -> impl Iterator<Item = (&Planned, Obstacle)> {
        self.files.iter().filter_map(|file| match file.change {
            Change::Refused(obstacle) => Some((file, obstacle)),
            _ => None,
        })
    }

    /// How many files these are.
    #[must_use]
    pub fn count(&self, change: Change) -> usize {
        self.of(change).count()
    }
}

/// The files of a backup, those together that belong together, the one that they belong to first.
fn groups(backup: &Backup) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    let mut mains: HashMap<&Member, usize> = HashMap::new();
    for (at, file) in backup.files.iter().enumerate().filter(|(_, file)| file.member.main().is_none()) {
        mains.insert(&file.member, groups.len());
        groups.push(vec![at]);
    }
    for (at, file) in backup.files.iter().enumerate() {
        let Some(main) = file.member.main() else { continue };
        match mains.get(&main) {
            Some(group) => groups[*group].push(at),
            // What it belonged to was thrown away.
            None => groups.push(vec![at]),
        }
    }
    groups
}

/// Room beside the files that are here.
struct Beside {
    /// A place for each file of a group.
    places: Vec<Member>,
    /// Whether the files are there from an earlier time, as far as they are: the first one is.
    is_there: bool,
    there: Vec<bool>,
}

struct Planner<'a> {
    backup: &'a Backup,
    data: &'a DataDir,
    names: Names,
    /// Names that files of the backup have or get.
    taken: HashSet<Member>,
}

impl<'a> Planner<'a> {
    fn new(backup: &'a Backup, data: &'a DataDir) -> Self {
        let taken = backup.files.iter().map(|file| file.member.clone()).collect();
        Self { backup, data, names: Names::new(data), taken }
    }

    /// What becomes of files that belong together.
    fn group(&mut self, group: &[usize]) -> Vec<Planned> {
        let backup = self.backup;
        let files = group.iter().map(|at| &backup.files[*at]);
        let mut found: Vec<(&InBackup, Result<Option<String>, Obstacle>)> =
            files.map(|file| (file, self.here(file))).collect();
        // Without the first one the others are of no use.
        if let Some((_, Err(obstacle))) = found.first() {
            let obstacle = *obstacle;
            found.iter_mut().for_each(|(_, here)| *here = Err(obstacle));
        }
        let (mut files, mut mine) = (Vec::new(), Vec::new());
        for (file, here) in &found {
            if let Ok(here) = here {
                files.push(*file);
                mine.push(here.clone());
            }
        }
        let mut planned = self.together(&files, mine).into_iter();
        let one = |(file, here): (&InBackup, Result<Option<String>, Obstacle>)| match here {
            Ok(_) => planned.next(),
            Err(obstacle) => {
                let (change, member) = (Change::Refused(obstacle), file.member.clone());
                Some(Planned { change, member, place: None, mine: None })
            }
        };
        found.into_iter().filter_map(one).collect()
    }

    /// The same of those that can be brought here, each with the hash of what is in its place.
    fn together(&mut self, files: &[&InBackup], mine: Vec<Option<String>>) -> Vec<Planned> {
        let is_same: Vec<bool> =
            files.iter().zip(&mine).map(|(file, mine)| mine.as_ref() == Some(&file.sha256)).collect();
        let Some(first) = files.first() else { return Vec::new() };
        let replaced = mine[0].is_some() && !is_same[0];
        // What belongs to a file that is not in the backup has no name of its own.
        let is_main = first.member.main().is_none();
        let beside = if replaced && is_main { self.beside(files) } else { None };
        let is_open = first.member.is_locked(self.data);
        let planned = files.iter().zip(mine).enumerate().map(|(at, (file, mine))| {
            let place = match &beside {
                Some(beside) => Some(beside.places[at].clone()),
                None if mine.is_none() && !replaced => Some(file.member.clone()),
                None => None,
            };
            let change = match &beside {
                // It was brought back before, to stand beside the one that is here.
                Some(beside) if beside.is_there => {
                    if beside.there[at] {
                        Change::Same
                    } else {
                        Change::New
                    }
                }
                _ if is_same[at] && !replaced => Change::Same,
                _ if is_open => Change::Open,
                _ if replaced || mine.is_some() => Change::Differs,
                _ => Change::New,
            };
            Planned { change, member: file.member.clone(), place, mine }
        });
        planned.collect()
    }

    /// Where files that belong together have room beside those that are here.
    fn beside(&mut self, files: &[&InBackup]) -> Option<Beside> {
        for number in NUMBERS {
            let places: Option<Vec<Member>> = files.iter().map(|file| file.member.numbered(number)).collect();
            let places = places?;
            if places.iter().any(|place| self.taken.contains(place)) {
                continue;
            }
            // A name that something has which cannot be read is taken.
            let found: Result<Vec<Option<String>>, Obstacle> =
                places.iter().map(|place| self.found(place)).collect();
            let Ok(found) = found else { continue };
            let fits = |(found, file): (&Option<String>, &&InBackup)| {
                found.as_ref().is_none_or(|found| *found == file.sha256)
            };
            if found.iter().zip(files).all(fits) {
                self.taken.extend(places.iter().cloned());
                let there: Vec<bool> = found.iter().map(Option::is_some).collect();
                return Some(Beside { places, is_there: there[0], there });
            }
        }
        None
    }

    /// The hash of what is in the place of a file of the backup, or why that cannot come.
    fn here(&self, file: &InBackup) -> Result<Option<String>, Obstacle> {
        if file.bytes == 0 { Err(Obstacle::Empty) } else { self.found(&file.member) }
    }

    /// The hash of a file that is here. An empty one is a name that was taken, and nothing was written.
    fn found(&self, member: &Member) -> Result<Option<String>, Obstacle> {
        if !self.names.allow(member) {
            return Err(Obstacle::Name);
        }
        match read_bytes(&member.path(self.data), member.most_bytes()) {
            Ok(bytes) if bytes.is_empty() => Ok(None),
            Ok(bytes) => Ok(Some(sha256(&bytes))),
            Err(StoreError::Missing { .. }) => Ok(None),
            Err(_) => Err(Obstacle::InPlace),
        }
    }
}
