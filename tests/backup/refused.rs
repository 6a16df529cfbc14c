//! A file that cannot be restored does not hold up the others, and an empty backup never replaces anything.

use std::{collections::BTreeSet, fs};

#[cfg(unix)]
use alhambra::storage::Change;
use alhambra::storage::{BackupError, Obstacle, OnConflict, StoreError, back_up};
use flate2::{Compression, write::GzEncoder};
#[cfg(unix)]
use proptest::prelude::*;
use serde_json::json;
use sha2::{Digest as _, Sha256};
use tar::{Builder, Header};

use crate::backup::support::{FILES, Place};

const CHOICES: [OnConflict; 3] = [OnConflict::Keep, OnConflict::Replace, OnConflict::Both];

/// A backup with these files, as it would be made where such files can exist.
fn backup_with(files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let heading = json!({"format": "alhambra-backup", "version": 1, "program": "0.1.0", "made": "2026-11-23T10:00:00Z"});
    let listed = files.iter().map(|(name, bytes)| {
        let hash: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        json!({"name": name, "bytes": bytes.len(), "sha256": hash})
    });
    let list = json!(listed.collect::<Vec<_>>()).to_string().into_bytes();
    let mut tar = Builder::new(GzEncoder::new(Vec::new(), Compression::fast()));
    let first = ("backup.json".to_owned(), heading.to_string().into_bytes());
    let files = files.iter().cloned();
    for (name, bytes) in [first].into_iter().chain(files).chain([("files.json".to_owned(), list)]) {
        let mut header = Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(0o644);
        header.set_mtime(1_700_000_000);
        tar.append_data(&mut header, name, bytes.as_slice()).unwrap();
    }
    tar.into_inner().unwrap().finish().unwrap()
}

fn named(name: &str) -> (String, Vec<u8>) {
    (name.to_owned(), format!("{name}: theirs").into_bytes())
}

#[cfg(unix)]
#[test]
fn a_name_that_is_too_long_here_is_reported_beforehand_and_blocks_nothing_else() {
    for length in [251, 300, 1_000, 3_000] {
        let place = Place::empty();
        let long = "x".repeat(length);
        let files =
            ["games/a.json".to_owned(), format!("games/{long}.json"), format!("games/undone/{long}.json")];
        let more = [format!("photos/{long}.jpg"), "games/b.json".into(), "settings.json".into()];
        let files: Vec<_> = files.iter().chain(&more).map(|name| named(name)).collect();
        let path = place.beside("long.backup");
        fs::write(&path, backup_with(&files)).unwrap();
        let (backup, plan) = place.plan(&path).unwrap();
        let told: Vec<(String, Obstacle)> = plan.refused().map(|(file, why)| (file.name(), why)).collect();
        assert_eq!(told.len(), 3, "including what belongs to it, and what alone would fit: {length}");
        assert!(told.iter().all(|(name, why)| name.contains(&long) && *why == Obstacle::Name));
        assert!(!place.data().root().exists(), "planning creates nothing");
        for _ in 0..2 {
            let restored =
                plan.carry_out(&backup, &place.data(), OnConflict::Replace, &mut |_, _| {}).unwrap();
            assert_eq!(restored.refused.len(), 3);
        }
        let there: BTreeSet<String> = place.files().into_keys().collect();
        assert_eq!(there.into_iter().collect::<Vec<_>>(), ["games/a.json", "games/b.json", "settings.json"]);
    }
}

#[cfg(unix)]
#[test]
fn the_longest_names_that_the_disk_allows_come_back_even_beside_others() {
    for length in [200, 233, 238, 239, 245, 250] {
        let (from, to) = (Place::empty(), Place::empty());
        let name = format!("games/{}.json", "x".repeat(length));
        let undone = name.replace("games/", "games/undone/");
        for place in [&from, &to] {
            for name in [&name, &undone] {
                place.write(name, if std::ptr::eq(place, &from) { "theirs" } else { "mine" });
            }
        }
        let backup = from.backup();
        let restored = to.restore(&backup, OnConflict::Both);
        assert_eq!((restored.added, restored.refused.len()), (2, 0), "{length}");
        assert_eq!(to.files().into_values().filter(|bytes| bytes == b"theirs").count(), 2);
        assert_eq!(to.read(&name).as_deref(), Some("mine"));
        assert_eq!(to.restore(&backup, OnConflict::Both).same, 2, "a second time the files are the same");
        assert_eq!(to.restore(&backup, OnConflict::Replace).same, 2);
    }
}

#[test]
fn a_folder_that_cannot_be_read_is_left_out_and_named_like_a_file() {
    let place = Place::used("mine");
    // A file in place of a folder stops even root.
    for folder in ["boards", "photos"] {
        fs::remove_dir_all(place.path(folder)).unwrap();
        fs::write(place.path(folder), "no folder").unwrap();
    }
    let path = place.beside("some.backup");
    let kept = back_up(&place.data(), &path, false, &mut |_, _| {}).unwrap();
    assert_eq!(kept.files, FILES.len() - 2);
    let named = kept.left_out.iter().map(|error| match error {
        StoreError::Read { path, .. } => path.file_name().unwrap().to_str().unwrap().to_owned(),
        error => panic!("{error:?}"),
    });
    assert_eq!(named.collect::<Vec<_>>(), ["boards", "photos"]);
    assert_eq!(Place::empty().counts(&path), [FILES.len() - 2, 0, 0, 0]);
}

#[test]
fn an_obstacle_to_one_file_keeps_nothing_else_out() {
    let from = Place::used("theirs");
    let backup = from.backup();
    for choice in CHOICES {
        let to = Place::empty();
        fs::create_dir_all(to.path("games/a.json/inside")).unwrap();
        fs::create_dir_all(to.path("games/b.json")).unwrap();
        to.write("boards", "no folder");
        let (_, plan) = to.plan(&backup).unwrap();
        let told: Vec<(String, Obstacle)> = plan.refused().map(|(file, why)| (file.name(), why)).collect();
        assert_eq!(told.len(), 7, "{told:?}");
        assert!(told.iter().all(|(_, why)| *why == Obstacle::InPlace));
        let restored = to.restore(&backup, choice);
        assert_eq!((restored.added, restored.refused.len()), (FILES.len() - 7, 7), "{choice:?}");
        assert!(to.path("games/a.json/inside").is_dir());
        assert_eq!(to.read("boards").as_deref(), Some("no folder"));
    }
}

#[test]
fn an_obstacle_that_appears_after_planning_keeps_nothing_else_out() {
    let (from, to) = (Place::used("theirs"), Place::used("mine"));
    let (backup, plan) = to.plan(&from.backup()).unwrap();
    fs::remove_file(to.path("games/a.json")).unwrap();
    fs::create_dir(to.path("games/a.json")).unwrap();
    fs::remove_dir_all(to.path("boards")).unwrap();
    to.write("boards", "no folder");
    let restored = plan.carry_out(&backup, &to.data(), OnConflict::Replace, &mut |_, _| {}).unwrap();
    let names: BTreeSet<&str> = restored.refused.iter().map(|refused| refused.name.as_str()).collect();
    let of_a = ["games/a.json", "games/before-2.0/a.json", "games/undone/a.json", "photos/a.jpg"];
    assert_eq!(names, of_a.into_iter().chain(["boards/ours.json"]).collect());
    assert_eq!(restored.replaced, FILES.len() - 5);
    assert_eq!(to.read("games/undone/a.json").as_deref(), Some("games/undone/a.json: mine"));
}

#[test]
fn an_empty_file_in_a_backup_never_replaces_another_one() {
    let place = Place::used("mine");
    let path = place.beside("empty.backup");
    let empty = |name: &str| (name.to_owned(), Vec::new());
    fs::write(&path, backup_with(&[empty("games/a.json"), empty("boards/new.json"), named("games/b.json")]))
        .unwrap();
    let (_, plan) = place.plan(&path).unwrap();
    assert!(plan.refused().all(|(_, why)| why == Obstacle::Empty));
    let restored = place.restore(&path, OnConflict::Replace);
    assert_eq!((restored.replaced, restored.refused.len()), (1, 2));
    assert_eq!(place.read("games/a.json").as_deref(), Some("games/a.json: mine"));
    assert!(!place.path("boards/new.json").exists());
}

#[test]
fn an_empty_backup_never_replaces_a_backup() {
    let place = Place::used("mine");
    let good = place.backup();
    let before = fs::read(&good).unwrap();
    let (missing, empty, others, file) = (Place::empty(), Place::empty(), Place::empty(), Place::empty());
    fs::create_dir_all(empty.path("games")).unwrap();
    others.write("notes.txt", "of somebody else");
    others.write("games/trash/a.json", "thrown away");
    others.write("games/a.json", "");
    fs::write(file.data().root(), "no folder").unwrap();
    for replaces in [true, false] {
        let path = if replaces { good.clone() } else { place.beside("new.backup") };
        for (place, is_there) in [(&missing, false), (&empty, true), (&others, true), (&file, false)] {
            let error = back_up(&place.data(), &path, replaces, &mut |_, _| {}).unwrap_err();
            let folder = place.data().root().to_path_buf();
            match error {
                BackupError::Nothing { path } => assert_eq!((path, is_there), (folder, true)),
                BackupError::NoFolder { path } => assert_eq!((path, is_there), (folder, false)),
                error => panic!("{error:?}"),
            }
        }
        assert_eq!(path.exists(), replaces);
    }
    // Nothing of what there is can be read.
    empty.write("boards", "no folder");
    let error = back_up(&empty.data(), &good, true, &mut |_, _| {}).unwrap_err();
    assert!(matches!(error, BackupError::Store(StoreError::Read { .. })), "{error:?}");
    assert_eq!(fs::read(&good).unwrap(), before);
}

#[cfg(unix)]
proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Whichever files cannot be restored, for whatever reason: they are those reported beforehand, and all others come
    /// back.
    #[test]
    fn every_file_is_restored_or_reported_beforehand(
        stems in proptest::collection::btree_set("[a-z]{1,4}|[é]{110,140}|[a-z]{235,260}", 1..8),
        empty in any::<u8>(),
        blocked in any::<u8>(),
    ) {
        let to = Place::empty();
        let mut files = Vec::new();
        for (at, stem) in stems.iter().enumerate() {
            let is_in = |set: u8| set >> (at % 8) & 1 == 1;
            let name = format!("games/{stem}.json");
            if is_in(blocked) && name.len() < 255 {
                fs::create_dir_all(to.path(&name)).unwrap();
            }
            let (name, bytes) = named(&name);
            files.push((name, if is_in(empty) { Vec::new() } else { bytes }));
            files.push(named(&format!("games/undone/{stem}.json")));
        }
        let path = to.beside("odd.backup");
        fs::write(&path, backup_with(&files)).unwrap();
        let (backup, plan) = to.plan(&path).unwrap();
        let told: Vec<String> = plan.refused().map(|(file, _)| file.name()).collect();
        let restored = plan.carry_out(&backup, &to.data(), OnConflict::Both, &mut |_, _| {}).unwrap();
        prop_assert_eq!(restored.refused.iter().map(|it| it.name.clone()).collect::<BTreeSet<_>>(), told.iter().cloned().collect());
        prop_assert_eq!(restored.added, files.len() - told.len());
        let there = to.files();
        for (name, bytes) in files {
            prop_assert_eq!(there.get(&name), (!told.contains(&name)).then_some(&bytes));
        }
        prop_assert_eq!(to.plan(&path).unwrap().1.count(Change::New), 0);
    }
}
