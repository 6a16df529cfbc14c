//! Pages for paper: what the screens draw, kept as outlines and letters instead of pixels, and written as PDF or SVG.
//!
//! A [`Page`] is made from egui's shapes, before they become triangles. Textures, soft shadows and halos have no place
//! on paper and are left out.

mod faces;
mod letters;
mod mesh;
mod others;
mod outline;
mod page;
mod paper;
mod pdf;
mod piece;
mod print;
mod shapes;
mod svg;

pub use outline::{Outline, Segment};
pub use page::Page;
pub use paper::{MILLIMETRE, Paper};
pub use pdf::write as pdf;
pub use piece::{Drawn, Glyph, Piece, Run};
pub use print::Print;
pub use svg::write as svg;
