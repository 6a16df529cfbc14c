//! The figures of a chart beside it: only the rows that are seen are drawn.

use egui::{Align2, FontId, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use super::table_rows::{NameColumn, Row, TableRows};
use common::{
    statistics::{Chart, Shape},
    words::charts::{column_text, figure_text},
};
use text::{Texts, day};
use ui::{
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, table, text_width},
};

/// The widths are those of so many rows: results, each with a day of its own.
const MEASURED: usize = 400;
/// The names of lines have what the figures leave them, but at least this width: long ones do not push the figures away,
/// and the pointer is told the whole.
const NAME: f32 = 96.0;
/// And no more than this.
const LONGEST: f32 = 240.0;
/// Over time the result and the average come first. The rest, from what to what is usual, goes together.
const BEFORE_USUAL: usize = 2;
/// Where it is scrolled, that stands beside it.
const SCROLLED: f32 = theme::space::LARGE;
/// Before the first column.
const BEFORE: f32 = theme::space::SMALL;
/// Between columns, and between rows.
const GAPS: [f32; 2] = [theme::space::MEDIUM, theme::space::TIGHT];
/// Where all rows are as high as this the letters are larger, and no row is higher than that.
const TALL: [f32; 2] = [28.0, 32.0];

/// What is remembered of it while the chart stays the same.
#[derive(Debug, Default)]
pub struct FiguresTable {
    rows: Option<TableRows>,
    /// How wide its columns would be, at which scale.
    widths: Option<(f32, Vec<f32>)>,
}

impl FiguresTable {
    /// The width in which, at this height, nothing of it is cut but very long names; without what is usual above `most`.
    pub fn wanted(&mut self, ui: &Ui, texts: &Texts, chart: &Chart, (height, most): (f32, f32)) -> f32 {
        let (rows, widths) = self.made(ui, texts, chart);
        let mut widths = in_letters(widths, letters(rows, height));
        leave_usual(chart, rows, &mut widths, most - SCROLLED);
        let names = widths.iter().take(rows.names.len());
        together(&widths) - names.map(|name| (name - LONGEST).max(0.0)).sum::<f32>() + SCROLLED
    }

    /// Its rows, and how wide its columns would be.
    fn made(&mut self, ui: &Ui, texts: &Texts, chart: &Chart) -> (&TableRows, &[f32]) {
        let scale = ui.ctx().pixels_per_point();
        let rows = &*self.rows.get_or_insert_with(|| TableRows::of(chart));
        self.widths.take_if(|(known, _)| *known != scale);
        let (_, widths) = self.widths.get_or_insert_with(|| (scale, widths(ui, texts, (chart, rows))));
        (rows, widths.as_slice())
    }

    /// Shows the lines of a chart.
    pub fn show(&mut self, ui: &mut Ui, texts: &Texts, chart: &Chart) {
        let theme = Theme::of(ui.ctx());
        let (rows, measured) = self.made(ui, texts, chart);
        let room = ui.available_size();
        let has_room = |size: &TextSize| together(&in_letters(measured, *size)) <= room.x;
        let size = Some(letters(rows, room.y)).filter(has_room).unwrap_or(TextSize::SMALL);
        let mut widths = in_letters(measured, size);
        leave_usual(chart, rows, &mut widths, room.x);
        let excess = together(&widths) - room.x;
        let is_long = shorten_names(&mut widths, rows.names.len(), excess);
        let count = rows.rows.len() + 1;
        let least = ui.fonts_mut(|fonts| fonts.row_height(&font(size))) + GAPS[1];
        let step = (room.y / count as f32).min(TALL[1]).max(least);
        let all = vec2(together(&widths), step * count as f32);
        ScrollArea::both().auto_shrink(false).show_viewport(ui, |ui, seen| {
            table::as_table(ui, [count, widths.len()]);
            let (place, _) = ui.allocate_exact_size(all, Sense::hover());
            let first = (seen.min.y / step).max(0.0) as usize;
            let end = ((seen.max.y / step).max(0.0).ceil() as usize).min(count);
            for row in first..end {
                let top = place.min.y + step * row as f32;
                let whole = Rect::from_min_size(pos2(place.min.x, top), vec2(all.x, step));
                if rows.has_band(row) {
                    ui.painter().rect_filled(whole, theme::radius::INNER, ui.visuals().faint_bg_color);
                }
                // A day is above its lines, all across.
                let (is_day, mut left) = (rows.is_day(row), place.min.x + BEFORE);
                for (column, width) in widths.iter().enumerate().filter(|(_, width)| **width > 0.0) {
                    let cell = Rect::from_min_size(pos2(left, top), vec2(*width, step));
                    let cell = if is_day { whole.with_min_x(left) } else { cell };
                    left += width + GAPS[0];
                    // A column that is seen in part would be cut off.
                    let [from, to] = [cell.min.x, cell.max.x].map(|x| x - place.min.x);
                    if !is_day && (from < seen.min.x - 1.0 || to > seen.max.x + 1.0) {
                        continue;
                    }
                    let Some(Cell { role, words, said }) = cell_of(texts, (chart, rows), [row, column])
                    else {
                        continue;
                    };
                    let mut response = ui.interact(cell, ui.scope_id().with((row, column)), Sense::hover());
                    if is_long && row > 0 && column < rows.names.len() && !is_day {
                        response = response.on_hover_text(&said);
                    }
                    response.widget_info(|| WidgetInfo::labeled(role, true, &said));
                    table::place(ui, response.id, [row, column]);
                    let ink = if row == 0 { theme.ink_soft } else { theme.ink };
                    let font = if is_day { theme::medium(size) } else { font(size) };
                    // Figures end below each other, as they are read.
                    let (at, anchor) = if column < rows.names.len() {
                        (cell.left_center(), Align2::LEFT_CENTER)
                    } else {
                        (cell.right_center(), Align2::RIGHT_CENTER)
                    };
                    fitted_text(ui.painter(), at, anchor, &words, font, ink, cell.width());
                }
            }
        });
    }
}

/// The font of all but days.
fn font(size: TextSize) -> FontId {
    theme::body(size)
}

/// The letters of a table of this height: larger ones where all rows have room.
fn letters(rows: &TableRows, height: f32) -> TextSize {
    let is_tall = height >= TALL[0] * (rows.rows.len() + 1) as f32;
    if is_tall { TextSize::TEXT } else { TextSize::SMALL }
}

/// Widths that were measured in small letters, in letters of this size.
fn in_letters(measured: &[f32], size: TextSize) -> Vec<f32> {
    let larger = size.points() / TextSize::SMALL.points();
    measured.iter().map(|width| (width * larger).ceil()).collect()
}

/// A cell of the table.
struct Cell {
    role: Role,
    words: String,
    /// What a screen reader says.
    said: String,
}

/// What stands in a row and column; nothing beside a day, and where a line has fewer figures.
fn cell_of(texts: &Texts, (chart, rows): (&Chart, &TableRows), [row, column]: [usize; 2]) -> Option<Cell> {
    let is_named = rows.names.get(column);
    let figure = column.saturating_sub(rows.names.len());
    let head = match is_named {
        Some(NameColumn::Line) => chart.heads.first().cloned(),
        Some(NameColumn::Person) => Some(texts.statistics_person().to_owned()),
        Some(NameColumn::Game) => Some(texts.library_game().to_owned()),
        None => chart.heads.get(figure + 1).cloned(),
    };
    let head = head.unwrap_or_default();
    let Some(row) = row.checked_sub(1) else {
        return Some(Cell { role: Role::ColumnHeader, words: head.clone(), said: head });
    };
    let line = match *rows.rows.get(row)? {
        Row::Day(of) if column == 0 => {
            let words = day(texts, of);
            return Some(Cell { role: Role::Label, said: words.clone(), words });
        }
        Row::Day(_) => return None,
        Row::Line(line) => line,
    };
    let name = chart.line_name(line);
    if let Some(named) = is_named {
        let words = named.words(chart, line).into_owned();
        // The first names the whole line.
        let (role, said) = match column {
            0 => (Role::RowHeader, name.into_owned()),
            _ => (Role::Cell, words.clone()),
        };
        return Some(Cell { role, words, said });
    }
    let (_, figures) = chart.lines.get(line)?;
    let known = *figures.get(figure)?;
    let is_whole = rows.whole.get(figure).copied().unwrap_or(true);
    let words = known.map(|known| column_text(texts, known, is_whole)).unwrap_or_default();
    let said = known.map(|known| figure_text(texts, known)).unwrap_or_default();
    let said = texts.statistics_figure_said(&name, &head, &said);
    Some(Cell { role: Role::Cell, words, said })
}

/// How wide columns are together.
fn together(widths: &[f32]) -> f32 {
    BEFORE + widths.iter().filter(|width| **width > 0.0).map(|width| width + GAPS[0]).sum::<f32>()
}

/// Leaves both ends of what is usual to the chart of one person, and to the file, where not all columns have room.
fn leave_usual(chart: &Chart, rows: &TableRows, widths: &mut [f32], room: f32) {
    if chart.shape == Shape::Trend && together(widths) > room {
        widths.iter_mut().skip(rows.names.len() + BEFORE_USUAL).for_each(|width| *width = 0.0);
    }
}

/// How wide the columns are: as the widest of their cells; one without any figure has no width, and is not shown.
fn widths(ui: &Ui, texts: &Texts, (chart, rows): (&Chart, &TableRows)) -> Vec<f32> {
    let names = rows.names.len();
    let has_figure = |line: usize, figure: usize| {
        let figures = chart.lines.get(line).map(|(_, figures)| figures.as_slice());
        figures.is_some_and(|figures| figures.get(figure).copied().flatten().is_some())
    };
    let is_shown = |column: usize| match column.checked_sub(names) {
        Some(figure) => rows.lines().any(|line| has_figure(line, figure)),
        None => true,
    };
    let of = |column: usize| {
        if !is_shown(column) {
            return 0.0;
        }
        let cells = (0..=rows.rows.len().min(MEASURED))
            .filter(|row| !rows.is_day(*row))
            .filter_map(|row| cell_of(texts, (chart, rows), [row, column]));
        cells.map(|cell| text_width(ui.painter(), &cell.words, font(TextSize::SMALL))).fold(0.0, f32::max)
    };
    (0..names + chart.heads.len().saturating_sub(1)).map(of).collect()
}

/// Makes the columns of names narrower where the table is so much too wide, the widest first; true if some may not be seen
/// whole.
fn shorten_names(widths: &mut [f32], names: usize, excess: f32) -> bool {
    let mut names: Vec<&mut f32> = widths.iter_mut().take(names).collect();
    names.sort_by(|one, other| other.total_cmp(one));
    let (mut excess, mut is_long) = (excess.max(0.0), false);
    for name in names {
        let room = (*name - excess).clamp(NAME, LONGEST).min(*name);
        excess = (excess - (*name - room)).max(0.0);
        is_long |= room < *name;
        *name = room;
    }
    is_long
}

#[cfg(test)]
mod tests {
    use super::*;
    use common::statistics::{Drawing, Line, Moment};
    use jiff::civil::date;
    use text::Language;
    use ui::{raster, theme::ThemeChoice};

    /// A trend with these heads and lines.
    fn trend(heads: &[&str], lines: Vec<Line>) -> Chart {
        Chart {
            file: "x",
            title: String::new(),
            remarks: Vec::new(),
            heads: heads.iter().map(|head| (*head).to_owned()).collect(),
            lines,
            file_names: None,
            shape: Shape::Trend,
            drawing: Drawing::default(),
        }
    }

    #[test]
    fn a_column_without_any_figure_takes_no_room_and_names_are_not_cut_where_there_is_some() {
        let name = "8. December 2024 · Barbara";
        let lines = vec![(name.to_owned(), vec![Some(80.0), None]); 3];
        let chart = trend(&["Date", "Result", "Hours"], lines);
        let (texts, mut table) = (Texts::new(Language::English), FiguresTable::default());
        let _ = raster::shapes(vec2(600.0, 200.0), 1.0, ThemeChoice::LIGHT, |ui| {
            let widths = table.made(ui, &texts, &chart).1.to_vec();
            assert_eq!(widths.iter().map(|width| *width > 0.0).collect::<Vec<_>>(), [true, true, false]);
            let mut shown = widths.clone();
            let wanted = table.wanted(ui, &texts, &chart, (64.0, 600.0));
            assert!(!shorten_names(&mut shown, 1, together(&widths) - wanted), "{widths:?} in {wanted}");
        });
    }

    #[test]
    fn the_newest_result_stands_first_and_the_figures_of_a_column_stand_alike() {
        let line = |name: &str, figures: [f64; 2]| (name.to_owned(), figures.map(Some).to_vec());
        let lines = vec![line("old", [80.0, 80.0]), line("new", [85.0, 82.5])];
        let mut chart = trend(&["Date", "Result", "Average"], lines);
        let texts = Texts::new(Language::English);
        let rows = |chart: &Chart| -> Vec<Vec<String>> {
            let rows = TableRows::of(chart);
            let words = |row, column| cell_of(&texts, (chart, &rows), [row, column]);
            (1..3).map(|row| (0..3).filter_map(|column| Some(words(row, column)?.words)).collect()).collect()
        };
        assert_eq!(rows(&chart), [["new", "85", "82.5"], ["old", "80", "80.0"]]);
        chart.shape = Shape::Rows;
        assert_eq!(rows(&chart)[0][0], "old");
    }

    #[test]
    fn what_is_usual_goes_as_a_whole_where_it_has_no_room() {
        let chart = trend(&["Date", "Result", "Average", "From", "To"], Vec::new());
        let rows = TableRows::of(&chart);
        let left = |room| {
            let mut widths = [40.0; 5];
            leave_usual(&chart, &rows, &mut widths, room);
            widths.iter().filter(|width| **width > 0.0).count()
        };
        assert_eq!([0.0, 1.0].map(|less| left(together(&[40.0; 5]) - less)), [5, 3]);
    }

    #[test]
    fn results_of_several_people_and_games_stand_below_their_day_with_a_column_for_each() {
        let line = |name: &str, figure: f64| (name.to_owned(), vec![Some(figure)]);
        let moment = |day: i8, person| Moment { day: date(2026, 3, day), person };
        let drawing = Drawing {
            panels: ["The game of dice", "The game of tiles"].map(str::to_owned).to_vec(),
            short_panels: ["Dice", "Tiles"].map(str::to_owned).to_vec(),
            panel_of: vec![0, 0, 1],
            people: ["Ani", "Dora"].map(|name| (name.to_owned(), name.to_owned())).to_vec(),
            moments: vec![moment(1, 0), moment(2, 1), moment(2, 0)],
            ..Drawing::default()
        };
        let lines = vec![line("1 · Ani", 80.0), line("2 · Dora", 85.0), line("2 · Ani", 90.0)];
        let chart = Chart { drawing, ..trend(&["Date", "Result"], lines) };
        let (texts, rows) = (Texts::new(Language::English), TableRows::of(&chart));
        let words = |row: usize| -> Vec<String> {
            let cells = (0..3).filter_map(|column| cell_of(&texts, (&chart, &rows), [row, column]));
            cells.map(|cell| cell.words).collect()
        };
        assert_eq!(words(0), [texts.statistics_person(), texts.library_game(), "Result"]);
        assert_eq!(words(1), [texts.date(2, 3, "2026")]);
        assert_eq!([words(2), words(3)], [["Ani", "Tiles", "90"], ["Dora", "Dice", "85"]]);
        assert_eq!(words(4), [texts.date(1, 3, "2026")]);
        assert_eq!(words(5), ["Ani", "Dice", "80"]);
        assert_eq!((words(6).len(), rows.rows.len()), (0, 5));
        let said = cell_of(&texts, (&chart, &rows), [2, 0]).map(|cell| cell.said);
        assert_eq!(said.as_deref(), Some("2 · Ani · The game of tiles"), "with its day and its game");
    }

    #[test]
    fn a_table_of_few_rows_has_larger_letters() {
        let of = |lines| {
            let rows = TableRows { names: Vec::new(), rows: vec![Row::Line(0); lines], whole: Vec::new() };
            letters(&rows, TALL[0] * 10.0).points()
        };
        assert_eq!([of(9), of(10)], [TextSize::TEXT, TextSize::SMALL].map(TextSize::points));
    }

    #[test]
    fn the_widest_column_of_names_gives_way_first() {
        let mut widths = [60.0, 150.0, 40.0];
        assert!(shorten_names(&mut widths, 2, 30.0));
        assert_eq!(widths, [60.0, 120.0, 40.0]);
        assert!(!shorten_names(&mut widths, 2, -5.0));
    }
}
