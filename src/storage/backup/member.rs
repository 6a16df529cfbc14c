//! The files that a backup holds: which they are, where they lie, and which belong together.

use std::{
    fmt,
    path::{Path, PathBuf},
};

use crate::{
    DataDir,
    lock::{self, Lock},
    photos,
    store::{MOST_BYTES, MOST_TRAINED_BYTES, StoreError, is_file_name, is_json_name},
};

/// A folder of the data folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Folder {
    Root,
    Games,
    /// Games as version 1 wrote them.
    Older,
    /// What was undone in games.
    Undone,
    Layouts,
    Boards,
    Pieces,
    Drafts,
    Photos,
}

impl Folder {
    /// Each with its name in backups. Files that belong to another one come after it.
    pub(super) const ALL: [(Self, &str); 9] = [
        (Self::Root, ""),
        (Self::Games, "games"),
        (Self::Older, "games/before-2.0"),
        (Self::Undone, "games/undone"),
        (Self::Layouts, "layouts"),
        (Self::Boards, "boards"),
        (Self::Pieces, "alhambra"),
        (Self::Drafts, "drafts"),
        (Self::Photos, "photos"),
    ];

    pub(super) fn path(self, data: &DataDir) -> PathBuf {
        match self {
            Self::Root => data.root().to_path_buf(),
            Self::Games => data.games(),
            Self::Older => data.older(),
            Self::Undone => data.undone(),
            Self::Layouts => data.layouts(),
            Self::Boards => data.boards(),
            Self::Pieces => data.pieces(),
            Self::Drafts => data.drafts(),
            Self::Photos => data.photos(),
        }
    }
}

/// The files that lie in the data folder itself.
const SINGLE: [&str; 3] = ["drills.json", PEOPLE, "settings.json"];
/// The file that says who is who.
const PEOPLE: &str = "people.json";
/// The most bytes of a name before a number is added: together they still fit on any usual disk.
const MOST_TO_NUMBER: usize = 240;
/// The endings of values learned for a sheet, after the kind of game.
const TRAINED: [&str; 2] = [".values", ".unfinished"];

/// A file that backups hold.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Member {
    pub folder: Folder,
    pub file: String,
}

impl fmt::Display for Member {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let folder =
            Folder::ALL.iter().find(|(folder, _)| *folder == self.folder).map_or("", |(_, name)| name);
        if folder.is_empty() { f.write_str(&self.file) } else { write!(f, "{folder}/{}", self.file) }
    }
}

impl Member {
    /// The file of this name; none where it is not one of ours, and for every name that leads anywhere else.
    pub(super) fn named(name: &str) -> Option<Self> {
        // Only a plain name lies in the folder itself: with a slash before it, it would be a path from the
        // root.
        let (folder, file) = match name.rsplit_once('/') {
            None => (Folder::Root, name),
            Some((folder, file)) => {
                let named = |(_, known): &(Folder, &str)| !known.is_empty() && *known == folder;
                (Folder::ALL.into_iter().find(named)?.0, file)
            }
        };
        Self::in_folder(folder, file)
    }

    /// The file of this name in a folder, if it is one of ours.
    pub(super) fn in_folder(folder: Folder, file: &str) -> Option<Self> {
        let member = Self { folder, file: file.to_owned() };
        let is_ours = match folder {
            Folder::Root => SINGLE.contains(&file),
            Folder::Photos => is_file_name(file) && file.ends_with(photos::ENDING),
            Folder::Layouts => is_json_name(file) || is_file_name(file) && member.learned().is_some(),
            _ => is_json_name(file),
        };
        is_ours.then_some(member)
    }

    /// The sheet that values were learned for, without the ending, and the rest of the name.
    fn learned(&self) -> Option<(&str, &str)> {
        let name = TRAINED.iter().find_map(|ending| self.file.strip_suffix(ending))?;
        let (sheet, kind) = name.rsplit_once('.')?;
        (!sheet.is_empty() && !kind.is_empty()).then(|| self.file.split_at(sheet.len()))
    }

    /// The most bytes of it that the program reads.
    pub(super) fn most_bytes(&self) -> u64 {
        if self.folder == Folder::Layouts && self.learned().is_some() {
            MOST_TRAINED_BYTES
        } else {
            MOST_BYTES
        }
    }

    /// Where it lies.
    pub(super) fn path(&self, data: &DataDir) -> PathBuf {
        self.folder.path(data).join(Path::new(&self.file))
    }

    /// Whether it says who is who: two such files can be merged.
    pub(super) fn is_of_people(&self) -> bool {
        self.folder == Folder::Root && self.file == PEOPLE
    }

    /// The file without which this one is of no use.
    pub(super) fn main(&self) -> Option<Self> {
        let of = |folder, file: String| Some(Self { folder, file });
        match self.folder {
            Folder::Older | Folder::Undone => of(Folder::Games, self.file.clone()),
            Folder::Photos => of(Folder::Games, format!("{}.json", self.file.strip_suffix(photos::ENDING)?)),
            Folder::Layouts => {
                self.learned().and_then(|(sheet, _)| of(Folder::Layouts, format!("{sheet}.json")))
            }
            _ => None,
        }
    }

    /// The same file under another name; none where there is only one of its kind.
    pub(super) fn numbered(&self, number: u32) -> Option<Self> {
        let (stem, rest) = match self.folder {
            Folder::Root | Folder::Pieces => return None,
            Folder::Photos => (self.file.strip_suffix(photos::ENDING)?, photos::ENDING),
            _ => self.learned().or_else(|| Some((self.file.strip_suffix(".json")?, ".json")))?,
        };
        // A draft is looked for under its name with a single number after it.
        let stem = if self.folder == Folder::Drafts { without_number(stem) } else { stem };
        // Files that belong together get the same name: each is cut in the same way.
        let stem = &stem[..stem.floor_char_boundary(MOST_TO_NUMBER)];
        Some(Self { folder: self.folder, file: format!("{stem}-{number}{rest}") })
    }

    /// Takes the right to write the file, where there is such a right; none within when another window has it.
    pub(super) fn lock(&self, data: &DataDir) -> Result<Option<Option<Lock>>, StoreError> {
        let Some((folder, name)) = self.right(data) else { return Ok(Some(None)) };
        Ok(lock::take(&folder, &name)?.map(Some))
    }

    /// Whether another window has that right now.
    pub(super) fn is_locked(&self, data: &DataDir) -> bool {
        self.right(data).is_some_and(|(folder, name)| lock::is_taken(&folder, &name))
    }

    /// The folder with the locks of its kind, and the name of its lock.
    fn right(&self, data: &DataDir) -> Option<(PathBuf, String)> {
        let folder = match self.folder {
            Folder::Games | Folder::Older | Folder::Undone | Folder::Photos => data.games(),
            Folder::Drafts => data.drafts(),
            _ => return None,
        };
        Some((folder.join("locks"), self.file.clone()))
    }
}

/// A name without the number that tells the drafts of several windows apart.
fn without_number(stem: &str) -> &str {
    match stem.rsplit_once('-') {
        Some((name, number)) if !name.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => stem,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_files_have_names() {
        let ours = [
            "settings.json",
            "drills.json",
            "people.json",
            "games/a.json",
            "games/undone/a.json",
            "games/before-2.0/a.json",
            "layouts/a.json",
            "layouts/a.solo-2.values",
            "layouts/a.b.solo-2.unfinished",
            "boards/a.json",
            "alhambra/box.json",
            "drafts/sheet-2.json",
            "photos/a.jpg",
        ];
        for name in ours {
            assert_eq!(Member::named(name).map(|member| member.to_string()).as_deref(), Some(name));
        }
        let others = [
            "",
            "a.json",
            "/settings.json",
            "../settings.json",
            "./settings.json",
            "games/../settings.json",
            "games//a.json",
            "games/..",
            "games/.json",
            "games\\a.json",
            "games/a\\b.json",
            "games/C:a.json",
            "games/a.txt",
            "games/trash/a.json",
            "games/locks/a.json.lock",
            "analyses/a.json",
            "games/a\0.json",
            "layouts/.values",
            "layouts/a.values",
            "layouts/.a.values",
            "games/a.b.values",
            "Games/a.json",
            "games/",
            "games.summaries",
            "/etc/passwd",
            "games/a.json/",
            "settings.json.bad",
        ];
        for name in others {
            assert_eq!(Member::named(name), None, "{name}");
        }
    }

    #[test]
    fn what_belongs_to_a_file_gets_its_number() {
        let numbered = |name: &str| Member::named(name).unwrap().numbered(3).map(|other| other.to_string());
        assert_eq!(numbered("games/a.json").as_deref(), Some("games/a-3.json"));
        assert_eq!(numbered("games/undone/a.json").as_deref(), Some("games/undone/a-3.json"));
        assert_eq!(numbered("layouts/a.solo-2.values").as_deref(), Some("layouts/a-3.solo-2.values"));
        assert_eq!(numbered("drafts/sheet-2.json").as_deref(), Some("drafts/sheet-3.json"));
        assert_eq!(numbered("settings.json"), None);
        let long = "é".repeat(124);
        let short = format!("{}-3", "é".repeat(120));
        for (folder, ending) in [("games", "json"), ("games/undone", "json"), ("photos", "jpg")] {
            let name = numbered(&format!("{folder}/{long}.{ending}"));
            assert_eq!(name, Some(format!("{folder}/{short}.{ending}")));
        }
        let main = |name: &str| Member::named(name).unwrap().main().map(|main| main.to_string());
        assert_eq!(main("layouts/a.b.solo-2.unfinished").as_deref(), Some("layouts/a.b.json"));
        assert_eq!(main("games/undone/a.json").as_deref(), Some("games/a.json"));
        assert_eq!(main("games/a.json"), None);
    }
}
