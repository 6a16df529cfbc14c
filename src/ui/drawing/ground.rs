//! The ground under the cards: stars and crosses of Nasrid strapwork, quiet enough to be forgotten.
//!
//! One tile is computed as a texture and repeated over what no paper covers: without a graphics card every point that is
//! filled costs time, and under a page full of cards most of the ground is never seen.

use std::f32::consts::{FRAC_PI_4, SQRT_2};

use egui::{
    Color32, ColorImage, Id, LayerId, Mesh, Painter, Pos2, Rect, Shape, TextureHandle, TextureOptions, Vec2,
    layers::ShapeIdx, pos2,
};

use crate::theme::Theme;

/// The tile in units of the pattern; a star touches its neighbours.
const TILE: f32 = 64.0;

/// The ground of a page, which is painted below it when the page is drawn.
#[must_use]
pub struct Ground {
    rect: Rect,
    place: ShapeIdx,
}

impl Ground {
    /// Keeps a place for it, before anything else of the page.
    pub fn begin(painter: &Painter, rect: Rect) -> Self {
        painter.ctx().data_mut(|data| data.insert_temp(Id::unique(COVERED), Covered::Some(Vec::new())));
        Self { rect, place: painter.add(Shape::Noop) }
    }

    /// Paints it where nothing covers it. The pattern stays fixed to the window, so neighbouring areas join.
    pub fn finish(self, painter: &Painter, theme: &Theme) {
        let covers = painter.ctx().data_mut(|data| data.remove_temp::<Covered>(Id::unique(COVERED)));
        let covers = covers.flatten().unwrap_or_default();
        painter.set(self.place, tiled(painter, theme, uncovered(self.rect, &covers)));
    }
}

/// The papers on the ground while a page is drawn.
type Covered = Option<Vec<Rect>>;
/// Where they are kept.
const COVERED: &str = "what covers the ground";

/// Says that opaque paper with this corner lies on the ground; returns what of it is left open, in the colour that the
/// window was cleared with: nothing where no ground is painted later, and for what is not on it.
pub(super) fn cover(painter: &Painter, paper: Rect, radius: f32) -> Option<Rect> {
    if painter.layer_id() != LayerId::background() || painter.opacity() < 1.0 {
        return None;
    }
    // The largest rectangle that a round corner does not cut; its edge may be smooth.
    let open = paper.shrink(radius * (1.0 - SQRT_2 / 2.0) + 1.0);
    painter.ctx().data_mut(|data| {
        let covered = data.get_temp_mut_or_default::<Covered>(Id::unique(COVERED)).as_mut()?;
        covered.push(open.intersect(painter.clip_rect()));
        Some(open)
    })
}

/// Fills `rect` with the ground at once.
pub fn paint(painter: &Painter, rect: Rect, theme: &Theme) {
    painter.add(tiled(painter, theme, vec![rect]));
}

fn tiled(painter: &Painter, theme: &Theme, parts: Vec<Rect>) -> Mesh {
    let texture = texture(painter.ctx(), theme);
    let side = texture.size()[0] as f32 / painter.ctx().pixels_per_point();
    let mut mesh = Mesh::with_texture(texture.id());
    for part in parts {
        let [min, max] = [part.min, part.max].map(|corner| (corner.to_vec2() / side).to_pos2());
        mesh.add_rect_with_uv(part, Rect::from_min_max(min, max), Color32::WHITE);
    }
    mesh
}

/// What none of the covers hides, in rectangles that do not overlap.
fn uncovered(rect: Rect, covers: &[Rect]) -> Vec<Rect> {
    let mut parts = vec![rect];
    for cover in covers {
        parts = parts.into_iter().flat_map(|part| around(part, part.intersect(*cover))).collect();
    }
    parts
}

/// A rectangle without one that lies in it: the parts above and below it, and at its left and right.
fn around(rect: Rect, hole: Rect) -> Vec<Rect> {
    if !hole.is_positive() {
        return vec![rect];
    }
    let beside = rect.with_min_y(hole.min.y).with_max_y(hole.max.y);
    let parts = [
        rect.with_max_y(hole.min.y),
        rect.with_min_y(hole.max.y),
        beside.with_max_x(hole.min.x),
        beside.with_min_x(hole.max.x),
    ];
    parts.into_iter().filter(Rect::is_positive).collect()
}

/// The tile for the resolution of the screen, kept from frame to frame.
fn texture(ctx: &egui::Context, theme: &Theme) -> TextureHandle {
    // A power of two near the wanted size, one texel a pixel, so that the lines stay sharp.
    let side = ((TILE * 1.25 * ctx.pixels_per_point()).round() as usize).next_power_of_two();
    let id = Id::unique(("ground", side, theme.ground, theme.ground_line));
    ctx.data(|data| data.get_temp(id)).unwrap_or_else(|| {
        let texture = ctx.load_texture("ground", tile(side, theme), TextureOptions::NEAREST_REPEAT);
        ctx.data_mut(|data| data.insert_temp(id, texture.clone()));
        texture
    })
}

/// The tile: lines on the ground. Opaque, so that the window is filled once and not twice.
fn tile(side: usize, theme: &Theme) -> ColorImage {
    let unit = TILE / side as f32;
    let strength = if theme.dark { 0.85 } else { 0.8 };
    let pixels = (0..side * side)
        .map(|k| {
            let place = pos2((k % side) as f32 + 0.5, (k / side) as f32 + 0.5) * unit;
            theme.ground.blend(theme.ground_line.gamma_multiply(strength * pattern(place, unit)))
        })
        .collect();
    ColorImage::new([side, side], pixels)
}

/// How wide a strap is.
const STRAP: f32 = 2.6;
/// How wide its edges are.
const EDGE: f32 = 0.8;
/// What stays free beside a strap that runs over another.
const GAP: f32 = 0.8;

/// A straight strap near a place: how far its middle is, signed, and the direction this is measured in.
#[derive(Clone, Copy)]
struct Strap {
    distance: f32,
    normal: Vec2,
}

/// Straps run over and under one another; a small star sits in each star and each cross between them.
fn pattern(place: Pos2, unit: f32) -> f32 {
    let line = |distance: f32, width: f32| ((width / 2.0 - distance) / unit + 0.5).clamp(0.0, 1.0);
    let centre = pos2(TILE / 2.0, TILE / 2.0);
    let corner = pos2((place.x / TILE).round() * TILE, (place.y / TILE).round() * TILE);
    let straps = straps(place);
    let mut edges: f32 = 0.0;
    for strap in straps {
        let distance = strap.distance.abs();
        if distance > STRAP / 2.0 + EDGE {
            continue;
        }
        let is_hidden = straps.iter().any(|other| {
            other.normal != strap.normal
                && other.distance.abs() < STRAP / 2.0 + EDGE / 2.0 + GAP
                && runs_over(place, *other, strap)
        });
        if !is_hidden {
            edges = edges.max(line((distance - STRAP / 2.0).abs(), EDGE)).max(0.3 * line(distance, STRAP));
        }
    }
    let inner = line(star_distance(place - centre, 9.0).abs(), EDGE);
    let outer = line(star_distance(place - corner, 7.0).abs(), EDGE);
    edges.max(inner * 0.8).max(outer * 0.8)
}

/// The straps nearest to a place: those along both diagonals, which run on for ever, and the square of the tile.
fn straps(place: Pos2) -> [Strap; 3] {
    let nearest = |along: f32| {
        let phase = (along / TILE + 0.5).rem_euclid(1.0);
        (phase - phase.round()) * TILE / SQRT_2
    };
    let offset = place - pos2(TILE / 2.0, TILE / 2.0);
    let side = if offset.x.abs() > offset.y.abs() {
        Vec2::new(offset.x.signum(), 0.0)
    } else {
        Vec2::new(0.0, offset.y.signum())
    };
    [
        Strap { distance: nearest(place.x + place.y), normal: Vec2::new(1.0, 1.0) / SQRT_2 },
        Strap { distance: nearest(place.x - place.y), normal: Vec2::new(1.0, -1.0) / SQRT_2 },
        Strap { distance: offset.dot(side) - SQUARE, normal: side },
    ]
}

/// Half the side of the square that makes a star together with the diagonals.
const SQUARE: f32 = TILE / 2.0 / SQRT_2;

/// Whether one strap runs over another where they cross near a place. Every strap is over and under in turn: that
/// follows from the faces between straps, which have two colours, like a chessboard.
fn runs_over(place: Pos2, one: Strap, other: Strap) -> bool {
    let turned = |v: Vec2| Vec2::new(-v.y, v.x);
    let cross = |v: Vec2, w: Vec2| v.x * w.y - v.y * w.x;
    let (first, mut second) = (turned(one.normal), turned(other.normal));
    let area = cross(one.normal, other.normal);
    let crossing =
        place - (turned(other.normal) * -one.distance + turned(one.normal) * other.distance) / area;
    if cross(first, second) < 0.0 {
        second = -second;
    }
    is_light_face(crossing + (first + second).normalized() * 2.0)
}

/// The colour of the face between straps that a place is in.
fn is_light_face(place: Pos2) -> bool {
    let half = TILE / 2.0;
    let stripes = ((place.x + place.y - half) / TILE).floor() + ((place.x - place.y - half) / TILE).floor();
    let within = |along: f32| (along.rem_euclid(TILE) - half).abs() < SQUARE;
    (stripes.rem_euclid(2.0) == 0.0) != (within(place.x) && within(place.y))
}

/// The signed distance to an eight-fold star with its arms along the axes: two squares laid over one another.
fn star_distance(offset: Vec2, radius: f32) -> f32 {
    let half = radius / SQRT_2;
    let square = |v: Vec2| v.x.abs().max(v.y.abs()) - half;
    let (sin, cos) = FRAC_PI_4.sin_cos();
    let turned = Vec2::new(offset.x * cos - offset.y * sin, offset.x * sin + offset.y * cos);
    square(offset).min(square(turned))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ground_is_painted_once_wherever_no_paper_lies_and_nowhere_below_it() {
        let rect = Rect::from_min_max(pos2(0.0, 0.0), pos2(60.0, 40.0));
        let paper = |x: f32, y: f32, width: f32, height: f32| {
            Rect::from_min_size(pos2(x, y), Vec2::new(width, height))
        };
        // Beside each other, over one another, across the edge, and none at all.
        let papers = [
            paper(4.0, 4.0, 20.0, 10.0),
            paper(28.0, 4.0, 10.0, 30.0),
            paper(20.0, 10.0, 14.0, 9.0),
            paper(50.0, 30.0, 20.0, 20.0),
            paper(8.0, 20.0, 0.0, 5.0),
        ];
        let parts = uncovered(rect, &papers);
        for k in 0..60 * 40 {
            let place = pos2((k % 60) as f32 + 0.5, (k / 60) as f32 + 0.5);
            let covered = papers.iter().any(|paper| paper.contains(place));
            let painted = parts.iter().filter(|part| part.contains(place)).count();
            assert_eq!(painted, usize::from(!covered), "{place:?}");
        }
    }
    #[test]
    fn every_strap_is_over_and_under_in_turn() {
        let (near, far) = (TILE / 2.0 - SQUARE, TILE / 2.0 + SQUARE);
        let (half, whole) = (TILE / 2.0, TILE);
        // Where a strap meets one of the other diagonal (1) and the square (2), in order.
        let across =
            [(whole, half, 1), (far, whole + half - far, 2), (whole + half - far, far, 2), (half, whole, 1)];
        let around =
            [(far, half - near, 1), (far, half + near, 0), (half + near, far, 0), (half - near, far, 1)];
        let over = |of: usize, crossings: &[(f32, f32, usize)]| -> Vec<bool> {
            let runs = |&(x, y, by): &(f32, f32, usize)| {
                let straps = straps(pos2(x, y));
                assert!(straps[of].distance.abs() < 0.01 && straps[by].distance.abs() < 0.01, "{x} {y}");
                assert_ne!(
                    runs_over(pos2(x, y), straps[of], straps[by]),
                    runs_over(pos2(x, y), straps[by], straps[of])
                );
                runs_over(pos2(x, y), straps[of], straps[by])
            };
            crossings.iter().map(runs).collect()
        };
        for crossings in [over(0, &across), over(2, &around)] {
            assert!(crossings.windows(2).all(|pair| pair[0] != pair[1]), "{crossings:?}");
        }
    }
}
