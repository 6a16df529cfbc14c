//! Text as letters of its fonts: egui says where each lies, the font says which of its glyphs it is.

use egui::{
    Color32, Pos2, Rect, Stroke,
    emath::Rot2,
    epaint::TextShape,
    text::{Galley, LayoutSection},
    vec2,
};
use harfrust::{ShapeOptions, UnicodeBuffer};
use skrifa::MetadataProvider as _;

use super::{
    faces::FACES,
    outline::Outline,
    piece::{Drawn, Glyph, Run},
};
use crate::ui::theme;

/// A letter as egui has laid it out.
struct Letter<'a> {
    letter: char,
    at: Pos2,
    is_seen: bool,
    section: &'a LayoutSection,
    /// The font, and how far down it moves its letters; none where no font has it.
    face: Option<(usize, f32)>,
}

/// The runs of a text, and boxes for what no font has.
pub(super) fn of(shape: &TextShape) -> Vec<Drawn> {
    let mut drawn = Vec::new();
    for letters in rows(&shape.galley) {
        for run in letters.chunk_by(|a, b| a.face == b.face && std::ptr::eq(a.section, b.section)) {
            let Some(first) = run.first() else { continue };
            let size = first.section.format.font_id.size;
            match first.face {
                Some((face, down)) => {
                    let turn = Rot2::from_angle(shape.angle);
                    let at = shape.pos + turn * (first.at.to_vec2() + vec2(0.0, down * size));
                    let (colour, angle) = (colour(shape, first.section), shape.angle);
                    let glyphs = glyphs(face, run);
                    drawn.push(Drawn::Text(Run { face, size, colour, at, angle, glyphs }));
                }
                None => drawn.extend(
                    run.iter()
                        .filter(|letter| letter.is_seen)
                        .map(|letter| empty_box(shape, letter.at, size, colour(shape, letter.section))),
                ),
            }
        }
    }
    drawn
}

/// The letters of each row, in their places within the text.
fn rows(galley: &Galley) -> Vec<Vec<Letter<'_>>> {
    let job = &galley.job;
    let bytes: Vec<usize> = job.text.char_indices().map(|(byte, _)| byte).collect();
    let mut k = 0;
    let mut rows = Vec::new();
    for row in &galley.rows {
        let mut letters: Vec<Letter<'_>> = Vec::new();
        for glyph in &row.glyphs {
            let byte = bytes.get(k).copied();
            k += 1;
            let has = |section: &&LayoutSection| {
                byte.is_some_and(|byte| {
                    (section.byte_range.start.0..section.byte_range.end.0).contains(&byte)
                })
            };
            let Some(section) = job.sections.iter().find(has).or(job.sections.last()) else { continue };
            let before = letters.last().filter(|before| std::ptr::eq(before.section, section));
            let face = match before {
                Some(before) if glyph.chr.is_whitespace() => before.face,
                _ => face_of(section, glyph.chr),
            };
            letters.push(Letter {
                letter: glyph.chr,
                at: row.pos + glyph.pos.to_vec2(),
                is_seen: glyph.uv_rect.size.x > 0.0,
                section,
                face,
            });
        }
        k += usize::from(row.ends_with_newline);
        rows.push(letters);
    }
    rows
}

/// The first font of the family that has a letter.
fn face_of(section: &LayoutSection, letter: char) -> Option<(usize, f32)> {
    let files = theme::files_of(&section.format.font_id.family);
    if letter.is_whitespace() {
        return files.first().copied();
    }
    let has = |face: usize| FACES.get(face)?.font()?.charmap().map(letter);
    files.into_iter().find(|&(face, _)| has(face).is_some())
}

/// The glyphs that a font has for these letters, where egui has put them.
fn glyphs(face: usize, letters: &[Letter<'_>]) -> Vec<Glyph> {
    let Some((face, font)) = FACES.get(face).and_then(|face| Some((face, face.font()?))) else {
        return Vec::new();
    };
    let text: String = letters.iter().map(|letter| letter.letter).collect();
    let places: Vec<usize> = text.char_indices().map(|(byte, _)| byte).collect();
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(&text);
    buffer.guess_segment_properties();
    let shaped = face.shaper().shaper(&font).build().shape(buffer, ShapeOptions::new());
    let infos = shaped.glyph_infos();
    let origin = letters[0].at.x;
    let mut glyphs = Vec::new();
    for (k, info) in infos.iter().enumerate() {
        let cluster = info.cluster as usize;
        let nth = infos[..k].iter().rev().take_while(|before| before.cluster == info.cluster).count();
        let Ok(first) = places.binary_search(&cluster) else { continue };
        let Some(letter) = letters.get(first + nth) else { continue };
        let end = infos[k..].iter().map(|next| next.cluster as usize).find(|&next| next > cluster);
        let text = if nth == 0 { &text[cluster..end.unwrap_or(text.len())] } else { "" };
        if let Some(id) = u16::try_from(info.glyph_id).ok().filter(|&id| id != 0) {
            glyphs.push(Glyph { id, x: letter.at.x - origin, text: text.to_owned() });
        }
    }
    glyphs
}

fn colour(shape: &TextShape, section: &LayoutSection) -> Color32 {
    let own = section.format.color;
    let own = if own == Color32::PLACEHOLDER { shape.fallback_color } else { own };
    shape.override_text_color.unwrap_or(own).gamma_multiply(shape.opacity_factor)
}

/// A hollow box for a letter that no font has, as on screen.
fn empty_box(shape: &TextShape, at: Pos2, size: f32, colour: Color32) -> Drawn {
    let stroke = Stroke { width: (size / 14.0).max(0.5), color: colour };
    let corner = at + vec2(size * 0.06, -size * 0.6);
    let rect = Rect::from_min_size(corner, vec2(size * 0.42, size * 0.6)).shrink(stroke.width / 2.0);
    let turn = Rot2::from_angle(shape.angle);
    let outline = Outline::rect(rect, egui::CornerRadius::ZERO, 0.0);
    let outline = outline.mapped(|point| shape.pos + turn * point.to_vec2());
    Drawn::Path { outline, fill: Color32::TRANSPARENT, stroke }
}
