//! `alhambra install --user` in a home of its own: what is written, that the desktop understands it, and what is left when
//! it is removed.
#![cfg(all(feature = "gui", unix, not(target_os = "macos")))]

use std::{collections::BTreeMap, fs, path::Path, process::Command};

use crate::run::{Place, Run, command};

const ICON: &str = "share/icons/hicolor/scalable/apps/alhambra.svg";
const TYPES: &str = "share/mime/packages/alhambra.xml";
const ENTRY: &str = "share/applications/alhambra.desktop";

/// The program, whose home and folder of the desktop are in this place; none of the tools of the desktop is there.
fn install(place: &Place, words: &str) -> Run {
    let mut program = command(&place.path(""), &format!("install --user {words}"));
    let done = program.env("XDG_DATA_HOME", place.path("share")).env("PATH", "").output().unwrap();
    let said = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap().replace('\u{a0}', " ");
    Run { code: done.status.code().unwrap(), out: said(done.stdout), err: said(done.stderr) }
}

/// All files in a folder, with their bytes.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).into_iter().flatten().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.insert(path.display().to_string(), fs::read(&path).unwrap());
        }
    }
    found
}

#[test]
fn what_is_installed_is_told_and_well_formed_also_twice() {
    let place = Place::new();
    let said = install(&place, "").fine();
    for name in [ICON, TYPES, ENTRY] {
        assert!(said.contains(&place.path(name).display().to_string()), "{said}");
    }
    assert!(said.contains("missing: update-mime-database") && said.contains("missing: xdg-mime"), "{said}");
    for name in [ICON, TYPES] {
        roxmltree::Document::parse(&place.read(name)).unwrap();
    }
    let entry = place.read(ENTRY);
    assert!(entry.starts_with("[Desktop Entry]\n") && entry.contains("\nComment[fr]="));
    assert!(
        entry.lines().skip(1).all(|line| line.split_once('=').is_some_and(|(_, value)| !value.is_empty()))
    );
    let before = files(&place.path("share"));
    install(&place, "").fine();
    assert_eq!(files(&place.path("share")), before);
}

#[test]
#[ignore = "needs the tools of desktops: .ci/run has them"]
fn the_tools_of_desktops_find_nothing_wrong_and_know_records_by_their_names() {
    let place = Place::new();
    install(&place, "").fine();
    let judged = Command::new("desktop-file-validate").arg(place.path(ENTRY)).output().unwrap();
    assert!(judged.status.success() && judged.stdout.is_empty(), "{judged:?}");
    let made = Command::new("update-mime-database").arg(place.path("share/mime")).output().unwrap();
    assert!(made.status.success(), "{made:?}");
    assert!(place.read("share/mime/globs2").contains("x-alhambra-record+json:*.alhambra.json"));
}

#[test]
fn what_is_removed_leaves_nothing_but_what_was_changed() {
    let place = Place::new();
    install(&place, "").fine();
    assert!(install(&place, "--remove").fine().contains("no longer in your menus"));
    assert!(files(&place.path("")).is_empty() && !place.path("share/icons").exists());
    assert!(install(&place, "--remove").fine().contains("Nothing is installed here"));
    install(&place, "").fine();
    place.write(TYPES, "changed by hand");
    let said = install(&place, "--remove").fine();
    assert!(said.contains("somebody has changed it") && said.contains(TYPES), "{said}");
    assert_eq!(place.read(TYPES), "changed by hand");
    assert!(!place.path(ENTRY).exists());
}

#[test]
fn a_foreign_file_in_the_way_stays_and_nothing_is_installed() {
    let place = Place::new();
    fs::create_dir_all(place.path("share/applications")).unwrap();
    place.write(ENTRY, "of somebody else");
    let said = install(&place, "").failed(74);
    assert!(said.contains(ENTRY) && said.contains("nothing was installed"), "{said}");
    assert_eq!(place.read(ENTRY), "of somebody else");
    assert!(!place.path(ICON).exists() && !place.path(TYPES).exists());
}

#[test]
fn where_nothing_can_be_written_nothing_is_left() {
    let place = Place::new();
    // A file where the folder should be stops root, too.
    fs::create_dir_all(place.path("share")).unwrap();
    place.write("share/mime", "");
    install(&place, "").failed(74);
    assert_eq!(files(&place.path("share")).len(), 1);
    assert!(!place.path("share/icons").exists());
}

#[test]
fn for_all_users_nothing_is_installed() {
    let place = Place::new();
    assert!(place.run("install").failed(2).contains("--user"));
}
