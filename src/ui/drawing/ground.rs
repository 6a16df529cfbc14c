//! The ground under the cards: stars and crosses of Nasrid strapwork, quiet enough to be forgotten.
//!
//! One tile is computed as a texture and repeated by a single rectangle, so that a frame costs nothing.

use std::f32::consts::{FRAC_PI_4, SQRT_2};

use egui::{Color32, ColorImage, Id, Painter, Pos2, Rect, TextureHandle, TextureOptions, Vec2, pos2};

use crate::ui::theme::Theme;

/// The tile in units of the pattern; a star touches its neighbours.
const TILE: f32 = 64.0;

/// Fills `rect` with the ground. The pattern stays fixed to the window, so neighbouring areas join.
pub fn paint(painter: &Painter, rect: Rect, theme: &Theme) {
    let texture = texture(painter.ctx(), theme);
    let side = texture.size()[0] as f32 / painter.ctx().pixels_per_point();
    let uv = Rect::from_min_max((rect.min.to_vec2() / side).to_pos2(), (rect.max.to_vec2() / side).to_pos2());
    painter.image(texture.id(), rect, uv, Color32::WHITE);
}

/// The tile for the resolution of the screen, kept from frame to frame.
fn texture(ctx: &egui::Context, theme: &Theme) -> TextureHandle {
    // A power of two near the wanted size, one texel a pixel, so that the lines stay sharp.
    let side = ((TILE * 1.25 * ctx.pixels_per_point()).round() as usize).next_power_of_two();
    let id = Id::unique(("ground", side, theme.ground, theme.ground_line));
    ctx.data(|data| data.get_temp(id)).unwrap_or_else(|| {
        let texture = ctx.load_texture("ground", tile(side, theme), TextureOptions::NEAREST_REPEAT);
        ctx.data_mut(|data| data.insert_temp(id, texture.clone()));
        texture
    })
}

/// The tile: lines on the ground. Opaque, so that the window is filled once and not twice.
fn tile(side: usize, theme: &Theme) -> ColorImage {
    let unit = TILE / side as f32;
    let strength = if theme.dark { 0.85 } else { 0.8 };
    let pixels = (0..side * side)
        .map(|k| {
            let place = pos2((k % side) as f32 + 0.5, (k / side) as f32 + 0.5) * unit;
            theme.ground.blend(theme.ground_line.gamma_multiply(strength * cover(place, unit)))
        })
        .collect();
    ColorImage::new([side, side], pixels)
}

/// Straps run along the stars; a small star sits in each star and each cross.
fn cover(place: Pos2, unit: f32) -> f32 {
    let line = |distance: f32, width: f32| ((width / 2.0 - distance) / unit + 0.5).clamp(0.0, 1.0);
    let centre = pos2(TILE / 2.0, TILE / 2.0);
    let corner = pos2((place.x / TILE).round() * TILE, (place.y / TILE).round() * TILE);
    let strap = [(-1.0, 0.0), (0.0, -1.0), (0.0, 0.0), (1.0, 0.0), (0.0, 1.0)]
        .into_iter()
        .map(|(x, y)| star_distance(place - (centre + Vec2::new(x, y) * TILE), TILE / 2.0).abs())
        .fold(f32::MAX, f32::min);
    let edges = line((strap - 2.6).abs(), 0.9);
    let inner = line(star_distance(place - centre, 9.0).abs(), 0.8);
    let outer = line(star_distance(place - corner, 7.0).abs(), 0.8);
    edges.max(inner * 0.8).max(outer * 0.8)
}

/// The signed distance to an eight-fold star with its arms along the axes: two squares laid over one another.
fn star_distance(offset: Vec2, radius: f32) -> f32 {
    let half = radius / SQRT_2;
    let square = |v: Vec2| v.x.abs().max(v.y.abs()) - half;
    let (sin, cos) = FRAC_PI_4.sin_cos();
    let turned = Vec2::new(offset.x * cos - offset.y * sin, offset.x * sin + offset.y * cos);
    square(offset).min(square(turned))
}
