//! A sheet as small as a stamp, for lists of games: strong where it is built, pale where it is not;
//! larger ones show the buildings, and crosses over what is built.

use std::sync::{Arc, Mutex};

use egui::{
    Color32, Id, Painter, Pos2, Rect, Response, Role, Sense, StrokeKind, TextureHandle, TextureOptions, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};

use crate::{
    games::{
        common::{
            BuildingType,
            drawing::{self, colours_of},
        },
        roll_and_write::rules::{Cell, cells},
    },
    ui::{
        drawing::cross,
        raster,
        theme::{self, Theme},
    },
};

/// A cell: its type, and whether it is built.
pub type MiniCell = (BuildingType, bool);

/// From this size on a cell shows its drawing.
const DRAWN_FROM: f32 = 24.0;

/// Stamps kept as textures at most.
const KEPT: usize = 64;

/// The stamps drawn so far, the oldest first.
#[derive(Clone, Default)]
struct ThumbnailCache(Arc<Mutex<Vec<(Id, TextureHandle)>>>);

/// A printed sheet as a stamp of this size. Nothing is built on it; where there is no room for drawings, its colours
/// are strong all the same.
#[must_use]
pub fn printed(grid: &[BuildingType; Cell::COUNT], side: f32) -> [[MiniCell; 6]; 6] {
    cells(grid, if step(side) < DRAWN_FROM { u64::MAX } else { 0 })
}

/// From one cell to the next.
fn step(side: f32) -> f32 {
    (side - 8.0) / 6.0
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
    let side = sheet.width();
    let stroke = theme::stroke::fine(theme.gold_line);
    painter.rect(sheet, theme::radius::INNER, theme.paper, stroke, StrokeKind::Inside);
    let step = step(side);
    let gap = (step * 0.12).max(1.0);
    for (row, line) in cells.iter().enumerate() {
        for (column, (kind, built)) in line.iter().enumerate() {
            let corner = sheet.min + Vec2::splat(4.0 + gap / 2.0) + vec2(column as f32, row as f32) * step;
            let cell = Rect::from_min_size(corner, Vec2::splat(step - gap));
            let colours = colours_of(theme, *kind);
            let drawn = step >= DRAWN_FROM;
            let fill = match (*built, drawn) {
                (false, _) => colours.tile,
                (true, false) => colours.ink,
                (true, true) => colours.tile.lerp_to_gamma(theme.paper, 0.35),
            };
            painter.rect_filled(cell, theme::radius::of(step * 0.16), fill);
            if drawn {
                let fade = if *built { 0.5 } else { 0.0 };
                drawing::paint_faded(painter, cell.shrink(1.0), theme, *kind, fade);
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
