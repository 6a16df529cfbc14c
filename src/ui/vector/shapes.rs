//! egui's shapes as pieces of a page.

use std::sync::Arc;

use egui::{
    Color32, Pos2, Rect, Shape, Stroke, StrokeKind, TextureId,
    emath::Rot2,
    epaint::{BandShape, ColorMode, PathShape, RectShape},
    pos2,
};

use super::{
    letters, mesh,
    outline::{Outline, Segment},
    piece::{Drawn, Piece},
};
use crate::theme::other_fonts;

/// Takes shapes from back to front.
pub(super) struct Collector {
    /// The page.
    bounds: Rect,
    /// What was taken so far.
    pub(super) pieces: Vec<Piece>,
}

impl Collector {
    pub(super) const fn new(bounds: Rect) -> Self {
        Self { bounds, pieces: Vec::new() }
    }

    /// Adds a shape that is seen within `clip`.
    pub(super) fn add(&mut self, clip: Rect, shape: Shape) {
        match shape {
            Shape::Noop | Shape::Callback(_) => {}
            Shape::Vec(shapes) => shapes.into_iter().for_each(|shape| self.add(clip, shape)),
            Shape::Circle(circle) => {
                // The line lies around the disc.
                let radius = circle.radius + circle.stroke.width / 2.0;
                let disc = |radius: f32| Outline::ellipse(circle.center, egui::Vec2::splat(radius), 0.0);
                self.path(clip, disc(circle.radius), circle.fill, Stroke::NONE);
                self.path(clip, disc(radius), Color32::TRANSPARENT, circle.stroke);
            }
            Shape::Ellipse(ellipse) => {
                let outline = Outline::ellipse(ellipse.center, ellipse.radius, ellipse.angle);
                self.path(clip, outline, ellipse.fill, ellipse.stroke);
            }
            Shape::LineSegment { points, stroke } => {
                self.path(clip, Outline::line(points, false), Color32::TRANSPARENT, stroke);
            }
            Shape::Path(path) => self.lines(clip, path),
            Shape::Band(band) => self.band(clip, &band),
            Shape::Rect(rect) => self.rect(clip, &rect),
            Shape::Text(text) => {
                let seen = clip.intersects(text.visual_bounding_rect());
                for drawn in letters::of(&text, other_fonts().map(Arc::as_ref)).into_iter().filter(|_| seen) {
                    let within = clip.contains_rect(text.visual_bounding_rect());
                    self.piece(clip, within, drawn);
                }
            }
            Shape::Mesh(mesh) if mesh.texture_id == TextureId::default() => {
                if let Some((colour, outline)) = mesh::outline(&mesh) {
                    self.path(clip, outline, colour, Stroke::NONE);
                }
            }
            Shape::Mesh(_) => {}
            Shape::QuadraticBezier(curve) => {
                let [from, handle, to] = curve.points;
                let third = |end: Pos2| end + (handle - end) * (2.0 / 3.0);
                let mut outline = vec![Segment::Move(from), Segment::Curve(third(from), third(to), to)];
                outline.extend(curve.closed.then_some(Segment::Close));
                self.path(clip, Outline(outline), curve.fill, plain(&curve.stroke));
            }
            Shape::CubicBezier(curve) => {
                let [from, a, b, to] = curve.points;
                let mut outline = vec![Segment::Move(from), Segment::Curve(a, b, to)];
                outline.extend(curve.closed.then_some(Segment::Close));
                self.path(clip, Outline(outline), curve.fill, plain(&curve.stroke));
            }
        }
    }

    fn lines(&mut self, clip: Rect, path: PathShape) {
        let stroke = plain(&path.stroke);
        self.path(clip, Outline::line(path.points, path.closed), path.fill, stroke);
    }

    /// A band along a line, turned around the origin.
    fn band(&mut self, clip: Rect, band: &BandShape) {
        let turn = Rot2::from_angle(band.angle);
        let above = band.points.iter().map(|point| pos2(point.x, point.y.min));
        let below = band.points.iter().rev().map(|point| pos2(point.x, point.y.max));
        let around = above.chain(below).map(|point| (turn * point.to_vec2()).to_pos2());
        self.path(clip, Outline::line(around, true), band.fill, band.stroke);
    }

    /// A rectangle. What is blurred is a shadow or a halo.
    fn rect(&mut self, clip: Rect, shape: &RectShape) {
        if shape.blur_width > 0.0 || shape.brush.is_some() {
            return;
        }
        let out = match shape.stroke_kind {
            _ if shape.stroke.is_empty() => 0.0,
            StrokeKind::Inside => -shape.stroke.width / 2.0,
            StrokeKind::Middle => 0.0,
            StrokeKind::Outside => shape.stroke.width / 2.0,
        };
        let (corners, angle) = (shape.corner_radius, shape.angle);
        let filled = Outline::rect(shape.rect, corners, angle);
        if out == 0.0 {
            self.path(clip, filled, shape.fill, shape.stroke);
        } else {
            self.path(clip, filled, shape.fill, Stroke::NONE);
            let along = Outline::rect(shape.rect.expand(out), corners, angle);
            self.path(clip, along, Color32::TRANSPARENT, shape.stroke);
        }
    }

    fn path(&mut self, clip: Rect, outline: Outline, fill: Color32, stroke: Stroke) {
        let stroke = if stroke.is_empty() { Stroke::NONE } else { stroke };
        let bounds = outline.bounds().expand(stroke.width);
        let is_seen = (fill != Color32::TRANSPARENT || stroke.width > 0.0) && clip.intersects(bounds);
        if is_seen && bounds.is_finite() && self.bounds.intersects(bounds) {
            self.piece(clip, clip.contains_rect(bounds), Drawn::Path { outline, fill, stroke });
        }
    }

    fn piece(&mut self, clip: Rect, within: bool, drawn: Drawn) {
        let clip = (!within).then(|| clip.intersect(self.bounds));
        self.pieces.push(Piece { clip, drawn });
    }
}

/// A line of one colour.
fn plain(stroke: &egui::epaint::PathStroke) -> Stroke {
    match stroke.color {
        ColorMode::Solid(colour) => Stroke { width: stroke.width, color: colour },
        ColorMode::UV(_) => Stroke::NONE,
    }
}
