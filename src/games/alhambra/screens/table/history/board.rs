//! The place of an entry on a board: the Alhambra of the row as it stood right before the entry.

use egui::{Ui, UiBuilder, Vec2};

use super::kinds::changed;
use crate::{
    pad::{Pad, PadEvent, PadState},
    rules::{Board, Cell, Change, Corner, Piece},
    screens::told::cell_name,
    text::names::{self, who},
    widgets::board_view::{self, BoardAction, BoardNames, BoardScene, BoardView, Hand},
};
use text::Texts;

/// What it remembers: what can be done, worked out for a board and what is in hand.
#[derive(Clone, Debug, Default)]
pub(super) struct BoardForm {
    scene: Option<BoardScene>,
}

impl PartialEq for BoardForm {
    /// What is only worked out makes no difference.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl BoardForm {
    /// Shows the board with the entry on it; the entry with its place, once another was tapped.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        standing: &PadState,
        now: &PadEvent,
        room: Vec2,
    ) -> Option<PadEvent> {
        let row = usize::from(now.row()?).checked_sub(1)?;
        let of = standing.rows.get(row)?;
        let board = of.board.clone().unwrap_or_else(|| Board::new(pad.config().game.options().board));
        let hand = hand_of(pad, now);
        let known = self.scene.take().filter(|scene| *scene.board() == board && scene.hand() == hand);
        let scene = known.unwrap_or_else(|| BoardScene::new(board, hand));
        let name = texts.alhambra_board_of(&who(texts, &pad.header.seats, row));
        let wall = texts.alhambra_board_wall(scene.wall().len());
        let cell = |cell: Cell| cell_name(texts, &scene, cell);
        let crossing = |corner: Corner| names::cell(texts, corner.0);
        let piece = |_: usize, piece: Piece| names::sentence(&names::piece(texts, piece));
        let view = BoardView {
            scene: &scene,
            reserve: Some(&*of.reserve).filter(|reserve| !reserve.is_empty()),
            in_hand: None,
            chosen: place_of(now),
            advised: &[],
            advised_pieces: &[],
            still: false,
            names: BoardNames {
                board: &name,
                cell: &cell,
                crossing: &crossing,
                piece: &piece,
                reserve: texts.alhambra_board_reserve(),
                wall: &wall,
            },
        };
        let (rect, _) = ui.allocate_exact_size(room, egui::Sense::hover());
        let shown = ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| board_view::show(ui, &view)).inner;
        let event = match shown.action {
            Some(BoardAction::Change(change)) => Some(changed(now, change)),
            Some(BoardAction::Choose(cell)) => Some(changed(now, Change::TakeAway(cell))),
            Some(BoardAction::Place(crossing, _)) => moved(now, crossing),
            // What is forbidden is told with its reason, and can be so on the real table.
            Some(BoardAction::Refused(_)) => match (hand, shown.pointed, shown.pointed_crossing) {
                (Hand::Falcon(_), _, Some(crossing)) => moved(now, crossing),
                (Hand::Piece(piece), Some(cell), _) => Some(changed(
                    now,
                    match scene.board().at(cell) {
                        Some(_) => Change::Swap(cell, piece),
                        None => Change::Lay(cell, piece),
                    },
                )),
                _ => None,
            },
            Some(BoardAction::Take(place)) => of.reserve.get(place).and_then(|piece| with(now, *piece)),
            None => None,
        };
        self.scene = Some(scene);
        event
    }
}

/// What an entry puts on the board.
fn hand_of(pad: &Pad, event: &PadEvent) -> Hand {
    match event {
        PadEvent::Lay { piece, .. } | PadEvent::Swap { piece, .. } => {
            piece.piece(pad.config().game.tiles()).map_or(Hand::Empty, Hand::Piece)
        }
        PadEvent::Falcon { falcon, .. } => Hand::Falcon(*falcon),
        _ => Hand::Empty,
    }
}

/// Where it is; of a crossing the cell south-east of it.
const fn place_of(event: &PadEvent) -> Option<Cell> {
    match *event {
        PadEvent::Lay { cell, .. } | PadEvent::Swap { cell, .. } | PadEvent::Remove { cell, .. } => {
            Some(cell)
        }
        PadEvent::Falcon { crossing, .. } => Some(crossing.0),
        _ => None,
    }
}

/// The falcon on another crossing.
fn moved(event: &PadEvent, to: Corner) -> Option<PadEvent> {
    let mut event = event.clone();
    event.keep(false);
    let PadEvent::Falcon { crossing, .. } = &mut event else { return None };
    *crossing = to;
    Some(event)
}

/// The same with a piece of the reserve.
fn with(event: &PadEvent, taken: Piece) -> Option<PadEvent> {
    let mut event = event.clone();
    match &mut event {
        PadEvent::Lay { piece, .. } | PadEvent::Swap { piece, .. } => *piece = taken.into(),
        _ => return None,
    }
    Some(event)
}
