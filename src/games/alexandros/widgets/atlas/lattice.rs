//! Where spaces, corners and lines lie: a grid of equilateral triangles (§X1.3).

use egui::{Pos2, Rect, pos2, vec2};

use crate::rules::{CornerAt, SpaceAt, corners_of};

/// The height of a triangle, in halves of its side.
const RISE: f32 = 1.732_050_8;

/// The water around the land, in sides of a space: in the north, where Alexander needs room for his plume, and elsewhere.
const NORTH: f32 = 0.88;
const AROUND: f32 = 0.6;

/// A grid of triangles on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lattice {
    /// Where line 0, place 0 lies.
    origin: Pos2,
    /// Half of a side.
    half: f32,
}

impl Lattice {
    /// The largest grid that shows these corners in the middle of `room`, with water around them. None without
    /// corners.
    #[must_use]
    pub fn new(room: Rect, corners: impl Iterator<Item = CornerAt>) -> Option<Self> {
        let unit = |(line, place): CornerAt| pos2(f32::from(place), f32::from(line) * RISE);
        let mut all = Rect::NOTHING;
        corners.for_each(|corner| all.extend_with(unit(corner)));
        all = all.expand(AROUND * 2.0);
        all.min.y -= (NORTH - AROUND) * 2.0;
        let half = (room.size() / all.size()).min_elem();
        let origin = room.center() - all.center().to_vec2() * half;
        (all.is_finite() && half > 0.0).then_some(Self { origin, half })
    }

    /// The side of a space.
    #[must_use]
    pub const fn side(self) -> f32 {
        self.half * 2.0
    }

    /// How far the middle of a space is from its sides.
    #[must_use]
    pub const fn inner(self) -> f32 {
        self.half * RISE / 3.0
    }

    /// A corner.
    #[must_use]
    pub fn corner(self, (line, place): CornerAt) -> Pos2 {
        self.origin + vec2(f32::from(place), f32::from(line) * RISE) * self.half
    }

    /// The corners of a space.
    #[must_use]
    pub fn space(self, at: SpaceAt) -> [Pos2; 3] {
        corners_of(at).map(|corner| self.corner(corner))
    }

    /// The middle of a space.
    #[must_use]
    pub fn middle(self, at: SpaceAt) -> Pos2 {
        middle(self.space(at))
    }

    /// The space at a point, whether or not a board has it.
    #[must_use]
    pub fn at(self, point: Pos2) -> Option<SpaceAt> {
        let place = (point - self.origin) / self.half;
        let row = (place.y / RISE).floor();
        let down = place.y / RISE - row;
        // In a row, triangles that point up begin at even places of even lines.
        let column = (place.x - 1.0).floor();
        let whole = |number: f32| (0.0..=f32::from(u8::MAX)).contains(&number).then_some(number as u8);
        let near = [column, column + 1.0].into_iter().find(|column| {
            let from_middle = (place.x - column - 1.0).abs();
            let points_up = (row + column) % 2.0 == 0.0;
            from_middle <= if points_up { down } else { 1.0 - down }
        })?;
        whole(row).zip(whole(near))
    }
}

fn middle([a, b, c]: [Pos2; 3]) -> Pos2 {
    ((a.to_vec2() + b.to_vec2() + c.to_vec2()) / 3.0).to_pos2()
}

/// A triangle whose sides are closer to its middle by this much, or farther away if it is negative.
#[must_use]
pub fn inset(triangle: [Pos2; 3], by: f32) -> [Pos2; 3] {
    let middle = middle(triangle);
    // A corner is twice as far from the middle as a side.
    triangle.map(|corner| corner + (middle - corner).normalized() * (by * 2.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Vec2;

    #[test]
    fn every_space_is_found_where_it_lies() {
        let room = Rect::from_min_size(pos2(30.0, 50.0), vec2(700.0, 500.0));
        let spaces = || (0..9).flat_map(|row| (0..14).map(move |column| (row, column)));
        let lattice = Lattice::new(room, spaces().flat_map(corners_of)).unwrap();
        for at in spaces() {
            assert_eq!(lattice.at(lattice.middle(at)), Some(at));
            // Just inside each of its corners, too, and nowhere else.
            for corner in inset(lattice.space(at), 0.5) {
                assert_eq!(lattice.at(corner), Some(at));
                assert!(room.contains(corner));
            }
        }
        assert_eq!(lattice.at(room.min - vec2(900.0, 900.0)), None);
    }

    #[test]
    fn nothing_has_no_lattice() {
        let room = Rect::from_min_size(Pos2::ZERO, Vec2::splat(9.0));
        assert_eq!(Lattice::new(room, [].into_iter()), None);
    }
}
