//! Plays from other programs before they are imported.

use std::{fs, thread, time::Duration};

use alhambra::{
    app::{AppCommand, PlaysCommand},
    games::common::plays_in::Column,
};

use super::{Scene, to_look_at};
use crate::desk::Program;

const EXPORT: &str = r#"{"games":[{"id":1,"name":"Alhambra"},{"id":2,"name":"Chess"},{"id":3,"name":"Alhambra: Roll & Write"}],
"players":[{"id":1,"name":"Ani"},{"id":2,"name":"Barbara"},{"id":3,"name":"Carl"}],
"plays":[{"uuid":"a1","gameRefId":1,"playDate":"2025-11-02 19:30:00","playerScores":[
{"playerRefId":1,"score":"120"},{"playerRefId":2,"score":"99"},{"playerRefId":3,"score":"104"}]},
{"uuid":"a2","gameRefId":3,"playDate":"2025-11-09 00:00:00","playerScores":[
{"playerRefId":1,"score":"88"},{"playerRefId":2,"score":"79"}]},
{"uuid":"a3","gameRefId":2,"playDate":"2025-11-09 00:00:00","playerScores":[]},
{"uuid":"a4","gameRefId":1,"playDate":"2025-11-16 00:00:00","playerScores":[{"playerRefId":3,"score":"?"}]}]}"#;

/// A table whose headings nobody knows.
const TABLE: &str = "Wann;Wer;Wie viele;Wetter\n2025-11-02;Ani;120;Regen\n2025-11-02;Barbara;99;Regen\n2025-11-09;Ani;95;Sonne\n";

pub fn scenes() -> Vec<Scene> {
    vec![
        to_look_at("plays-in", |program| import(program, &[("plays.json", EXPORT)])),
        to_look_at("plays-in-columns", |program| import(program, &[("scores.csv", TABLE)])),
        to_look_at("plays-in-corrected", |program| {
            import(program, &[("scores.csv", TABLE)]);
            for (column, holds) in [Column::Date, Column::Name, Column::Points].into_iter().enumerate() {
                run(program, PlaysCommand::Column { file: 0, column, holds });
            }
            run(program, PlaysCommand::Game { file: 0, game: Some("alhambra") });
        }),
        to_look_at("plays-in-here", |program| {
            here(program);
            run(program, PlaysCommand::Again(0, true));
        }),
        to_look_at("plays-in-refused", |program| {
            import(program, &[("plays.json", &EXPORT[..EXPORT.len() - 40])]);
        }),
        to_look_at("plays-in-several", |program| {
            import(program, &[("plays.json", EXPORT), ("scores.csv", TABLE), ("cut.json", &EXPORT[..700])]);
        }),
    ]
}

/// Puts files into the data folder.
fn put(program: &Program, files: &[(&str, &str)]) -> Vec<String> {
    let put = |&(name, text): &(&str, &str)| {
        let path = program.folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    files.iter().map(put).collect()
}

fn finish(program: &mut Program) {
    while program.app().plays_under_way().is_some() {
        program.app().poll();
        thread::sleep(Duration::from_millis(1));
    }
    program.window.run();
}

fn import(program: &mut Program, files: &[(&str, &str)]) {
    let paths = put(program, files);
    program.run(AppCommand::ImportAll(paths));
    finish(program);
}

fn run(program: &mut Program, command: PlaysCommand) {
    program.run(AppCommand::Plays(command));
    finish(program);
}

/// The plays of an export that are in the library already.
fn here(program: &mut Program) {
    import(program, &[("plays.json", EXPORT)]);
    run(program, PlaysCommand::TakeIn);
    import(program, &[("plays.json", EXPORT)]);
}
