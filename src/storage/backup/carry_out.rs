//! Bringing a backup back: each file whole, and nothing over another one unless somebody said so. Broken off at any
//! moment it can be done again: what is done is the same then.

use std::time::SystemTime;

use super::{
    BackupError, Progress,
    member::Member,
    plan::{Change, Planned, RestorePlan},
    read::{Backup, Unpacked},
};
use crate::storage::{
    DataDir,
    digest::sha256,
    disk,
    store::{StoreError, clear_leftover, create_folder, read_bytes, write_atomically, write_new},
};

/// What becomes of files that are otherwise here than in the backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Those that are here stay as they are.
    Keep,
    /// Those of the backup take their places.
    Replace,
    /// Those of the backup come under other names; where there can be only one, the one that is here stays.
    Both,
}

/// What was done with the files of a backup.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// How many were not here and came, under their names or others.
    pub added: usize,
    /// How many took the place of another.
    pub replaced: usize,
    /// How many were here already.
    pub same: usize,
    /// How many were left, since another one stays in their place.
    pub kept: usize,
    /// The names of those that were left because another window has them open, or has changed them since.
    pub skipped: Vec<String>,
}

/// What was done with one file.
enum Done {
    Added,
    Replaced,
    Same,
    Kept,
    Skipped,
}

impl RestorePlan {
    /// Brings the backup back for which this was planned.
    ///
    /// # Errors
    /// When a file cannot be written; those before it are done, and this one and those after it are as they were.
    pub fn carry_out(
        &self,
        backup: &Backup,
        data: &DataDir,
        choice: Choice,
        progress: Progress<'_>,
    ) -> Result<Restored, BackupError> {
        let mut restored = Restored::default();
        let mut planned = self.files().iter();
        backup.each(progress, |file| {
            let Some(plan) = planned.next().filter(|plan| plan.member == file.member) else {
                return Err(BackupError::Damaged);
            };
            match carry_out(plan, &file, data, choice)? {
                Done::Added => restored.added += 1,
                Done::Replaced => restored.replaced += 1,
                Done::Same => restored.same += 1,
                Done::Kept => restored.kept += 1,
                Done::Skipped => restored.skipped.push(plan.name()),
            }
            Ok(())
        })?;
        Ok(restored)
    }
}

fn carry_out(plan: &Planned, file: &Unpacked, data: &DataDir, choice: Choice) -> Result<Done, StoreError> {
    match (plan.change, choice, &plan.place) {
        (Change::Same, ..) => Ok(Done::Same),
        (Change::Open, ..) => Ok(Done::Skipped),
        (Change::New, _, Some(place)) | (Change::Differs, Choice::Both, Some(place)) => {
            add(place, file, data)
        }
        (Change::Differs, Choice::Replace, _) => replace(plan, file, data),
        (Change::Differs, ..) | (Change::New, _, None) => Ok(Done::Kept),
    }
}

/// Writes a file where none is. One that came there since stays.
fn add(place: &Member, file: &Unpacked, data: &DataDir) -> Result<Done, StoreError> {
    let folder = place.folder.path(data);
    create_folder(&folder)?;
    let Some(_lock) = place.lock(data)? else { return Ok(Done::Skipped) };
    let path = place.path(data);
    clear_leftover(&path);
    match write_new(&path, &file.bytes) {
        Ok(()) => {
            // The library lists games by that; where it cannot be said, they are new.
            drop(disk::set_modified(&path, file.written.min(SystemTime::now())));
            Ok(Done::Added)
        }
        Err(StoreError::Exists { .. }) => Ok(Done::Skipped),
        Err(error) => Err(error),
    }
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
