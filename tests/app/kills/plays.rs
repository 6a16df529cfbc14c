//! Plays from other programs are imported, in the window and on the command line. Wherever this is killed, the next run
//! imports what is left, and each play is there once.

use std::{path::Path, thread, time::Duration};

use alhambra::{
    app::{AppCommand, AppState, PlaysCommand},
    games::HOUSE,
    storage::{
        DataDir,
        trial::{self, Trouble},
    },
};
use serde_json::{Value, json};

use super::{
    actions::command,
    folder::{games, json as read_json},
    in_a_program,
};

const EXPORT: &str = r#"{"games":[{"id":1,"name":"Alhambra"}],"players":[{"id":1,"name":"Ada"},{"id":2,"name":"Ben"}],
"plays":[{"uuid":"aa","gameRefId":1,"playDate":"2025-11-02 19:30:00","playerScores":[
{"playerRefId":1,"score":"120"},{"playerRefId":2,"score":"99"}]},
{"uuid":"bb","gameRefId":1,"playDate":"2025-11-03 19:30:00","playerScores":[{"playerRefId":1,"score":"80"},{"playerRefId":2,"score":"70"}]}]}"#;

/// Imports the plays, with trouble if any is given.
fn take_in(way: &str, folder: &Path, trouble: Option<(usize, Trouble)>) {
    let wait = |app: &mut AppState| {
        while app.plays_under_way().is_some() {
            app.poll();
            thread::sleep(Duration::from_millis(1));
        }
    };
    let begin = || trouble.into_iter().for_each(|trouble| trial::begin(Some(trouble)));
    if way == "window" {
        let mut app = AppState::new(DataDir::find(Some(folder)).unwrap(), HOUSE);
        app.run(AppCommand::Import(folder.join("plays.json").display().to_string()));
        wait(&mut app);
        begin();
        app.run(AppCommand::Plays(PlaysCommand::TakeIn));
        wait(&mut app);
        assert_eq!(app.errors, 0, "{:?}", app.notifications);
    } else {
        begin();
        assert!(!command(folder, &["import", "plays.json"]), "the import is refused");
    }
}

/// The part that runs in a process of its own.
pub fn part(job: &str, folder: &Path) {
    let (way, at) = job.split_once('/').unwrap();
    take_in(way, folder, Some((at.parse().unwrap(), Trouble::Kill)));
}

/// The plays in the library, in the order of their days.
fn library(folder: &Path) -> Vec<(Value, Value)> {
    let mut files = games(folder);
    files.sort();
    let told = |record: Value| (record["id"].clone(), record["result"]["totals"].clone());
    files.iter().map(|file| told(read_json(file))).collect()
}

#[test]
fn killing_an_import_of_plays_neither_loses_nor_doubles_any() {
    let all = [(json!("aa"), json!([120, 99])), (json!("bb"), json!([80, 70]))];
    for (way, stride) in [("commands", 2), ("window", 3)] {
        for at in (1..).step_by(stride) {
            let folder = tempfile::tempdir().unwrap();
            std::fs::write(folder.path().join("plays.json"), EXPORT).unwrap();
            let is_over = in_a_program(&format!("plays/{way}/{at}"), folder.path());
            take_in(way, folder.path(), None);
            assert_eq!(library(folder.path()), all, "{way} killed at {at}");
            if is_over {
                assert!(at > 10, "{way}: {at} steps");
                break;
            }
        }
    }
}
