//! The progress of a row or column: six stars, and below the last three what they bring.

use std::sync::Arc;

use egui::{Align2, Color32, Galley, Painter, Rect, Sense, Ui, pos2, vec2};

use crate::rules::LINE_VP;
use ui::{
    drawing::{stamp, star},
    theme::{self, TextSize, Theme},
};

/// A line of the sheet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LineView {
    /// Buildings built, 0–6.
    pub built: u8,
    /// One more than now, for what is under the pointer: drawn as a glowing star.
    pub preview: bool,
    /// How strongly it shines for what it just came to bring, 0–1.
    pub shine: f32,
    /// How far it is and what it brings, told to the pointer.
    pub hint: String,
}

/// The stars of a line.
const STARS: u8 = 6;
/// The largest distance from star to star.
const LARGEST: f32 = 20.0;
/// How far figures are apart at least.
const APART: f32 = 4.0;

/// Shows the stars of a line in `rect`, and under the pointer what they bring.
pub fn show(ui: &Ui, rect: Rect, theme: &Theme, line: &LineView) {
    if line.shine > 0.0 {
        let gold = theme.gold_leaf.gamma_multiply(line.shine * 0.7);
        ui.painter().rect_filled(rect.expand(theme::space::HAIR), theme::radius::INNER, gold);
    }
    paint(ui.painter(), rect, theme, line);
    let id = ui.scope_id().with(("line", rect.min.x.to_bits(), rect.min.y.to_bits()));
    ui.interact(rect, id, Sense::hover()).on_hover_text(&line.hint);
}

/// Draws the stars of a line into `rect`, as large as it allows.
pub fn paint(painter: &Painter, rect: Rect, theme: &Theme, line: &LineView) {
    let text_height = (rect.height() * 0.24).clamp(16.0, 19.0);
    let size = TextSize::fitted(text_height - 2.0, TextSize::TINY..=TextSize::LEAD);
    let step = (rect.width() / f32::from(STARS)).min(LARGEST).min(rect.height() - text_height);
    let width = step * f32::from(STARS);
    let (left, top) = (rect.center().x - width / 2.0, rect.center().y - (step + text_height) / 2.0);
    let strip = Rect::from_min_size(pos2(left, top), vec2(width, step));
    stamp::paint_whole(painter, strip, theme, ("stars", line.built, line.preview), |painter, strip| {
        stars(painter, theme, strip, line);
    });
    let figure = |k: u8| {
        // What the line brings now stands out.
        let (font, colour) = if k + 1 == line.built {
            (theme::bold(size), theme.gold_ink)
        } else {
            (theme::medium(size), theme.ink_soft)
        };
        let points = LINE_VP[usize::from(k) + 1];
        (points > 0).then(|| (k, painter.layout_no_wrap(points.to_string(), font, colour), colour))
    };
    let mut figures: Vec<_> = (0..STARS).filter_map(figure).collect();
    let written: f32 = figures.iter().map(|(_, galley, _)| galley.size().x).sum();
    // Where they would lie on those of the next line, what it brings now is enough.
    if written + APART * figures.len().saturating_sub(1) as f32 > rect.width() {
        figures.retain(|(k, ..)| k + 1 == line.built);
    }
    // Each below its star, or behind the one before it where stars are narrow, and all within the line.
    let mut end = f32::NEG_INFINITY;
    let place = |(k, galley, colour): (u8, Arc<Galley>, Color32)| {
        let width = galley.size().x;
        let start = (left + (f32::from(k) + 0.5) * step - width / 2.0).max(end + APART);
        end = start + width;
        (start, galley, colour)
    };
    let placed: Vec<_> = figures.into_iter().map(place).collect();
    let beyond = (end - rect.max.x).max(0.0);
    for (start, galley, colour) in placed {
        let middle = pos2(start - beyond, top + step + text_height / 2.0);
        painter.galley(Align2::LEFT_CENTER.anchor_size(middle, galley.size()).min, galley, colour);
    }
}

/// The stars alone, over the whole width of `strip`.
fn stars(painter: &Painter, theme: &Theme, strip: Rect, line: &LineView) {
    let step = strip.width() / f32::from(STARS);
    for k in 0..STARS {
        let centre = pos2(strip.min.x + (f32::from(k) + 0.5) * step, strip.center().y);
        let (fill, edge) = if k < line.built {
            (theme.gold, theme::stroke::edge(theme.gold))
        } else if k == line.built && line.preview {
            (theme.glow, theme::stroke::strong(theme.gold_ink))
        } else {
            (Color32::TRANSPARENT, theme::stroke::edge(theme.gold))
        };
        star::eight(painter, centre, step * 0.4, fill, edge);
    }
}
