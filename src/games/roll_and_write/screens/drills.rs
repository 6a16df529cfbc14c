//! Decisions that are practised: the sheet of whoever decided, with the dice as they lay.

use egui::{Painter, Rect};

use crate::{
    log::Played,
    rules::cells,
    session::tables::RollAndWrite,
    text::event_text,
    widgets::mini_sheet::{self, MiniCell},
};
use common::{play::DrillPosition, screens::drills::DrilledGame};
use kernel::record::Seat;
use text::Texts;
use ui::theme::Theme;

/// What is drawn of a position.
pub struct DrillBoard {
    cells: [[MiniCell; 6]; 6],
    /// The yellow dice on the row numbers, and the blue ones on the column numbers.
    dice: [Vec<u8>; 2],
}

impl DrilledGame for RollAndWrite {
    type Kind = Played;
    type Board = Option<DrillBoard>;

    fn title(texts: &Texts, position: &DrillPosition<Played>) -> String {
        event_text::title(texts, &position.header, &position.config)
    }

    fn player(texts: &Texts, seats: &[Seat], row: usize) -> String {
        event_text::name(texts, seats, row)
    }

    fn round(texts: &Texts, round: usize) -> String {
        texts.history_round(round)
    }

    fn board(position: &DrillPosition<Played>) -> Option<DrillBoard> {
        let DrillPosition { state, seat, config, .. } = position;
        let cells = cells(config.layout().grid()?, state.sheet(*seat).built());
        let (yellow, blue) = state.dice(*seat);
        let dice = [yellow, blue].map(|dice| dice.into_iter().map(|die| die.face.number()).collect());
        Some(DrillBoard { cells, dice })
    }

    fn paint(painter: &Painter, place: Rect, theme: &Theme, board: &Option<DrillBoard>) {
        if let Some(DrillBoard { cells, dice }) = board {
            mini_sheet::paint_with_dice(painter, place, theme, cells, dice);
        }
    }
}
