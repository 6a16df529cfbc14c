//! Letters that no font of ours has: each is drawn as a box, and stays in its place.
//!
//! Left to the fonts they would be blank, and letters that are read from right to left would turn the whole line round
//! in which they stand, because it is shaped as one run. A letter that is drawn here is a run of its own.

use std::{collections::BTreeSet, sync::LazyLock};

use egui::{
    Color32, ColorImage, FontFamily,
    epaint::{
        TextOptions,
        text::{FontPriority, Fonts, GlyphBitmap, GlyphRasterizer, GlyphRasterizerRequest, RasterizedGlyph},
    },
    vec2,
};

use super::fonts::definitions;

/// Before this all letters are in our fonts, or control characters.
const FIRST: char = '\u{250}';

/// All letters that can be written with our fonts.
static WRITTEN: LazyLock<BTreeSet<char>> = LazyLock::new(|| {
    let mut fonts = Fonts::new(TextOptions::default(), definitions());
    let view = &mut fonts.with_pixels_per_point(1.0);
    view.characters(&FontFamily::Proportional).keys().copied().collect()
});

/// What draws the boxes.
pub(super) fn boxes() -> GlyphRasterizer {
    GlyphRasterizer::new("alhambra: missing letters", draw).with_priority(FontPriority::Highest)
}

fn draw(request: &GlyphRasterizerRequest<'_>) -> Option<RasterizedGlyph> {
    let letter = request.cluster.chars().next()?;
    (letter >= FIRST && is_visible(letter) && !WRITTEN.contains(&letter))
        .then(|| empty_box(request.font_size_px))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::{self, TextSize, ThemeChoice};
    use std::sync::Arc;

    /// A line as it is laid out: each letter, where it begins, and whether something is drawn for it.
    fn laid_out(text: &str) -> Vec<(char, f32, bool)> {
        let ctx = egui::Context::default();
        theme::install(&ctx, ThemeChoice::LIGHT);
        ctx.run_ui(egui::RawInput::default(), |_| {}).drop_without_applying_deltas();
        let galley: Arc<egui::Galley> = ctx.fonts_mut(|fonts| {
            fonts.layout_no_wrap(text.to_owned(), theme::body(TextSize::TEXT), Color32::BLACK)
        });
        let glyphs = galley.rows[0].glyphs.iter();
        glyphs.map(|glyph| (glyph.chr, glyph.pos.x, glyph.uv_rect.size.x > 0.0)).collect()
    }

    #[test]
    fn a_letter_that_no_font_has_is_seen() {
        for text in
            ["\u{65e5}\u{672c}", "\u{645}\u{631}\u{64a}\u{645}", "\u{1f600}", "\u{5d0}\u{5d1}", "\u{e01}"]
        {
            assert!(laid_out(text).iter().all(|(_, _, is_drawn)| *is_drawn), "{text}");
        }
    }

    #[test]
    fn a_name_read_from_right_to_left_leaves_its_line_as_it_is() {
        for name in ["\u{645}\u{631}\u{64a}\u{645}", "\u{5e0}\u{5d5}\u{5e2}\u{5d4}", "\u{202e}abc"] {
            for line in [format!("{name} builds a tower: +3 VP"), format!("Round 2: {name} gains coins")] {
                let places = laid_out(&line);
                let words: String =
                    places.iter().map(|(letter, ..)| *letter).filter(char::is_ascii).collect();
                let expected: String = line.chars().filter(char::is_ascii).collect();
                assert_eq!(words, expected);
                assert!(places.is_sorted_by(|a, b| a.1 <= b.1), "{places:?}");
            }
        }
    }

    #[test]
    fn letters_of_our_fonts_and_spaces_are_left_to_them() {
        let asked = |cluster: &str| {
            let request = GlyphRasterizerRequest {
                cluster,
                family: &FontFamily::Proportional,
                font_size_px: 20.0,
                subpixel_offset_px: 0.0,
            };
            draw(&request).is_some()
        };
        for cluster in ["a", "é", "…", "−", "\u{202f}", "\u{200b}", "\u{2028}", "\u{3000}", "\u{fe0f}"] {
            assert!(!asked(cluster), "{cluster:?}");
        }
        assert!(asked("\u{65e5}"));
    }
}
