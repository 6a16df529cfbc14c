//! Falcons: a bird on a medal, which is round, pointed or square, as the kind is black, brown or white (§A6.4).

use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

use crate::rules::{Falcon, FalconKind};
use common::{BuildingType, drawing::colours_of};
use ui::{
    drawing::canvas::Canvas,
    theme::{self, PlumageColours, TextSize, Theme},
};

/// A falcon with spread wings.
const WINGS: &str = "M 32 30 C 26 17 16 14 5 15 C 9 20 10 24 13 27 C 15 30 18 32 21 34 C 25 37 29 38 32 38 Z \
                     M 32 30 C 38 17 48 14 59 15 C 55 20 54 24 51 27 C 49 30 46 32 43 34 C 39 37 35 38 32 38 Z";
const BODY: &str =
    "O 32 19.5 5.4 M 32 17 C 38 24 38 36 36.5 42 L 41 54 L 32 50 L 23 54 L 27.5 42 C 26 36 26 24 32 17 Z";

/// The radius of a falcon on a crossing, in cells.
pub const RADIUS: f32 = 0.2;

/// Draws a falcon around `centre`; its two colours are seen beside it where there is room.
pub fn paint(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, falcon: Falcon) {
    paint_colours(painter, theme, (centre, radius), &falcon.colours());
    paint_kind(painter, theme, centre, radius, falcon.kind());
}

/// Draws the two colours of a falcon around `centre`, or as many as there are.
pub fn paint_colours(
    painter: &Painter,
    theme: &Theme,
    (centre, radius): (Pos2, f32),
    colours: &[BuildingType],
) {
    let edge = Stroke::new((radius * 0.1).max(1.0) * 0.8, theme.paper);
    for (colour, way) in colours.iter().zip([-1.0, 1.0]) {
        // Level with it: above and below are the prices of tiles.
        let gem = centre + Vec2::X * way * radius * 1.5;
        painter.circle(gem, radius * 0.3, colours_of(theme, *colour).ink, edge);
    }
}

/// Draws a kind of falcon.
pub fn paint_kind(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, kind: FalconKind) {
    let feather = medal(painter, theme, centre, radius, kind);
    let canvas = Canvas::new(Rect::from_center_size(centre, Vec2::splat(radius * 1.62)));
    canvas.fill(painter, WINGS, feather);
    canvas.fill(painter, BODY, feather);
}

/// Draws how many falcons of a kind there are, on its medal.
pub fn paint_count(
    painter: &Painter,
    theme: &Theme,
    (centre, radius): (Pos2, f32),
    kind: FalconKind,
    count: u16,
) {
    let ink = medal(painter, theme, centre, radius, kind);
    let size = TextSize::fitted(radius * 1.3, TextSize::TINY..=TextSize::HEADING);
    painter.text(centre, Align2::CENTER_CENTER, count, theme::figures(size), ink);
}

/// Draws the medal of a kind; returns the colour of what stands on it.
fn medal(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, kind: FalconKind) -> Color32 {
    let PlumageColours { ground, feather, edge } = theme.plumages[kind.index()];
    let rim = Stroke::new((radius * 0.1).max(1.0), edge);
    match kind {
        FalconKind::Black => {
            painter.circle(centre, radius, ground, rim);
        }
        FalconKind::Brown => {
            let tip = radius * 1.2;
            let points = [Vec2::UP, Vec2::RIGHT, Vec2::DOWN, Vec2::LEFT].map(|way| centre + way * tip);
            painter.add(Shape::convex_polygon(points.to_vec(), ground, rim));
        }
        FalconKind::White => {
            let square = Rect::from_center_size(centre, Vec2::splat(radius * 1.76));
            painter.rect(square, theme::radius::of(radius * 0.2), ground, rim, StrokeKind::Middle);
        }
    }
    feather
}
