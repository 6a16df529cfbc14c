//! Backups on the command line.

use std::{fs, io::Read as _};

use crate::cli::run::{Place, command};

/// A folder with somebody's data, a backup of it, and somebody else's data.
fn place() -> Place {
    let place = Place::new();
    for (data, word) in [("one", "theirs"), ("two", "mine")] {
        fs::create_dir_all(place.path(data).join("games")).unwrap();
        place.write(&format!("{data}/games/a.json"), word);
        place.write(&format!("{data}/games/{data}.json"), word);
    }
    let said = place.run("--data-dir one backup -o all.tar.gz").fine();
    assert!(said.starts_with("2 files are in the backup all.tar.gz"), "{said}");
    place
}

#[test]
fn conflicts_are_listed_and_nothing_is_changed_until_somebody_chooses() {
    let place = place();
    let run = place.run("--data-dir two restore all.tar.gz");
    assert_eq!((run.code, run.err.as_str()), (1, ""));
    assert!(
        run.out.contains("games/a.json: different here") && run.out.contains("--conflicts"),
        "{}",
        run.out
    );
    assert!(
        run.out.contains("games/one.json: new") && run.out.contains("Nothing was changed"),
        "{}",
        run.out
    );
    assert!(!place.path("two/games/one.json").exists());
    let dry = place.run("--data-dir two restore all.tar.gz --dry-run --conflicts replace").fine();
    assert!(dry.contains("Nothing was changed"), "{dry}");
    assert_eq!(place.read("two/games/a.json"), "mine");
    let said = place.run("--data-dir two restore all.tar.gz --conflicts both").fine();
    assert!(said.starts_with("Restored: 2 new, 0 replaced"), "{said}");
    assert_eq!(
        (place.read("two/games/a.json"), place.read("two/games/a-2.json")),
        ("mine".into(), "theirs".into())
    );
    let again = place.run("--data-dir two restore all.tar.gz").fine();
    assert!(again.starts_with("Restored: 0 new, 0 replaced, 2 already here"), "{again}");
}

#[test]
fn own_files_stay_or_are_replaced_as_the_option_says() {
    let place = place();
    let kept = place.run("--data-dir two restore all.tar.gz --conflicts keep").fine();
    assert!(kept.starts_with("Restored: 1 new, 0 replaced, 0 already here, 1 kept as yours"), "{kept}");
    assert_eq!(place.read("two/games/a.json"), "mine");
    place.run("--data-dir two restore all.tar.gz --conflicts replace").fine();
    assert_eq!(place.read("two/games/a.json"), "theirs");
    assert_eq!(place.read("two/games/two.json"), "mine");
}

#[test]
fn json_says_what_would_change_and_what_was_done() {
    let place = place();
    let told = place.run("--data-dir two restore all.tar.gz --json --conflicts both").fine();
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    let a = &told["files"][0];
    assert_eq!(
        (&a["name"], &a["change"], &a["beside"]),
        (&"games/a.json".into(), &"differs".into(), &"games/a-2.json".into())
    );
    assert_eq!((told["restored"]["added"].as_u64(), told["restored"]["kept"].as_u64()), (Some(2), Some(0)));
    let listed = place.run("--data-dir one restore all.tar.gz --json --dry-run").fine();
    assert!(serde_json::from_str::<serde_json::Value>(&listed).unwrap()["restored"].is_null());
    let made = place.run("--data-dir one backup -o new.tar.gz --json").fine();
    assert_eq!(serde_json::from_str::<serde_json::Value>(&made).unwrap()["files"], 2);
}

#[test]
fn a_bad_backup_is_reported_in_a_sentence() {
    let place = place();
    place.write("none", "no backup");
    let said = place.run("--data-dir two restore none").failed(65);
    assert!(said.contains("not a backup from this program"), "{said}");
    let whole = fs::read(place.path("all.tar.gz")).unwrap();
    place.write("short", &whole[..whole.len() / 2]);
    let said = place.run("--data-dir two restore short").failed(65);
    assert!(said.contains("damaged or incomplete"), "{said}");
    place.run("--data-dir two restore missing").failed(66);
    fs::create_dir(place.path("folder")).unwrap();
    place.run("--data-dir two restore folder").failed(66);
    let large = fs::File::create(place.path("one/games/large.json")).unwrap();
    large.set_len(5 << 20).unwrap();
    let run = place.run("--data-dir one backup -o some.tar.gz");
    assert!(run.code == 1 && run.out.contains("left out: ") && run.out.contains("large.json"), "{run:?}");
}

#[test]
fn a_wrong_folder_or_home_leaves_the_backup_as_it_was_and_says_so() {
    let place = place();
    let before = fs::read(place.path("all.tar.gz")).unwrap();
    fs::create_dir_all(place.path("empty/games")).unwrap();
    for (data, told) in [("none", "there is no data folder"), ("empty", "there is nothing to back up in")] {
        for force in ["--force -o all.tar.gz", "-o new.tar.gz"] {
            let said = place.run(&format!("--data-dir {data} backup {force}")).failed(66);
            assert!(said.contains(told) && said.contains(&place.path(data).display().to_string()), "{said}");
            let told = place.run(&format!("--data-dir {data} backup {force} --json"));
            let told: serde_json::Value = serde_json::from_str(&told.err).unwrap();
            assert_eq!(told["error"]["code"], "nothing");
        }
    }
    let mut odd = command(&place.path(""), "backup --force -o all.tar.gz");
    let odd = odd.env("HOME", place.path("nobody")).output().unwrap();
    assert_eq!(odd.status.code(), Some(66), "{odd:?}");
    assert_eq!(fs::read(place.path("all.tar.gz")).unwrap(), before);
    assert!(!place.path("new.tar.gz").exists() && !place.path("none").exists());
}

#[test]
fn a_backup_that_was_unpacked_is_restored() {
    let place = place();
    let packed = fs::read(place.path("all.tar.gz")).unwrap();
    let mut tar = Vec::new();
    flate2::read::GzDecoder::new(packed.as_slice()).read_to_end(&mut tar).unwrap();
    place.write("all.tar", tar);
    let said = place.run("--data-dir three restore all.tar").fine();
    assert!(said.starts_with("Restored: 2 new, 0 replaced"), "{said}");
    assert_eq!(place.read("three/games/one.json"), "theirs");
}

#[test]
fn files_that_cannot_be_restored_are_named_and_the_rest_come_back() {
    let place = place();
    fs::create_dir_all(place.path("three/games/a.json")).unwrap();
    let dry = place.run("--data-dir three restore all.tar.gz --dry-run").fine();
    assert!(dry.contains("games/a.json: cannot come here: what is in its place here"), "{dry}");
    let run = place.run("--data-dir three restore all.tar.gz");
    assert_eq!((run.code, run.err.as_str()), (1, ""));
    assert!(
        run.out.starts_with("Restored: 1 new") && run.out.contains("games/a.json: cannot come"),
        "{}",
        run.out
    );
    assert_eq!(place.read("three/games/one.json"), "theirs");
    let told = place.run("--data-dir three restore all.tar.gz --json");
    let told: serde_json::Value = serde_json::from_str(&told.out).unwrap();
    let why = serde_json::json!({"name": "games/a.json", "why": "in_place"});
    assert_eq!((&told["restored"]["refused"][0], told["restored"]["same"].as_u64()), (&why, Some(1)));
    assert_eq!(told["files"][0]["change"], "refused");
}
