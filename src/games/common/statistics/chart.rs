//! A chart: a table of figures and how it is drawn, and the same figures as CSV.

use std::borrow::Cow;

use jiff::civil::Date;

use crate::{
    BuildingType,
    csv::{Field, Table},
};

/// How a chart is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// People one below the other, with their figures and how they played last.
    People,
    /// Names one below the other, each with a bar for its first figure.
    Rows,
    /// A column for the first figure of each line, in their order.
    Columns,
    /// The same with a mark for the second figure.
    ColumnsAndMarks,
    /// Over time: the first figure as marks, the second as a line, the third and fourth as a band.
    Trend,
    /// Over time: the first figure as marks, the second as a line where there is one.
    Course,
    /// 36 lines for the cells of a sheet.
    Cells,
}

/// A line of a chart, with its figures; none where nothing is known.
pub type Line = (String, Vec<Option<f64>>);

/// When a line was, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The day.
    pub day: Date,
    /// Whose, as a place in [`Drawing::people`].
    pub person: usize,
}

/// A result among the last ones of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormPoint {
    /// The total.
    pub total: u16,
    /// Whether it was a victory; none without somebody to win against.
    pub won: Option<bool>,
}

/// How two people fared against each other.
#[derive(Clone, Debug, PartialEq)]
pub struct Duel {
    /// What they are called.
    pub names: [String; 2],
    /// In how many games the first was ahead, neither, and the second.
    pub parts: [f64; 3],
}

/// What a drawing shows of lines beside their figures: lists of as many as there are lines, or empty ones.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// What the panels are called, where results of several games have one each.
    pub panels: Vec<String>,
    /// What they are called in a column beside others.
    pub short_panels: Vec<String>,
    /// Of each line the panel that it is in.
    pub panel_of: Vec<usize>,
    /// The people whose lines they are, whoever has most first: what tells each apart, and the name.
    pub people: Vec<(String, String)>,
    /// When each line was, in the order of time.
    pub moments: Vec<Moment>,
    /// The building that each line is of.
    pub buildings: Vec<BuildingType>,
    /// How each person played last, the oldest result first.
    pub forms: Vec<Vec<FormPoint>>,
    /// Whether the figure of each bar is points of a game that counts VP.
    pub are_vp: bool,
    /// Whether the first figures are games and the people in them.
    pub counts_people: bool,
    /// Whether the totals of these can be compared: all are of one game.
    pub compares_totals: bool,
    /// The figures that have a bar, each with what a whole bar is, if not the highest of them.
    pub bars: Vec<(usize, Option<f64>)>,
    /// How two people fared against each other: the parts of their bar.
    pub duels: Vec<Duel>,
}

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
    /// What is drawn beside the figures.
    pub drawing: Drawing,
}

/// Whether a figure is whole, but for what calculating leaves.
#[must_use]
pub fn is_whole(figure: f64) -> bool {
    (figure - figure.round()).abs() < 1e-9
}

impl Chart {
    /// What a line is called where it stands beside all others: with its panel, where there are several.
    #[must_use]
    pub fn line_name(&self, line: usize) -> Cow<'_, str> {
        let name = self.lines.get(line).map_or("", |(name, _)| name.as_str());
        let panel = self.drawing.panel_of.get(line).and_then(|panel| self.drawing.panels.get(*panel));
        panel.map_or(Cow::Borrowed(name), |panel| Cow::Owned(format!("{name} · {panel}")))
    }

    /// Of each column of figures whether all that are known are whole.
    #[must_use]
    pub fn whole_columns(&self) -> Vec<bool> {
        let known = |column: usize| self.lines.iter().filter_map(move |(_, figures)| *figures.get(column)?);
        (0..self.heads.len().saturating_sub(1)).map(|column| known(column).all(is_whole)).collect()
    }

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
