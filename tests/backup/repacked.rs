//! A backup that other programs have changed: the gzip layer is gone, or somebody has unpacked it and packed the folder
//! again, in any order and with additional entries.

use std::{
    fs,
    io::Read as _,
    path::{Path, PathBuf},
    process::Command,
};

use alhambra::storage::{BackupError, Change, OnConflict, Restored};
use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use proptest::prelude::*;
use tar::{Archive, Builder, EntryType, Header};

use crate::backup::support::{FILES, Place};

/// The tar of a backup.
fn tar_of(backup: &Path) -> Vec<u8> {
    let mut bytes = Vec::new();
    GzDecoder::new(fs::File::open(backup).unwrap()).read_to_end(&mut bytes).unwrap();
    bytes
}

/// The files of a backup, with their names.
fn files_of(backup: &Path) -> Vec<(String, Vec<u8>)> {
    let tar = tar_of(backup);
    let mut archive = Archive::new(tar.as_slice());
    let entries = archive.entries().unwrap().map(|entry| {
        let mut entry = entry.unwrap();
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes).unwrap();
        (entry.path().unwrap().display().to_string(), bytes)
    });
    entries.collect()
}

/// How somebody repacks files.
#[derive(Clone, Debug)]
struct Packing {
    prefix: &'static str,
    order: Vec<usize>,
    folders: bool,
    /// Names are in headers of their own.
    pax: bool,
    gzip: bool,
    litter: bool,
}

fn header(kind: EntryType, bytes: usize) -> Header {
    let mut header = Header::new_ustar();
    header.set_entry_type(kind);
    header.set_size(bytes as u64);
    header.set_mode(0o644);
    header.set_mtime(1_700_000_000);
    header
}

fn repacked(files: &[(String, Vec<u8>)], packing: &Packing) -> Vec<u8> {
    let mut tar = Builder::new(Vec::new());
    let mut add = |name: &str, kind: EntryType, bytes: &[u8]| {
        if packing.pax {
            tar.append_pax_extensions([("mtime", b"1700000000.25".as_slice()), ("path", name.as_bytes())])
                .unwrap();
        }
        let name = if packing.pax { "short" } else { name };
        let mut header = header(kind, bytes.len());
        header.as_mut_bytes()[..name.len()].copy_from_slice(name.as_bytes());
        header.set_cksum();
        tar.append(&header, bytes).unwrap();
    };
    if packing.folders {
        for folder in ["", "alhambra/", "boards/", "drafts/", "games/", "games/before-2.0/", "games/undone/"]
        {
            let name = format!("{}{folder}", packing.prefix);
            if !name.is_empty() {
                add(&name, EntryType::Directory, b"");
            }
        }
    }
    if packing.litter {
        for name in [".DS_Store", "games/._a.json", "._backup.json", "photos/Thumbs.db"] {
            add(&format!("{}{name}", packing.prefix), EntryType::Regular, b"of a desktop");
        }
    }
    for at in &packing.order {
        let (name, bytes) = &files[*at];
        add(&format!("{}{name}", packing.prefix), EntryType::Regular, bytes);
    }
    let bytes = tar.into_inner().unwrap();
    if !packing.gzip {
        return bytes;
    }
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    std::io::Write::write_all(&mut packed, &bytes).unwrap();
    packed.finish().unwrap()
}

/// Checks that an archive brings back what was in the backup.
#[track_caller]
fn check(from: &Place, archive: &[u8]) {
    let to = Place::empty();
    let path = from.beside("repacked");
    fs::write(&path, archive).unwrap();
    assert_eq!(to.counts(&path), [FILES.len(), 0, 0, 0]);
    let restored = to.restore(&path, OnConflict::Keep);
    assert_eq!(restored, Restored { added: FILES.len(), ..Restored::default() });
    for name in FILES {
        assert_eq!(to.read(name), from.read(name), "{name}");
    }
}

#[test]
fn a_backup_without_its_layer_of_gzip_is_read_and_checked_as_before() {
    let place = Place::used("mine");
    let tar = tar_of(&place.backup());
    check(&place, &tar);
    let path = place.beside("damaged");
    for at in (0..tar.len()).step_by(97) {
        let mut damaged = tar.clone();
        damaged[at] ^= 1 << (at % 8);
        fs::write(&path, &damaged).unwrap();
        match place.plan(&path) {
            Ok((_, plan)) => assert_eq!(plan.count(Change::Same), FILES.len(), "{at}"),
            Err(BackupError::Store(error)) => panic!("{at}: {error:?}"),
            Err(_) => {}
        }
    }
    for length in (0..tar.len() - 1024).step_by(101) {
        fs::write(&path, &tar[..length]).unwrap();
        let error = place.plan(&path).expect_err("it is refused");
        assert!(matches!(error, BackupError::Damaged | BackupError::NoBackup), "{length}: {error:?}");
    }
}

#[test]
fn the_folder_of_an_unpacked_backup_is_read_whoever_packs_it() {
    let place = Place::used("mine");
    let backup = place.backup();
    let folder = place.beside("unpacked/alhambra-2026");
    fs::create_dir_all(&folder).unwrap();
    let Ok(unpacked) = Command::new("tar").arg("xzf").arg(&backup).arg("-C").arg(&folder).status() else {
        return;
    };
    assert!(unpacked.success());
    let packed: PathBuf = place.beside("packed");
    for format in ["gnu", "pax", "ustar"] {
        for (at, what) in [(&*folder, "."), (folder.parent().unwrap(), "alhambra-2026")] {
            for how in ["czf", "cf"] {
                let format = format!("--format={format}");
                let mut tar = Command::new("tar");
                tar.arg(how).arg(&packed).arg(format).arg("-C").arg(at).arg(what);
                assert!(tar.status().unwrap().success());
                check(&place, &fs::read(&packed).unwrap());
            }
        }
    }
}

#[test]
fn files_that_are_changed_missing_or_added_are_reported() {
    let place = Place::used("mine");
    let files = files_of(&place.backup());
    let packing = |files: &[(String, Vec<u8>)]| Packing {
        prefix: "./",
        order: (0..files.len()).rev().collect(),
        folders: true,
        pax: false,
        gzip: true,
        litter: true,
    };
    let refused = |change: fn(&mut Vec<(String, Vec<u8>)>)| {
        let mut files = files.clone();
        change(&mut files);
        let path = place.beside("refused");
        fs::write(&path, repacked(&files, &packing(&files))).unwrap();
        place.plan(&path).expect_err("it is refused")
    };
    let at =
        |files: &Vec<(String, Vec<u8>)>, name: &str| files.iter().position(|(it, _)| it == name).unwrap();
    let is_changed =
        |error: &BackupError, file: &str| matches!(error, BackupError::Changed { name } if name == file);
    let error = refused(|files| {
        let a = files.iter().position(|(name, _)| name == "games/a.json").unwrap();
        files[a].1.push(b' ');
    });
    assert!(is_changed(&error, "games/a.json"), "{error:?}");
    let error = refused(|files| files.retain(|(name, _)| name != "games/undone/a.json"));
    assert!(is_changed(&error, "games/undone/a.json"), "{error:?}");
    let error = refused(|files| files.push(("games/mine.json".into(), b"{}".to_vec())));
    assert!(is_changed(&error, "games/mine.json"), "{error:?}");
    let error = refused(|files| files.push(("notes.txt".into(), b"{}".to_vec())));
    assert!(matches!(&error, BackupError::Foreign { name } if name == "./notes.txt"), "{error:?}");
    let error = refused(|files| files.retain(|(name, _)| name != "files.json"));
    assert!(matches!(error, BackupError::Damaged), "{error:?}");
    let error = refused(|files| files.retain(|(name, _)| name != "backup.json"));
    assert!(matches!(error, BackupError::NoBackup), "{error:?}");
    assert_eq!(at(&files, "backup.json"), 0, "as the program writes it");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Whatever it is repacked with, all of it comes back.
    #[test]
    fn a_repacked_backup_brings_everything_back(
        order in Just((0..FILES.len() + 2).collect::<Vec<_>>()).prop_shuffle(),
        prefix in prop::sample::select(vec!["", "./", "alhambra/", "./a/b c/", "games/", "games/games/"]),
        flags in prop::array::uniform4(any::<bool>()),
    ) {
        let place = Place::used("mine");
        let files = files_of(&place.backup());
        let [folders, pax, gzip, litter] = flags;
        check(&place, &repacked(&files, &Packing { prefix, order, folders, pax, gzip, litter }));
    }
}

#[test]
fn what_belongs_to_a_game_never_comes_without_it() {
    let (from, to) = (Place::used("theirs"), Place::used("mine"));
    let files = files_of(&from.backup());
    let order = (0..files.len()).rev().collect();
    let packing = Packing { prefix: "", order, folders: false, pax: false, gzip: false, litter: false };
    let path = from.beside("reversed");
    fs::write(&path, repacked(&files, &packing)).unwrap();
    let (backup, plan) = to.plan(&path).unwrap();
    // Mine is open now: what was undone in theirs does not come to it.
    let lock = alhambra::storage::Games::new(to.data().games()).lock("a.json").unwrap();
    plan.carry_out(&backup, &to.data(), OnConflict::Replace, &mut |_, _| {}).unwrap();
    drop(lock);
    for name in ["games/a.json", "games/undone/a.json", "photos/a.jpg"] {
        assert_eq!(to.read(name), Some(format!("{name}: mine")));
    }
    assert_eq!(to.read("games/undone/b.json"), from.read("games/undone/b.json"));
}

#[test]
fn a_backup_that_changes_after_it_was_checked_is_not_used_any_further() {
    let (from, to) = (Place::used("theirs"), Place::empty());
    let path = from.backup();
    let (backup, plan) = to.plan(&path).unwrap();
    let other = Place::used("others");
    // The same file gets other bytes: a new file in its place would not be read.
    fs::write(&path, fs::read(other.backup()).unwrap()).unwrap();
    let error = plan.carry_out(&backup, &to.data(), OnConflict::Keep, &mut |_, _| {}).unwrap_err();
    assert!(matches!(error, BackupError::ChangedMeanwhile), "{error:?}");
    assert!(to.files().is_empty());
}
