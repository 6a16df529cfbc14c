//! Pictures as small as stamps, for lists: each is drawn once, as a texture. Hundreds of small pieces would be much for
//! every frame.

use std::{
    fmt::Debug,
    hash::Hash,
    sync::{Arc, Mutex},
};

use egui::{Color32, Id, Painter, Pos2, Rect, TextureHandle, TextureOptions, Vec2, pos2};

use crate::ui::{raster, theme::Theme};

/// Stamps kept as textures at most.
const KEPT: usize = 64;

/// The stamps drawn so far, the oldest first.
#[derive(Clone, Default)]
struct Album(Arc<Mutex<Vec<(Id, TextureHandle)>>>);

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
    let ctx = painter.ctx();
    let ppp = ctx.pixels_per_point();
    // Whole pixels, so that it is as sharp as drawn in place.
    let whole = |v: f32| (v * ppp).round() / ppp;
    let corner = (rect.center() - Vec2::splat(side / 2.0)).to_vec2();
    let place = Rect::from_min_size(pos2(whole(corner.x), whole(corner.y)), Vec2::splat(whole(side)));
    let palette = (theme.dark, theme.players, theme.families.map(|family| family.tile));
    let id = Id::unique(("stamp", said, palette, (place.width() * ppp).round() as u32));
    let album = ctx.data_mut(|data| data.get_temp_mut_or_default::<Album>(Id::unique("stamps")).clone());
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
