//! Something to be put on paper, or into a picture of that paper.

use egui::{Rect, Ui, UiBuilder, Vec2};

use super::{page::Page, paper::MILLIMETRE};
use crate::{
    raster::{self, Image},
    short_names::ShortNames,
    theme::ThemeChoice,
};

/// What printers leave white along the edges of paper.
const EDGE: f32 = 8.0 * MILLIMETRE;
/// Dots to an inch where a page becomes a picture.
const DOTS: f32 = 144.0;

/// What paints into the part of a page that is printed.
type Paint<'a> = Box<dyn FnMut(&mut Ui) + 'a>;

/// A page that is still to be drawn.
pub struct Print<'a> {
    paper: Vec2,
    scale: f32,
    paint: Paint<'a>,
    names: ShortNames,
}

impl<'a> Print<'a> {
    /// A page of paper of this size, in points of paper, of which `scale` are one of the screen; `paint` gets what is
    /// within its edges.
    pub fn new(paper: Vec2, scale: f32, paint: impl FnMut(&mut Ui) + 'a) -> Self {
        Self { paper, scale, paint: Box::new(paint), names: ShortNames::default() }
    }

    /// The same where names that have no room are told by these.
    #[must_use]
    pub fn with_names(self, names: &ShortNames) -> Self {
        Self { names: names.clone(), ..self }
    }

    /// What of paper of this size has something on it, in points of paper.
    #[must_use]
    pub fn within(paper: Vec2) -> Vec2 {
        paper - Vec2::splat(EDGE * 2.0)
    }

    fn show(&mut self, ui: &mut Ui) {
        self.names.install(ui.ctx());
        let within = Rect::from_min_size(egui::Pos2::ZERO, self.paper / self.scale).shrink(EDGE / self.scale);
        ui.scope_builder(UiBuilder::new().max_rect(within), |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            (self.paint)(ui);
        });
    }

    /// The page as outlines and letters.
    #[must_use]
    pub fn page(&mut self) -> Page {
        Page::new(self.paper, self.scale, |ui| self.show(ui))
    }

    /// The page as a picture.
    #[must_use]
    pub fn picture(&mut self) -> Image {
        let (size, dots) = (self.paper / self.scale, DOTS / 72.0 * self.scale);
        raster::picture(size, dots, ThemeChoice::PRINT, |ui| self.show(ui))
    }
}
