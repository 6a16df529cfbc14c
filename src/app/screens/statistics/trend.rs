//! Results over time, a panel for each game: marks, the average as a bold line, what is usual as a quiet band, and names
//! beside what they name.

use std::sync::Arc;

use egui::{Align2, Color32, Mesh, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::{
    columns::{Columns, Placed, Point, Span},
    days::Days,
    plot::{self, Plot},
    signs::Sign,
    sketch::{Pen, Sketch, Zone},
};
use common::statistics::{Chart, Shape as Kind};
use ui::{
    drawing::chart::{axis::Axis, labels},
    theme::{self, TextSize},
};

/// The radius of a mark, where there are few and where there are more.
const MARK: f32 = 5.0;
const SMALL_MARK: f32 = 3.5;
/// So many marks are few.
const FEW: usize = 90;
/// The names at the right have the room they need, but no more than this share of the width; people give way before.
const NAMES: f32 = 0.36;
const PERSON: f32 = 120.0;
/// The height of a name, and so many people are named at most.
const NAME: f32 = 20.0;
const PEOPLE: usize = 8;
/// The width of a line.
const LINE: f32 = 3.0;
/// Where a day is narrower than this the average is drawn once for each: what it was between the results of one evening
/// would be so many teeth.
const DAY: f64 = 24.0;
/// A date below needs so much room.
const DATE: f32 = 116.0;

/// A name at the right: how far down it would stand, and what stands before it.
struct Name {
    y: f32,
    words: String,
    ink: Color32,
    sign: Option<Sign>,
}

/// Draws it in this size.
pub fn sketch(pen: &Pen<'_>, chart: &Chart, size: Vec2) -> Sketch {
    let mut sketch = Sketch::new(chart.lines.len());
    let right = room_for_names(pen, chart, size.x);
    let Some(days) = Days::of(&chart.drawing.moments) else { return sketch };
    let places = plot::places(&mut sketch, pen, &chart.drawing.panels, (size, right));
    let all = 0..chart.lines.len().min(chart.drawing.moments.len());
    for (panel, place) in places.into_iter().enumerate() {
        let is_own = |line: &usize| chart.drawing.panel_of.get(*line).is_none_or(|of| *of == panel);
        let lines: Vec<usize> = all.clone().filter(is_own).collect();
        Panel { pen, chart, days, lines, place, right }.draw(&mut sketch);
    }
    sketch
}

/// How many of the figures of a chart are drawn.
fn figures(chart: &Chart) -> usize {
    let most = if chart.shape == Kind::Trend { 4 } else { 2 };
    most.min(chart.heads.len().saturating_sub(1))
}

/// What the names at the right need, with what stands before them.
fn room_for_names(pen: &Pen<'_>, chart: &Chart, width: f32) -> f32 {
    let font = theme::medium(TextSize::TINY);
    let heads = chart.heads.iter().skip(1).take(figures(chart)).map(|head| pen.width(head, &font));
    let people = chart.drawing.people.iter().take(PEOPLE);
    let people = people.map(|(_, name)| pen.width(name, &font).min(PERSON));
    let widest = heads.chain(people).fold(0.0, f32::max);
    let before = theme::space::LARGE + theme::space::TIGHT * 2.0 + MARK * 2.0;
    (before + widest + theme::space::SMALL).min(width * NAMES)
}

/// The results of a game.
struct Panel<'a> {
    pen: &'a Pen<'a>,
    chart: &'a Chart,
    days: Days,
    lines: Vec<usize>,
    place: Rect,
    /// What is left at the right of it.
    right: f32,
}

impl Panel<'_> {
    fn axis(&self) -> Option<Axis> {
        let count = figures(self.chart);
        let own = || self.lines.iter().map(|line| &self.chart.lines[*line].1);
        let all = || own().flat_map(|figures| figures.iter().take(count).flatten().copied());
        let (least, most) = (all().reduce(f64::min)?, all().reduce(f64::max)?);
        let steps = plot::steps(self.place);
        Some(match self.chart.shape {
            Kind::Trend => Axis::of_whole(least, most, steps),
            // What nearly begins there begins at zero.
            _ if least >= most || (0.0..=most / 3.0).contains(&least) => Axis::from_zero(least, most, steps),
            _ => Axis::of(least, most, steps),
        })
    }

    fn draw(&self, sketch: &mut Sketch) {
        let Some(axis) = self.axis() else { return };
        let plot = Plot { place: self.place, axis };
        plot.frame(sketch, self.pen);
        let marks = self.days.marks(self.pen.texts, (self.place.width() / DATE) as usize);
        let marks: Vec<(f64, &str)> = marks.iter().map(|(part, name)| (*part, name.as_str())).collect();
        plot.below(sketch, self.pen, &marks, true);
        let moments = &self.chart.drawing.moments;
        let dates: Vec<_> = self.lines.iter().map(|line| moments[*line].day).collect();
        let parts = self.days.places(&dates);
        let is_narrow = f64::from(self.place.width()) * self.days.day() < DAY;
        let is_last = |k: usize| dates.get(k + 1) != Some(&dates[k]);
        let own = |(k, (part, line)): (usize, (&f64, &usize))| {
            let all = self.chart.lines[*line].1.as_slice();
            let drawn = if is_narrow && !is_last(k) { all.len().min(1) } else { all.len() };
            (*part, &all[..drawn])
        };
        let placed: Vec<Placed<'_>> = parts.iter().zip(&self.lines).enumerate().map(own).collect();
        for ((part, figures), line) in placed.iter().zip(&self.lines) {
            let figure = figures.first().copied().flatten();
            sketch.spots[*line] = figure.map(|figure| pos2(plot.x(*part), plot.y(figure)));
        }
        sketch.zones.push(Zone {
            place: self.place.expand(theme::space::SMALL),
            lines: self.lines.clone(),
            weights: vec2(3.0, 1.0),
        });
        let columns = Columns::of(&placed, figures(self.chart), (self.place.width() / SMALL_MARK) as usize);
        if self.chart.shape == Kind::Trend {
            self.band(sketch, &plot, &columns);
        }
        self.results(sketch, &plot, &columns);
        let line = |point: &Point| pos2(plot.x(point.x), plot.y(point.y));
        let average: Vec<Pos2> = columns.points_of(1).iter().map(line).collect();
        if average.len() > 1 {
            sketch.shapes.push(Shape::line(average, Stroke::new(LINE, self.pen.theme.gold_ink)));
        }
        self.names(sketch, &plot, &columns);
    }

    /// What is usual: from the lowest of one figure to the highest of the other.
    fn band(&self, sketch: &mut Sketch, plot: &Plot, columns: &Columns) {
        let theme = self.pen.theme;
        let (low, high) = (columns.spans_of(2), columns.spans_of(3));
        // On dark paper the bands of tables are darker than it.
        let fill = if theme.dark { theme.gold_line.gamma_multiply(0.2) } else { theme.band };
        let mut band = Mesh::default();
        for (low, high) in low.iter().zip(high) {
            for figure in [low.low, high.high] {
                band.colored_vertex(pos2(plot.x(low.x), plot.y(figure)), fill);
            }
        }
        let count = band.vertices.len() as u32;
        for first in (2..count).step_by(2) {
            band.add_triangle(first - 2, first - 1, first);
            band.add_triangle(first - 1, first, first + 1);
        }
        sketch.shapes.push(Shape::Mesh(Arc::new(band)));
        let edge = |spans: &[Span], end: fn(&Span) -> f64| -> Vec<Pos2> {
            spans.iter().map(|span| pos2(plot.x(span.x), plot.y(end(span)))).collect()
        };
        for edge in [edge(low, |span| span.low), edge(high, |span| span.high)] {
            if edge.len() > 1 {
                sketch.shapes.push(Shape::line(edge, theme::stroke::fine(theme.gold_line)));
            }
        }
    }

    /// The results: a mark for each, or lines from the lowest to the highest where many share a column.
    fn results(&self, sketch: &mut Sketch, plot: &Plot, columns: &Columns) {
        let theme = self.pen.theme;
        if !columns.has_all {
            let stroke = theme::stroke::strong(theme.gold_line);
            for span in columns.spans_of(0) {
                let ends = [span.low, span.high].map(|figure| pos2(plot.x(span.x), plot.y(figure)));
                sketch.shapes.push(Shape::line_segment(ends, stroke));
            }
            return;
        }
        let radius = if self.lines.len() <= FEW { MARK } else { SMALL_MARK };
        for point in columns.points_of(0) {
            let sign = self.sign_of(self.lines[point.line]);
            let at = pos2(plot.x(point.x), plot.y(point.y));
            let edge = theme::stroke::fine(theme.paper);
            sketch.shapes.push(sign.mark.shape(at, radius, sign.ink(theme), edge));
        }
    }

    fn sign_of(&self, line: usize) -> Sign {
        let drawing = &self.chart.drawing;
        let person = drawing.moments.get(line).and_then(|moment| drawing.people.get(moment.person));
        person.map_or_else(Sign::default, |(id, _)| self.pen.signs.sign(id))
    }

    /// Names at the right of what they name; those that come last give way first.
    fn names(&self, sketch: &mut Sketch, plot: &Plot, columns: &Columns) {
        let theme = self.pen.theme;
        let head = |figure: usize| self.chart.heads.get(figure + 1).cloned().unwrap_or_default();
        let last = |figure: usize| columns.points_of(figure).last().map(|point| plot.y(point.y));
        // Of one result all would be in the same place.
        let has_course = self.lines.len() > 1;
        let mut names = Vec::new();
        names.extend(last(1).filter(|_| has_course).map(|y| Name {
            y,
            words: head(1),
            ink: theme.gold_ink,
            sign: None,
        }));
        names.extend(self.people(plot, columns));
        if self.chart.shape == Kind::Trend && has_course {
            let edges = [(3, columns.spans_of(3).last().map(|span| span.high))];
            let edges = edges.into_iter().chain([(2, columns.spans_of(2).last().map(|span| span.low))]);
            names.extend(edges.filter_map(|(figure, end)| {
                Some(Name { y: plot.y(end?), words: head(figure), ink: theme.ink_soft, sign: None })
            }));
        }
        let wishes: Vec<f32> = names.iter().map(|name| name.y).collect();
        let range = [self.place.min.y - NAME / 2.0, self.place.max.y + NAME / 2.0];
        let left = self.place.max.x + theme::space::LARGE;
        for (name, y) in names.into_iter().zip(labels::apart(&wishes, NAME, range)) {
            let Some(y) = y else { continue };
            let lead =
                [pos2(self.place.max.x + theme::space::TIGHT, name.y), pos2(left - theme::space::HAIR, y)];
            sketch.shapes.push(Shape::line_segment(lead, theme::stroke::fine(theme.line)));
            let mut at = pos2(left + theme::space::TIGHT, y);
            if let Some(sign) = name.sign {
                let middle = at + vec2(MARK, 0.0);
                sketch.shapes.push(sign.mark.shape(middle, MARK, sign.ink(theme), Stroke::NONE));
                at.x += MARK * 2.0 + theme::space::TIGHT;
            }
            let font = theme::medium(TextSize::TINY);
            let room = (self.right - (at.x - self.place.max.x)).max(1.0);
            sketch.write(at, Align2::LEFT_CENTER, (name.words, font, name.ink), room);
        }
    }

    /// The people with the most results, each at the last one; or what a mark is, where all are one person's or too many
    /// to be told apart.
    fn people(&self, plot: &Plot, columns: &Columns) -> Vec<Name> {
        let (theme, drawing) = (self.pen.theme, &self.chart.drawing);
        let figure = |line: usize| self.chart.lines[line].1.first().copied().flatten();
        let last = |person: usize| {
            let is_theirs = |line: &&usize| drawing.moments[**line].person == person;
            figure(*self.lines.iter().rev().find(is_theirs)?)
        };
        let several = drawing.people.len() > 1 && columns.has_all;
        if several && drawing.people.len() <= PEOPLE {
            let name = |(person, (id, name)): (usize, &(String, String))| {
                let sign = self.pen.signs.sign(id);
                let (y, ink) = (plot.y(last(person)?), sign.ink(theme));
                Some(Name { y, words: name.clone(), ink, sign: Some(sign) })
            };
            return drawing.people.iter().enumerate().filter_map(name).collect();
        }
        let Some(line) = self.lines.last() else { return Vec::new() };
        let sign = if drawing.people.len() > 1 { None } else { Some(self.sign_of(*line)) };
        let words = self.chart.heads.get(1).cloned().unwrap_or_default();
        let name = figure(*line).map(|end| Name { y: plot.y(end), words, ink: theme.ink, sign });
        name.into_iter().collect()
    }
}
