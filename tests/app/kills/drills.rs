//! Practised decisions: one is answered, and those of a game that no longer exists are forgotten.

use alhambra::games::{alhambra::game::PlayCommand, roll_and_write::game::Desk as RollAndWriteDesk};
use std::{fs, path::Path, thread, time::Duration};

use alhambra::{
    app::AppState,
    games::roll_and_write::{
        advisor::Budget,
        game::GameCommand,
        record::{self, AnyGame},
        rules::ToAct,
        session::{DrillCommand, TrialCommand},
    },
    kernel::record::SeatKind,
};
use serde_json::json;

use super::{
    actions::{Action, run},
    folder::json,
};

/// A finished game of people.
pub const MINE: &str = "2026-11-22-070000-mine.json";
/// A game that no longer exists.
const GONE: &str = "gone.json";
/// When both are due: long ago.
const DUE: &str = "2026-01-01";
/// The decisions of the tile game.
const TILES: &str = "alhambra/drills.json";

/// Puts the game and the decisions into a data folder.
pub fn prepare(folder: &Path) {
    let sample = include_str!("../../../saves/solo-2-phantoms-greedy.json");
    let AnyGame::Played(mut game) = record::read(sample).unwrap().game else { panic!("a full game") };
    for seat in game.header.seats.iter_mut().filter(|seat| seat.kind == SeatKind::Computer) {
        (seat.kind, seat.policy) = (SeatKind::Human, None);
    }
    fs::write(folder.join("games").join(MINE), game.write(None)).unwrap();
    let decides = |entry: &usize| {
        let before = game.corrected_branch(entry - 1);
        matches!(before.state().to_act(), ToAct::Decision(0))
    };
    let entry = (1..game.log().len()).find(decides).unwrap();
    let drill = |file: &str, lost: f64| json!({"file": file, "entry": entry, "lost": lost, "for_victory": false, "well": 0, "due": DUE});
    fs::write(folder.join("drills.json"), json!([drill(GONE, 9.0), drill(MINE, 3.0)]).to_string()).unwrap();
    fs::create_dir_all(folder.join("alhambra")).unwrap();
    fs::write(folder.join(TILES), json!([drill(GONE, 9.0)]).to_string()).unwrap();
}

fn drills(folder: &Path) -> Vec<(String, String)> {
    let list = json(&folder.join("drills.json"));
    let text = |drill: &serde_json::Value, key: &str| drill[key].as_str().unwrap().to_owned();
    list.as_array().unwrap().iter().map(|drill| (text(drill, "file"), text(drill, "due"))).collect()
}

/// Answers a decision with the first legal moves, and waits until the answer is judged.
fn answer(app: &mut AppState) -> bool {
    let before = app.errors;
    app.desk_mut::<RollAndWriteDesk>().trials.budget =
        Budget { rollouts: 4, error: 0.0, ceiling: None, seed: 1 };
    while let Some(trial) = app.desk::<RollAndWriteDesk>().trials.open().filter(|trial| trial.is_open()) {
        let first = trial.game().legal_moves()[0];
        app.run(GameCommand::Trial(TrialCommand::Play(first)));
    }
    for _ in 0..30_000 {
        if app.desk::<RollAndWriteDesk>().trials.open().is_none_or(|trial| trial.judged().is_some()) {
            break;
        }
        app.poll();
        thread::sleep(Duration::from_millis(1));
    }
    app.errors > before
}

pub const ACTIONS: &[Action] = &[
    Action {
        name: "forget decisions of a game that is no more",
        before: |_, _| {},
        act: |app, _| run(app, GameCommand::Drill(DrillCommand::Next)),
        is_done: |folder| drills(folder).iter().all(|(file, _)| file == MINE),
    },
    Action {
        name: "forget decisions of a game of tiles that is no more",
        before: |_, _| {},
        act: |app, _| run(app, PlayCommand::Drill(DrillCommand::Start)),
        is_done: |folder| json(&folder.join(TILES)) == json!([]),
    },
    Action {
        name: "answer a decision that is practised",
        before: |app, _| app.run(GameCommand::Drill(DrillCommand::Next)),
        act: |app, _| answer(app),
        is_done: |folder| drills(folder).iter().any(|(file, due)| file == MINE && due != DUE),
    },
];
