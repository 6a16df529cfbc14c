//! An Alhambra in small: its tiles in their colours and the walls round them.

use egui::{Color32, Painter, Rect, StrokeKind, Vec2, pos2, vec2};

use super::tiles;
use crate::rules::{Board, Cell, Laid, Piece, Side, Sides};
use common::drawing::{colours_of, silhouette};
use ui::{
    drawing::star,
    theme::{self, Theme},
};

/// A cell is never drawn larger.
const LARGEST: f32 = 40.0;
/// From this size on a building has its shape on it, which differs without colour, the start tile its star, and camps and
/// bazaars look as they do in large.
const SHAPED: f32 = 12.0;
/// It is shown as if it were at least so wide and high, in cells.
const LEAST: f32 = 3.0;

/// Draws a board in the middle of a place; `stands_out` are cells that have a frame.
pub fn paint(painter: &Painter, place: Rect, theme: &Theme, board: &Board, stands_out: &[Cell]) {
    let cells: Vec<(Cell, Laid)> = board.laid().collect();
    let bounds = |of: fn(Cell) -> i16| {
        let all = || cells.iter().map(|(cell, _)| of(*cell));
        (f32::from(all().min().unwrap_or_default()), f32::from(all().max().unwrap_or_default()) + 1.0)
    };
    let ((left, right), (top, bottom)) = (bounds(|cell| cell.x), bounds(|cell| cell.y));
    let size = vec2(right - left, bottom - top);
    let side =
        (place.width() / size.x.max(LEAST)).min(place.height() / size.y.max(LEAST)).min(LARGEST).floor();
    let origin = place.center() - size * side / 2.0 - vec2(left, top) * side;
    let rect = |cell: Cell| {
        let min = origin + vec2(f32::from(cell.x), f32::from(cell.y)) * side;
        Rect::from_min_size(min, Vec2::splat(side))
    };
    for (cell, laid) in &cells {
        painter.rect_filled(rect(*cell).shrink(0.5), theme::radius::MARK, ground(theme, *laid));
        match laid {
            Laid::Start if side >= SHAPED => start(painter, rect(*cell).shrink(0.5), theme),
            Laid::Piece(Piece::Tile(tile)) if side >= SHAPED => {
                let shape = colours_of(theme, tile.building()).tile;
                silhouette::paint(painter, rect(*cell).shrink(side * 0.25), tile.building(), shape);
            }
            Laid::Piece(Piece::Camp(_) | Piece::Bazaar(_)) if side >= SHAPED => {
                tiles::paint_ground(painter, rect(*cell), theme, *laid);
            }
            Laid::Start | Laid::Piece(_) => {}
        }
    }
    let wall = theme::stroke::strong(theme.stone.edge);
    for (cell, laid) in &cells {
        let sides: Sides = laid.walls().unwrap_or_default();
        for side in sides.iter() {
            let rect = rect(*cell);
            let ends = match side {
                Side::North => [rect.left_top(), rect.right_top()],
                Side::East => [rect.right_top(), rect.right_bottom()],
                Side::South => [rect.left_bottom(), rect.right_bottom()],
                Side::West => [rect.left_top(), rect.left_bottom()],
            };
            painter.line_segment(ends, wall);
        }
    }
    for cell in stands_out {
        let edge = theme::stroke::strong(theme.focus);
        painter.rect_stroke(rect(*cell), theme::radius::MARK, edge, StrokeKind::Inside);
    }
    for (crossing, falcon) in board.falcons() {
        let at = rect(crossing.0).min;
        let plumage = theme.plumages[falcon.kind().index()];
        painter.circle(
            pos2(at.x, at.y),
            (side * 0.2).max(2.0),
            plumage.ground,
            theme::stroke::fine(plumage.edge),
        );
    }
}

/// The start tile: its star.
fn start(painter: &Painter, cell: Rect, theme: &Theme) {
    let edge = theme::stroke::fine(theme.gold);
    painter.rect(cell, theme::radius::MARK, theme.raised, edge, StrokeKind::Inside);
    star::eight(painter, cell.center(), cell.width() * 0.4, theme.gold_leaf, edge);
}

/// The ground of a cell: buildings have the colour of their type.
fn ground(theme: &Theme, laid: Laid) -> Color32 {
    match laid {
        Laid::Start => theme.gold_leaf,
        Laid::Piece(Piece::Tile(tile)) => colours_of(theme, tile.building()).ink,
        Laid::Piece(Piece::Bazaar(_)) => theme.gold,
        Laid::Piece(Piece::Camp(_)) => theme.timber.face,
    }
}
