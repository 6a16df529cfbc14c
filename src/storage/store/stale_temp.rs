//! What a killed program leaves behind: half-written files.

use std::{
    ffi::{OsStr, OsString},
    fs::{File, Metadata},
    path::Path,
    time::{Duration, SystemTime},
};

use crate::disk;

/// Files older than this are removed.
const OLD: Duration = Duration::from_secs(24 * 60 * 60);
/// Follows the name of a file that this program is writing, before some random letters.
const MARK: &str = ".alhambra-";
/// The endings of files that earlier versions wrote into their folders without that mark:
/// `.name.json.Ab12Cd`.
const UNMARKED: [&str; 7] = [".json", ".values", ".unfinished", ".summaries", ".png", ".jpg", ".tar.gz"];
/// How many letters follow the name of a file that is being written.
const LETTERS: usize = 6;

/// A temporary name for a file that will be called `name`.
pub(super) fn name_aside(name: &OsStr) -> OsString {
    let mut aside = OsString::from(".");
    aside.push(name);
    aside.push(format!("{MARK}{:06X}", rand::random::<u32>() & 0xff_ffff));
    aside
}

/// Shows, for as long as the file is open, that it is being written.
pub(super) fn mark_as_written(file: &File) {
    // On a file system without locks, nothing is removed.
    let _ = file.try_lock();
}

/// Removes from one of the program's folders the files that a program was writing when it was killed: those at least
/// a day old that no running program writes. What cannot be removed stays.
pub fn remove_stale_temp(folder: &Path) {
    let Ok(Some(entries)) = disk::list(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        let is_ours = entry.file_name().to_str().is_some_and(is_aside);
        if is_ours && disk::look(&path).is_ok_and(|found| is_old(&found)) && disk::is_unlocked(&path) {
            drop(disk::remove(&path));
        }
    }
}

/// Whether a file has the name of one of ours that is being written.
fn is_aside(name: &str) -> bool {
    let Some(rest) = name.strip_prefix('.') else { return false };
    let is_marked = rest.rsplit_once(MARK).is_some_and(|(name, letters)| {
        !name.is_empty() && letters.len() == LETTERS && letters.bytes().all(|byte| byte.is_ascii_hexdigit())
    });
    // An ending in small letters is a word, and somebody else's file.
    let is_unmarked = rest.rsplit_once('.').is_some_and(|(name, letters)| {
        UNMARKED.iter().any(|ending| name.len() > ending.len() && name.ends_with(ending))
            && letters.len() == LETTERS
            && letters.chars().all(|c| c.is_ascii_alphanumeric())
            && !letters.chars().all(|c| c.is_ascii_lowercase())
    });
    is_marked || is_unmarked
}

fn is_old(found: &Metadata) -> bool {
    let age = |written| SystemTime::now().duration_since(written);
    found.is_file() && found.modified().is_ok_and(|written| age(written).is_ok_and(|age| age > OLD))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use tempfile::TempDir;

    /// A folder with files of these names, written two days ago.
    fn old(names: &[&str]) -> TempDir {
        let folder = tempfile::tempdir().unwrap();
        for name in names {
            fs::write(folder.path().join(name), "half").unwrap();
            let file = File::options().write(true).open(folder.path().join(name)).unwrap();
            file.set_modified(SystemTime::now() - 2 * OLD).unwrap();
        }
        folder
    }

    fn left(folder: &TempDir) -> Vec<String> {
        let name = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
        let mut left: Vec<String> = fs::read_dir(folder.path()).unwrap().map(name).collect();
        left.sort();
        left
    }

    #[test]
    fn what_was_being_written_long_ago_is_swept_and_nothing_else() {
        let others =
            [".a.json.backup", ".a.json.swp", ".a.txt.Ab12Cd", ".json.Ab12Cd", "a.json", "a.json.Ab12Cd"];
        let ours =
            [".a.csv.alhambra-12AB34", ".a.json.Ab12Cd", ".b.solo-2.values.000000", ".c.unfinished.aaaaaA"];
        let folder = old(&[&others[..], &ours[..]].concat());
        remove_stale_temp(folder.path());
        assert_eq!(left(&folder), others);
        remove_stale_temp(&folder.path().join("none"));
    }

    #[test]
    fn a_name_aside_is_known_again() {
        for name in
            ["a.json", "games.facts", "table.csv", "card.svg", "alhambra.desktop", "a", "a.alhambra-b"]
        {
            let aside = name_aside(OsStr::new(name)).into_string().unwrap();
            assert!(is_aside(&aside), "{aside}");
        }
        for name in [".notes.odt.Ab12Cd", ".alhambra-12AB34", "a.alhambra-12AB34", ".a.alhambra-notes"] {
            assert!(!is_aside(name), "{name}");
        }
    }

    #[test]
    fn what_somebody_writes_or_has_just_written_is_left_alone() {
        let folder = old(&[".a.json.Ab12Cd", ".b.json.Ab12Cd"]);
        let file = File::options().write(true).open(folder.path().join(".a.json.Ab12Cd")).unwrap();
        mark_as_written(&file);
        fs::write(folder.path().join(".b.json.Ab12Cd"), "more").unwrap();
        remove_stale_temp(folder.path());
        assert_eq!(left(&folder), [".a.json.Ab12Cd", ".b.json.Ab12Cd"]);
        drop(file);
        remove_stale_temp(folder.path());
        assert_eq!(left(&folder), [".b.json.Ab12Cd"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_or_a_link_of_such_a_name_stays() {
        let folder = old(&["far.json"]);
        fs::create_dir(folder.path().join(".a.json.Ab12Cd")).unwrap();
        std::os::unix::fs::symlink(folder.path().join("far.json"), folder.path().join(".b.json.Ab12Cd"))
            .unwrap();
        remove_stale_temp(folder.path());
        assert_eq!(left(&folder), [".a.json.Ab12Cd", ".b.json.Ab12Cd", "far.json"]);
    }
}
