use super::*;
use std::{
    fs,
    path::Path,
    sync::atomic::{AtomicUsize, Ordering},
    time::{Duration, SystemTime},
};
use tempfile::TempDir;

type Index = LibraryIndex<String, String>;

impl From<StoreError> for String {
    fn from(error: StoreError) -> Self {
        format!("{error:?}")
    }
}

/// How often a file was read in the test of this name: it is the first word of all its files.
static READ: [(&str, AtomicUsize); 3] =
    [("kept", AtomicUsize::new(0)), ("many", AtomicUsize::new(0)), ("same", AtomicUsize::new(0))];

fn summary(text: &str) -> Result<String, String> {
    for (test, count) in &READ {
        if text.starts_with(test) {
            count.fetch_add(1, Ordering::Relaxed);
        }
    }
    if text.ends_with("bad") { Err("bad".to_owned()) } else { Ok(text.to_owned()) }
}

fn reads(test: &str) -> usize {
    READ.iter().find(|(name, _)| *name == test).unwrap().1.swap(0, Ordering::Relaxed)
}

fn index(folder: &TempDir) -> Index {
    let games = Games::new(folder.path().join("games"));
    Index::new(games, folder.path().join("summaries"), summary)
}

/// Writes a game that was saved so many seconds ago.
fn save(folder: &TempDir, name: &str, text: &str, age: u64) {
    let path = folder.path().join("games").join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, text).unwrap();
    let file = fs::File::options().write(true).open(&path).unwrap();
    file.set_modified(SystemTime::now() - Duration::from_secs(age)).unwrap();
}

fn names(index: &Index) -> Vec<&str> {
    index.games().iter().map(|game| game.file.as_str()).collect()
}

fn look(index: &mut Index) {
    index.refresh().unwrap();
    while index.is_looking() {
        index.poll();
        thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn a_changed_file_is_read_again_and_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let mut games = index(&folder);
    look(&mut games);
    assert!(games.games().is_empty());
    save(&folder, "a.json", "same a", 30);
    save(&folder, "b.json", "same b", 20);
    look(&mut games);
    assert_eq!((names(&games), reads("same")), (vec!["b.json", "a.json"], 2));
    look(&mut games);
    assert_eq!(reads("same"), 0);
    save(&folder, "a.json", "same c", 10);
    save(&folder, "c.json", "same bad", 5);
    look(&mut games);
    assert_eq!((names(&games), reads("same")), (vec!["c.json", "a.json", "b.json"], 2));
    assert!(games.games()[0].content.is_err() && games.games()[1].content == Ok("same c".to_owned()));
    fs::remove_file(folder.path().join("games/b.json")).unwrap();
    save(&folder, "a.json", "same d", 1);
    games.look_again("b.json");
    games.look_again("a.json");
    assert_eq!(names(&games), ["a.json", "c.json"]);
    assert_eq!(games.games()[0].content, Ok("same d".to_owned()));
}

#[test]
fn what_was_read_once_is_kept_for_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    for k in 0..40 {
        save(&folder, &format!("{k}.json"), &format!("kept {k}"), 100 + k);
    }
    save(&folder, "new.json", "kept new", 0);
    save(&folder, "bad.json", "kept bad", 200);
    look(&mut index(&folder));
    assert_eq!(reads("kept"), 42);
    save(&folder, "7.json", "kept 77", 50);
    let mut games = index(&folder);
    look(&mut games);
    assert_eq!(reads("kept"), 3, "the one that changed, the one that may still change, and the bad one");
    assert_eq!(games.games().len(), 42);
    assert_eq!(games.games()[1].content, Ok("kept 77".to_owned()));
    for damage in ["", "nonsense", "alhambra summaries 0\n[]", &"[{\"name\":\"1.json".repeat(3)] {
        fs::write(folder.path().join("summaries"), damage).unwrap();
        let mut games = index(&folder);
        look(&mut games);
        assert_eq!((games.games().len(), reads("kept")), (42, 42), "it is made anew");
    }
    let kept = fs::read_to_string(folder.path().join("summaries")).unwrap();
    fs::write(folder.path().join("summaries"), &kept[..kept.len() / 2]).unwrap();
    let mut games = index(&folder);
    look(&mut games);
    assert!(games.games().iter().filter(|game| game.content.is_ok()).count() == 41 && reads("kept") < 42);
}

#[test]
fn a_large_folder_is_looked_at_by_a_thread() {
    let folder = tempfile::tempdir().unwrap();
    for k in 0..=FEW {
        save(&folder, &format!("{k}.json"), &format!("many {k}"), 10 + k as u64);
    }
    let mut games = index(&folder);
    games.refresh().unwrap();
    assert!(games.games().is_empty() && games.is_looking());
    look(&mut games);
    assert_eq!((games.games().len(), games.games()[0].file.as_str()), (FEW + 1, "0.json"));
    assert!(!games.poll());
    assert!(Path::new(&folder.path().join("summaries")).exists());
}
