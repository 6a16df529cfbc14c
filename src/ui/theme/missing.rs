//! Letters that no font has, neither ours nor one of others: each is drawn as a box, and stays in its place.
//!
//! Left to the fonts they would be blank, and letters that are read from right to left would turn the whole line round
//! in which they stand, because it is shaped as one run. A letter that is drawn here is a run of its own.

use egui::{
    Color32, ColorImage,
    epaint::text::{FontPriority, GlyphBitmap, GlyphRasterizer, GlyphRasterizerRequest, RasterizedGlyph},
    vec2,
};

/// Before this all letters are in our fonts, or control characters.
const FIRST: char = '\u{250}';

/// What draws the boxes, given what fonts can write.
pub(super) fn boxes(is_written: impl Fn(char) -> bool + Send + Sync + 'static) -> GlyphRasterizer {
    let draw = move |request: &GlyphRasterizerRequest<'_>| {
        let letter = request.cluster.chars().next()?;
        let is_missing = may_be_missing(letter) && !is_written(letter);
        is_missing.then(|| empty_box(request.font_size_px))
    };
    GlyphRasterizer::new("alhambra: missing letters", draw).with_priority(FontPriority::Highest)
}

/// Whether it is a letter that our fonts may lack.
pub(super) fn may_be_missing(letter: char) -> bool {
    letter >= FIRST && is_visible(letter)
}

/// Whether something is to be seen of it: no space, and no sign of the direction or the joining of letters.
fn is_visible(letter: char) -> bool {
    let is_sign = matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || matches!(letter, '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}');
    !is_sign && !letter.is_whitespace()
}

/// A hollow box as high as a capital, on the line.
fn empty_box(size: f32) -> RasterizedGlyph {
    let side = |part: f32| (size * part).round().max(3.0) as usize;
    let (width, height, line) = (side(0.42), side(0.6), (size / 14.0).round().max(1.0) as usize);
    let mut image = ColorImage::filled([width, height], Color32::TRANSPARENT);
    for (place, pixel) in image.pixels.iter_mut().enumerate() {
        let (x, y) = (place % width, place / width);
        if x.min(y) < line || width - x <= line || height - y <= line {
            *pixel = Color32::WHITE;
        }
    }
    let margin = (size * 0.06).round().max(1.0);
    let bitmap = GlyphBitmap { image, offset_px: vec2(margin, -(height as f32)), is_color: false };
    RasterizedGlyph { bitmap, advance_px: width as f32 + 2.0 * margin }
}
