//! What comes back, into an empty folder and into one that is in use.

use std::{
    collections::BTreeSet,
    fs,
    time::{Duration, SystemTime},
};

use alhambra::{
    kernel::People,
    storage::{BackupError, Change, Games, OnConflict, PeopleFile, Restored, StoreError, back_up},
};
use proptest::prelude::*;

use crate::backup::support::{FILES, Place};

const CHOICES: [OnConflict; 3] = [OnConflict::Keep, OnConflict::Replace, OnConflict::Both];

#[test]
fn everything_comes_back_into_an_empty_folder_and_nothing_else_does() {
    let (from, to) = (Place::used("mine"), Place::empty());
    let old = SystemTime::UNIX_EPOCH + Duration::from_secs(1_700_000_000);
    let file = fs::File::options().write(true).open(from.path("games/a.json")).unwrap();
    file.set_modified(old).unwrap();
    let backup = from.backup();
    assert_eq!(to.counts(&backup), [FILES.len(), 0, 0, 0]);
    assert!(!to.data().root().exists(), "planning creates nothing");
    let restored = to.restore(&backup, OnConflict::Keep);
    assert_eq!(restored, Restored { added: FILES.len(), ..Restored::default() });
    let found = to.files();
    assert_eq!(found.keys().map(String::as_str).collect::<Vec<_>>(), FILES);
    let all = from.files();
    assert!(found.iter().all(|(name, bytes)| all[name] == *bytes));
    assert_eq!(
        fs::metadata(to.path("games/a.json")).unwrap().modified().unwrap(),
        old,
        "games keep their order"
    );
}

#[test]
fn a_backup_changes_nothing_in_the_folder_it_came_from() {
    let place = Place::used("mine");
    let (backup, before) = (place.backup(), place.files());
    for choice in CHOICES {
        assert_eq!(place.counts(&backup), [0, FILES.len(), 0, 0]);
        let restored = place.restore(&backup, choice);
        assert_eq!(restored, Restored { same: FILES.len(), ..Restored::default() });
        assert_eq!(place.files(), before);
    }
}

#[test]
fn when_own_files_are_kept_nothing_is_touched() {
    let (from, to) = (Place::used("theirs"), Place::used("mine"));
    let (backup, before) = (from.backup(), to.files());
    assert_eq!(to.counts(&backup), [0, 0, FILES.len(), 0]);
    assert_eq!(to.restore(&backup, OnConflict::Keep).kept, FILES.len());
    assert_eq!(to.files(), before);
}

#[test]
fn when_own_files_are_replaced_those_of_the_backup_take_their_place() {
    let (from, to) = (Place::used("theirs"), Place::used("mine"));
    let backup = from.backup();
    assert_eq!(to.restore(&backup, OnConflict::Replace).replaced, FILES.len());
    assert_eq!(to.files(), from.files());
    assert_eq!(to.counts(&backup), [0, FILES.len(), 0, 0]);
}

#[test]
fn when_both_are_kept_each_keeps_what_belongs_to_it() {
    let (from, to) = (Place::used("theirs"), Place::used("mine"));
    let backup = from.backup();
    to.write("games/a-2.json", "another game");
    to.write("games/undone/b-2.json", "of another game");
    let before = to.files();
    let restored = to.restore(&backup, OnConflict::Both);
    let single = ["alhambra/box.json", "drills.json", "people.json", "settings.json"];
    assert_eq!((restored.added, restored.kept), (FILES.len() - single.len(), single.len()));
    let after = to.files();
    assert!(before.iter().all(|(name, bytes)| after[name] == *bytes), "nothing that was here has changed");
    for (name, there) in [
        ("games/a.json", "games/a-3.json"),
        ("games/undone/a.json", "games/undone/a-3.json"),
        ("games/before-2.0/a.json", "games/before-2.0/a-3.json"),
        ("games/b.json", "games/b-3.json"),
        ("photos/a.jpg", "photos/a-3.jpg"),
        ("layouts/ours.solo-2.values", "layouts/ours-2.solo-2.values"),
        ("drafts/sheet-2.json", "drafts/sheet-3.json"),
        ("drafts/sheet.json", "drafts/sheet-4.json"),
    ] {
        assert_eq!(to.read(there), from.read(name), "{name}");
    }
    assert_eq!(
        to.counts(&backup)[..2],
        [0, FILES.len() - single.len()],
        "a second time these files are the same"
    );
    assert_eq!(to.restore(&backup, OnConflict::Both).added, 0);
    assert_eq!(to.files(), after);
}

#[test]
fn who_is_who_is_merged_and_what_is_said_here_counts() {
    let (from, to) = (Place::empty(), Place::empty());
    let say = |place: &Place, pairs: &[[&str; 2]]| {
        let change = |people: &mut People| pairs.iter().for_each(|[one, other]| people.join(one, other));
        PeopleFile::new(&place.data()).change(change).unwrap()
    };
    say(&from, &[["ada", "ada w"], ["ben", "benjamin"]]);
    let mine = say(&to, &[["cleo", "ada w"]]);
    let backup = from.backup();
    let before = to.files();
    to.restore(&backup, OnConflict::Keep);
    assert_eq!(to.files(), before);
    assert_eq!(to.restore(&backup, OnConflict::Both).added, 1);
    let both = PeopleFile::new(&to.data()).load().unwrap();
    assert_eq!(["ada", "ada w", "benjamin"].map(|name| both.id(name)), ["cleo", "cleo", "ben"]);
    assert_eq!(mine.id("ada w"), "cleo");
    let restored = to.restore(&backup, OnConflict::Both);
    assert_eq!((restored.added, restored.same), (0, 1), "nothing is new the second time");
    to.restore(&backup, OnConflict::Replace);
    assert_eq!(to.read("people.json"), from.read("people.json"));
}

#[test]
fn what_belongs_to_a_file_never_goes_to_another_one() {
    let (from, to) = (Place::empty(), Place::empty());
    from.write("games/a.json", "theirs");
    from.write("games/undone/a.json", "of theirs");
    to.write("games/a.json", "mine");
    let backup = from.backup();
    assert_eq!(to.counts(&backup), [0, 0, 2, 0]);
    to.restore(&backup, OnConflict::Keep);
    assert_eq!(to.read("games/undone/a.json"), None);
    to.restore(&backup, OnConflict::Both);
    assert_eq!(to.read("games/undone/a.json"), None);
    assert_eq!(to.read("games/undone/a-2.json").as_deref(), Some("of theirs"));
    to.restore(&backup, OnConflict::Replace);
    assert_eq!(to.read("games/a.json").as_deref(), Some("mine"), "theirs is here already, beside mine");
}

#[test]
fn a_game_that_is_open_is_left_alone_and_named() {
    let (from, to) = (Place::used("theirs"), Place::used("mine"));
    let backup = from.backup();
    let games = Games::new(to.data().games());
    let lock = games.lock("a.json").unwrap();
    let (read, plan) = to.plan(&backup).unwrap();
    let open: Vec<String> = plan.of(Change::Open).map(alhambra::storage::Planned::name).collect();
    assert_eq!(open, ["games/a.json", "games/before-2.0/a.json", "games/undone/a.json", "photos/a.jpg"]);
    let late = games.lock("b.json").unwrap();
    let restored = plan.carry_out(&read, &to.data(), OnConflict::Replace, &mut |_, _| {}).unwrap();
    assert_eq!(restored.skipped.len(), 6, "{restored:?}");
    assert!(restored.skipped.contains(&"games/b.json".to_owned()), "it was opened later");
    for name in ["games/a.json", "games/undone/a.json", "games/b.json"] {
        assert_eq!(to.read(name), Some(format!("{name}: mine")));
    }
    drop((lock, late));
    assert_eq!(to.restore(&backup, OnConflict::Replace).replaced, 6);
}

#[test]
fn what_changes_between_planning_and_restoring_is_left_alone() {
    let (from, to) = (Place::used("theirs"), Place::used("mine"));
    fs::remove_file(to.path("boards/ours.json")).unwrap();
    let (read, plan) = to.plan(&from.backup()).unwrap();
    to.write("boards/ours.json", "new since");
    to.write("settings.json", "other since");
    let restored = plan.carry_out(&read, &to.data(), OnConflict::Replace, &mut |_, _| {}).unwrap();
    assert_eq!(restored.skipped, ["settings.json", "boards/ours.json"]);
    assert_eq!(to.read("boards/ours.json").as_deref(), Some("new since"));
    assert_eq!(to.read("settings.json").as_deref(), Some("other since"));
}

#[test]
fn a_name_that_was_reserved_but_never_written_is_free() {
    let (from, to) = (Place::used("theirs"), Place::empty());
    to.write("games/a.json", "");
    from.write("games/empty.json", "");
    let backup = from.backup();
    assert_eq!(to.counts(&backup), [FILES.len(), 0, 0, 0]);
    to.restore(&backup, OnConflict::Keep);
    assert_eq!(to.read("games/a.json"), from.read("games/a.json"));
}

#[test]
fn files_that_cannot_be_read_are_left_out_and_named() {
    let place = Place::used("mine");
    let large = fs::File::create(place.path("games/large.json")).unwrap();
    large.set_len(5 << 20).unwrap();
    fs::create_dir(place.path("games/folder.json")).unwrap();
    let path = place.path("../all.backup");
    let kept = back_up(&place.data(), &path, false, &mut |_, _| {}).unwrap();
    assert_eq!(kept.files, FILES.len());
    assert!(matches!(kept.left_out.as_slice(), [StoreError::TooLarge { .. }]), "{:?}", kept.left_out);
    let again = back_up(&place.data(), &path, false, &mut |_, _| {});
    assert!(matches!(again, Err(BackupError::Store(StoreError::Exists { .. }))));
}

#[test]
fn names_may_be_long() {
    let (from, to) = (Place::empty(), Place::empty());
    let name = format!("layouts/{}.json", "é".repeat(80));
    from.write(&name, "long");
    to.restore(&from.backup(), OnConflict::Keep);
    assert_eq!(to.read(&name).as_deref(), Some("long"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Whatever lies in two folders: nothing in the target folder is lost unless it was to be replaced, what the backup
    /// holds is there afterwards unless own files were to stay, and a second time changes nothing.
    #[test]
    fn merging_loses_nothing_and_is_done_once(
        theirs in proptest::collection::vec(0_u8..4, FILES.len()),
        mine in proptest::collection::vec(0_u8..4, FILES.len()),
        choice in 0_usize..3,
    ) {
        let (from, to, choice) = (Place::empty(), Place::empty(), CHOICES[choice]);
        for (place, words) in [(&from, &theirs), (&to, &mine)] {
            for (name, word) in FILES.iter().zip(words).filter(|(_, word)| **word > 0) {
                place.write(name, &format!("{name}: {word}"));
            }
        }
        let (backup, before) = (from.backup(), to.files());
        to.restore(&backup, choice);
        let after = to.files();
        if choice != OnConflict::Replace {
            prop_assert!(before.iter().all(|(name, bytes)| after.get(name) == Some(bytes)));
        }
        let there: BTreeSet<&Vec<u8>> = after.values().collect();
        for (name, bytes) in from.files() {
            let has_a_place = ["games/a.json", "games/b.json", "boards/ours.json", "layouts/ours.json"];
            let comes = match choice {
                OnConflict::Replace => true,
                OnConflict::Keep => !before.contains_key(&name) && has_a_place.contains(&name.as_str()),
                OnConflict::Both => has_a_place.contains(&name.as_str()),
            };
            prop_assert!(!comes || there.contains(&bytes), "{} is missing", name);
        }
        to.restore(&backup, choice);
        prop_assert_eq!(to.files(), after);
    }
}
