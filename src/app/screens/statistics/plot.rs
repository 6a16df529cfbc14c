//! The frame of a chart with an axis of figures: its panels one below the other, thin lines at round figures, and the line
//! that it stands on.

use egui::{Align2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::sketch::{Pen, Sketch};
use common::words::charts::figure_text;
use ui::{
    drawing::chart::{axis::Axis, labels, marks::Mark},
    theme::{self, TextSize},
};

/// The figures at the left.
pub const FIGURES: f32 = 44.0;
/// The name of a panel above it, and what stands below its line.
const TITLE: f32 = 28.0;
const BELOW: f32 = 28.0;
/// Above the highest figure.
const ABOVE: f32 = 12.0;
/// So far apart are lines at least.
const APART: f32 = 40.0;
/// The diamond at each end of the line below.
const DIAMOND: f32 = 4.0;
/// The stroke at what is written there: a diamond would be taken for a result.
const TICK: f32 = 4.0;
/// Between two things that are written below.
pub const GAP: f32 = theme::space::MEDIUM;

/// Where the figures of a panel lie.
#[derive(Clone, Copy, Debug)]
pub struct Plot {
    /// From the lowest line to the highest, and from the beginning to the end.
    pub place: Rect,
    /// Its figures.
    pub axis: Axis,
}

/// The places of the figures of these panels, one below the other, with so much left at the right; their names are
/// written. One panel has no name.
pub fn places(sketch: &mut Sketch, pen: &Pen<'_>, names: &[String], (size, right): (Vec2, f32)) -> Vec<Rect> {
    let count = names.len().max(1);
    let height = size.y / count as f32;
    let place = |panel: usize| {
        let top = height * panel as f32;
        let title = names.get(panel).map_or(0.0, |name| {
            let at = pos2(DIAMOND * 2.0, top + TITLE / 2.0);
            let edge = Stroke::NONE;
            sketch.shapes.push(Mark::Diamond.shape(at, DIAMOND, pen.theme.gold, edge));
            sketch.write(
                at + vec2(DIAMOND * 3.0, 0.0),
                Align2::LEFT_CENTER,
                (name.clone(), theme::title(TextSize::LEAD), pen.theme.ink),
                size.x - FIGURES,
            );
            TITLE
        });
        let (least, most) = (pos2(FIGURES, top + title + ABOVE), pos2(size.x - right, top + height - BELOW));
        Rect::from_min_max(least, most.max(least + vec2(1.0, 1.0)))
    };
    (0..count).map(place).collect()
}

/// About so many steps an axis has in this place.
pub fn steps(place: Rect) -> f64 {
    f64::from((place.height() / APART).clamp(1.0, 6.0))
}

impl Plot {
    /// How far down a figure lies.
    pub fn y(&self, figure: f64) -> f32 {
        self.place.max.y - self.place.height() * self.axis.part(figure)
    }

    /// How far right something lies that is so far on the way.
    pub fn x(&self, part: f64) -> f32 {
        self.place.min.x + self.place.width() * part as f32
    }

    /// How far down the line lies that the figures stand on.
    fn base(&self) -> f32 {
        let zero = self.axis.least.max(0.0).min(self.axis.most);
        if self.axis.least < 0.0 { self.y(zero) } else { self.place.max.y }
    }

    /// Draws the lines with their figures, and the one that they stand on.
    pub fn frame(&self, sketch: &mut Sketch, pen: &Pen<'_>) {
        let (theme, base) = (pen.theme, self.base());
        for figure in self.axis.lines() {
            let y = self.y(figure);
            if (y - base).abs() > 1.0 {
                let ends = [pos2(self.place.min.x, y), pos2(self.place.max.x, y)];
                sketch.shapes.push(Shape::line_segment(ends, theme::stroke::fine(theme.line)));
            }
            let at = pos2(self.place.min.x - theme::space::SMALL, y);
            let words = (figure_text(pen.texts, figure), theme::figures(TextSize::TINY), theme.ink_soft);
            sketch.write(at, Align2::RIGHT_CENTER, words, FIGURES - theme::space::SMALL);
        }
        let ends = [pos2(self.place.min.x, base), pos2(self.place.max.x, base)];
        sketch.shapes.push(Shape::line_segment(ends, theme::stroke::edge(theme.gold_line)));
    }

    /// Draws a diamond at each end of the line that columns stand on: beside dots it would be taken for a result.
    pub fn ends(&self, sketch: &mut Sketch, pen: &Pen<'_>) {
        for x in [self.place.min.x, self.place.max.x] {
            let end = pos2(x, self.base());
            sketch.shapes.push(Mark::Diamond.shape(end, DIAMOND, pen.theme.gold, Stroke::NONE));
        }
    }

    /// Writes below the line, each so far on the way, what has room there; with a stroke above each where `is_marked`.
    pub fn below(&self, sketch: &mut Sketch, pen: &Pen<'_>, names: &[(f64, &str)], is_marked: bool) {
        let font = theme::body(TextSize::TINY);
        let within = |x: f32, width: f32| {
            let (from, to) = (self.place.min.x - FIGURES + width / 2.0, self.place.max.x + GAP - width / 2.0);
            x.clamp(from, to.max(from))
        };
        let widths = names.iter().map(|(part, name)| {
            let width = pen.width(name, &font);
            (within(self.x(*part), width), width)
        });
        let widths: Vec<(f32, f32)> = widths.collect();
        let y = self.place.max.y + BELOW / 2.0 + theme::space::HAIR;
        for (k, has_room) in labels::with_room(&widths, GAP).into_iter().enumerate() {
            let (part, name) = names[k];
            if is_marked {
                let at = pos2(self.x(part), self.place.max.y);
                let tick = [at, at + vec2(0.0, TICK)];
                sketch.shapes.push(Shape::line_segment(tick, theme::stroke::edge(pen.theme.gold_line)));
            }
            if has_room {
                let (x, width) = widths[k];
                let words = (name.to_owned(), font.clone(), pen.theme.ink_soft);
                sketch.write(
                    pos2(x, y),
                    Align2::CENTER_CENTER,
                    words,
                    width.min(self.place.width() + FIGURES),
                );
            }
        }
    }
}
