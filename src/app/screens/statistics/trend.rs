//! Results over time, a panel for each game: marks, the average as a bold line, what is usual as a quiet band, and names
//! beside what they name. Several people have a line each, and no band.

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
/// The height of a name, and so many people at most, those with most results, have a line and a name.
const NAME: f32 = 20.0;
const PEOPLE: usize = 6;
/// The width of the line of one person.
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

/// The results are those of several people.
fn has_several_people(chart: &Chart) -> bool {
    chart.drawing.people.len() > 1
}

/// How many of the figures of a chart are drawn.
fn figures(chart: &Chart) -> usize {
    let most = if chart.shape == Kind::Trend && !has_several_people(chart) { 4 } else { 2 };
    most.min(chart.heads.len().saturating_sub(1))
}

/// What the names at the right need, with what stands before them.
fn room_for_names(pen: &Pen<'_>, chart: &Chart, width: f32) -> f32 {
    let font = theme::medium(TextSize::TINY);
    let heads = chart.heads.iter().skip(1).take(2).map(String::as_str);
    let heads = heads.chain([pen.texts.statistics_range()]).map(|head| pen.width(head, &font));
    let people = chart.drawing.people.iter().take(PEOPLE);
    let people = people.map(|(_, name)| pen.width(name, &font).min(PERSON));
    let widest = heads.chain(people).fold(0.0, f32::max);
    let before = theme::space::LARGE + theme::space::TIGHT * 2.0 + MARK * 2.0;
    (before + widest + theme::space::SMALL).min(width * NAMES)
}

/// How far along the axis a line of the chart is, and which one it is.
type PlacedLine = (f64, usize);

/// Somebody: the sign, the name, and what is drawn of the results.
struct Course<'a> {
    sign: Sign,
    name: &'a str,
    columns: Columns,
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
        let placed: Vec<PlacedLine> =
            self.days.places(&dates).into_iter().zip(self.lines.iter().copied()).collect();
        for (part, line) in &placed {
            let figure = self.figure(*line);
            sketch.spots[*line] = figure.map(|figure| pos2(plot.x(*part), plot.y(figure)));
        }
        sketch.zones.push(Zone {
            place: self.place.expand(theme::space::SMALL),
            lines: self.lines.clone(),
            weights: vec2(3.0, 1.0),
        });
        let (columns, courses) = (self.columns(&placed), self.courses(&placed));
        if figures(self.chart) > 2 {
            self.band(sketch, &plot, &columns);
        }
        self.results(sketch, &plot, &columns);
        if has_several_people(self.chart) {
            for Course { sign, columns, .. } in &courses {
                average(sketch, &plot, columns, theme::stroke::strong(sign.ink(self.pen.theme)));
            }
            self.write(sketch, self.of_people(&plot, &courses));
            self.legend(sketch);
        } else {
            average(sketch, &plot, &columns, Stroke::new(LINE, self.pen.theme.gold_ink));
            self.write(sketch, self.of_one(&plot, &columns));
        }
    }

    /// The result of a line.
    fn figure(&self, line: usize) -> Option<f64> {
        self.chart.lines[line].1.first().copied().flatten()
    }

    /// What is drawn of some results.
    fn columns(&self, placed: &[PlacedLine]) -> Columns {
        let is_narrow = f64::from(self.place.width()) * self.days.day() < DAY;
        let day = |k: usize| placed.get(k).map(|(_, line)| self.chart.drawing.moments[*line].day);
        let own = |(k, (part, line)): (usize, &PlacedLine)| {
            let all = self.chart.lines[*line].1.as_slice();
            let drawn = if is_narrow && day(k) == day(k + 1) { all.len().min(1) } else { all.len() };
            (*part, &all[..drawn])
        };
        let points: Vec<Placed<'_>> = placed.iter().enumerate().map(own).collect();
        Columns::of(&points, figures(self.chart), (self.place.width() / SMALL_MARK) as usize)
    }

    /// Those of the people with the most results; of whoever has none here nothing is drawn.
    fn courses(&self, placed: &[PlacedLine]) -> Vec<Course<'_>> {
        let drawing = &self.chart.drawing;
        let most = drawing.people.iter().take(PEOPLE).enumerate();
        most.map(|(person, (id, name))| {
            let is_theirs = |(_, line): &PlacedLine| drawing.moments[*line].person == person;
            let own: Vec<PlacedLine> = placed.iter().copied().filter(is_theirs).collect();
            Course { sign: self.pen.signs.sign(id), name, columns: self.columns(&own) }
        })
        .collect()
    }

    /// What is usual of one person: from the lowest of one figure to the highest of the other.
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

    /// What the marks, the line and the band of one person are called; what comes last gives way first.
    fn of_one(&self, plot: &Plot, columns: &Columns) -> Vec<Name> {
        let theme = self.pen.theme;
        let head = |figure: usize| self.chart.heads.get(figure + 1).cloned().unwrap_or_default();
        // Of one result all would be in the same place.
        let average = columns.points_of(1).last().filter(|_| self.lines.len() > 1);
        let line =
            average.map(|end| Name { y: plot.y(end.y), words: head(1), ink: theme.gold_ink, sign: None });
        let marks = self.lines.last().and_then(|line| {
            let (y, sign) = (plot.y(self.figure(*line)?), Some(self.sign_of(*line)));
            Some(Name { y, words: head(0), ink: theme.ink, sign })
        });
        // In the upper half of the band, off its line.
        let band = average.zip(columns.spans_of(3).last()).map(|(middle, highest)| Name {
            y: plot.y(f64::midpoint(middle.y, highest.high)),
            words: self.pen.texts.statistics_range().to_owned(),
            ink: theme.ink_soft,
            sign: None,
        });
        [line, marks, band].into_iter().flatten().collect()
    }

    /// The names of people, each at the end of the line, or at the last mark where there is no line.
    fn of_people(&self, plot: &Plot, courses: &[Course<'_>]) -> Vec<Name> {
        let name = |Course { sign, name, columns }: &Course<'_>| {
            let end = columns.points_of(1).last().or_else(|| columns.points_of(0).last())?;
            let (y, words) = (plot.y(end.y), (*name).to_owned());
            Some(Name { y, words, ink: sign.ink(self.pen.theme), sign: Some(*sign) })
        };
        courses.iter().filter_map(name).collect()
    }

    /// Writes names at the right of what they name.
    fn write(&self, sketch: &mut Sketch, names: Vec<Name>) {
        let theme = self.pen.theme;
        let wishes: Vec<f32> = names.iter().map(|name| name.y).collect();
        let range = [self.place.min.y - NAME / 2.0, self.place.max.y + NAME / 2.0];
        let left = self.left_of_names();
        for (name, y) in names.into_iter().zip(labels::apart(&wishes, NAME, range)) {
            let Some(y) = y else { continue };
            let lead = [
                pos2(self.place.max.x + theme::space::TIGHT, name.y),
                pos2(left - theme::space::TIGHT - theme::space::HAIR, y),
            ];
            sketch.shapes.push(Shape::line_segment(lead, theme::stroke::fine(theme.line)));
            let mut at = pos2(left, y);
            if let Some(sign) = name.sign {
                let middle = at + vec2(MARK, 0.0);
                sketch.shapes.push(sign.mark.shape(middle, MARK, sign.ink(theme), Stroke::NONE));
                at.x += MARK * 2.0 + theme::space::TIGHT;
            }
            self.word(sketch, at, name.words, name.ink);
        }
    }

    /// Below the names of people what their lines are.
    fn legend(&self, sketch: &mut Sketch) {
        let Some(words) = self.chart.heads.get(2).filter(|_| figures(self.chart) > 1) else { return };
        let ink = self.pen.theme.ink_soft;
        let from = pos2(self.left_of_names(), self.place.max.y + theme::space::LARGE);
        let to = from + vec2(MARK * 2.0, 0.0);
        sketch.shapes.push(Shape::line_segment([from, to], theme::stroke::strong(ink)));
        self.word(sketch, to + vec2(theme::space::TIGHT, 0.0), words.clone(), ink);
    }

    fn left_of_names(&self) -> f32 {
        self.place.max.x + theme::space::LARGE + theme::space::TIGHT
    }

    /// A word in the room at the right.
    fn word(&self, sketch: &mut Sketch, at: Pos2, words: String, ink: Color32) {
        let room = (self.right - (at.x - self.place.max.x)).max(1.0);
        sketch.write(at, Align2::LEFT_CENTER, (words, theme::medium(TextSize::TINY), ink), room);
    }
}

/// Draws an average.
fn average(sketch: &mut Sketch, plot: &Plot, columns: &Columns, stroke: Stroke) {
    let line = |point: &Point| pos2(plot.x(point.x), plot.y(point.y));
    let line: Vec<Pos2> = columns.points_of(1).iter().map(line).collect();
    if line.len() > 1 {
        sketch.shapes.push(Shape::line(line, stroke));
    }
}
