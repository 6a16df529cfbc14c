//! What on the sheet a step speaks of.

use egui::{Rect, vec2};

use crate::{
    log::Game,
    rules::{ChangeDie, Colour, Face, Move, SpecialAction},
    screens::position::place,
    widgets::player_sheet::SheetResponse,
};

/// The cell or the die that a move is about; none where it has a button, which stands below what is said of it.
pub(super) fn subject(game: &Game, sheet: &SheetResponse, does: Move) -> Option<Rect> {
    match does {
        Move::Build(cell) => Some(sheet.cells.cell(place(cell))),
        Move::Special(SpecialAction::ChangeDie(ChangeDie { colour, from, .. })) => {
            let lies = |face: Face| face == from;
            let (yellow, blue) = game.state().dice(game.state().seat());
            let dice = if colour == Colour::Yellow { yellow } else { blue };
            dice.iter().any(|die| lies(die.face)).then(|| die_on(sheet, colour, from))
        }
        _ => None,
    }
}

/// Where a die lies before its row or column.
fn die_on(sheet: &SheetResponse, colour: Colour, face: Face) -> Rect {
    let k = usize::from(face.number()) - 1;
    let (cell, step) = match colour {
        Colour::Yellow => (sheet.cells.cell((k, 0)), vec2(-1.0, 0.0)),
        Colour::Blue => (sheet.cells.cell((0, k)), vec2(0.0, -1.0)),
    };
    cell.translate(step * sheet.cells.cell)
}
