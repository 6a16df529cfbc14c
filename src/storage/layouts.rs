//! Sheets of one's own: layouts by name in a folder, none of which ever replaces another.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use super::Unreadable;
use super::store::{
    StoreError, clear_leftover, create_folder, is_leftover, move_new, read_text, write_atomically, write_new,
};
use crate::games::roll_and_write::{log::NamedLayout, rules::Layout};

/// Why a sheet could not be kept, thrown away or brought back.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LayoutsError {
    /// A sheet needs a name.
    #[error("a sheet needs a name: give it one")]
    NoName,
    /// Another sheet has this name.
    #[error("there is a sheet called {name:?} already: choose another name")]
    NameTaken {
        /// The name.
        name: String,
    },
    /// The name is not that of a file in the folder.
    #[error("{file:?} is not the file of a sheet: use a plain file name that ends in .json")]
    File {
        /// What was given.
        file: String,
    },
    /// A file could not be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A file of the folder of sheets.
#[derive(Clone, Debug)]
pub struct LayoutFile {
    /// The file name.
    pub file: String,
    /// The sheet, or why it is none.
    pub content: Result<(NamedLayout, Layout), Unreadable>,
}

impl LayoutFile {
    /// What it is called: the sheet's name, or that of a file that holds none.
    #[must_use]
    pub fn name(&self) -> &str {
        self.content.as_ref().map_or(&self.file, |(named, _)| &named.name)
    }
}

/// The folder of the user's own sheets.
#[derive(Clone, Debug)]
pub struct Layouts {
    folder: PathBuf,
}

impl Layouts {
    /// The sheets in a folder, which need not exist yet.
    #[must_use]
    pub fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Where the file of a sheet lies.
    #[must_use]
    pub fn path(&self, file: &str) -> PathBuf {
        self.folder.join(file)
    }

    /// All sheets by name, also files that hold none.
    ///
    /// # Errors
    /// When the folder cannot be read; a missing folder is an empty one.
    pub fn list(&self) -> Result<Vec<LayoutFile>, StoreError> {
        let failed = |source| StoreError::Read { path: self.folder.clone(), source };
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(source) => return Err(failed(source)),
        };
        let mut found = Vec::new();
        for entry in entries {
            let path = entry.map_err(failed)?.path();
            let name = path.file_name().and_then(|name| name.to_str());
            if let Some(file) =
                name.filter(|name| path.is_file() && !is_leftover(&path) && checked(name).is_ok())
            {
                found.push(LayoutFile { file: file.to_owned(), content: sheet(&path) });
            }
        }
        found.sort_by_cached_key(|sheet| (sheet.name().to_lowercase(), sheet.file.clone()));
        Ok(found)
    }

    /// Writes a sheet under its name: to `file` where it is an old one, else to a new file. Returns the file.
    ///
    /// # Errors
    /// [`LayoutsError::NoName`], [`LayoutsError::NameTaken`] when another sheet is called the same, or when the file
    /// cannot be written.
    pub fn save(&self, sheet: &NamedLayout, file: Option<&str>) -> Result<String, LayoutsError> {
        self.check_name(&sheet.name, file)?;
        create_folder(&self.folder)?;
        let text = sheet_text(sheet);
        if let Some(file) = file {
            write_atomically(&self.folder.join(checked(file)?), text.as_bytes())?;
            return Ok(file.to_owned());
        }
        self.in_free_file(&sheet.name, |path| write_new(path, text.as_bytes()))
    }

    /// Whether a sheet may have this name; `file` is its own file.
    ///
    /// # Errors
    /// [`LayoutsError::NoName`] or [`LayoutsError::NameTaken`].
    pub fn check_name(&self, name: &str, file: Option<&str>) -> Result<(), LayoutsError> {
        let name = name.trim();
        if name.is_empty() {
            return Err(LayoutsError::NoName);
        }
        if is_name_taken(&self.list()?, name, file) {
            return Err(LayoutsError::NameTaken { name: name.to_owned() });
        }
        Ok(())
    }

    /// The name with the least number behind it that no other sheet has.
    #[must_use]
    pub fn free_name(&self, name: &str) -> String {
        let name = name.trim();
        let numbered = (2_u32..).map(|number| format!("{name} {number}"));
        let free =
            |name: &String| !matches!(self.check_name(name, None), Err(LayoutsError::NameTaken { .. }));
        std::iter::once(name.to_owned()).chain(numbered).find(free).unwrap_or_default()
    }

    /// Throws a sheet away, so that [`Layouts::restore`] can bring it back, and tells its file in the trash.
    ///
    /// # Errors
    /// When the file does not exist or cannot be moved.
    pub fn trash(&self, file: &str) -> Result<String, LayoutsError> {
        let from = self.folder.join(checked(file)?);
        let trash = Self::new(self.trash_folder());
        create_folder(&trash.folder)?;
        trash.in_free_file(file.strip_suffix(".json").unwrap_or(file), |to| move_new(&from, to))
    }

    /// Brings a sheet back from the trash.
    ///
    /// # Errors
    /// When it is not in the trash, or another sheet has its name or its file by now.
    pub fn restore(&self, file: &str) -> Result<(), LayoutsError> {
        let from = self.trash_folder().join(checked(file)?);
        if let Ok((named, _)) = sheet(&from) {
            self.check_name(&named.name, None)?;
        }
        let to = self.folder.join(file);
        clear_leftover(&to);
        Ok(move_new(&from, &to)?)
    }

    fn trash_folder(&self) -> PathBuf {
        self.folder.join("trash")
    }

    /// Makes a file of a name that is not in use: of a name only letters and digits, and a number if need be.
    fn in_free_file(
        &self,
        name: &str,
        make: impl Fn(&Path) -> Result<(), StoreError>,
    ) -> Result<String, LayoutsError> {
        let words: Vec<&str> = name.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
        let stem: String = words.join("-").to_lowercase().chars().take(40).collect();
        let stem = if stem.is_empty() { "sheet".to_owned() } else { stem };
        let mut number = 1_u32;
        loop {
            let file = if number == 1 { format!("{stem}.json") } else { format!("{stem}-{number}.json") };
            match make(&self.folder.join(&file)) {
                Err(StoreError::Exists { .. }) => number += 1,
                done => return Ok(done.map(|()| file)?),
            }
        }
    }
}

/// Whether another of these sheets, or the default one, has this name; capitals make no other name.
#[must_use]
pub fn is_name_taken(sheets: &[LayoutFile], name: &str, file: Option<&str>) -> bool {
    let same = |other: &str| other.trim().to_lowercase() == name.trim().to_lowercase();
    let mut others = sheets.iter().filter(|other| file != Some(&other.file) && other.content.is_ok());
    same(&NamedLayout::standard().0.name) || others.any(|other| same(other.name()))
}

/// The sheets in a folder that a full game can be played on, by name: those with a grid.
#[must_use]
pub fn layouts(folder: &Path) -> Vec<(NamedLayout, Layout)> {
    layouts_for_pad(folder).into_iter().filter(|(_, layout)| layout.grid().is_some()).collect()
}

/// The sheets in a folder that the table pad and late entry take, by name: also those of counts only.
#[must_use]
pub fn layouts_for_pad(folder: &Path) -> Vec<(NamedLayout, Layout)> {
    let files = Layouts::new(folder.to_path_buf()).list().unwrap_or_default();
    files.into_iter().filter_map(|sheet| sheet.content.ok()).collect()
}

/// The text of a sheet as a file of its own: the member `layout` of a record, a row of the grid a line.
#[must_use]
pub fn sheet_text(sheet: &NamedLayout) -> String {
    let mut text = serde_json::to_string_pretty(sheet).unwrap_or_default();
    text.push('\n');
    text
}

fn sheet(path: &Path) -> Result<(NamedLayout, Layout), Unreadable> {
    let named: NamedLayout = serde_json::from_str(&read_text(path)?)?;
    let layout = Layout::new(&named.draft).map_err(|mut faults| Unreadable::Layout(faults.swap_remove(0)))?;
    Ok((named, layout))
}

/// A file name that stays within the folder.
fn checked(file: &str) -> Result<&str, LayoutsError> {
    let plain = Path::new(file).file_name().is_some_and(|last| last == file);
    let json = file.len() > ".json".len() && file.ends_with(".json");
    if plain && json && !file.contains(['/', '\\', ':', '\0']) {
        Ok(file)
    } else {
        Err(LayoutsError::File { file: file.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    fn sheets() -> (TempDir, Layouts) {
        let folder = tempfile::tempdir().unwrap();
        let sheets = Layouts::new(folder.path().join("layouts"));
        (folder, sheets)
    }

    fn named(name: &str) -> NamedLayout {
        NamedLayout { name: name.to_owned(), ..NamedLayout::standard().0 }
    }

    fn counts_only(name: &str) -> NamedLayout {
        let mut named = named(name);
        named.draft.grid = None;
        named.draft.counts = Some(vec![6; 6]);
        named
    }

    fn names(found: &[(NamedLayout, Layout)]) -> Vec<&str> {
        found.iter().map(|(named, _)| named.name.as_str()).collect()
    }

    #[test]
    fn full_games_take_sheets_with_a_grid_and_the_pad_takes_counts_too() {
        let folder = tempfile::tempdir().unwrap();
        assert!(layouts(&folder.path().join("none")).is_empty());
        let write =
            |file: &str, sheet: &NamedLayout| fs::write(folder.path().join(file), sheet_text(sheet)).unwrap();
        write("b.json", &named("Mine"));
        write("a.json", &named("yours"));
        write("d.json", &counts_only("Counts"));
        let mut wrong = named("Too many coins");
        wrong.draft.coins = 99;
        write("c.json", &wrong);
        write("e.txt", &named("No sheet file"));
        fs::write(folder.path().join("f.json"), "nonsense").unwrap();
        assert_eq!(names(&layouts(folder.path())), ["Mine", "yours"]);
        assert_eq!(names(&layouts_for_pad(folder.path())), ["Counts", "Mine", "yours"]);
        let all = Layouts::new(folder.path().into()).list().unwrap();
        let files: Vec<&str> = all.iter().map(|sheet| sheet.file.as_str()).collect();
        assert_eq!(files, ["c.json", "d.json", "f.json", "b.json", "a.json"], "by name, broken ones by file");
        assert!(all[0].content.as_ref().unwrap_err().to_string().contains("99 coins"));
    }

    #[test]
    fn a_sheet_comes_back_as_it_was_saved() {
        let (_folder, sheets) = sheets();
        assert!(sheets.list().unwrap().is_empty());
        let file = sheets.save(&named("Our pad, 2nd edition!"), None).unwrap();
        assert_eq!(file, "our-pad-2nd-edition.json");
        let found = sheets.list().unwrap();
        assert_eq!(found[0].content.as_ref().unwrap().0, named("Our pad, 2nd edition!"));
        assert_eq!(sheets.save(&counts_only("Ours"), Some(&file)).unwrap(), file, "its file stays");
        assert_eq!(sheets.list().unwrap()[0].content.as_ref().unwrap().0, counts_only("Ours"));
        assert_eq!(sheets.list().unwrap().len(), 1);
    }

    #[test]
    fn no_sheet_takes_the_name_or_the_file_of_another() {
        let (_folder, sheets) = sheets();
        sheets.save(&named("Mine"), None).unwrap();
        for taken in ["Mine", " mine ", "MINE", "Default"] {
            let error = sheets.save(&named(taken), None).unwrap_err();
            assert!(matches!(error, LayoutsError::NameTaken { .. }), "{taken}: {error}");
        }
        assert!(matches!(sheets.save(&named("  "), None), Err(LayoutsError::NoName)));
        let second = sheets.save(&named("Mine!"), None).unwrap();
        assert_eq!(second, "mine-2.json", "another name that makes the same file");
        assert!(matches!(sheets.save(&named("Mine"), Some(&second)), Err(LayoutsError::NameTaken { .. })));
        assert_eq!(
            (sheets.free_name("Mine").as_str(), sheets.free_name("New")),
            ("Mine 2", "New".to_owned())
        );
        assert_eq!(sheets.save(&named("???"), None).unwrap(), "sheet.json");
    }

    #[test]
    fn a_sheet_thrown_away_comes_back_unless_its_name_is_taken_by_then() {
        let (_folder, sheets) = sheets();
        let file = sheets.save(&named("Mine"), None).unwrap();
        let thrown = sheets.trash(&file).unwrap();
        assert!(sheets.list().unwrap().is_empty());
        sheets.restore(&thrown).unwrap();
        assert_eq!(sheets.list().unwrap().len(), 1);
        let thrown = sheets.trash(&file).unwrap();
        sheets.save(&named("Mine"), None).unwrap();
        assert!(matches!(sheets.restore(&thrown), Err(LayoutsError::NameTaken { .. })));
        assert_eq!(sheets.trash(&file).unwrap(), "mine-2.json", "the trash keeps both");
    }

    #[test]
    fn a_name_that_was_taken_and_never_written_keeps_no_sheet_in_the_trash() {
        let (_folder, sheets) = sheets();
        let file = sheets.save(&named("Mine"), None).unwrap();
        let thrown = sheets.trash(&file).unwrap();
        fs::write(sheets.path(&file), "").unwrap();
        assert!(sheets.list().unwrap().is_empty());
        sheets.restore(&thrown).unwrap();
        assert_eq!(sheets.list().unwrap()[0].name(), "Mine");
    }

    #[test]
    fn a_file_name_never_leaves_the_folder() {
        let (_folder, sheets) = sheets();
        for file in ["", ".json", "a.txt", "../a.json", "b/a.json", "b\\a.json"] {
            assert!(matches!(sheets.trash(file), Err(LayoutsError::File { .. })), "{file}");
            assert!(matches!(sheets.restore(file), Err(LayoutsError::File { .. })), "{file}");
            assert!(matches!(sheets.save(&named("X"), Some(file)), Err(LayoutsError::File { .. })), "{file}");
        }
    }
}
