//! Who owns which province: a hatching for each player as well as a tint, and a border along what encloses it.

use std::f32::consts::PI;

use egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2, pos2};

use super::sheet::Sheet;
use ui::theme;

/// The distance between the lines of a hatching, in sides of a space.
const APART: f32 = 0.15;

pub(super) fn paint(painter: &Painter, sheet: &Sheet<'_>) {
    let board = sheet.view.board;
    for space in board.spaces() {
        let Some(owner) = sheet.of(space).and_then(|space| space.owner) else { continue };
        let Some(player) = sheet.player(owner) else { continue };
        let corners = sheet.space(space);
        // A symbol stands on clear ground.
        if board.symbol(space).is_none() {
            hatch(painter, corners, owner, sheet.lattice.side() * APART, player.colour.gamma_multiply(0.5));
        }
        let is_border = |line| board.is_rim(line) || sheet.view.walls.iter().any(|(wall, _)| *wall == line);
        for line in board.sides(space).into_iter().filter(|line| is_border(*line)) {
            let ends = sheet.line(line);
            border(painter, ends, corners, sheet.lattice.side() * 0.085, player.colour);
        }
    }
}

/// Draws a band along the inside of a side of a space.
fn border(painter: &Painter, ends: [Pos2; 2], corners: [Pos2; 3], width: f32, colour: Color32) {
    let Some(top) = corners.into_iter().find(|corner| !ends.iter().any(|end| end.distance(*corner) < 0.1))
    else {
        return;
    };
    let [one, other] = ends;
    // Along the other two sides the band is as wide as across.
    let part = width / (one.distance(other) * (PI / 3.0).sin());
    let band = vec![one, other, other.lerp(top, part), one.lerp(top, part)];
    painter.add(Shape::convex_polygon(band, colour.gamma_multiply(0.65), Stroke::NONE));
}

/// Draws lines over a triangle, which continue from one triangle to the next; each player's have their own
/// direction.
fn hatch(painter: &Painter, corners: [Pos2; 3], player: u8, apart: f32, colour: Color32) {
    let across = Vec2::angled(PI * (0.25 + 0.25 * f32::from(player)));
    let along = across.rot90();
    let far = corners.map(|corner| corner.to_vec2().dot(across) / apart);
    let (first, last) = (far.into_iter().fold(f32::MAX, f32::min), far.into_iter().fold(f32::MIN, f32::max));
    let mut line = first.ceil();
    while line <= last {
        let cuts: Vec<Pos2> = (0..3)
            .filter_map(|k| {
                let (one, other) = (k, (k + 1) % 3);
                let part = (line - far[one]) / (far[other] - far[one]);
                (0.0..=1.0).contains(&part).then(|| corners[one].lerp(corners[other], part))
            })
            .collect();
        let place = |cut: &Pos2| cut.to_vec2().dot(along);
        let ends = cuts
            .iter()
            .min_by(|a, b| place(a).total_cmp(&place(b)))
            .zip(cuts.iter().max_by(|a, b| place(a).total_cmp(&place(b))));
        if let Some((from, to)) = ends {
            painter.line_segment([pos2(from.x, from.y), *to], theme::stroke::fine(colour));
        }
        line += 1.0;
    }
}
