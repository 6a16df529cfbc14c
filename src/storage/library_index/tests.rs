use super::*;
use proptest::{collection::vec, prelude::*};
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

/// How often a file was read in the test of this name, which is the first word of all its files.
static READ: [(&str, AtomicUsize); 4] = [
    ("kept", AtomicUsize::new(0)),
    ("many", AtomicUsize::new(0)),
    ("once", AtomicUsize::new(0)),
    ("same", AtomicUsize::new(0)),
];

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
    Index::new(games, folder.path().join("summaries"), BySerde(summary))
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

#[test]
fn a_look_that_finds_nothing_new_changes_nothing_and_what_it_finds_is_all_that_does() {
    for games in [3, FEW + 50] {
        let folder = tempfile::tempdir().unwrap();
        for k in 0..games {
            save(&folder, &format!("{k}.json"), "text", 10 + k as u64);
        }
        let mut index = index(&folder);
        look(&mut index);
        let (list, changes) = (index.list(), index.changes());
        assert_eq!(list.len(), games);
        for _ in 0..3 {
            index.refresh().unwrap();
            while index.is_looking() {
                assert!(!index.poll(), "that it ends is no news");
                assert_eq!(index.reading(), None);
            }
        }
        assert!(Arc::ptr_eq(&list, &index.list()) && index.changes() == changes);
        save(&folder, "7.json", "changed", 5);
        look(&mut index);
        let same = index.games().iter().filter(|game| list.iter().any(|before| before.is_same(game))).count();
        assert_eq!((index.games().len() - same, index.changes()), (1, changes + 1));
        index.look_again_at(&["1.json", "2.json"]);
        assert_eq!(index.changes(), changes + 1, "they are as they were");
        fs::remove_file(folder.path().join("games/2.json")).unwrap();
        look(&mut index);
        assert!(index.changes() == changes + 2 && !names(&index).contains(&"2.json"));
    }
}

#[test]
fn a_look_that_is_asked_for_while_another_one_reads_takes_nothing_from_it() {
    let folder = tempfile::tempdir().unwrap();
    let games = 3 * FEW;
    for k in 0..games {
        save(&folder, &format!("{k}.json"), "once", 10 + k as u64);
    }
    let mut index = index(&folder);
    index.refresh().unwrap();
    while index.is_looking() {
        index.poll();
        if index.games().is_empty() {
            index.refresh().unwrap();
        }
    }
    assert_eq!((index.games().len(), reads("once")), (games, games));
}

#[test]
fn what_was_looked_at_again_is_newer_than_what_a_look_says_that_began_before() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [("a.json", "old"), ("b.json", "old")] {
        save(&folder, name, text, 50);
    }
    let mut index = index(&folder);
    let (tell, news) = channel();
    index.looking = Some(Looking { news, all: None, again: HashSet::new() });
    index.look().run(&mut |found| tell.send(found).is_ok()).unwrap();
    drop(tell);
    save(&folder, "a.json", "new", 40);
    fs::remove_file(folder.path().join("games/b.json")).unwrap();
    index.look_again_at(&["a.json", "b.json"]);
    while index.is_looking() {
        index.poll();
    }
    assert_eq!((names(&index), index.games()[0].content.clone()), (vec!["a.json"], Ok("new".to_owned())));
}

/// However many games are read, whoever is told of them is told only a few times.
#[test]
fn what_is_read_is_told_each_time_there_is_twice_as_much() {
    let folder = tempfile::tempdir().unwrap();
    let games = 500_usize;
    for k in 0..games {
        save(&folder, &format!("{k}.json"), "text", 10 + k as u64);
    }
    let mut told = Vec::new();
    let look = Scan { patience: Duration::ZERO, ..index(&folder).look() };
    look.run(&mut |news| {
        if let News::Found(found) = news {
            told.push(found.len());
        }
        true
    })
    .unwrap();
    assert_eq!(told.iter().sum::<usize>(), games);
    assert!(told.len() <= games.ilog2() as usize + 2, "{told:?}");
}

proptest! {
    /// Whatever comes in, in whatever order, the list is what sorting all of it would give, with the latest look at
    /// each file.
    #[test]
    fn the_list_is_in_order_whatever_comes_in(batches in vec(vec((0_u8..40, 0_u64..20), 0..12), 0..12)) {
        let folder = tempfile::tempdir().unwrap();
        let mut index = index(&folder);
        let mut last = HashMap::new();
        for batch in batches {
            let batch: HashMap<u8, u64> = batch.into_iter().collect();
            let entry = |(name, time): (&u8, &u64)| {
                let path = folder.path().join(format!("{name}.json"));
                fs::write(&path, "x").unwrap();
                let modified = SystemTime::UNIX_EPOCH + Duration::from_secs(*time);
                fs::File::options().write(true).open(&path).unwrap().set_modified(modified).unwrap();
                let file = Games::new(folder.path().to_path_buf()).find(&format!("{name}.json")).unwrap();
                LibraryEntry::of(&file, Ok(String::new()))
            };
            index.take(News::Found(batch.iter().map(entry).collect()));
            last.extend(batch);
        }
        let mut sorted: Vec<(u64, String)> =
            last.into_iter().map(|(name, time)| (time, format!("{name}.json"))).collect();
        sorted.sort_by(|a, b| b.cmp(a));
        prop_assert_eq!(names(&index), sorted.iter().map(|(_, name)| name.as_str()).collect::<Vec<_>>());
    }
}
