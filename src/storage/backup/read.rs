//! Reading a backup: all of it is checked before anything is done with it.

use std::{collections::HashSet, ops::ControlFlow, path::Path, time::SystemTime};

use jiff::Timestamp;
use serde_json::Value;

use super::{
    BackupError, MOST_FILES, Progress,
    archive::Archive,
    manifest::{FORMAT, HEADING, Heading, LIST, Listed, VERSION},
    member::{Folder, Member},
};
use crate::digest::sha256;

/// The most bytes of the heading.
const MOST_OF_HEADING: u64 = 64 << 10;
/// The most bytes of the list.
const MOST_OF_LIST: u64 = 128 << 20;
/// What desktops leave in folders, and may have been packed with our files.
const LEFT_BY_DESKTOPS: [&str; 3] = [".DS_Store", "Thumbs.db", "desktop.ini"];
/// What the names begin with under which macOS keeps more about a file.
const LEFT_BY_MACOS: &str = "._";

/// A backup that was checked as a whole. Its files stay on the disk until they are needed.
#[derive(Debug)]
pub struct Backup {
    /// When it was made.
    pub made: Timestamp,
    /// The version of the program that made it.
    pub program: String,
    archive: Archive,
    /// What comes before every name: somebody may have unpacked it and packed the folder again.
    prefix: String,
    pub(super) files: Vec<InBackup>,
}

/// A file in a backup.
#[derive(Debug)]
pub(super) struct InBackup {
    pub member: Member,
    /// How many bytes it has.
    pub bytes: u64,
    /// Its hash.
    pub sha256: String,
}

/// A file being unpacked.
pub(super) struct Unpacked {
    pub member: Member,
    pub bytes: Vec<u8>,
    /// When it was last written.
    pub written: SystemTime,
}

/// What a part of a backup is, judged by its name.
enum Part {
    Heading,
    List,
    File(Member),
    /// A folder, or something a desktop left there.
    Other,
}

impl Backup {
    /// Reads a backup and checks it.
    ///
    /// # Errors
    /// When it cannot be read, is not a backup, or anything in it is not as it was written.
    pub fn open(path: &Path, progress: Progress<'_>) -> Result<Self, BackupError> {
        let archive = Archive::open(path)?;
        let (Heading { made, program, .. }, prefix) = heading(&archive)?;
        let mut backup = Self { made, program, archive, prefix, files: Vec::new() };
        let mut files = Vec::new();
        let list = backup.unpack(progress, |file| {
            let (bytes, sha256) = (file.bytes.len() as u64, sha256(&file.bytes));
            files.push(InBackup { member: file.member, bytes, sha256 });
            if files.len() > MOST_FILES { Err(BackupError::TooMuch) } else { Ok(()) }
        })?;
        let mut members = HashSet::new();
        if let Some(twice) = files.iter().find(|file| !members.insert(&file.member)) {
            return Err(BackupError::Twice { name: twice.member.to_string() });
        }
        if let Some(name) = difference(list, &files) {
            return Err(BackupError::Changed { name });
        }
        backup.files = files;
        Ok(backup)
    }

    /// How many files it holds.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.files.len()
    }

    /// Whether it holds none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Unpacks the files once more, in the order in which they were checked, each with its position. If they are not what
    /// was checked, it ends there.
    pub(super) fn each(
        &self,
        progress: Progress<'_>,
        mut hear: impl FnMut(usize, &Unpacked) -> Result<(), BackupError>,
    ) -> Result<(), BackupError> {
        let mut at = 0;
        let unpacked = self.unpack(progress, |file| {
            let known = self.files.get(at).filter(|known| known.member == file.member);
            if known.is_none_or(|known| known.sha256 != sha256(&file.bytes)) {
                return Err(BackupError::ChangedMeanwhile);
            }
            at += 1;
            hear(at - 1, &file)
        });
        unpacked.map(drop).map_err(|error| match error {
            BackupError::Store(_) => error,
            _ => BackupError::ChangedMeanwhile,
        })
    }

    /// Goes through all files, and returns their list.
    fn unpack(
        &self,
        progress: Progress<'_>,
        mut hear: impl FnMut(Unpacked) -> Result<(), BackupError>,
    ) -> Result<Vec<Listed>, BackupError> {
        let (mut is_headed, mut list) = (false, None);
        self.archive.each(progress, |item| {
            let foreign = || BackupError::Foreign { name: item.name.clone() };
            match self.part(&item.name, item.is_folder).ok_or_else(foreign)? {
                Part::Other => {}
                Part::Heading if is_headed => return Err(foreign()),
                Part::Heading => is_headed = true,
                Part::List if list.is_some() => return Err(foreign()),
                Part::List => list = Some(item.bytes(MOST_OF_LIST)?),
                Part::File(member) => {
                    let (bytes, written) = (item.bytes(member.most_bytes())?, item.written()?);
                    hear(Unpacked { member, bytes, written })?;
                }
            }
            Ok(ControlFlow::Continue(()))
        })?;
        let list = list.ok_or(BackupError::Damaged)?;
        serde_json::from_slice(&list).map_err(|_| BackupError::Damaged)
    }

    /// What a name stands for; none for one that is not ours.
    fn part(&self, name: &str, is_folder: bool) -> Option<Part> {
        if is_folder {
            let folder = format!("{}/", name.trim_end_matches('/'));
            let ours = |(_, known): &(Folder, &str)| format!("{}{known}/", self.prefix) == folder;
            let is_ours = self.prefix.starts_with(&folder) || Folder::ALL[1..].iter().any(ours);
            return is_ours.then_some(Part::Other);
        }
        let last = name.rsplit('/').next().unwrap_or(name);
        if LEFT_BY_DESKTOPS.contains(&last) || last.starts_with(LEFT_BY_MACOS) {
            return Some(Part::Other);
        }
        match name.strip_prefix(&self.prefix)? {
            HEADING => Some(Part::Heading),
            LIST => Some(Part::List),
            name => Member::named(name).map(Part::File),
        }
    }
}

/// The first name in which the list and the files differ, whatever the order of either.
fn difference(mut list: Vec<Listed>, files: &[InBackup]) -> Option<String> {
    let listed = |file: &InBackup| Listed {
        name: file.member.to_string(),
        bytes: file.bytes,
        sha256: file.sha256.clone(),
    };
    let mut found: Vec<Listed> = files.iter().map(listed).collect();
    for lines in [&mut list, &mut found] {
        lines.sort_by(|a, b| a.name.cmp(&b.name));
    }
    let count = list.len().max(found.len());
    let at = (0..count).find(|&at| list.get(at) != found.get(at))?;
    let names = [found.get(at), list.get(at)].into_iter().flatten().map(|line| &line.name);
    names.min().cloned()
}

/// The heading of an archive, and what comes before its name. It is the first file, unless somebody else packed the
/// archive.
fn heading(archive: &Archive) -> Result<(Heading, String), BackupError> {
    let (mut is_archive, mut found) = (false, None);
    let gone_through = archive.each(&mut |_, _| {}, |item| {
        is_archive = true;
        let prefix = item.name.strip_suffix(HEADING).map(str::to_owned);
        if let Some(prefix) = prefix.filter(|prefix| prefix.is_empty() || prefix.ends_with('/'))
            && (prefix.is_empty() || item.size() <= MOST_OF_HEADING)
            && let Some(heading) = read_heading(&item.bytes(MOST_OF_HEADING)?)?
        {
            found = Some((heading, prefix));
            return Ok(ControlFlow::Break(()));
        }
        Ok(ControlFlow::Continue(()))
    });
    match (gone_through, found) {
        (Ok(()), Some(found)) => Ok(found),
        (Err(error @ BackupError::Store(_)), _) => Err(error),
        (Err(error), _) if is_archive => Err(error),
        _ => Err(BackupError::NoBackup),
    }
}

/// The heading, if these bytes are one that this program understands; none if they are no heading.
fn read_heading(bytes: &[u8]) -> Result<Option<Heading>, BackupError> {
    let Ok(value) = serde_json::from_slice::<Value>(bytes) else { return Ok(None) };
    if value["format"] != FORMAT {
        return Ok(None);
    }
    // The version comes first: a newer one may say the rest differently.
    match value["version"].as_u64() {
        Some(VERSION) => serde_json::from_value(value).map(Some).map_err(|_| BackupError::Damaged),
        Some(version) if version > VERSION => Err(BackupError::Newer { version }),
        _ => Err(BackupError::Damaged),
    }
}
