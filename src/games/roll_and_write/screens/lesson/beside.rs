//! What a step says, beside the cell or the die on the sheet that it speaks of.

use egui::{Rect, Ui, Vec2, vec2};

use crate::{
    log::Game,
    rules::{Cell, ChangeDie, Colour, Face, Move, SpecialAction},
    screens::{
        position::place,
        tip_card::{TipCard, TipView},
    },
    widgets::{player_sheet::SheetResponse, score_sheet::RaceResponse},
};
use text::Texts;
use ui::theme::TextSize;

/// Where the words of a step stand.
#[derive(Default)]
pub(super) struct Beside {
    /// The words, the size of the window, and the card; none where there is no room for one.
    tried: Option<(String, Vec2, Option<TipCard>)>,
}

impl Beside {
    /// Whether these words have their place on the sheet, or will have once that is at rest.
    pub(super) fn has(&self, ui: &Ui, words: &str, does: Move) -> bool {
        let size = ui.ctx().content_rect().size();
        let known = self.tried.as_ref().filter(|(said, at, _)| said == words && *at == size);
        is_on_sheet(does) && known.is_none_or(|(.., card)| card.is_some())
    }

    /// Shows the words of a step beside what it speaks of.
    pub(super) fn show(
        &mut self,
        ui: &Ui,
        texts: &Texts,
        game: &Game,
        (words, does): (&str, Move),
        (sheet, race): (&SheetResponse, &RaceResponse),
    ) {
        let Some(subject) = subject(game, sheet, does) else { return };
        let unused = Cell::all().filter(|cell| game.state().offered() & cell.bit() == 0);
        let spare: Vec<Rect> = unused
            .map(|cell| sheet.cells.reach(place(cell)))
            .filter(|rect| !rect.intersects(subject))
            .collect();
        let tip = TipView {
            says: words,
            size: TextSize::TEXT,
            closes: false,
            subjects: &[subject],
            race: race.rect,
            spare: &spare,
            is_close: true,
        };
        let (size, free) = (ui.ctx().content_rect().size(), tip.free_places(ui));
        let known = self.tried.take().filter(|(said, at, card)| {
            said == words && *at == size && card.as_ref().is_none_or(|card| card.is_free(&free))
        });
        let (.., card) = self.tried.insert(known.unwrap_or_else(|| {
            ui.ctx().request_repaint();
            (words.to_owned(), size, TipCard::new(ui, texts, &tip, &free))
        }));
        if let Some(card) = card {
            card.show(ui, texts, &tip, &free);
        }
    }
}

/// Whether a move is made on the sheet; the others have buttons, which stand below what is said of them.
const fn is_on_sheet(does: Move) -> bool {
    matches!(does, Move::Build(_) | Move::Special(SpecialAction::ChangeDie(_)))
}

/// The cell or the die that a move is about.
fn subject(game: &Game, sheet: &SheetResponse, does: Move) -> Option<Rect> {
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
