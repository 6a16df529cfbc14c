//! Records of tables and results with entries that nobody can make any more: they open, and say what is odd.

use std::fs;

use crate::frozen::{
    expected::{Found, check, folder, in_parallel},
    output::said,
    run::Place,
};

#[test]
fn records_with_entries_that_are_refused_now_open_and_say_what_is_odd() {
    let files = fs::read_dir(folder("since_refused")).unwrap().map(|file| file.unwrap());
    let mut names: Vec<String> = files.map(|file| file.file_name().into_string().unwrap()).collect();
    names.sort();
    let found = in_parallel(&names, |name| {
        let place = Place::new();
        place.write(name, fs::read(folder("since_refused").join(name)).unwrap());
        let commands = ["verify", "show", "score"].map(|command| said(&place, &format!("{command} {name}")));
        let stem = name.trim_end_matches(".json");
        Found { file: format!("since_refused/{stem}.txt"), text: commands.join("\n") }
    });
    for Found { file, text } in &found {
        assert!(!text.contains("exit code"), "{file}: {text}");
    }
    check(&found);
}
