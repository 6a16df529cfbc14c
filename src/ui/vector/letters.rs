//! Text as letters of its fonts: egui says where each lies, the font says which of its glyphs it is.

use std::sync::Arc;

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
    others,
    outline::Outline,
    piece::{Drawn, Glyph, Run},
};
use crate::theme::{self, OtherFont, OtherFonts};

/// A letter as egui has laid it out; or several of a font that is not ours, from where they begin at the left.
struct Letter<'a> {
    letter: char,
    /// All that is written with that font.
    word: String,
    at: Pos2,
    is_seen: bool,
    section: &'a LayoutSection,
    font: Font,
}

/// What writes a letter.
#[derive(Clone)]
enum Font {
    /// One of ours, and how far down it moves its letters.
    Ours(usize, f32),
    Other(Arc<OtherFont>),
    /// No font has it.
    None,
}

impl Font {
    fn is(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Ours(a, _), Self::Ours(b, _)) => a == b,
            (Self::Other(a), Self::Other(b)) => Arc::ptr_eq(a, b),
            (Self::None, Self::None) => true,
            _ => false,
        }
    }
}

/// The runs of a text, outlines for letters of fonts of others, and boxes for what no font has.
pub(super) fn of(shape: &TextShape, others: Option<&OtherFonts>) -> Vec<Drawn> {
    let mut drawn = Vec::new();
    for letters in rows(&shape.galley, others) {
        for run in letters.chunk_by(|a, b| a.font.is(&b.font) && std::ptr::eq(a.section, b.section)) {
            let Some(first) = run.first() else { continue };
            let size = first.section.format.font_id.size;
            match &first.font {
                Font::Ours(face, down) => {
                    let turn = Rot2::from_angle(shape.angle);
                    let at = shape.pos + turn * (first.at.to_vec2() + vec2(0.0, down * size));
                    let (colour, angle) = (colour(shape, first.section), shape.angle);
                    let (face, glyphs) = (*face, glyphs(*face, run));
                    drawn.push(Drawn::Text(Run { face, size, colour, at, angle, glyphs }));
                }
                Font::Other(font) => drawn.extend(run.iter().map(|word| {
                    let outline = outline(shape, font, word, size);
                    outline.unwrap_or_else(|| empty_box(shape, word.at, size, colour(shape, word.section)))
                })),
                Font::None => drawn.extend(
                    run.iter()
                        .filter(|letter| letter.is_seen)
                        .map(|letter| empty_box(shape, letter.at, size, colour(shape, letter.section))),
                ),
            }
        }
    }
    drawn
}

/// Letters of a font that is not ours.
fn outline(shape: &TextShape, font: &OtherFont, word: &Letter<'_>, size: f32) -> Option<Drawn> {
    let turn = Rot2::from_angle(shape.angle);
    let from = word.at.to_vec2() + vec2(0.0, font.down * size);
    let outline = others::outline(font, &word.word, size)?;
    let outline = outline.mapped(|point| shape.pos + turn * (from + point.to_vec2()));
    Some(Drawn::Path { outline, fill: colour(shape, word.section), stroke: Stroke::NONE })
}

/// The letters of each row, in their places within the text.
fn rows<'a>(galley: &'a Galley, others: Option<&OtherFonts>) -> Vec<Vec<Letter<'a>>> {
    let job = &galley.job;
    let text: Vec<(usize, char)> = job.text.char_indices().collect();
    let mut k = 0;
    let mut rows = Vec::new();
    for row in &galley.rows {
        let mut letters: Vec<Letter<'_>> = Vec::new();
        let mut glyphs = row.glyphs.iter().peekable();
        while let Some(glyph) = glyphs.next() {
            let byte = text.get(k).map(|(byte, _)| *byte);
            let has = |section: &&LayoutSection| {
                byte.is_some_and(|byte| {
                    (section.byte_range.start.0..section.byte_range.end.0).contains(&byte)
                })
            };
            let section = job.sections.iter().find(has).or(job.sections.last());
            let Some(section) = section else {
                k += 1;
                continue;
            };
            let before = letters.last().filter(|before| std::ptr::eq(before.section, section));
            let font = match before {
                Some(Letter { font: font @ Font::Ours(..), .. }) if glyph.chr.is_whitespace() => font.clone(),
                _ => font_of(section, glyph.chr, others),
            };
            let (mut at, mut word) = (row.pos + glyph.pos.to_vec2(), String::new());
            if matches!(font, Font::Other(_)) {
                // What is read from right to left stands there in another order than in the text, and some of it twice.
                let is_same = |letter: char| font_of(section, letter, others).is(&font);
                while let Some(next) = glyphs.next_if(|next| is_same(next.chr)) {
                    at.x = at.x.min(row.pos.x + next.pos.x);
                }
                let rest = text.get(k..).unwrap_or_default().iter().map(|(_, letter)| *letter);
                word.extend(rest.take_while(|letter| is_same(*letter)));
            }
            k += word.chars().count().max(1);
            letters.push(Letter {
                word,
                at,
                is_seen: glyph.uv_rect.size.x > 0.0,
                letter: glyph.chr,
                section,
                font,
            });
        }
        k += usize::from(row.ends_with_newline);
        rows.push(letters);
    }
    rows
}

/// The first font of the family that has a letter, or one of others.
fn font_of(section: &LayoutSection, letter: char, others: Option<&OtherFonts>) -> Font {
    let files = theme::files_of(&section.format.font_id.family);
    let has = |face: usize| FACES.get(face)?.font()?.charmap().map(letter);
    let ours = files.into_iter().find(|&(face, _)| letter.is_whitespace() || has(face).is_some());
    let other = || others.and_then(|others| others.font_of(letter)).map(Font::Other);
    ours.map(|(face, down)| Font::Ours(face, down)).or_else(other).unwrap_or(Font::None)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::{TextSize, ThemeChoice, others_for_tests as others};

    /// What is drawn of a text on paper, with fonts of others or without.
    fn drawn(text: &str, fonts: Option<&OtherFonts>) -> Vec<Drawn> {
        let ctx = egui::Context::default();
        theme::install(&ctx, ThemeChoice::PRINT);
        ctx.run_ui(egui::RawInput::default(), |_| {}).drop_without_applying_deltas();
        let font = theme::body(TextSize::TEXT);
        let galley = ctx.fonts_mut(|it| it.layout_no_wrap(text.to_owned(), font, Color32::BLACK));
        of(&TextShape::new(Pos2::ZERO, galley, Color32::BLACK), fonts)
    }

    #[test]
    fn a_letter_of_a_font_of_others_is_an_outline_and_what_nobody_has_a_box() {
        let (fonts, _) = others::fonts();
        let name = format!("Ada {}{}", others::ALEF, others::TAV);
        let [Drawn::Text(run), Drawn::Path { outline, stroke, .. }, Drawn::Path { stroke: line, .. }] =
            &drawn(&name, Some(&fonts))[..]
        else {
            panic!("our letters, an outline, a box")
        };
        assert_eq!(run.text(), "Ada ");
        assert!(stroke.width == 0.0 && line.width > 0.0);
        let bounds = outline.bounds();
        assert!(
            bounds.left() >= run.at.x + run.glyphs[2].x && bounds.height() > TextSize::TEXT.points() * 0.4
        );
        let boxes = |shape: &Drawn| matches!(shape, Drawn::Path { stroke, .. } if stroke.width > 0.0);
        assert_eq!(drawn(&name, None).iter().filter(|shape| boxes(shape)).count(), 2);
    }

    #[test]
    fn what_is_read_from_right_to_left_begins_at_the_right() {
        let (fonts, _) = others::fonts();
        let outline = |name: &str| {
            let [Drawn::Path { outline, .. }] = &drawn(name, Some(&fonts))[..] else { panic!("one outline") };
            outline.clone()
        };
        let (alone, both) = (outline("\u{5d1}"), outline("\u{5d0}\u{5d1}"));
        let (bet, alef) = both.0.split_at(alone.0.len());
        let [bet, alef] = [bet, alef].map(|part| Outline(part.to_vec()).bounds());
        assert!(bet.right() < alef.left() && (bet.size() - alone.bounds().size()).length() < 0.1);
    }
}
