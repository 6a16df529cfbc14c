//! What lies where at a table: tiles, walls, modules, reserves and Alhambras.

use serde_json::{Value, json};

use super::names::{cell, laid, module, piece, sum, tile_and_walls, who};
use crate::{
    games::{
        alhambra::{
            log::SetUp,
            pad::{PadRow, PadState},
            rules::{BazaarPoints, Board, CampPoints, FalconKind, Holdings, Laid, Module, Piece, Scoring},
        },
        common::{
            BuildingType,
            words::{columns, sentence},
        },
    },
    kernel::record::Seat,
    text::Texts,
};

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
    for of in Module::ALL.into_iter().filter(|of| setup.game.options().modules.has(*of)) {
        let points: fn(&Holdings) -> Vec<u16> = match of {
            Module::Camps => |holdings| holdings.camps.iter().map(CampPoints::vp).collect(),
            Module::Bazaars => |holdings| holdings.bazaars.iter().map(BazaarPoints::vp).collect(),
            Module::Falconers => |holdings| holdings.falcons.map(u16::from).to_vec(),
            // It leaves nothing that could be counted.
            Module::Vizier => continue,
        };
        let known = held.rows.iter().map(|row| row.holdings().map(points).unwrap_or_default());
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
        let of_module = |of: Module, value: &dyn Fn(&Holdings) -> Value| {
            holdings.filter(|_| modules.has(of)).map_or(Value::Null, value)
        };
        json!({
            "tiles": by_type(&row.types()),
            "wall": wall(row, scoring),
            "camps": of_module(Module::Camps, &|has| has.camps.iter().map(CampPoints::vp).collect()),
            "bazaars": of_module(Module::Bazaars, &|has| has.bazaars.iter().map(BazaarPoints::vp).collect()),
            "falcons": of_module(Module::Falconers, &|has| {
                by_kind(has.falcons)
            }),
            "reserve": row.reserve.iter().map(|of| piece_json(*of)).collect::<Vec<_>>(),
            "board": row.board.as_ref().map(board_json),
            "drawn": row.is_third_player.then_some(row.drawn),
        })
    };
    let next = state.next();
    vec![
        ("scorings_held", state.held.iter().map(|held| held.number()).collect()),
        ("next_scoring", json!(next.map(Scoring::number))),
        ("first", json!(state.first.map(|row| row + 1))),
        ("on_offer", json!(state.on_offer())),
        ("falcons_left", json!(modules.has(Module::Falconers).then(|| by_kind(state.falcons_left(scoring))))),
        ("position", state.rows.iter().enumerate().map(row).collect()),
    ]
}

fn by_type(counts: &[u8; BuildingType::COUNT]) -> Value {
    let member = |building: BuildingType| (building.name().to_owned(), json!(counts[building.index()]));
    Value::Object(BuildingType::ALL.into_iter().map(member).collect())
}

fn by_kind([black, brown, white]: [u8; FalconKind::COUNT]) -> Value {
    json!({"black": black, "brown": brown, "white": white})
}

/// A piece as records write it.
fn piece_json(piece: Piece) -> Value {
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
