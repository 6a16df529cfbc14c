//! Reading and writing whole files, so that a crash or a full disk never costs what was there before.

mod fresh;
mod sweep;

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;

pub(super) use fresh::{clear_leftover, is_leftover, keep_aside};
pub use fresh::{move_new, write_new};
pub use sweep::sweep;

/// Why a file or folder could not be read or written.
#[derive(Debug)]
#[non_exhaustive]
pub enum StoreError {
    /// There is no such file.
    Missing {
        /// The file asked for.
        path: PathBuf,
    },
    /// A file of this name exists already and must not be replaced.
    Exists {
        /// The file that is kept.
        path: PathBuf,
    },
    /// The bytes are no text.
    NotText {
        /// The file asked for.
        path: PathBuf,
    },
    /// The system refuses to read.
    Read {
        /// The file asked for.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The system refuses to write; what was there before is still there.
    Write {
        /// The file or folder to be written.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

/// The text of a file.
///
/// # Errors
/// [`StoreError::Missing`], [`StoreError::NotText`] or [`StoreError::Read`].
pub fn read_text(path: &Path) -> Result<String, StoreError> {
    fs::read_to_string(path).map_err(|source| match source.kind() {
        io::ErrorKind::NotFound => StoreError::Missing { path: path.into() },
        io::ErrorKind::InvalidData => StoreError::NotText { path: path.into() },
        _ => StoreError::Read { path: path.into(), source },
    })
}

/// Replaces a file by new bytes, all or nothing, and returns when they are safely on the disk.
///
/// A new file may be read by everyone the umask allows (0644); an existing one keeps its mode, and a link stays a link.
///
/// # Errors
/// [`StoreError::Write`]; the file is then as it was.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    // The file behind a link is the one to replace.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.into());
    let write = || {
        let mut file = AtomicWriteFile::open(&target)?;
        sweep::mark_as_written(&file);
        file.write_all(bytes)?;
        file.commit()
    };
    write().map_err(|source| StoreError::Write { path: path.into(), source })
}

/// Creates a folder and those above it, where they are missing.
///
/// # Errors
/// [`StoreError::Write`].
pub fn create_folder(path: &Path) -> Result<(), StoreError> {
    fs::create_dir_all(path).map_err(|source| StoreError::Write { path: path.into(), source })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back_and_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.json");
        write_atomically(&path, b"one").unwrap();
        write_atomically(&path, b"two").unwrap();
        assert_eq!(read_text(&path).unwrap(), "two");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no temporary file is left");
    }

    #[cfg(unix)]
    #[test]
    fn new_files_are_open_and_old_ones_keep_their_mode() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let (path, plain) = (folder.path().join("a.json"), folder.path().join("plain"));
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        write_atomically(&path, b"one").unwrap();
        fs::write(&plain, b"").unwrap();
        assert_eq!(mode(&path), mode(&plain), "as the umask says");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        write_atomically(&path, b"two").unwrap();
        assert_eq!(mode(&path), 0o640);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link() {
        let folder = tempfile::tempdir().unwrap();
        let (real, link) = (folder.path().join("real"), folder.path().join("link"));
        fs::write(&real, "one").unwrap();
        std::os::unix::fs::symlink(&real, &link).unwrap();
        write_atomically(&link, b"two").unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(read_text(&real).unwrap(), "two");
    }

    #[test]
    fn errors_name_the_file_and_hold_what_the_system_says() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("none").join("a.json");
        let Err(StoreError::Write { path: named, source }) = write_atomically(&path, b"") else {
            panic!("it is not written");
        };
        assert_eq!((named, source.kind()), (path.clone(), io::ErrorKind::NotFound));
        assert!(matches!(read_text(&path), Err(StoreError::Missing { .. })));
        fs::write(folder.path().join("b"), [0xff]).unwrap();
        assert!(matches!(read_text(&folder.path().join("b")), Err(StoreError::NotText { .. })));
    }
}
