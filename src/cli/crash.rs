//! A panic ends the program: a report is written for whoever mends it, and one sentence says where, instead of the panic's
//! own words, which name folders of the machine that built the program.

use std::{
    any::Any,
    env,
    ffi::OsString,
    io::{self, Write as _},
    panic::{self, PanicHookInfo},
    path::Path,
    sync::{
        OnceLock,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
    thread,
    time::Duration,
};

use super::reporter::{Reporter, option};
use storage::{Crashes, DataDir};

/// Stands for the path of the report in a sentence that is put together before anything happens.
const PLACE: &str = "\u{fffc}";
/// The most letters that a report has of any one thing.
const MOST: usize = 1_000;

/// The command that is running; none for the window.
static COMMAND: OnceLock<String> = OnceLock::new();

/// Notes which command is running.
pub(super) fn note_command(name: Option<&str>) {
    if let Some(name) = name {
        drop(COMMAND.set(name.to_owned()));
    }
}

/// Reports panics from now on.
pub(super) fn watch(reporter: &Reporter, arguments: &[OsString]) {
    let data = DataDir::find(option(arguments, "--data-dir").map(Path::new)).ok();
    let crashes = data.as_ref().map(Crashes::new);
    let told = reporter.said("crash", &reporter.texts.crash_told(PLACE));
    let untold = reporter.said("crash", reporter.texts.crash_untold());
    // Whoever sets this variable has the source, and wants the usual words.
    let usual = env::var_os("RUST_BACKTRACE").map(|_| panic::take_hook());
    panic::set_hook(Box::new(move |info| {
        if let Some(usual) = &usual {
            usual(info);
        }
        once(|| {
            let report = report(info);
            let written = crashes.as_ref().and_then(|it| it.write(&report, COMMAND.get().is_none()).ok());
            let said = match written {
                Some(path) => told.replace(PLACE, &voice_path(&told, &path)),
                None => untold.clone(),
            };
            drop(writeln!(io::stderr(), "{said}"));
        });
    }));
}

/// Does this in one thread only: the others, whose panics may follow from the first, wait until the program
/// ends.
fn once(act: impl FnOnce()) {
    static ACTS: AtomicBool = AtomicBool::new(false);
    if ACTS.swap(true, SeqCst) {
        thread::sleep(Duration::from_secs(2));
        return;
    }
    act();
    ACTS.store(false, SeqCst);
}

/// The sentence, or the JSON, with the path in it.
fn voice_path(sentence: &str, path: &Path) -> String {
    let path = common::commands::file_name(path);
    if sentence.starts_with('{') {
        let quoted = serde_json::Value::from(path).to_string();
        return quoted.trim_matches('"').to_owned();
    }
    path
}

/// What helps to find the fault, and nothing of what people play.
fn report(info: &PanicHookInfo<'_>) -> String {
    let place = info.location().map_or_else(String::new, |place| {
        format!("{}:{}:{}", without_folders(place.file()), place.line(), place.column())
    });
    let what = words(info.payload()).split_inclusive(char::is_whitespace).map(without_folders);
    let what: String = what.collect::<String>().chars().take(MOST).collect();
    format!(
        "Alhambra {} on {} {}\ncommand: {}\nthread: {}\nplace: {place}\nfault: {what}\n",
        env!("CARGO_PKG_VERSION"),
        env::consts::OS,
        env::consts::ARCH,
        COMMAND.get().map_or("the window", String::as_str),
        thread::current().name().unwrap_or("without a name"),
    )
}

fn words(payload: &(dyn Any + Send)) -> &str {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or_default()
}

/// A word; of the path of a file, only what is the same on every machine.
fn without_folders(word: &str) -> String {
    let path = word.replace('\\', "/");
    for (mark, skipped) in [("/registry/src/", 1), ("/git/checkouts/", 1), ("/library/", 0)] {
        if let Some(at) = path.rfind(mark) {
            let rest = path[at + mark.len()..].splitn(skipped + 1, '/').last();
            return rest.unwrap_or_default().to_owned();
        }
    }
    let start = path.find('/').filter(|at| path[..*at].chars().all(|c| !c.is_alphanumeric() || c == ':'));
    match (start, path.rfind('/')) {
        (Some(start), Some(end)) if end > start => format!("{}…{}", &path[..start], &path[end..]),
        _ => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_path_only_what_every_machine_has_is_reported() {
        for (word, told) in [
            ("src/app/mod.rs", "src/app/mod.rs"),
            (
                "/home/ada/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/jiff-0.2.1/src/a.rs",
                "jiff-0.2.1/src/a.rs",
            ),
            (
                r"C:\Users\ada\.cargo\registry\src\index.crates.io-1\jiff-0.2.1\src\a.rs",
                "jiff-0.2.1/src/a.rs",
            ),
            ("/root/.cargo/git/checkouts/egui-1/abc/src/a.rs", "abc/src/a.rs"),
            ("/rustc/0123456789abcdef/library/core/src/option.rs", "core/src/option.rs"),
            ("“/home/ada/games/a.json”: ", "“…/a.json”: "),
            ("/home/ada ", "…/ada "),
            ("and/or", "and/or"),
            ("1/2,", "1/2,"),
            ("/", "/"),
            ("`None`", "`None`"),
        ] {
            assert_eq!(without_folders(word), told, "{word}");
        }
    }

    #[test]
    fn a_path_is_written_as_the_sentence_is() {
        let path = Path::new("/a \"b\"/é.txt");
        assert_eq!(voice_path("alhambra: …", path), "/a \"b\"/é.txt");
        let json = r#"{"path": "PATH"}"#.replace("PATH", &voice_path("{", path));
        let read: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(read["path"], "/a \"b\"/é.txt");
    }
}
