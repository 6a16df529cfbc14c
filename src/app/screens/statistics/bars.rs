//! Figures in their order as columns that stand on zero, a panel for each game.

use egui::{Align2, Painter, Rect, Shape, Stroke, StrokeKind, Vec2, epaint::RectShape, pos2, vec2};

use super::{
    plot::{self, Plot},
    rows::SPOKEN,
    sketch::{Pen, Sketch, Zone},
};
use common::{
    statistics::{Chart, Line, Shape as Kind},
    words::charts::figure_text,
};
use text::Texts;
use ui::{
    drawing::chart::{axis::Axis, labels::number_foot, marks::Mark},
    theme::{self, TextSize},
    widgets::text_width,
};

/// How much of its place a column fills, and how wide it is at most and how far columns stand apart at least.
const FILLED: f32 = 0.72;
const WIDEST: f32 = 96.0;
const CLOSEST: f32 = 4.0;
/// The room for the number above a column.
const NUMBER: f32 = 20.0;
/// What marks are called, or a line, stands at the right.
const NAMES: f32 = 128.0;
const MARK: f32 = 5.0;
/// The dashes of a line, and what is between them.
const DASHES: [f32; 2] = [6.0, 4.0];

/// Whether columns in this width say what a table beside them would: each has its name and its only figure, but for that of
/// marks which are all alike.
pub fn say_all(painter: &Painter, texts: &Texts, chart: &Chart, width: f32) -> bool {
    let step = (width - plot::FIGURES - right_of(chart)) / chart.lines.len() as f32;
    let has_room = |words: &str, font| text_width(painter, words, font) + plot::GAP <= step;
    let is_written = |(name, figures): &Line| {
        let figure = figures.first().copied().flatten().map(|figure| figure_text(texts, figure));
        has_room(name, theme::body(TextSize::TINY))
            && figure.is_none_or(|figure| has_room(&figure, theme::medium(TextSize::TINY)))
    };
    chart.heads.len() == 2 + usize::from(all_marks(chart).is_some())
        && chart.lines.len() <= SPOKEN
        && chart.lines.iter().all(is_written)
}

/// What is left at the right.
fn right_of(chart: &Chart) -> f32 {
    if chart.shape == Kind::ColumnsAndMarks { NAMES } else { theme::space::LARGE }
}

/// The figure of all marks, where it is the same.
fn all_marks(chart: &Chart) -> Option<f64> {
    let marks = || chart.lines.iter().map(|(_, figures)| figures.get(1).copied().flatten());
    let first = marks().next().flatten().filter(|_| chart.shape == Kind::ColumnsAndMarks)?;
    marks().all(|mark| mark == Some(first)).then_some(first)
}

/// Draws it in this size.
pub fn sketch(pen: &Pen<'_>, chart: &Chart, size: Vec2) -> Sketch {
    let mut sketch = Sketch::new(chart.lines.len());
    let places = plot::places(&mut sketch, pen, &chart.drawing.panels, (size, right_of(chart)));
    for (panel, place) in places.into_iter().enumerate() {
        let is_own = |line: &usize| chart.drawing.panel_of.get(*line).is_none_or(|of| *of == panel);
        let lines: Vec<usize> = (0..chart.lines.len()).filter(is_own).collect();
        draw(&mut sketch, pen, chart, (&lines, place));
    }
    sketch
}

fn draw(sketch: &mut Sketch, pen: &Pen<'_>, chart: &Chart, (lines, place): (&[usize], Rect)) {
    let theme = pen.theme;
    let has_marks = chart.shape == Kind::ColumnsAndMarks;
    let figure = |line: usize, at: usize| chart.lines[line].1.get(at).copied().flatten();
    let count = if has_marks { 2 } else { 1 };
    // How far what is compared with reaches around its middle: a line reaches nowhere.
    let reach = if all_marks(chart).is_some() { 0.0 } else { MARK };
    let all = || lines.iter().flat_map(|line| (0..count).filter_map(|at| figure(*line, at)));
    let (Some(least), Some(most)) = (all().reduce(f64::min), all().reduce(f64::max)) else { return };
    let place = place.with_min_y(place.min.y + NUMBER.min(place.height() / 4.0));
    let plot = Plot { place, axis: Axis::from_zero(least, most, plot::steps(place)) };
    plot.frame(sketch, pen);
    plot.ends(sketch, pen);
    // Where columns would stand too close, some lines share one, which is as high as the highest.
    let per = lines.len().div_ceil(((place.width() / CLOSEST) as usize).max(1)).max(1);
    let groups: Vec<&[usize]> = lines.chunks(per).collect();
    let step = place.width() / groups.len() as f32;
    let width = (step * FILLED).min(WIDEST);
    let middle = |k: usize| (k as f64 + 0.5) / groups.len() as f64;
    let font = theme::medium(TextSize::TINY);
    let has_numbers = groups.len() == lines.len()
        && all()
            .all(|figure| pen.width(&figure_text(pen.texts, figure), &font) + theme::space::TIGHT <= step);
    for (k, group) in groups.iter().enumerate() {
        let x = plot.x(middle(k));
        let known = group.iter().filter_map(|line| figure(*line, 0));
        let Some(highest) = known.reduce(|one, other| if other.abs() > one.abs() { other } else { one })
        else {
            continue;
        };
        let [top, base] = [highest, 0.0].map(|figure| plot.y(figure));
        let bar = Rect::from_two_pos(pos2(x - width / 2.0, top), pos2(x + width / 2.0, base));
        let edge = if width >= theme::space::SMALL { theme::stroke::fine(theme.gold) } else { Stroke::NONE };
        sketch.shapes.push(Shape::Rect(RectShape::new(
            bar,
            theme::radius::TOP,
            theme.gold_line,
            edge,
            StrokeKind::Inside,
        )));
        if has_numbers {
            let mark = figure(group[0], 1).filter(|_| has_marks).map(|mark| (plot.y(mark), reach));
            let at = pos2(x, number_foot(bar.min.y, NUMBER - 2.0 * theme::space::HAIR, mark));
            let words = (figure_text(pen.texts, highest), font.clone(), theme.ink);
            sketch.write(at, Align2::CENTER_BOTTOM, words, step);
        }
        for line in *group {
            sketch.spots[*line] = Some(pos2(x, top));
        }
    }
    if has_marks {
        compared(sketch, pen, chart, (&plot, lines));
    }
    let names: Vec<(f64, &str)> =
        groups.iter().enumerate().map(|(k, group)| (middle(k), chart.lines[group[0]].0.as_str())).collect();
    plot.below(sketch, pen, &names, false);
    let around = place.expand2(vec2(0.0, NUMBER));
    sketch.zones.push(Zone { place: around, lines: lines.to_vec(), weights: vec2(1.0, 0.0) });
}

/// What columns are compared with, the second figure of each: a line across all where it is the same, else a mark on each; and
/// at the right what it is.
fn compared(sketch: &mut Sketch, pen: &Pen<'_>, chart: &Chart, (plot, lines): (&Plot, &[usize])) {
    let Some(name) = chart.heads.get(2) else { return };
    let (theme, left) = (pen.theme, plot.place.max.x + theme::space::LARGE);
    let (at, words) = if let Some(same) = all_marks(chart) {
        let y = plot.y(same);
        let ends = [pos2(plot.place.min.x, y), pos2(left - theme::space::TIGHT, y)];
        let stroke = theme::stroke::strong(theme.ink);
        sketch.shapes.extend(Shape::dashed_line(&ends, stroke, DASHES[0], DASHES[1]));
        (pos2(left, y), format!("{name} {}", figure_text(pen.texts, same)))
    } else {
        let Some(y) = marks(sketch, pen, chart, (plot, lines)) else { return };
        let at = pos2(left, y);
        sketch.shapes.push(Mark::Diamond.shape(at, MARK, theme.ink, Stroke::NONE));
        (at + vec2(MARK * 2.0, 0.0), name.clone())
    };
    let room = plot.place.max.x + NAMES - at.x;
    sketch.write(at, Align2::LEFT_CENTER, (words, theme::medium(TextSize::TINY), theme.ink), room);
}

/// The second figure of each column as a mark; how far down the last one lies.
fn marks(sketch: &mut Sketch, pen: &Pen<'_>, chart: &Chart, (plot, lines): (&Plot, &[usize])) -> Option<f32> {
    let mut last = None;
    for (k, line) in lines.iter().enumerate() {
        let Some(figure) = chart.lines[*line].1.get(1).copied().flatten() else { continue };
        let at = pos2(plot.x((k as f64 + 0.5) / lines.len() as f64), plot.y(figure));
        let edge = theme::stroke::fine(pen.theme.paper);
        sketch.shapes.push(Mark::Diamond.shape(at, MARK, pen.theme.ink, edge));
        last = Some(at.y);
    }
    last
}
