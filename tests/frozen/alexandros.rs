//! Tables and results of *Alexandros* that the program once accepted although the rules do not allow them: what it says
//! about them, and about the same tables typed as text. The records must open forever.

use std::fs;

use crate::frozen::{
    expected::{Found, check, folder, in_parallel},
    output::said,
    run::Place,
};

/// The names of the files in the folder with this extension, without it.
fn all(ending: &str) -> Vec<String> {
    let files = fs::read_dir(folder("alexandros")).unwrap().map(|file| file.unwrap().path());
    let of_kind = files.filter(|file| file.extension().is_some_and(|end| end == ending));
    let mut names: Vec<String> =
        of_kind.map(|file| file.file_stem().unwrap().to_str().unwrap().to_owned()).collect();
    names.sort();
    names
}

/// What is said of each file, alone in a folder.
fn of_each(ending: &str, commands: impl Fn(&str) -> Vec<String> + Sync) -> Vec<Found> {
    in_parallel(&all(ending), |name| {
        let place = Place::new();
        let file = format!("{name}.{ending}");
        place.write(&file, fs::read(folder("alexandros").join(&file)).unwrap());
        let told: Vec<String> = commands(&file).iter().map(|words| said(&place, words)).collect();
        Found { file: format!("alexandros/{name}-{ending}.txt"), text: told.join("\n") }
    })
}

#[test]
fn every_record_that_was_ever_saved_opens() {
    let found = of_each("json", |file| {
        let commands = ["verify", "show", "score"].map(|command| format!("{command} {file}"));
        commands.into_iter().chain([format!("show {file} --at 1")]).collect()
    });
    assert!(found.len() > 12, "{}", found.len());
    for Found { file, text } in &found {
        assert!(!text.contains("exit code"), "{file}: {text}");
    }
    check(&found);
}

#[test]
fn tables_typed_in_now_are_judged_by_the_rules() {
    check(&of_each("txt", |file| vec![format!("import {file} -o new.json")]));
}
