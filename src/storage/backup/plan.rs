//! What restoring a backup would change, file by file, before anything is changed.

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

/// The numbers that are tried for a second file of the same name.
const NUMBERS: std::ops::Range<u32> = 2..100;

/// What happens to a file of a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// It is missing here, and is added.
    New,
    /// It is here already, the same as in the backup.
    Same,
    /// Another file is here in its place: somebody has to choose.
    Differs,
    /// Another window has it open; it is left alone.
    Open,
    /// It cannot be restored; the others can.
    Refused(Obstacle),
}

/// Why a file of a backup cannot be restored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// No file can have its name here: it is too long, or has a letter that this disk or system does not allow.
    Name,
    /// It is empty.
    Empty,
    /// What is in its place here is not a file, or cannot be read.
    InPlace,
    /// The system does not allow it to be written.
    Unwritable,
}

/// A file of a backup, and what happens to it.
#[derive(Debug)]
pub struct Planned {
    /// What happens to it.
    pub change: Change,
    pub(super) member: Member,
    /// Where it goes, or already is, unless it replaces another file.
    pub(super) place: Option<Member>,
    /// The hash of the file that it would replace, if there is one.
    pub(super) mine: Option<String>,
}

impl Planned {
    /// Its name in the backup, with the folder.
    #[must_use]
    pub fn name(&self) -> String {
        self.member.to_string()
    }

    /// The name under which it is kept next to the one that is here; none where only one of the two can be
    /// kept.
    #[must_use]
    pub fn beside(&self) -> Option<String> {
        self.place.as_ref().filter(|place| **place != self.member).map(ToString::to_string)
    }
}

/// What restoring a backup would change.
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

    /// The files to which this happens.
    pub fn of(&self, change: Change) -> impl Iterator<Item = &Planned> {
        self.files.iter().filter(move |file| file.change == change)
    }

    /// The files that cannot be restored, and why.
    pub fn refused(&self) -> impl Iterator<Item = (&Planned, Obstacle)> {
        self.files.iter().filter_map(|file| match file.change {
            Change::Refused(obstacle) => Some((file, obstacle)),
            _ => None,
        })
    }

    /// How many files this happens to.
    #[must_use]
    pub fn count(&self, change: Change) -> usize {
        self.of(change).count()
    }
}

/// The files of a backup in groups that belong together, each led by the file that the others need.
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
            // The file that it belonged to was thrown away.
            None => groups.push(vec![at]),
        }
    }
    groups
}

/// Free names next to the files that are here.
struct Beside {
    /// A place for each file of a group.
    places: Vec<Member>,
    /// Whether the files are there already, from an earlier restore: the first one is, and maybe others.
    is_there: bool,
    there: Vec<bool>,
}

struct Planner<'a> {
    backup: &'a Backup,
    data: &'a DataDir,
    names: Names,
    /// Names that files of the backup have or will get.
    taken: HashSet<Member>,
}

impl<'a> Planner<'a> {
    fn new(backup: &'a Backup, data: &'a DataDir) -> Self {
        let taken = backup.files.iter().map(|file| file.member.clone()).collect();
        Self { backup, data, names: Names::new(data), taken }
    }

    /// What happens to files that belong together.
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

    /// The same for those that can be restored, each with the hash of what is in its place.
    fn together(&mut self, files: &[&InBackup], mine: Vec<Option<String>>) -> Vec<Planned> {
        let is_same: Vec<bool> =
            files.iter().zip(&mine).map(|(file, mine)| mine.as_ref() == Some(&file.sha256)).collect();
        let Some(first) = files.first() else { return Vec::new() };
        let replaced = mine[0].is_some() && !is_same[0];
        // A file whose main file is not in the backup has no name of its own.
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
                // It was restored before, next to the one that is here.
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

    /// Free names for files that belong together, next to those that are here.
    fn beside(&mut self, files: &[&InBackup]) -> Option<Beside> {
        for number in NUMBERS {
            let places: Option<Vec<Member>> = files.iter().map(|file| file.member.numbered(number)).collect();
            let places = places?;
            if places.iter().any(|place| self.taken.contains(place)) {
                continue;
            }
            // A name counts as taken if what has it cannot be read.
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

    /// The hash of what is in the place of a file of the backup, or why that file cannot be restored.
    fn here(&self, file: &InBackup) -> Result<Option<String>, Obstacle> {
        if file.bytes == 0 { Err(Obstacle::Empty) } else { self.found(&file.member) }
    }

    /// The hash of a file that is here. An empty file is a name that was taken and never written to.
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
