//! Draws the map of *Alexandros* and the editor of its boards to be looked at: `cargo run --example map -- OUT`.
#![allow(missing_docs, clippy::unwrap_used)]

#[path = "../tests/support/large_board.rs"]
mod large_board;

use std::{fs, io, path::PathBuf};

use alhambra::{
    games::alexandros::{
        rules::{Board, BoardDraft, BoardState, Card, Corner, Joker, Options, Rim, Symbol},
        widgets::{
            board_editor::{self, BoardView, Tool},
            map::{self, MapView, Mark, PlayerView, SpaceView, Wall},
            symbols::{self, Tones},
        },
    },
    ui::{
        drawing::ground,
        raster::picture,
        theme::{Theme, ThemeChoice},
    },
};
use clap::Parser;
use egui::{Rect, Ui, Vec2, pos2, vec2};

use large_board::LARGE;

/// Draws the map to be looked at.
#[derive(Parser)]
struct Maps {
    /// The folder to write into.
    folder: PathBuf,
}

/// The board of §X9.
const SMALL: [&str; 4] = ["T..A.H..L.", ".S.H..T.A.", "L..T.S..H.", ".A.L..S.T."];

fn main() -> io::Result<()> {
    let asked = Maps::parse();
    fs::create_dir_all(&asked.folder)?;
    let safe = |choice| ThemeChoice { colour_blind: true, ..choice };
    for (name, choice) in [
        ("light", ThemeChoice::LIGHT),
        ("dark", ThemeChoice::DARK),
        ("light-any-eye", safe(ThemeChoice::LIGHT)),
        ("dark-any-eye", safe(ThemeChoice::DARK)),
    ] {
        let write = |what: &str, size: Vec2, scale: f32, show: fn(&mut Ui)| {
            picture(size, scale, choice, show).write_png(asked.folder.join(format!("{what}-{name}.png")))
        };
        write("symbols", vec2(640.0, 260.0), 2.0, drawings)?;
        write("editor", vec2(1024.0, 640.0), 1.0, editor)?;
        write("map-small", vec2(1024.0, 640.0), 1.0, |ui| map(ui, &SMALL, 3))?;
        write("map-large", vec2(1024.0, 640.0), 1.0, |ui| map(ui, &LARGE, 14))?;
    }
    Ok(())
}

fn drawings(ui: &mut Ui) {
    let theme = Theme::of(ui.ctx());
    ui.painter().rect_filled(ui.max_rect(), 0.0, theme.map.place);
    let mut y = 16.0;
    for side in [88.0, 40.0, 28.0, 20.0, 14.0_f32] {
        for (k, symbol) in Symbol::ALL.into_iter().enumerate() {
            let rect = Rect::from_min_size(pos2(20.0 + k as f32 * 110.0, y), Vec2::splat(side));
            let ink = symbols::colours_of(&theme, symbol).ink;
            symbols::paint(ui.painter(), rect, symbol, Tones { ink, ground: theme.map.place });
        }
        y += side + 10.0;
    }
    let alexander = Rect::from_min_size(pos2(560.0, 16.0), Vec2::splat(72.0));
    map::paint_alexander(ui.painter(), &theme, alexander);
    map::paint_wall(ui.painter(), &theme, [pos2(560.0, 120.0), pos2(630.0, 120.0)], Wall::Black, false);
    map::paint_wall(ui.painter(), &theme, [pos2(560.0, 150.0), pos2(630.0, 150.0)], Wall::Red, false);
    map::paint_wall(ui.painter(), &theme, [pos2(560.0, 180.0), pos2(630.0, 180.0)], Wall::Black, true);
    map::paint_wall(ui.painter(), &theme, [pos2(560.0, 210.0), pos2(630.0, 210.0)], Wall::Red, true);
}

/// A board with faults.
fn editor(ui: &mut Ui) {
    let rows = ["   ...T.A..", ".H..T..A...", " .T.  ..A.", "        ..", "..X"].map(str::to_owned).to_vec();
    let draft = BoardDraft { rows, start: [0, 4] };
    let faults = Board::new(&draft).unwrap_err();
    let view = BoardView {
        name: "Board",
        draft: &draft,
        faults: &faults,
        tool: Tool::Cycle,
        place_name: &|_| String::new(),
    };
    ground::paint(ui.painter(), ui.max_rect(), &Theme::of(ui.ctx()));
    board_editor::show(ui, &view, ui.max_rect().shrink(16.0));
}

/// A game after some moves, with a card chosen, its goal, a way and the walls of it.
fn map(ui: &mut Ui, rows: &[&str], moves: usize) {
    let rows = rows.iter().map(|row| (*row).to_owned()).collect::<Vec<_>>();
    let place = rows[0].find(|letter| letter != ' ').unwrap() as i64;
    let board = Board::new(&BoardDraft { rows, start: [0, place + 1] }).unwrap();
    let mut state = BoardState::start(&board);
    let mut walls = Vec::new();
    for number in 0..moves {
        let Some((_, way)) = chosen(&board, &state, number) else { break };
        for line in alhambra::games::alexandros::rules::lines_of(&board, state.alexander, &way).unwrap() {
            if !state.walls.has(line) {
                walls.push((line, if walls.len() % 9 == 8 { Wall::Red } else { Wall::Black }));
                state.walls.insert(line);
            }
        }
        state.alexander = *way.last().unwrap();
    }
    for (k, province) in state.provinces(&board, Rim::Boundary).all().iter().enumerate() {
        if province.province.value() < 40 {
            let spaces = province.spaces.iter().filter(|space| board.symbol(**space).is_some());
            spaces.take(1 + k % 2).for_each(|space| state.governors.put(*space, (k % 4) as u8));
        }
    }
    let (goal, way) = chosen(&board, &state, moves).unwrap();
    let provinces = state.provinces(&board, Rim::Boundary);
    let symbol = board.symbol(goal);
    let spaces = board.spaces().map(|space| {
        let owner = provinces.of(space).and_then(|k| provinces.all()[k].province.owner());
        let is_goal = state.unavailable(&board, space).is_none() && board.symbol(space) == symbol;
        let mark = if space == goal {
            Mark::Chosen
        } else if is_goal {
            Mark::Available
        } else {
            Mark::None
        };
        let governor = state.governors.at(space);
        SpaceView { owner, governor, mark, faded: board.symbol(space) != symbol, ..Default::default() }
    });
    let theme = Theme::of(ui.ctx());
    let players: Vec<PlayerView<'_>> = theme
        .players
        .iter()
        .zip(["R", "B", "G", "Y"])
        .map(|(colour, sign)| PlayerView { colour: *colour, sign })
        .collect();
    let lines = alhambra::games::alexandros::rules::lines_of(&board, state.alexander, &way).unwrap();
    let view = MapView {
        board: &board,
        name: "Map",
        spaces: spaces.collect(),
        players: &players,
        walls,
        planned: lines
            .into_iter()
            .filter(|line| !state.walls.has(*line))
            .map(|line| (line, Wall::Black))
            .collect(),
        way: &way,
        alexander: Some(state.alexander),
        corners: board.corners_of(goal).map(|corner| (corner, String::new())).to_vec(),
        lines: Vec::new(),
        focus: None,
        still: false,
    };
    ground::paint(ui.painter(), ui.max_rect(), &theme);
    map::show(ui, &view, ui.max_rect().shrink(16.0));
}

/// A goal of a position and a way to it.
fn chosen(
    board: &Board,
    state: &BoardState,
    number: usize,
) -> Option<(alhambra::games::alexandros::rules::Space, Vec<Corner>)> {
    let card = Card::Open { card: Symbol::ALL[number * 2 % 5], other: None };
    let goals = state.goals(board, Options::default());
    let symbol = goals.symbols(Joker::Each, card).next()?;
    let spaces = &goals.of(symbol)?.spaces;
    let goal = spaces[number % spaces.len()];
    let corner = board.corners_of(goal)[number % 3];
    let outcomes = state.outcomes(board, Options::default(), corner, 500)?;
    Some((goal, outcomes.last()?.way.clone()))
}
