//! What of a chart's lines is drawn where there are more than columns to draw them in: each column from the lowest to the
//! highest figure of its lines.

/// A line: how far it is on the way from the first to the last, from 0 to 1, and its figures.
pub type Placed<'a> = (f64, &'a [Option<f64>]);

/// The figure of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Which of the lines.
    pub line: usize,
    /// How far it is on the way.
    pub x: f64,
    /// The figure.
    pub y: f64,
}

/// The lowest and the highest of the figures of a column.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span {
    /// The middle of the column.
    pub x: f64,
    /// The lowest.
    pub low: f64,
    /// The highest.
    pub high: f64,
}

/// What is drawn of some lines.
#[derive(Clone, Debug, PartialEq)]
pub struct Columns {
    /// Whether each line is drawn by itself.
    pub has_all: bool,
    /// Of each figure the points: all of them, or the lowest and the highest of each column.
    points: Vec<Vec<Point>>,
    /// Of each figure its span in each column, or of each line.
    spans: Vec<Vec<Span>>,
}

impl Columns {
    /// Those of lines in their order with so many figures; up to twice as many lines as columns are all drawn.
    pub fn of(lines: &[Placed<'_>], figures: usize, columns: usize) -> Self {
        let columns = columns.max(1);
        let has_all = lines.len() <= 2 * columns;
        let column = |x: f64| ((x * columns as f64) as usize).min(columns - 1);
        let (mut points, mut spans) = (vec![Vec::new(); figures], vec![Vec::new(); figures]);
        let mut first = 0;
        for group in lines.chunk_by(|one, next| !has_all && column(one.0) == column(next.0)) {
            let middle =
                if has_all { group[0].0 } else { (column(group[0].0) as f64 + 0.5) / columns as f64 };
            for figure in 0..figures {
                let point = |(k, (x, figures)): (usize, &Placed<'_>)| {
                    Some(Point { line: first + k, x: *x, y: (*figures.get(figure)?)? })
                };
                let known: Vec<Point> = group.iter().enumerate().filter_map(point).collect();
                let Some([low, high]) = extremes(&known) else { continue };
                let mut ends = vec![low, high];
                ends.sort_by_key(|point| point.line);
                ends.dedup();
                points[figure].extend(ends);
                spans[figure].push(Span { x: middle, low: low.y, high: high.y });
            }
            first += group.len();
        }
        Self { has_all, points, spans }
    }

    /// The points of a figure.
    pub fn points_of(&self, figure: usize) -> &[Point] {
        self.points.get(figure).map_or(&[], Vec::as_slice)
    }

    /// The spans of a figure.
    pub fn spans_of(&self, figure: usize) -> &[Span] {
        self.spans.get(figure).map_or(&[], Vec::as_slice)
    }
}

/// The lowest and the highest point of some.
fn extremes(points: &[Point]) -> Option<[Point; 2]> {
    let low = points.iter().copied().reduce(|low, point| if point.y < low.y { point } else { low })?;
    let high = points.iter().copied().reduce(|high, point| if point.y > high.y { point } else { high })?;
    Some([low, high])
}

#[cfg(test)]
mod tests {
    use proptest::{collection::vec, option::weighted, prelude::*};

    use super::*;

    fn drawn(figures: &[Option<f64>], columns: usize) -> Columns {
        let count = figures.len() as f64;
        let placed = |(k, figure): (usize, &Option<f64>)| ((k as f64 + 0.5) / count, [*figure]);
        let lines: Vec<(f64, [Option<f64>; 1])> = figures.iter().enumerate().map(placed).collect();
        let placed: Vec<Placed<'_>> = lines.iter().map(|(x, figures)| (*x, figures.as_slice())).collect();
        Columns::of(&placed, 1, columns)
    }

    #[test]
    fn few_lines_are_all_drawn() {
        let all = drawn(&[Some(3.0), None, Some(1.0)], 2);
        assert!(all.has_all);
        let point = |line: usize, y| Point { line, x: (line as f64 + 0.5) / 3.0, y };
        assert_eq!(all.points_of(0), [point(0, 3.0), point(2, 1.0)]);
        let span = |line: usize, y| Span { x: (line as f64 + 0.5) / 3.0, low: y, high: y };
        assert_eq!(all.spans_of(0), [span(0, 3.0), span(2, 1.0)]);
    }

    proptest! {
        /// However many lines there are, no more is drawn than there is room for; nothing is drawn that is not there, and the
        /// lowest and the highest of each column are.
        #[test]
        fn no_more_is_drawn_than_has_room_and_each_column_is_true(
            figures in vec(weighted(0.9, -50.0..150.0_f64), 0..700),
            columns in 1_usize..90,
        ) {
            let drawn = drawn(&figures, columns);
            let (points, spans) = (drawn.points_of(0), drawn.spans_of(0));
            prop_assert!(points.len() <= 2 * columns);
            prop_assert!(drawn.has_all || spans.len() <= columns);
            prop_assert!(points.is_sorted_by(|a, b| a.line < b.line));
            prop_assert!(points.iter().all(|point| figures[point.line] == Some(point.y)));
            let known = || figures.iter().flatten().copied();
            let ends = |of: &dyn Fn(&Span) -> f64, best: fn(f64, f64) -> f64| spans.iter().map(of).reduce(best);
            prop_assert_eq!(ends(&|span| span.low, f64::min), known().reduce(f64::min));
            prop_assert_eq!(ends(&|span| span.high, f64::max), known().reduce(f64::max));
            for span in spans {
                for end in [span.low, span.high] {
                    let near = |x: f64| (x - span.x).abs() <= 0.5 / columns as f64 + 1e-9;
                    prop_assert!(points.iter().any(|point| near(point.x) && point.y == end));
                }
            }
        }
    }
}
