//! A chart as it is drawn, and the same figures as words.

use egui::{Color32, Role, Sense, Ui, Vec2, WidgetInfo};
use egui_plot::{
    BarChart, Corner, GridMark, HoverPosition, Legend, Line, LineStyle, Plot, PlotPoint, PlotUi, Points,
    Polygon, Text,
};

use super::{
    columns::{Columns, Span},
    drawn::{Drawn, area, bars},
};
use common::{
    statistics::{Chart, Shape},
    words::charts::figure_text,
};
use text::{Texts, shortened};
use ui::{
    raster::{self, Image},
    theme::{TextSize, Theme, ThemeChoice, body, stroke},
};

/// A chart, to be drawn.
#[derive(Clone, Copy)]
pub struct Drawable<'a>(pub &'a Chart);

/// The size of a picture in points, and its pixels for each.
const PICTURE: (Vec2, f32) = (Vec2::new(1280.0, 720.0), 2.0);
/// The cells of a side of the sheet.
const SIDE: usize = 6;
/// More lines than this are not all spoken with the chart; the table beside it has them.
const SPOKEN: usize = 40;
/// Letters of the name of a line at the lower edge, and beside the pointer; the table beside the chart has all of them.
const MARK: usize = 16;
const POINTED: usize = 60;

impl Drawable<'_> {
    /// A line in words: what it is, and its figures.
    pub fn words(&self, texts: &Texts, line: usize) -> String {
        self.told(texts, line, usize::MAX)
    }

    /// The same with so many letters of its name at most.
    fn told(&self, texts: &Texts, line: usize, letters: usize) -> String {
        let Some((name, figures)) = self.0.lines.get(line) else { return String::new() };
        let told = self.0.heads.iter().skip(1).zip(figures);
        let told =
            told.filter_map(|(head, figure)| Some(format!("{head} {}", figure_text(texts, (*figure)?))));
        let told: Vec<String> = std::iter::once(shortened(name, letters).into_owned()).chain(told).collect();
        told.join(" · ")
    }

    /// The chart as a picture.
    pub fn picture(&self, texts: &Texts, choice: ThemeChoice) -> Image {
        let (size, scale) = PICTURE;
        raster::picture(size, scale, choice, |ui| {
            let theme = Theme::of(ui.ctx());
            ui.painter().rect_filled(ui.max_rect(), 0.0, theme.paper);
            ui.heading(&self.0.title);
            self.show(ui, texts, ui.available_size(), &mut Drawn::default());
        })
    }

    /// Draws the chart; the pointer is told each line in words. What is `drawn` is kept from frame to frame.
    pub fn show(&self, ui: &mut Ui, texts: &Texts, size: Vec2, drawn: &mut Drawn) {
        let theme = Theme::of(ui.ctx());
        let figures = self.0.heads.len().saturating_sub(1);
        let drawn = drawn.of(&self.0.lines, figures, (size.x / POINT) as usize);
        let plot = Plot::new(self.0.file)
            .width(size.x)
            .height(size.y)
            .sense(Sense::hover())
            .allow_zoom(false)
            .allow_scroll(false)
            .allow_drag(false)
            .allow_axis_zoom_drag(false)
            .allow_boxed_zoom(false)
            .allow_double_click_reset(false)
            .show_crosshair(false)
            .show_background(false)
            .grid_color(theme.line)
            .cursor_color(theme.gold)
            .x_axis_formatter(|mark, _| self.mark(mark))
            .y_axis_formatter(|mark, _| {
                if self.0.shape == Shape::Cells { row_of(mark) } else { figure_text(texts, mark.value) }
            })
            .label_formatter(|at| {
                self.line_at(at).map(|line| self.told(texts, line, POINTED)).filter(|words| !words.is_empty())
            });
        let plot = match self.0.shape {
            Shape::Cells => plot.data_aspect(1.0).show_grid(false),
            Shape::Bars | Shape::BarsAndPoints => plot.include_y(0.0),
            // Few results would fill the height with tenths.
            Shape::Trend => drawn.tens.into_iter().flatten().fold(plot, Plot::include_y),
            Shape::Course => plot,
        };
        let plot = if self.0.heads.len() > 2 && self.0.shape != Shape::Cells {
            plot.legend(Legend::default().position(Corner::LeftBottom))
        } else {
            plot
        };
        let shown = plot.show(ui, |plot| self.draw(plot, &theme, &drawn.columns));
        shown.response.widget_info(|| {
            let first = self.0.lines.len().saturating_sub(SPOKEN);
            let lines = (first..self.0.lines.len()).map(|line| self.words(texts, line));
            let all: Vec<String> = std::iter::once(self.0.title.clone()).chain(lines).collect();
            WidgetInfo::labeled(Role::Image, true, all.join("; "))
        });
    }

    /// The line that the pointer is at.
    fn line_at(&self, at: &HoverPosition<'_>) -> Option<usize> {
        let (HoverPosition::NearDataPoint { position, .. } | HoverPosition::Elsewhere { position }) = at;
        let line = match self.0.shape {
            Shape::Cells => {
                let inside = 0.0..SIDE as f64;
                (inside.contains(&position.x) && inside.contains(&-position.y)).then(|| {
                    let (column, row) = (position.x.floor() as usize, (-position.y).floor() as usize);
                    row * SIDE + column
                })
            }
            _ => (position.x > -0.5).then(|| position.x.round() as usize),
        };
        line.filter(|&line| line < self.0.lines.len())
    }

    /// What stands at the lower edge: the name of a line.
    fn mark(&self, mark: GridMark) -> String {
        if self.0.shape == Shape::Cells {
            return row_of(GridMark { value: -mark.value, ..mark });
        }
        let line = mark.value.round();
        let name = (line - mark.value).abs() < 0.01 && line >= 0.0;
        let name = if name { self.0.lines.get(line as usize) } else { None };
        name.map_or_else(String::new, |(name, _)| shortened(name, MARK).into_owned())
    }

    fn draw(&self, plot: &mut PlotUi<'_>, theme: &Theme, columns: &Columns) {
        let head = |figure: usize| self.0.heads.get(figure + 1).cloned().unwrap_or_default();
        let bars = || {
            let bars = columns.spans_of(0).iter().flat_map(|span| bars(span, columns.per));
            let bars = bars.map(|bar| bar.fill(theme.gold_leaf).stroke(stroke::edge(theme.gold)));
            // The pointer is told the line it is at, which may share its bar with others.
            BarChart::new(head(0), bars.collect()).color(theme.gold_leaf).allow_hover(false)
        };
        let points = |figure, colour: Color32| {
            Points::new(head(figure), columns.points_of(figure)).radius(POINT).color(colour)
        };
        let line = |figure, colour: Color32| {
            Line::new(head(figure), columns.points_of(figure)).stroke(stroke::edge(colour)).width(LINE)
        };
        // Where many share a column, whatever lies between the lowest and the highest.
        let between = |plot: &mut PlotUi<'_>| {
            if !columns.has_all() {
                plot.add(area(columns.spans_of(0), columns.spans_of(0)).fill_color(theme.ink_soft));
            }
        };
        match self.0.shape {
            Shape::Bars => plot.bar_chart(bars()),
            Shape::BarsAndPoints => {
                plot.bar_chart(bars());
                plot.points(points(1, theme.ink));
            }
            Shape::Course => {
                between(plot);
                plot.points(points(0, theme.ink));
                plot.line(line(1, theme.gold_ink));
            }
            Shape::Trend => {
                let (low, high) = (columns.spans_of(2), columns.spans_of(3));
                let edge = |figure, spans: &[Span], end: fn(&Span) -> f64| {
                    let points: Vec<[f64; 2]> = spans.iter().map(|span| [span.middle, end(span)]).collect();
                    let edge = Line::new(head(figure), points).stroke(stroke::edge(theme.gold)).width(LINE);
                    // Its points are no lines of the table where several share one.
                    edge.style(LineStyle::dashed_dense()).allow_hover(columns.has_all())
                };
                plot.add(area(low, high).fill_color(theme.band));
                plot.line(edge(2, low, |span| span.low));
                plot.line(edge(3, high, |span| span.high));
                between(plot);
                plot.points(points(0, theme.ink));
                plot.line(line(1, theme.gold_ink));
            }
            Shape::Cells => self.draw_cells(plot, theme),
        }
    }

    /// Cells, the more often built the darker, each with its figure.
    fn draw_cells(&self, plot: &mut PlotUi<'_>, theme: &Theme) {
        let figures: Vec<f64> = self.0.lines.iter().filter_map(|(_, figures)| *figures.first()?).collect();
        let most = figures.iter().copied().fold(1.0, f64::max);
        for (k, figure) in figures.into_iter().enumerate() {
            let (x, y) = ((k % SIDE) as f64, -((k / SIDE) as f64));
            let corners = vec![[x, y], [x + 1.0, y], [x + 1.0, y - 1.0], [x, y - 1.0]];
            // By night no gold is so bright that its figure could not be read.
            let strongest = if theme.dark { 0.4 } else { 1.0 };
            let fill = theme.paper.lerp_to_gamma(theme.gold_leaf, strongest * (figure / most) as f32);
            let cell = Polygon::new(String::new(), corners).fill_color(fill).stroke(stroke::edge(theme.line));
            plot.polygon(cell.allow_hover(false));
            let words = egui::RichText::new(format!("{figure:.0}")).font(body(TextSize::TEXT));
            plot.text(Text::new(String::new(), PlotPoint::new(x + HALF, y - HALF), words).color(theme.ink));
        }
    }
}

/// The radius of a point, and the width of a column: closer ones would cover each other.
const POINT: f32 = 3.5;
/// The width of a line.
const LINE: f32 = 2.5;
const HALF: f64 = 0.5;

/// The number of a row of the sheet at the middle of it.
fn row_of(mark: GridMark) -> String {
    let row = -mark.value + HALF;
    let is_row = (row - row.round()).abs() < 0.01 && (1.0..=SIDE as f64).contains(&row.round());
    if is_row { format!("{row:.0}") } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use common::csv::Dialect;
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
            shape: Shape::Course,
        }
    }

    #[test]
    fn the_pointer_and_the_file_have_the_figures() {
        let texts = Texts::new(Language::English);
        assert_eq!(Drawable(&chart()).words(&texts, 1), "Ben · Games 1");
        assert_eq!(
            chart().table().write(Dialect::PLAIN),
            "\u{feff}Who,Games,Mean\r\n\"'=Ada, \"\"A\"\"\",80,81.25\r\nBen,1,\r\n"
        );
        let at = |x| HoverPosition::Elsewhere { position: PlotPoint::new(x, 3.0) };
        assert_eq!(
            [at(-0.7), at(0.2), at(1.3), at(1.7)].map(|at| Drawable(&chart()).line_at(&at)),
            [None, Some(0), Some(1), None]
        );
    }

    #[test]
    fn the_pointer_finds_the_cell_it_is_in() {
        let lines = vec![(String::new(), vec![Some(1.0)]); SIDE * SIDE];
        let cells = Chart { shape: Shape::Cells, lines, ..chart() };
        let at =
            |x, y| Drawable(&cells).line_at(&HoverPosition::Elsewhere { position: PlotPoint::new(x, y) });
        assert_eq!(
            [at(0.5, -0.5), at(5.5, -0.5), at(0.5, -1.5), at(5.9, -5.9)],
            [Some(0), Some(5), Some(6), Some(35)]
        );
        assert_eq!([at(6.1, -1.0), at(1.0, 0.5)], [None, None]);
    }

    /// So many results, as a trend tells them or one figure of them each.
    fn results(count: usize, shape: Shape) -> Chart {
        let line = |k: usize| {
            let total = 70.0 + ((k * 37) % 61) as f64;
            let mean = 95.0 + ((k * 13) % 11) as f64;
            (format!("day {k}"), [total, mean, mean - 15.0, mean + 15.0].map(Some).to_vec())
        };
        let heads = ["Date", "Result", "Mean", "Low", "High"].map(str::to_owned).to_vec();
        Chart { shape, heads, lines: (0..count).map(line).collect(), ..chart() }
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
        let texts = Texts::new(Language::English);
        let mut drawn = Drawn::default();
        let shapes = raster::shapes(Vec2::new(700.0, 500.0), 1.0, ThemeChoice::LIGHT, |ui| {
            Drawable(chart).show(ui, &texts, ui.available_size(), &mut drawn);
        });
        shapes.iter().map(|shape| weight(&shape.shape)).sum()
    }

    #[test]
    fn as_much_is_painted_of_a_great_many_results_as_of_some() {
        for shape in [Shape::Trend, Shape::Course, Shape::Bars, Shape::BarsAndPoints] {
            let [some, many, more] = [300, 15_000, 60_000].map(|count| painted(&results(count, shape)));
            assert!(many <= 2 * some && more <= 2 * some, "{shape:?}: {some}, {many}, {more}");
        }
    }

    #[test]
    fn the_pointer_is_told_each_of_a_great_many_results() {
        let (texts, chart) = (Texts::new(Language::English), results(15_000, Shape::Trend));
        for line in [0, 7, 7_777, 14_999] {
            let at = HoverPosition::Elsewhere { position: PlotPoint::new(line as f64, 80.0) };
            assert_eq!(Drawable(&chart).line_at(&at), Some(line));
            assert!(Drawable(&chart).words(&texts, line).starts_with(&format!("day {line} · Result")));
        }
    }
}
