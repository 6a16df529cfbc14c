//! Names one below the other, each with a bar from zero and its figure; buildings have their drawing and their colour.

use egui::{
    Align2, Color32, FontId, Painter, Pos2, Rangef, Rect, Shape, StrokeKind, Vec2, epaint::RectShape, pos2,
    vec2,
};

use super::sketch::{Pen, Sketch, Zone};
use common::{
    drawing::{self, colours_of},
    statistics::{Chart, Duel, Line},
    words::charts::{column_text, figure_text},
};
use text::Texts;
use ui::{
    drawing::chart::axis::Axis,
    theme::{self, TextSize, Theme},
};

/// The height of a row at least and at most, and from which height on its letters are larger.
const ROW: f32 = 32.0;
const HIGHEST: f32 = 96.0;
const TALL: f32 = 64.0;
/// So many rows are few, and may be higher.
const FEW: usize = 3;
const HIGHEST_OF_FEW: f32 = 128.0;
/// The height of a bar at least, and its share of a higher row.
const BAR: f32 = 20.0;
const OF_ROW: f32 = 0.42;
/// One that is longer or higher would be a slab.
const LARGEST: Vec2 = vec2(960.0, 40.0);
/// Names have so much of the width at most, and a drawing before them so much room.
const NAMES: f32 = 0.42;
const DRAWING: f32 = theme::size::DRAWING;
/// What stands at the end of a bar has so much room at least.
const FIGURE: f32 = 56.0;

/// The figures of two people that the parts of their bar say: their games, and in how many each was ahead.
const OF_TWO: usize = 3;

/// More lines than this are not all spoken with the chart; the table beside it has them.
pub const SPOKEN: usize = 40;

/// A part of a bar: where it lies, its colour, and that of the words in it, of which the first stand there that fit.
struct Part {
    range: Rangef,
    fill: Color32,
    ink: Color32,
    words: Vec<String>,
    font: FontId,
}

/// Whether the bars in this height say what a table beside them would.
pub fn say_all(chart: &Chart, height: f32) -> bool {
    let lines = chart.lines.len();
    let told = match chart.drawing.duels.is_empty() {
        true => 1 + usize::from(chart.drawing.counts_people),
        false => OF_TWO,
    };
    let has_no_more = |(_, figures): &Line| figures.iter().skip(told).all(Option::is_none);
    chart.lines.iter().all(has_no_more) && lines <= SPOKEN && fitting(chart, height).0 == lines
}

/// How many rows fit, and how high each is.
fn fitting(chart: &Chart, height: f32) -> (usize, f32) {
    let count = chart.lines.len().max(1);
    let all = (height / ROW) as usize;
    // What does not fit is told in the last row.
    let count = if count > all { all.saturating_sub(1).max(1) } else { count };
    let highest = if count > FEW { HIGHEST } else { HIGHEST_OF_FEW };
    (count, (height / count as f32).clamp(ROW, highest))
}

/// The letters of a row of this height.
fn letters(height: f32) -> TextSize {
    if height < TALL { TextSize::SMALL } else { TextSize::LEAD }
}

/// What stands at the end of a bar: its figure as in a table, in VP where they `are_vp`; or of two people how often they were
/// level, if they ever were, and where that `says_all` their games.
fn at_end(
    texts: &Texts,
    figure: f64,
    [is_whole, are_vp]: [bool; 2],
    (duel, says_all): (Option<&Duel>, bool),
) -> String {
    match duel.map(|duel| duel.parts[1]) {
        None if are_vp => {
            format!("{}\u{a0}{}", column_text(texts, figure, is_whole), texts.statistics_vp())
        }
        None => column_text(texts, figure, is_whole),
        Some(level) => {
            let games = says_all.then(|| texts.people_games(figure as usize));
            let level = (level > 0.0).then(|| texts.statistics_level(&figure_text(texts, level)));
            Vec::from_iter(games.into_iter().chain(level)).join(" · ")
        }
    }
}

/// How wide the names are with their drawings.
fn names(pen: &Pen<'_>, chart: &Chart, size: TextSize, (count, width): (usize, f32)) -> f32 {
    let font = theme::body(size);
    let widest = chart.lines.iter().take(count).map(|(name, _)| pen.width(name, &font)).fold(0.0, f32::max);
    let drawing = if chart.drawing.buildings.is_empty() { 0.0 } else { DRAWING + theme::space::SMALL };
    drawing + (widest + theme::space::MEDIUM).min(width * NAMES)
}

/// Draws it in this size.
pub fn sketch(pen: &Pen<'_>, chart: &Chart, size: Vec2) -> Sketch {
    let mut sketch = Sketch::new(chart.lines.len());
    let theme = pen.theme;
    let (count, height) = fitting(chart, size.y);
    let duel = |line: usize| chart.drawing.duels.get(line);
    let first = |line: usize| {
        let all = duel(line).map(|duel| duel.parts.iter().sum());
        all.or_else(|| chart.lines[line].1.first().copied().flatten())
    };
    let letters = letters(height);
    let inside = if height < TALL { TextSize::SMALL } else { TextSize::TEXT };
    let bar_height = (height * OF_ROW).clamp(BAR, LARGEST.y);
    let shown = 0..count.min(chart.lines.len());
    let known = || shown.clone().filter_map(first);
    let is_whole = chart.whole_columns().first().copied().unwrap_or(true);
    // Beside a table games and people have their columns.
    let says_all = say_all(chart, size.y);
    let counts = says_all && chart.drawing.counts_people;
    let people = |line: usize| chart.lines[line].1.get(1).copied().flatten().filter(|_| counts);
    let end_words = |line: usize, figure: f64| match people(line) {
        Some(people) => pen.texts.statistics_counted(figure as usize, people as usize),
        None => at_end(pen.texts, figure, [is_whole, chart.drawing.are_vp], (duel(line), says_all)),
    };
    let ends = shown.clone().filter_map(|line| Some(end_words(line, first(line)?)));
    let widest = ends.map(|words| pen.width(&words, &theme::medium(letters))).fold(0.0, f32::max);
    let figures = (widest + theme::space::MEDIUM).max(FIGURE);
    let (least, most) = (known().fold(0.0, f64::min), known().fold(0.0, f64::max));
    // Without lines of an axis a whole bar is the highest figure.
    let axis =
        if least < most { Axis { least, most, step: most - least } } else { Axis::from_zero(0.0, 1.0, 1.0) };
    let left = names(pen, chart, letters, (count, size.x));
    let before = if least < 0.0 { figures } else { 0.0 };
    let right = (size.x - figures).min(left + before + LARGEST.x).max(left + 1.0);
    let room = Rect::from_min_max(pos2(left + before, 0.0), pos2(right, size.y));
    let x = |figure: f64| room.min.x + room.width() * axis.part(figure);
    let rule = [pos2(x(0.0), 0.0), pos2(x(0.0), height * known().count().max(1) as f32)];
    for (line, (name, _)) in chart.lines.iter().take(count).enumerate() {
        let middle = height * (line as f32 + 0.5);
        let drawn = if chart.drawing.buildings.is_empty() { 0.0 } else { DRAWING + theme::space::SMALL };
        let words = (name.clone(), theme::body(letters), theme.ink);
        sketch.write(pos2(drawn, middle), Align2::LEFT_CENTER, words, left - drawn - theme::space::SMALL);
        let Some(figure) = first(line) else { continue };
        let end = x(figure);
        let ends = [pos2(x(0.0), middle - bar_height / 2.0), pos2(end, middle + bar_height / 2.0)];
        let bar = Rect::from_two_pos(ends[0], ends[1]);
        let building = chart.drawing.buildings.get(line);
        let (fill, edge) = building.map_or((theme.gold_line, theme.gold), |building| {
            let colours = colours_of(theme, *building);
            (colours.light, colours.ink)
        });
        let edge = theme::stroke::fine(edge);
        let parts = match duel(line) {
            Some(duel) => of_two(pen, duel, inside, x),
            None => {
                let (words, font) = (Vec::new(), theme::medium(inside));
                vec![Part { range: bar.x_range(), fill, ink: theme.ink, words, font }]
            }
        };
        for Part { range, fill, ink, words, font } in parts {
            let bar = Rect::from_x_y_ranges(range, bar.y_range());
            let shape = RectShape::new(bar, theme::radius::MARK, fill, edge, StrokeKind::Inside);
            sketch.shapes.push(Shape::Rect(shape));
            let fits = |words: &String| pen.width(words, &font) + theme::space::TIGHT * 2.0 <= bar.width();
            if let Some(words) = words.into_iter().find(fits) {
                sketch.write(bar.center(), Align2::CENTER_CENTER, (words, font, ink), bar.width());
            }
        }
        let (at, anchor) = match figure < 0.0 {
            true => (pos2(end - theme::space::SMALL, middle), Align2::RIGHT_CENTER),
            false => (pos2(end + theme::space::SMALL, middle), Align2::LEFT_CENTER),
        };
        let words = (end_words(line, figure), theme::medium(letters), theme.ink);
        sketch.write(at, anchor, words, figures - theme::space::SMALL);
        sketch.spots[line] = Some(pos2(end, middle));
    }
    sketch.shapes.push(Shape::line_segment(rule, theme::stroke::edge(theme.gold_line)));
    let more = chart.lines.len().saturating_sub(count);
    if more > 0 {
        let at = pos2(0.0, height * (count as f32 + 0.5));
        let words = (pen.texts.plays_in_more(more), theme::body(TextSize::SMALL), theme.ink_soft);
        sketch.write(at, Align2::LEFT_CENTER, words, size.x);
    }
    let place = Rect::from_min_size(Pos2::ZERO, vec2(size.x, height * count as f32));
    let lines = (0..count.min(chart.lines.len())).collect();
    sketch.zones.push(Zone { place, lines, weights: vec2(0.0, 1.0) });
    sketch
}

/// The parts of the bar of two people from left to right, as their names stand: the first ahead, level, the second ahead.
/// Each part of somebody says who that is where it has room, and the larger one in bold letters.
fn of_two(pen: &Pen<'_>, duel: &Duel, size: TextSize, x: impl Fn(f64) -> f32) -> Vec<Part> {
    let (theme, mut from) = (pen.theme, 0.0);
    let colours = [(theme.gold_ink, theme.paper), (theme.gold_line, theme.ink), (theme.band, theme.ink)];
    let ([one, other], [first, _, second]) = (&duel.names, duel.parts);
    let [won, lost] = [first, second].map(|games| figure_text(pen.texts, games));
    let words = [vec![format!("{one} {won}"), won], Vec::new(), vec![format!("{lost} {other}"), lost]];
    let is_bold = [first > second, false, second > first];
    let parts = duel.parts.into_iter().zip(colours).zip(words).zip(is_bold);
    let parts = parts.map(|(((games, (fill, ink)), words), is_bold)| {
        let range = Rangef::new(x(from), x(from + games));
        from += games;
        let font = if is_bold { theme::bold(size) } else { theme::medium(size) };
        Part { range, fill, ink, words, font }
    });
    parts.filter(|part| part.range.span() > 0.0).collect()
}

/// Draws the buildings before their names: they are kept as textures, and so no part of a sketch.
pub fn buildings(painter: &Painter, theme: &Theme, chart: &Chart, place: Rect) {
    let (_, height) = fitting(chart, place.height());
    for (line, building) in chart.drawing.buildings.iter().enumerate() {
        let middle = place.min + vec2(DRAWING / 2.0, height * (line as f32 + 0.5));
        let at = Rect::from_center_size(middle, Vec2::splat(DRAWING.min(height - theme::space::HAIR)));
        if place.contains_rect(at.shrink(1.0)) {
            drawing::paint(painter, at, theme, *building);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::signs::Signs, *};
    use common::statistics::{Drawing, Shape as Kind};
    use text::Language;
    use ui::{raster, theme::ThemeChoice};

    fn duel(parts: [f64; 3]) -> Duel {
        Duel { names: ["Ada", "Ben"].map(str::to_owned), parts }
    }

    #[test]
    fn the_end_of_a_bar_says_its_figure_with_its_unit_or_the_games_of_two_people() {
        let texts = Texts::new(Language::English);
        let said = |parts: [f64; 3], says_all| {
            at_end(&texts, parts.iter().sum(), [true, false], (Some(&duel(parts)), says_all))
        };
        let level = texts.statistics_level("1");
        assert_eq!(said([27.0, 1.0, 44.0], true), format!("{} · {level}", texts.people_games(72)));
        assert_eq!(said([27.0, 1.0, 44.0], false), level, "games have a column beside");
        assert_eq!(said([3.0, 0.0, 2.0], true), texts.people_games(5));
        let alone = (None, true);
        assert_eq!(at_end(&texts, 9.5, [false, false], alone), figure_text(&texts, 9.5));
        assert_eq!(at_end(&texts, 12.0, [true, true], alone), texts.count_vp(12));
        let beside_tenths = format!("{}\u{a0}{}", texts.tenths(12.0), texts.statistics_vp());
        assert_eq!(at_end(&texts, 12.0, [false, true], alone), beside_tenths);
    }

    #[test]
    fn bars_of_games_and_people_say_all_as_long_as_nothing_else_is_known() {
        let heads = ["Place", "Games", "People", "Hours"];
        let of = |hours| Chart {
            file: "x",
            title: String::new(),
            remarks: Vec::new(),
            heads: heads.map(str::to_owned).to_vec(),
            lines: vec![("Granada".to_owned(), vec![Some(24.0), Some(2.0), hours]); 3],
            file_names: None,
            shape: Kind::Rows,
            drawing: Drawing { counts_people: true, ..Drawing::default() },
        };
        assert!(say_all(&of(None), ROW * 3.0));
        assert!(!say_all(&of(Some(1.5)), ROW * 3.0));
        assert!(!say_all(&of(None), ROW * 2.0), "not all fit");
    }

    #[test]
    fn the_bar_of_two_people_is_parted_by_who_was_ahead_and_says_who_that_was() {
        let (texts, signs) = (Texts::new(Language::English), Signs::default());
        let _ = raster::shapes(vec2(100.0, 100.0), 1.0, ThemeChoice::LIGHT, |ui| {
            let (painter, theme) = (ui.painter().clone(), Theme::of(ui.ctx()));
            let pen = Pen { painter, texts: &texts, theme: &theme, signs: &signs };
            let parts = |parts| of_two(&pen, &duel(parts), TextSize::SMALL, |games| games as f32 * 10.0);
            let spans = |all: &[Part]| -> Vec<[f32; 2]> {
                all.iter().map(|part| [part.range.min, part.range.max]).collect()
            };
            let all = parts([3.0, 1.0, 2.0]);
            assert_eq!(spans(&all), [[0.0, 30.0], [30.0, 40.0], [40.0, 60.0]]);
            assert_eq!([&all[0].words, &all[2].words], [&["Ada 3", "3"], &["2 Ben", "2"]]);
            assert_eq!(spans(&parts([0.0, 0.0, 2.0])), [[0.0, 20.0]], "who was never ahead has no part");
        });
    }
}
