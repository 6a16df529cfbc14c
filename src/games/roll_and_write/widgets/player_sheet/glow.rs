//! What makes a cell stand out: light around it, its outline and a mark in its corner.

use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, epaint::RectShape, vec2};

use super::view::Glow;
use crate::widgets::sheet_grid;
use ui::{
    drawing::coin::{self, Coin},
    theme::{self, TextSize, Theme},
};

/// The soft light around a cell that can be chosen.
pub(super) fn halo(painter: &Painter, rect: Rect, colour: Color32, reach: f32) {
    let radius = sheet_grid::radius(rect.width()) + 4;
    let shape = RectShape::filled(rect.expand(reach * 0.45), radius, colour);
    painter.add(shape.with_blur_width(reach));
}

/// The ring around a cell that stands out and is pointed at elsewhere: outside of its outline, which would hide it.
pub(super) fn ring(painter: &Painter, theme: &Theme, rect: Rect) {
    let side = rect.width();
    let stroke = Stroke::new((side * 0.05).clamp(2.6, 5.0), theme.focus);
    painter.rect_stroke(rect.expand(side * 0.015), sheet_grid::radius(side), stroke, StrokeKind::Outside);
}

/// The outline and the corner mark of a cell that stands out: never the colour alone.
pub(super) fn paint(painter: &Painter, theme: &Theme, rect: Rect, glow: Glow) {
    let side = rect.width();
    let radius = sheet_grid::radius(side);
    let outline = |colour: Color32, width: f32| {
        painter.rect_stroke(rect, radius, Stroke::new(width, colour), StrokeKind::Middle);
    };
    let medal = (side * 0.13).max(8.0);
    let corner = |pos: Pos2, x: f32, y: f32| pos + vec2(x, y) * (medal * 0.55);
    match glow {
        Glow::None => {}
        Glow::CanBuild(_) | Glow::Second => {
            outline(theme.gold_ink, (side * 0.04).clamp(2.6, 4.0));
            outline(theme.glow, (side * 0.014).clamp(1.0, 1.6));
            let centre = corner(rect.left_top(), 1.0, 1.0);
            painter.circle(centre, medal, theme.gold_leaf, theme::stroke::edge(theme.yellow_die.edge));
            let key = match glow {
                Glow::CanBuild(number) => number.to_string(),
                _ => "B".to_owned(),
            };
            let font = theme::bold(TextSize::fitted(medal * 1.5, TextSize::TINY..=TextSize::HERO));
            painter.text(centre, Align2::CENTER_CENTER, key, font, theme.yellow_die.pip);
        }
        Glow::Pays(coins) => {
            let ring = outline_points(rect, f32::from(radius.nw));
            painter.extend(Shape::dashed_line(&ring, theme::stroke::ring(theme.gold_ink), 7.0, 4.0));
            let first = corner(rect.right_bottom(), -1.0, -1.0);
            for k in (0..coins).rev() {
                let centre = first - vec2(f32::from(k) * medal * 1.1, 0.0);
                let coin = Rect::from_center_size(centre, Vec2::splat(medal * 2.5));
                coin::paint(painter, coin, theme, Coin::Owned, 0);
            }
        }
        Glow::Last => {
            // Ticks at the corners, and no frame: that is where the keyboard is.
            ticks(
                painter,
                rect.expand(side * 0.03),
                side * 0.24,
                Stroke::new((side * 0.05).max(2.6), theme.gold_ink),
            );
        }
    }
}

/// An angle at each corner of a rectangle.
fn ticks(painter: &Painter, rect: Rect, length: f32, stroke: Stroke) {
    for (corner, x, y) in [
        (rect.left_top(), 1.0, 1.0),
        (rect.right_top(), -1.0, 1.0),
        (rect.right_bottom(), -1.0, -1.0),
        (rect.left_bottom(), 1.0, -1.0),
    ] {
        painter.line(vec![corner + vec2(x * length, 0.0), corner, corner + vec2(0.0, y * length)], stroke);
    }
}

/// The outline of a rounded rectangle, from its upper left once around.
pub(super) fn outline_points(rect: Rect, radius: f32) -> Vec<Pos2> {
    let hearts = rect.shrink(radius);
    let corners = [hearts.left_top(), hearts.right_top(), hearts.right_bottom(), hearts.left_bottom()];
    let mut points: Vec<Pos2> = (2..6_u8)
        .zip(corners)
        .flat_map(|(quarter, heart)| {
            (0..=4_u8).map(move |step| {
                let turn = f32::from(quarter) + f32::from(step) / 4.0;
                heart + Vec2::angled(turn * std::f32::consts::FRAC_PI_2) * radius
            })
        })
        .collect();
    points.extend(points.first().copied());
    points
}
