//! The bundled fonts: Marcellus for titles, Alegreya Sans for everything else, and for all figures: lining ones.

use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, LazyLock},
};

use egui::{
    Context, FontData, FontDefinitions, FontFamily, FontId, FontTweak, FullOutput, TextureFilter, TextureId,
    epaint::{TextOptions, text::Fonts},
};

use super::{measures::TextSize, missing};

/// The files, by the names that the fonts themselves have.
const FILES: [(&str, &[u8]); 4] = [
    ("Marcellus-Regular", include_bytes!("../../../assets/fonts/Marcellus-Regular.ttf")),
    ("AlegreyaSans-Regular", include_bytes!("../../../assets/fonts/AlegreyaSans-Regular.ttf")),
    ("AlegreyaSans-Medium", include_bytes!("../../../assets/fonts/AlegreyaSans-Medium.ttf")),
    ("AlegreyaSans-Bold", include_bytes!("../../../assets/fonts/AlegreyaSans-Bold.ttf")),
];

/// Name, file, and how far down the glyphs move, so that small letters look centred in their line.
const FONTS: [(&str, usize, f32); 5] =
    [("title", 0, 0.03), ("body", 1, 0.09), ("medium", 2, 0.09), ("bold", 3, 0.09), ("figures", 2, 0.02)];

/// The feature of a font for figures as high as capitals, and one that is always on and that ours do not use.
const LINING_FIGURES: &[u8; 4] = b"lnum";
const ALWAYS_ON: &[u8; 4] = b"rclt";

/// The font with its lining figures switched on: in old-style ones 0 and 1 look like letters. egui cannot ask for a
/// feature, so it gets the name of one that is on by itself.
fn with_lining_figures(font: &[u8]) -> Cow<'_, [u8]> {
    match feature(font, LINING_FIGURES) {
        Some(place) => {
            let mut font = font.to_vec();
            font[place..place + 4].copy_from_slice(ALWAYS_ON);
            Cow::Owned(font)
        }
        None => Cow::Borrowed(font),
    }
}

/// Where the name of a feature stands in the substitutions (the table `GSUB`) of a font.
fn feature(font: &[u8], name: &[u8; 4]) -> Option<usize> {
    let number = |place: usize| Some(usize::from(u16::from_be_bytes(*font.get(place..)?.first_chunk()?)));
    let tables = (0..number(4)?).filter_map(|table| font.get(12 + 16 * table..)?.first_chunk::<16>());
    let [.., b8, b9, b10, b11, _, _, _, _] = *tables.into_iter().find(|table| table.starts_with(b"GSUB"))?;
    let substitutions = u32::from_be_bytes([b8, b9, b10, b11]) as usize;
    let features = substitutions + number(substitutions + 6)?;
    let places = (0..number(features)?).map(|k| features + 2 + 6 * k);
    places.into_iter().find(|place| font.get(*place..).is_some_and(|rest| rest.starts_with(name)))
}

/// The families: the default ones and `title`, `medium`, `bold` and `figures`, each falling back on the text face.
fn definitions() -> FontDefinitions {
    let font_data = FONTS
        .into_iter()
        .map(|(name, file, y_offset_factor)| {
            let tweak = FontTweak { y_offset_factor, ..Default::default() };
            let data = match with_lining_figures(FILES[file].1) {
                Cow::Borrowed(bytes) => FontData::from_static(bytes),
                Cow::Owned(bytes) => FontData::from_owned(bytes),
            };
            (name.to_owned(), Arc::new(data.tweak(tweak)))
        })
        .collect();
    let family = |first: &str| vec![first.to_owned(), "body".to_owned()];
    let families = BTreeMap::from([
        (FontFamily::Proportional, vec!["body".to_owned()]),
        (FontFamily::Monospace, family("medium")),
        (FontFamily::Name("title".into()), family("title")),
        (FontFamily::Name("medium".into()), family("medium")),
        (FontFamily::Name("bold".into()), family("bold")),
        (FontFamily::Name("figures".into()), family("figures")),
    ]);
    FontDefinitions { font_data, families }
}

/// The name and the bytes of every file, figures as they are drawn on screen.
pub fn files() -> impl Iterator<Item = (&'static str, Cow<'static, [u8]>)> {
    FILES.into_iter().map(|(name, bytes)| (name, with_lining_figures(bytes)))
}

/// The places among [`files`] of the fonts of a family, the first that has a letter draws it; and how far down each
/// moves its letters, as a part of their size.
#[must_use]
pub fn files_of(family: &FontFamily) -> Vec<(usize, f32)> {
    static FAMILIES: LazyLock<BTreeMap<FontFamily, Vec<String>>> = LazyLock::new(|| definitions().families);
    let names = FAMILIES.get(family).into_iter().flatten();
    names.filter_map(|name| FONTS.iter().find(|font| font.0 == name)).map(|font| (font.1, font.2)).collect()
}

/// Whether our fonts have this letter.
fn is_written(letter: char) -> bool {
    static WRITTEN: LazyLock<BTreeSet<char>> = LazyLock::new(|| {
        let mut fonts = Fonts::new(TextOptions::default(), definitions());
        let view = &mut fonts.with_pixels_per_point(1.0);
        view.characters(&FontFamily::Proportional).keys().copied().collect()
    });
    WRITTEN.contains(&letter)
}

/// Brings the fonts into a context that was not used yet.
pub(super) fn install(ctx: &Context) {
    ctx.set_fonts(definitions());
    ctx.add_glyph_rasterizer(missing::boxes(is_written));
    ctx.add_plugin(WholePixels);
    // The one thing in the texture of the glyphs that is shown larger or smaller than it is.
    ctx.tessellation_options_mut(|options| options.prerasterized_discs = false);
}

/// Glyphs are drawn for the pixels they lie on, and every plain surface is one texel of their texture: weighing four
/// texels a pixel gains nothing, and takes a quarter of a frame where there is no graphics card.
struct WholePixels;

impl egui::Plugin for WholePixels {
    fn debug_name(&self) -> &'static str {
        "whole pixels"
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        for delta in output.textures_delta.set.get_mut(&TextureId::default()).into_iter().flatten() {
            delta.options.magnification = TextureFilter::Nearest;
            delta.options.minification = TextureFilter::Nearest;
        }
    }
}

/// The serif of titles.
#[must_use]
pub fn title(size: TextSize) -> FontId {
    FontId::new(size.points(), FontFamily::Name("title".into()))
}

/// Numbers that stand alone.
#[must_use]
pub fn figures(size: TextSize) -> FontId {
    FontId::new(size.points(), FontFamily::Name("figures".into()))
}

/// Running text.
#[must_use]
pub fn body(size: TextSize) -> FontId {
    FontId::new(size.points(), FontFamily::Proportional)
}

/// Labels of buttons and names.
#[must_use]
pub fn medium(size: TextSize) -> FontId {
    FontId::new(size.points(), FontFamily::Name("medium".into()))
}

/// Emphasis.
#[must_use]
pub fn bold(size: TextSize) -> FontId {
    FontId::new(size.points(), FontFamily::Name("bold".into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::{self, ThemeChoice};

    #[test]
    fn the_fonts_have_every_letter_of_our_languages() {
        const LETTERS: &str = "AZaz09 .,;:!?'\"()[]/+-–—=%§&@#*×·…‘’“”„«»¡¿°€\u{a0}\u{2009}\u{202f}\u{2212}\
                               ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸßàâäæçéèêëîïôöœùûüÿÁÍÓÚÑáíóúñ";
        let ctx = egui::Context::default();
        theme::install(&ctx, ThemeChoice::LIGHT);
        ctx.run_ui(egui::RawInput::default(), |_| {}).drop_without_applying_deltas();
        for font in [
            title(TextSize::HEADING),
            figures(TextSize::HEADING),
            body(TextSize::TEXT),
            medium(TextSize::TEXT),
            bold(TextSize::TEXT),
            FontId::monospace(16.0),
        ] {
            for letter in LETTERS.chars() {
                let has = ctx.fonts_mut(|fonts| fonts.has_glyph(&font, letter));
                assert!(has, "{letter:?} ({:x}) in {font:?}", u32::from(letter));
            }
        }
    }

    #[test]
    fn figures_are_as_high_as_capitals() {
        let ctx = egui::Context::default();
        theme::install(&ctx, ThemeChoice::LIGHT);
        ctx.run_ui(egui::RawInput::default(), |_| {}).drop_without_applying_deltas();
        let height = |font: &FontId, letter: char| {
            let written = ctx.fonts_mut(|fonts| {
                fonts.layout_no_wrap(letter.to_string(), font.clone(), egui::Color32::BLACK)
            });
            written.rows[0].glyphs[0].uv_rect.size.y
        };
        for font in [figures, body, medium, bold].map(|face| face(TextSize::HERO)) {
            let capital = height(&font, 'H');
            for figure in '0'..='9' {
                let off = (height(&font, figure) - capital).abs();
                assert!(off < capital * 0.12, "{figure} is {off} off in {font:?}");
            }
        }
    }

    #[test]
    fn the_glyphs_are_shown_texel_by_texel() {
        let ctx = egui::Context::default();
        theme::install(&ctx, ThemeChoice::LIGHT);
        let output = ctx.run_ui(egui::RawInput::default(), |ui| drop(ui.label("11 of 18")));
        let glyphs = &output.textures_delta.set[&TextureId::default()];
        assert!(glyphs.iter().all(|delta| delta.options.magnification == TextureFilter::Nearest));
        output.drop_without_applying_deltas();
    }

    /// A line as it is laid out: each letter, where it begins, and whether something is drawn for it.
    fn laid_out(text: &str) -> Vec<(char, f32, bool)> {
        let ctx = egui::Context::default();
        theme::install(&ctx, ThemeChoice::LIGHT);
        ctx.run_ui(egui::RawInput::default(), |_| {}).drop_without_applying_deltas();
        let galley: Arc<egui::Galley> = ctx.fonts_mut(|fonts| {
            fonts.layout_no_wrap(text.to_owned(), body(TextSize::TEXT), egui::Color32::BLACK)
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
            let request = egui::epaint::text::GlyphRasterizerRequest {
                cluster,
                family: &FontFamily::Proportional,
                font_size_px: 20.0,
                subpixel_offset_px: 0.0,
            };
            (missing::boxes(is_written).rasterize)(&request).is_some()
        };
        for cluster in ["a", "é", "…", "−", "\u{202f}", "\u{200b}", "\u{2028}", "\u{3000}", "\u{fe0f}"] {
            assert!(!asked(cluster), "{cluster:?}");
        }
        assert!(asked("\u{65e5}"));
    }
}
