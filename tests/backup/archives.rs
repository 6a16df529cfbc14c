//! The file itself: other programs can read it, and foreign contents are refused.

use std::{
    fs,
    io::{Read as _, Write as _},
    path::{Path, PathBuf},
    process::Command,
};

use alhambra::storage::BackupError;
use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use tar::{Archive, Builder, EntryType, Header};

use crate::backup::support::{FILES, Place};

/// A file in an archive written by somebody else, possibly with a name that no program would give it.
type Entry<'a> = (&'a str, EntryType, Vec<u8>);

fn heading(version: u64) -> Vec<u8> {
    json!({"format": "alhambra-backup", "version": version, "program": "0.1.0", "made": "2026-11-23T10:00:00Z"})
        .to_string()
        .into_bytes()
}

fn plain<'a>(name: &'a str, text: &str) -> Entry<'a> {
    (name, EntryType::Regular, text.as_bytes().to_vec())
}

/// An archive with a heading, these files and a correct list of them.
fn with_files(entries: &[Entry<'_>]) -> Vec<u8> {
    let listed = |(name, _, bytes): &Entry<'_>| {
        let hash: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        json!({"name": name, "bytes": bytes.len(), "sha256": hash})
    };
    let list = json!(entries.iter().map(listed).collect::<Vec<_>>()).to_string();
    let mut all = vec![("backup.json", EntryType::Regular, heading(1))];
    all.extend(entries.iter().cloned());
    all.push(plain("files.json", &list));
    packed(&all)
}

fn packed(entries: &[Entry<'_>]) -> Vec<u8> {
    let mut tar = Builder::new(GzEncoder::new(Vec::new(), Compression::fast()));
    for (name, kind, bytes) in entries {
        let mut header = Header::new_gnu();
        header.as_mut_bytes()[..name.len()].copy_from_slice(name.as_bytes());
        header.set_entry_type(*kind);
        header.set_size(bytes.len() as u64);
        header.set_mode(0o644);
        header.set_mtime(0);
        if kind.is_symlink() {
            header.set_link_name("/etc/passwd").unwrap();
        }
        header.set_cksum();
        tar.append(&header, bytes.as_slice()).unwrap();
    }
    tar.into_inner().unwrap().finish().unwrap()
}

/// An archive without its layer of gzip.
fn unpacked(packed: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    GzDecoder::new(packed).read_to_end(&mut bytes).unwrap();
    bytes
}

/// Why an archive is refused; nothing in the data folder may change.
#[track_caller]
fn refused(archive: &[u8]) -> BackupError {
    let place = Place::used("mine");
    let (path, before) = (place.path("../bad.backup"), place.files());
    fs::write(&path, archive).unwrap();
    let error = place.plan(&path).expect_err("it is refused");
    assert_eq!(place.files(), before);
    error
}

#[test]
fn an_archive_that_somebody_else_has_packed_is_read() {
    let place = Place::empty();
    place.write("x", "");
    let path = place.path("../good.backup");
    fs::write(&path, with_files(&[plain("games/a.json", "one"), plain("settings.json", "two")])).unwrap();
    assert_eq!(place.counts(&path), [2, 0, 0, 0]);
}

#[test]
fn a_name_that_is_not_one_of_ours_is_refused() {
    for name in [
        "../settings.json",
        "games/../../a.json",
        "games/../settings.json",
        "/etc/a.json",
        "games\\a.json",
        "games/..\\a.json",
        "C:\\a.json",
        "games/C:a.json",
        "games/trash/a.json",
        "games/locks/a.json",
        "analyses/a.json",
        "other/a.json",
        "a.json",
        "games/a.exe",
        "games//a.json",
        "./games/a.json",
        "games/a\n.txt",
        "backup.json",
        "",
    ] {
        let error = refused(&with_files(&[plain("games/a.json", "one"), plain(name, "two")]));
        assert!(matches!(&error, BackupError::Foreign { name: told } if told == name), "{name}: {error:?}");
    }
}

#[test]
fn only_plain_files_are_read() {
    let kinds = [
        EntryType::Symlink,
        EntryType::Link,
        EntryType::Directory,
        EntryType::Fifo,
        EntryType::Char,
        EntryType::Block,
        EntryType::GNUSparse,
        EntryType::XHeader,
        EntryType::XGlobalHeader,
        EntryType::GNULongLink,
    ];
    for kind in kinds {
        let error = refused(&with_files(&[("games/a.json", kind, Vec::new())]));
        assert!(matches!(error, BackupError::Foreign { .. } | BackupError::Damaged), "{kind:?}: {error:?}");
    }
}

#[test]
fn a_file_that_is_there_twice_or_is_not_as_listed_is_refused() {
    let one = || plain("games/a.json", "one");
    assert!(matches!(refused(&with_files(&[one(), one()])), BackupError::Twice { .. }));
    let files = |list: &str| {
        let first = ("backup.json", EntryType::Regular, heading(1));
        packed(&[first, one(), plain("files.json", list)])
    };
    assert!(matches!(refused(&files("[]")), BackupError::Changed { name } if name == "games/a.json"));
    let wrong = r#"[{"name": "games/a.json", "bytes": 3, "sha256": "00"}]"#;
    assert!(matches!(refused(&files(wrong)), BackupError::Changed { .. }));
    assert!(matches!(refused(&files("nonsense")), BackupError::Damaged));
    // A file may come after the list, since other programs use other orders, but not one that is missing from it.
    let behind = [("backup.json", EntryType::Regular, heading(1)), plain("files.json", "[]"), one()];
    assert!(matches!(refused(&packed(&behind)), BackupError::Changed { name } if name == "games/a.json"));
    assert!(matches!(refused(&packed(&behind[..1])), BackupError::Damaged), "there is no list");
}

#[test]
fn a_newer_backup_and_a_file_that_is_no_backup_are_told_apart() {
    let newer = [("backup.json", EntryType::Regular, heading(2)), plain("wholly/new.form", "")];
    assert!(matches!(refused(&packed(&newer)), BackupError::Newer { version: 2 }));
    for none in [
        b"".to_vec(),
        vec![0; 4096],
        vec![0x1f, 0x8b],
        b"no archive".to_vec(),
        packed(&[]),
        packed(&[plain("games/a.json", "one")]),
        packed(&[plain("backup.json", "{}")]),
        packed(&[plain("backup.json", "nonsense")]),
    ] {
        assert!(matches!(refused(&none), BackupError::NoBackup));
    }
}

#[test]
fn a_file_that_swells_when_it_is_unpacked_is_not_unpacked() {
    let zeros = |name, bytes| (name, EntryType::Regular, vec![0; bytes]);
    let large = refused(&with_files(&[zeros("games/a.json", (4 << 20) + 1)]));
    assert!(matches!(large, BackupError::FileTooLarge { most, .. } if most == 4 << 20));
    let name = refused(&with_files(&[("././@LongLink", EntryType::GNULongName, vec![b'a'; 8 << 20])]));
    assert!(matches!(name, BackupError::FileTooLarge { .. }), "{name:?}");
    // A header that promises more than there is.
    let mut header = Header::new_gnu();
    header.set_path("backup.json").unwrap();
    header.set_size(u64::MAX >> 1);
    header.set_mode(0o644);
    header.set_cksum();
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(header.as_bytes()).unwrap();
    assert!(matches!(refused(&packed.finish().unwrap()), BackupError::FileTooLarge { .. }));
}

#[test]
fn anything_after_the_archive_is_refused() {
    let good = with_files(&[plain("games/a.json", "one")]);
    let unpacked = unpacked(&good);
    assert!(matches!(refused(&[unpacked.as_slice(), &good].concat()), BackupError::Damaged));
    let longer = [good.as_slice(), &[0]].concat();
    assert!(matches!(refused(&longer), BackupError::Damaged));
    assert!(matches!(refused(&[good.as_slice(), &good].concat()), BackupError::Damaged));
}

/// The names in a backup, as another program lists them.
fn listed_by(program: &str, arguments: &[&str], path: &Path) -> Vec<String> {
    let output = Command::new(program).args(arguments).arg(path).output().unwrap();
    assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

/// The names in a backup, in their order.
fn names_in(path: &Path) -> Vec<String> {
    let mut archive = Archive::new(GzDecoder::new(fs::File::open(path).unwrap()));
    let entries =
        archive.entries().unwrap().map(|entry| entry.unwrap().path().unwrap().display().to_string());
    entries.collect()
}

#[test]
fn a_backup_is_an_archive_of_the_files_with_their_list() {
    let ours = names_in(&Place::used("mine").backup());
    let mut names = vec!["backup.json".to_owned()];
    names.extend(FILES.map(str::to_owned));
    names.push("files.json".to_owned());
    let sorted = |mut names: Vec<String>| {
        names.sort();
        names
    };
    assert_eq!(sorted(ours.clone()), sorted(names));
}

#[test]
#[ignore = "needs tar and Python: .ci/run has them"]
fn other_programs_open_a_backup() {
    let place = Place::used("mine");
    let path: PathBuf = place.backup();
    for (program, arguments) in [
        ("tar", &["tzf"][..]),
        ("python3", &["-c", "import sys, tarfile; print(*tarfile.open(sys.argv[1]).getnames(), sep='\\n')"]),
    ] {
        assert_eq!(listed_by(program, arguments, &path), names_in(&path), "{program}");
    }
}
