//! A page: pieces from back to front.

use egui::{Rect, Ui, Vec2};

use super::{piece::Piece, shapes::Collector};
use crate::{raster, theme::ThemeChoice};

/// Letters are placed to a quarter of a point.
const PIXELS_PER_POINT: f32 = 4.0;

/// A page of drawings and text, in points of the screen.
#[derive(Clone, Debug)]
pub struct Page {
    /// Its size in points of the screen.
    pub size: Vec2,
    /// How many points of paper a point of the screen is; 72 of them are an inch.
    pub scale: f32,
    /// What it shows, from back to front.
    pub pieces: Vec<Piece>,
}

impl Page {
    /// A page of paper of this size, where `scale` points of paper are one of the screen: what `ui` paints on white.
    #[must_use]
    pub fn new(paper: Vec2, scale: f32, ui: impl FnMut(&mut Ui)) -> Self {
        let size = paper / scale;
        let shapes = raster::shapes(size, PIXELS_PER_POINT, ThemeChoice::PRINT, ui);
        let mut collector = Collector::new(Rect::from_min_size(egui::Pos2::ZERO, size));
        for clipped in shapes {
            collector.add(clipped.clip_rect, clipped.shape);
        }
        Self { size, scale, pieces: collector.pieces }
    }

    /// Its size in points of paper.
    #[must_use]
    pub fn paper(&self) -> Vec2 {
        self.size * self.scale
    }
}
