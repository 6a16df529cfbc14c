//! Alexandros: its forms, boards, ledgers with and without a board, score card and replay.

use alhambra::{
    app::{AppCommand, Source},
    games::alexandros::{
        game::{GameCommand, GamePage},
        log::NamedBoard,
        session::{BoardCommand, BoardEdit},
    },
    storage::document_text,
};
use egui::Key;
use serde_json::Value;

use super::{Scene, press, put, scene, to_look_at};
use crate::desk::Program;

const LEDGER: &str = include_str!("../../../saves/alexandros-ledger.json");
const BOARD: &str = include_str!("../../../saves/alexandros-board.json");

pub fn scenes() -> Vec<Scene> {
    vec![
        scene("ledger-new", |program| program.run(AppCommand::Go(GamePage::NewTable.into()))),
        to_look_at("ledger-late", |program| program.run(AppCommand::Go(GamePage::LateEntry.into()))),
        to_look_at("ledger-boards-none", |program| program.run(AppCommand::Go(GamePage::Boards.into()))),
        to_look_at("ledger-boards", boards),
        scene("ledger-editor", |program| {
            boards(program);
            let file = program.alexandros().own.list[0].file.clone();
            program.run(GameCommand::Own(BoardCommand::Edit(file)));
        }),
        to_look_at("ledger-editor-empty", |program| {
            boards(program);
            program.run(GameCommand::Own(BoardCommand::New));
        }),
        to_look_at("ledger-boards-unfinished", |program| {
            boards(program);
            program.run(GameCommand::Own(BoardCommand::New));
            let edit = BoardEdit::Name("Phrygia".to_owned());
            program.run(GameCommand::Own(BoardCommand::Change(edit)));
            press(program, &[Key::Escape]);
        }),
        scene("ledger-typed", |program| put(program, &going_on(LEDGER))).also_french(),
        to_look_at("ledger-province", |program| {
            put(program, &going_on(LEDGER));
            press(program, &[Key::P]);
        }),
        to_look_at("ledger-chosen", |program| {
            put(program, &going_on(LEDGER));
            press(program, &[Key::Num1]);
        }),
        to_look_at("ledger-walls", |program| {
            put(program, &going_on(LEDGER));
            press(program, &[Key::W]);
        }),
        to_look_at("ledger-menu", |program| {
            put(program, &going_on(LEDGER));
            press(program, &[Key::M]);
        }),
        to_look_at("ledger-history", |program| {
            put(program, &going_on(LEDGER));
            press(program, &[Key::H]);
        }),
        to_look_at("ledger-people", |program| {
            put(program, &going_on(LEDGER));
            press(program, &[Key::M, Key::P]);
        }),
        to_look_at("ledger-hand", |program| {
            put(program, &going_on(LEDGER));
            press(program, &[Key::M, Key::Y]);
        }),
        scene("ledger-board", |program| put(program, BOARD)),
        to_look_at("ledger-over", |program| put(program, LEDGER)),
        to_look_at("ledger-card", |program| {
            program.run(AppCommand::Card(Source::Sample("alexandros-ledger")));
        }),
        to_look_at("ledger-card-result", |program| {
            program.run(AppCommand::Card(Source::Sample("alexandros-result")));
        }),
        scene("ledger-replay", |program| {
            program.run(AppCommand::Replay(Source::Sample("alexandros-board")));
            press(program, &[Key::End]);
        }),
    ]
}

/// The page of boards with one of them.
fn boards(program: &mut Program) {
    let record: Value = serde_json::from_str(BOARD).unwrap();
    let board: NamedBoard = serde_json::from_value(record["board"].clone()).unwrap();
    let folder = program.folder.path().join("boards");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("test.json"), document_text(&board)).unwrap();
    program.run(AppCommand::Go(GamePage::Boards.into()));
}

/// The record of a table before it ended.
fn going_on(record: &str) -> String {
    let mut record: Value = serde_json::from_str(record).unwrap();
    let log = record["log"].as_array_mut().unwrap();
    log.retain(|entry| entry["event"] != "close");
    (record["ended"], record["result"], record["digest"]) = (Value::Null, Value::Null, Value::Null);
    record.to_string()
}
