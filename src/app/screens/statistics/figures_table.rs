//! The figures of a chart beside it: only the rows that are seen are drawn.

use std::ops::Range;

use egui::{Align2, FontId, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use common::{
    statistics::{Chart, Shape},
    words::charts::{column_text, figure_text},
};
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, table, text_width},
};

/// No more results than this stand one below the other, and the widths are those of so many lines; the file has all results.
const LINES: usize = 200;
/// The names of lines have what the figures leave them, but at least this width: long ones do not push the figures away,
/// and the pointer is told the whole.
const NAME: f32 = 96.0;
/// And no more than this.
const LONGEST: f32 = 240.0;
/// Where it is scrolled, that stands beside it.
const SCROLLED: f32 = theme::space::LARGE;
/// Between columns, and between rows.
const GAPS: [f32; 2] = [theme::space::MEDIUM, theme::space::TIGHT];

/// What is remembered of it while the chart stays the same.
#[derive(Debug, Default)]
pub struct FiguresTable {
    /// How wide its columns would be, at which scale.
    widths: Option<(f32, Vec<f32>)>,
    /// Whether the figures of each column are whole.
    whole: Vec<bool>,
}

impl FiguresTable {
    /// The width in which nothing of it is cut but names that are very long.
    pub fn wanted(&mut self, ui: &Ui, texts: &Texts, chart: &Chart) -> f32 {
        let widths = self.natural_widths(ui, texts, chart);
        let names = widths.first().copied().unwrap_or_default();
        together(&widths) - (names - LONGEST).max(0.0) + SCROLLED
    }

    /// How wide its columns would be.
    fn natural_widths(&mut self, ui: &Ui, texts: &Texts, chart: &Chart) -> Vec<f32> {
        let scale = ui.ctx().pixels_per_point();
        if self.widths.as_ref().is_none_or(|(known, _)| *known != scale) {
            self.whole = chart.whole_columns();
            let font = theme::body(TextSize::SMALL);
            self.widths = Some((scale, widths(ui, texts, (chart, &self.whole), shown(chart), &font)));
        }
        self.widths.as_ref().map_or_else(Vec::new, |(_, widths)| widths.clone())
    }

    /// Shows the lines of a chart.
    pub fn show(&mut self, ui: &mut Ui, texts: &Texts, chart: &Chart) {
        let theme = Theme::of(ui.ctx());
        let font = theme::body(TextSize::SMALL);
        let shown = shown(chart);
        let mut widths = self.natural_widths(ui, texts, chart);
        let excess = together(&widths) - ui.available_width();
        let is_long = shorten_names(&mut widths, excess);
        let height = ui.fonts_mut(|fonts| fonts.row_height(&font));
        let step = height + GAPS[1];
        let all = vec2(together(&widths), step * (shown.len() + 1) as f32);
        ScrollArea::both().auto_shrink(false).show_viewport(ui, |ui, seen| {
            table::as_table(ui, [shown.len() + 1, chart.heads.len()]);
            let (place, _) = ui.allocate_exact_size(all, Sense::hover());
            let first = (seen.min.y / step).max(0.0) as usize;
            let end = ((seen.max.y / step).max(0.0).ceil() as usize).min(shown.len() + 1);
            for row in first..end {
                let top = place.min.y + step * row as f32;
                if row % 2 == 1 {
                    let band = Rect::from_min_size(pos2(place.min.x, top), vec2(all.x, height));
                    let band = band.expand2(vec2(2.0, GAPS[1] / 2.0));
                    ui.painter().rect_filled(band, 2.0, ui.visuals().faint_bg_color);
                }
                let mut left = place.min.x;
                for (column, width) in widths.iter().enumerate().filter(|(_, width)| **width > 0.0) {
                    let cell = Rect::from_min_size(pos2(left, top), vec2(*width, height));
                    left += width + GAPS[0];
                    // A column that is seen in part would be cut off.
                    let [from, to] = [cell.min.x, cell.max.x].map(|x| x - place.min.x);
                    if from < seen.min.x - 1.0 || to > seen.max.x + 1.0 {
                        continue;
                    }
                    let Some(Cell { role, words, said }) =
                        cell_of(texts, (chart, &self.whole), shown.clone(), [row, column])
                    else {
                        continue;
                    };
                    let mut response = ui.interact(cell, ui.scope_id().with((row, column)), Sense::hover());
                    if role == Role::RowHeader && is_long {
                        response = response.on_hover_text(&said);
                    }
                    response.widget_info(|| WidgetInfo::labeled(role, true, &said));
                    table::place(ui, response.id, [row, column]);
                    let ink = if row == 0 { theme.ink_soft } else { theme.ink };
                    // Figures end below each other, as they are read.
                    let (at, anchor) = match column {
                        0 => (cell.left_center(), Align2::LEFT_CENTER),
                        _ => (cell.right_center(), Align2::RIGHT_CENTER),
                    };
                    fitted_text(ui.painter(), at, anchor, &words, font.clone(), ink, cell.width());
                }
            }
        });
    }
}

/// A cell of the table.
struct Cell {
    role: Role,
    words: String,
    /// What a screen reader says.
    said: String,
}

/// What stands in a row and column; nothing where a line has fewer figures.
fn cell_of(
    texts: &Texts,
    (chart, whole): (&Chart, &[bool]),
    lines: Range<usize>,
    [row, column]: [usize; 2],
) -> Option<Cell> {
    let head = chart.heads.get(column).cloned().unwrap_or_default();
    let Some(row) = row.checked_sub(1) else {
        return Some(Cell { role: Role::ColumnHeader, words: head.clone(), said: head });
    };
    let line = if is_in_time(chart) { lines.end.checked_sub(row + 1)? } else { lines.start + row };
    let (_, figures) = chart.lines.get(line)?;
    let name = chart.line_name(line);
    let Some(column) = column.checked_sub(1) else {
        return Some(Cell { role: Role::RowHeader, words: name.to_string(), said: name.into_owned() });
    };
    let figure = *figures.get(column)?;
    let is_whole = whole.get(column).copied().unwrap_or(true);
    let words = figure.map(|figure| column_text(texts, figure, is_whole)).unwrap_or_default();
    let said = figure.map(|figure| figure_text(texts, figure)).unwrap_or_default();
    let said = texts.statistics_figure_said(&name, &head, &said);
    Some(Cell { role: Role::Cell, words, said })
}

/// Whether lines are results in the order of time: the newest, which are the last ones, come first then.
const fn is_in_time(chart: &Chart) -> bool {
    matches!(chart.shape, Shape::Trend | Shape::Course)
}

/// The lines of a chart that stand in it: of results in the order of time the newest.
fn shown(chart: &Chart) -> Range<usize> {
    let first = if is_in_time(chart) { chart.lines.len().saturating_sub(LINES) } else { 0 };
    first..chart.lines.len()
}

/// How wide columns are together.
fn together(widths: &[f32]) -> f32 {
    widths.iter().filter(|width| **width > 0.0).map(|width| width + GAPS[0]).sum()
}

/// How wide the columns are: as the widest of their cells; one without any figure has no width, and is not shown.
fn widths(
    ui: &Ui,
    texts: &Texts,
    (chart, whole): (&Chart, &[bool]),
    lines: Range<usize>,
    font: &FontId,
) -> Vec<f32> {
    let has_figures = |column: usize| {
        let mut lines = chart.lines[lines.clone()].iter();
        column == 0 || lines.any(|(_, figures)| figures.get(column - 1).copied().flatten().is_some())
    };
    let of = |column: usize| {
        if !has_figures(column) {
            return 0.0;
        }
        let rows = 0..=lines.len().min(LINES);
        let cells = rows.filter_map(|row| cell_of(texts, (chart, whole), lines.clone(), [row, column]));
        cells.map(|cell| text_width(ui.painter(), &cell.words, font.clone())).fold(0.0, f32::max)
    };
    (0..chart.heads.len()).map(of).collect()
}

/// Makes the column of names narrower where the table is so much too wide; true if some may not be seen whole.
fn shorten_names(widths: &mut [f32], excess: f32) -> bool {
    let Some(names) = widths.first_mut() else { return false };
    let room = (*names - excess.max(0.0)).clamp(NAME, LONGEST);
    let is_long = room < *names;
    *names = names.min(room);
    is_long
}

#[cfg(test)]
mod tests {
    use super::*;
    use common::statistics::Drawing;
    use text::Language;
    use ui::{raster, theme::ThemeChoice};

    #[test]
    fn a_column_without_any_figure_takes_no_room_and_names_are_not_cut_where_there_is_some() {
        let name = "8. December 2024 · Barbara";
        let chart = Chart {
            file: "x",
            title: String::new(),
            remarks: Vec::new(),
            heads: ["Date", "Result", "Hours"].map(str::to_owned).to_vec(),
            lines: vec![(name.to_owned(), vec![Some(80.0), None]); 3],
            file_names: None,
            shape: Shape::Trend,
            drawing: Drawing::default(),
        };
        let (texts, mut table) = (Texts::new(Language::English), FiguresTable::default());
        let _ = raster::shapes(vec2(600.0, 200.0), 1.0, ThemeChoice::LIGHT, |ui| {
            let widths = table.natural_widths(ui, &texts, &chart);
            assert_eq!(widths.iter().map(|width| *width > 0.0).collect::<Vec<_>>(), [true, true, false]);
            let mut shown = widths.clone();
            let wanted = table.wanted(ui, &texts, &chart);
            assert!(!shorten_names(&mut shown, together(&widths) - wanted), "{widths:?} in {wanted}");
        });
    }

    #[test]
    fn the_newest_result_stands_first_and_the_figures_of_a_column_stand_alike() {
        let line = |name: &str, figures: [f64; 2]| (name.to_owned(), figures.map(Some).to_vec());
        let mut chart = Chart {
            file: "x",
            title: String::new(),
            remarks: Vec::new(),
            heads: ["Date", "Result", "Average"].map(str::to_owned).to_vec(),
            lines: vec![line("old", [80.0, 80.0]), line("new", [85.0, 82.5])],
            file_names: None,
            shape: Shape::Trend,
            drawing: Drawing::default(),
        };
        let texts = Texts::new(Language::English);
        let rows = |chart: &Chart| -> Vec<Vec<String>> {
            let whole = chart.whole_columns();
            let words = |row, column| cell_of(&texts, (chart, &whole), shown(chart), [row, column]);
            (1..3).map(|row| (0..3).filter_map(|column| Some(words(row, column)?.words)).collect()).collect()
        };
        assert_eq!(rows(&chart), [["new", "85", "82.5"], ["old", "80", "80.0"]]);
        chart.shape = Shape::Rows;
        assert_eq!(rows(&chart)[0][0], "old");
    }
}
