//! Whether every text on every screen is readable in every theme: its colour is compared with what is painted under it.
//!
//! A screen is drawn twice, with its texts and without them. Where the two differ there is a text, and the second
//! picture shows what lies under it, with all its shades and whatever covers it. Disabled texts need less contrast
//! (WCAG 2.2 asks for none), and texts behind the veil of an open window do not count.

use std::{collections::BTreeMap, fmt};

use alhambra::ui::{raster::Image, theme::Theme};
use egui::{Color32, Rect, Shape, epaint::TextShape};
use egui_kittest::kittest::NodeT as _;

use crate::{
    desk::{self, Program},
    frozen::{chosen_scenes, on_all_cores},
    scenes::Look,
};

/// The contrast that a text needs.
const READABLE: f32 = 4.5;
/// The contrast that a disabled text needs.
const DISABLED: f32 = 3.0;
/// Every theme.
const THEMES: [Look; 4] = [Look::LIGHT, Look::DARK, Look::ANY_EYE, Look { dark: true, ..Look::ANY_EYE }];

/// A text in one colour, and the place of its letters.
struct Written {
    words: String,
    colour: Color32,
    place: Rect,
}

/// A pair of colours that occurs.
#[derive(Clone)]
struct Pair {
    contrast: f32,
    text: Color32,
    under: Color32,
    disabled: bool,
    example: String,
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [text, under] = [self.text, self.under].map(|colour| colour.to_hex());
        let state = if self.disabled { ", disabled" } else { "" };
        write!(f, "{:.2} : 1, {text} on {under}{state}: {}", self.contrast, self.example)
    }
}

#[test]
fn every_text_of_every_screen_can_be_read_in_every_theme() {
    let found = on_all_cores(&chosen_scenes(), |scene| {
        let mut pairs = Vec::new();
        // A scene without kept pictures has the same colours as other scenes.
        let themes = if scene.looks().is_empty() { &THEMES[..2] } else { &THEMES[..] };
        scene.visit(desk::program(), &[desk::USUAL], themes, |look, program| {
            pairs.extend(read(&scene.picture(look), program));
        });
        pairs
    });
    let mut worst: BTreeMap<(bool, [u8; 4], [u8; 4]), Pair> = BTreeMap::new();
    for pair in found.into_iter().flatten() {
        let kept = worst.entry((pair.disabled, pair.text.to_array(), pair.under.to_array()));
        let kept = kept.or_insert_with(|| pair.clone());
        if pair.contrast < kept.contrast {
            *kept = pair;
        }
    }
    let mut pairs: Vec<Pair> = worst.into_values().collect();
    pairs.sort_by(|a, b| a.contrast.total_cmp(&b.contrast));
    for disabled in [false, true] {
        if let Some(pair) = pairs.iter().find(|pair| pair.disabled == disabled) {
            println!("the least: {pair}");
        }
    }
    let too_weak = |pair: &&Pair| pair.contrast < if pair.disabled { DISABLED } else { READABLE };
    let told: Vec<String> = pairs.iter().filter(too_weak).map(Pair::to_string).collect();
    assert!(told.is_empty(), "{} pairs of colours are too weak:\n{}", told.len(), told.join("\n"));
}

/// The visible texts of a screen, each with what lies under it.
fn read(picture: &str, program: &Program) -> Vec<Pair> {
    let output = program.window.output();
    let theme = Theme::of(&program.window.ctx);
    let mut bare = output.shapes.clone();
    let mut written = Vec::new();
    for clipped in &mut bare {
        if is_veil(&clipped.shape, &theme) {
            written.clear();
        }
        for covered in opaque(&clipped.shape) {
            let covered = covered.intersect(clipped.clip_rect);
            written.retain(|text: &Written| !covered.contains(text.place.center()));
        }
        take_texts(&mut clipped.shape, clipped.clip_rect, &mut written);
    }
    let seen = program.eye.see(&program.window);
    let bare = program.eye.see_shapes(&program.window, bare);
    let all = program.window.root().children_recursive();
    let disabled: Vec<Rect> =
        all.filter(|node| node.accesskit_node().is_disabled()).map(|node| node.rect()).collect();
    let pair = |text: Written| {
        let (contrast, text_colour, under) = compare(&text, &seen, &bare, output.pixels_per_point)?;
        Some(Pair {
            contrast,
            text: text_colour,
            under,
            disabled: disabled.iter().any(|rect| rect.contains(text.place.center())),
            example: format!("{:?} on {picture}", text.words),
        })
    };
    written.into_iter().filter_map(pair).collect()
}

/// Whether this is the veil over what cannot be reached while a window is open.
fn is_veil(shape: &Shape, theme: &Theme) -> bool {
    matches!(shape, Shape::Rect(rect) if rect.fill == theme.veil)
}

/// The areas that a shape hides.
fn opaque(shape: &Shape) -> Vec<Rect> {
    match shape {
        Shape::Vec(shapes) => shapes.iter().flat_map(opaque).collect(),
        Shape::Rect(rect) if rect.fill.is_opaque() && rect.blur_width == 0.0 => vec![rect.rect],
        _ => Vec::new(),
    }
}

/// Takes the texts out of a shape.
fn take_texts(shape: &mut Shape, clip: Rect, written: &mut Vec<Written>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| take_texts(shape, clip, written)),
        Shape::Text(text) => {
            written.extend(parts(text, clip));
            *shape = Shape::Noop;
        }
        _ => {}
    }
}

/// The parts of a text, each in one colour.
fn parts(text: &TextShape, clip: Rect) -> Vec<Written> {
    let turn = egui::emath::Rot2::from_angle(text.angle);
    let mut parts: Vec<(Color32, Written)> = Vec::new();
    for row in &text.galley.rows {
        let vertices = &row.row.visuals.mesh.vertices;
        for glyph in row.row.glyphs.iter().filter(|glyph| !glyph.chr.is_whitespace()) {
            let Some(own) = vertices.get(glyph.first_vertex as usize).map(|vertex| vertex.color) else {
                continue;
            };
            let place = glyph.logical_rect().translate(row.pos.to_vec2()).rotate_bb(turn);
            let place = place.translate(text.pos.to_vec2()).intersect(clip);
            if let Some((_, last)) = parts.last_mut().filter(|(colour, _)| *colour == own) {
                last.place = last.place.union(place);
                last.words.push(glyph.chr);
            } else {
                let colour = if own == Color32::PLACEHOLDER { text.fallback_color } else { own };
                let colour = text.override_text_color.unwrap_or(colour).gamma_multiply(text.opacity_factor);
                parts.push((own, Written { words: glyph.chr.into(), colour, place }));
            }
        }
    }
    parts.into_iter().map(|(_, part)| part).filter(|part| part.place.is_positive()).collect()
}

/// The contrast of a text with what is under its letters, at the quartile that three quarters of its pixels exceed, and
/// the two colours there; none for a text that is not seen.
fn compare(text: &Written, seen: &Image, bare: &Image, scale: f32) -> Option<(f32, Color32, Color32)> {
    let place = text.place * scale;
    let range =
        |from: f32, to: f32, end: usize| (from.max(0.0) as usize)..(to.max(0.0).ceil() as usize).min(end);
    let mut pixels = Vec::new();
    for y in range(place.min.y, place.max.y, seen.height) {
        for x in range(place.min.x, place.max.x, seen.width) {
            let [with, without] = [seen, bare].map(|image| pixel(image, x, y));
            if with != without {
                let colour = without.blend(text.colour);
                pixels.push((contrast(colour, without), colour, without));
            }
        }
    }
    pixels.sort_by(|a, b| a.0.total_cmp(&b.0));
    pixels.get(pixels.len() / 4).copied()
}

#[allow(clippy::disallowed_methods, reason = "a colour that was painted")]
fn pixel(image: &Image, x: usize, y: usize) -> Color32 {
    let at = 4 * (y * image.width + x);
    Color32::from_rgb(image.rgba[at], image.rgba[at + 1], image.rgba[at + 2])
}

/// The contrast ratio of WCAG 2.
fn contrast(a: Color32, b: Color32) -> f32 {
    let luminance = |colour: Color32| {
        let part = |v: u8| {
            let v = f32::from(v) / 255.0;
            if v <= 0.040_45 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(colour.r()) + 0.7152 * part(colour.g()) + 0.0722 * part(colour.b())
    };
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}
