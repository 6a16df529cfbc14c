//! Fonts with the letters that are used, and what each letter says, so that the text can be searched and copied.

use std::collections::BTreeMap;

use pdf_writer::{
    Chunk, Finish as _, Name, Rect, Ref, Str,
    types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap},
};
use skrifa::{
    GlyphId, MetadataProvider as _,
    instance::{LocationRef, Size},
};
use subsetter::GlyphRemapper;

use super::stream::compressed;
use crate::vector::{
    faces::{FACES, Face},
    page::Page,
    piece::{Drawn, Glyph},
};

/// Codes are the numbers of the glyphs.
const ENCODING: Name<'static> = Name(b"Identity-H");
const SYSTEM: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// The fonts of some pages.
pub(super) struct Fonts(BTreeMap<usize, Font>);

/// A font, as far as it is used.
pub(super) struct Font {
    face: &'static Face,
    glyphs: GlyphRemapper,
    /// What the glyphs say, by their codes.
    says: BTreeMap<u16, String>,
    /// How wide they are, in thousandths of the size, by their codes.
    widths: BTreeMap<u16, f32>,
}

impl Fonts {
    /// Those that the pages use.
    pub(super) fn of(pages: &[Page]) -> Self {
        let faces = pages.iter().flat_map(|page| &page.pieces).filter_map(|piece| match &piece.drawn {
            Drawn::Text(run) => Some(run.face),
            Drawn::Path { .. } => None,
        });
        let font = |k: usize| {
            let face = FACES.get(k)?;
            let (says, widths) = (BTreeMap::new(), BTreeMap::from([(0, 0.0)]));
            Some((k, Font { face, glyphs: GlyphRemapper::new(), says, widths }))
        };
        Self(faces.filter_map(font).collect())
    }

    /// A font and its name among the resources.
    pub(super) fn get(&mut self, face: usize) -> Option<(String, &mut Font)> {
        self.0.get_mut(&face).map(|font| (format!("f{face}"), font))
    }

    /// All of them, with their names.
    pub(super) fn used(&self) -> impl Iterator<Item = (String, &Font)> {
        self.0.iter().map(|(face, font)| (format!("f{face}"), font))
    }
}

impl Font {
    /// The code of a glyph, and how wide it is in thousandths of the size.
    pub(super) fn code(&mut self, glyph: &Glyph) -> (u16, f32) {
        let code = self.glyphs.remap(glyph.id);
        if !glyph.text.is_empty() {
            self.says.entry(code).or_insert_with(|| glyph.text.clone());
        }
        let face = self.face;
        let width = *self.widths.entry(code).or_insert_with(|| {
            let width = face.font().and_then(|font| {
                let units = font.metrics(Size::unscaled(), LocationRef::default()).units_per_em;
                let widths = font.glyph_metrics(Size::unscaled(), LocationRef::default());
                Some(widths.advance_width(GlyphId::new(glyph.id.into()))? * 1000.0 / f32::from(units))
            });
            width.unwrap_or_default()
        });
        (code, width)
    }

    /// Writes the font; the object to name it by.
    pub(super) fn write(&self, pdf: &mut Chunk, next: &mut dyn FnMut() -> Ref) -> Ref {
        let [font, cid, descriptor, file, cmap] = std::array::from_fn(|_| next());
        // A tag of six letters tells one selection of letters from another.
        let name = format!("{}+{}", tag(&self.says), self.face.name);
        let name = Name(name.as_bytes());
        pdf.type0_font(font)
            .base_font(name)
            .encoding_predefined(ENCODING)
            .descendant_font(cid)
            .to_unicode(cmap);
        let mut descendant = pdf.cid_font(cid);
        descendant.subtype(CidFontType::Type2).base_font(name).system_info(SYSTEM);
        descendant.font_descriptor(descriptor).cid_to_gid_map_predefined(Name(b"Identity"));
        descendant.widths().consecutive(0, self.widths.values().copied());
        descendant.finish();
        self.descriptor(pdf, descriptor, name, file);
        let bytes = subsetter::subset(&self.face.bytes, 0, &self.glyphs);
        let bytes = bytes.unwrap_or_else(|_| self.face.bytes.to_vec());
        compressed(pdf, file, &bytes);
        let mut says = UnicodeCmap::new(Name(b"Custom"), SYSTEM);
        for (code, text) in &self.says {
            says.pair_with_multiple(*code, text.chars());
        }
        pdf.cmap(cmap, &says.finish());
        font
    }

    fn descriptor(&self, pdf: &mut Chunk, id: Ref, name: Name<'_>, file: Ref) {
        let mut descriptor = pdf.font_descriptor(id);
        descriptor.name(name).flags(FontFlags::SYMBOLIC).italic_angle(0.0).stem_v(90.0).font_file2(file);
        let Some(font) = self.face.font() else { return };
        let metrics = font.metrics(Size::unscaled(), LocationRef::default());
        let thousandths = |units: f32| units * 1000.0 / f32::from(metrics.units_per_em);
        let bounds = metrics.bounds.unwrap_or_default();
        let [left, low, right, high] =
            [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(thousandths);
        descriptor
            .bbox(Rect::new(left, low, right, high))
            .ascent(thousandths(metrics.ascent))
            .descent(thousandths(metrics.descent))
            .cap_height(thousandths(metrics.cap_height.unwrap_or(metrics.ascent)));
    }
}

/// Six capitals that follow from what a font is used for.
fn tag(says: &BTreeMap<u16, String>) -> String {
    let letters = says.values().flat_map(|text| text.bytes());
    let mut sum = letters.fold(5381_u32, |sum, byte| sum.wrapping_mul(33) ^ u32::from(byte));
    let mut tag = String::new();
    for _ in 0..6 {
        tag.push(char::from(b'A' + (sum % 26) as u8));
        sum = (sum / 26) ^ 0x5bd1;
    }
    tag
}
