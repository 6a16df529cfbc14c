//! Nothing is lost, whatever happens to the disk: each action is killed at every other file operation, meets a full disk
//! at every third one, and a broken disk at the ones right after those; with `ALHAMBRA_TROUBLE=every`, all of this
//! happens at every operation.
#![cfg(debug_assertions)]

mod actions;
mod alexandros;
mod backups;
mod drills;
mod folder;
mod photos;
mod plays;
mod random;
mod tile_game;

use alhambra::games::HOUSE;
use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, SystemTime},
};

use alhambra::{
    app::{AppCommand, AppState, Page},
    games::{
        alexandros::game::GamePage as AlexandrosPage, alhambra::game::GamePage as AlhambraPage,
        roll_and_write::game::GamePage,
    },
    storage::{
        DataDir, remove_stale_temp,
        trial::{self, Trouble},
    },
};

use actions::{Action, actions};
use folder::{files, is_aside, is_result, is_whole, log, prepared, text};

/// Checks that every file, old or new, is whole, and that nothing an old one said is lost.
#[track_caller]
fn check(folder: &Path, old: &BTreeMap<PathBuf, Vec<u8>>, what: &str) {
    let new = files(folder);
    for (path, bytes) in new.iter().filter(|(path, _)| !is_aside(path)) {
        let is_old = old.values().any(|old| old == bytes);
        assert!(
            is_old || is_whole(folder, path, bytes),
            "{what}: {} is neither old nor whole",
            path.display()
        );
    }
    for (path, bytes) in old {
        let is_kept = new.iter().any(|(path, new)| new == bytes && !is_aside(path));
        let is_continued = || {
            new.get(path).is_some_and(|new| {
                let (old, new) = (log(bytes), log(new));
                let is_undone = || folder.join("games/undone").join(path.file_name().unwrap()).exists();
                // What has no log, and what was typed in at once, is replaced by its new version.
                is_result(bytes) || new.starts_with(&old) || old.starts_with(&new) && is_undone()
            })
        };
        let may_go = path.starts_with("games/undone") || path.starts_with("drafts") || photos::may_go(path);
        assert!(is_kept || may_go || is_continued(), "{what}: {} is gone", path.display());
    }
}

/// Checks that the program starts and goes on, and that nothing remains of what was being written. Folders with the
/// same contents are checked once.
#[track_caller]
fn check_next_start(folder: &Path, action: &Action, seen: &mut Vec<BTreeMap<PathBuf, Vec<u8>>>, what: &str) {
    let aside = |path: PathBuf| if is_aside(&path) { PathBuf::from(".aside") } else { path };
    let found = files(folder).into_iter().map(|(path, bytes)| (aside(path), bytes)).collect();
    if seen.contains(&found) {
        return;
    }
    seen.push(found);
    for path in files(folder).keys().filter(|path| is_aside(path)) {
        let file = fs::File::options().write(true).open(folder.join(path)).unwrap();
        file.set_modified(SystemTime::now() - Duration::from_secs(3 * 24 * 60 * 60)).unwrap();
    }
    let data = DataDir::find(Some(folder)).unwrap();
    data.folders().iter().for_each(|folder| remove_stale_temp(folder));
    let left: Vec<_> = files(folder).into_keys().filter(|path| is_aside(path)).collect();
    assert!(left.is_empty(), "{what}: {left:?} remain");
    let mut app = AppState::new(data, HOUSE);
    let pages = [
        Page::Library,
        Page::from(GamePage::Layouts),
        Page::from(AlhambraPage::Pieces),
        Page::from(AlexandrosPage::Boards),
    ];
    for page in pages.into_iter().flat_map(|page| [page, Page::Home]) {
        app.run(AppCommand::Go(page));
    }
    assert_eq!(app.errors, 0, "{what}: {:?}", app.notifications);
    if !(action.is_done)(folder) {
        (action.before)(&mut app, folder);
        let told = (action.act)(&mut app, folder);
        assert!(
            !told && (action.is_done)(folder),
            "{what}: it is not done the next time: {:?}",
            app.notifications
        );
    }
}

/// Does an action with this trouble, and returns whether it said that something went wrong.
fn attempt(action: &Action, folder: &Path, at: usize, trouble: Trouble) -> bool {
    let mut app = AppState::new(DataDir::find(Some(folder)).unwrap(), HOUSE);
    (action.before)(&mut app, folder);
    trial::begin(Some((at, trouble)));
    let told = (action.act)(&mut app, folder);
    let steps = trial::steps();
    trial::begin(None);
    fs::write(folder.join("steps.aside"), steps.to_string()).unwrap();
    told
}

fn steps_taken(folder: &Path) -> Option<usize> {
    let path = folder.join("steps.aside");
    let steps = text(&path).parse().ok();
    drop(fs::remove_file(path));
    steps
}

/// Runs a part of a test in a process of its own, because the trouble concerns a whole process.
fn in_a_program(job: &str, folder: &Path) -> bool {
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--exact", "kills::part_of_the_other_tests", "--nocapture"]);
    command.env("ALHAMBRA_TRIAL", job).env("ALHAMBRA_TRIAL_FOLDER", folder).env("LC_ALL", "C");
    let output = command.stdin(Stdio::null()).output().unwrap();
    let said =
        String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
    assert!(!said.contains("panicked"), "{job}: {said}");
    output.status.success()
}

#[test]
fn part_of_the_other_tests() {
    let Ok(job) = env::var("ALHAMBRA_TRIAL") else { return };
    if let Some(job) = job.strip_prefix("random/") {
        return random::part(job, Path::new(&env::var("ALHAMBRA_TRIAL_FOLDER").unwrap()));
    }
    if let Some(job) = job.strip_prefix("plays/") {
        return plays::part(job, Path::new(&env::var("ALHAMBRA_TRIAL_FOLDER").unwrap()));
    }
    let (action, at) = job.split_once('/').unwrap();
    let action = actions().into_iter().find(|known| known.name == action).unwrap();
    if let Ok(at) = at.parse() {
        attempt(action, Path::new(&env::var("ALHAMBRA_TRIAL_FOLDER").unwrap()), at, Trouble::Kill);
        return;
    }
    let (trouble, first) = if at == "full" { (Trouble::Full, 0) } else { (Trouble::Broken, 1) };
    let (first, step) = if is_at_every_one() { (0, 1) } else { (first, 3) };
    let (before, mut seen) = (before(action), Vec::new());
    for at in (first..).step_by(step) {
        let folder = prepared();
        let what = format!("{job} at {at}");
        let told = attempt(action, folder.path(), at, trouble);
        let is_over = steps_taken(folder.path()).unwrap() <= at;
        check(folder.path(), &before, &what);
        assert!(told || (action.is_done)(folder.path()), "{what}: not done, and nothing said");
        assert!(!told || !is_over, "{what}: it said so though nothing went wrong");
        check_next_start(folder.path(), action, &mut seen, &what);
        if is_over {
            break;
        }
    }
}

/// Whether no operation is left out, which takes longer.
fn is_at_every_one() -> bool {
    env::var_os("ALHAMBRA_TROUBLE").is_some()
}

/// The files there are when an action begins.
fn before(action: &Action) -> BTreeMap<PathBuf, Vec<u8>> {
    let folder = prepared();
    (action.before)(&mut AppState::new(DataDir::find(Some(folder.path())).unwrap(), HOUSE), folder.path());
    files(folder.path())
}

/// Does this for every action, several at a time.
fn for_all(what: impl Fn(&Action) + Sync) {
    let (all, next) = (actions(), AtomicUsize::new(0));
    let failed = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, Into::into) {
            scope.spawn(|| {
                while let Some(action) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| what(action)));
                    if done.is_err() {
                        failed.lock().unwrap().push(action.name);
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().unwrap();
    assert!(failed.is_empty(), "{failed:?}");
}

#[test]
fn killed_at_any_file_operation_the_program_loses_nothing_and_goes_on() {
    for_all(|action| {
        let (before, mut seen) = (before(action), Vec::new());
        for at in (0..).step_by(if is_at_every_one() { 1 } else { 2 }) {
            let folder = prepared();
            let ended = in_a_program(&format!("{}/{at}", action.name), folder.path());
            let steps = steps_taken(folder.path());
            assert_eq!(ended, steps.is_some(), "{}", action.name);
            let what = format!("{} killed at {at}", action.name);
            check(folder.path(), &before, &what);
            check_next_start(folder.path(), action, &mut seen, &what);
            if ended {
                assert!(at > 0 && (action.is_done)(folder.path()), "{}", action.name);
                break;
            }
        }
    });
}

#[test]
fn a_full_disk_loses_nothing_and_is_reported() {
    for_all(|action| {
        assert!(in_a_program(&format!("{}/full", action.name), Path::new("")), "{}", action.name);
    });
}

#[test]
fn a_broken_disk_loses_nothing_and_is_reported() {
    for_all(|action| {
        assert!(in_a_program(&format!("{}/broken", action.name), Path::new("")), "{}", action.name);
    });
}
