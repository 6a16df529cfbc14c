//! Reading and writing whole files, so that a crash or a full disk never costs what was there before.

mod error;
mod fresh;
mod read;
mod stale_temp;

use std::{io, path::Path};

use super::disk::{self, Readers};

pub use error::StoreError;
pub(super) use fresh::{clear_leftover, is_leftover, keep_aside};
pub use fresh::{move_new, write_new};
pub(super) use read::open_file;
pub use read::{MOST_BYTES, MOST_TRAINED_BYTES, open_to_read, read_bytes, read_stream, read_text, text_from};
pub use stale_temp::remove_stale_temp;

/// Whether a name is that of a JSON file in a folder, and leads nowhere else on any system.
pub(super) fn is_json_name(name: &str) -> bool {
    is_file_name(name) && name.len() > ".json".len() && name.ends_with(".json")
}

/// Whether a name is that of a file in a folder.
pub(super) fn is_file_name(name: &str) -> bool {
    let plain = Path::new(name).file_name().is_some_and(|last| last == name);
    plain && !name.contains(['/', '\\', ':', '\0'])
}

/// Replaces a file with new bytes, all or nothing, and returns when they are safely on the disk.
///
/// A new file may be read by everyone the umask allows (0644); an existing one keeps its mode, and a link stays a link.
///
/// # Errors
/// [`StoreError::NotAFile`], [`StoreError::Protected`] or [`StoreError::Write`]; the file is then whole, as it was or as
/// it was meant to be.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    replace(path, bytes, Readers::Usual, || true).map(drop)
}

/// Does the same only while the file still holds what is known, or is still missing; returns whether it did.
///
/// # Errors
/// As [`write_atomically`].
pub(super) fn replace_known(
    path: &Path,
    known: Option<&[u8]>,
    bytes: &[u8],
    readers: Readers,
) -> Result<bool, StoreError> {
    replace(path, bytes, readers, || match read_bytes(path, MOST_BYTES) {
        Ok(found) => known == Some(found.as_slice()),
        Err(StoreError::Missing { .. }) => known.is_none(),
        Err(_) => false,
    })
}

/// Replaces a file with new bytes if it still may once they are written elsewhere; returns whether it did.
fn replace(
    path: &Path,
    bytes: &[u8],
    readers: Readers,
    may_be: impl FnOnce() -> bool,
) -> Result<bool, StoreError> {
    let failed = |source| StoreError::not_written(path, source);
    // If it is a link, the file behind it is replaced.
    let (target, old) = match disk::follow(path) {
        Ok(target) => {
            let old = disk::look(&target).map_err(failed)?;
            (target, Some(old))
        }
        // A link that leads nowhere exists, but is not a file.
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let link = disk::look(path).map(Some);
            let none = |error: io::Error| {
                if error.kind() == io::ErrorKind::NotFound { Ok(None) } else { Err(error) }
            };
            (path.to_path_buf(), link.or_else(none).map_err(failed)?)
        }
        Err(error) => return Err(failed(error)),
    };
    if old.as_ref().is_some_and(|old| !old.is_file()) {
        return Err(StoreError::NotAFile { path: path.into() });
    }
    if old.as_ref().is_some_and(|old| old.permissions().readonly()) {
        return Err(StoreError::Protected { path: path.into() });
    }
    let like = old.as_ref().filter(|_| readers == Readers::Usual);
    let mut replaced = false;
    fresh::write_aside(&target, bytes, readers, like, |aside| {
        if !may_be() {
            return disk::remove(aside);
        }
        disk::rename(aside, &target)?;
        replaced = true;
        disk::sync_folder_of(&target)
    })
    .map_err(failed)?;
    Ok(replaced)
}

/// Writes a file where a person wants it; an existing one is replaced only if they say so. What a killed program
/// left half-written there long ago is removed.
///
/// # Errors
/// As [`write_new`], or [`write_atomically`] where it `replaces`.
pub fn write_out(path: &Path, bytes: &[u8], replaces: bool) -> Result<(), StoreError> {
    if let Some(folder) = path.parent() {
        remove_stale_temp(if folder.as_os_str().is_empty() { Path::new(".") } else { folder });
    }
    if replaces { write_atomically(path, bytes) } else { write_new(path, bytes) }
}

/// Removes a file; that there is none is fine.
///
/// # Errors
/// [`StoreError::Write`] where it is there and cannot be removed.
pub fn remove(path: &Path) -> Result<(), StoreError> {
    match disk::remove(path) {
        Err(source) if source.kind() != io::ErrorKind::NotFound => {
            Err(StoreError::Write { path: path.into(), source })
        }
        _ => Ok(()),
    }
}

/// Creates a folder and those above it, if they are missing.
///
/// # Errors
/// [`StoreError::Write`].
pub fn create_folder(path: &Path) -> Result<(), StoreError> {
    disk::create_folder(path).map_err(|source| StoreError::not_written(path, source))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

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
    fn a_file_of_the_longest_name_is_replaced_and_a_longer_name_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let (longest, longer) = (folder.path().join("a".repeat(255)), folder.path().join("a".repeat(256)));
        for text in ["one", "two"] {
            write_atomically(&longest, text.as_bytes()).unwrap();
            assert_eq!(read_text(&longest).unwrap(), text);
        }
        assert!(
            matches!(write_atomically(&longer, b"one"), Err(StoreError::Name { path }) if path == longer)
        );
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
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

    #[test]
    fn a_file_beyond_the_limit_is_not_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.json");
        fs::File::create(&path).unwrap().set_len(MOST_BYTES).unwrap();
        assert_eq!(read_text(&path).unwrap().len() as u64, MOST_BYTES);
        fs::File::options().write(true).open(&path).unwrap().set_len(1 << 40).unwrap();
        assert!(matches!(read_text(&path), Err(StoreError::TooLarge { most: MOST_BYTES, .. })));
    }

    #[cfg(unix)]
    #[test]
    fn only_regular_files_are_read_or_replaced() {
        use std::os::unix::{fs::symlink, net::UnixListener};
        let folder = tempfile::tempdir().unwrap();
        let (socket, link) = (folder.path().join("socket"), folder.path().join("link"));
        let _listener = UnixListener::bind(&socket).unwrap();
        symlink(&socket, &link).unwrap();
        let nowhere = folder.path().join("nowhere");
        symlink(folder.path().join("none"), &nowhere).unwrap();
        for path in [folder.path(), Path::new("/dev/null"), &socket, &link] {
            assert!(matches!(read_text(path), Err(StoreError::NotAFile { .. })), "{}", path.display());
            let written = write_atomically(path, b"new");
            assert!(matches!(written, Err(StoreError::NotAFile { .. })), "{}", path.display());
        }
        assert!(matches!(read_text(&nowhere), Err(StoreError::Missing { .. })));
        write_atomically(&nowhere, b"new").unwrap_err();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3, "nothing came or went");
    }

    #[test]
    fn a_write_protected_file_stays_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.json");
        fs::write(&path, "old").unwrap();
        let mut permissions = fs::metadata(&path).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions).unwrap();
        assert!(matches!(write_atomically(&path, b"new"), Err(StoreError::Protected { .. })));
        assert_eq!(read_text(&path).unwrap(), "old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
