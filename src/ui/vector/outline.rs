//! Outlines: lines and curves.

use std::f32::consts::FRAC_PI_2;

use egui::{CornerRadius, Pos2, Rect, Vec2, emath::Rot2, pos2, vec2};

/// How far the handles of a quarter of a circle reach, as a part of its radius.
const HANDLE: f32 = 0.552_284_8;

/// A step of an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// Begins a new part here.
    Move(Pos2),
    /// A straight line.
    Line(Pos2),
    /// A cubic curve: two handles and its end.
    Curve(Pos2, Pos2, Pos2),
    /// Back to where the part began.
    Close,
}

/// One or several lines, open or closed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outline(pub Vec<Segment>);

impl Outline {
    /// A line through points.
    pub fn line(points: impl IntoIterator<Item = Pos2>, closed: bool) -> Self {
        let mut outline = Self::default();
        outline.add_line(points, closed);
        outline
    }

    /// Adds a line through points.
    pub fn add_line(&mut self, points: impl IntoIterator<Item = Pos2>, closed: bool) {
        let mut points = points.into_iter();
        self.0.extend(points.next().map(Segment::Move));
        self.0.extend(points.map(Segment::Line));
        if closed {
            self.0.push(Segment::Close);
        }
    }

    /// An ellipse, turned by an angle around its centre.
    #[must_use]
    pub fn ellipse(centre: Pos2, radius: Vec2, angle: f32) -> Self {
        let turn = Rot2::from_angle(angle);
        let at = |along: Vec2| centre + turn * (along * radius);
        let mut outline = vec![Segment::Move(at(vec2(1.0, 0.0)))];
        for quarter in 0..4_u8 {
            let from = Vec2::angled(f32::from(quarter) * FRAC_PI_2);
            let to = from.rot90() * -1.0;
            outline.push(Segment::Curve(at(from + to * HANDLE), at(to + from * HANDLE), at(to)));
        }
        outline.push(Segment::Close);
        Self(outline)
    }

    /// A rectangle with round corners, turned by an angle around its centre.
    #[must_use]
    pub fn rect(rect: Rect, corners: CornerRadius, angle: f32) -> Self {
        let most = rect.width().min(rect.height()) / 2.0;
        let [nw, ne, se, sw] =
            [corners.nw, corners.ne, corners.se, corners.sw].map(|radius| f32::from(radius).min(most));
        let Rect { min, max } = rect;
        let mut outline = Self::default();
        // Clockwise: each corner with the way into it and the way out of it.
        for (corner, radius, into, out) in [
            (pos2(max.x, min.y), ne, Vec2::RIGHT, Vec2::DOWN),
            (max, se, Vec2::DOWN, Vec2::LEFT),
            (pos2(min.x, max.y), sw, Vec2::LEFT, Vec2::UP),
            (min, nw, Vec2::UP, Vec2::RIGHT),
        ] {
            let (from, to) = (corner - into * radius, corner + out * radius);
            outline.0.push(if outline.0.is_empty() { Segment::Move(from) } else { Segment::Line(from) });
            if radius > 0.0 {
                let rest = radius * (1.0 - HANDLE);
                outline.0.push(Segment::Curve(corner - into * rest, corner + out * rest, to));
            }
        }
        outline.0.push(Segment::Close);
        if angle != 0.0 {
            let (turn, centre) = (Rot2::from_angle(angle), rect.center());
            outline = outline.mapped(|point| centre + turn * (point - centre));
        }
        outline
    }

    /// Every point moved.
    #[must_use]
    pub fn mapped(self, map: impl Fn(Pos2) -> Pos2) -> Self {
        let moved = self.0.into_iter().map(|segment| match segment {
            Segment::Move(to) => Segment::Move(map(to)),
            Segment::Line(to) => Segment::Line(map(to)),
            Segment::Curve(a, b, to) => Segment::Curve(map(a), map(b), map(to)),
            Segment::Close => Segment::Close,
        });
        Self(moved.collect())
    }

    /// What its points and handles lie within.
    #[must_use]
    pub fn bounds(&self) -> Rect {
        let mut bounds = Rect::NOTHING;
        for segment in &self.0 {
            match segment {
                Segment::Move(to) | Segment::Line(to) => bounds.extend_with(*to),
                Segment::Curve(a, b, to) => [a, b, to].into_iter().for_each(|at| bounds.extend_with(*at)),
                Segment::Close => {}
            }
        }
        bounds
    }
}
