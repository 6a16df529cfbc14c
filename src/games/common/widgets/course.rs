//! How an expectation went through a game: a line that changes step by step, each to be chosen.

use egui::{Align2, Pos2, Rect, Role, Sense, Shape, Ui, Vec2, WidgetInfo, pos2, vec2};

use ui::{
    drawing::chart::axis::Axis,
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, text_width},
};

/// What is drawn.
#[derive(Clone, Copy)]
pub struct CourseView<'a> {
    /// What it is.
    pub name: &'a str,
    /// What luck, mistakes and other steps are called.
    pub legend: [&'a str; 3],
    /// The steps.
    pub steps: &'a [Step],
    /// The step that is chosen.
    pub chosen: usize,
    /// What a figure is called at the edge.
    pub figure: &'a dyn Fn(f64) -> String,
    /// The steps that stand out most, by their places: each has its rank beside it.
    pub marked: &'a [usize],
    /// Where rounds begin, and what they are called below the line.
    pub rounds: &'a CourseAxis,
}

/// What stands below the line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CourseAxis {
    /// What is counted.
    pub name: String,
    /// The first step of each round, and its number.
    pub marks: Vec<(usize, u8)>,
}

/// A step.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What was expected before it.
    pub from: f64,
    /// And after it.
    pub to: f64,
    /// How it looks.
    pub look: StepStyle,
    /// What it was, in words.
    pub words: String,
}

/// How a step looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepStyle {
    /// Luck, good or bad: a line with a tip up or down.
    Luck,
    /// A mistake: a thick line with a point below.
    Mistake,
    /// Anything else: a dashed line.
    Other,
}

/// The line above that says what it is, in a course that is at least so high, and how steps look, in a higher one.
const HEAD: f32 = 20.0;
const HEADED: f32 = 112.0;
const EXPLAINED: f32 = 160.0;
/// The side of a step in that line.
const SAMPLE: f32 = 12.0;
/// The figures at the left edge.
const EDGE: f32 = 44.0;
/// Above and below the line.
const MARGIN: f32 = 12.0;
/// The tip of a mark, where there is room for it, and what stands out most.
const MARK: f32 = 8.0;
const NARROW: f32 = 4.0;
/// The axis below, and how far its numbers stand apart at least.
const AXIS: f32 = 20.0;
const NUMBERS: f32 = 28.0;
/// So many lines with figures at most, and so far apart at least.
const LEVELS: f32 = 6.0;
const APART: f32 = 32.0;

/// Draws it in this size; the step that was clicked, if one was.
pub fn show(ui: &mut Ui, size: Vec2, view: CourseView<'_>) -> Option<usize> {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let theme = Theme::of(ui.ctx());
    let is_headed = size.y >= HEADED;
    if is_headed {
        head(ui, &theme, rect.with_max_y(rect.min.y + HEAD), &view, size.y >= EXPLAINED);
    }
    let top = if is_headed { rect.min.y + HEAD } else { rect.min.y };
    let chart = rect.with_min_x(rect.min.x + EDGE).with_min_y(top).with_max_y(rect.max.y - AXIS);
    let step = chart.width() / view.steps.len().max(1) as f32;
    let scale = Scale::of(view.steps, chart);
    levels(ui, &theme, chart, &scale, view.figure);
    let at = |pointer: Pos2| {
        let k = ((pointer.x - chart.min.x) / step).floor().max(0.0) as usize;
        k.min(view.steps.len().saturating_sub(1))
    };
    let column = |k: usize| {
        let x = chart.min.x + step * k as f32;
        chart.with_min_x(x).with_max_x(x + step)
    };
    if view.chosen < view.steps.len() {
        ui.painter().rect_filled(column(view.chosen), theme::radius::MARK, theme.selection);
    }
    for (k, two) in view.steps.windows(2).enumerate() {
        let x = column(k).max.x;
        link(ui, &theme, [pos2(x, scale.y(two[0].to)), pos2(x, scale.y(two[1].from))]);
    }
    for (k, one) in view.steps.iter().enumerate() {
        draw(ui, &theme, column(k), [scale.y(one.from), scale.y(one.to)], one.look);
    }
    for (rank, &k) in (1..).zip(view.marked) {
        if let Some(one) = view.steps.get(k) {
            mark(ui, &theme, pos2(column(k).center().x, scale.y(one.from.min(one.to))), rank);
        }
    }
    axis(ui, &theme, rect.with_min_y(chart.max.y), view.rounds, &|k| column(k).min.x);
    response.widget_info(|| {
        let words = view.steps.get(view.chosen).map_or("", |step| &step.words);
        WidgetInfo::labeled(Role::Image, true, format!("{}. {words}", view.name))
    });
    let clicked = response.interact_pointer_pos().filter(|_| response.clicked()).map(at);
    if let Some(step) = response.hover_pos().and_then(|pointer| view.steps.get(at(pointer))) {
        response.on_hover_text_at_pointer(&step.words);
    }
    clicked
}

/// What it is, and at the right how steps look, if there is room beside that and it `is_explained`.
fn head(ui: &Ui, theme: &Theme, place: Rect, view: &CourseView<'_>, is_explained: bool) {
    let (painter, bold, font) = (ui.painter(), theme::bold(TextSize::SMALL), theme::body(TextSize::TINY));
    let left = place.left_center();
    let name = fitted_text(painter, left, Align2::LEFT_CENTER, view.name, bold, theme.ink, place.width());
    // Luck is good or bad; of the others a loss is shown.
    let looks: [(StepStyle, &[bool]); 3] =
        [(StepStyle::Luck, &[true, false]), (StepStyle::Mistake, &[false]), (StepStyle::Other, &[false])];
    let before = |samples: &[bool]| SAMPLE * samples.len() as f32 + theme::space::TIGHT;
    let width = |samples: &[bool], word: &str| before(samples) + text_width(painter, word, font.clone());
    let entries = || looks.into_iter().zip(view.legend);
    let needed: f32 = entries().map(|((_, samples), word)| theme::space::MEDIUM + width(samples, word)).sum();
    if !is_explained || name.max.x + needed > place.max.x {
        return;
    }
    let mut at = pos2(place.max.x - needed, place.center().y);
    for ((look, samples), word) in entries() {
        at.x += theme::space::MEDIUM;
        for (k, is_up) in samples.iter().enumerate() {
            let column =
                Rect::from_min_size(at + vec2(SAMPLE * k as f32, -SAMPLE / 2.0), Vec2::splat(SAMPLE));
            let ends = [column.min.y, column.max.y];
            draw(ui, theme, column, if *is_up { [ends[1], ends[0]] } else { ends }, look);
        }
        let words = at + vec2(before(samples), 0.0);
        painter.text(words, Align2::LEFT_CENTER, word, font.clone(), theme.ink_soft);
        at.x += width(samples, word);
    }
}

/// Which figure lies where: from one round figure to another.
struct Scale {
    axis: Axis,
    room: Rect,
}

impl Scale {
    fn of(steps: &[Step], chart: Rect) -> Self {
        let all = || steps.iter().flat_map(|step| [step.from, step.to]);
        let (least, most) = (all().fold(f64::MAX, f64::min), all().fold(f64::MIN, f64::max));
        let room = chart.shrink2(vec2(0.0, MARGIN));
        let (least, most) = if least < most { (least, most) } else { (0.0, 1.0) };
        let lines = (room.height() / APART).clamp(1.0, LEVELS);
        Self { axis: Axis::of(least, most, lines.into()), room }
    }

    fn y(&self, figure: f64) -> f32 {
        self.room.max.y - self.room.height() * self.axis.part(figure)
    }
}

/// Lines across, each with its figure.
fn levels(ui: &Ui, theme: &Theme, chart: Rect, scale: &Scale, figure: &dyn Fn(f64) -> String) {
    let mut last = String::new();
    for value in scale.axis.lines() {
        let y = scale.y(value);
        ui.painter().hline(chart.x_range(), y, theme::stroke::fine(theme.line));
        // Where the lines are closer than what figures tell apart, one of them has the figure.
        let written = figure(value);
        if written == last {
            continue;
        }
        let at = pos2(chart.min.x - theme::space::SMALL, y);
        let font = theme::figures(TextSize::TINY);
        ui.painter().text(at, Align2::RIGHT_CENTER, &written, font, theme.ink_soft);
        last = written;
    }
}

/// Where rounds begin: a tick for each, and numbers of all, or of every second and so on, as they have room.
fn axis(ui: &Ui, theme: &Theme, place: Rect, rounds: &CourseAxis, x: &dyn Fn(usize) -> f32) {
    let (painter, font) = (ui.painter(), theme::figures(TextSize::TINY));
    painter.hline(place.min.x + EDGE..=place.max.x, place.min.y, theme::stroke::fine(theme.outline));
    let name = theme::body(TextSize::TINY);
    let left = pos2(place.min.x, place.center().y);
    fitted_text(painter, left, Align2::LEFT_CENTER, &rounds.name, name, theme.ink_soft, EDGE);
    let marks: Vec<(f32, u8)> = rounds.marks.iter().map(|(k, round)| (x(*k), *round)).collect();
    let every = every(&marks);
    for (k, (x, round)) in marks.into_iter().enumerate() {
        painter.vline(x, place.min.y..=place.min.y + theme::space::TIGHT, theme::stroke::fine(theme.outline));
        if k.is_multiple_of(every) && x + NUMBERS / 2.0 <= place.max.x {
            let at = pos2(x, place.center().y + theme::space::HAIR);
            painter.text(at, Align2::LEFT_CENTER, round, font.clone(), theme.ink_soft);
        }
    }
}

/// Of how many marks one has its number, so that all these have room: a single one left out would seem to be missing.
fn every(marks: &[(f32, u8)]) -> usize {
    let has_room = |every: &usize| {
        let places: Vec<f32> = marks.iter().step_by(*every).map(|(x, _)| *x).collect();
        places.windows(2).all(|pair| pair[1] - pair[0] >= NUMBERS)
    };
    (1..=marks.len()).find(has_room).unwrap_or(1)
}

/// The rank of a step below the lower end of it, so that it can be chosen by its key.
fn mark(ui: &Ui, theme: &Theme, below: Pos2, rank: usize) {
    let corners = [pos2(-MARK / 2.0, 0.0), pos2(MARK / 2.0, 0.0), pos2(0.0, MARK)];
    let corners = corners.map(|corner| below + corner.to_vec2()).to_vec();
    ui.painter().add(Shape::convex_polygon(corners, theme.danger, egui::Stroke::NONE));
    let at = below + vec2(0.0, MARK);
    ui.painter().text(at, Align2::CENTER_TOP, rank, theme::bold(TextSize::TINY), theme.danger);
}

/// A change is a line from what was expected to what is: no bar, which would begin at zero.
fn draw(ui: &Ui, theme: &Theme, column: Rect, [from, to]: [f32; 2], look: StepStyle) {
    let painter = ui.painter();
    let middle = column.center().x;
    let line = theme::stroke::edge(theme.ink);
    painter.hline(column.min.x..=middle, from, line);
    painter.hline(middle..=column.max.x, to, line);
    let is_up = to <= from;
    let (colour, wide) = match look {
        StepStyle::Luck if is_up => (theme.success, false),
        StepStyle::Luck => (theme.gold_ink, false),
        StepStyle::Mistake => (theme.danger, true),
        StepStyle::Other => return link(ui, theme, [pos2(middle, from), pos2(middle, to)]),
    };
    let stroke = if wide { theme::stroke::ring(colour) } else { theme::stroke::strong(colour) };
    painter.line_segment([pos2(middle, from), pos2(middle, to)], stroke);
    if column.width() >= NARROW {
        let tip = if is_up { -MARK / 2.0 } else { MARK / 2.0 };
        let half = (column.width() / 2.0).min(MARK / 2.0);
        let corners = [pos2(middle - half, to - tip), pos2(middle + half, to - tip), pos2(middle, to)];
        painter.add(Shape::convex_polygon(corners.to_vec(), colour, egui::Stroke::NONE));
    }
}

/// A dashed line for what is no luck and no mistake.
fn link(ui: &Ui, theme: &Theme, ends: [Pos2; 2]) {
    let dash = theme::space::TIGHT;
    ui.painter().extend(Shape::dashed_line(&ends, theme::stroke::edge(theme.ink_soft), dash, dash));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_rounds_are_left_out_evenly() {
        let marks = |width: f32| (0..8).map(|k| (width * f32::from(k), k + 1)).collect::<Vec<_>>();
        assert_eq!([every(&marks(NUMBERS)), every(&marks(NUMBERS * 0.6)), every(&[])], [1, 2, 1]);
        let mut uneven = marks(NUMBERS);
        uneven[5].0 -= 1.0;
        assert_eq!(every(&uneven), 2, "one alone has no room");
    }

    #[test]
    fn the_lines_stand_at_round_figures_and_hold_every_step() {
        let chart = Rect::from_min_size(pos2(0.0, 0.0), vec2(400.0, 112.0));
        let step = |from, to| Step { from, to, look: StepStyle::Other, words: String::new() };
        for (from, to, expected) in [
            (63.0, 101.0, (60.0, 100.0, 20.0)),
            (63.0, 103.0, (60.0, 120.0, 20.0)),
            (0.31, 0.94, (0.0, 1.0, 0.5)),
            (-0.01, 0.97, (0.0, 1.0, 0.5)),
            (12.0, 12.0, (0.0, 1.0, 0.5)),
            (-7.0, 3.0, (-10.0, 5.0, 5.0)),
        ] {
            let scale = Scale::of(&[step(from, to)], chart);
            let within = chart.expand2(vec2(0.0, 1.0)).y_range();
            assert!([from, to].iter().all(|figure| within.contains(scale.y(*figure))) || from == to);
            let Axis { least, most, step } = scale.axis;
            assert_eq!((least, most, step), expected, "{from} {to}");
            let [top, bottom] = [most, least].map(|figure| scale.y(figure));
            assert_eq!((top, bottom), (chart.min.y + MARGIN, chart.max.y - MARGIN));
        }
    }
}
