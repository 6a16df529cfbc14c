//! What is on its way on a sheet in a frame, and where.

use egui::{Rect, Vec2, vec2};

use ui::widgets::roving::At;

/// How far a die leans while it tumbles, in radians.
const LEAN: f32 = std::f32::consts::PI / 13.0;
/// How high a die falls from, in cells.
const DROP: f32 = 0.3;
/// Faces a die shows until it lies.
const FACES: f32 = 6.0;

/// What is on its way in a frame.
#[derive(Clone, Debug, Default)]
pub struct Moving {
    /// Of the cells that are crossed out, how far the pen is.
    pub crosses: Vec<(At, f32)>,
    /// By colour, of each die; none of those that lie still.
    pub dice: [Vec<Option<DieMotion>>; 2],
    /// From which cells coins fly, and how far they are.
    pub coins: Vec<(At, f32)>,
}

/// A die on its way.
#[derive(Clone, Copy, Debug)]
pub struct DieMotion {
    /// The number it lay on, if any.
    pub from: Option<u8>,
    /// How far it is, from 0 to 1.
    pub far: f32,
    /// It was rolled; else it slides.
    pub tumbles: bool,
}

impl Moving {
    /// How much of the cross of a cell is drawn, if the pen is at it.
    pub(super) fn inked(&self, at: At) -> Option<f32> {
        self.crosses.iter().find(|(cell, _)| *cell == at).map(|(_, far)| *far)
    }

    /// A die of the yellow (0) or the blue ones (1), if it is on its way.
    pub(super) fn die(&self, colour: usize, index: usize) -> Option<DieMotion> {
        self.dice[colour].get(index).copied().flatten().filter(|die| die.far < 1.0)
    }

    /// The coins that have not come to the strip: from which cell, and how far they are.
    pub(super) fn coins(&self) -> impl Iterator<Item = (At, f32)> {
        self.coins.iter().copied().filter(|(_, far)| *far < 1.0)
    }
}

impl DieMotion {
    /// Where the die is between the place it comes from and its own, with the face it shows and how far it leans.
    #[must_use]
    pub fn place(self, from: Rect, to: Rect, index: usize, face: u8, cell: f32) -> (Rect, u8, f32) {
        let eased = |t: f32| 1.0 - (1.0 - t.clamp(0.0, 1.0)).powi(3);
        if !self.tumbles {
            return (to.translate((from.center() - to.center()) * (1.0 - eased(self.far))), face, 0.0);
        }
        // It tumbles where it lies, and slides to its new number at the end.
        let way = eased((self.far - 0.4) / 0.6);
        let left = 1.0 - self.far;
        let fall = cell * DROP * left * left * (self.far * 9.0).cos().abs();
        let at: Vec2 = (from.center() - to.center()) * (1.0 - way) - vec2(0.0, fall);
        let lean = LEAN * left.sqrt() * (self.far * 17.0 + index as f32 * 2.0).sin();
        let shown = if self.far > 0.8 {
            face
        } else {
            (face + 1 + (self.far * FACES) as u8 * 2 + index as u8) % 6 + 1
        };
        (to.translate(at), shown, lean)
    }
}

/// Where a flying coin is, on an arc from its cell to its place on the strip.
pub(super) fn on_arc(from: Rect, to: Rect, far: f32) -> Rect {
    let t = 1.0 - (1.0 - far) * (1.0 - far);
    let top = from.center().lerp(to.center(), 0.5) - vec2(0.0, from.height() * 0.8);
    let at = from.center().lerp(top, t).lerp(top.lerp(to.center(), t), t);
    Rect::from_center_size(at, to.size())
}
