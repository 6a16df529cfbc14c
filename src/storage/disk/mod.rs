//! All that the program asks of the disk: a few operations in one or more steps, so that tests can make any step
//! fail, or make it the last one.

mod step;
#[cfg_attr(unix, path = "unix.rs")]
#[cfg_attr(not(unix), path = "others.rs")]
pub(super) mod system;
#[cfg(debug_assertions)]
pub mod trial;

use std::{
    fs::{self, File, Metadata, OpenOptions, ReadDir, TryLockError},
    io::{self, Read as _, Write as _},
    path::{Path, PathBuf},
    time::SystemTime,
};

pub use step::Step;

/// Who may read a new file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Readers {
    /// Everyone the umask allows.
    Usual,
    /// Only its owner, where the system knows owners.
    Owner,
}

/// Where tests step in; otherwise it does nothing.
fn step(step: Step) -> io::Result<()> {
    #[cfg(debug_assertions)]
    trial::take(step)?;
    let _ = step;
    Ok(())
}

/// The metadata of what lies at a path: of a link itself, not of what it leads to.
pub(super) fn look(path: &Path) -> io::Result<Metadata> {
    step(Step::Reads)?;
    fs::symlink_metadata(path)
}

/// The metadata of what lies at a path, behind all links.
pub(super) fn look_through(path: &Path) -> io::Result<Metadata> {
    step(Step::Reads)?;
    fs::metadata(path)
}

/// The real path of what lies at a path, behind all links.
pub(super) fn follow(path: &Path) -> io::Result<PathBuf> {
    step(Step::Reads)?;
    fs::canonicalize(path)
}

/// The first `most` bytes of a file.
pub(super) fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    step(Step::Reads)?;
    let mut bytes = Vec::new();
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// What lies in a folder; none where it does not exist.
pub(super) fn list(folder: &Path) -> io::Result<Option<ReadDir>> {
    step(Step::Reads)?;
    match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        entries => entries.map(Some),
    }
}

/// Creates a folder and those above it, where they are missing.
pub(super) fn create_folder(path: &Path) -> io::Result<()> {
    step(Step::Writes)?;
    match fs::create_dir_all(path) {
        // Another program made it, and removed it again before we looked.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && !path.exists() => {
            fs::create_dir_all(path)
        }
        created => created,
    }
}

/// Opens a file to be read, bit by bit.
pub(super) fn open(path: &Path) -> io::Result<File> {
    step(Step::Reads)?;
    File::open(path)
}

/// Creates a file where there is none. Whoever may not read it never can, not even for a moment.
pub(super) fn create(path: &Path, readers: Readers) -> io::Result<File> {
    step(Step::Writes)?;
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    if readers == Readers::Owner {
        system::for_its_owner(&mut options);
    }
    options.open(path)
}

/// Appends bytes to a file, and returns when they are safely on the disk.
pub(super) fn write(file: &mut File, bytes: &[u8]) -> io::Result<()> {
    // In two steps: the program may be killed, or the disk be full, in the middle of a file.
    let (first, rest) = bytes.split_at(bytes.len() / 2);
    for part in [first, rest] {
        step(Step::Writes)?;
        file.write_all(part)?;
    }
    step(Step::Writes)?;
    file.sync_all()
}

/// Gives a file the mode of another one and, where that is allowed, its owner.
pub(super) fn make_like(file: &File, other: &Metadata) -> io::Result<()> {
    step(Step::Writes)?;
    system::give_owner_of(file, other);
    file.set_permissions(other.permissions())
}

/// Sets when a file was last written.
pub(super) fn set_modified(path: &Path, time: SystemTime) -> io::Result<()> {
    step(Step::Writes)?;
    OpenOptions::new().write(true).open(path)?.set_modified(time)
}

/// Renames a file, and replaces what has the new name.
pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    step(Step::Writes)?;
    fs::rename(from, to)
}

/// Gives a file a second name, which must be free.
pub(super) fn link(from: &Path, to: &Path) -> io::Result<()> {
    step(Step::Writes)?;
    fs::hard_link(from, to)
}

/// Removes a file.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    step(Step::Removes)?;
    fs::remove_file(path)
}

/// Removes an empty folder.
pub(super) fn remove_folder(path: &Path) -> io::Result<()> {
    step(Step::Removes)?;
    fs::remove_dir(path)
}

/// Makes a change of names in the folder of `path` permanent, where folders can be opened.
pub(super) fn sync_folder_of(path: &Path) -> io::Result<()> {
    step(Step::Writes)?;
    let Some(folder) = path.parent() else { return Ok(()) };
    system::sync_folder(if folder.as_os_str().is_empty() { Path::new(".") } else { folder })
}

/// Opens and locks a lock file; none when somebody else holds the lock. A file system without locks is no reason not
/// to play.
pub(super) fn lock(path: &Path) -> io::Result<Option<File>> {
    step(Step::Writes)?;
    let file = OpenOptions::new().write(true).create(true).truncate(false).open(path)?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) if error.kind() != io::ErrorKind::Unsupported => Err(error),
        _ => Ok(Some(file)),
    }
}

/// Whether an open file was removed from its path, where the system can tell.
pub(super) fn was_removed(file: &File, path: &Path) -> bool {
    // Some file systems do not count links, and some number files anew each time: it takes both to tell.
    step(Step::Reads).and_then(|()| file.metadata()).is_ok_and(|open| {
        system::is_nameless(&open)
            && !fs::metadata(path).is_ok_and(|there| system::is_one_file(&there, &open))
    })
}

/// Releases a lock, whoever else has the file open.
pub(super) fn unlock(file: &File) {
    // If that fails, closing the file does it.
    let _ = file.unlock();
}

/// Whether an existing file is locked by nobody.
pub(super) fn is_unlocked(path: &Path) -> bool {
    step(Step::Reads).is_ok()
        && OpenOptions::new().write(true).open(path).is_ok_and(|file| {
            let is_free = file.try_lock().is_ok();
            unlock(&file);
            is_free
        })
}
