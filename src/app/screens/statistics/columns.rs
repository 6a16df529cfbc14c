//! What of a chart's lines is drawn where there are more than columns to draw them in: each column from the lowest to the
//! highest figure of its lines.

use common::statistics::Line;

/// The lowest and the highest of the figures of a column, at its middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span {
    /// The middle of the column, in lines.
    pub middle: f64,
    /// The lowest.
    pub low: f64,
    /// The highest.
    pub high: f64,
}

/// What is drawn of some lines.
#[derive(Clone, Debug, PartialEq)]
pub struct Columns {
    /// The columns there are to draw in.
    pub columns: usize,
    /// So many lines share a column.
    pub per: usize,
    /// Of each figure the points: all of them, or the lowest and the highest of each column, each in the place of its line.
    pub points: Vec<Vec<[f64; 2]>>,
    /// Of each figure its span in each column.
    pub spans: Vec<Vec<Span>>,
}

impl Columns {
    /// Those of some lines with so many figures; up to twice as many lines as columns are all drawn.
    pub fn of(lines: &[Line], figures: usize, columns: usize) -> Self {
        let columns = columns.max(1);
        let per = if lines.len() <= 2 * columns { 1 } else { lines.len().div_ceil(columns) };
        let all = || 0..figures;
        Self {
            columns,
            per,
            points: all().map(|figure| points(lines, figure, per)).collect(),
            spans: all().map(|figure| spans(lines, figure, per)).collect(),
        }
    }

    /// Whether each line has a column of its own.
    pub const fn has_all(&self) -> bool {
        self.per == 1
    }

    /// The points of a figure.
    pub fn points_of(&self, figure: usize) -> Vec<[f64; 2]> {
        self.points.get(figure).cloned().unwrap_or_default()
    }

    /// The spans of a figure.
    pub fn spans_of(&self, figure: usize) -> &[Span] {
        self.spans.get(figure).map_or(&[], Vec::as_slice)
    }
}

/// A figure of the lines of each column, each with the number of its line.
fn each_column(
    lines: &[Line],
    figure: usize,
    per: usize,
) -> impl Iterator<Item = (usize, usize, Vec<[f64; 2]>)> {
    lines.chunks(per).enumerate().filter_map(move |(column, lines)| {
        let first = column * per;
        let at = |(k, (_, figures)): (usize, &Line)| Some([(first + k) as f64, (*figures.get(figure)?)?]);
        let points: Vec<[f64; 2]> = lines.iter().enumerate().filter_map(at).collect();
        (!points.is_empty()).then_some((first, lines.len(), points))
    })
}

/// The lowest and the highest point of some.
fn extremes(points: &[[f64; 2]]) -> Option<[[f64; 2]; 2]> {
    let low = points.iter().copied().reduce(|low, point| if point[1] < low[1] { point } else { low })?;
    let high = points.iter().copied().reduce(|high, point| if point[1] > high[1] { point } else { high })?;
    Some([low, high])
}

fn points(lines: &[Line], figure: usize, per: usize) -> Vec<[f64; 2]> {
    let drawn = |(_, _, points): (usize, usize, Vec<[f64; 2]>)| {
        let mut ends = extremes(&points).map(Vec::from).unwrap_or_default();
        ends.sort_by(|a, b| a[0].total_cmp(&b[0]));
        ends.dedup();
        ends
    };
    each_column(lines, figure, per).flat_map(drawn).collect()
}

fn spans(lines: &[Line], figure: usize, per: usize) -> Vec<Span> {
    let span = |(first, count, points): (usize, usize, Vec<[f64; 2]>)| {
        let [low, high] = extremes(&points)?;
        Some(Span { middle: first as f64 + (count - 1) as f64 / 2.0, low: low[1], high: high[1] })
    };
    each_column(lines, figure, per).filter_map(span).collect()
}

#[cfg(test)]
mod tests {
    use proptest::{collection::vec, option::weighted, prelude::*};

    use super::*;

    fn lines(figures: &[Option<f64>]) -> Vec<Line> {
        figures.iter().map(|figure| (String::new(), vec![*figure])).collect()
    }

    #[test]
    fn few_lines_are_all_drawn() {
        let all = Columns::of(&lines(&[Some(3.0), None, Some(1.0)]), 1, 2);
        assert!(all.has_all());
        assert_eq!(all.points_of(0), [[0.0, 3.0], [2.0, 1.0]]);
        let span = |middle, figure| Span { middle, low: figure, high: figure };
        assert_eq!(all.spans_of(0), [span(0.0, 3.0), span(2.0, 1.0)]);
    }

    proptest! {
        /// However many lines there are, no more is drawn than there is room for; nothing is drawn that is not there, and the
        /// lowest and the highest of each column are.
        #[test]
        fn no_more_is_drawn_than_has_room_and_each_column_is_true(
            figures in vec(weighted(0.9, -50.0..150.0_f64), 0..700),
            columns in 1_usize..90,
        ) {
            let lines = lines(&figures);
            let drawn = Columns::of(&lines, 1, columns);
            let points = drawn.points_of(0);
            prop_assert!(points.len() <= 2 * columns);
            prop_assert!(drawn.has_all() || drawn.spans_of(0).len() <= columns);
            prop_assert!(points.is_sorted_by(|a, b| a[0] < b[0]));
            prop_assert!(points.iter().all(|[x, y]| figures[*x as usize] == Some(*y)));
            let known: Vec<Vec<f64>> = figures
                .chunks(drawn.per)
                .map(|column| column.iter().flatten().copied().collect::<Vec<_>>())
                .filter(|column| !column.is_empty())
                .collect();
            prop_assert_eq!(known.len(), drawn.spans_of(0).len());
            for (column, span) in known.iter().zip(drawn.spans_of(0)) {
                let low = column.iter().copied().reduce(f64::min);
                let high = column.iter().copied().reduce(f64::max);
                prop_assert_eq!((Some(span.low), Some(span.high)), (low, high));
                for end in [span.low, span.high] {
                    let inside = |x: f64| (x - span.middle).abs() <= drawn.per as f64 / 2.0;
                    prop_assert!(points.iter().any(|&[x, y]| inside(x) && y == end));
                }
            }
        }
    }
}
