//! How somebody played last, as small as a word.

use egui::{Color32, Pos2, Rect, Shape, Stroke, pos2};

use common::statistics::FormPoint;
use text::Texts;
use ui::{drawing::chart::marks::Mark, theme};

/// The radius of a mark.
const MARK: f32 = 4.0;
/// Between two marks.
const APART: f32 = theme::space::MEDIUM;

/// The last results: as a line whose newest end is marked, where `by_points` they can be compared; else a filled mark for
/// each victory, a hollow one for each defeat and a point for a game without opponents.
pub fn shapes(
    place: Rect,
    points: &[FormPoint],
    by_points: bool,
    [strong, quiet]: [Color32; 2],
) -> Vec<Shape> {
    let room = place.shrink(MARK + 1.0);
    if by_points { line(room, points, strong, quiet) } else { marks(room, points, strong, quiet) }
}

fn line(room: Rect, points: &[FormPoint], strong: Color32, quiet: Color32) -> Vec<Shape> {
    let totals = || points.iter().map(|point| f32::from(point.total));
    let (least, most) = (totals().fold(f32::MAX, f32::min), totals().fold(f32::MIN, f32::max));
    let step = room.width() / points.len().saturating_sub(1).max(1) as f32;
    let x = |k: usize| room.max.x - step * (points.len() - 1 - k) as f32;
    let y = |total: f32| {
        let part = if least < most { (total - least) / (most - least) } else { 0.5 };
        room.max.y - room.height() * part
    };
    let line: Vec<Pos2> = totals().enumerate().map(|(k, total)| pos2(x(k), y(total))).collect();
    // Not a diamond: filled, that is a victory.
    let newest = line.last().map(|at| Mark::Disc.shape(*at, MARK, strong, Stroke::NONE));
    let line = (line.len() > 1).then(|| Shape::line(line, theme::stroke::edge(quiet)));
    line.into_iter().chain(newest).collect()
}

fn marks(room: Rect, points: &[FormPoint], strong: Color32, quiet: Color32) -> Vec<Shape> {
    let fitting = ((room.width() / APART) as usize).min(points.len());
    let mark = |(k, point): (usize, &FormPoint)| {
        let at = pos2(room.min.x + APART * (k as f32 + 0.5), room.center().y);
        match point.won {
            Some(true) => Mark::Diamond.shape(at, MARK + 1.0, strong, Stroke::NONE),
            Some(false) => Mark::Diamond.shape(at, MARK, Color32::TRANSPARENT, theme::stroke::edge(quiet)),
            None => Mark::Disc.shape(at, theme::space::HAIR, quiet, Stroke::NONE),
        }
    };
    points[points.len() - fitting..].iter().enumerate().map(mark).collect()
}

/// The same in words.
pub fn words(texts: &Texts, points: &[FormPoint], by_points: bool) -> String {
    if by_points {
        let totals: Vec<String> = points.iter().map(|point| point.total.to_string()).collect();
        return texts.stats_trend_name(&totals.join(", "));
    }
    let won = points.iter().filter(|point| point.won == Some(true)).count();
    let contests = points.iter().filter(|point| point.won.is_some()).count();
    if contests == 0 { String::new() } else { texts.statistics_form_won(won, contests) }
}

#[cfg(test)]
mod tests {
    use egui::{Color32, vec2};

    use super::*;
    use text::Language;

    #[test]
    fn totals_are_a_line_and_victories_marks_that_differ_without_colour() {
        let point = |total, won| FormPoint { total, won };
        let points = [point(60, Some(true)), point(80, Some(false)), point(70, None)];
        let place = Rect::from_min_size(Pos2::ZERO, vec2(100.0, 30.0));
        let ink = [Color32::BLACK, Color32::GRAY];
        assert_eq!(shapes(place, &points, true, ink).len(), 2);
        let marks = shapes(place, &points, false, ink);
        let fills: Vec<bool> = marks
            .iter()
            .map(|mark| matches!(mark, Shape::Path(path) if path.fill != Color32::TRANSPARENT))
            .collect();
        assert_eq!(fills, [true, false, false], "filled, hollow, and a point that is none");
        let texts = Texts::new(Language::English);
        assert!(words(&texts, &points, true).contains("60, 80, 70"));
        assert_eq!(words(&texts, &points, false), texts.statistics_form_won(1, 2));
    }
}
