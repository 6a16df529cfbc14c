//! What was learned for a sheet: files beside it, that begin with a line saying for which sheet.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use super::{
    layout_hash,
    store::{StoreError, write_atomically},
};
use crate::rules::Layout;

/// What lies beside a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learned {
    /// Values that were learned to the end.
    Values,
    /// What an interrupted training goes on from.
    Unfinished,
}

impl Learned {
    fn path(self, sheet: &Path) -> PathBuf {
        sheet.with_extension(match self {
            Self::Values => "values",
            Self::Unfinished => "unfinished",
        })
    }

    /// What was learned for this layout beside the file of a sheet; none when there is nothing, or it is of another
    /// layout that the file once held.
    #[must_use]
    pub fn read(self, sheet: &Path, layout: &Layout) -> Option<Vec<u8>> {
        let mut bytes = fs::read(self.path(sheet)).ok()?;
        let line = line_of(layout);
        bytes.starts_with(line.as_bytes()).then(|| bytes.split_off(line.len()))
    }

    /// Keeps it beside the file of a sheet.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write(self, sheet: &Path, layout: &Layout, bytes: &[u8]) -> Result<(), StoreError> {
        write_atomically(&self.path(sheet), &[line_of(layout).as_bytes(), bytes].concat())
    }

    /// Removes it.
    ///
    /// # Errors
    /// When it is there and cannot be removed.
    pub fn remove(self, sheet: &Path) -> Result<(), StoreError> {
        let path = self.path(sheet);
        match fs::remove_file(&path) {
            Err(source) if source.kind() != io::ErrorKind::NotFound => {
                Err(StoreError::Write { path, source })
            }
            _ => Ok(()),
        }
    }
}

fn line_of(layout: &Layout) -> String {
    format!("sheet {}\n", layout_hash(layout))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::NamedLayout;

    #[test]
    fn what_was_learned_comes_back_for_its_own_sheet_alone() {
        let folder = tempfile::tempdir().unwrap();
        let sheet = folder.path().join("ours.json");
        let (named, layout) = NamedLayout::standard();
        let mut other = named.draft;
        other.coins += 1;
        let other = Layout::new(&other).unwrap();
        for learned in [Learned::Values, Learned::Unfinished] {
            assert_eq!(learned.read(&sheet, &layout), None);
            learned.write(&sheet, &layout, b"\n1, 2").unwrap();
            assert_eq!(learned.read(&sheet, &layout).as_deref(), Some(&b"\n1, 2"[..]));
            assert_eq!(learned.read(&sheet, &other), None, "one coin more makes another sheet");
        }
        Learned::Unfinished.remove(&sheet).unwrap();
        Learned::Unfinished.remove(&sheet).unwrap();
        assert_eq!(Learned::Unfinished.read(&sheet, &layout), None);
        assert!(Learned::Values.read(&sheet, &layout).is_some());
    }
}
