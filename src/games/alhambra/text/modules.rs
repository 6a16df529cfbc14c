//! The modules in words (§A6): what is counted of them, and why it brings so much.

use super::names::{cell, sentence, sum};
use crate::{
    log::Measured,
    rules::{Board, Cell, Counted, FalconKind, Module, ModulePoints, Side, Why, falcons_vp},
};
use text::Texts;

/// A module.
#[must_use]
pub fn module(texts: &Texts, module: Module) -> String {
    texts.alhambra_module(module)
}

/// What is counted of a module, over a column.
#[must_use]
pub fn counted(texts: &Texts, module: Module) -> String {
    sentence(&texts.alhambra_reason_module(module))
}

/// The numbers that people count: the VP of each piece, "3 + 2", or the falcons of each kind, "1 / 0 / 2".
#[must_use]
fn numbers(module: Module, numbers: &[u16]) -> String {
    match module.rules().counted {
        Counted::Kinds => numbers.iter().map(u16::to_string).collect::<Vec<_>>().join(" / "),
        Counted::Each { .. } | Counted::Nothing => sum(numbers),
    }
}

/// What was said of a row beside its tiles.
#[must_use]
pub fn measured(texts: &Texts, said: &Measured) -> String {
    let wall = said.wall.map(|wall| texts.alhambra_measured_wall(wall));
    let of_module =
        |(module, said): (Module, Vec<u16>)| texts.alhambra_measured_module(module, &numbers(module, &said));
    wall.into_iter().chain(said.modules().map(of_module)).collect::<Vec<_>>().join(", ")
}

/// What a piece of a module is called, or the falcons of a kind.
#[must_use]
pub fn part(texts: &Texts, of: &ModulePoints) -> String {
    match of.why {
        Why::Falcons { kind, falcons } => texts.alhambra_reason_falcons_of(kind, falcons),
        _ => texts.alhambra_reason_piece(of.module),
    }
}

/// Why it brings so much; empty where its name says it, or nobody knows.
#[must_use]
pub fn reason(texts: &Texts, of: &ModulePoints) -> String {
    match &of.why {
        Why::Counted | Why::Falcons { .. } => String::new(),
        Why::Camp { cell: at, lines } => texts.alhambra_reason_camp_laid(&cell(texts, *at), &in_line(lines)),
        Why::Bazaar { cell: at, matches, colours, .. } => {
            texts.alhambra_reason_bazaar_laid(&cell(texts, *at), *matches, *colours)
        }
    }
}

/// The buildings in the line of each arrow of a camp.
fn in_line(lines: &[(Side, u16)]) -> String {
    let lines: Vec<String> = lines.iter().map(|(_, buildings)| buildings.to_string()).collect();
    lines.join(" + ")
}

/// What the piece on a cell of a board brings, and why; then the falcons at its corners. Empty of all others.
#[must_use]
pub fn brought(texts: &Texts, board: &Board, at: Cell) -> String {
    let vp = |vp: u16, why: &str| format!("{} · {why}", texts.count_vp(vp));
    let pieces = board.camps().into_iter().chain(board.bazaars()).filter_map(|of| match &of.why {
        Why::Camp { cell, lines } if *cell == at => {
            Some(vp(of.vp, &texts.alhambra_reason_camp_lines(&in_line(lines))))
        }
        Why::Bazaar { cell, matches, colours, .. } if *cell == at => {
            Some(vp(of.vp, &texts.alhambra_reason_bazaar_matches(*matches, *colours)))
        }
        _ => None,
    });
    let counts = board.falcon_counts();
    let near = |kind: &FalconKind| {
        board.falcons().any(|(crossing, of)| of.kind() == *kind && crossing.cells().contains(&at))
    };
    let falcons = FalconKind::ALL.into_iter().filter(near).map(|kind| {
        let falcons = counts[kind.index()];
        vp(falcons_vp(falcons), &sentence(&texts.alhambra_reason_falcons_of(kind, falcons)))
    });
    pieces.chain(falcons).collect::<Vec<_>>().join(". ")
}
