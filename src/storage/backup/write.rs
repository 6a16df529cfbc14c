//! Making a backup.

use std::{
    io::{self, Write},
    path::Path,
    time::{SystemTime, UNIX_EPOCH},
};

use flate2::{Compression, write::GzEncoder};
use serde::Serialize;
use tar::{Builder, EntryType, Header};

use super::{
    BackupError, MOST_FILES, MOST_PACKED, MOST_UNPACKED, Progress,
    manifest::{FORMAT, HEADING, Heading, LIST, Listed, VERSION},
    member::{Folder, Member},
};
use crate::{
    DataDir, disk, now,
    store::{StoreError, read_bytes, write_out},
};

/// What a backup holds.
#[derive(Debug)]
pub struct BackupContents {
    /// How many files.
    pub files: usize,
    /// Why others are missing: they cannot be read, on this disk or by the program.
    pub left_out: Vec<StoreError>,
}

/// Writes a backup of the data folder; a file that is there is replaced only if somebody said so, and never by an empty
/// backup.
///
/// # Errors
/// When there is no data folder or nothing in it, it is more than a backup can hold, or the file cannot be written.
pub fn back_up(
    data: &DataDir,
    path: &Path,
    replaces: bool,
    progress: Progress<'_>,
) -> Result<BackupContents, BackupError> {
    let (members, mut left_out) = members(data)?;
    let all = members.len() as u64;
    let mut archive = Archive::begin().map_err(|source| not_written(path, source))?;
    for (done, member) in members.into_iter().enumerate() {
        progress(done as u64, all);
        let file = member.path(data);
        match read_bytes(&file, member.most_bytes()) {
            Ok(bytes) if archive.total + bytes.len() as u64 > MOST_UNPACKED => {
                return Err(BackupError::TooMuch);
            }
            // A file that is just being emptied is left out, too.
            Ok(bytes) if bytes.is_empty() => {}
            Ok(bytes) => {
                let written = disk::look_through(&file).and_then(|found| found.modified()).ok();
                archive.add(&member, &bytes, written).map_err(|source| not_written(path, source))?;
            }
            // What disappears while we look counts as not there.
            Err(StoreError::Missing { .. }) => {}
            Err(error) => left_out.push(error),
        }
    }
    progress(all, all);
    let files = archive.files.len();
    // An empty backup never replaces anything.
    if files == 0 {
        let nothing = BackupError::Nothing { path: data.root().to_path_buf() };
        return Err(left_out.into_iter().next().map_or(nothing, BackupError::Store));
    }
    let packed = archive.finish().map_err(|source| not_written(path, source))?;
    if files > MOST_FILES || packed.len() as u64 > MOST_PACKED {
        return Err(BackupError::TooMuch);
    }
    write_out(path, &packed, replaces)?;
    Ok(BackupContents { files, left_out })
}

fn not_written(path: &Path, source: io::Error) -> BackupError {
    StoreError::Write { path: path.into(), source }.into()
}

/// All files that belong in a backup, each after the one that it needs, and the folders that cannot be read.
fn members(data: &DataDir) -> Result<(Vec<Member>, Vec<StoreError>), BackupError> {
    let (mut members, mut left_out) = (Vec::new(), Vec::new());
    if !disk::look_through(data.root()).is_ok_and(|found| found.is_dir()) {
        return Err(BackupError::NoFolder { path: data.root().to_path_buf() });
    }
    for (folder, _) in Folder::ALL {
        if let Err(source) = list(folder, data, &mut members) {
            left_out.push(StoreError::Read { path: folder.path(data), source });
        }
    }
    members.sort_by_cached_key(|member| (member.folder, member.main().is_some(), member.file.clone()));
    Ok((members, left_out))
}

/// Adds the files of a folder, as far as they can be read.
fn list(folder: Folder, data: &DataDir, members: &mut Vec<Member>) -> io::Result<()> {
    for entry in disk::list(&folder.path(data))?.into_iter().flatten() {
        let name = entry?.file_name();
        let member = name.to_str().and_then(|file| Member::in_folder(folder, file));
        members.extend(member.filter(|member| is_there(&member.path(data))));
    }
    Ok(())
}

/// Whether something was written there. A folder is none of our files, and an empty file is only a name that was taken;
/// what cannot be looked at is reported when it is read.
fn is_there(path: &Path) -> bool {
    let found = disk::look_through(path);
    found.map_or(true, |found| !found.is_dir() && (found.len() > 0 || !found.is_file()))
}

/// An archive being packed.
struct Archive {
    tar: Builder<GzEncoder<Vec<u8>>>,
    files: Vec<Listed>,
    /// Bytes of all files so far.
    total: u64,
}

impl Archive {
    fn begin() -> io::Result<Self> {
        let tar = Builder::new(GzEncoder::new(Vec::new(), Compression::default()));
        let mut archive = Self { tar, files: Vec::new(), total: 0 };
        let heading = Heading {
            format: FORMAT.to_owned(),
            version: VERSION,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            made: now(),
        };
        archive.put(HEADING, &json(&heading)?, None)?;
        Ok(archive)
    }

    fn add(&mut self, member: &Member, bytes: &[u8], written: Option<SystemTime>) -> io::Result<()> {
        let name = member.to_string();
        self.put(&name, bytes, written)?;
        self.total += bytes.len() as u64;
        self.files.push(Listed::new(name, bytes));
        Ok(())
    }

    fn put(&mut self, name: &str, bytes: &[u8], written: Option<SystemTime>) -> io::Result<()> {
        let mut header = Header::new_gnu();
        header.set_entry_type(EntryType::Regular);
        header.set_mode(0o644);
        header.set_size(bytes.len() as u64);
        let written = written.unwrap_or_else(SystemTime::now);
        header.set_mtime(written.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs());
        self.tar.append_data(&mut header, name, bytes)
    }

    fn finish(mut self) -> io::Result<Vec<u8>> {
        let list = json(&std::mem::take(&mut self.files))?;
        self.put(LIST, &list, None)?;
        let mut packed = self.tar.into_inner()?;
        packed.flush()?;
        packed.finish()
    }
}

fn json<T: Serialize>(value: &T) -> io::Result<Vec<u8>> {
    let mut text = serde_json::to_vec_pretty(value)?;
    text.push(b'\n');
    Ok(text)
}
