//! The lines of a written table that say who sits there and what is agreed.

use super::{
    WrittenFault,
    lines::{BOARD, GOAL, JOKER, RECALL, RIM, RIM_WALLS, ROW, START},
};
use crate::{
    log::SetupFault,
    rules::{Board, BoardDraft, ConfigFault, GameConfig, Joker, Options, Recall, Rim, RimWalls},
};
use common::written::{Written, give_colours};
use kernel::{
    NameKey,
    record::{Header, Seat},
};

/// The table before its first entry: who sits there, and what is agreed. None if there are faults.
pub fn opening(
    text: &mut Written<'_>,
    id: &str,
    faults: &mut Vec<(usize, WrittenFault)>,
) -> Option<(Header, GameConfig)> {
    let board_name = text.once(BOARD).map(|said| said.text("TEXT").to_owned()).unwrap_or_default();
    let header = text.describe(Header::new(id, &board_name, seats(text)));
    let options = options(text);
    let goal = text.take_once(GOAL, |said| said.number("POINTS"));
    let start = text.take_once(START, |said| Ok([said.number("LINE")?, said.number("PLACE")?]));
    let rows: Vec<String> = text.all(&[ROW]).map(|said| said.text("T..A.H..L.").to_owned()).collect();
    let is_board_read = !text.is_unread("row") && !text.is_unread("start");
    if text.players.is_empty() || !is_board_read {
        // What is wrong has been reported already.
        return None;
    }
    let one = |fault: ConfigFault| vec![SetupFault::Config(fault)];
    let config = GameConfig::new(text.players.len()).map_err(one).and_then(|config| {
        let config = config.with_options(options);
        let config = goal.map_or(Ok(config.clone()), |goal| config.with_goal(goal)).map_err(one)?;
        if rows.is_empty() && start.is_none() {
            return Ok(config);
        }
        let board = Board::new(&BoardDraft { rows, start: start.unwrap_or_default() });
        let faults = |faults: Vec<_>| faults.into_iter().map(SetupFault::Board).collect::<Vec<_>>();
        Ok(config.with_board(board.map_err(faults)?))
    });
    let wrong = |wrong: Vec<SetupFault>| {
        faults.extend(wrong.into_iter().map(|fault| (0, WrittenFault::Setup(fault))));
    };
    Some((header, config.map_err(wrong).ok()?))
}

fn options(text: &Written<'_>) -> Options {
    let one = |form: &str| {
        let (_, words) = form.split_once(' ').unwrap_or_default();
        text.once(form).and_then(|said| said.one(words)).unwrap_or_default()
    };
    Options {
        rim: [Rim::Boundary, Rim::Walls][one(RIM)],
        rim_walls: [RimWalls::Laid, RimWalls::None][one(RIM_WALLS)],
        joker: [Joker::Each, Joker::Both][one(JOKER)],
        recall: [Recall::Action, Recall::Free][one(RECALL)],
    }
}

pub fn seats(text: &Written<'_>) -> Vec<Seat> {
    let seat = |name: &String| Seat::human(NameKey::of(name), name.clone(), "");
    let mut seats: Vec<Seat> = text.players.iter().map(seat).collect();
    give_colours(&mut seats);
    seats
}
