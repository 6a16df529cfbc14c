//! Nothing is lost, whatever happens to the disk: each action is killed at every single file operation, and meets a full
//! and a broken disk at every one of them.
#![cfg(debug_assertions)]

use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
    process::{Command, ExitCode, Stdio},
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, SystemTime},
};

use alhambra::{
    app::{AppCommand, AppState, Description, LeaveCommand, Page, Source},
    cli,
    games::roll_and_write::{
        advisor::{GameKind, Learner, Values},
        files::{Layouts, TrainedFile},
        game::{GameCommand, GamePage, LateCommand, LayoutCommand, PadCommand},
        log::NamedLayout,
        pad::PadEvent,
        record,
        rules::Layout,
        session::LayoutEdit,
    },
    storage::{
        DataDir, Settings, sweep,
        trial::{self, Trouble},
    },
};
use serde_json::Value;

use crate::desk::solo;

/// Something the program does with files.
struct Action {
    name: &'static str,
    /// What comes before it, with a disk that works.
    before: fn(&mut AppState, &Path),
    /// It itself; whether it says that it went wrong.
    act: fn(&mut AppState, &Path) -> bool,
    /// Whether it is done, as the files say.
    is_done: fn(&Path) -> bool,
}

/// A game that can go on, with something undone.
const GAME: &str = "2026-11-22-045321-beddbd459138ad38.json";
/// A table that can go on.
const TABLE: &str = "2026-11-22-045331-066a019044e27ae1.json";
/// A finished game that was typed in.
const RESULT: &str = "2026-03-02-120000-f8ee27378dc39995.json";
/// A game in the trash.
const TRASHED: &str = "2026-11-22-045317-5ad5c23cf7a20b2a.json";

/// The games that are there, among them one that nobody can read, and one by a newer version.
const GAMES: [&str; 5] = [GAME, TABLE, RESULT, "broken.json", "2026-03-02-120400-frozen-newer.json"];

const ACTIONS: &[Action] = &[
    Action {
        name: "start the program",
        before: |_, _| {},
        act: |_, folder| {
            let data = DataDir::find(Some(folder)).unwrap();
            data.folders().iter().for_each(|folder| sweep(folder));
            AppState::new(data).errors > 0
        },
        is_done: |_| true,
    },
    Action {
        name: "begin a game",
        before: |_, _| {},
        act: |app, _| run(app, GameCommand::Start(Box::new(solo(11)))),
        is_done: |folder| games(folder).len() > GAMES.len(),
    },
    Action {
        name: "play on",
        before: |app, _| app.run(AppCommand::Open(GAME.to_owned())),
        act: |app, _| {
            let first = app.roll_and_write.session.as_ref().unwrap().game().legal()[0];
            run(app, GameCommand::Play(first))
        },
        is_done: |folder| entries(folder, GAME) > entries(&template(), GAME),
    },
    Action {
        name: "undo",
        before: |app, _| {
            app.run(AppCommand::Open(GAME.to_owned()));
            app.run(GameCommand::Redo);
        },
        act: |app, _| run(app, GameCommand::Undo),
        is_done: |folder| entries(folder, GAME) == entries(&template(), GAME),
    },
    Action {
        name: "enter into a table",
        before: |app, _| app.run(AppCommand::Open(TABLE.to_owned())),
        act: |app, _| {
            let round = app.roll_and_write.pad.as_ref().unwrap().pad().round();
            run(app, GameCommand::Pad(PadCommand::Enter(PadEvent::Coins { row: 1, round })))
        },
        is_done: |folder| entries(folder, TABLE) > entries(&template(), TABLE),
    },
    Action {
        name: "leave a game for home",
        before: |app, _| app.run(AppCommand::Open(GAME.to_owned())),
        act: |app, _| run(app, AppCommand::Go(Page::Home)),
        is_done: |_| true,
    },
    Action {
        name: "describe a game",
        before: |_, _| {},
        act: |app, _| {
            let words = Description { title: "Ours".to_owned(), ..Description::default() };
            run(app, AppCommand::Describe { file: RESULT.to_owned(), words: Box::new(words) })
        },
        is_done: |folder| json(&folder.join("games").join(RESULT))["title"] == "Ours",
    },
    Action {
        name: "throw a game away",
        before: |_, _| {},
        act: |app, _| run(app, AppCommand::Trash(GAME.to_owned())),
        is_done: |folder| !folder.join("games").join(GAME).exists(),
    },
    Action {
        name: "bring a game back",
        before: |_, _| {},
        act: |app, _| run(app, AppCommand::Restore(TRASHED.to_owned())),
        is_done: |folder| {
            folder.join("games").join(TRASHED).exists() && !folder.join("games/trash").join(TRASHED).exists()
        },
    },
    Action {
        name: "import a game",
        before: |_, _| {},
        act: |app, folder| run(app, AppCommand::Import(folder.join("given.json").display().to_string())),
        is_done: |folder| games(folder).len() > GAMES.len(),
    },
    Action {
        name: "export a game",
        before: |_, _| {},
        act: |app, folder| {
            let path = folder.join("out.json").display().to_string();
            run(app, AppCommand::Export { file: Source::File(GAME.to_owned()), path })
        },
        is_done: |folder| folder.join("out.json").exists(),
    },
    Action {
        name: "change the settings",
        before: |_, _| {},
        act: |app, _| {
            run(
                app,
                AppCommand::Set(Box::new(Settings {
                    letters: !app.settings.letters,
                    ..app.settings.clone()
                })),
            )
        },
        is_done: |folder| {
            json(&folder.join("settings.json"))["letters"]
                != json(&template().join("settings.json"))["letters"]
        },
    },
    Action {
        name: "change a sheet in the editor",
        before: |app, _| app.run(AppCommand::Go(Page::RollAndWrite(GamePage::Layouts))),
        act: |app, _| {
            run(app, GameCommand::Layouts(LayoutCommand::Change(LayoutEdit::Name("Changed".to_owned()))))
        },
        is_done: |folder| text(&folder.join("drafts/sheet.json")).contains("Changed"),
    },
    Action {
        name: "save a sheet",
        before: |app, _| {
            app.run(AppCommand::Go(Page::RollAndWrite(GamePage::Layouts)));
            app.run(GameCommand::Layouts(LayoutCommand::Discard));
            app.run(GameCommand::Layouts(LayoutCommand::Edit("our-pad.json".to_owned())));
            app.run(GameCommand::Layouts(LayoutCommand::Change(LayoutEdit::Name("Renamed".to_owned()))));
        },
        act: |app, _| run(app, GameCommand::Layouts(LayoutCommand::Save)),
        is_done: |folder| json(&folder.join("layouts/our-pad.json"))["name"] == "Renamed",
    },
    Action {
        name: "throw a sheet away",
        before: |app, _| app.run(AppCommand::Go(Page::RollAndWrite(GamePage::Layouts))),
        act: |app, _| run(app, GameCommand::Layouts(LayoutCommand::Trash("counted.json".to_owned()))),
        is_done: |folder| !folder.join("layouts/counted.json").exists(),
    },
    Action {
        name: "bring a sheet back",
        before: |app, folder| {
            // Only what was thrown away in this window is offered.
            drop(Layouts::new(folder.join("layouts")).restore("counted.json"));
            app.run(AppCommand::Go(Page::RollAndWrite(GamePage::Layouts)));
            app.run(GameCommand::Layouts(LayoutCommand::Trash("counted.json".to_owned())));
        },
        act: |app, _| run(app, GameCommand::Layouts(LayoutCommand::Restore)),
        is_done: |folder| folder.join("layouts/counted.json").exists(),
    },
    Action {
        name: "import a sheet",
        before: |app, _| app.run(AppCommand::Go(Page::RollAndWrite(GamePage::Layouts))),
        act: |app, folder| {
            let path = folder.join("given-sheet.json").display().to_string();
            run(app, GameCommand::Layouts(LayoutCommand::Import(path)))
        },
        is_done: |folder| folder.join("layouts/given.json").exists(),
    },
    Action {
        name: "train",
        before: |app, _| {
            app.roll_and_write.layouts.training = 0.0;
            app.run(AppCommand::Go(Page::RollAndWrite(GamePage::Layouts)));
        },
        act: |app, _| {
            let command = LayoutCommand::Train("our-pad.json".to_owned(), GameKind::Solo(3));
            let told = run(app, GameCommand::Layouts(command));
            while app.roll_and_write.layouts.trainer.is_some() {
                app.poll();
                thread::sleep(Duration::from_millis(1));
            }
            told || app.errors > 0
        },
        is_done: |folder| folder.join("layouts/our-pad.solo-3.values").exists(),
    },
    Action {
        name: "type in a finished game",
        before: |app, _| app.run(AppCommand::Go(Page::RollAndWrite(GamePage::LateEntry))),
        act: |app, _| {
            let mut draft = app.roll_and_write.late.draft.clone();
            "Typed".clone_into(&mut draft.title);
            run(app, GameCommand::Late(LateCommand::Change(Box::new(draft))))
        },
        is_done: |folder| text(&folder.join("drafts/late-entry.json")).contains("Typed"),
    },
    Action {
        name: "correct a finished game",
        before: |app, _| {
            app.run(GameCommand::Late(LateCommand::Correct(RESULT.to_owned())));
            let mut draft = app.roll_and_write.late.draft.clone();
            "Corrected".clone_into(&mut draft.title);
            draft.confirm();
            app.run(GameCommand::Late(LateCommand::Change(Box::new(draft))));
        },
        act: |app, _| run(app, GameCommand::Late(LateCommand::Save)),
        is_done: |folder| json(&folder.join("games").join(RESULT))["title"] == "Corrected",
    },
    Action {
        name: "quit and save elsewhere",
        before: |app, folder| {
            app.run(AppCommand::Open(GAME.to_owned()));
            block(&folder.join("games").join(GAME), |_| {
                let first = app.roll_and_write.session.as_ref().unwrap().game().legal()[0];
                app.run(GameCommand::Play(first));
                app.run(AppCommand::Quit);
            });
            app.errors = 0;
        },
        act: |app, folder| {
            let path = folder.join("out.json").display().to_string();
            run(app, AppCommand::Leave(LeaveCommand::SaveTo(path))) || app.leaving.is_some()
        },
        is_done: |folder| folder.join("out.json").exists(),
    },
    Action {
        name: "alhambra play",
        before: |_, _| {},
        act: |_, folder| command(folder, &["play", "--seed", "7", "-o", "out.json"]),
        is_done: |folder| folder.join("out.json").exists(),
    },
    Action {
        name: "alhambra play --force",
        before: |_, folder| {
            fs::copy(folder.join("given.json"), folder.join("out.json")).unwrap();
        },
        act: |_, folder| command(folder, &["play", "--seed", "7", "-o", "out.json", "--force"]),
        is_done: |folder| text(&folder.join("out.json")).contains("play-"),
    },
    Action {
        name: "alhambra import",
        before: |_, _| {},
        act: |_, folder| command(folder, &["import", "table.txt", "--confirm", "-o", "out.json"]),
        is_done: |folder| folder.join("out.json").exists(),
    },
    Action {
        name: "alhambra render",
        before: |_, _| {},
        act: |_, folder| command(folder, &["render", "given.json", "--size", "300x200", "-o", "out.png"]),
        is_done: |folder| folder.join("out.png").exists(),
    },
    Action {
        name: "alhambra verify",
        before: |_, _| {},
        act: |_, folder| command(folder, &["verify", "given.json"]),
        is_done: |_| true,
    },
    Action {
        name: "alhambra show",
        before: |_, _| {},
        act: |_, folder| command(folder, &["show", "given.json"]),
        is_done: |_| true,
    },
    Action {
        name: "alhambra score",
        before: |_, _| {},
        act: |_, folder| command(folder, &["score", "given.json"]),
        is_done: |_| true,
    },
    Action {
        name: "alhambra simulate",
        before: |_, _| {},
        act: |_, folder| command(folder, &["simulate", "--games", "1", "--layout", "layouts/our-pad.json"]),
        is_done: |_| true,
    },
];

/// Whether a command of the window goes wrong and says so.
fn run(app: &mut AppState, command: impl Into<AppCommand>) -> bool {
    let before = app.errors;
    app.run(command);
    app.errors > before
}

/// The same of the command line. The folder is that of the files it is given.
fn command(folder: &Path, words: &[&str]) -> bool {
    let in_folder = |word: &&str| {
        let is_path = [".json", ".txt", ".png"].iter().any(|ending| word.ends_with(ending));
        if is_path { folder.join(word).into_os_string() } else { word.into() }
    };
    let program = ["alhambra", "--data-dir"].map(Into::into).into_iter().chain([folder.into()]);
    cli::run(program.chain(words.iter().map(in_folder))) != ExitCode::SUCCESS
}

/// Puts a folder where a file is while something is done.
fn block(path: &Path, what: impl FnOnce(&Path)) {
    let aside = path.with_extension("aside");
    fs::rename(path, &aside).unwrap();
    fs::create_dir(path).unwrap();
    what(path);
    fs::remove_dir(path).unwrap();
    fs::rename(aside, path).unwrap();
}

fn template() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/frozen/data/anna")
}

/// A data folder like that of somebody who has used the program, with something to import.
fn prepared() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    copy(&template(), folder.path());
    for game in games(folder.path()) {
        let is_kept = GAMES.iter().any(|kept| game.ends_with(kept));
        if !is_kept {
            fs::remove_file(game).unwrap();
        }
    }
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    fs::copy(saves.join("solo-2-phantoms.json"), folder.path().join("given.json")).unwrap();
    fs::copy(saves.join("table-three-players.txt"), folder.path().join("table.txt")).unwrap();
    let mut sheet = NamedLayout::standard().0;
    "Given".clone_into(&mut sheet.name);
    fs::write(folder.path().join("given-sheet.json"), alhambra::storage::document_text(&sheet)).unwrap();
    folder
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let there = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &there);
        } else {
            fs::copy(entry.path(), there).unwrap();
        }
    }
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_default()
}

fn json(path: &Path) -> Value {
    serde_json::from_str(&text(path)).unwrap_or_default()
}

fn games(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder.join("games")).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.is_file() && !is_aside(path)).collect()
}

fn log(bytes: &[u8]) -> Vec<Value> {
    let record: Value = serde_json::from_slice(bytes).unwrap_or_default();
    record["log"].as_array().cloned().unwrap_or_default()
}

/// Whether it is the record of a game that was typed in at once.
fn is_result(bytes: &[u8]) -> bool {
    serde_json::from_slice::<Value>(bytes).is_ok_and(|record| record["kind"] == "result")
}

fn entries(folder: &Path, game: &str) -> usize {
    log(&fs::read(folder.join("games").join(game)).unwrap_or_default()).len()
}

/// Whether a file is called as one that is being written.
fn is_aside(path: &Path) -> bool {
    path.file_name().unwrap().to_str().unwrap().starts_with('.')
}

/// All files of a folder but locks and what can be thrown away, by their paths within it.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for path in fs::read_dir(next).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if !path.ends_with(".lock")
                && path.extension().is_none_or(|end| end != "lock" && end != "summaries")
            {
                found.insert(path.strip_prefix(folder).unwrap().to_path_buf(), fs::read(&path).unwrap());
            }
        }
    }
    found
}

/// Whether a file is whole: one that the program can read.
fn is_whole(folder: &Path, path: &Path, bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return match path.extension().and_then(|end| end.to_str()) {
            Some("png") => bytes.starts_with(b"\x89PNG") && bytes.ends_with(b"IEND\xae\x42\x60\x82"),
            Some("values" | "unfinished") => is_trained(&folder.join(path)),
            _ => false,
        };
    };
    let is_in = |name: &str| path.starts_with(name);
    if is_in("games/undone") || is_in("drafts") || is_in("settings.json") {
        serde_json::from_str::<Value>(text).is_ok()
    } else if is_in("layouts") {
        serde_json::from_str::<NamedLayout>(text).is_ok_and(|named| Layout::new(&named.draft).is_ok())
    } else {
        record::read(text).is_ok()
    }
}

/// Whether what was learned for the sheet beside it is all there.
fn is_trained(path: &Path) -> bool {
    let sheet = Layouts::new(path.parent().unwrap().to_path_buf()).path("our-pad.json");
    let layout = Layout::new(&serde_json::from_str::<NamedLayout>(&text(&sheet)).unwrap().draft).unwrap();
    let name = path.file_name().unwrap().to_str().unwrap();
    let kind = GameKind::ALL.into_iter().find(|kind| name.contains(&format!(".{kind}."))).unwrap();
    if name.ends_with(".values") {
        let bytes = TrainedFile::Values.read(&sheet, &kind.to_string(), &layout);
        bytes.is_some_and(|bytes| Values::from_bytes(&bytes, &layout).is_ok())
    } else {
        let bytes = TrainedFile::Unfinished.read(&sheet, &kind.to_string(), &layout);
        let mut learner = Learner::new(kind.config(layout).unwrap(), kind.goal(), 1).unwrap();
        bytes.is_some_and(|bytes| learner.resume(&bytes))
    }
}

/// Checks that every file is the old one or a new one, whole, and that no old one is gone with what it said.
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
        let is_continued = new.get(path).is_some_and(|new| {
            let (old, new) = (log(bytes), log(new));
            let is_undone = || folder.join("games/undone").join(path.file_name().unwrap()).exists();
            // What has no log, and what was typed in at once, is replaced by its new version.
            is_result(bytes) || new.starts_with(&old) || old.starts_with(&new) && is_undone()
        });
        let may_go = path.starts_with("games/undone") || path.starts_with("drafts");
        assert!(is_kept || is_continued || may_go, "{what}: {} is gone", path.display());
    }
}

/// Checks that the program starts and goes on, and that nothing remains of what was being written. Folders with the same
/// in them are checked once.
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
    data.folders().iter().for_each(|folder| sweep(folder));
    let left: Vec<_> = files(folder).into_keys().filter(|path| is_aside(path)).collect();
    assert!(left.is_empty(), "{what}: {left:?} remain");
    let mut app = AppState::new(data);
    for page in [Page::Library, Page::Home, Page::RollAndWrite(GamePage::Layouts), Page::Home] {
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

/// Does an action with this trouble; whether it said that something went wrong.
fn attempt(action: &Action, folder: &Path, at: usize, trouble: Trouble) -> bool {
    let mut app = AppState::new(DataDir::find(Some(folder)).unwrap());
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

/// The rest of the test, in a program of its own: the trial concerns all of a program.
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
    let (action, at) = job.split_once('/').unwrap();
    let action = ACTIONS.iter().find(|known| known.name == action).unwrap();
    if let Ok(at) = at.parse() {
        attempt(action, Path::new(&env::var("ALHAMBRA_TRIAL_FOLDER").unwrap()), at, Trouble::Kill);
        return;
    }
    let trouble = if at == "full" { Trouble::Full } else { Trouble::Broken };
    let (before, mut seen) = (before(action), Vec::new());
    for at in 0.. {
        let folder = prepared();
        let what = format!("{job} at {at}");
        let told = attempt(action, folder.path(), at, trouble);
        let is_over = steps_taken(folder.path()).unwrap() <= at;
        check(folder.path(), &before, &what);
        assert!(told || (action.is_done)(folder.path()), "{what}: not done, and nothing said");
        assert!(!told || !is_over, "{what}: nothing went wrong");
        check_next_start(folder.path(), action, &mut seen, &what);
        if is_over {
            break;
        }
    }
}

/// The files there are when an action begins.
fn before(action: &Action) -> BTreeMap<PathBuf, Vec<u8>> {
    let folder = prepared();
    (action.before)(&mut AppState::new(DataDir::find(Some(folder.path())).unwrap()), folder.path());
    files(folder.path())
}

/// Does this for every action, several at a time.
fn for_all(what: impl Fn(&Action) + Sync) {
    let next = AtomicUsize::new(0);
    let failed = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, Into::into) {
            scope.spawn(|| {
                while let Some(action) = ACTIONS.get(next.fetch_add(1, Ordering::Relaxed)) {
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
        for at in 0.. {
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
fn a_full_disk_loses_nothing_and_is_told() {
    for_all(|action| {
        assert!(in_a_program(&format!("{}/full", action.name), Path::new("")), "{}", action.name);
    });
}

#[test]
fn a_broken_disk_loses_nothing_and_is_told() {
    for_all(|action| {
        assert!(in_a_program(&format!("{}/broken", action.name), Path::new("")), "{}", action.name);
    });
}
