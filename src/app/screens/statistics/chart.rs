//! A chart on the screen: drawn, told in words, and gone through by the pointer and by keys.

use egui::{Align2, Key, Modifiers, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::{
    bars, cells,
    rows::{self, SPOKEN},
    signs::Signs,
    sketch::{Drawn, Pen, Sketch},
    trend,
};
use common::{
    statistics::{Chart, Shape},
    words::charts::figure_text,
};
use text::{Texts, shortened};
use ui::{
    announcer,
    drawing::chart::marks::Mark,
    raster::{self, Image},
    short_names::ShortNames,
    theme::{self, TextSize, Theme, ThemeChoice},
    widgets::{focus_ring, leave_enter, roving::keep_arrows, shows_focus},
};

/// A chart, to be drawn.
#[derive(Clone, Copy)]
pub struct Drawable<'a> {
    /// What is drawn.
    pub chart: &'a Chart,
    /// How people are told apart.
    pub signs: &'a Signs,
}

/// The size of a picture in points, and its pixels for each.
const PICTURE: (Vec2, f32) = (Vec2::new(1280.0, 720.0), 2.0);
/// Letters of the name of a line beside the pointer; the table beside the chart has all of them.
const POINTED: usize = 60;
/// The ring around the line that is told, and the plate that tells it.
const RING: f32 = 8.0;
const PLATE: Vec2 = vec2(theme::space::MEDIUM, theme::space::SMALL);
/// A plate stands so far above or below its line.
const APART: f32 = 16.0;

/// A picture of what this draws, below a title.
pub fn picture(choice: ThemeChoice, names: &ShortNames, title: &str, mut draw: impl FnMut(&mut Ui)) -> Image {
    let (size, scale) = PICTURE;
    raster::picture(size, scale, choice, |ui| {
        names.install(ui.ctx());
        let theme = Theme::of(ui.ctx());
        ui.painter().rect_filled(ui.max_rect(), 0.0, theme.paper);
        let room = ui.max_rect().shrink(theme::space::LARGE);
        ui.scope_builder(egui::UiBuilder::new().max_rect(room), |ui| {
            ui.label(egui::RichText::new(title).font(theme::title(TextSize::TITLE)).color(theme.ink));
            ui.add_space(theme::space::MEDIUM);
            draw(ui);
        });
    })
}

impl Drawable<'_> {
    /// A line in words: what it is, and its figures.
    pub fn words(&self, texts: &Texts, line: usize) -> String {
        self.told(texts, line, usize::MAX)
    }

    /// The same with so many letters of its name at most.
    fn told(&self, texts: &Texts, line: usize, letters: usize) -> String {
        let Some((_, figures)) = self.chart.lines.get(line) else { return String::new() };
        let told = self.chart.heads.iter().skip(1).zip(figures);
        let told =
            told.filter_map(|(head, figure)| Some(format!("{head} {}", figure_text(texts, (*figure)?))));
        let name = shortened(&self.chart.line_name(line), letters).into_owned();
        let told: Vec<String> = std::iter::once(name).chain(told).collect();
        told.join(" · ")
    }

    /// The chart as a picture.
    pub fn picture(&self, texts: &Texts, choice: ThemeChoice, names: &ShortNames) -> Image {
        picture(choice, names, &self.chart.title, |ui| {
            self.show(ui, texts, ui.available_size(), &mut Drawn::default());
        })
    }

    fn pen<'b>(&'b self, ui: &Ui, texts: &'b Texts, theme: &'b Theme) -> Pen<'b> {
        Pen { painter: ui.painter().clone(), texts, theme, signs: self.signs }
    }

    fn sketch(&self, pen: &Pen<'_>, size: Vec2) -> Sketch {
        match self.chart.shape {
            Shape::Trend | Shape::Course => trend::sketch(pen, self.chart, size),
            Shape::Columns | Shape::ColumnsAndMarks => bars::sketch(pen, self.chart, size),
            Shape::Rows | Shape::People => rows::sketch(pen, self.chart, size),
            Shape::Cells => cells::sketch(pen, self.chart, size),
        }
    }

    /// Draws the chart; the pointer is told each line in words, and so is whoever goes from line to line by the arrow keys.
    /// What is `drawn` is kept from frame to frame.
    pub fn show(&self, ui: &mut Ui, texts: &Texts, size: Vec2, drawn: &mut Drawn) {
        let theme = Theme::of(ui.ctx());
        let (place, response) = ui.allocate_exact_size(size, Sense::click());
        let make = || self.sketch(&self.pen(ui, texts, &theme), size);
        let sketch = drawn.sketch(size, &theme, make);
        sketch.paint(ui.painter(), place.min);
        match self.chart.shape {
            Shape::Cells => cells::drawings(ui.painter(), &theme, self.chart, place),
            Shape::Rows => rows::buildings(ui.painter(), &theme, self.chart, place),
            _ => {}
        }
        leave_enter(ui, response.id);
        if response.has_focus() {
            keep_arrows(ui, response.id);
            self.step(ui, drawn);
        }
        if shows_focus(ui, &response) {
            focus_ring(ui.painter(), place.shrink(theme::space::TIGHT), &theme, theme::radius::CONTROL);
        }
        response.widget_info(|| {
            let first = self.chart.lines.len().saturating_sub(SPOKEN);
            let lines = (first..self.chart.lines.len()).map(|line| self.words(texts, line));
            let all: Vec<String> = std::iter::once(self.chart.title.clone()).chain(lines).collect();
            WidgetInfo::labeled(Role::Image, true, all.join("; "))
        });
        let pointed = response.hover_pos().and_then(|at| sketch.line_at(at - place.min.to_vec2()));
        let at = drawn.at.filter(|_| response.has_focus());
        announcer::follow(ui.ctx(), "chart", (self.chart.file, at), || {
            at.map(|line| self.words(texts, line)).unwrap_or_default()
        });
        let Some(line) = pointed.or(at) else { return };
        if let Some(spot) = sketch.spots.get(line).copied().flatten() {
            let has_ring = matches!(self.chart.shape, Shape::Trend | Shape::Course);
            tell(ui, (place, spot + place.min.to_vec2()), &self.told(texts, line, POINTED), has_ring);
        }
    }

    /// Goes to another line by the arrow keys, Home and End: the first one pressed comes to the newest.
    fn step(&self, ui: &Ui, drawn: &mut Drawn) {
        let Some(last) = self.chart.lines.len().checked_sub(1) else { return };
        let row = if self.chart.shape == Shape::Cells { cells::SIDE } else { 1 };
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let at = drawn.at.unwrap_or(last).min(last);
        let back = |steps: usize| at.checked_sub(steps).unwrap_or(at);
        let on = |steps: usize| Some(at + steps).filter(|line| *line <= last).unwrap_or(at);
        let ways = [
            (Key::ArrowLeft, back(1)),
            (Key::ArrowRight, on(1)),
            (Key::ArrowUp, back(row)),
            (Key::ArrowDown, on(row)),
            (Key::Home, 0),
            (Key::End, last),
        ];
        if let Some((_, line)) = ways.into_iter().find(|(key, _)| pressed(*key)) {
            drawn.at = Some(if drawn.at.is_none() { at } else { line });
        }
    }
}

/// Tells a line beside its spot, within the chart.
fn tell(ui: &Ui, (place, spot): (Rect, Pos2), words: &str, has_ring: bool) {
    let (theme, painter) = (Theme::of(ui.ctx()), ui.painter());
    if has_ring {
        let ring = Mark::Disc.shape(spot, RING, egui::Color32::TRANSPARENT, theme::stroke::ring(theme.focus));
        painter.add(ring);
    }
    let room = place.width() - PLATE.x * 2.0;
    let font = theme::medium(TextSize::SMALL);
    let galley = painter.layout(words.to_owned(), font, theme.on_bubble, room.max(1.0));
    let size = galley.size() + PLATE * 2.0;
    let below = spot.y - APART - size.y < place.min.y;
    let top = if below { spot.y + APART } else { spot.y - APART - size.y };
    let left = (spot.x - size.x / 2.0).min(place.max.x - size.x).max(place.min.x);
    let plate = Align2::LEFT_TOP.anchor_size(egui::pos2(left, top.min(place.max.y - size.y)), size);
    painter.rect_filled(plate, theme::radius::INNER, theme.bubble);
    painter.galley(plate.min + PLATE, galley, theme.on_bubble);
}

#[cfg(test)]
mod tests {
    use jiff::{ToSpan as _, civil::date};

    use super::*;
    use common::{
        csv::Dialect,
        statistics::{Drawing, Moment},
    };
    use text::Language;

    fn chart() -> Chart {
        let lines = vec![
            ("=Ada, \"A\"".to_owned(), vec![Some(80.0), Some(81.25)]),
            ("Ben".to_owned(), vec![Some(1.0), None]),
        ];
        let heads = ["Who", "Games", "Mean"].map(str::to_owned).to_vec();
        Chart {
            file: "x",
            title: "X".to_owned(),
            remarks: Vec::new(),
            heads,
            lines,
            file_names: None,
            shape: Shape::Rows,
            drawing: Drawing::default(),
        }
    }

    #[test]
    fn the_pointer_and_the_file_have_the_figures() {
        let texts = Texts::new(Language::English);
        let signs = Signs::default();
        assert_eq!(Drawable { chart: &chart(), signs: &signs }.words(&texts, 1), "Ben · Games 1");
        assert_eq!(
            chart().table().write(Dialect::PLAIN),
            "\u{feff}Who,Games,Mean\r\n\"'=Ada, \"\"A\"\"\",80,81.25\r\nBen,1,\r\n"
        );
    }

    /// So many results of two people, ten on each day, as a trend tells them or one figure of them each.
    fn results(count: usize, shape: Shape) -> Chart {
        results_of(2, count, shape)
    }

    /// The same of so many people in turn.
    fn results_of(people: usize, count: usize, shape: Shape) -> Chart {
        let line = |k: usize| {
            let total = 70.0 + ((k * 37) % 61) as f64;
            let mean = 95.0 + ((k * 13) % 11) as f64;
            (format!("day {k}"), [total, mean, mean - 15.0, mean + 15.0].map(Some).to_vec())
        };
        let day = |k: usize| date(2000, 1, 1) + ((k / 10) as i64).days();
        let drawing = Drawing {
            moments: (0..count).map(|k| Moment { day: day(k), person: k % people }).collect(),
            people: (0..people).map(|k| (format!("p{k}"), format!("p{k}"))).collect(),
            ..Drawing::default()
        };
        let heads = ["Date", "Result", "Mean", "Low", "High"].map(str::to_owned).to_vec();
        Chart { shape, heads, lines: (0..count).map(line).collect(), drawing, ..chart() }
    }

    /// What is drawn of a chart in a window.
    fn drawn(chart: &Chart) -> (Vec<egui::epaint::ClippedShape>, Sketch) {
        let (texts, signs) = (Texts::new(Language::English), Signs::default());
        let (size, mut drawn) = (Vec2::new(700.0, 500.0), Drawn::default());
        let mut sketch = Sketch::default();
        let shapes = raster::shapes(size, 1.0, ThemeChoice::LIGHT, |ui| {
            let size = ui.available_size();
            Drawable { chart, signs: &signs }.show(ui, &texts, size, &mut drawn);
            let theme = Theme::of(ui.ctx());
            sketch = (*drawn.sketch(size, &theme, Sketch::default)).clone();
        });
        (shapes, sketch)
    }

    /// How much is painted: the points of lines, the corners of areas, and each other shape once.
    fn painted(chart: &Chart) -> usize {
        fn weight(shape: &egui::Shape) -> usize {
            match shape {
                egui::Shape::Vec(shapes) => shapes.iter().map(weight).sum(),
                egui::Shape::Mesh(mesh) => mesh.vertices.len(),
                egui::Shape::Path(path) => path.points.len(),
                egui::Shape::Noop => 0,
                _ => 1,
            }
        }
        drawn(chart).0.iter().map(|shape| weight(&shape.shape)).sum()
    }

    #[test]
    fn as_much_is_painted_of_a_great_many_results_as_of_some() {
        let shapes = [Shape::Trend, Shape::Course, Shape::Columns, Shape::Rows];
        for (people, shape) in [1, 2, 12].into_iter().flat_map(|people| shapes.map(|shape| (people, shape))) {
            let [some, many, more] = [300, 15_000, 60_000].map(|n| painted(&results_of(people, n, shape)));
            assert!(some > 10 && many <= 2 * some && more <= 2 * some, "{shape:?}: {some}, {many}, {more}");
        }
    }

    #[test]
    fn the_average_has_no_teeth_where_days_are_narrow() {
        let average = |count| {
            let (_, sketch) = drawn(&results(count, Shape::Trend));
            let points = sketch.shapes.iter().filter_map(|shape| match shape {
                egui::Shape::Path(path) if !path.closed => Some(path.points.len()),
                _ => None,
            });
            points.max()
        };
        assert_eq!(average(40), Some(20), "of four days each result of a person");
        assert_eq!(average(300), Some(30), "of thirty days each day");
    }

    #[test]
    fn several_people_have_a_line_each_as_far_as_they_can_be_told_apart() {
        let lines = |people| {
            let is_line = |shape: &&egui::Shape| matches!(shape, egui::Shape::Path(path) if !path.closed);
            drawn(&results_of(people, 80, Shape::Trend)).1.shapes.iter().filter(is_line).count()
        };
        assert_eq!(lines(1), 3, "the average, and both edges of what is usual");
        assert_eq!([2, 6, 12].map(lines), [2, 6, 6]);
    }

    #[test]
    fn the_pointer_is_told_each_of_a_great_many_results() {
        let (texts, signs) = (Texts::new(Language::English), Signs::default());
        let chart = results(15_000, Shape::Trend);
        let (_, sketch) = drawn(&chart);
        for line in [0, 7, 7_777, 14_999] {
            let spot = sketch.spots[line].unwrap();
            // Some may lie in the same place.
            let found = sketch.line_at(spot).unwrap();
            assert!((sketch.spots[found].unwrap() - spot).length() < 1.0, "{line}: {found}");
            let words = Drawable { chart: &chart, signs: &signs }.words(&texts, line);
            assert!(words.starts_with(&format!("day {line} · Result")));
        }
    }

    #[test]
    fn the_pointer_finds_the_cell_it_is_in() {
        let lines = vec![(String::new(), vec![Some(1.0)]); cells::SIDE * cells::SIDE];
        let (_, sketch) = drawn(&Chart { shape: Shape::Cells, lines, ..chart() });
        for line in [0, 5, 6, 35] {
            assert_eq!(sketch.line_at(sketch.spots[line].unwrap() + vec2(9.0, -9.0)), Some(line));
        }
        assert_eq!(sketch.line_at(Pos2::ZERO), None);
    }

    #[test]
    fn bars_stand_on_zero_and_each_game_has_its_own_axis() {
        let mut chart = results(40, Shape::Trend);
        for (line, (_, figures)) in chart.lines.iter_mut().enumerate().filter(|(line, _)| line % 2 == 1) {
            *figures = figures.iter().map(|figure| figure.map(|vp| vp + 400.0 + line as f64)).collect();
        }
        chart.drawing.panels = vec!["One".to_owned(), "Other".to_owned()];
        chart.drawing.panel_of = (0..40).map(|line| line % 2).collect();
        let (_, sketch) = drawn(&chart);
        assert_eq!(sketch.zones.len(), 2);
        for (panel, zone) in sketch.zones.iter().enumerate() {
            assert!(zone.lines.iter().all(|line| line % 2 == panel));
            let inside = |line: &usize| zone.place.contains(sketch.spots[*line].unwrap());
            assert!(zone.lines.iter().all(inside), "none is pressed flat by the other game");
        }
        let (_, sketch) = drawn(&results(8, Shape::Columns));
        let bars = sketch.shapes.iter().filter_map(|shape| match shape {
            egui::Shape::Rect(bar) => Some(bar.rect.max.y),
            _ => None,
        });
        let feet: Vec<f32> = bars.collect();
        assert!(feet.len() == 8 && feet.windows(2).all(|two| (two[0] - two[1]).abs() < 0.1), "{feet:?}");
    }
}
