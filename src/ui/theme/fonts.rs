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

use super::{
    files::{FILES, TEXT_DOWN, as_used},
    measures::TextSize,
    missing,
    others::OtherFonts,
};

/// Name, file, and how far down the glyphs move, so that small letters look centred in their line.
const FONTS: [(&str, usize, f32); 5] = [
    ("title", 0, 0.03),
    ("body", 1, TEXT_DOWN),
    ("medium", 2, TEXT_DOWN),
    ("bold", 3, TEXT_DOWN),
    ("figures", 2, 0.02),
];

/// The families: the default ones and `title`, `medium`, `bold` and `figures`, each falling back on the text face.
fn definitions() -> FontDefinitions {
    let font_data = FONTS
        .into_iter()
        .map(|(name, file, y_offset_factor)| {
            let tweak = FontTweak { y_offset_factor, ..Default::default() };
            let data = match as_used(&FILES[file].1) {
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

/// The places among [`files`](fn@super::files) of the fonts of a family, the first that has a letter draws it; and how far
/// down each moves its letters, as a part of their size.
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

/// Brings the fonts into a context that was not used yet; letters that ours lack come from those of others.
pub(super) fn install(ctx: &Context, others: Option<&Arc<OtherFonts>>) {
    ctx.set_fonts(definitions());
    let found = others.cloned();
    let is_found = move |letter| found.as_ref().is_some_and(|others| others.font_of(letter).is_some());
    ctx.add_glyph_rasterizer(missing::boxes(move |letter| is_written(letter) || is_found(letter)));
    if let Some(others) = others {
        ctx.add_font_provider(Arc::<OtherFonts>::clone(others));
    }
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
    use crate::theme::{self, ThemeChoice, others};

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
        laid_out_with(text, None)
    }

    fn laid_out_with(text: &str, others: Option<&Arc<OtherFonts>>) -> Vec<(char, f32, bool)> {
        let ctx = egui::Context::default();
        install(&ctx, others);
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
    fn a_letter_that_a_font_of_others_has_is_written_and_the_others_stay_boxes() {
        let (others, _) = others::tests::fonts();
        let name = "\u{5d0}\u{5d1}\u{5ea}";
        let (written, boxes) = (laid_out_with(name, Some(&others)), laid_out(name));
        assert_eq!(written.iter().filter(|(_, _, is_drawn)| *is_drawn).count(), 3);
        let ends = |letters: &[(char, f32, bool)]| letters.iter().map(|(_, x, _)| *x).fold(0.0, f32::max);
        assert!((ends(&written) - ends(&boxes)).abs() > 0.5, "they are letters of another font");
        let alone = "\u{5ea}";
        assert_eq!(laid_out_with(alone, Some(&others)), laid_out(alone), "a box");
    }

    #[test]
    fn a_name_from_a_font_of_others_leaves_its_line_as_it_is() {
        let (others, asked) = others::tests::fonts();
        let line = "Round 2: \u{5d0}\u{5d1}\u{5d2} gains coins";
        let mut places = laid_out_with(line, Some(&others));
        // In a word read from right to left egui counts some letters twice, of which nothing is drawn.
        places.retain(|(letter, _, is_drawn)| *is_drawn || letter.is_whitespace());
        let words: String = places.iter().map(|(letter, ..)| *letter).filter(char::is_ascii).collect();
        assert_eq!(words, line.chars().filter(char::is_ascii).collect::<String>());
        places.retain(|(letter, ..)| !letter.is_whitespace());
        assert!(places.is_sorted_by(|a, b| a.1 < b.1), "{places:?}");
        let name: String = places.iter().map(|(letter, ..)| *letter).filter(|it| !it.is_ascii()).collect();
        assert_eq!(name, "\u{5d2}\u{5d1}\u{5d0}", "it begins at the right");
        laid_out_with("All letters of ours: é, …", Some(&others));
        assert_eq!(asked.load(std::sync::atomic::Ordering::Relaxed), 1);
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
