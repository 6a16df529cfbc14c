//! Whether a file can have its name here: other disks and systems allow other names.

use std::{
    io::ErrorKind,
    path::{Path, PathBuf},
};

use super::member::{Folder, Member};
use crate::{DataDir, disk};

/// Names that are devices on Windows, whatever their ending.
const DEVICES: [&str; 6] = ["AUX", "CON", "CONIN$", "CONOUT$", "NUL", "PRN"];
/// The same, with a digit after them.
const NUMBERED_DEVICES: [&str; 2] = ["COM", "LPT"];

/// What is known of the folders here.
#[derive(Debug)]
pub(super) struct Names {
    /// For each of our folders the nearest one that exists: the folder itself, or one above it on the same
    /// disk.
    there: Vec<(Folder, PathBuf)>,
}

impl Names {
    /// What is known of a data folder.
    pub(super) fn new(data: &DataDir) -> Self {
        let there = |folder: Folder| {
            let path = folder.path(data);
            let found = path.ancestors().find(|path| disk::look_through(path).is_ok_and(|it| it.is_dir()));
            (folder, found.unwrap_or(&path).to_path_buf())
        };
        Self { there: Folder::ALL.into_iter().map(|(folder, _)| there(folder)).collect() }
    }

    /// Whether a file can have its name, as far as that can be known before writing it.
    pub(super) fn allow(&self, member: &Member) -> bool {
        let there = self.there.iter().find(|(folder, _)| *folder == member.folder);
        let there = there.map_or(Path::new(""), |(_, path)| path);
        let looked = disk::look(&there.join(&member.file));
        let is_refused = looked.is_err_and(|error| error.kind() == ErrorKind::InvalidFilename);
        !is_refused && (!cfg!(windows) || is_windows_name(&member.file))
    }
}

/// Whether Windows allows this file name.
fn is_windows_name(name: &str) -> bool {
    let is_odd = |letter: char| letter.is_control() || "<>:\"/\\|?*".contains(letter);
    let stem = name.split('.').next().unwrap_or(name).trim_end().to_uppercase();
    let is_numbered = |device: &&str| {
        let rest = stem.strip_prefix(*device);
        rest.is_some_and(|rest| matches!(rest.chars().collect::<Vec<_>>()[..], ['0'..='9' | '¹' | '²' | '³']))
    };
    !name.is_empty()
        && !name.contains(is_odd)
        && !name.ends_with(['.', ' '])
        && !DEVICES.contains(&stem.as_str())
        && !NUMBERED_DEVICES.iter().any(is_numbered)
        && name.encode_utf16().count() <= 255
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_devices_and_of_odd_letters_are_none_on_windows() {
        for name in
            ["a.json", "con-1.json", "é.json", "com.json", "com10.json", "lpt.json", ".json", "a b.json"]
        {
            assert!(is_windows_name(name), "{name}");
        }
        for name in [
            "con.json",
            "CON.json",
            "nul.a.json",
            "Com1.json",
            "lpt9.json",
            "com².json",
            "aux .json",
            "a?.json",
            "a:b.json",
            "a\u{1}.json",
            "a.json.",
            "a ",
            "",
        ] {
            assert!(!is_windows_name(name), "{name}");
        }
        assert!(!is_windows_name(&"é".repeat(256)) && is_windows_name(&"é".repeat(255)));
    }

    #[cfg(unix)]
    #[test]
    fn a_name_that_is_too_long_for_the_disk_shows_before_the_folder_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let data = DataDir::find(Some(&folder.path().join("data"))).unwrap();
        let names = Names::new(&data);
        let member = |length: usize| Member { folder: Folder::Games, file: "a".repeat(length) };
        assert!(names.allow(&member(255)) && !names.allow(&member(256)));
        assert!(!data.root().exists());
    }
}
