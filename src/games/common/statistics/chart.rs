//! A chart: a table of figures and how it is drawn, and the same figures as CSV.

use crate::csv::{Field, Table};

/// How a chart is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A bar for the first figure of each line.
    Bars,
    /// A bar for the first figure and a point for the second.
    BarsAndPoints,
    /// The first figure as points, the second as a line, the third and fourth as a band.
    Trend,
    /// The first figure as points, the second as a line.
    Course,
    /// 36 lines for the cells of a sheet.
    Cells,
}

/// A line of a chart, with its figures; none where nothing is known.
pub type Line = (String, Vec<Option<f64>>);

/// A chart.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// What its files are called.
    pub file: &'static str,
    /// What it shows.
    pub title: String,
    /// What is to be known beside the figures.
    pub remarks: Vec<String>,
    /// What the lines are, and each of their figures.
    pub heads: Vec<String>,
    /// The lines.
    pub lines: Vec<Line>,
    /// What lines are called in files, where that is told otherwise: the heads of it, and line by line.
    pub file_names: Option<(Vec<String>, Vec<Vec<String>>)>,
    /// How it is drawn.
    pub shape: Shape,
}

impl Chart {
    /// The figures for a spreadsheet; what lines are called there may be told otherwise.
    #[must_use]
    pub fn table(&self) -> Table {
        let named = self.file_names.as_ref();
        let first = named.map_or_else(|| vec![self.heads[0].clone()], |(heads, _)| heads.clone());
        let heads = first.into_iter().chain(self.heads.iter().skip(1).cloned());
        let line = |(at, (name, figures)): (usize, &Line)| {
            let names = named.and_then(|(_, names)| names.get(at)).cloned();
            let names = names.unwrap_or_else(|| vec![name.clone()]);
            let figures =
                figures.iter().map(|figure| figure.map_or(Field::empty(), |it| Field::rounded(it, 2)));
            names.into_iter().map(Field::from).chain(figures).collect()
        };
        Table::new(heads, self.lines.iter().enumerate().map(line).collect())
    }
}
