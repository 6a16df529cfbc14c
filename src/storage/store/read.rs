//! Reading files, up to a limit.

use std::{
    fs::File,
    io::{self, BufRead, BufReader, Read as _},
    path::Path,
};

use super::StoreError;
use crate::disk;

/// The most bytes of a file that is read as a text: a real game takes a fiftieth of that.
pub const MOST_BYTES: u64 = 4 << 20;
/// The most bytes that are read of values learned for a sheet; those of an unfinished training take a tenth
/// of that.
pub const MOST_TRAINED_BYTES: u64 = 64 << 20;

/// How many bytes of a file can be looked at before it is read.
const LOOKED_AT: usize = 64 << 10;

/// The text of a regular file: anything else could keep the program waiting, or never end.
///
/// # Errors
/// [`StoreError::NotText`], or why [`read_bytes`] reads nothing.
pub fn read_text(path: &Path) -> Result<String, StoreError> {
    as_text(path, read_bytes(path, MOST_BYTES)?)
}

/// The text of a file or, unlike [`read_text`], of anything that can be read: whoever names a pipe waits for
/// it.
///
/// # Errors
/// [`StoreError::Missing`], [`StoreError::TooLarge`], [`StoreError::NotText`] or [`StoreError::Read`].
pub fn read_stream(path: &Path) -> Result<String, StoreError> {
    as_text(path, read_all(path, MOST_BYTES)?)
}

/// The text of what is already open and called `path`.
///
/// # Errors
/// As [`read_stream`].
pub fn text_from(source: impl io::Read, path: &Path) -> Result<String, StoreError> {
    let mut bytes = Vec::new();
    let read = source.take(MOST_BYTES + 1).read_to_end(&mut bytes);
    read.map_err(|error| not_read(path, error))?;
    as_text(path, within(path, bytes, MOST_BYTES)?)
}

/// The bytes of a regular file.
///
/// # Errors
/// [`StoreError::Missing`], [`StoreError::NotAFile`], [`StoreError::TooLarge`] or [`StoreError::Read`].
pub fn read_bytes(path: &Path, most: u64) -> Result<Vec<u8>, StoreError> {
    let found = disk::look_through(path).map_err(|error| not_read(path, error))?;
    if !found.is_file() {
        return Err(StoreError::NotAFile { path: path.into() });
    }
    read_all(path, most)
}

/// Opens a regular file to be read bit by bit, whose beginning can be looked at first, and returns its size
/// in bytes.
///
/// # Errors
/// [`StoreError::Missing`], [`StoreError::NotAFile`] or [`StoreError::Read`].
pub fn open_to_read(path: &Path) -> Result<(impl BufRead + Send + use<>, u64), StoreError> {
    open_file(path).map(|(file, bytes)| (BufReader::with_capacity(LOOKED_AT, file), bytes))
}

/// Opens a regular file to be read bit by bit, and returns its size in bytes.
///
/// # Errors
/// [`StoreError::Missing`], [`StoreError::NotAFile`] or [`StoreError::Read`].
pub(crate) fn open_file(path: &Path) -> Result<(File, u64), StoreError> {
    // Looked at first: opening a pipe would wait for somebody to write.
    let found = disk::look_through(path).map_err(|error| not_read(path, error))?;
    if !found.is_file() {
        return Err(StoreError::NotAFile { path: path.into() });
    }
    let file = disk::open(path).map_err(|error| not_read(path, error))?;
    Ok((file, found.len()))
}

fn read_all(path: &Path, most: u64) -> Result<Vec<u8>, StoreError> {
    let bytes = disk::read(path, most + 1).map_err(|error| not_read(path, error))?;
    within(path, bytes, most)
}

fn within(path: &Path, bytes: Vec<u8>, most: u64) -> Result<Vec<u8>, StoreError> {
    if bytes.len() as u64 > most { Err(StoreError::TooLarge { path: path.into(), most }) } else { Ok(bytes) }
}

/// Bytes as text: UTF-8, or UTF-16 if a mark at the beginning says so, as some Windows programs write it.
fn as_text(path: &Path, bytes: Vec<u8>) -> Result<String, StoreError> {
    let text = match bytes[..] {
        [0xff, 0xfe, ref rest @ ..] => wide(rest, u16::from_le_bytes),
        [0xfe, 0xff, ref rest @ ..] => wide(rest, u16::from_be_bytes),
        _ => String::from_utf8(bytes).ok(),
    };
    text.ok_or_else(|| StoreError::NotText { path: path.into() })
}

fn wide(bytes: &[u8], of: fn([u8; 2]) -> u16) -> Option<String> {
    let (pairs, []) = bytes.as_chunks::<2>() else { return None };
    String::from_utf16(&pairs.iter().map(|pair| of(*pair)).collect::<Vec<_>>()).ok()
}

fn not_read(path: &Path, source: io::Error) -> StoreError {
    match source.kind() {
        io::ErrorKind::NotFound => StoreError::Missing { path: path.into() },
        _ => StoreError::Read { path: path.into(), source },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utf_16_is_read_with_its_mark_and_what_is_cut_off_is_no_text() {
        let text = "players Ada Jörg 🐪\r\n";
        for of in [u16::to_le_bytes, u16::to_be_bytes] {
            let units = std::iter::once(0xfeff).chain(text.encode_utf16());
            let bytes: Vec<u8> = units.flat_map(of).collect();
            assert_eq!(as_text("a".as_ref(), bytes.clone()).unwrap(), text);
            assert!(as_text("a".as_ref(), bytes[..bytes.len() - 1].to_vec()).is_err());
        }
    }
}
