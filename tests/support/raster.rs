//! Lets `egui_kittest` draw with our own painter, so that screens can be seen in tests without a graphics card.

use std::{cell::RefCell, rc::Rc};

use alhambra::ui::{
    raster::{Image, Raster},
    theme::Theme,
};
use egui::{TexturesDelta, epaint::ClippedShape};
use egui_kittest::{Harness, TestRenderer};

/// A renderer for `Harness::builder().renderer(eye.clone())`; [`Eye::see`] then returns what is on the screen.
#[derive(Clone, Default)]
pub struct Eye(Rc<RefCell<Raster>>);

impl TestRenderer for Eye {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        self.0.borrow_mut().update(delta);
    }
}

impl Eye {
    /// A picture of the last frame.
    pub fn see<State>(&self, harness: &Harness<'_, State>) -> Image {
        self.see_shapes(harness, harness.output().shapes.clone())
    }

    /// A picture of these shapes of the last frame.
    pub fn see_shapes<State>(&self, harness: &Harness<'_, State>, shapes: Vec<ClippedShape>) -> Image {
        let (ctx, pixels_per_point) = (&harness.ctx, harness.output().pixels_per_point);
        let size = ctx.content_rect().size() * pixels_per_point;
        let primitives = ctx.tessellate(shapes, pixels_per_point);
        self.0.borrow_mut().frame(
            [size.x.round() as usize, size.y.round() as usize],
            pixels_per_point,
            TexturesDelta::default(),
            &primitives,
            Theme::of(ctx).paper,
        )
    }
}
