//! Walls of stone along the sides of tiles, with merlons towards the outside and turrets where they end or turn. All of
//! a picture are drawn together: walls that go on from tile to tile are one.

use std::collections::BTreeMap;

use egui::{Painter, Pos2, Rect, Stroke, StrokeKind, Vec2};

use super::ground::is_fine;
use crate::rules::Side;
use ui::theme::{self, Theme};

/// How far a wall reaches out to each side of its line, its merlons included, in cells.
pub const REACH: f32 = 0.1;
/// Half of the thickness of a wall, in cells.
const HALF: f32 = 0.058;
/// The radius of a turret, in cells.
const TURRET: f32 = 0.1;
/// Merlons of a wall along one side.
const MERLONS: u8 = 6;
/// Below this side of a cell they would blur.
const MERLONS_FROM: f32 = 56.0;

/// A wall along one side of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rampart {
    /// The ends of its line, clockwise.
    ends: [Pos2; 2],
    /// Where the enemy stands.
    outward: Vec2,
    /// There is an outside: merlons stand there.
    has_merlons: bool,
    /// It belongs to what is pointed out: a strand of gold runs along it.
    is_golden: bool,
}

impl Rampart {
    /// The wall on a side of a cell.
    #[must_use]
    pub fn of(cell: Rect, side: Side) -> Self {
        let corners = [cell.left_top(), cell.right_top(), cell.right_bottom(), cell.left_bottom()];
        let ends = [corners[side as usize], corners[(side as usize + 1) % 4]];
        Self { ends, outward: outward(side), has_merlons: true, is_golden: false }
    }

    /// The same with a strand of gold.
    #[must_use]
    pub const fn golden(self, is_golden: bool) -> Self {
        Self { is_golden, ..self }
    }

    /// The same with tiles on both sides.
    #[must_use]
    pub const fn within(self) -> Self {
        Self { has_merlons: false, ..self }
    }

    /// The middle of its line.
    #[must_use]
    pub fn middle(&self) -> Pos2 {
        self.ends[0].lerp(self.ends[1], 0.5)
    }

    /// A strip along it, between two distances outwards, and so far beyond its ends.
    fn strip(&self, inner: f32, outer: f32, beyond: f32) -> Rect {
        let along = (self.ends[1] - self.ends[0]).normalized() * beyond;
        let [from, to] = self.ends;
        Rect::from_two_pos(from - along + self.outward * inner, to + along + self.outward * outer)
    }
}

/// The direction that a side of a cell looks to.
#[must_use]
pub const fn outward(side: Side) -> Vec2 {
    match side {
        Side::North => Vec2::UP,
        Side::East => Vec2::RIGHT,
        Side::South => Vec2::DOWN,
        Side::West => Vec2::LEFT,
    }
}

/// Draws walls of cells of this side.
pub fn paint(painter: &Painter, theme: &Theme, side: f32, ramparts: &[Rampart]) {
    if side >= MERLONS_FROM {
        for rampart in ramparts.iter().filter(|rampart| rampart.has_merlons) {
            merlons(painter, theme, side, rampart);
        }
    }
    for rampart in ramparts {
        body(painter, theme, side, rampart);
    }
    for rampart in ramparts.iter().filter(|rampart| rampart.is_golden) {
        strand(painter, theme, side, rampart);
    }
    for (corner, is_golden) in turrets(ramparts) {
        turret(painter, theme, side, corner, is_golden);
    }
}

/// Half of the thickness: whole points, so that the edges are sharp.
fn half(side: f32) -> f32 {
    (side * HALF).round().max(2.0)
}

fn merlons(painter: &Painter, theme: &Theme, side: f32, rampart: &Rampart) {
    let [from, to] = rampart.ends;
    let (inner, outer) = (half(side) * 0.4, half(side) + side * 0.035);
    let along = to - from;
    for k in 0..MERLONS {
        let middle = from + along * ((f32::from(k) + 0.5) / f32::from(MERLONS));
        let wide = along.normalized() * (side / f32::from(MERLONS) * 0.27);
        let block = Rect::from_two_pos(
            middle - wide + rampart.outward * inner,
            middle + wide + rampart.outward * outer,
        );
        let edge = Stroke::new(line(side), theme.stone.edge);
        painter.rect(block, theme::radius::of(side * 0.01), theme.stone.face, edge, StrokeKind::Inside);
    }
}

/// The width of an outline.
fn line(side: f32) -> f32 {
    (side * 0.016).clamp(0.8, 1.6)
}

/// The wall itself: lit from the upper left wherever it runs.
fn body(painter: &Painter, theme: &Theme, side: f32, rampart: &Rampart) {
    let stone = &theme.stone;
    let half = half(side);
    let whole = rampart.strip(-half, half, 0.0);
    painter.rect_filled(whole, 0, stone.edge);
    let line = line(side);
    let face = rampart.strip(line - half, half - line, 0.5);
    painter.rect_filled(face, 0, stone.face);
    if !is_fine(side) {
        return;
    }
    let deep = (half * 0.45).max(1.0);
    let is_level = face.width() > face.height();
    let (lit, dark) = if is_level {
        (face.with_max_y(face.min.y + deep), face.with_min_y(face.max.y - deep))
    } else {
        (face.with_max_x(face.min.x + deep), face.with_min_x(face.max.x - deep))
    };
    painter.rect_filled(lit, 0, stone.shine);
    painter.rect_filled(dark, 0, stone.shade);
}

fn strand(painter: &Painter, theme: &Theme, side: f32, rampart: &Rampart) {
    let wide = (half(side) * 0.42).max(1.2);
    let edge = wide + line(side) * 0.7;
    painter.rect_filled(rampart.strip(-edge, edge, 0.0), 0, theme.yellow_die.edge);
    painter.rect_filled(rampart.strip(-wide, wide, 0.5), 0, theme.gold_leaf);
}

/// The end of a wall: where, which way the wall runs from there, and whether it is golden.
type End = (Pos2, Vec2, bool);

/// The corners where walls end, turn or branch, with whether gold runs through.
fn turrets(ramparts: &[Rampart]) -> Vec<(Pos2, bool)> {
    let mut meeting: BTreeMap<(i32, i32), Vec<End>> = BTreeMap::new();
    for rampart in ramparts {
        for (end, other) in [(0, 1), (1, 0)] {
            let corner = rampart.ends[end];
            let place = ((corner.x * 4.0).round() as i32, (corner.y * 4.0).round() as i32);
            let way = (rampart.ends[other] - corner).normalized();
            meeting.entry(place).or_default().push((corner, way, rampart.is_golden));
        }
    }
    let goes_on = |walls: &[End]| match walls {
        [one, other] => one.1.dot(other.1) < -0.5,
        _ => false,
    };
    let corners = meeting.into_values().filter(|walls| !goes_on(walls));
    corners.filter_map(|walls| Some((walls.first()?.0, walls.iter().any(|wall| wall.2)))).collect()
}

/// A round turret from above.
fn turret(painter: &Painter, theme: &Theme, side: f32, centre: Pos2, is_golden: bool) {
    let stone = &theme.stone;
    let fine = is_fine(side);
    let radius = (side * TURRET).max(half(side) + 1.0);
    let line = line(side);
    painter.circle_filled(centre, radius, stone.edge);
    painter.circle_filled(centre, radius - line, if fine { stone.shine } else { stone.face });
    if fine {
        // The well within the rim lies in the shade of its upper left.
        painter.circle_filled(centre, radius * 0.64, stone.shade);
        painter.circle_filled(centre + Vec2::splat(radius * 0.07), radius * 0.54, stone.face);
    }
    if is_golden {
        let heart = (radius * 0.46).max(1.6);
        painter.circle(centre, heart, theme.gold_leaf, Stroke::new(line * 0.8, theme.yellow_die.edge));
    }
}
