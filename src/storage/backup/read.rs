//! Reading a backup: all of it is checked before anything is done with it.

use std::{
    cell::Cell,
    collections::HashSet,
    io::{self, BufRead, Read},
    path::Path,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use flate2::bufread::GzDecoder;
use jiff::Timestamp;
use serde_json::Value;
use tar::{Archive, Entry, EntryType};

use super::{
    BackupError, MOST_FILES, MOST_PACKED, MOST_UNPACKED, Progress,
    manifest::{FORMAT, HEADING, Heading, LIST, Listed, VERSION},
    member::Member,
};
use crate::storage::store::read_bytes;

/// The most bytes of a name.
const MOST_OF_NAME: u64 = 1024;
/// The most bytes of the heading.
const MOST_OF_HEADING: u64 = 64 << 10;
/// The most bytes of the list.
const MOST_OF_LIST: u64 = 128 << 20;
/// The most bytes of nothing behind the last file: tar fills up blocks.
const MOST_OF_REST: u64 = 1 << 20;

/// A backup that was checked as a whole.
#[derive(Debug)]
pub struct Backup {
    /// When it was made.
    pub made: Timestamp,
    /// The version of the program that made it.
    pub program: String,
    packed: Vec<u8>,
    pub(super) files: Vec<InBackup>,
}

/// A file in a backup.
#[derive(Debug)]
pub(super) struct InBackup {
    pub member: Member,
    /// Its hash.
    pub sha256: String,
}

/// A file as it is unpacked.
pub(super) struct Unpacked {
    pub member: Member,
    pub bytes: Vec<u8>,
    /// When it was last written.
    pub written: SystemTime,
}

impl Backup {
    /// Reads a backup and checks it.
    ///
    /// # Errors
    /// When it cannot be read, is none, or anything in it is not as it was written.
    pub fn open(path: &Path, progress: Progress<'_>) -> Result<Self, BackupError> {
        let packed = read_bytes(path, MOST_PACKED)?;
        let (mut files, mut listed, mut names) = (Vec::new(), Vec::new(), HashSet::new());
        let heading = unpack(&packed, progress, |file| {
            if !names.insert(file.member.clone()) {
                return Err(BackupError::Twice { name: file.member.to_string() });
            }
            let line = Listed::new(file.member.to_string(), &file.bytes);
            files.push(InBackup { member: file.member, sha256: line.sha256.clone() });
            listed.push(line);
            Ok(())
        })?;
        if let Some(name) = heading.difference(&listed) {
            return Err(BackupError::Changed { name });
        }
        let Heading { made, program, .. } = heading.heading;
        Ok(Self { made, program, packed, files })
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

    /// Unpacks the files once more, in the order in which they were checked.
    pub(super) fn each(
        &self,
        progress: Progress<'_>,
        hear: impl FnMut(Unpacked) -> Result<(), BackupError>,
    ) -> Result<(), BackupError> {
        unpack(&self.packed, progress, hear).map(|_| ())
    }
}

/// What a backup says of itself, first and last.
struct Told {
    heading: Heading,
    list: Vec<Listed>,
}

impl Told {
    /// The first name by which the list and the files differ.
    fn difference(&self, found: &[Listed]) -> Option<String> {
        let count = self.list.len().max(found.len());
        let at = (0..count).find(|&at| self.list.get(at) != found.get(at))?;
        found.get(at).or(self.list.get(at)).map(|listed| listed.name.clone())
    }
}

/// Goes through an archive from its heading to its list.
fn unpack(
    packed: &[u8],
    progress: Progress<'_>,
    mut hear: impl FnMut(Unpacked) -> Result<(), BackupError>,
) -> Result<Told, BackupError> {
    let read = Cell::new(0);
    let mut archive = Archive::new(GzDecoder::new(Counted { rest: packed, read: &read }));
    let mut entries = Entries { entries: archive.entries().map_err(|_| BackupError::NoBackup)?.raw(true) };
    let heading = heading(&mut entries)?;
    let (mut total, mut count) = (0, 0);
    let list = loop {
        progress(read.get(), packed.len() as u64);
        let (name, mut entry) = entries.next()?.ok_or(BackupError::Damaged)?;
        if name == LIST {
            let list = content(&mut entry, LIST, MOST_OF_LIST)?;
            break serde_json::from_slice(&list).map_err(|_| BackupError::Damaged)?;
        }
        let member = Member::named(&name).ok_or_else(|| BackupError::Foreign { name: name.clone() })?;
        let bytes = content(&mut entry, &name, member.most_bytes())?;
        total += bytes.len() as u64;
        count += 1;
        if total > MOST_UNPACKED || count > MOST_FILES {
            return Err(BackupError::TooMuch);
        }
        let seconds = entry.header().mtime().map_err(|_| BackupError::Damaged)?;
        let written = UNIX_EPOCH.checked_add(Duration::from_secs(seconds)).ok_or(BackupError::Damaged)?;
        hear(Unpacked { member, bytes, written })?;
    };
    if let Some((name, _)) = entries.next()? {
        return Err(BackupError::Foreign { name });
    }
    end(archive.into_inner())?;
    Ok(Told { heading, list })
}

/// What the first file says: whether this is a backup, and one that this program understands.
fn heading<R: Read>(entries: &mut Entries<'_, R>) -> Result<Heading, BackupError> {
    let Ok(Some((name, mut entry))) = entries.next() else { return Err(BackupError::NoBackup) };
    if name != HEADING {
        return Err(BackupError::NoBackup);
    }
    let bytes = content(&mut entry, HEADING, MOST_OF_HEADING)?;
    let value: Value = serde_json::from_slice(&bytes).map_err(|_| BackupError::NoBackup)?;
    if value["format"] != FORMAT {
        return Err(BackupError::NoBackup);
    }
    // The version comes first: a newer one may say the rest otherwise.
    match value["version"].as_u64() {
        Some(VERSION) => serde_json::from_value(value).map_err(|_| BackupError::Damaged),
        Some(version) if version > VERSION => Err(BackupError::Newer { version }),
        _ => Err(BackupError::Damaged),
    }
}

/// The files of an archive, each with its name.
struct Entries<'a, R: Read> {
    entries: tar::Entries<'a, R>,
}

impl<'a, R: Read> Entries<'a, R> {
    /// The next file. A link, a folder or anything else that is no plain file is refused by its name.
    fn next(&mut self) -> Result<Option<(String, Entry<'a, R>)>, BackupError> {
        let mut long = None;
        loop {
            let Some(entry) = self.entries.next() else {
                return if long.is_none() { Ok(None) } else { Err(BackupError::Damaged) };
            };
            let mut entry = entry.map_err(|_| BackupError::Damaged)?;
            // An entry of its own before one whose name has no room in the heading of a file.
            if entry.header().entry_type().is_gnu_longname() && long.is_none() {
                let mut bytes = content(&mut entry, "", MOST_OF_NAME)?;
                bytes.truncate(bytes.iter().position(|byte| *byte == 0).unwrap_or(bytes.len()));
                long = Some(bytes);
                continue;
            }
            let name = long.unwrap_or_else(|| entry.path_bytes().into_owned());
            let name = String::from_utf8_lossy(&name).into_owned();
            return match entry.header().entry_type() {
                EntryType::Regular => Ok(Some((name, entry))),
                _ => Err(BackupError::Foreign { name }),
            };
        }
    }
}

/// All bytes of a file.
fn content<R: Read>(entry: &mut Entry<'_, R>, name: &str, most: u64) -> Result<Vec<u8>, BackupError> {
    let size = entry.size();
    if size > most {
        return Err(BackupError::FileTooLarge { name: name.to_owned(), most });
    }
    let mut bytes = Vec::new();
    entry.take(most).read_to_end(&mut bytes).map_err(|_| BackupError::Damaged)?;
    if bytes.len() as u64 == size { Ok(bytes) } else { Err(BackupError::Damaged) }
}

/// Checks that nothing follows, and that the sum over all is right.
fn end(mut rest: GzDecoder<Counted<'_>>) -> Result<(), BackupError> {
    let mut filling = Vec::new();
    let read = rest.by_ref().take(MOST_OF_REST + 1).read_to_end(&mut filling);
    let is_empty =
        read.is_ok_and(|read| read as u64 <= MOST_OF_REST) && filling.iter().all(|byte| *byte == 0);
    if is_empty && rest.into_inner().rest.is_empty() { Ok(()) } else { Err(BackupError::Damaged) }
}

/// Bytes, and how many of them were read.
struct Counted<'a> {
    rest: &'a [u8],
    read: &'a Cell<u64>,
}

impl Read for Counted<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.rest.read(buffer)?;
        self.read.set(self.read.get() + read as u64);
        Ok(read)
    }
}

impl BufRead for Counted<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        Ok(self.rest)
    }

    fn consume(&mut self, amount: usize) {
        self.rest = &self.rest[amount..];
        self.read.set(self.read.get() + amount as u64);
    }
}
