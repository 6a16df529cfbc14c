//! Only files are ever replaced, and only on request; and reading has a limit.

use std::fs;

use crate::cli::run::Place;

/// Commands that write a file, each with what it needs.
const WRITERS: [&str; 6] = [
    "backup --data-dir data",
    "play --seed 7",
    "import table.txt --confirm",
    "render game.json --size 300x200",
    "export game.json --format csv",
    "export game.json --format png",
];

fn place() -> Place {
    let place = Place::new();
    let saves = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    place.write("game.json", fs::read(saves.join("solo-2-phantoms.json")).unwrap());
    // Without any data no backup is made.
    fs::create_dir_all(place.path("data/games")).unwrap();
    place.write("data/games/a.json", "a game");
    place.write("table.txt", fs::read(saves.join("table-three-players.txt")).unwrap());
    place
}

fn writers() -> impl Iterator<Item = &'static str> {
    let draws = |words: &str| words.starts_with("render") || words.ends_with("png");
    WRITERS.into_iter().filter(move |words| cfg!(feature = "gui") || !draws(words))
}

#[test]
fn every_command_replaces_a_file_only_when_told_to() {
    for words in writers() {
        let place = place();
        place.write("out", "mine");
        let said = place.run(&format!("{words} -o out")).failed(74);
        assert!(said.contains("already exists") && said.contains("--force"), "{said}");
        assert_eq!(place.read("out"), "mine");
        place.run(&format!("{words} -o out --force")).fine();
        assert_ne!(fs::read(place.path("out")).unwrap(), b"mine");
    }
}

#[cfg(unix)]
#[test]
fn nothing_but_a_file_is_ever_replaced() {
    use std::os::unix::{fs::FileTypeExt as _, fs::symlink, net::UnixListener};
    for words in writers() {
        let place = place();
        fs::create_dir(place.path("folder")).unwrap();
        let _listener = UnixListener::bind(place.path("socket")).unwrap();
        symlink("/dev/null", place.path("device")).unwrap();
        symlink("nowhere", place.path("dangling")).unwrap();
        for out in ["folder", "socket", "device", "dangling"] {
            let said = place.run(&format!("{words} -o {out} --force")).failed(74);
            assert!(said.contains("is not a file"), "{said}");
        }
        assert!(fs::metadata(place.path("device")).unwrap().file_type().is_char_device());
        assert!(fs::metadata(place.path("socket")).unwrap().file_type().is_socket());
        assert!(place.path("folder").is_dir() && !place.path("nowhere").exists());
    }
}

#[test]
fn a_write_protected_file_stays_as_it_is() {
    for words in writers() {
        let place = place();
        place.write("out", "mine");
        let mut permissions = fs::metadata(place.path("out")).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(place.path("out"), permissions).unwrap();
        let said = place.run(&format!("{words} -o out --force")).failed(74);
        assert!(said.contains("write-protected"), "{said}");
        assert_eq!(place.read("out"), "mine");
    }
}

#[test]
fn input_that_is_too_large_or_endless_is_refused() {
    let place = Place::new();
    place.write("large.json", vec![b' '; (4 << 20) + 1]);
    for words in ["show large.json", "import large.json -o out.json", "score large.json"] {
        let said = place.run(words).failed(65);
        assert!(said.contains("more than 4 MB"), "{said}");
    }
    assert!(place.run("verify large.json").out.contains("more than 4 MB"));
    let said = place.run_with("show -", &vec![b'\n'; 5 << 20]).failed(65);
    assert!(said.contains("more than 4 MB"), "{said}");
    #[cfg(unix)]
    assert!(place.run("show /dev/zero").failed(65).contains("more than 4 MB"));
}

#[cfg(unix)]
#[test]
fn a_record_may_come_through_a_pipe() {
    let place = place();
    let record = fs::read(place.path("game.json")).unwrap();
    let said = place.run_with("verify /dev/stdin", &record).fine();
    assert!(said.starts_with("/dev/stdin"), "{said}");
}
