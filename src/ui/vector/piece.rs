//! What pages consist of: outlines and letters.

use egui::{Color32, Pos2, Rect, Stroke};

use super::outline::Outline;

/// A piece of a page.
#[derive(Clone, Debug)]
pub struct Piece {
    /// What lies outside this is not seen; none where all of it lies within.
    pub clip: Option<Rect>,
    /// What is drawn.
    pub drawn: Drawn,
}

/// What is drawn.
#[derive(Clone, Debug)]
pub enum Drawn {
    /// An outline.
    Path {
        /// The outline.
        outline: Outline,
        /// What it is filled with; transparent for nothing.
        fill: Color32,
        /// The line along it.
        stroke: Stroke,
    },
    /// Letters of one font.
    Text(Run),
}

/// Letters of one font in a line.
#[derive(Clone, Debug)]
pub struct Run {
    /// The place of the font among those of the program.
    pub face: usize,
    /// The size in points.
    pub size: f32,
    /// The colour.
    pub colour: Color32,
    /// Where the line begins, on the line that letters stand on.
    pub at: Pos2,
    /// The line is turned by this angle, clockwise.
    pub angle: f32,
    /// What is drawn.
    pub glyphs: Vec<Glyph>,
}

impl Run {
    /// What it says.
    #[must_use]
    pub fn text(&self) -> String {
        self.glyphs.iter().map(|glyph| glyph.text.as_str()).collect()
    }
}

/// A drawing of a font.
#[derive(Clone, Debug)]
pub struct Glyph {
    /// Its number in the font.
    pub id: u16,
    /// How far it lies from where the line begins.
    pub x: f32,
    /// The letters it stands for.
    pub text: String,
}
