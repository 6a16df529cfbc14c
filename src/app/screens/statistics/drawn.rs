//! What is drawn of a chart, kept from frame to frame.

use egui_plot::{Bar, FilledArea};

use super::columns::{Columns, Span};
use common::statistics::Line;

/// How much of its place a bar fills.
const BAR: f64 = 0.8;

/// What is drawn of a chart: worked out once for each width.
#[derive(Debug, Default)]
pub struct Drawn(Option<Drawing>);

/// See [`Drawn`].
#[derive(Debug)]
pub struct Drawing {
    /// The points and spans.
    pub columns: Columns,
    /// The tens below and above all figures.
    pub tens: Option<[f64; 2]>,
}

impl Drawn {
    /// What is drawn of lines with so many figures in so many columns; the lines are the same each time.
    pub fn of(&mut self, lines: &[Line], figures: usize, columns: usize) -> &Drawing {
        if self.0.as_ref().is_some_and(|drawing| drawing.columns.columns != columns.max(1)) {
            self.0 = None;
        }
        self.0.get_or_insert_with(|| Drawing {
            columns: Columns::of(lines, figures, columns),
            tens: tens(lines),
        })
    }
}

/// The tens below and above all figures.
fn tens(lines: &[Line]) -> Option<[f64; 2]> {
    let figures = || lines.iter().flat_map(|(_, figures)| figures.iter().flatten().copied());
    let (low, high) = (figures().reduce(f64::min)?, figures().reduce(f64::max)?);
    Some([(low / 10.0).floor() * 10.0, ((high / 10.0).floor() + 1.0) * 10.0])
}

/// The area between the lowest of some spans and the highest of others.
pub fn area(low: &[Span], high: &[Span]) -> FilledArea {
    let both = || low.iter().zip(high);
    let x: Vec<f64> = both().map(|(low, _)| low.middle).collect();
    let from: Vec<f64> = both().map(|(low, _)| low.low).collect();
    let to: Vec<f64> = both().map(|(_, high)| high.high).collect();
    FilledArea::new(String::new(), &x, &from, &to)
}

/// The bar of so many lines: up to the highest of them, and down to the lowest below nothing.
pub fn bars(span: &Span, lines: usize) -> impl Iterator<Item = Bar> {
    let up = Some(span.high).filter(|high| *high >= 0.0 || lines == 1);
    let down = Some(span.low).filter(|low| *low < 0.0 && lines > 1);
    let middle = span.middle;
    up.into_iter().chain(down).map(move |figure| Bar::new(middle, figure).width(BAR * lines as f64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_is_worked_out_once_for_a_width() {
        let lines: Vec<Line> = (0..5000).map(|k| (String::new(), vec![Some(f64::from(k % 61))])).collect();
        let mut drawn = Drawn::default();
        let place = drawn.of(&lines, 1, 200).columns.points[0].as_ptr();
        assert_eq!(drawn.of(&lines, 1, 200).columns.points[0].as_ptr(), place);
        let (narrow, wide) = (drawn.of(&lines, 1, 200).columns.points_of(0), drawn.of(&lines, 1, 400));
        let wide = wide.columns.points_of(0);
        assert!(narrow.len() <= 400 && wide.len() > narrow.len() && wide.len() <= 800);
    }

    #[test]
    fn a_trend_is_shown_between_whole_tens_even_of_a_single_game() {
        let of = |figures: &[f64]| {
            tens(&[(String::new(), figures.iter().copied().map(Some).chain([None]).collect())])
        };
        assert_eq!([of(&[77.0]), of(&[80.0])], [Some([70.0, 80.0]), Some([80.0, 90.0])]);
        assert_eq!(of(&[80.0, 81.25, 1.0]), Some([0.0, 90.0]));
    }

    #[test]
    fn the_bar_of_several_lines_reaches_the_highest_and_the_lowest() {
        let of = |low, high, lines| -> Vec<f64> {
            let span = Span { middle: 3.0, low, high };
            bars(&span, lines).map(|bar| bar.value).collect()
        };
        assert_eq!(
            [of(2.0, 5.0, 4), of(-2.0, 5.0, 4), of(-2.0, -1.0, 4)],
            [vec![5.0], vec![5.0, -2.0], vec![-2.0]]
        );
        assert_eq!([of(-2.0, -2.0, 1), of(2.0, 2.0, 1)], [vec![-2.0], vec![2.0]]);
    }
}
