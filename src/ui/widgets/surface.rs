//! Surfaces: paper on the ground with something on it.

use egui::{Color32, Frame, InnerResponse, Painter, Rect, Sense, Shape, Ui, UiBuilder, UiKind, UiStackInfo};

use crate::{
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

    fn shapes(self, painter: &Painter, rect: Rect, theme: &Theme) -> Vec<Shape> {
        match self {
            Self::Ornate => frame::ornate_shapes(painter, rect, theme),
            Self::Plain => frame::plain_shapes(painter, rect, theme),
        }
    }

    /// A surface as large as its contents.
    pub fn show<R>(self, ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
        let theme = Theme::of(ui.ctx());
        let behind = ui.painter().add(Shape::Noop);
        let framed = |ui: &mut Ui| Frame::new().inner_margin(self.margin()).show(ui, contents);
        let inner = ui.scope_builder(on(theme.paper), framed).inner;
        let shapes = self.shapes(ui.painter(), inner.response.rect, &theme);
        ui.painter().set(behind, Shape::Vec(shapes));
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
        ui.painter().extend(self.shapes(ui.painter(), rect, &theme));
        let response = ui.allocate_rect(rect, Sense::hover());
        let mut inside = ui.new_child(on(theme.paper).max_rect(rect.shrink(self.margin())));
        InnerResponse::new(contents(&mut inside), response)
    }
}

/// What stands on something of this colour: what goes on beyond its edge fades into it.
pub fn on(fill: Color32) -> UiBuilder {
    let below = UiStackInfo::new(UiKind::Frame).with_frame(Frame::new().fill(fill));
    UiBuilder::new().ui_stack_info(below)
}

/// A title on a surface.
pub fn heading(ui: &mut Ui, text: &str) -> egui::Response {
    let theme = Theme::of(ui.ctx());
    ui.label(egui::RichText::new(text).font(theme::title(TextSize::HEADING)).color(theme.ink))
}
