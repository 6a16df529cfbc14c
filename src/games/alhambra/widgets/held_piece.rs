//! A piece that is held over the board, wherever it was taken from.

use egui::{LayerId, Order, Rect, Response, Ui, Vec2};

use super::tiles;
use crate::rules::{Laid, Piece};
use ui::theme::Theme;

/// It is held.
pub(super) struct HeldPiece;

/// Lets a piece be dragged from where it lies, as large as it is there.
pub fn hold(ui: &Ui, response: &Response, size: Vec2, piece: Piece) {
    response.dnd_set_drag_payload(HeldPiece);
    if let Some(at) = response.interact_pointer_pos().filter(|_| response.dragged()) {
        let painter = ui.painter().clone().with_layer_id(LayerId::new(Order::Tooltip, response.id));
        let theme = Theme::of(ui.ctx());
        tiles::paint(&painter, Rect::from_center_size(at, size), &theme, Laid::Piece(piece));
    }
}
