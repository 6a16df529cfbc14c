//! The arrows of the house: which part of the program may know which (docs/architecture.md).
#![allow(clippy::unwrap_used)]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Each part and the parts it may use. `rules` knows nothing else of the program.
const ARROWS: [(&str, &[&str]); 6] = [
    ("rules", &[]),
    ("game", &["rules"]),
    ("advisor", &["rules", "game"]),
    ("archive", &["rules", "game"]),
    ("app", &["rules", "game", "advisor", "archive"]),
    ("cli", &["rules", "game", "advisor", "archive", "app"]),
];

/// What the rules may use beside the standard library: derives.
const DERIVES: [&str; 3] = ["serde", "schemars", "thiserror"];

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found
}

/// The sources of a part: its folder, and the file beside it if there is one.
fn sources(part: &str) -> Vec<PathBuf> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    files(&src.join(part))
}

/// Code without its comments.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(|line| line.split("//").next().unwrap()).collect::<Vec<_>>().join("\n")
}

/// The first names after every `crate::`, also in braces.
fn named(code: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (at, found) in code.match_indices("crate::") {
        let rest = &code[at + found.len()..];
        let Some(inside) = rest.strip_prefix('{') else {
            names.insert(rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect());
            continue;
        };
        let (mut depth, mut word, mut first) = (0, String::new(), true);
        for c in inside.chars() {
            match c {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                ',' if depth == 0 => first = true,
                c if depth == 0 && first && (c.is_alphanumeric() || c == '_') => word.push(c),
                _ => {
                    first &= word.is_empty();
                }
            }
            if !first && !word.is_empty() {
                names.insert(std::mem::take(&mut word));
            }
        }
        names.insert(word);
    }
    names.remove("");
    names
}

#[test]
fn every_part_knows_only_what_the_table_of_arrows_allows() {
    let parts: BTreeSet<&str> = ARROWS.iter().map(|(part, _)| *part).collect();
    for (part, allowed) in ARROWS {
        let sources = sources(part);
        assert!(sources.len() > 2, "{part} has files");
        for path in sources {
            for name in named(&code(&path)) {
                let other = parts.contains(name.as_str()) && name != part;
                assert!(!other || allowed.contains(&name.as_str()), "{} uses crate::{name}", path.display());
            }
        }
    }
}

#[test]
fn the_arrows_are_read_from_code_as_it_is_written() {
    let code =
        "use crate::{\n    app::{texts, theme},\n    rules::Cell, game,\n};\nlet x = crate::cli::run();";
    let names: Vec<String> = named(code).into_iter().collect();
    assert_eq!(names, ["app", "cli", "game", "rules"]);
}

#[test]
fn the_rules_use_neither_files_nor_clocks_nor_chance_nor_other_crates() {
    for path in sources("rules") {
        let code = code(&path);
        for forbidden in
            ["std::fs", "std::io", "std::time", "std::env", "std::thread", "rand", "jiff", "println!"]
        {
            assert!(
                !code.contains(&format!("{forbidden}::")) && !code.contains(&format!("use {forbidden}")),
                "{} uses {forbidden}",
                path.display()
            );
        }
        for line in code.lines().filter_map(|line| line.trim().strip_prefix("use ")) {
            let root = line.split([':', ';', ' ']).next().unwrap();
            let known = ["super", "crate", "std", "self"].contains(&root) || DERIVES.contains(&root);
            assert!(known, "{} uses {root}", path.display());
        }
    }
}

#[test]
fn only_the_window_and_the_pictures_know_egui() {
    for (part, _) in ARROWS.into_iter().filter(|(part, _)| *part != "app") {
        for path in sources(part) {
            let code = code(&path);
            assert!(!code.contains("egui"), "{} knows egui", path.display());
        }
    }
}

#[test]
fn the_state_of_the_program_is_kept_without_egui() {
    let app = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app");
    let names = [
        "companion.rs",
        "session.rs",
        "command.rs",
        "counsel.rs",
        "story.rs",
        "preview.rs",
        "chronicle.rs",
        "table_chronicle.rs",
        "table_story.rs",
        "pad_session.rs",
        "sheet_draft.rs",
        "late_draft.rs",
        "refusals.rs",
        "trouble.rs",
    ];
    let folders = ["companion", "counsel", "late_draft", "refusals"]
        .into_iter()
        .flat_map(|folder| files(&app.join(folder)));
    for file in names.map(|name| app.join(name)).into_iter().chain(folders) {
        assert!(!code(&file).contains("egui"), "{} knows egui", file.display());
    }
}
