//! How often each cell of a sheet was built, laid out as the sheet is: dice at its edges, buildings in its cells.

use std::ops::RangeInclusive;

use egui::{Align2, Painter, Pos2, Rect, Shape, StrokeKind, Vec2, epaint::RectShape, lerp, pos2, vec2};

use super::sketch::{Pen, Sketch, Zone};
use common::{
    drawing::{self, colours_of},
    statistics::Chart,
};
use ui::{
    drawing::dice::{self, DieStyle},
    theme::{self, TextSize, Theme},
};

/// The cells of a side of the sheet.
pub const SIDE: usize = 6;
/// The dice beside a side have so much of the room that a cell has.
const DICE: f32 = 0.62;
/// Between cells.
const GAP: f32 = theme::space::TIGHT;
/// No cell is larger.
const LARGEST: f32 = 108.0;
/// How strong the gold is of what was built least and most often; by night none is so bright that its figure could not be
/// read.
const GOLD: RangeInclusive<f32> = 0.08..=1.0;
const GOLD_BY_NIGHT: RangeInclusive<f32> = 0.0..=0.46;
/// A drawing has this share of its cell.
const BUILDING: f32 = 0.42;

/// Where the cells lie.
#[derive(Clone, Copy, Debug)]
struct Grid {
    /// The left upper corner of the first cell.
    start: Pos2,
    /// From one cell to the next.
    step: f32,
}

impl Grid {
    fn of(size: Vec2) -> Self {
        let step = (size.x.min(size.y) / (SIDE as f32 + DICE)).min(LARGEST);
        let whole = Vec2::splat(step * (SIDE as f32 + DICE));
        let start = ((size - whole) * vec2(0.5, 0.0)).to_pos2() + Vec2::splat(step * DICE);
        Self { start, step }
    }

    fn cell(self, line: usize) -> Rect {
        let (row, column) = (line / SIDE, line % SIDE);
        let corner = self.start + vec2(column as f32, row as f32) * self.step;
        Rect::from_min_size(corner, Vec2::splat(self.step - GAP))
    }
}

/// Draws it in this size: the more often a cell was built beside the others, the stronger its gold.
pub fn sketch(pen: &Pen<'_>, chart: &Chart, size: Vec2) -> Sketch {
    let mut sketch = Sketch::new(chart.lines.len());
    let theme = pen.theme;
    let grid = Grid::of(size);
    let figure = |line: usize| chart.lines[line].1.first().copied().flatten();
    let known = || (0..chart.lines.len()).filter_map(figure);
    let (least, most) = (known().fold(f64::MAX, f64::min), known().fold(f64::MIN, f64::max));
    let gold = if theme.dark { GOLD_BY_NIGHT } else { GOLD };
    for line in 0..chart.lines.len().min(SIDE * SIDE) {
        let Some(figure) = figure(line) else { continue };
        let cell = grid.cell(line);
        let part = if least < most { (figure - least) / (most - least) } else { f64::from(figure > 0.0) };
        let fill = theme.paper.lerp_to_gamma(theme.gold_leaf, lerp(gold.clone(), part as f32));
        let building = chart.drawing.buildings.get(line);
        let edge = building.map_or(theme.line, |building| colours_of(theme, *building).edge);
        let edge = theme::stroke::edge(edge);
        let shape = RectShape::new(cell, theme::radius::INNER, fill, edge, StrokeKind::Inside);
        sketch.shapes.push(Shape::Rect(shape));
        let at = if building.is_some() {
            pos2(cell.max.x - cell.width() * 0.26, cell.center().y)
        } else {
            cell.center()
        };
        let size = TextSize::fitted(cell.width() * 0.32, TextSize::TINY..=TextSize::HEADING);
        let words = (format!("{figure:.0}"), theme::figures(size), theme.ink);
        sketch.write(at, Align2::CENTER_CENTER, words, cell.width() / 2.0);
        sketch.spots[line] = Some(cell.center());
    }
    let place = grid.cell(0).union(grid.cell(SIDE * SIDE - 1));
    let lines = (0..chart.lines.len().min(SIDE * SIDE)).collect();
    sketch.zones.push(Zone { place, lines, weights: vec2(1.0, 1.0) });
    sketch
}

/// Draws the dice at the edges and the buildings in the cells: they are kept as textures, and so no part of a sketch.
pub fn drawings(painter: &Painter, theme: &Theme, chart: &Chart, place: Rect) {
    let grid = Grid::of(place.size());
    let shift = place.min.to_vec2();
    let side = grid.step * DICE - GAP * 2.0;
    for (k, face) in (1..=SIDE as u8).enumerate() {
        let middles = [
            (grid.cell(k * SIDE).left_center() - vec2(grid.step * DICE / 2.0, 0.0), &theme.yellow_die),
            (grid.cell(k).center_top() - vec2(0.0, grid.step * DICE / 2.0), &theme.blue_die),
        ];
        for (middle, colours) in middles {
            let at = Rect::from_center_size(middle + shift, Vec2::splat(side));
            dice::paint(painter, at, theme, colours, face, DieStyle::default());
        }
    }
    for (line, building) in chart.drawing.buildings.iter().take(SIDE * SIDE).enumerate() {
        let cell = grid.cell(line).translate(shift);
        let middle = pos2(cell.min.x + cell.width() * 0.3, cell.center().y);
        let at = Rect::from_center_size(middle, Vec2::splat(cell.width() * BUILDING));
        drawing::paint(painter, at, theme, *building);
    }
}
