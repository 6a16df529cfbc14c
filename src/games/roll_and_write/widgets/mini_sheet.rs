//! A sheet as small as a stamp, for lists of games: strong where it is built, pale where it is not;
//! larger ones show the buildings, and crosses over what is built.

use std::sync::{Arc, Mutex};

use egui::{
    Color32, Id, Painter, Pos2, Rect, Response, Role, Sense, StrokeKind, TextureHandle, TextureOptions, Ui,
    Vec2, WidgetInfo, pos2,
};

use super::sheet_grid::{self, Look, SheetGrid};
use crate::{
    games::{
        common::{BuildingType, drawing::colours_of},
        roll_and_write::rules::{Cell, cells},
    },
    ui::{
        raster,
        theme::{self, Theme},
    },
};

/// A cell: its type, and whether it is built.
pub type MiniCell = (BuildingType, bool);

/// Stamps kept as textures at most.
const KEPT: usize = 64;

/// The stamps drawn so far, the oldest first.
#[derive(Clone, Default)]
struct ThumbnailCache(Arc<Mutex<Vec<(Id, TextureHandle)>>>);

/// A printed sheet as a stamp of this size. Nothing is built on it; where there is no room for drawings, its colours
/// are strong all the same.
#[must_use]
pub fn printed(grid: &[BuildingType; Cell::COUNT], side: f32) -> [[MiniCell; 6]; 6] {
    let cell = cells_of(Rect::from_min_size(Pos2::ZERO, Vec2::splat(side))).cell;
    cells(grid, if Look::is_drawn(cell) { 0 } else { u64::MAX })
}

/// The cells of a stamp, within its edge.
fn cells_of(sheet: Rect) -> SheetGrid {
    SheetGrid::small(sheet.shrink(theme::space::TIGHT))
}

/// Draws a stamp in the largest square in the middle of `rect`.
///
/// It is drawn once, as a texture: hundreds of small pieces would be much for every frame.
pub fn paint(painter: &Painter, rect: Rect, theme: &Theme, cells: &[[MiniCell; 6]; 6]) {
    let side = rect.width().min(rect.height());
    let ctx = painter.ctx();
    let ppp = ctx.pixels_per_point();
    // Whole pixels, so that it is as sharp as drawn in place.
    let whole = |v: f32| (v * ppp).round() / ppp;
    let corner = (rect.center() - Vec2::splat(side / 2.0)).to_vec2();
    let sheet = Rect::from_min_size(pos2(whole(corner.x), whole(corner.y)), Vec2::splat(whole(side)));
    let palette = BuildingType::ALL.map(|kind| colours_of(theme, kind).tile);
    let id = Id::unique(("stamp", cells, palette, theme.dark, (sheet.width() * ppp).round() as u32));
    let stamps: ThumbnailCache =
        ctx.data_mut(|data| data.get_temp_mut_or_default::<ThumbnailCache>(Id::unique("stamps")).clone());
    let Ok(mut stamps) = stamps.0.lock() else { return };
    let known = stamps.iter().find(|(known, _)| *known == id).map(|(_, texture)| texture.id());
    let texture = known.unwrap_or_else(|| {
        let origin = Rect::from_min_size(Pos2::ZERO, sheet.size());
        let image = raster::drawing(sheet.size(), ppp, |painter| draw(painter, origin, theme, cells));
        let texture = ctx.load_texture("stamp", image, TextureOptions::NEAREST);
        let texture_id = texture.id();
        stamps.push((id, texture));
        if stamps.len() > KEPT {
            drop(stamps.remove(0));
        }
        texture_id
    });
    let whole_texture = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    painter.image(texture, sheet, whole_texture, Color32::WHITE);
}

/// Draws a stamp that fills `sheet`.
fn draw(painter: &Painter, sheet: Rect, theme: &Theme, cells: &[[MiniCell; 6]; 6]) {
    let stroke = theme::stroke::fine(theme.gold_line);
    painter.rect(sheet, theme::radius::INNER, theme.paper, stroke, StrokeKind::Inside);
    let grid = cells_of(sheet);
    for at in sheet_grid::cells() {
        let (building, built) = cells[at.0][at.1];
        let look = Look { building: Some(building), built };
        sheet_grid::paint(painter, theme, grid.cell(at), at, look, None);
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
