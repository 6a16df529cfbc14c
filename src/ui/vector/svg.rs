//! A page as SVG. Letters are outlines, which look the same in every program; what they say stands beside them.

use std::{collections::BTreeMap, fmt::Write as _};

use egui::{Color32, Pos2, Rect};
use skrifa::{
    GlyphId, MetadataProvider as _,
    instance::{LocationRef, Size},
    outline::{DrawSettings, OutlinePen},
};

use super::{
    faces::FACES,
    outline::{Outline, Segment},
    page::Page,
    paper::MILLIMETRE,
    piece::{Drawn, Run},
};

/// The file: a page in its true size.
#[must_use]
pub fn write(page: &Page, title: &str) -> String {
    let mut svg = Svg::default();
    for piece in &page.pieces {
        svg.clip(piece.clip);
        match &piece.drawn {
            Drawn::Path { outline, fill, stroke } => {
                let mut paint = paint("fill", *fill);
                if stroke.width > 0.0 {
                    paint += &self::paint("stroke", stroke.color);
                    let _ = write!(paint, " stroke-width=\"{}\"", number(stroke.width));
                }
                let _ = writeln!(svg.body, "<path d=\"{}\"{paint}/>", path(outline));
            }
            Drawn::Text(run) => svg.text(run),
        }
    }
    svg.clip(None);
    let ([width, height], paper) = ([page.size.x, page.size.y].map(number), page.paper() / MILLIMETRE);
    let [across, down] = [paper.x, paper.y].map(number);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{across}mm\" height=\"{down}mm\" viewBox=\"0 0 {width} {height}\">\n\
         <title>{}</title>\n<defs>\n{}</defs>\n<rect width=\"{width}\" height=\"{height}\"{}/>\n{}</svg>\n",
        escaped(title),
        svg.defs,
        paint("fill", Color32::WHITE),
        svg.body,
    )
}

#[derive(Default)]
struct Svg {
    defs: String,
    body: String,
    /// The glyphs defined so far, by font and number.
    glyphs: BTreeMap<(usize, u16), Option<f32>>,
    clips: Vec<Rect>,
    /// The clip that is open.
    open: Option<Rect>,
}

impl Svg {
    /// Goes on within this clip.
    fn clip(&mut self, clip: Option<Rect>) {
        if self.open == clip {
            return;
        }
        if self.open.is_some() {
            self.body += "</g>\n";
        }
        self.open = clip;
        let Some(rect) = clip else { return };
        let known = self.clips.iter().position(|known| *known == rect);
        let k = known.unwrap_or_else(|| {
            self.clips.push(rect);
            let [x, y, width, height] = [rect.min.x, rect.min.y, rect.width(), rect.height()].map(number);
            let _ = writeln!(
                self.defs,
                "<clipPath id=\"c{}\"><rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/></clipPath>",
                self.clips.len() - 1,
            );
            self.clips.len() - 1
        });
        let _ = writeln!(self.body, "<g clip-path=\"url(#c{k})\">");
    }

    fn text(&mut self, run: &Run) {
        let mut uses = String::new();
        for glyph in &run.glyphs {
            let known = self.glyphs.get(&(run.face, glyph.id)).copied();
            let units = known.unwrap_or_else(|| self.define(run.face, glyph.id));
            let Some(units) = units else { continue };
            let x = number(glyph.x * units / run.size);
            let _ = write!(uses, "<use href=\"#g{}-{}\" x=\"{x}\"/>", run.face, glyph.id);
        }
        let Some(units) = run.glyphs.iter().find_map(|glyph| *self.glyphs.get(&(run.face, glyph.id))?) else {
            return;
        };
        let (x, y, scale) = (number(run.at.x), number(run.at.y), run.size / units);
        let turn = match run.angle {
            0.0 => String::new(),
            angle => format!(" rotate({})", number(angle.to_degrees())),
        };
        let _ = writeln!(
            self.body,
            "<g role=\"img\" aria-label=\"{}\" transform=\"translate({x} {y}){turn} scale({scale:.6})\"{}>{uses}</g>",
            escaped(&run.text()),
            paint("fill", run.colour),
        );
    }

    /// Defines a glyph in units of its font and says how many are its size; nothing of a space.
    fn define(&mut self, face: usize, id: u16) -> Option<f32> {
        let font = FACES.get(face)?.font()?;
        let size = font.metrics(Size::unscaled(), LocationRef::default()).units_per_em;
        let mut pen = Pen::default();
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        let drawn = font.outline_glyphs().get(GlyphId::new(id.into()))?.draw(settings, &mut pen);
        let is_there = drawn.is_ok() && !pen.0.is_empty();
        if is_there {
            let _ = writeln!(self.defs, "<path id=\"g{face}-{id}\" d=\"{}\"/>", pen.0);
        }
        let units = is_there.then_some(f32::from(size));
        self.glyphs.insert((face, id), units);
        units
    }
}

/// Writes an outline of a font, whose y grows upwards.
#[derive(Default)]
struct Pen(String);

impl Pen {
    fn add(&mut self, command: char, numbers: &[f32]) {
        self.0.push(command);
        for (k, pair) in numbers.chunks_exact(2).enumerate() {
            let space = if k > 0 { " " } else { "" };
            let _ = write!(self.0, "{space}{} {}", number(pair[0]), number(-pair[1]));
        }
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.add('M', &[x, y]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.add('L', &[x, y]);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.add('Q', &[cx, cy, x, y]);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.add('C', &[ax, ay, bx, by, x, y]);
    }

    fn close(&mut self) {
        self.0.push('Z');
    }
}

fn path(outline: &Outline) -> String {
    let mut path = String::new();
    let point = |at: &Pos2| format!("{} {}", number(at.x), number(at.y));
    for segment in &outline.0 {
        path += &match segment {
            Segment::Move(to) => format!("M{}", point(to)),
            Segment::Line(to) => format!("L{}", point(to)),
            Segment::Curve(a, b, to) => format!("C{} {} {}", point(a), point(b), point(to)),
            Segment::Close => "Z".to_owned(),
        };
    }
    path
}

/// The attributes of a colour.
fn paint(what: &str, colour: Color32) -> String {
    let [r, g, b, a] = colour.to_srgba_unmultiplied();
    match a {
        0 => format!(" {what}=\"none\""),
        255 => format!(" {what}=\"#{r:02x}{g:02x}{b:02x}\""),
        _ => {
            format!(" {what}=\"#{r:02x}{g:02x}{b:02x}\" {what}-opacity=\"{}\"", number(f32::from(a) / 255.0))
        }
    }
}

/// A number with two decimals at most.
fn number(value: f32) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// A text within a file of marks.
fn escaped(text: &str) -> String {
    let is_allowed = |letter: &char| !letter.is_control() || *letter == '\n';
    text.chars().filter(is_allowed).fold(String::new(), |mut text, letter| {
        match letter {
            '&' => text += "&amp;",
            '<' => text += "&lt;",
            '>' => text += "&gt;",
            '"' => text += "&quot;",
            letter => text.push(letter),
        }
        text
    })
}
