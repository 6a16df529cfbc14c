//! PDF as understood by a reader in Rust, which Cargo brings along.

use std::fs;

use hayro::{
    PixmapSettings, RenderCache, RenderSettings,
    hayro_interpret::{
        BlendMode, ClipPath, Context, Device, DrawMode, DrawProps, Image, ImageDrawProps, InterpreterCache,
        InterpreterSettings, SoftMask, font::GlyphRun, hayro_cmap::BfString, interpret_page,
    },
    hayro_syntax::{
        Pdf,
        object::{Array, Dict, Name, Object, Stream},
    },
    kurbo::{Affine, BezPath, Rect},
    render,
    vello_cpu::color::palette::css::WHITE,
};

use super::{DOTS_PER_INCH, Painted, Read};
use crate::cli::run::Place;

fn pdf(place: &Place, file: &str) -> Pdf {
    Pdf::new(fs::read(place.path(file)).unwrap()).unwrap_or_else(|error| panic!("{file}: {error:?}"))
}

/// A document.
pub fn read(place: &Place, file: &str) -> Read {
    let pdf = pdf(place, file);
    let sides = pdf.pages()[0].media_box();
    let dicts = dicts(&pdf);
    let fonts = dicts.iter().filter(|dict| is(dict, "Type", "Font") && is(dict, "Subtype", "Type0"));
    let fonts = fonts.map(|font| (is_embedded(font), is_part(font), says_its_letters(font))).collect();
    let (mut said, cache) = (Said::default(), InterpreterCache::new());
    let within = Rect::new(0.0, 0.0, sides.width(), sides.height());
    for page in pdf.pages().iter() {
        let settings = InterpreterSettings::default();
        let mut context = Context::new(Affine::IDENTITY, within, &cache, pdf.xref(), settings);
        interpret_page(page, &mut context, &mut said);
    }
    Read { size: [sides.width(), sides.height()], fonts, pictures: said.pictures, text: said.text }
}

/// Its first page as it looks on paper, in grey.
pub fn painted(place: &Place, file: &str) -> Painted {
    let pdf = pdf(place, file);
    let scale = DOTS_PER_INCH / 72.0;
    let size = PixmapSettings { x_scale: scale, y_scale: scale, bg_color: WHITE };
    let cache = RenderCache::new();
    let (settings, drawing) = (InterpreterSettings::default(), RenderSettings::default());
    let page = render(&pdf.pages()[0], &cache, &settings, &drawing, &size);
    let grey =
        |[r, g, b]: [u8; 3]| (0.299 * f32::from(r) + 0.587 * f32::from(g) + 0.114 * f32::from(b)) as u8;
    let dots = page.data().iter().map(|dot| grey([dot.r, dot.g, dot.b])).collect();
    Painted { width: page.width().into(), height: page.height().into(), dots }
}

/// All dictionaries, including those of streams.
fn dicts(pdf: &Pdf) -> Vec<Dict<'_>> {
    let dict = |object| match object {
        Object::Dict(dict) => Some(dict),
        Object::Stream(stream) => Some(stream.dict().clone()),
        _ => None,
    };
    pdf.objects().into_iter().filter_map(dict).collect()
}

fn is(dict: &Dict<'_>, key: &str, value: &str) -> bool {
    dict.get::<Name<'_>>(key).is_some_and(|name| name.as_str() == value)
}

/// Whether the font itself is in the document.
fn is_embedded(font: &Dict<'_>) -> bool {
    let parts = font.get::<Array<'_>>("DescendantFonts").unwrap();
    let mut descriptors =
        parts.iter::<Dict<'_>>().map(|part| part.get::<Dict<'_>>("FontDescriptor").unwrap());
    descriptors
        .all(|it| it.get::<Stream<'_>>("FontFile2").is_some_and(|file| !file.decoded().unwrap().is_empty()))
}

/// Whether its name has the tag of a subset font.
fn is_part(font: &Dict<'_>) -> bool {
    let name = font.get::<Name<'_>>("BaseFont").unwrap();
    let tag = name.as_str().split_once('+').map(|(tag, _)| tag);
    tag.is_some_and(|tag| tag.len() == 6 && tag.bytes().all(|letter| letter.is_ascii_uppercase()))
}

fn says_its_letters(font: &Dict<'_>) -> bool {
    font.get::<Stream<'_>>("ToUnicode").is_some()
}

/// Records what is drawn.
#[derive(Default)]
struct Said {
    text: String,
    pictures: usize,
}

impl Device<'_> for Said {
    fn draw_glyph_run(&mut self, run: &GlyphRun<'_, '_>, _: DrawProps<'_>, _: &DrawMode) {
        for glyph in run.glyphs() {
            match glyph.as_unicode() {
                Some(BfString::Char(letter)) => self.text.push(letter),
                Some(BfString::String(letters)) => self.text.push_str(&letters),
                None => self.text.push(char::REPLACEMENT_CHARACTER),
            }
        }
        self.text.push('\n');
    }

    fn draw_image(&mut self, _: Image<'_, '_>, _: ImageDrawProps<'_>) {
        self.pictures += 1;
    }

    fn draw_path(&mut self, _: &BezPath, _: DrawProps<'_>, _: &DrawMode) {}
    fn push_clip_path(&mut self, _: &ClipPath) {}
    fn push_transparency_group(&mut self, _: f32, _: Option<SoftMask<'_>>, _: BlendMode) {}
    fn pop_clip(&mut self) {}
    fn pop_transparency_group(&mut self) {}
}
