//! Paper that printers have.

use egui::{Vec2, vec2};

/// A millimetre in points of paper, of which 72 are an inch.
pub const MILLIMETRE: f32 = 72.0 / 25.4;

/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8½ by 11 inches.
    Letter,
}

impl Paper {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// Its size upright, in points of paper.
    #[must_use]
    pub fn upright(self) -> Vec2 {
        match self {
            Self::A4 => vec2(210.0, 297.0) * MILLIMETRE,
            Self::Letter => vec2(612.0, 792.0),
        }
    }

    /// Its size on its side, in points of paper.
    #[must_use]
    pub fn across(self) -> Vec2 {
        let Vec2 { x, y } = self.upright();
        vec2(y, x)
    }
}
