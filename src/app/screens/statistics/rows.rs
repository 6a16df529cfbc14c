//! Names one below the other, each with a bar from zero and its figure; buildings have their drawing and their colour.

use egui::{
    Align2, Color32, Painter, Pos2, Rangef, Rect, Shape, StrokeKind, Vec2, epaint::RectShape, pos2, vec2,
};

use super::sketch::{Pen, Sketch, Zone};
use common::{
    drawing::{self, colours_of},
    statistics::Chart,
    words::charts::figure_text,
};
use ui::{
    drawing::chart::axis::Axis,
    theme::{self, TextSize, Theme},
};

/// The height of a row at least and at most, and of its bar.
const ROW: f32 = 32.0;
const HIGHEST: f32 = 52.0;
const BAR: f32 = 20.0;
/// Names have so much of the width at most, and a drawing before them so much room.
const NAMES: f32 = 0.42;
const DRAWING: f32 = theme::size::DRAWING;
/// A figure at the end of its bar, and two of them.
const FIGURE: f32 = 56.0;
const TWO_FIGURES: f32 = 88.0;

/// How many rows fit, and how high each is.
fn fitting(chart: &Chart, height: f32) -> (usize, f32) {
    let count = chart.lines.len().max(1);
    let all = (height / ROW) as usize;
    // What does not fit is told in the last row.
    let count = if count > all { all.saturating_sub(1).max(1) } else { count };
    (count, (height / count as f32).clamp(ROW, HIGHEST))
}

/// How wide the names are with their drawings.
fn names(pen: &Pen<'_>, chart: &Chart, (count, width): (usize, f32)) -> f32 {
    let font = theme::body(TextSize::SMALL);
    let widest = chart.lines.iter().take(count).map(|(name, _)| pen.width(name, &font)).fold(0.0, f32::max);
    let drawing = if chart.drawing.buildings.is_empty() { 0.0 } else { DRAWING + theme::space::SMALL };
    drawing + (widest + theme::space::MEDIUM).min(width * NAMES)
}

/// Draws it in this size.
pub fn sketch(pen: &Pen<'_>, chart: &Chart, size: Vec2) -> Sketch {
    let mut sketch = Sketch::new(chart.lines.len());
    let theme = pen.theme;
    let (count, height) = fitting(chart, size.y);
    let duel = |line: usize| chart.drawing.duels.get(line);
    let first = |line: usize| {
        let all = duel(line).map(|parts| parts.iter().sum());
        all.or_else(|| chart.lines[line].1.first().copied().flatten())
    };
    let figures = if chart.drawing.duels.is_empty() { FIGURE } else { TWO_FIGURES };
    let known = || (0..count.min(chart.lines.len())).filter_map(first);
    let (least, most) = (known().fold(0.0, f64::min), known().fold(0.0, f64::max));
    // Without lines of an axis a whole bar is the highest figure.
    let axis =
        if least < most { Axis { least, most, step: most - least } } else { Axis::from_zero(0.0, 1.0, 1.0) };
    let left = names(pen, chart, (count, size.x));
    let before = if least < 0.0 { figures } else { 0.0 };
    let room = Rect::from_min_max(pos2(left + before, 0.0), pos2((size.x - figures).max(left + 1.0), size.y));
    let x = |figure: f64| room.min.x + room.width() * axis.part(figure);
    let rule = [pos2(x(0.0), 0.0), pos2(x(0.0), height * known().count().max(1) as f32)];
    for (line, (name, _)) in chart.lines.iter().take(count).enumerate() {
        let middle = height * (line as f32 + 0.5);
        let drawn = if chart.drawing.buildings.is_empty() { 0.0 } else { DRAWING + theme::space::SMALL };
        let words = (name.clone(), theme::body(TextSize::SMALL), theme.ink);
        sketch.write(pos2(drawn, middle), Align2::LEFT_CENTER, words, left - drawn - theme::space::SMALL);
        let Some(figure) = first(line) else { continue };
        let end = x(figure);
        let ends = [pos2(x(0.0), middle - BAR / 2.0), pos2(end, middle + BAR / 2.0)];
        let bar = Rect::from_two_pos(ends[0], ends[1]);
        let building = chart.drawing.buildings.get(line);
        let (fill, edge) = building.map_or((theme.gold_line, theme.gold), |building| {
            let colours = colours_of(theme, *building);
            (colours.light, colours.ink)
        });
        let edge = theme::stroke::fine(edge);
        let parts = match duel(line) {
            Some(parts) => of_two(theme, *parts, x),
            None => vec![(bar.x_range(), fill)],
        };
        for (part, fill) in parts {
            let bar = Rect::from_x_y_ranges(part, bar.y_range());
            let bar = RectShape::new(bar, theme::radius::MARK, fill, edge, StrokeKind::Inside);
            sketch.shapes.push(Shape::Rect(bar));
        }
        let (at, anchor) = match figure < 0.0 {
            true => (pos2(end - theme::space::SMALL, middle), Align2::RIGHT_CENTER),
            false => (pos2(end + theme::space::SMALL, middle), Align2::LEFT_CENTER),
        };
        let figure = match duel(line).map(|parts| parts.map(|games| figure_text(pen.texts, games))) {
            Some([first, _, second]) => pen.texts.statistics_two(&first, &second),
            None => figure_text(pen.texts, figure),
        };
        let words = (figure, theme::medium(TextSize::SMALL), theme.ink);
        sketch.write(at, anchor, words, figures - theme::space::SMALL);
        sketch.spots[line] = Some(pos2(end, middle));
    }
    sketch.shapes.push(Shape::line_segment(rule, theme::stroke::edge(theme.gold_line)));
    let more = chart.lines.len().saturating_sub(count);
    if more > 0 {
        let at = pos2(0.0, height * (count as f32 + 0.5));
        let words = (pen.texts.plays_in_more(more), theme::body(TextSize::SMALL), theme.ink_soft);
        sketch.write(at, Align2::LEFT_CENTER, words, size.x);
    }
    let place = Rect::from_min_size(Pos2::ZERO, vec2(size.x, height * count as f32));
    let lines = (0..count.min(chart.lines.len())).collect();
    sketch.zones.push(Zone { place, lines, weights: vec2(0.0, 1.0) });
    sketch
}

/// The parts of the bar of two people from left to right, as their names stand: the first ahead, level, the second ahead.
fn of_two(theme: &Theme, parts: [f64; 3], x: impl Fn(f64) -> f32) -> Vec<(Rangef, Color32)> {
    let mut from = 0.0;
    let fills = [theme.gold, theme.band, theme.gold_line];
    let parts = parts.into_iter().zip(fills).map(|(games, fill)| {
        let part = Rangef::new(x(from), x(from + games));
        from += games;
        (part, fill)
    });
    parts.filter(|(part, _)| part.span() > 0.0).collect()
}

/// Draws the buildings before their names: they are kept as textures, and so no part of a sketch.
pub fn buildings(painter: &Painter, theme: &Theme, chart: &Chart, place: Rect) {
    let (_, height) = fitting(chart, place.height());
    for (line, building) in chart.drawing.buildings.iter().enumerate() {
        let middle = place.min + vec2(DRAWING / 2.0, height * (line as f32 + 0.5));
        let at = Rect::from_center_size(middle, Vec2::splat(DRAWING.min(height - theme::space::HAIR)));
        if place.contains_rect(at.shrink(1.0)) {
            drawing::paint(painter, at, theme, *building);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_of_two_people_is_parted_by_who_was_ahead() {
        let theme = Theme::new(false, false);
        let spans = |parts| -> Vec<[f32; 2]> {
            let parts = of_two(&theme, parts, |games| games as f32 * 10.0);
            parts.iter().map(|(part, _)| [part.min, part.max]).collect()
        };
        assert_eq!(spans([3.0, 1.0, 2.0]), [[0.0, 30.0], [30.0, 40.0], [40.0, 60.0]]);
        assert_eq!(spans([0.0, 0.0, 2.0]), [[0.0, 20.0]], "who was never ahead has no part");
    }
}
