//! Letters of fonts that are not ours, as outlines: such a font is not copied into a file.

use egui::{Pos2, Rect, Vec2, pos2};
use harfrust::{ShapeOptions, ShaperData, UnicodeBuffer};
use skrifa::{
    GlyphId, MetadataProvider as _,
    instance::{LocationRef, Size},
    outline::{DrawSettings, OutlinePen},
};

use super::outline::{Outline, Segment};
use crate::theme::OtherFont;

/// The outlines of a word at this size, in a line that begins at the origin, on which letters stand. None where the font has
/// no outlines, but pictures.
pub(super) fn outline(font: &OtherFont, word: &str, size: f32) -> Option<Outline> {
    let font = font.font()?;
    let units = font.metrics(Size::unscaled(), LocationRef::default()).units_per_em;
    let scale = size * OtherFont::SCALE / f32::from(units);
    let data = ShaperData::new(&font);
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(word);
    buffer.guess_segment_properties();
    let shaped = data.shaper(&font).build().shape(buffer, ShapeOptions::new());
    let glyphs = font.outline_glyphs();
    let (mut outline, mut at) = (Outline::default(), Pos2::ZERO);
    for (info, place) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()) {
        let [right, up, wide, high] =
            [place.x_offset, place.y_offset, place.x_advance, place.y_advance].map(|units| units as f32);
        let mut pen =
            Pen { from: at + Vec2::new(right, -up) * scale, scale, last: Pos2::ZERO, outline: &mut outline };
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        glyphs.get(GlyphId::new(info.glyph_id))?.draw(settings, &mut pen).ok()?;
        at += Vec2::new(wide, -high) * scale;
    }
    (outline.bounds() != Rect::NOTHING).then_some(outline)
}

/// Adds an outline of a font, whose y grows upwards.
struct Pen<'a> {
    from: Pos2,
    scale: f32,
    last: Pos2,
    outline: &'a mut Outline,
}

impl Pen<'_> {
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.from + pos2(x, -y).to_vec2() * self.scale
    }

    fn add(&mut self, segment: Segment, to: Pos2) {
        self.outline.0.push(segment);
        self.last = to;
    }
}

impl OutlinePen for Pen<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        let to = self.at(x, y);
        self.add(Segment::Move(to), to);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let to = self.at(x, y);
        self.add(Segment::Line(to), to);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        let (handle, to) = (self.at(cx, cy), self.at(x, y));
        let towards = |end: Pos2| end + (handle - end) * (2.0 / 3.0);
        self.add(Segment::Curve(towards(self.last), towards(to), to), to);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        let (a, b, to) = (self.at(ax, ay), self.at(bx, by), self.at(x, y));
        self.add(Segment::Curve(a, b, to), to);
    }

    fn close(&mut self) {
        self.outline.0.push(Segment::Close);
    }
}
