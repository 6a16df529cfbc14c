//! A chart as it is drawn: shapes, words, and where each line lies. It is worked out once for a size and a theme, and
//! painted in every frame.

use std::sync::Arc;

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Vec2};

use super::signs::Signs;
use text::Texts;
use ui::{
    theme::Theme,
    widgets::{fitted_text, text_width},
};

/// What charts are drawn with.
pub struct Pen<'a> {
    /// With which texts are measured.
    pub painter: Painter,
    /// The words.
    pub texts: &'a Texts,
    /// The colours.
    pub theme: &'a Theme,
    /// How people are told apart.
    pub signs: &'a Signs,
}

impl Pen<'_> {
    /// How wide a text is.
    pub fn width(&self, text: &str, font: &FontId) -> f32 {
        text_width(&self.painter, text, font.clone())
    }
}

/// A line of text; made smaller or shortened where it has too little room.
#[derive(Clone, Debug)]
pub struct Word {
    /// Where it stands.
    pub at: Pos2,
    /// Which corner or middle of it that is.
    pub anchor: Align2,
    /// What it says.
    pub text: String,
    /// How it is written.
    pub font: FontId,
    /// In which colour.
    pub ink: Color32,
    /// How wide it may be.
    pub room: f32,
}

/// A part of a chart in which the pointer finds the nearest of some lines.
#[derive(Clone, Debug)]
pub struct Zone {
    /// The part.
    pub place: Rect,
    /// Its lines.
    pub lines: Vec<usize>,
    /// How much the way across and the way down count.
    pub weights: Vec2,
}

/// A drawn chart, from its left upper corner.
#[derive(Clone, Debug, Default)]
pub struct Sketch {
    /// The shapes, from back to front.
    pub shapes: Vec<Shape>,
    /// The words upon them.
    pub words: Vec<Word>,
    /// The spot of each line; none of those that are not drawn.
    pub spots: Vec<Option<Pos2>>,
    /// Where the pointer finds lines.
    pub zones: Vec<Zone>,
}

impl Sketch {
    /// Of so many lines, none of which is drawn yet.
    pub fn new(lines: usize) -> Self {
        Self { spots: vec![None; lines], ..Self::default() }
    }

    /// Writes something, in this font and colour.
    pub fn write(
        &mut self,
        at: Pos2,
        anchor: Align2,
        (text, font, ink): (String, FontId, Color32),
        room: f32,
    ) {
        self.words.push(Word { at, anchor, text, font, ink, room });
    }

    /// Paints it here.
    pub fn paint(&self, painter: &Painter, at: Pos2) {
        let shift = at.to_vec2();
        painter.extend(self.shapes.iter().map(|shape| {
            let mut shape = shape.clone();
            shape.translate(shift);
            shape
        }));
        for Word { at, anchor, text, font, ink, room } in &self.words {
            fitted_text(painter, *at + shift, *anchor, text, font.clone(), *ink, *room);
        }
    }

    /// The line nearest to this place.
    pub fn line_at(&self, at: Pos2) -> Option<usize> {
        let zone = self.zones.iter().find(|zone| zone.place.contains(at))?;
        let far = |line: &usize| {
            let way = (self.spots.get(*line).copied().flatten()? - at) * zone.weights;
            Some((*line, way.length_sq()))
        };
        zone.lines.iter().filter_map(far).min_by(|a, b| a.1.total_cmp(&b.1)).map(|(line, _)| line)
    }
}

/// What is drawn of a chart, kept from frame to frame; the chart is the same each time.
#[derive(Clone, Debug, Default)]
pub struct Drawn {
    kept: Option<(Vec2, Arc<Theme>, Arc<Sketch>)>,
    /// The line that the keyboard is at.
    pub at: Option<usize>,
}

impl Drawn {
    /// The chart in this size and theme, made anew where it was another one.
    pub fn sketch(&mut self, size: Vec2, theme: &Arc<Theme>, make: impl FnOnce() -> Sketch) -> Arc<Sketch> {
        let is_kept = |kept: &(Vec2, Arc<Theme>, Arc<Sketch>)| kept.0 == size && Arc::ptr_eq(&kept.1, theme);
        if let Some((.., sketch)) = self.kept.as_ref().filter(|kept| is_kept(kept)) {
            return Arc::clone(sketch);
        }
        let sketch = Arc::new(make());
        self.kept = Some((size, Arc::clone(theme), Arc::clone(&sketch)));
        sketch
    }
}

#[cfg(test)]
mod tests {
    use egui::{pos2, vec2};

    use super::*;

    #[test]
    fn a_chart_is_worked_out_once_for_a_size_and_a_theme() {
        let mut drawn = Drawn::default();
        let (light, dark) = (Arc::new(Theme::new(false, false)), Arc::new(Theme::new(true, false)));
        let mut made = 0;
        for (size, theme) in [(200.0, &light), (200.0, &light), (300.0, &light), (300.0, &dark)] {
            drawn.sketch(Vec2::splat(size), theme, || {
                made += 1;
                Sketch::default()
            });
        }
        assert_eq!(made, 3);
    }

    #[test]
    fn the_pointer_finds_the_nearest_line_of_the_part_it_is_in() {
        let mut sketch = Sketch::new(3);
        sketch.spots = vec![Some(pos2(10.0, 10.0)), Some(pos2(20.0, 90.0)), None];
        let place = Rect::from_min_size(Pos2::ZERO, vec2(100.0, 100.0));
        let across = vec2(1.0, 0.0);
        sketch.zones = vec![Zone { place, lines: vec![0, 1, 2], weights: across }];
        let at = |x, y| sketch.line_at(pos2(x, y));
        assert_eq!([at(12.0, 90.0), at(90.0, 10.0), at(101.0, 10.0)], [Some(0), Some(1), None]);
    }
}
