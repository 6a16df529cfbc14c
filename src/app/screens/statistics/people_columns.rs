//! Which columns people have: as many as there is room for.

use egui::Rect;

use super::sketch::Pen;
use common::statistics::Chart;
use ui::theme;

/// Columns: names have a share of the width within limits; a figure; a figure with its bar; how somebody played last.
const NAMES: f32 = 0.18;
const NAME: [f32; 2] = [128.0, 264.0];
const FIGURE: f32 = 76.0;
const WITH_BAR: f32 = 96.0;
const FORM: f32 = 112.0;
const GAP: f32 = theme::space::SMALL;
/// The figure at the end of a bar is clear of the next bar.
const AFTER_BAR: f32 = theme::space::WIDE;
/// How somebody played last begins so far from the figures, which end at the right.
const APART: f32 = theme::space::LARGE;

/// What stands in a column: the name, a figure of the chart, or how somebody played last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    Name,
    Figure(usize),
    Form,
}

/// A column: what stands in it, from where to where.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    /// What stands in it.
    pub content: Content,
    from: f32,
    width: f32,
}

impl Column {
    /// Its number among the columns of the chart; none of what is no figure.
    pub const fn number(self) -> Option<usize> {
        match self.content {
            Content::Name => Some(0),
            Content::Figure(figure) => Some(figure + 1),
            Content::Form => None,
        }
    }

    /// What it is called.
    pub fn head(self, pen: &Pen<'_>, chart: &Chart) -> String {
        let head = self.number().and_then(|number| chart.heads.get(number)).map(String::as_str);
        let form = match chart.drawing.compares_totals {
            true => pen.texts.statistics_form(),
            false => pen.texts.statistics_form_won_marks(),
        };
        head.unwrap_or(form).to_owned()
    }

    /// Whether its head stands at the right, as figures do; a bar begins at the left.
    pub fn ends_right(self, chart: &Chart) -> bool {
        matches!(self.content, Content::Figure(figure) if !has_bar(chart, figure))
    }

    /// Its part of a row.
    pub fn within(self, row: Rect) -> Rect {
        let from = row.min.x + self.from;
        Rect::from_x_y_ranges(from..=from + self.width, row.y_range())
    }
}

/// The columns that this width has room for: bars, how somebody played last, and of the other figures the first ones.
pub fn columns(chart: &Chart, width: f32) -> Vec<Column> {
    let has_bar = |figure: usize| has_bar(chart, figure);
    let figures = 0..chart.heads.len().saturating_sub(1);
    let name = (width * NAMES).clamp(NAME[0], NAME[1]);
    let bars = chart.drawing.bars.len() as f32;
    let least = name + bars * (WITH_BAR + AFTER_BAR) + APART + FORM + GAP * 2.0;
    let others = figures.clone().filter(|figure| !has_bar(*figure));
    let fitting = ((width - least) / (FIGURE + GAP)).max(0.0) as usize;
    let others: Vec<usize> = others.take(fitting).collect();
    let spare = (width - least - others.len() as f32 * (FIGURE + GAP)).max(0.0) / (bars + 1.0);
    let mut from = theme::space::SMALL;
    let mut all = Vec::new();
    let mut add = |content: Content, width: f32, gap: f32| {
        all.push(Column { content, from, width });
        from += width + gap;
    };
    add(Content::Name, name, GAP);
    figures
        .filter(|figure| has_bar(*figure))
        .for_each(|figure| add(Content::Figure(figure), WITH_BAR + spare, AFTER_BAR));
    others.into_iter().for_each(|figure| add(Content::Figure(figure), FIGURE, GAP));
    from += APART;
    all.push(Column { content: Content::Form, from, width: FORM + spare - theme::space::SMALL });
    all
}

fn has_bar(chart: &Chart, figure: usize) -> bool {
    chart.drawing.bars.iter().any(|(of, _)| *of == figure)
}

#[cfg(test)]
mod tests {
    use super::*;
    use common::statistics::{Drawing, Shape};

    #[test]
    fn columns_lie_within_the_page_and_figures_without_room_are_left_out() {
        let mut chart = Chart {
            file: "people",
            title: String::new(),
            remarks: Vec::new(),
            heads: ["Person", "Games", "Share"].map(str::to_owned).to_vec(),
            lines: Vec::new(),
            file_names: None,
            shape: Shape::People,
            drawing: Drawing { bars: vec![(0, None), (1, Some(100.0))], ..Drawing::default() },
        };
        for number in 2..11 {
            chart.heads.push(format!("Figure {number}"));
        }
        for (width, count) in [(520.0, 4..=6), (940.0, 8..=9), (1900.0, 13..=13)] {
            let columns = columns(&chart, width);
            assert!(count.contains(&columns.len()), "{width}: {}", columns.len());
            let ends = columns.windows(2).all(|two| two[0].from + two[0].width <= two[1].from);
            assert!(ends && columns.last().is_some_and(|last| last.from + last.width <= width));
        }
    }
}
