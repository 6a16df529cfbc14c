//! A sheet as small as a stamp, for lists of games: strong and crossed out where it is built, pale where it is not;
//! larger ones show the buildings.

use egui::{Painter, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2};

use super::sheet_grid::{self, CellStyle, SheetGrid};
use crate::rules::{Cell, cells};
use common::BuildingType;
use ui::{
    drawing::{
        cross,
        dice::{self, DieStyle},
        stamp,
    },
    theme::{self, Theme},
};

/// A cell: its type, and whether it is built.
pub type MiniCell = (BuildingType, bool);

/// Smaller cells have no room for a cross.
const CROSSED_FROM: f32 = 8.0;
/// The side of a die beside a sheet, as a part of both.
const DIE: f32 = 0.14;

/// Draws a stamp in the largest square in the middle of `rect`.
pub fn paint(painter: &Painter, rect: Rect, theme: &Theme, cells: &[[MiniCell; 6]; 6]) {
    stamp::paint(painter, rect, theme, ("sheet", cells), |painter, sheet| {
        let grid = draw(painter, sheet, theme, cells);
        if !(CROSSED_FROM..).contains(&grid.cell) || CellStyle::is_drawn(grid.cell) {
            return;
        }
        for at in sheet_grid::cells().filter(|at| cells[at.0][at.1].1) {
            let inside = grid.cell(at).shrink(grid.cell * 0.2);
            cross::paint(painter, inside, theme.paper, (at.0 * 6 + at.1) as u32);
        }
    });
}

/// The same with yellow dice beside the rows that they point at, and blue ones above the columns.
pub fn paint_with_dice(
    painter: &Painter,
    rect: Rect,
    theme: &Theme,
    cells: &[[MiniCell; 6]; 6],
    [yellow, blue]: &[Vec<u8>; 2],
) {
    let square = Rect::from_center_size(rect.center(), Vec2::splat(rect.width().min(rect.height())));
    let die = square.width() * DIE;
    let sheet = Rect::from_min_max(square.min + Vec2::splat(die), square.max);
    paint(painter, sheet, theme, cells);
    let grid = cells_of(sheet);
    let line = |face: &u8| usize::from(*face).saturating_sub(1).min(5);
    let side = Vec2::splat(die * 0.84);
    let edge = square.min + Vec2::splat(die / 2.0);
    for face in yellow {
        let at = pos2(edge.x, grid.cell((line(face), 0)).center().y);
        let place = Rect::from_center_size(at, side);
        dice::paint(painter, place, theme, &theme.yellow_die, *face, DieStyle::default());
    }
    for face in blue {
        let at = pos2(grid.cell((0, line(face))).center().x, edge.y);
        let place = Rect::from_center_size(at, side);
        dice::paint(painter, place, theme, &theme.blue_die, *face, DieStyle::default());
    }
}

/// The same of a printed sheet. Nothing is built on it; where there is no room for drawings, its colours are strong all
/// the same.
pub fn paint_printed(painter: &Painter, rect: Rect, theme: &Theme, grid: &[BuildingType; Cell::COUNT]) {
    stamp::paint(painter, rect, theme, ("printed", grid), |painter, sheet| {
        let built = if CellStyle::is_drawn(cells_of(sheet).cell) { 0 } else { u64::MAX };
        draw(painter, sheet, theme, &cells(grid, built));
    });
}

/// The cells of a stamp, within its edge.
fn cells_of(sheet: Rect) -> SheetGrid {
    SheetGrid::small(sheet.shrink(theme::space::TIGHT))
}

/// Draws a stamp that fills `sheet`.
fn draw(painter: &Painter, sheet: Rect, theme: &Theme, cells: &[[MiniCell; 6]; 6]) -> SheetGrid {
    let stroke = theme::stroke::fine(theme.gold_line);
    painter.rect(sheet, theme::radius::INNER, theme.paper, stroke, StrokeKind::Inside);
    let grid = cells_of(sheet);
    for at in sheet_grid::cells() {
        let (building, built) = cells[at.0][at.1];
        let look = CellStyle::of(Some(building), built);
        sheet_grid::paint(painter, theme, grid.cell(at), at, look, None);
    }
    grid
}

/// Shows a printed sheet in the flow; `name` is what a screen reader says.
pub fn show_printed(ui: &mut Ui, side: f32, grid: &[BuildingType; Cell::COUNT], name: &str) -> Response {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    if ui.is_rect_visible(rect) {
        paint_printed(ui.painter(), rect, &theme, grid);
    }
    response
}
