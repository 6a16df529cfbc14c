//! The arrows of the house: which part of the program may know which (docs/architecture.md).
#![allow(clippy::unwrap_used)]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Each room of the first game that knows no window, and what else of the program it may use. The other rooms follow.
const ARROWS: [(&str, &[&str]); 6] = [
    ("games/common/building.rs", &[]),
    ("games/roll_and_write/rules", &["games::common"]),
    (
        "games/roll_and_write/log",
        &["games::common", "games::roll_and_write::rules", "games::roll_and_write::pad"],
    ),
    (
        "games/roll_and_write/pad",
        &["games::common", "games::roll_and_write::rules", "games::roll_and_write::log"],
    ),
    (
        "games/roll_and_write/advisor",
        &["games::common", "games::roll_and_write::rules", "games::roll_and_write::log"],
    ),
    (
        "games/roll_and_write/text_import",
        &[
            "games::common",
            "games::roll_and_write::rules",
            "games::roll_and_write::log",
            "games::roll_and_write::pad",
        ],
    ),
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

/// The sources of a room: its folder, or the one file.
fn sources(part: &str) -> Vec<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(part);
    if path.is_dir() { files(&path) } else { vec![path] }
}

/// Code without its comments.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(|line| line.split("//").next().unwrap()).collect::<Vec<_>>().join("\n")
}

/// Every path after `crate::`, with those in braces written out.
fn named(code: &str) -> BTreeSet<String> {
    fn expand(prefix: &str, rest: &str, names: &mut BTreeSet<String>) {
        let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':')).unwrap_or(rest.len());
        let path = format!("{prefix}{}", &rest[..end]);
        let Some(inside) = rest[end..].strip_prefix('{') else {
            names.insert(path);
            return;
        };
        let (mut depth, mut from) = (0, 0);
        for (at, c) in inside.char_indices() {
            match c {
                '{' => depth += 1,
                '}' if depth > 0 => depth -= 1,
                ',' | '}' if depth == 0 => {
                    let item = inside[from..at].trim();
                    if !item.is_empty() {
                        expand(&path, item, names);
                    }
                    from = at + 1;
                    if c == '}' {
                        break;
                    }
                }
                _ => {}
            }
        }
    }
    let mut names = BTreeSet::new();
    for (at, found) in code.match_indices("crate::") {
        expand("", &code[at + found.len()..], &mut names);
    }
    names
}

#[test]
fn every_room_knows_only_what_the_table_of_arrows_allows() {
    for (room, allowed) in ARROWS {
        let own = room.trim_end_matches(".rs").replace('/', "::");
        for path in sources(room) {
            for name in named(&code(&path)) {
                let known = name.is_empty()
                    || name.starts_with(&own)
                    || allowed.iter().any(|allowed| name.starts_with(allowed));
                assert!(known, "{} uses crate::{name}", path.display());
            }
        }
    }
}

#[test]
fn the_arrows_are_read_from_code_as_it_is_written() {
    let code =
        "use crate::{\n    app::{texts, theme},\n    rules::Cell, games,\n};\nlet x = crate::cli::run();";
    let names: Vec<String> = named(code).into_iter().collect();
    assert_eq!(names, ["app::texts", "app::theme", "cli::run", "games", "rules::Cell"]);
}

#[test]
fn the_rules_use_neither_files_nor_clocks_nor_chance_nor_other_crates() {
    for path in sources("games/roll_and_write/rules") {
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
    let rooms = ARROWS.into_iter().map(|(room, _)| room);
    let others = ["games/roll_and_write/text", "games/roll_and_write/session", "storage", "text", "cli"];
    for room in rooms.chain(others) {
        for path in sources(room) {
            assert!(!code(&path).contains("egui"), "{} knows egui", path.display());
        }
    }
}

#[test]
fn the_state_of_the_program_is_kept_without_egui() {
    for path in sources("app/state").into_iter().chain(sources("app/command.rs")) {
        assert!(!code(&path).contains("egui"), "{} knows egui", path.display());
    }
}
