//! The rows of the table beside a chart: a line each, and where results of several people or games lie over time, the days
//! above their lines, so that each has a column of its own.

use std::borrow::Cow;

use jiff::civil::Date;

use common::statistics::{Chart, Shape};

/// No more results than this stand one below the other; the file has all.
const RESULTS: usize = 200;

/// A row below the heads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// A day, above its lines.
    Day(Date),
    /// A line of the chart.
    Line(usize),
}

/// A column that tells lines apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameColumn {
    /// The name of the line.
    Line,
    /// Whose it is.
    Person,
    /// The game it is of.
    Game,
}

impl NameColumn {
    /// What it says of a line.
    pub fn words(self, chart: &Chart, line: usize) -> Cow<'_, str> {
        let drawing = &chart.drawing;
        let words = match self {
            Self::Line => return chart.line_name(line),
            Self::Person => {
                let moment = drawing.moments.get(line);
                moment.and_then(|moment| drawing.people.get(moment.person)).map(|(_, name)| name)
            }
            Self::Game => drawing.panel_of.get(line).and_then(|panel| drawing.short_panels.get(*panel)),
        };
        Cow::Borrowed(words.map_or("", String::as_str))
    }
}

/// The rows of a table, made ready once.
#[derive(Debug)]
pub struct TableRows {
    /// The columns before those of the figures.
    pub names: Vec<NameColumn>,
    /// What stands below the heads, from top to bottom.
    pub rows: Vec<Row>,
    /// Whether the figures of each column are whole.
    pub whole: Vec<bool>,
}

impl TableRows {
    /// Of a chart: results in the order of time begin with the newest.
    pub fn of(chart: &Chart) -> Self {
        let (count, drawing) = (chart.lines.len(), &chart.drawing);
        let is_in_time = matches!(chart.shape, Shape::Trend | Shape::Course);
        let lines: Vec<usize> =
            if is_in_time { (0..count).rev().take(RESULTS).collect() } else { (0..count).collect() };
        let mut names = Vec::new();
        if drawing.moments.len() >= count {
            names.extend((drawing.people.len() > 1).then_some(NameColumn::Person));
            names.extend((drawing.panels.len() > 1).then_some(NameColumn::Game));
        }
        let has_days = !names.is_empty();
        if !has_days {
            names.push(NameColumn::Line);
        }
        let (mut rows, mut shown) = (Vec::new(), None);
        for line in lines {
            let day = drawing.moments.get(line).filter(|_| has_days).map(|moment| moment.day);
            rows.extend(day.filter(|_| day != shown).map(Row::Day));
            rows.push(Row::Line(line));
            shown = day;
        }
        Self { names, rows, whole: chart.whole_columns() }
    }

    /// The lines that are shown.
    pub fn lines(&self) -> impl Iterator<Item = usize> {
        self.rows.iter().filter_map(|row| match row {
            Row::Line(line) => Some(*line),
            Row::Day(_) => None,
        })
    }

    /// Whether a row is a day, with the heads as the first.
    pub fn is_day(&self, row: usize) -> bool {
        matches!(row.checked_sub(1).and_then(|at| self.rows.get(at)), Some(Row::Day(_)))
    }

    /// Whether there is a band behind a row, with the heads as the first: behind days, or else behind every other one.
    pub fn has_band(&self, row: usize) -> bool {
        if self.is_day(1) { self.is_day(row) } else { !row.is_multiple_of(2) }
    }
}
