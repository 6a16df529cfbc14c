//! Pictures as small as stamps: each is drawn once, as a texture. Hundreds of small pieces would be much for every frame.
//! Where nothing keeps stamps, as on paper, they are drawn in place.

use std::{
    fmt::Debug,
    hash::Hash,
    sync::{Arc, Mutex},
};

use egui::{Color32, Context, Id, Painter, Pos2, Rect, TextureHandle, TextureOptions, Vec2, pos2, vec2};

use crate::ui::{raster, theme::Theme};

/// Stamps kept as textures at most.
const KEPT: usize = 256;

/// The stamps drawn so far, the oldest first.
#[derive(Clone, Default)]
struct Album(Arc<Mutex<Vec<(Id, TextureHandle)>>>);

/// Keeps stamps from now on: what is drawn is shown on a screen, frame after frame.
pub fn keep(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(album(), Album::default()));
}

/// Where they are kept.
fn album() -> Id {
    Id::unique("stamps")
}

/// Paints the stamp that `draw` makes in the largest square in the middle of `rect`. What is drawn follows from `said`
/// and the theme; it is shapes only, no text.
pub fn paint(
    painter: &Painter,
    rect: Rect,
    theme: &Theme,
    said: impl Hash + Debug,
    draw: impl Fn(&Painter, Rect),
) {
    let side = rect.width().min(rect.height());
    paint_whole(painter, Rect::from_center_size(rect.center(), Vec2::splat(side)), theme, said, draw);
}

/// Paints the stamp that `draw` makes in the whole of `rect`.
pub fn paint_whole(
    painter: &Painter,
    rect: Rect,
    theme: &Theme,
    said: impl Hash + Debug,
    draw: impl Fn(&Painter, Rect),
) {
    let ctx = painter.ctx();
    let Some(album) = ctx.data(|data| data.get_temp::<Album>(album())) else { return draw(painter, rect) };
    let ppp = ctx.pixels_per_point();
    // Whole pixels, so that it is as sharp as drawn in place.
    let pixels = |v: f32| (v * ppp).round();
    let [corner, size] = [rect.min.to_vec2(), rect.size()].map(|at| vec2(pixels(at.x), pixels(at.y)));
    let place = Rect::from_min_size((corner / ppp).to_pos2(), size / ppp);
    let palette = (theme.dark, theme.players, theme.families.map(|family| family.tile));
    let id = Id::unique(("stamp", said, palette, size.x as u32, size.y as u32));
    let Ok(mut stamps) = album.0.lock() else { return };
    let known = stamps.iter().find(|(known, _)| *known == id).map(|(_, texture)| texture.id());
    let texture = known.unwrap_or_else(|| {
        let origin = Rect::from_min_size(Pos2::ZERO, place.size());
        let image = raster::drawing(place.size(), ppp, |painter| draw(painter, origin));
        let texture = ctx.load_texture("stamp", image, TextureOptions::NEAREST);
        let texture_id = texture.id();
        stamps.push((id, texture));
        if stamps.len() > KEPT {
            drop(stamps.remove(0));
        }
        texture_id
    });
    let whole_texture = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    painter.image(texture, place, whole_texture, Color32::WHITE);
}
