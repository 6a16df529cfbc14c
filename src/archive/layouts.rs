//! The user's own sheets: files of the folder of layouts.

use std::{fs, path::Path};

use super::read_text;
use crate::{game::NamedLayout, rules::Layout};

/// The sheets in a folder that can be played on, by name. Files that hold no valid layout with a grid are left out.
#[must_use]
pub fn layouts(folder: &Path) -> Vec<(NamedLayout, Layout)> {
    // A folder that is missing holds none.
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut found: Vec<_> = files
        .filter(|path| path.extension().is_some_and(|end| end == "json"))
        .filter_map(|path| {
            let named: NamedLayout = serde_json::from_str(&read_text(&path).ok()?).ok()?;
            let layout = Layout::new(&named.draft).ok()?;
            layout.grid().is_some().then_some((named, layout))
        })
        .collect();
    found.sort_by(|(a, _), (b, _)| a.name.cmp(&b.name));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_sheets_that_can_be_played_on_are_found() {
        let folder = tempfile::tempdir().unwrap();
        assert!(layouts(&folder.path().join("none")).is_empty());
        let (standard, _) = NamedLayout::standard();
        let write = |file: &str, name: &str, change: &dyn Fn(&mut NamedLayout)| {
            let mut named = NamedLayout { name: name.to_owned(), ..standard.clone() };
            change(&mut named);
            fs::write(folder.path().join(file), serde_json::to_string(&named).unwrap()).unwrap();
        };
        write("b.json", "Mine", &|_| {});
        write("a.json", "Yours", &|named| named.draft.coins = 20);
        write("c.json", "Too many coins", &|named| named.draft.coins = 99);
        write("d.json", "Counts", &|named| {
            named.draft.grid = None;
            named.draft.counts = Some(vec![6; 6]);
        });
        write("e.txt", "No JSON", &|_| {});
        fs::write(folder.path().join("f.json"), "nonsense").unwrap();
        let names: Vec<String> = layouts(folder.path()).into_iter().map(|(named, _)| named.name).collect();
        assert_eq!(names, ["Mine", "Yours"]);
    }
}
