//! Surfaces: paper on the ground with something on it.

use egui::{InnerResponse, Rect, Sense, Shape, Ui, UiBuilder};

use crate::ui::{
    drawing::frame::{self, ORNATE_MARGIN, PLAIN_MARGIN},
    theme::{self, TextSize, Theme},
};

/// Which surface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Surface {
    /// Double gold line and stars in the corners.
    Ornate,
    /// A single gold line.
    Plain,
}

impl Surface {
    const fn margin(self) -> f32 {
        match self {
            Self::Ornate => ORNATE_MARGIN,
            Self::Plain => PLAIN_MARGIN,
        }
    }

    fn shapes(self, rect: Rect, theme: &Theme) -> Vec<Shape> {
        match self {
            Self::Ornate => frame::ornate_shapes(rect, theme),
            Self::Plain => frame::plain_shapes(rect, theme),
        }
    }

    /// A surface as large as its contents.
    pub fn show<R>(self, ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
        let theme = Theme::of(ui.ctx());
        let behind = ui.painter().add(Shape::Noop);
        let inner = egui::Frame::new().inner_margin(self.margin()).show(ui, contents);
        frame::cover(ui.painter(), inner.response.rect);
        ui.painter().set(behind, Shape::Vec(self.shapes(inner.response.rect, &theme)));
        inner
    }

    /// A surface that fills `rect`.
    pub fn show_in<R>(
        self,
        ui: &mut Ui,
        rect: Rect,
        contents: impl FnOnce(&mut Ui) -> R,
    ) -> InnerResponse<R> {
        let theme = Theme::of(ui.ctx());
        frame::cover(ui.painter(), rect);
        ui.painter().extend(self.shapes(rect, &theme));
        let response = ui.allocate_rect(rect, Sense::hover());
        let mut inside = ui.new_child(UiBuilder::new().max_rect(rect.shrink(self.margin())));
        InnerResponse::new(contents(&mut inside), response)
    }
}

/// A title on a surface.
pub fn heading(ui: &mut Ui, text: &str) -> egui::Response {
    let theme = Theme::of(ui.ctx());
    ui.label(egui::RichText::new(text).font(theme::title(TextSize::HEADING)).color(theme.ink))
}
