//! Drawings as data: filled pieces and lines in a square of 64 units, written much like the paths of an SVG file.
//!
//! Commands: `M x y`, `L x y`, `H x`, `V y`, `Q` and `C` as in SVG, `Z` closes; `R x y w h` is a rectangle and
//! `O x y r` a disc. egui fills a path as a fan from its first point, so every filled piece must be visible whole from
//! where it starts.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2};

/// The side of the square drawings are made in.
const UNITS: f32 = 64.0;

/// The square of a drawing within a rectangle.
#[derive(Clone, Copy)]
pub struct Canvas {
    origin: Pos2,
    scale: f32,
}

impl Canvas {
    /// The largest square in the middle of `rect`.
    pub fn new(rect: Rect) -> Self {
        let side = rect.width().min(rect.height());
        Self { origin: rect.center() - egui::Vec2::splat(side / 2.0), scale: side / UNITS }
    }

    /// How many points a unit is.
    pub const fn scale(self) -> f32 {
        self.scale
    }

    fn at(self, x: f32, y: f32) -> Pos2 {
        pos2(self.origin.x + x * self.scale, self.origin.y + y * self.scale)
    }

    /// Fills every piece of a path.
    pub fn fill(self, painter: &Painter, path: &str, colour: Color32) {
        self.each(path, |piece| {
            painter.add(match piece {
                Piece::Points { points, .. } => Shape::convex_polygon(points, colour, Stroke::NONE),
                Piece::Disc { centre, radius } => Shape::circle_filled(centre, radius, colour),
            });
        });
    }

    /// Draws every piece of a path as a line with round ends, `width` units wide.
    pub fn line(self, painter: &Painter, path: &str, width: f32, colour: Color32) {
        let stroke = Stroke::new(width * self.scale, colour);
        self.each(path, |piece| match piece {
            Piece::Points { points, closed: true } => {
                painter.add(Shape::closed_line(points, stroke));
            }
            Piece::Points { points, closed: false } => {
                if stroke.width > 1.8 {
                    for end in points.first().into_iter().chain(points.last()) {
                        painter.circle_filled(*end, stroke.width / 2.0, colour);
                    }
                }
                painter.add(Shape::line(points, stroke));
            }
            Piece::Disc { centre, radius } => {
                painter.circle_stroke(centre, radius, stroke);
            }
        });
    }

    fn each(self, path: &str, mut draw: impl FnMut(Piece)) {
        let mut words = path.split_ascii_whitespace().peekable();
        let mut points: Vec<Pos2> = Vec::new();
        let (mut x, mut y) = (0.0, 0.0);
        while let Some(command) = words.next() {
            let mut numbers = [0.0_f32; 6];
            let mut count = 0;
            while let Some(number) = words.peek().and_then(|word| word.parse().ok()) {
                numbers[count] = number;
                count += 1;
                words.next();
            }
            let [a, b, c, d, e, f] = numbers;
            match command {
                "M" => {
                    if points.len() > 1 {
                        draw(Piece::Points { points: std::mem::take(&mut points), closed: false });
                    }
                    points.clear();
                    (x, y) = (a, b);
                    points.push(self.at(x, y));
                }
                "L" | "H" | "V" => {
                    (x, y) = match command {
                        "H" => (a, y),
                        "V" => (x, a),
                        _ => (a, b),
                    };
                    points.push(self.at(x, y));
                }
                "Q" => {
                    self.bend(&mut points, [(x, y), (mid(x, a), mid(y, b)), (mid(c, a), mid(d, b)), (c, d)]);
                    (x, y) = (c, d);
                }
                "C" => {
                    self.bend(&mut points, [(x, y), (a, b), (c, d), (e, f)]);
                    (x, y) = (e, f);
                }
                "R" => draw(Piece::Points {
                    points: vec![self.at(a, b), self.at(a + c, b), self.at(a + c, b + d), self.at(a, b + d)],
                    closed: true,
                }),
                "O" => draw(Piece::Disc { centre: self.at(a, b), radius: c * self.scale }),
                "Z" => draw(Piece::Points { points: std::mem::take(&mut points), closed: true }),
                other => debug_assert!(false, "unknown command {other} in {path}"),
            }
        }
        if points.len() > 1 {
            draw(Piece::Points { points, closed: false });
        }
    }

    /// Adds a cubic curve, in as many steps as its size on the screen needs.
    fn bend(self, points: &mut Vec<Pos2>, curve: [(f32, f32); 4]) {
        let [p, q, r, s] = curve.map(|(x, y)| self.at(x, y).to_vec2());
        let length = (q - p).length() + (r - q).length() + (s - r).length();
        let steps = (length / 3.0).clamp(4.0, 16.0) as u8;
        for step in 1..=steps {
            let t = f32::from(step) / f32::from(steps);
            let u = 1.0 - t;
            let place = p * (u * u * u) + q * (3.0 * u * u * t) + r * (3.0 * u * t * t) + s * (t * t * t);
            points.push(place.to_pos2());
        }
    }
}

/// Two thirds of the way to the control point turn a quadratic curve into a cubic one.
fn mid(end: f32, control: f32) -> f32 {
    end + (control - end) * 2.0 / 3.0
}

enum Piece {
    Points { points: Vec<Pos2>, closed: bool },
    Disc { centre: Pos2, radius: f32 },
}
