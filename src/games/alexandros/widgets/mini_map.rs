//! A table as small as a stamp, for lists of games: its map with provinces and walls or, without a board, how
//! close everybody is to the goal.

use egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::{
    atlas::{self, Ground, Lattice, Outline},
    map,
};
use crate::rules::{CornerAt, corners_of};
use ui::{
    drawing::star,
    theme::{self, Theme},
};

/// Below this size, spaces have no room for symbols and figures.
const DRAWN_FROM: f32 = 16.0;
/// How strongly a small space is tinted in its owner's colour, so that it can be told from a distance.
const TINT: f32 = 0.72;

/// A map as a stamp.
#[derive(Clone, Debug)]
pub struct MiniMap {
    /// Its spaces; those that somebody has are tinted.
    pub spaces: Vec<Ground>,
    /// The walls, by their ends.
    pub walls: Vec<[CornerAt; 2]>,
    /// Where Alexander stands.
    pub alexander: CornerAt,
}

/// Draws a map that fills `room`.
pub fn paint(painter: &Painter, room: Rect, theme: &Theme, mini: &MiniMap) {
    atlas::paint_sea(painter, theme, room);
    let corners = mini.spaces.iter().flat_map(|space| corners_of(space.at));
    let Some(lattice) = Lattice::new(room.shrink(theme::space::HAIR), corners) else { return };
    let wall = |ends: &[CornerAt; 2]| ends.map(|corner| lattice.corner(corner));
    let outline = Outline::new(mini.spaces.iter().map(|space| space.at));
    if lattice.side() >= DRAWN_FROM {
        atlas::paint_land(painter, theme, lattice, &outline, &mini.spaces);
        mini.spaces.iter().for_each(|space| atlas::paint_symbol(painter, theme, lattice, *space, 0.0));
        mini.walls
            .iter()
            .for_each(|ends| map::paint_wall(painter, theme, wall(ends), map::Wall::Black, false));
        let side = lattice.side();
        let middle = lattice.corner(mini.alexander) - vec2(0.0, side * 0.37);
        map::paint_alexander(painter, theme, Rect::from_center_size(middle, Vec2::splat(side)));
        return;
    }
    for space in &mini.spaces {
        let tinted = |tint| theme.map.land.lerp_to_gamma(tint, TINT);
        atlas::fill(painter, lattice.space(space.at), space.tint.map_or(theme.map.land, tinted));
    }
    // In the dark, land and sea are nearly alike.
    for side in outline.coast {
        painter.line_segment(wall(&side), theme::stroke::fine(theme.map.coast));
    }
    let stroke = Stroke::new((lattice.side() * 0.16).max(1.0), theme.map.stone);
    for ends in &mini.walls {
        painter.line_segment(wall(ends), stroke);
    }
    let at = lattice.corner(mini.alexander);
    painter.circle(
        at,
        lattice.side() * 0.3,
        theme.yellow_die.face,
        theme::stroke::fine(theme.yellow_die.edge),
    );
}

/// Draws how close everybody is to the goal, with a track for each player, in a square `room`.
pub fn paint_tracks(painter: &Painter, room: Rect, theme: &Theme, ways: &[(f32, Color32)]) {
    let gold = theme::stroke::fine(theme.gold_line);
    painter.rect(room, theme::radius::INNER, theme.paper, gold, StrokeKind::Inside);
    let inside = room.shrink(room.width() * 0.1);
    let step = inside.height() / ways.len().max(3) as f32;
    let radius = (step * 0.36).min(room.width() * 0.09);
    let top = inside.center().y - step * ways.len() as f32 / 2.0;
    let (start, goal) = (inside.min.x + radius, inside.max.x - radius);
    let band = (room.width() * 0.045).max(2.0);
    for (k, (part, colour)) in ways.iter().enumerate() {
        let at = |part: f32| -> Pos2 { pos2(start + (goal - start) * part, top + step * (k as f32 + 0.5)) };
        let here = at(part.clamp(0.0, 1.0));
        painter.line_segment([at(0.0), at(1.0)], Stroke::new(band, theme.band));
        painter.line_segment([at(0.0), here], Stroke::new(band, colour.gamma_multiply(0.45)));
        star::eight(painter, at(1.0), radius * 0.75, theme.gold_line, Stroke::NONE);
        painter.circle(here, radius, *colour, theme::stroke::fine(theme.ink));
    }
}
