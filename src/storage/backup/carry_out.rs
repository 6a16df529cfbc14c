//! Bringing a backup back: each file whole, and no file replaced unless somebody said so. If it is interrupted at
//! any moment, it can be done again and comes to the same.

use std::{collections::HashMap, io, time::SystemTime};

use super::{
    BackupError, Progress,
    member::Member,
    plan::{Change, Obstacle, Planned, RestorePlan},
    read::{Backup, Unpacked},
};
use crate::{
    DataDir, PeopleFile,
    digest::sha256,
    disk,
    store::{StoreError, clear_leftover, create_folder, read_bytes, write_atomically, write_new},
};

/// What happens to files that differ from those in the backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnConflict {
    /// The files that are here stay as they are.
    Keep,
    /// The files of the backup replace them.
    Replace,
    /// The files of the backup come in under other names; where there can be only one, the one that is here stays, and
    /// what the backup knows of people is merged into it.
    Both,
}

/// What was done with the files of a backup.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// How many were missing here and were added, under their own names or others, or merged into the one
    /// that is here.
    pub added: usize,
    /// How many replaced another file.
    pub replaced: usize,
    /// How many were already here.
    pub same: usize,
    /// How many were left out because another file stays in their place.
    pub kept: usize,
    /// The names of those that were left out because another window has them open or has changed them since.
    pub skipped: Vec<String>,
    /// Those that could not be restored.
    pub refused: Vec<Refused>,
}

/// A file of a backup that could not be restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Its name in the backup, with the folder.
    pub name: String,
    /// Why.
    pub obstacle: Obstacle,
}

/// What happened to one file.
#[derive(Clone, Copy)]
enum Done {
    Added,
    Replaced,
    Same,
    Kept,
    Skipped,
    Refused(Obstacle),
}

impl RestorePlan {
    /// Restores the backup for which this was planned. A file that cannot be restored does not hold up the
    /// others.
    ///
    /// # Errors
    /// When the backup is no longer what it was, or the disk takes nothing more; whatever was done until then is
    /// whole.
    pub fn carry_out(
        &self,
        backup: &Backup,
        data: &DataDir,
        choice: OnConflict,
        progress: Progress<'_>,
    ) -> Result<Restored, BackupError> {
        let mut restored = Restored::default();
        let mut missing = HashMap::new();
        // Files that belong to another one come after it, whatever their order in the archive.
        for (pass, follows) in [(0, false), (1, true)] {
            let is_now = |plan: &Planned| plan.member.main().is_some() == follows;
            if !self.files().iter().any(is_now) {
                continue;
            }
            backup.each(&mut |done, all| progress(pass * all + done, 2 * all), |at, file| {
                let plan = self.files().get(at).filter(|plan| plan.member == file.member);
                let plan = plan.ok_or(BackupError::ChangedMeanwhile)?;
                if !is_now(plan) {
                    return Ok(());
                }
                let main = plan.member.main();
                let done = match main.and_then(|main| missing.get(&main).copied()) {
                    Some(why) => why,
                    None => carry_out(plan, file, data, choice)?,
                };
                if let Done::Skipped | Done::Refused(_) = done {
                    missing.insert(plan.member.clone(), done);
                }
                restored.count(plan, done);
                Ok(())
            })?;
        }
        Ok(restored)
    }
}

impl Restored {
    fn count(&mut self, plan: &Planned, done: Done) {
        match done {
            Done::Added => self.added += 1,
            Done::Replaced => self.replaced += 1,
            Done::Same => self.same += 1,
            Done::Kept => self.kept += 1,
            Done::Skipped => self.skipped.push(plan.name()),
            Done::Refused(obstacle) => self.refused.push(Refused { name: plan.name(), obstacle }),
        }
    }
}

/// Does with a file what was planned. Trouble that concerns this file alone is no error.
fn carry_out(
    plan: &Planned,
    file: &Unpacked,
    data: &DataDir,
    choice: OnConflict,
) -> Result<Done, StoreError> {
    done(plan, file, data, choice).or_else(|error| match error {
        StoreError::Write { ref source, .. } if concerns_all(source) => Err(error),
        StoreError::Name { .. } => Ok(Done::Refused(Obstacle::Name)),
        StoreError::Write { .. } | StoreError::Protected { .. } => Ok(Done::Refused(Obstacle::Unwritable)),
        _ => Ok(Done::Refused(Obstacle::InPlace)),
    })
}

/// Whether nothing else could be written, either.
fn concerns_all(error: &io::Error) -> bool {
    use io::ErrorKind::{QuotaExceeded, ReadOnlyFilesystem, StorageFull};
    matches!(error.kind(), QuotaExceeded | ReadOnlyFilesystem | StorageFull)
}

fn done(plan: &Planned, file: &Unpacked, data: &DataDir, choice: OnConflict) -> Result<Done, StoreError> {
    match (plan.change, choice, &plan.place) {
        (Change::Same, ..) => Ok(Done::Same),
        (Change::Open, ..) => Ok(Done::Skipped),
        (Change::Refused(obstacle), ..) => Ok(Done::Refused(obstacle)),
        (Change::New, _, Some(place)) | (Change::Differs, OnConflict::Both, Some(place)) => {
            add(place, file, data)
        }
        (Change::Differs, OnConflict::Both, None) if plan.member.is_of_people() => put_in(file, data),
        (Change::Differs, OnConflict::Replace, _) => replace(plan, file, data),
        (Change::Differs, ..) | (Change::New, _, None) => Ok(Done::Kept),
    }
}

/// Writes a file where there is none. One that has appeared there since then stays.
fn add(place: &Member, file: &Unpacked, data: &DataDir) -> Result<Done, StoreError> {
    let folder = place.folder.path(data);
    create_folder(&folder)?;
    let Some(_lock) = place.lock(data)? else { return Ok(Done::Skipped) };
    let path = place.path(data);
    clear_leftover(&path);
    match write_new(&path, &file.bytes) {
        Ok(()) => {
            // The library sorts games by that time; where it cannot be set, they count as new.
            drop(disk::set_modified(&path, file.written.min(SystemTime::now())));
            Ok(Done::Added)
        }
        Err(StoreError::Exists { .. }) => Ok(Done::Skipped),
        Err(error) => Err(error),
    }
}

/// Merges what the backup knows of people into what is known here.
fn put_in(file: &Unpacked, data: &DataDir) -> Result<Done, StoreError> {
    Ok(match PeopleFile::new(data).absorb(&file.bytes)? {
        Some(true) => Done::Added,
        Some(false) => Done::Same,
        None => Done::Kept,
    })
}

/// Writes a file over the one that was compared with it.
fn replace(plan: &Planned, file: &Unpacked, data: &DataDir) -> Result<Done, StoreError> {
    let Some(mine) = &plan.mine else { return add(&plan.member, file, data) };
    let Some(_lock) = plan.member.lock(data)? else { return Ok(Done::Skipped) };
    let path = plan.member.path(data);
    match read_bytes(&path, plan.member.most_bytes()) {
        Ok(bytes) if bytes == file.bytes => Ok(Done::Same),
        Ok(bytes) if sha256(&bytes) == *mine => {
            write_atomically(&path, &file.bytes)?;
            Ok(Done::Replaced)
        }
        Ok(_) | Err(StoreError::Missing { .. }) => Ok(Done::Skipped),
        Err(error) => Err(error),
    }
}
