//! Drawings as data: filled pieces and lines in a square of 64 units, written much like the paths of an SVG file.
//!
//! Commands: `M x y`, `L x y`, `H x`, `V y`, `Q` and `C` as in SVG, `Z` closes; `R x y w h` is a rectangle and
//! `O x y r` a disc. egui fills a path as a fan from its first point, so every filled piece must be visible whole from
//! where it starts.

use std::{
    collections::HashMap,
    sync::{LazyLock, PoisonError, RwLock},
};

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2};

/// A command of a path with its numbers.
type Command = (u8, [f32; 6]);

/// The paths drawn so far, by where they lie in the program: each is read once, not at every painting.
static READ: LazyLock<RwLock<HashMap<usize, &'static [Command]>>> = LazyLock::new(RwLock::default);

/// The commands of a path.
fn commands(path: &'static str) -> &'static [Command] {
    let place = path.as_ptr() as usize;
    if let Some(known) = READ.read().unwrap_or_else(PoisonError::into_inner).get(&place) {
        return known;
    }
    let read: &'static [Command] = read(path).leak();
    READ.write().unwrap_or_else(PoisonError::into_inner).insert(place, read);
    read
}

fn read(path: &str) -> Vec<Command> {
    let mut commands: Vec<Command> = Vec::new();
    let mut count = 0;
    for word in path.split_ascii_whitespace() {
        if let (Ok(number), Some((_, numbers))) = (word.parse(), commands.last_mut()) {
            numbers[count] = number;
            count += 1;
        } else {
            commands.push((word.as_bytes()[0], [0.0; 6]));
            count = 0;
        }
    }
    commands
}

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
    pub fn fill(self, painter: &Painter, path: &'static str, colour: Color32) {
        self.each(path, |piece| {
            painter.add(match piece {
                Piece::Points { points, .. } => Shape::convex_polygon(points, colour, Stroke::NONE),
                Piece::Disc { centre, radius } => Shape::circle_filled(centre, radius, colour),
            });
        });
    }

    /// Draws every piece of a path as a line with round ends, `width` units wide.
    pub fn line(self, painter: &Painter, path: &'static str, width: f32, colour: Color32) {
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

    fn each(self, path: &'static str, mut draw: impl FnMut(Piece)) {
        let mut points: Vec<Pos2> = Vec::new();
        let (mut x, mut y) = (0.0, 0.0);
        for &(command, [a, b, c, d, e, f]) in commands(path) {
            match command {
                b'M' => {
                    if points.len() > 1 {
                        draw(Piece::Points { points: std::mem::take(&mut points), closed: false });
                    }
                    points.clear();
                    (x, y) = (a, b);
                    points.push(self.at(x, y));
                }
                b'L' | b'H' | b'V' => {
                    (x, y) = match command {
                        b'H' => (a, y),
                        b'V' => (x, a),
                        _ => (a, b),
                    };
                    points.push(self.at(x, y));
                }
                b'Q' => {
                    self.bend(&mut points, [(x, y), (mid(x, a), mid(y, b)), (mid(c, a), mid(d, b)), (c, d)]);
                    (x, y) = (c, d);
                }
                b'C' => {
                    self.bend(&mut points, [(x, y), (a, b), (c, d), (e, f)]);
                    (x, y) = (e, f);
                }
                b'R' => draw(Piece::Points {
                    points: vec![self.at(a, b), self.at(a + c, b), self.at(a + c, b + d), self.at(a, b + d)],
                    closed: true,
                }),
                b'O' => draw(Piece::Disc { centre: self.at(a, b), radius: c * self.scale }),
                b'Z' => draw(Piece::Points { points: std::mem::take(&mut points), closed: true }),
                other => debug_assert!(false, "unknown command {} in {path}", char::from(other)),
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
