//! Files under names that are still free: written elsewhere or in place, and named once they are complete.

use std::{
    ffi::OsStr,
    fs::{File, Metadata},
    io,
    path::{Path, PathBuf},
};

use super::{StoreError, stale_temp};
use crate::disk::{self, Readers};

/// Writes a file that must not exist yet. It appears whole or not at all.
///
/// # Errors
/// [`StoreError::Exists`], also when another program creates the file at the same moment, or [`StoreError::Write`].
pub fn write_new(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    write_new_for(path, bytes, Readers::Usual)
}

fn write_new_for(path: &Path, bytes: &[u8], readers: Readers) -> Result<(), StoreError> {
    if disk::look(path).is_ok() {
        return Err(StoreError::Exists { path: path.into() });
    }
    let placed = write_aside(path, bytes, readers, None, |aside| give_name(aside, path));
    placed.map_err(|error| not_written(path, error))
}

/// Writes a file next to `path`, with the owner and mode of an existing one, and hands it to `place`. If it
/// is not placed, it is removed.
pub(super) fn write_aside(
    path: &Path,
    bytes: &[u8],
    readers: Readers,
    like: Option<&Metadata>,
    place: impl FnOnce(&Path) -> io::Result<()>,
) -> io::Result<()> {
    let (aside, mut file) = create_aside(path, readers)?;
    let like = |file: &File| like.map_or(Ok(()), |like| disk::make_like(file, like));
    let placed = disk::write(&mut file, bytes).and_then(|()| like(&file)).and_then(|()| place(&aside));
    if placed.is_err() {
        drop(disk::remove(&aside));
    }
    placed
}

/// Gives a file a free name in the same file system. A move that was interrupted is completed.
///
/// # Errors
/// [`StoreError::Missing`], [`StoreError::Exists`] or [`StoreError::Write`]; the file is then where it was.
pub fn move_new(from: &Path, to: &Path) -> Result<(), StoreError> {
    let failed = |source| StoreError::Write { path: from.into(), source };
    match disk::look(from) {
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return Err(StoreError::Missing { path: from.into() });
        }
        Err(error) => return Err(failed(error)),
    }
    match give_name(from, to) {
        // If the program is killed between the two steps of a move, the file has both names: nothing is lost
        // by removing one.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && is_one_file(from, to) => {
            disk::remove(from).map_err(failed)?;
        }
        done => done.map_err(|error| not_written(to, error))?,
    }
    disk::sync_folder_of(from).map_err(failed)
}

/// Copies the bytes of a file to the first free name of `….bad`, `….bad.2`, `….bad.3`, …
pub(crate) fn keep_aside(path: &Path, bytes: &[u8], readers: Readers) -> Result<(), StoreError> {
    for number in 1_u32.. {
        let mut name = path.as_os_str().to_owned();
        name.push(if number == 1 { ".bad".into() } else { format!(".bad.{number}") });
        match write_new_for(Path::new(&name), bytes, readers) {
            Err(StoreError::Exists { .. }) => {}
            done => return done,
        }
    }
    Ok(())
}

/// Whether there is an empty file: a name that was taken when the program was killed, before anything was written.
/// Version 1.1 took names in this way, and on a file system without links there is no other.
pub(crate) fn is_leftover(path: &Path) -> bool {
    disk::look(path).is_ok_and(|found| found.is_file() && found.len() == 0)
}

/// Frees a name that was taken and never written to. Only for callers that have the right to write the file.
pub(crate) fn clear_leftover(path: &Path) {
    if is_leftover(path) {
        // If it cannot be removed, the name is reported as in use.
        drop(disk::remove(path));
    }
}

/// A new file next to `path`, named as one that is being written.
fn create_aside(path: &Path, readers: Readers) -> io::Result<(PathBuf, File)> {
    /// Stands in for a name that leaves no room for more.
    const SHORT: &str = "long";
    let mut name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    loop {
        let aside = path.with_file_name(stale_temp::name_aside(name));
        match disk::create(&aside, readers) {
            Ok(file) => {
                stale_temp::mark_as_written(&file);
                return Ok((aside, file));
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) if error.kind() == io::ErrorKind::InvalidFilename && name != SHORT => {
                name = OsStr::new(SHORT);
            }
            Err(error) => return Err(error),
        }
    }
}

/// Moves a file from `from` to the free name `to`; of several programs only one succeeds.
fn give_name(from: &Path, to: &Path) -> io::Result<()> {
    match disk::link(from, to) {
        Ok(()) => {
            // The new name must last before the old one goes.
            disk::sync_folder_of(to)?;
            disk::remove(from)
        }
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
        Err(_) => take_name(from, to),
    }
}

/// The same where files cannot have two names: an empty file takes the name, and is then replaced.
fn take_name(from: &Path, to: &Path) -> io::Result<()> {
    disk::create(to, Readers::Usual)?;
    disk::rename(from, to).inspect_err(|_| drop(disk::remove(to)))?;
    disk::sync_folder_of(to)
}

/// Why a file got no name: perhaps because there is one already.
fn not_written(path: &Path, source: io::Error) -> StoreError {
    match source.kind() {
        io::ErrorKind::AlreadyExists => StoreError::Exists { path: path.into() },
        _ => StoreError::not_written(path, source),
    }
}

/// Whether both are names of one file, where the system can tell.
fn is_one_file(a: &Path, b: &Path) -> bool {
    matches!((disk::look(a), disk::look(b)), (Ok(a), Ok(b)) if disk::system::is_one_file(&a, &b))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::read_text;
    use std::fs;
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn names(folder: &Path) -> Vec<String> {
        let name = |entry: io::Result<fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
        let mut names: Vec<String> = fs::read_dir(folder).unwrap().map(name).collect();
        names.sort();
        names
    }

    #[test]
    fn a_new_file_never_replaces_another() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.json");
        write_new(&path, b"one").unwrap();
        assert!(matches!(write_new(&path, b"two"), Err(StoreError::Exists { .. })));
        assert_eq!(read_text(&path).unwrap(), "one");
    }

    #[test]
    fn of_many_who_write_a_new_file_at_once_one_wins() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.json");
        let winners = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    if write_new(&path, b"text").is_ok() {
                        winners.fetch_add(1, Ordering::Relaxed);
                    }
                });
            }
        });
        assert_eq!(winners.into_inner(), 1);
        assert_eq!(read_text(&path).unwrap(), "text");
    }

    #[test]
    fn a_move_keeps_both_files_when_the_name_is_taken() {
        let folder = tempfile::tempdir().unwrap();
        let (a, b) = (folder.path().join("a"), folder.path().join("b"));
        fs::write(&a, "one").unwrap();
        fs::write(&b, "two").unwrap();
        assert!(matches!(move_new(&a, &b), Err(StoreError::Exists { .. })));
        assert_eq!((read_text(&a).unwrap().as_str(), read_text(&b).unwrap().as_str()), ("one", "two"));
        fs::remove_file(&b).unwrap();
        move_new(&a, &b).unwrap();
        assert_eq!(read_text(&b).unwrap(), "one");
        assert!(matches!(move_new(&a, &b), Err(StoreError::Missing { .. })));
    }

    #[test]
    fn a_new_file_leaves_nothing_beside_it_whether_it_worked_or_not() {
        let folder = tempfile::tempdir().unwrap();
        write_new(&folder.path().join("a.json"), b"one").unwrap();
        assert_eq!(names(folder.path()), ["a.json"]);
        let none = folder.path().join("none").join("a.json");
        assert!(matches!(write_new(&none, b"one"), Err(StoreError::Write { .. })));
        write_new(&folder.path().join("a.json"), b"two").unwrap_err();
        assert_eq!(names(folder.path()), ["a.json"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_name_may_be_as_long_as_the_disk_allows_and_no_longer() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["a".repeat(250) + ".json", "é".repeat(125) + ".json", "a".repeat(240)] {
            let path = folder.path().join(&name);
            write_new(&path, b"one").unwrap();
            assert_eq!(read_text(&path).unwrap(), "one");
        }
        let long = folder.path().join("a".repeat(256));
        assert!(matches!(write_new(&long, b"one"), Err(StoreError::Name { path }) if path == long));
        assert_eq!(names(folder.path()).len(), 3, "nothing is left beside them");
    }

    #[cfg(unix)]
    #[test]
    fn a_link_that_leads_nowhere_is_a_name_in_use() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("link");
        std::os::unix::fs::symlink(folder.path().join("none"), &link).unwrap();
        assert!(matches!(write_new(&link, b"one"), Err(StoreError::Exists { .. })));
    }

    #[cfg(unix)]
    #[test]
    fn a_move_that_was_broken_off_between_its_steps_is_finished() {
        let folder = tempfile::tempdir().unwrap();
        let (a, b) = (folder.path().join("a"), folder.path().join("b"));
        fs::write(&a, "one").unwrap();
        fs::hard_link(&a, &b).unwrap();
        move_new(&a, &b).unwrap();
        assert_eq!(names(folder.path()), ["b"]);
        assert_eq!(read_text(&b).unwrap(), "one");
        fs::write(&a, "one").unwrap();
        assert!(matches!(move_new(&a, &b), Err(StoreError::Exists { .. })), "a copy is another file");
    }

    #[test]
    fn without_links_a_name_is_taken_first_and_never_twice() {
        let folder = tempfile::tempdir().unwrap();
        let (a, b) = (folder.path().join("a"), folder.path().join("b"));
        fs::write(&a, "one").unwrap();
        take_name(&a, &b).unwrap();
        assert_eq!((names(folder.path()), read_text(&b).unwrap().as_str()), (vec!["b".to_owned()], "one"));
        fs::write(&a, "two").unwrap();
        assert_eq!(take_name(&a, &b).unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(read_text(&b).unwrap(), "one");
        take_name(&folder.path().join("none"), &folder.path().join("c")).unwrap_err();
        assert_eq!(names(folder.path()), ["a", "b"], "a name that was taken for nothing is given back");
    }

    #[test]
    fn only_an_empty_file_is_a_leftover() {
        let folder = tempfile::tempdir().unwrap();
        let (empty, full) = (folder.path().join("empty"), folder.path().join("full"));
        fs::write(&empty, "").unwrap();
        fs::write(&full, "one").unwrap();
        for path in [&empty, &full, &folder.path().join("none")] {
            clear_leftover(path);
        }
        clear_leftover(folder.path());
        assert_eq!(names(folder.path()), ["full"]);
    }
}
