//! How soon the program is there, and how soon it knows all saved games: of none, of 10,000 and of 100,000.
#![allow(clippy::unwrap_used)]

use std::{
    fs,
    path::Path,
    thread,
    time::{Duration, Instant, SystemTime},
};

use alhambra::{
    app::{AppCommand, AppState, Page},
    storage::DataDir,
};

/// Names of one file; file systems allow no more than some 65,000.
const NAMES: usize = 10_000;

fn main() {
    println!("{:>8}  {:>10}  {:>12}  {:>12}  {:>10}", "games", "start", "all read", "all kept", "library");
    for games in [0, 10_000, 100_000] {
        let folder = tempfile::tempdir().unwrap();
        fill(&folder.path().join("games"), games);
        let data = DataDir::find(Some(folder.path())).unwrap();
        let (_, read) = start(&data, games);
        let (started, kept) = start(&data, games);
        let mut app = AppState::new(data);
        wait(&mut app, games);
        let began = Instant::now();
        app.run(AppCommand::Go(Page::Library));
        let opened = began.elapsed();
        println!("{games:>8}  {started:>10.1?}  {read:>12.1?}  {kept:>12.1?}  {opened:>10.1?}");
    }
}

/// How long the program takes to be there, and to know all games.
fn start(data: &DataDir, games: usize) -> (Duration, Duration) {
    let began = Instant::now();
    let mut app = AppState::new(data.clone());
    let started = began.elapsed();
    wait(&mut app, games);
    (started, began.elapsed())
}

fn wait(app: &mut AppState, games: usize) {
    while app.poll() {
        thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(app.library.games().len(), games);
}

/// A folder of so many games: a few real ones, each under many names.
fn fill(folder: &Path, games: usize) {
    fs::create_dir_all(folder).unwrap();
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    let records =
        ["solo-2-phantoms.json", "two-players.json", "table-three-players.json", "four-players.json"];
    for first in (0..games).step_by(NAMES) {
        let one = folder.join(format!("{first}.json"));
        fs::copy(saves.join(records[first / NAMES % records.len()]), &one).unwrap();
        let file = fs::File::options().write(true).open(&one).unwrap();
        file.set_modified(SystemTime::now() - Duration::from_secs(60 + first as u64)).unwrap();
        for k in first + 1..games.min(first + NAMES) {
            fs::hard_link(&one, folder.join(format!("{k}.json"))).unwrap();
        }
    }
}
