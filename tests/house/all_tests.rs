//! No test file is left out: a test in a file that belongs to no program would never run, and nobody would notice.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// All Rust files in a folder and below.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .collect()
}

/// Whether a file is the root of a test program, as listed in Cargo.toml.
fn is_root(file: &Path) -> bool {
    let in_tests = |path: &Path| path.parent() == Some(Path::new("tests"));
    let alone = ["tests/games.rs", "tests/files.rs"].iter().any(|root| file == Path::new(root));
    alone || (file.ends_with("main.rs") && file.parent().is_some_and(in_tests))
}

/// The files that a file names as its modules.
fn parts(file: &Path) -> Vec<PathBuf> {
    let text = fs::read_to_string(file).unwrap();
    let beside = file.parent().unwrap();
    let below =
        if is_root(file) || file.ends_with("mod.rs") { beside.into() } else { file.with_extension("") };
    let mut found = Vec::new();
    for line in text.lines().map(str::trim) {
        let line = line.strip_prefix("pub ").unwrap_or(line);
        if let Some(name) = line.strip_prefix("mod ").and_then(|rest| rest.strip_suffix(';')) {
            found.extend([below.join(format!("{name}.rs")), below.join(name).join("mod.rs")]);
        }
        if let Some(path) = line.strip_prefix("#[path = \"").and_then(|rest| rest.strip_suffix("\"]")) {
            found.push(beside.join(path));
        }
    }
    found
}

#[test]
fn every_test_file_is_part_of_a_program() {
    let all = files(Path::new("tests"));
    assert!(all.len() > 100, "the tests are searched for in the right place");
    let named: BTreeSet<PathBuf> =
        all.iter().flat_map(|file| parts(file)).filter_map(|path| path.canonicalize().ok()).collect();
    let left_out: Vec<_> =
        all.iter().filter(|file| !is_root(file) && !named.contains(&file.canonicalize().unwrap())).collect();
    assert!(left_out.is_empty(), "no test names {left_out:?}");
}
