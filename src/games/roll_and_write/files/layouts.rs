//! People's own layouts: a folder of layouts by name.

use std::path::Path;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::Unreadable;
use crate::{log::NamedLayout, rules::Layout};
use storage::{Document, DocumentFile, Documents};

/// A layout as a file of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(transparent)]
pub struct LayoutDocument(pub NamedLayout);

/// The folder of the user's own layouts.
pub type Layouts = Documents<LayoutDocument>;

/// A file of the folder of layouts.
pub type LayoutFile = DocumentFile<LayoutDocument>;

impl Document for LayoutDocument {
    type Checked = Layout;
    type Fault = Unreadable;

    const FILE: &'static str = "sheet";

    fn name(&self) -> &str {
        &self.0.name
    }

    fn check(&self) -> Result<Layout, Unreadable> {
        Layout::new(&self.0.draft).map_err(|mut faults| Unreadable::Layout(faults.swap_remove(0)))
    }

    fn reserved_name() -> String {
        NamedLayout::standard().0.name
    }
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
    files
        .into_iter()
        .filter_map(|sheet| sheet.content.ok())
        .map(|(sheet, layout)| (sheet.0, layout))
        .collect()
}

/// 16 hexadecimal digits that tell layouts apart, whatever their names.
#[must_use]
pub fn layout_hash(layout: &Layout) -> String {
    let text = serde_json::to_string(&layout.draft()).unwrap_or_default();
    Sha256::digest(text.as_bytes()).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::LayoutFault;
    use std::fs;
    use storage::{DocumentError, document_text};
    use tempfile::TempDir;

    fn sheets() -> (TempDir, Layouts) {
        let folder = tempfile::tempdir().unwrap();
        let sheets = Layouts::new(folder.path().join("layouts"));
        (folder, sheets)
    }

    fn named(name: &str) -> LayoutDocument {
        LayoutDocument(NamedLayout { name: name.to_owned(), ..NamedLayout::standard().0 })
    }

    fn counts_only(name: &str) -> LayoutDocument {
        let mut sheet = named(name);
        sheet.0.draft.grid = None;
        sheet.0.draft.counts = Some(vec![6; 6]);
        sheet
    }

    fn names(found: &[(NamedLayout, Layout)]) -> Vec<&str> {
        found.iter().map(|(named, _)| named.name.as_str()).collect()
    }

    #[test]
    fn full_games_take_sheets_with_a_grid_and_the_pad_takes_counts_too() {
        let folder = tempfile::tempdir().unwrap();
        assert!(layouts(&folder.path().join("none")).is_empty());
        let write = |file: &str, sheet: &LayoutDocument| {
            fs::write(folder.path().join(file), document_text(sheet)).unwrap();
        };
        write("b.json", &named("Mine"));
        write("a.json", &named("yours"));
        write("d.json", &counts_only("Counts"));
        let mut wrong = named("Too many coins");
        wrong.0.draft.coins = 99;
        write("c.json", &wrong);
        write("e.txt", &named("No sheet file"));
        fs::write(folder.path().join("f.json"), "nonsense").unwrap();
        assert_eq!(names(&layouts(folder.path())), ["Mine", "yours"]);
        assert_eq!(names(&layouts_for_pad(folder.path())), ["Counts", "Mine", "yours"]);
        let all = Layouts::new(folder.path().into()).list().unwrap();
        let files: Vec<&str> = all.iter().map(|sheet| sheet.file.as_str()).collect();
        assert_eq!(files, ["c.json", "d.json", "f.json", "b.json", "a.json"], "by name, broken ones by file");
        assert!(matches!(all[0].content, Err(Unreadable::Layout(LayoutFault::Coins(99)))));
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
            assert!(matches!(error, DocumentError::NameTaken { .. }), "{taken}: {error:?}");
        }
        assert!(matches!(sheets.save(&named("  "), None), Err(DocumentError::NoName)));
        let second = sheets.save(&named("Mine!"), None).unwrap();
        assert_eq!(second, "mine-2.json", "another name that makes the same file");
        assert!(matches!(sheets.save(&named("Mine"), Some(&second)), Err(DocumentError::NameTaken { .. })));
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
        assert!(matches!(sheets.restore(&thrown), Err(DocumentError::NameTaken { .. })));
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
            assert!(matches!(sheets.trash(file), Err(DocumentError::File { .. })), "{file}");
            assert!(matches!(sheets.restore(file), Err(DocumentError::File { .. })), "{file}");
            assert!(
                matches!(sheets.save(&named("X"), Some(file)), Err(DocumentError::File { .. })),
                "{file}"
            );
        }
    }
}
