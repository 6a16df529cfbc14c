//! How a board is drawn while it is transcribed: its land, where there could be land, the start, and what is
//! wrong.

use egui::{Align2, Painter, Pos2, Rect, Shape, Stroke, Ui};

use super::view::{BoardSpot, BoardView, Tool, rect, tile};
use crate::{
    rules::{BoardFault, CornerAt, SpaceAt, Tile, corners_of},
    widgets::{
        atlas::{self, Ground, Lattice, Outline, inset},
        map::{alexander_rect, paint_alexander},
    },
};
use ui::theme::{self, TextSize, Theme};

pub(super) fn board(
    painter: &Painter,
    theme: &Theme,
    view: &BoardView<'_>,
    lattice: Lattice,
    slots: &[SpaceAt],
    room: Rect,
) {
    atlas::paint_sea(painter, theme, room);
    let (land, sea): (Vec<SpaceAt>, Vec<SpaceAt>) =
        slots.iter().partition(|at| tile(view.draft, **at) != Tile::Sea);
    let grounds: Vec<Ground> = land
        .iter()
        .map(|at| Ground { at: *at, symbol: tile(view.draft, *at).symbol(), tint: None })
        .collect();
    atlas::paint_land(painter, theme, lattice, &Outline::new(land.into_iter()), &grounds);
    let side = lattice.side();
    for at in sea {
        let [a, b, c] = inset(lattice.space(at), side * 0.08);
        let dashes =
            Shape::dashed_line(&[a, b, c, a], theme::stroke::fine(theme.map.coast), side * 0.08, side * 0.08);
        painter.extend(dashes);
    }
    for ground in grounds {
        atlas::paint_symbol(painter, theme, lattice, ground, 0.0);
    }
    if view.tool == Tool::Start {
        let land = slots.iter().filter(|at| tile(view.draft, **at) != Tile::Sea);
        for corner in land.flat_map(|at| corners_of(*at)) {
            let radius = (side * 0.08).max(theme::space::HAIR);
            painter.circle(lattice.corner(corner), radius, theme.gold_leaf, theme::stroke::edge(theme.ink));
        }
    }
    start(painter, theme, view, lattice);
    for fault in view.faults {
        paint_fault(painter, theme, lattice, *fault);
    }
}

fn start(painter: &Painter, theme: &Theme, view: &BoardView<'_>, lattice: Lattice) {
    let [line, place] = view.draft.start;
    let Some(corner) = u8::try_from(line).ok().zip(u8::try_from(place).ok()) else { return };
    paint_alexander(painter, theme, alexander_rect(lattice, corner));
}

/// Draws a fault that has a place: an outline, and a mark that does not depend on colour.
fn paint_fault(painter: &Painter, theme: &Theme, lattice: Lattice, fault: BoardFault) {
    let place = |row: usize, column: usize| u8::try_from(row).ok().zip(u8::try_from(column).ok());
    match fault {
        BoardFault::Letter { row, column, .. } | BoardFault::Apart { row, column } => {
            let Some(at) = place(row, column) else { return };
            let corners = inset(lattice.space(at), lattice.side() * 0.06).to_vec();
            painter.add(Shape::closed_line(corners, theme::stroke::ring(theme.danger)));
            mark(painter, theme, lattice.middle(at));
        }
        BoardFault::RowLength { row, .. } => {
            let Some(at) = place(row, 0) else { return };
            mark(painter, theme, lattice.middle(at));
        }
        BoardFault::Start { line, place } => {
            let Some(corner): Option<CornerAt> = u8::try_from(line).ok().zip(u8::try_from(place).ok()) else {
                return;
            };
            painter.circle_stroke(
                lattice.corner(corner),
                lattice.side() * 0.2,
                theme::stroke::ring(theme.danger),
            );
            mark(painter, theme, lattice.corner(corner));
        }
        // These concern the whole board.
        _ => {}
    }
}

/// An exclamation mark.
fn mark(painter: &Painter, theme: &Theme, middle: Pos2) {
    painter.circle(middle, theme::space::SMALL, theme.raised, theme::stroke::strong(theme.danger));
    painter.text(middle, Align2::CENTER_CENTER, "!", theme::bold(TextSize::TINY), theme.danger);
}

pub(super) fn focus(ui: &Ui, theme: &Theme, lattice: Lattice, place: BoardSpot) {
    outline(ui, lattice, place, theme::stroke::ring(theme.focus), 0.0);
}

pub(super) fn pointed(ui: &Ui, theme: &Theme, lattice: Lattice, place: BoardSpot) {
    outline(ui, lattice, place, theme::stroke::strong(theme.gold), 0.07);
}

fn outline(ui: &Ui, lattice: Lattice, place: BoardSpot, stroke: Stroke, within: f32) {
    match place {
        BoardSpot::Space(at) => {
            let corners = inset(lattice.space(at), lattice.side() * within).to_vec();
            ui.painter().add(Shape::closed_line(corners, stroke));
        }
        BoardSpot::Corner(_) => {
            ui.painter().circle_stroke(rect(lattice, place).center(), lattice.side() * 0.2, stroke);
        }
    }
}
