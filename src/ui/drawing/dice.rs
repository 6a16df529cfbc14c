//! Dice with a body: a lit face over its side, pips sunk into it.

use egui::{
    Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, emath::Rot2,
    epaint::RectShape, vec2,
};

use crate::theme::{self, DieColours, Theme};

/// How a die is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct DieStyle {
    /// Turned to another face this turn: arrow heads above and below it say so.
    pub changed: bool,
    /// Steps back: not to be used now.
    pub dimmed: bool,
    /// How far it is turned about its middle while it tumbles, in radians.
    pub tilt: f32,
}

/// What parts of a die are painted with: all of them turn with it.
struct Brush<'a> {
    painter: &'a Painter,
    middle: Pos2,
    turn: Rot2,
}

impl Brush<'_> {
    fn rect(&self, rect: Rect, radius: CornerRadius, fill: Color32) {
        self.painter.add(self.turned(RectShape::filled(rect, radius, fill)));
    }

    fn turned(&self, shape: RectShape) -> RectShape {
        // What stands upright is sharp to the pixel.
        if self.turn == Rot2::IDENTITY {
            shape
        } else {
            shape.with_angle_and_pivot(self.turn.angle(), self.middle)
        }
    }

    fn at(&self, place: Pos2) -> Pos2 {
        self.middle + self.turn * (place - self.middle)
    }
}

/// Draws a die in the largest square in the middle of `rect`. Faces outside 1–6 show no pips.
pub fn paint(painter: &Painter, rect: Rect, theme: &Theme, colours: &DieColours, face: u8, look: DieStyle) {
    let side = rect.width().min(rect.height());
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side));
    let tone = |colour: Color32| if look.dimmed { colour.lerp_to_gamma(colours.faded, 0.55) } else { colour };
    let turn = if look.tilt == 0.0 { Rot2::IDENTITY } else { Rot2::from_angle(look.tilt) };
    let brush = Brush { painter, middle: square.center(), turn };
    let lip = side * 0.07;
    let radius = theme::radius::of(side * 0.21);
    if !look.dimmed {
        painter.add(brush.turned(shadow(square, radius, theme.shadow)));
    }
    brush.rect(square, radius, tone(colours.edge));
    let body = square.shrink((side * 0.025).max(0.7));
    brush.rect(body, theme::radius::of(side * 0.19), tone(colours.side));
    let top = body.with_max_y(body.max.y - lip);
    brush.rect(top, theme::radius::of(side * 0.19), tone(colours.face));
    lit_face(&brush, top, tone(colours.face), tone(colours.shine));
    pips(&brush, top, face, tone(colours.pip), tone(colours.shine), side);
    if look.changed {
        changed_mark(painter, square, theme);
    }
}

/// The light falls from above: an arc along the upper edge and a brighter middle.
fn lit_face(brush: &Brush<'_>, top: Rect, face: Color32, shine: Color32) {
    let side = top.width();
    if side >= 18.0 {
        let bright = face.lerp_to_gamma(shine, 0.32);
        brush.rect(top.shrink2(vec2(side * 0.06, side * 0.06)), theme::radius::of(side * 0.30), bright);
        let upper = Rect::from_min_max(top.min, egui::pos2(top.max.x, top.center().y)).shrink(side * 0.06);
        let [above, below] = [0.28, 0.14].map(|part| theme::radius::of(side * part).nw);
        let corners = CornerRadius { nw: above, ne: above, sw: below, se: below };
        brush.rect(upper, corners, face.lerp_to_gamma(shine, 0.48));
    }
    let y = top.min.y + (side * 0.035).max(0.8);
    let edge = top.shrink(side * 0.2).x_range();
    let ends = [edge.min, edge.max].map(|x| brush.at(egui::pos2(x, y)));
    brush.painter.line_segment(ends, Stroke::new((side * 0.03).max(1.0), shine));
}

fn pips(brush: &Brush<'_>, top: Rect, face: u8, pip: Color32, shine: Color32, side: f32) {
    let radius = side * 0.088;
    for place in places(face) {
        let centre = brush.at(top.center() + Vec2::from(*place) * (side * 0.245));
        if side >= 26.0 {
            brush.painter.circle_filled(centre + vec2(0.0, side * 0.018), radius, shine);
        }
        brush.painter.circle_filled(centre, radius, pip);
    }
}

/// Where the pips of a face sit, in steps from the middle.
const fn places(face: u8) -> &'static [(f32, f32)] {
    match face {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        6 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        _ => &[],
    }
}

/// An arrow head above the die and one below: outside, where they cover no pip.
fn changed_mark(painter: &Painter, square: Rect, theme: &Theme) {
    let side = square.width();
    let (wide, high, apart) = ((side * 0.15).max(3.0), (side * 0.11).max(2.4), (side * 0.04).max(1.0));
    for (edge, way) in [(square.center_top(), -1.0), (square.center_bottom(), 1.0)] {
        let head = |x: f32, y: f32| -> Pos2 { edge + vec2(x * wide, (apart + y * high) * way) };
        let points = vec![head(0.0, 1.0), head(-1.0, 0.0), head(1.0, 0.0)];
        painter.add(Shape::convex_polygon(points, theme.gold_ink, Stroke::NONE));
    }
}

/// The ring around a die the pointer or the keyboard has chosen.
pub fn selection_ring(painter: &Painter, rect: Rect, colour: Color32) {
    let side = rect.width().min(rect.height());
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side + 7.0));
    painter.rect_stroke(
        square,
        theme::radius::of(side * 0.27),
        theme::stroke::ring(colour),
        StrokeKind::Middle,
    );
}

fn shadow(square: Rect, radius: CornerRadius, colour: Color32) -> RectShape {
    let side = square.width();
    RectShape::filled(square.translate(vec2(0.0, side * 0.07)), radius, colour).with_blur_width(side * 0.16)
}
