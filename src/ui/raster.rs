//! Draws egui's triangles on the CPU alone: pictures for export, for the command line and for tests, on any
//! machine and always the same.
#![allow(clippy::disallowed_methods)]

mod triangles;

use std::{collections::HashMap, io, path::Path};

use egui::{
    ClippedPrimitive, Color32, ColorImage, Rect, TextureId, TextureWrapMode, TexturesDelta, Vec2, ViewportId,
    epaint::{ClippedShape, ImageData, Primitive},
};

use super::theme::{self, Theme, ThemeChoice};
use triangles::{Bitmap, Texture};

/// A finished picture: rows of red, green, blue, alpha from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// Width in pixels.
    pub width: usize,
    /// Height in pixels.
    pub height: usize,
    /// Four bytes a pixel, alpha not multiplied in.
    pub rgba: Vec<u8>,
}

impl Image {
    /// The bytes of a PNG file.
    ///
    /// # Errors
    /// If the picture is empty or too large for the format.
    pub fn encode_png(&self) -> io::Result<Vec<u8>> {
        let side = |n: usize| u32::try_from(n).map_err(io::Error::other);
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, side(self.width)?, side(self.height)?);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.rgba)?;
        writer.finish()?;
        Ok(bytes)
    }

    /// Writes a PNG file.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write_png(&self, path: impl AsRef<Path>) -> io::Result<()> {
        std::fs::write(path, self.encode_png()?)
    }
}

/// A painter without a graphics card: holds the textures between frames.
#[derive(Default)]
pub struct Raster {
    textures: HashMap<TextureId, Texture>,
}

impl Raster {
    /// Takes over new and changed textures, and forgets the freed ones.
    pub fn update(&mut self, delta: &mut TexturesDelta) {
        for (id, changes) in delta.set.drain() {
            for change in changes {
                let ImageData::Color(image) = change.image;
                match (change.pos, self.textures.get_mut(&id)) {
                    (Some([left, top]), Some(texture)) => {
                        for (y, row) in image.pixels.chunks_exact(image.size[0]).enumerate() {
                            let start = (top + y) * texture.image.size[0] + left;
                            texture.image.pixels[start..start + row.len()].copy_from_slice(row);
                        }
                    }
                    _ => {
                        let repeats = change.options.wrap_mode == TextureWrapMode::Repeat;
                        self.textures.insert(id, Texture { image: (*image).clone(), repeats });
                    }
                }
            }
        }
        for id in delta.free.drain() {
            self.textures.remove(&id);
        }
    }

    /// Paints a frame. `size` is in pixels.
    #[must_use]
    pub fn frame(
        &mut self,
        size: [usize; 2],
        pixels_per_point: f32,
        mut textures: TexturesDelta,
        primitives: &[ClippedPrimitive],
        clear: Color32,
    ) -> Image {
        let freed = std::mem::take(&mut textures.free);
        self.update(&mut textures);
        let bitmap = self.bitmap(size, pixels_per_point, primitives, clear);
        self.textures.retain(|id, _| !freed.contains(id));
        let rgba = bitmap.pixels.iter().flat_map(Color32::to_srgba_unmultiplied).collect();
        Image { width: size[0], height: size[1], rgba }
    }

    fn bitmap(
        &self,
        size: [usize; 2],
        pixels_per_point: f32,
        primitives: &[ClippedPrimitive],
        clear: Color32,
    ) -> Bitmap {
        let mut bitmap = Bitmap { size, pixels: vec![clear; size[0] * size[1]] };
        for ClippedPrimitive { clip_rect, primitive } in primitives {
            if let Primitive::Mesh(mesh) = primitive
                && let Some(texture) = self.textures.get(&mesh.texture_id)
            {
                bitmap.mesh(mesh, texture, *clip_rect, pixels_per_point);
            }
        }
        bitmap
    }
}

/// What `paint` draws within `size` points from the origin, on nothing: shapes only, no text.
///
/// For drawings of many small pieces that are shown often: as a texture they cost two triangles.
#[must_use]
pub fn drawing(size: Vec2, pixels_per_point: f32, mut paint: impl FnMut(&egui::Painter)) -> ColorImage {
    let ctx = egui::Context::default();
    let mut output = ctx.run_ui(input(size, pixels_per_point, 1), |ui| paint(ui.painter()));
    let primitives = ctx.tessellate(output.shapes, output.pixels_per_point);
    let mut raster = Raster::default();
    raster.update(&mut output.textures_delta);
    let size = pixels(size, pixels_per_point);
    let bitmap = raster.bitmap(size, pixels_per_point, &primitives, Color32::TRANSPARENT);
    ColorImage::new(size, bitmap.pixels)
}

fn pixels(size: Vec2, pixels_per_point: f32) -> [usize; 2] {
    let size = size * pixels_per_point;
    [size.x.round() as usize, size.y.round() as usize]
}

/// The input of a window of this size where nothing happens.
fn input(size: Vec2, pixels_per_point: f32, pass: u8) -> egui::RawInput {
    let mut input = egui::RawInput {
        screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, size)),
        time: Some(f64::from(pass)),
        ..Default::default()
    };
    if let Some(viewport) = input.viewports.get_mut(&ViewportId::ROOT) {
        viewport.native_pixels_per_point = Some(pixels_per_point);
    }
    input
}

/// A picture of what `ui` paints in a window of `size` points, on the ground of the theme.
#[must_use]
pub fn picture(
    size: Vec2,
    pixels_per_point: f32,
    choice: ThemeChoice,
    mut ui: impl FnMut(&mut egui::Ui),
) -> Image {
    let mut raster = Raster::default();
    let ctx = egui::Context::default();
    let (output, ground) =
        settled(&ctx, size, pixels_per_point, choice, &mut ui, |textures| raster.update(textures));
    let primitives = ctx.tessellate(output.shapes, output.pixels_per_point);
    raster.frame(pixels(size, pixels_per_point), pixels_per_point, output.textures_delta, &primitives, ground)
}

/// What `ui` paints in a window of `size` points, as shapes from back to front.
#[must_use]
pub fn shapes(
    size: Vec2,
    pixels_per_point: f32,
    choice: ThemeChoice,
    mut ui: impl FnMut(&mut egui::Ui),
) -> Vec<ClippedShape> {
    let ctx = egui::Context::default();
    let (mut output, _) = settled(&ctx, size, pixels_per_point, choice, &mut ui, TexturesDelta::clear);
    output.textures_delta.clear();
    output.shapes
}

/// What the last of a few runs of the interface put out, and the ground: by then layouts and animations have settled.
/// `textures` takes over what the runs before it had for the painter.
fn settled(
    ctx: &egui::Context,
    size: Vec2,
    pixels_per_point: f32,
    choice: ThemeChoice,
    ui: &mut dyn FnMut(&mut egui::Ui),
    mut textures: impl FnMut(&mut TexturesDelta),
) -> (egui::FullOutput, Color32) {
    const PASSES: u8 = 4;
    theme::install(ctx, choice);
    for pass in 1..PASSES {
        textures(&mut ctx.run_ui(input(size, pixels_per_point, pass), &mut *ui).textures_delta);
    }
    (ctx.run_ui(input(size, pixels_per_point, PASSES), ui), Theme::of(ctx).ground)
}

#[cfg(test)]
mod tests {
    use egui::Mesh;

    use super::*;

    #[test]
    fn a_rectangle_fills_its_pixels_exactly_once() {
        let half = Color32::from_black_alpha(128);
        let image = picture(Vec2::splat(20.0), 1.0, ThemeChoice::LIGHT, |ui| {
            let mut mesh = Mesh::default();
            mesh.add_colored_rect(Rect::from_min_max(egui::pos2(4.0, 4.0), egui::pos2(12.0, 12.0)), half);
            ui.painter().add(mesh);
        });
        let pixel = |x: usize, y: usize| image.rgba[(y * 20 + x) * 4];
        let ground = Theme::new(false, false).ground.r();
        let inside = pixel(6, 6);
        assert!(inside < ground);
        for y in 0..20 {
            for x in 0..20 {
                let within = (4..12).contains(&x) && (4..12).contains(&y);
                assert_eq!(pixel(x, y), if within { inside } else { ground }, "at {x}, {y}");
            }
        }
    }

    #[test]
    fn the_same_picture_has_the_same_bytes() {
        let draw =
            || picture(Vec2::new(120.0, 40.0), 1.5, ThemeChoice::DARK, |ui| drop(ui.label("11 of 18")));
        let first = draw();
        assert_eq!((first.width, first.height), (180, 60));
        assert_eq!(first, draw());
        assert!(first.encode_png().is_ok_and(|bytes| bytes.starts_with(b"\x89PNG")));
    }
}
