//! A table as text: what the rows had at each scoring, held or still open. Alhambras laid on screen are counted.

use std::fmt::Write;

use jiff::tz::TimeZone;

use crate::{
    log::{GAME, Measured, Options},
    pad::{Pad, PadExt, PadRow},
    rules::{Counted, Holdings, Module, Row, Scoring, Tile, TileSet},
};
use common::written::{description, quoted, times};

/// A table as text that is read again, with the times of `zone`.
#[must_use]
pub fn written(pad: &Pad, zone: &TimeZone) -> String {
    let (header, setup, state) = (&pad.header, pad.config(), pad.state());
    let names: Vec<String> = header.seats.iter().map(|seat| quoted(&seat.name)).collect();
    let players = setup.game.players();
    let mut text = format!("game {GAME}\nplayers {}\n", names[..players.min(names.len())].join(" "));
    if let Some(third) = names.get(players) {
        let _ = writeln!(text, "third {third}");
    }
    for (option, said) in super::options::written(&Options::from(*setup.game.options())) {
        let _ = writeln!(text, "{option} {said}");
    }
    if setup.game.tiles() != TileSet::standard() {
        for Tile { id, price, walls } in setup.game.tiles().tiles() {
            let walls = walls.iter().map(|side| format!(" {}", side.name())).collect::<String>();
            let _ = writeln!(text, "tile {id} {price}{walls}");
        }
    }
    text.push_str(&description(header));
    text.push_str(&times(header, header.ended, zone));
    if let Some(name) = state.first.and_then(|first| names.get(first)) {
        let _ = writeln!(text, "first {name}");
    }
    for (space, row) in (1..).zip(&state.leftovers) {
        if let Some(row) = row {
            let name = row.and_then(|row| names.get(row)).map_or("", String::as_str);
            let _ = writeln!(text, "{}", format!("leftover {space} {name}").trim_end());
        }
    }
    let reached = pad.reached();
    for scoring in Scoring::ALL.into_iter().filter(|scoring| *scoring <= reached) {
        let held = state.held.contains(&scoring);
        let rows = names.iter().zip(state.at(scoring).rows).zip(&state.rows).enumerate();
        let lines = rows.filter_map(|(at, ((name, row), of))| {
            let before = scoring.index().checked_sub(1).map(|before| Scoring::ALL[before]);
            let before = before.and_then(|before| state.at(before).rows.into_iter().nth(at));
            (held || is_new(before.as_ref(), &row, of, scoring)).then(|| line(scoring, held, name, &row, of))
        });
        let lines: String = lines.collect();
        if !lines.is_empty() {
            let _ = write!(text, "\n{lines}");
        }
    }
    text
}

/// Whether a row has anything at a scoring that it did not have before it.
fn is_new(before: Option<&Row>, row: &Row, of: &PadRow, scoring: Scoring) -> bool {
    let was = match before {
        Some(Row::Player(holdings)) => Row::Player(Holdings { types: holdings.types, ..Holdings::default() }),
        Some(third) => third.clone(),
        None if of.is_third_player => Row::ThirdPlayer { types: [0; 6], drawn: 0 },
        None => Row::Player(Holdings::default()),
    };
    *row != was || of.measured[scoring.index()] != Measured::default()
}

/// The line of a row: what it has at a scoring.
fn line(scoring: Scoring, held: bool, name: &str, row: &Row, of: &PadRow) -> String {
    let word = if held { "scoring" } else { "open" };
    let types = row.types().map(|tiles| tiles.to_string()).join(" ");
    let mut text = format!("{word} {} {name} {types}", scoring.number());
    match row {
        Row::Player(holdings) => {
            let measured = &of.measured[scoring.index()];
            if held || of.board.is_some() || measured.wall.is_some() {
                let _ = write!(text, " wall {}", holdings.wall);
            }
            beside(&mut text, scoring, holdings, measured);
        }
        Row::ThirdPlayer { drawn: 0, .. } => {}
        Row::ThirdPlayer { drawn, .. } => {
            let _ = write!(text, " drawn {drawn}");
        }
    }
    text + "\n"
}

/// What a row has of the modules that score; none of one is told where that was said.
fn beside(text: &mut String, scoring: Scoring, holdings: &Holdings, measured: &Measured) {
    for module in Module::ALL.into_iter().filter(|module| module.scores_at(scoring)) {
        let (rules, numbers) = (module.rules(), holdings.numbers(module));
        let is_any = match rules.counted {
            Counted::Kinds => numbers.iter().any(|number| *number > 0),
            Counted::Each { .. } | Counted::Nothing => !numbers.is_empty(),
        };
        if is_any || measured.numbers(module).is_some() {
            let numbers = numbers.iter().map(|number| format!(" {number}")).collect::<String>();
            let _ = write!(text, " {}{numbers}", rules.name);
        }
    }
}
