//! Pictures as small as stamps: each is drawn once, as a texture. Hundreds of small pieces would be much for every frame.
//! Where nothing keeps stamps, as on paper, they are drawn in place.

use std::{
    fmt::Debug,
    hash::Hash,
    sync::{Arc, Mutex},
};

use egui::{Color32, Context, Id, Painter, Pos2, Rect, TextureHandle, TextureOptions, Vec2, pos2, vec2};

use crate::{raster, theme::Theme};

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

#[cfg(test)]
mod tests {
    use egui::{RawInput, Shape, Stroke, TextureId, vec2};

    use super::*;
    use crate::theme::{self, ThemeChoice};

    /// What is drawn by two equal stamps and another one, each a line.
    fn drawn(ctx: &Context) -> Vec<Shape> {
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let theme = Theme::of(ui.ctx());
            for (said, left) in [("a", 0.0), ("a", 40.0), ("b", 80.0)] {
                let rect = Rect::from_min_size(pos2(left, 0.0), vec2(30.0, 20.0));
                paint_whole(ui.painter(), rect, &theme, said, |painter, place| {
                    painter.line_segment([place.min, place.max], Stroke::new(1.0, theme.ink));
                });
            }
        });
        output.textures_delta.clear();
        output.shapes.into_iter().map(|clipped| clipped.shape).collect()
    }

    fn context() -> Context {
        let ctx = Context::default();
        theme::install(&ctx, ThemeChoice::LIGHT);
        ctx
    }

    #[test]
    fn equal_stamps_are_one_texture_where_they_are_kept() {
        let ctx = context();
        keep(&ctx);
        let textures: Vec<TextureId> = drawn(&ctx).iter().map(Shape::texture_id).collect();
        assert_eq!(textures.len(), 3);
        assert!(textures[0] == textures[1] && textures[1] != textures[2]);
        assert!(!textures.contains(&TextureId::default()));
        let again: Vec<TextureId> = drawn(&ctx).iter().map(Shape::texture_id).collect();
        assert_eq!(again, textures, "in the next frame they are there already");
    }

    #[test]
    fn where_nothing_keeps_stamps_they_are_drawn_in_place() {
        let shapes = drawn(&context());
        assert_eq!(shapes.len(), 3);
        assert!(shapes.iter().all(|shape| matches!(shape, Shape::LineSegment { .. })));
    }
}
