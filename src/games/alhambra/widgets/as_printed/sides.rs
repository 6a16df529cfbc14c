//! The four sides of a tile, to click walls or ramparts on and off.

use egui::{CursorIcon, Id, Pos2, Rect, Role, Shape, Ui, Vec2};

use crate::{
    rules::{Side, Sides},
    widgets::{stop, tiles::ramparts::outward},
};
use ui::{
    theme::{self, Theme},
    widgets::{focus_ring, roving, shows_focus},
};

/// How deep the strip along a side is that can be clicked, as a part of the tile.
const DEPTH: f32 = 0.28;

/// Shows the sides of a tile that is drawn already.
pub(super) fn show(ui: &Ui, cell: Rect, sides: &mut Sides, names: &[&str; 4]) {
    let theme = Theme::of(ui.ctx());
    let id = |side: Side| ui.scope_id().with(("side", side));
    let places: Vec<(Id, Pos2)> =
        Side::ALL.into_iter().map(|side| (id(side), strip(cell, side).center())).collect();
    roving::rove_about(ui, &places);
    let focused = Side::ALL.into_iter().find(|side| ui.memory(|memory| memory.has_focus(id(*side))));
    let first = focused.unwrap_or(Side::North);
    let before = *sides;
    for (side, name) in Side::ALL.into_iter().zip(names) {
        let (strip, is_there) = (strip(cell, side), before.has(side));
        let response = stop::interact(ui, strip, id(side), side == first);
        stop::tell(ui, &response, Role::CheckBox, is_there, name);
        if response.clicked() {
            *sides = Side::ALL.into_iter().filter(|other| before.has(*other) != (*other == side)).collect();
        }
        if response.hovered() {
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        }
        let line = ends(cell, side);
        let painter = ui.painter();
        if response.hovered() {
            painter.line_segment(line, theme::stroke::ring(theme.gold));
        } else if !is_there {
            let dash = cell.width() * 0.05;
            painter.extend(Shape::dashed_line(&line, theme::stroke::strong(theme.gold), dash, dash));
        }
        if shows_focus(ui, &response) {
            focus_ring(painter, strip.shrink(theme::space::TIGHT), &theme, theme::radius::INNER);
        }
        response.on_hover_text(*name);
    }
}

/// What can be clicked: half of it within the tile.
fn strip(cell: Rect, side: Side) -> Rect {
    let way = outward(side);
    let middle = cell.center() + way * (cell.width() * (0.5 - DEPTH * 0.25));
    let along = way.rot90().abs() * (cell.width() * (1.0 - DEPTH));
    Rect::from_center_size(middle, along + way.abs() * (cell.width() * DEPTH))
}

/// The line of a side.
fn ends(cell: Rect, side: Side) -> [Pos2; 2] {
    let (way, half) = (outward(side), cell.width() * 0.5);
    let across: Vec2 = way.rot90();
    [-0.8, 0.8].map(|place: f32| cell.center() + way * half + across * (half * place))
}
