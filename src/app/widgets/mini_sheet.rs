//! A sheet as small as a stamp, for lists of games: strong where it is built, pale where it is not;
//! larger ones show the buildings, and crosses over what is built.

use egui::{
    CornerRadius, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use crate::{
    app::{
        art::{building, cross},
        theme::Theme,
    },
    rules::BuildingType,
};

/// A cell: its type, and whether it is built.
pub type MiniCell = (BuildingType, bool);

/// From this size on a cell shows its drawing.
const DRAWN_FROM: f32 = 22.0;

/// Draws a stamp in the largest square in the middle of `rect`.
pub fn paint(painter: &Painter, rect: Rect, theme: &Theme, cells: &[[MiniCell; 6]; 6]) {
    let side = rect.width().min(rect.height());
    let sheet = Rect::from_center_size(rect.center(), Vec2::splat(side));
    let stroke = Stroke::new(1.0, theme.gold_line);
    painter.rect(sheet, CornerRadius::same(6), theme.paper, stroke, StrokeKind::Inside);
    let step = (side - 8.0) / 6.0;
    let gap = (step * 0.12).max(1.0);
    for (row, line) in cells.iter().enumerate() {
        for (column, (kind, built)) in line.iter().enumerate() {
            let corner = sheet.min + Vec2::splat(4.0 + gap / 2.0) + vec2(column as f32, row as f32) * step;
            let cell = Rect::from_min_size(corner, Vec2::splat(step - gap));
            let colours = theme.building(*kind);
            let drawn = step >= DRAWN_FROM;
            let fill = match (*built, drawn) {
                (false, _) => colours.tile,
                (true, false) => colours.ink,
                (true, true) => colours.tile.lerp_to_gamma(theme.paper, 0.35),
            };
            painter.rect_filled(cell, CornerRadius::same((step * 0.16) as u8), fill);
            if drawn {
                let fade = if *built { 0.5 } else { 0.0 };
                building::paint_faded(painter, cell.shrink(1.0), theme, *kind, fade);
                if *built {
                    let seed = (row * 6 + column) as u32;
                    cross::paint(painter, cell.shrink(step * 0.12), theme.pen, seed);
                }
            }
        }
    }
}

/// Shows a stamp in the flow; `name` is what a screen reader says.
pub fn show(ui: &mut Ui, side: f32, cells: &[[MiniCell; 6]; 6], name: &str) -> Response {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    if ui.is_rect_visible(rect) {
        paint(ui.painter(), rect, &theme, cells);
    }
    response
}
