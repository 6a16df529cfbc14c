//! The bundled fonts: Marcellus for titles, Alegreya Sans for everything else.

use std::{collections::BTreeMap, sync::Arc};

use egui::{
    Context, FontData, FontDefinitions, FontFamily, FontId, FontTweak, FullOutput, TextureFilter, TextureId,
};

/// Name, bytes, and how far down the glyphs move, so that small letters look centred in their line.
const FONTS: [(&str, &[u8], f32); 4] = [
    ("title", include_bytes!("../../../assets/fonts/Marcellus-Regular.ttf"), 0.03),
    ("body", include_bytes!("../../../assets/fonts/AlegreyaSans-Regular.ttf"), 0.09),
    ("medium", include_bytes!("../../../assets/fonts/AlegreyaSans-Medium.ttf"), 0.09),
    ("bold", include_bytes!("../../../assets/fonts/AlegreyaSans-Bold.ttf"), 0.09),
];

/// The families: the default ones and `title`, `medium` and `bold`, each falling back on the text face.
fn definitions() -> FontDefinitions {
    let font_data = FONTS
        .into_iter()
        .map(|(name, bytes, y_offset_factor)| {
            let tweak = FontTweak { y_offset_factor, ..Default::default() };
            (name.to_owned(), Arc::new(FontData::from_static(bytes).tweak(tweak)))
        })
        .collect();
    let family = |first: &str| vec![first.to_owned(), "body".to_owned()];
    let families = BTreeMap::from([
        (FontFamily::Proportional, vec!["body".to_owned()]),
        (FontFamily::Monospace, family("medium")),
        (FontFamily::Name("title".into()), family("title")),
        (FontFamily::Name("medium".into()), family("medium")),
        (FontFamily::Name("bold".into()), family("bold")),
    ]);
    FontDefinitions { font_data, families }
}

/// Brings the fonts into a context that was not used yet.
pub(super) fn install(ctx: &Context) {
    ctx.set_fonts(definitions());
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

/// The serif of titles and large numbers.
#[must_use]
pub fn title(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("title".into()))
}

/// Running text.
#[must_use]
pub fn body(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// Labels of buttons and names.
#[must_use]
pub fn medium(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("medium".into()))
}

/// Emphasis.
#[must_use]
pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("bold".into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::{self, ThemeChoice};

    #[test]
    fn the_fonts_have_every_letter_of_our_languages() {
        const LETTERS: &str = "AZaz09 .,;:!?'\"()[]/+-–—=%§&@#*×·…‘’“”„«»¡¿°€\u{a0}\u{2009}\u{202f}\u{2212}\
                               ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸßàâäæçéèêëîïôöœùûüÿÁÍÓÚÑáíóúñ";
        let ctx = egui::Context::default();
        theme::install(&ctx, ThemeChoice::LIGHT);
        ctx.run_ui(egui::RawInput::default(), |_| {}).drop_without_applying_deltas();
        for font in [title(20.0), body(16.0), medium(16.0), bold(16.0), FontId::monospace(16.0)] {
            for letter in LETTERS.chars() {
                let has = ctx.fonts_mut(|fonts| fonts.has_glyph(&font, letter));
                assert!(has, "{letter:?} ({:x}) in {font:?}", u32::from(letter));
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
}
