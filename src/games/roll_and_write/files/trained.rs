//! What was learned for a sheet: files next to it, one for each kind of game, that begin with a line saying for which
//! sheet.

use std::path::{Path, PathBuf};

use super::layout_hash;
use crate::rules::Layout;
use storage::{MOST_TRAINED_BYTES, StoreError, read_bytes, remove, write_atomically};

/// What lies beside a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainedFile {
    /// Values that were learned to the end.
    Values,
    /// What an interrupted training goes on from.
    Unfinished,
}

impl TrainedFile {
    fn path(self, sheet: &Path, kind: &str) -> PathBuf {
        sheet.with_extension(match self {
            Self::Values => format!("{kind}.values"),
            Self::Unfinished => format!("{kind}.unfinished"),
        })
    }

    /// What was learned for games of a kind on this layout, beside the file of the sheet; none when there is nothing, or it
    /// is of another layout that the file once held.
    #[must_use]
    pub fn read(self, sheet: &Path, kind: &str, layout: &Layout) -> Option<Vec<u8>> {
        let mut bytes = read_bytes(&self.path(sheet, kind), MOST_TRAINED_BYTES).ok()?;
        let line = line_of(layout);
        bytes.starts_with(line.as_bytes()).then(|| bytes.split_off(line.len()))
    }

    /// Keeps it beside the file of a sheet.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write(self, sheet: &Path, kind: &str, layout: &Layout, bytes: &[u8]) -> Result<(), StoreError> {
        write_atomically(&self.path(sheet, kind), &[line_of(layout).as_bytes(), bytes].concat())
    }

    /// Removes it.
    ///
    /// # Errors
    /// When it is there and cannot be removed.
    pub fn remove(self, sheet: &Path, kind: &str) -> Result<(), StoreError> {
        remove(&self.path(sheet, kind))
    }
}

fn line_of(layout: &Layout) -> String {
    format!("sheet {}\n", layout_hash(layout))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::NamedLayout;

    #[test]
    fn what_was_learned_comes_back_for_its_own_sheet_alone() {
        let folder = tempfile::tempdir().unwrap();
        let sheet = folder.path().join("ours.json");
        let (named, layout) = NamedLayout::standard();
        let mut other = named.draft;
        other.coins += 1;
        let other = Layout::new(&other).unwrap();
        for learned in [TrainedFile::Values, TrainedFile::Unfinished] {
            let read = |kind, layout| learned.read(&sheet, kind, layout);
            assert_eq!(read("solo-2", &layout), None);
            learned.write(&sheet, "solo-2", &layout, b"\n1, 2").unwrap();
            assert_eq!(read("solo-2", &layout).as_deref(), Some(&b"\n1, 2"[..]));
            assert_eq!(read("solo-2", &other), None, "one coin more makes another sheet");
            assert_eq!(read("solo-3", &layout), None, "one phantom more makes another game");
        }
        TrainedFile::Unfinished.remove(&sheet, "solo-2").unwrap();
        TrainedFile::Unfinished.remove(&sheet, "solo-2").unwrap();
        assert_eq!(TrainedFile::Unfinished.read(&sheet, "solo-2", &layout), None);
        assert!(TrainedFile::Values.read(&sheet, "solo-2", &layout).is_some());
    }
}
