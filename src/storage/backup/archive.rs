//! The archive of a backup, whoever packed it: one file after the other, in the order in which they lie on the disk.
//! Only what is asked for is held in memory.

use std::{
    cell::Cell,
    fs::File,
    io::{self, BufRead, BufReader, Read, Seek as _},
    ops::ControlFlow,
    path::{Path, PathBuf},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use flate2::bufread::GzDecoder;
use tar::{Archive as Tar, Entry, EntryType, PaxExtensions};

use super::{BackupError, MOST_FILES, MOST_PACKED, MOST_UNPACKED, Progress};
use crate::store::{StoreError, open_file};

/// The first bytes of a file that is compressed with gzip.
const GZIP: [u8; 2] = [0x1f, 0x8b];
/// The most bytes between the contents of files: their names and times.
const MOST_BETWEEN: u64 = 2 << 30;
/// The most bytes of a name, and of each extended header.
const MOST_OF_NAME: u64 = 1 << 20;
/// The most bytes of all names together.
const MOST_OF_NAMES: u64 = 64 << 20;
/// The most entries that are no files of ours: folders, and what desktops leave in them.
const MOST_OTHERS: usize = 10_000;
/// The most bytes of padding after the last file: tar fills up its blocks.
const MOST_OF_REST: u64 = 1 << 20;

/// An archive on the disk, compressed or not: some programs unpack the gzip layer when they download a file.
#[derive(Debug)]
pub(super) struct Archive {
    file: File,
    path: PathBuf,
    bytes: u64,
    is_packed: bool,
}

/// A file or a folder in an archive.
pub(super) struct Item<'a, 'b> {
    pub name: String,
    pub is_folder: bool,
    entry: Entry<'a, Layer<'b>>,
}

impl Archive {
    /// Opens an archive; what is in it shows only as it is gone through.
    pub(super) fn open(path: &Path) -> Result<Self, StoreError> {
        let (mut file, bytes) = open_file(path)?;
        let mut start = Vec::new();
        let read = file.by_ref().take(GZIP.len() as u64).read_to_end(&mut start);
        read.map_err(|source| StoreError::Read { path: path.into(), source })?;
        let is_packed = start == GZIP;
        let most = if is_packed { MOST_PACKED } else { MOST_UNPACKED + MOST_BETWEEN };
        if bytes > most {
            return Err(StoreError::TooLarge { path: path.into(), most });
        }
        Ok(Self { file, path: path.into(), bytes, is_packed })
    }

    /// Goes through it from the beginning, until its end or until `hear` breaks off.
    pub(super) fn each(
        &self,
        progress: Progress<'_>,
        mut hear: impl FnMut(&mut Item<'_, '_>) -> Result<ControlFlow<()>, BackupError>,
    ) -> Result<(), BackupError> {
        let (read, trouble) = (Cell::new(0), Cell::new(None));
        let done = self.go_through(&read, &trouble, progress, &mut hear);
        // A failing disk is not the archive's fault.
        let failed = |source| StoreError::Read { path: self.path.clone(), source };
        trouble.take().map_or(done, |source| Err(failed(source).into()))
    }

    fn go_through<'a>(
        &'a self,
        read: &'a Cell<u64>,
        trouble: &'a Cell<Option<io::Error>>,
        progress: Progress<'_>,
        hear: &mut impl FnMut(&mut Item<'_, '_>) -> Result<ControlFlow<()>, BackupError>,
    ) -> Result<(), BackupError> {
        let mut file = &self.file;
        if let Err(error) = file.rewind() {
            trouble.set(Some(error));
            return Err(BackupError::Damaged);
        }
        let counted = Counted { rest: BufReader::new(file), read, trouble };
        let layer = if self.is_packed {
            Layer::Gzip(Box::new(GzDecoder::new(counted)))
        } else {
            Layer::None(counted)
        };
        let mut tar = Tar::new(layer);
        let entries = tar.entries().map_err(|_| BackupError::Damaged)?.raw(true);
        let mut entries = Entries { entries, names: 0 };
        let (mut total, mut count) = (0, 0);
        while let Some(mut item) = entries.next()? {
            progress(read.get(), self.bytes);
            if hear(&mut item)?.is_break() {
                return Ok(());
            }
            total += item.entry.size();
            count += 1;
            if total > MOST_UNPACKED || count > MOST_FILES + MOST_OTHERS {
                return Err(BackupError::TooMuch);
            }
        }
        end(tar.into_inner())
    }
}

impl Item<'_, '_> {
    /// Its size in bytes.
    pub(super) fn size(&self) -> u64 {
        self.entry.size()
    }

    /// All its bytes, if there are no more than `most`.
    pub(super) fn bytes(&mut self, most: u64) -> Result<Vec<u8>, BackupError> {
        content(&mut self.entry, &self.name, most)
    }

    /// When it was last written.
    pub(super) fn written(&self) -> Result<SystemTime, BackupError> {
        let seconds = self.entry.header().mtime().map_err(|_| BackupError::Damaged)?;
        UNIX_EPOCH.checked_add(Duration::from_secs(seconds)).ok_or(BackupError::Damaged)
    }
}

/// The entries of an archive, each with its name.
struct Entries<'a, 'b> {
    entries: tar::Entries<'a, Layer<'b>>,
    /// Bytes of all names so far, to stay within the limit.
    names: u64,
}

impl<'a, 'b> Entries<'a, 'b> {
    /// The next file or folder. A link or anything else is refused, by name.
    fn next(&mut self) -> Result<Option<Item<'a, 'b>>, BackupError> {
        let mut long = None;
        loop {
            let Some(entry) = self.entries.next() else {
                return if long.is_none() { Ok(None) } else { Err(BackupError::Damaged) };
            };
            let mut entry = entry.map_err(|_| BackupError::Damaged)?;
            let kind = entry.header().entry_type();
            let name = entry.path_bytes().into_owned();
            let own_name = String::from_utf8_lossy(&name).into_owned();
            // Entries that come before a file and hold what does not fit into its header.
            if kind.is_gnu_longname() && long.is_none() {
                let mut bytes = content(&mut entry, &own_name, MOST_OF_NAME)?;
                bytes.truncate(bytes.iter().position(|byte| *byte == 0).unwrap_or(bytes.len()));
                long = Some(bytes);
                continue;
            }
            if kind.is_pax_local_extensions() || kind.is_pax_global_extensions() {
                let said = content(&mut entry, &own_name, MOST_OF_NAME)?;
                long = path_said(&said)?.filter(|_| kind.is_pax_local_extensions()).or(long);
                continue;
            }
            let name = long.map_or(own_name, |name| String::from_utf8_lossy(&name).into_owned());
            self.names += name.len() as u64;
            if self.names > MOST_OF_NAMES {
                return Err(BackupError::TooMuch);
            }
            return match kind {
                EntryType::Regular => Ok(Some(Item { is_folder: name.ends_with('/'), name, entry })),
                EntryType::Directory => Ok(Some(Item { is_folder: true, name, entry })),
                _ => Err(BackupError::Foreign { name }),
            };
        }
    }
}

/// The path that an extended header gives for the next file, if it gives one. A header that changes the size is
/// refused.
fn path_said(said: &[u8]) -> Result<Option<Vec<u8>>, BackupError> {
    let mut path = None;
    if said.is_empty() {
        return Err(BackupError::Damaged);
    }
    for extension in PaxExtensions::new(said) {
        let extension = extension.map_err(|_| BackupError::Damaged)?;
        match extension.key_bytes() {
            b"path" => path = Some(extension.value_bytes().to_vec()),
            key if key == b"size" || key.starts_with(b"GNU.sparse") => return Err(BackupError::Damaged),
            _ => {}
        }
    }
    Ok(path)
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

/// Checks that nothing follows, and that the checksum over everything is right.
fn end(mut layer: Layer<'_>) -> Result<(), BackupError> {
    let mut filling = Vec::new();
    let read = layer.by_ref().take(MOST_OF_REST + 1).read_to_end(&mut filling);
    let is_empty =
        read.is_ok_and(|read| read as u64 <= MOST_OF_REST) && filling.iter().all(|byte| *byte == 0);
    let mut rest = match layer {
        Layer::Gzip(layer) => layer.into_inner(),
        Layer::None(rest) => rest,
    };
    if is_empty && rest.fill_buf().is_ok_and(<[u8]>::is_empty) { Ok(()) } else { Err(BackupError::Damaged) }
}

/// The bytes of a tar archive, with or without the gzip layer around them.
enum Layer<'a> {
    Gzip(Box<GzDecoder<Counted<'a>>>),
    None(Counted<'a>),
}

impl Read for Layer<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Gzip(layer) => layer.read(buffer),
            Self::None(bytes) => bytes.read(buffer),
        }
    }
}

/// The bytes of a file, how many of them were read, and why reading stopped.
struct Counted<'a> {
    rest: BufReader<&'a File>,
    read: &'a Cell<u64>,
    trouble: &'a Cell<Option<io::Error>>,
}

impl Read for Counted<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(buffer)?;
        self.consume(read);
        Ok(read)
    }
}

impl BufRead for Counted<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        let trouble = self.trouble;
        self.rest.fill_buf().map_err(|error| {
            let kind = error.kind();
            trouble.set(Some(error));
            kind.into()
        })
    }

    fn consume(&mut self, amount: usize) {
        self.rest.consume(amount);
        self.read.set(self.read.get() + amount as u64);
    }
}
