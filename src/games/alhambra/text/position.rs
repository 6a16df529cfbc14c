//! What lies where at a table: tiles, walls, modules, reserves and Alhambras.

use serde_json::{Map, Value, json};

use super::{
    modules::module,
    names::{cell, laid, piece, sum, tile_and_walls, who},
};
use crate::{
    log::SetUp,
    pad::{PadRow, PadState},
    rules::{Board, Counted, FalconKind, Holdings, Laid, Module, Piece, Scoring},
};
use common::{
    BuildingType,
    words::{columns, sentence},
};
use kernel::record::Seat;
use text::Texts;

/// What is shown of a number that nobody has told.
const UNKNOWN: &str = "–";

/// The scoring whose walls and modules are told: the next one, or the last.
fn scoring_told(state: &PadState) -> Scoring {
    state.next().unwrap_or(Scoring::Third)
}

/// The wall of a row at a scoring; none where nobody has measured it.
fn wall(row: &PadRow, scoring: Scoring) -> Option<u16> {
    match &row.board {
        Some(board) => Some(Holdings::of(board).wall),
        None => row.measured[scoring.index()].wall,
    }
}

/// In lines: a column for each row of the pad, then what lies beside and within each Alhambra.
#[must_use]
pub fn lines(texts: &Texts, seats: &[Seat], setup: &SetUp, state: &PadState) -> Vec<String> {
    let scoring = scoring_told(state);
    let heads: Vec<String> = (0..state.rows.len()).map(|row| who(texts, seats, row)).collect();
    let number = |number: Option<u16>| number.map_or_else(|| UNKNOWN.to_owned(), |it| it.to_string());
    let mut table: Vec<(String, Vec<String>)> = BuildingType::ALL
        .into_iter()
        .map(|building| {
            let counts = state.rows.iter().map(|row| row.types()[building.index()].to_string());
            (texts.building_name(building), counts.collect())
        })
        .collect();
    let walls = state.rows.iter().map(|row| number(wall(row, scoring)));
    table.push((texts.alhambra_wall().to_owned(), walls.collect()));
    let held = state.at(scoring);
    for of in setup.game.options().modules.iter().filter(is_counted) {
        let numbers = |holdings: &Holdings| holdings.numbers(of);
        let known = held.rows.iter().map(|row| row.holdings().map(numbers).unwrap_or_default());
        let figures = known.map(|known| if known.is_empty() { UNKNOWN.to_owned() } else { sum(&known) });
        table.push((module(texts, of), figures.collect()));
    }
    let mut lines = columns(&heads, &table);
    for (row, name) in state.rows.iter().zip(&heads) {
        if !row.reserve.is_empty() {
            let pieces: Vec<String> = row.reserve.iter().map(|of| piece(texts, *of)).collect();
            lines.push(texts.position_reserve(name, &pieces.join(", ")));
        }
        if let Some(board) = &row.board {
            lines.push(texts.position_board(name));
            lines.extend(laid_lines(texts, board));
        }
    }
    lines
}

/// What lies in an Alhambra, a cell a line.
fn laid_lines<'a>(texts: &'a Texts, board: &'a Board) -> impl Iterator<Item = String> + 'a {
    board.laid().map(|(at, of)| {
        let what = match of {
            Laid::Piece(Piece::Tile(tile)) => tile_and_walls(texts, tile),
            of => sentence(&laid(texts, of)),
        };
        format!("  {}", texts.alhambra_said(&sentence(&cell(texts, at)), &what))
    })
}

/// For programs.
#[must_use]
pub fn members(setup: &SetUp, state: &PadState) -> Vec<(&'static str, Value)> {
    let scoring = scoring_told(state);
    let modules = setup.game.options().modules;
    let held = state.at(scoring);
    let row = |(at, row): (usize, &PadRow)| {
        let holdings = held.rows.get(at).and_then(|row| row.holdings());
        let of_module = |of: Module| {
            let known = holdings.filter(|_| modules.has(of)).map(|has| has.numbers(of));
            (of.rules().name, known.map_or(Value::Null, |numbers| counted(of, &numbers)))
        };
        let tiles = [("tiles", by_type(&row.types())), ("wall", json!(wall(row, scoring)))];
        let beside = [
            ("reserve", row.reserve.iter().map(|of| piece_json(*of)).collect()),
            ("board", json!(row.board.as_ref().map(board_json))),
            ("drawn", json!(row.is_third_player.then_some(row.drawn))),
        ];
        let of_modules = Module::ALL.into_iter().filter(is_counted).map(of_module);
        let members = tiles.into_iter().chain(of_modules).chain(beside);
        Value::Object(members.map(|(name, value)| (name.to_owned(), value)).collect::<Map<_, _>>())
    };
    let next = state.next();
    vec![
        ("scorings_held", state.held.iter().map(|held| held.number()).collect()),
        ("next_scoring", json!(next.map(Scoring::number))),
        ("first", json!(state.first.map(|row| row + 1))),
        ("on_offer", json!(state.on_offer())),
        (
            "falcons_left",
            json!(
                modules.has(Module::Falconers).then(|| by_kind(&state.falcons_left(scoring).map(u16::from)))
            ),
        ),
        ("position", state.rows.iter().enumerate().map(row).collect()),
    ]
}

fn by_type(counts: &[u8; BuildingType::COUNT]) -> Value {
    let member = |building: BuildingType| (building.name().to_owned(), json!(counts[building.index()]));
    Value::Object(BuildingType::ALL.into_iter().map(member).collect())
}

/// Whether anything of a module is counted.
fn is_counted(module: &Module) -> bool {
    module.rules().counted != Counted::Nothing
}

/// What people count of a module: a list, or a number for each kind.
fn counted(module: Module, numbers: &[u16]) -> Value {
    match module.rules().counted {
        Counted::Kinds => by_kind(numbers),
        Counted::Each { .. } | Counted::Nothing => json!(numbers),
    }
}

fn by_kind(numbers: &[u16]) -> Value {
    let member = |(kind, number): (FalconKind, &u16)| (kind.name().to_owned(), json!(number));
    Value::Object(FalconKind::ALL.into_iter().zip(numbers).map(member).collect())
}

/// A piece as records write it.
pub(super) fn piece_json(piece: Piece) -> Value {
    match piece {
        Piece::Tile(tile) => json!({"tile": tile}),
        Piece::Camp(camp) => json!({"camp": camp}),
        Piece::Bazaar(bazaar) => json!({"bazaar": bazaar}),
    }
}

fn board_json(board: &Board) -> Value {
    let cell = |(at, piece)| json!({"cell": at, "piece": piece_json(piece)});
    let falcon = |(crossing, falcon)| json!({"crossing": crossing, "falcon": falcon});
    json!({
        "pieces": board.pieces().map(cell).collect::<Vec<_>>(),
        "falcons": board.falcons().map(falcon).collect::<Vec<_>>(),
    })
}
