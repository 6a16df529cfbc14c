//! `alhambra install --user` in a home folder of its own: what is written, whether the desktop understands it, and what
//! is left after removing it.
#![cfg(all(feature = "gui", unix, not(target_os = "macos")))]

use std::{collections::BTreeMap, fs, io::ErrorKind, path::Path, process::Command, thread, time::Duration};

use sha2::{Digest as _, Sha256};

use crate::cli::run::{Place, Run, command};

const ICON: &str = "share/icons/hicolor/scalable/apps/alhambra.svg";
const TYPES: &str = "share/mime/packages/alhambra.xml";
const ENTRY: &str = "share/applications/alhambra.desktop";

/// Runs the program with its home and desktop folders in this place, without any of the desktop's tools.
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
fn installed_files_are_named_and_well_formed_even_the_second_time() {
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
fn desktop_tools_find_nothing_wrong_and_know_records_by_their_names() {
    let place = Place::new();
    install(&place, "").fine();
    let judged = Command::new("desktop-file-validate").arg(place.path(ENTRY)).output().unwrap();
    assert!(judged.status.success() && judged.stdout.is_empty(), "{judged:?}");
    let made = Command::new("update-mime-database").arg(place.path("share/mime")).output().unwrap();
    assert!(made.status.success(), "{made:?}");
    assert!(place.read("share/mime/globs2").contains("x-alhambra-record+json:*.alhambra.json"));
}

#[test]
fn removing_leaves_nothing_but_what_was_changed() {
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
fn a_failed_installation_leaves_nothing_behind() {
    let place = Place::new();
    // A file in place of the folder stops even root.
    fs::create_dir_all(place.path("share")).unwrap();
    place.write("share/mime", "");
    install(&place, "").failed(74);
    assert_eq!(files(&place.path("share")).len(), 1);
    assert!(!place.path("share/icons").exists());
}

#[test]
fn nothing_is_installed_for_all_users() {
    let place = Place::new();
    assert!(place.run("install").failed(2).contains("--user"));
}

fn hash(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn an_entry_of_another_data_folder_is_named_and_left_alone() {
    let place = Place::new();
    let one = place.path("one");
    install(&place, "--data-dir one").fine();
    let before = files(&place.path("share"));
    for other in ["--data-dir two", ""] {
        let said = install(&place, other).failed(74);
        let told = format!("belongs to this program with the data folder “{}”", one.display());
        assert!(said.contains(&told) && said.contains("nothing was installed"), "{said}");
    }
    assert_eq!(files(&place.path("share")), before);
    // The entry as an earlier version wrote it.
    let entry = place.read(ENTRY);
    let lines: Vec<&str> = entry.lines().filter(|line| !line.starts_with("X-Alhambra")).collect();
    let earlier = lines.join("\n") + "\n";
    place.write(ENTRY, &earlier);
    let said = install(&place, "--data-dir two").failed(74);
    assert!(said.contains("is not from this program or was changed"), "{said}");
    let (list, [now, then]) = (place.read("one/placed.json"), [&entry, &earlier].map(|text| hash(text)));
    place.write("one/placed.json", list.replace(&now, &then));
    let said = install(&place, "--data-dir two").failed(74);
    assert!(said.contains(&format!("“{}”", one.display())), "{said}");
    install(&place, "--data-dir one --remove").fine();
    install(&place, "--data-dir two").fine();
    assert!(place.read(ENTRY).contains("--data-dir"));
    let said = install(&place, "").failed(74);
    assert!(said.contains(&format!("“{}”", place.path("two").display())), "{said}");
    install(&place, "--data-dir two --remove").fine();
    install(&place, "").fine();
    let said = install(&place, "--data-dir one").failed(74);
    assert!(said.contains(&format!("“{}”", place.path("share/alhambra").display())), "{said}");
}

#[test]
fn a_folder_that_no_menu_entry_can_name_is_reported_and_nothing_is_installed() {
    use std::{ffi::OsStr, os::unix::ffi::OsStrExt as _};
    let place = Place::new();
    for name in [b"one\xff".as_slice(), b"two\nlines"] {
        let mut program = command(&place.path(""), "install --user --data-dir");
        let program = program.arg(OsStr::from_bytes(name)).env("XDG_DATA_HOME", place.path("share"));
        let done = program.output().unwrap();
        let said = String::from_utf8(done.stderr).unwrap();
        assert_eq!(done.status.code(), Some(2), "{said}");
        assert!(said.contains("cannot stand in an entry of a menu"), "{said}");
    }
    assert!(files(&place.path("")).is_empty());
}

#[test]
fn a_program_in_a_folder_with_a_percent_sign_is_started_from_the_menu() {
    let place = Place::new();
    fs::create_dir(place.path("100%")).unwrap();
    let program = place.path("100%/alhambra");
    fs::copy(env!("CARGO_BIN_EXE_alhambra"), &program).unwrap();
    let mut installs = Command::new(&program);
    installs.args(["install", "--user"]).env("HOME", place.path("")).env("LC_ALL", "C").env("PATH", "");
    installs.env("XDG_DATA_HOME", place.path("share")).env_remove("ALHAMBRA_DATA_DIR");
    let done = loop {
        match installs.output() {
            // A process that another test is just starting holds the copy open for writing until it runs.
            Err(busy) if busy.kind() == ErrorKind::ExecutableFileBusy => {
                thread::sleep(Duration::from_millis(5));
            }
            done => break done.unwrap(),
        }
    };
    assert!(done.status.success(), "{done:?}");
    let entry = place.read(ENTRY);
    let doubled = program.display().to_string().replace('%', "%%");
    assert!(entry.contains(&format!("\nExec=env \"{doubled}\" %u\n")), "{entry}");
    assert!(entry.contains(&format!("\nTryExec={}\n", program.display())), "{entry}");
    if let Ok(judged) = Command::new("desktop-file-validate").arg(place.path(ENTRY)).output() {
        assert!(judged.status.success() && judged.stdout.is_empty(), "{judged:?}");
    }
}

#[test]
fn many_installations_at_once_remember_every_file_they_wrote() {
    let place = Place::new();
    let share = |number: usize| place.path(&format!("share{number}"));
    let running: Vec<_> = (0..6)
        .map(|number| {
            let mut program = command(&place.path(""), "--data-dir data install --user");
            program.env("XDG_DATA_HOME", share(number)).env("PATH", "").spawn().unwrap()
        })
        .collect();
    for program in running {
        let done = program.wait_with_output().unwrap();
        assert!(done.status.success(), "{done:?}");
    }
    let list: serde_json::Value = serde_json::from_str(&place.read("data/placed.json")).unwrap();
    assert_eq!(list["files"].as_array().unwrap().len(), 6 * 3);
    // One run with that list removes them all.
    install(&place, "--data-dir data --remove").fine();
    assert!((0..6).all(|number| !share(number).exists()), "with their folders");
    assert!(files(&place.path("")).is_empty());
}
