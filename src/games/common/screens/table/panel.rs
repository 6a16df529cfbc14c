//! A panel over a pad: a paper with a title, which Esc or a tap beside it closes.

use egui::{Key as Press, ScrollArea, Ui};

use text::Texts;
use ui::{dialogs, widgets};

/// What a window has beside the panel, and above and below its contents.
const BESIDE: f32 = 80.0;
const AROUND: f32 = 140.0;
/// Below what scrolls, where the stars in the corners of the paper reach in.
pub const FOOT: f32 = 8.0;

/// What a panel is.
pub struct PanelView<'a> {
    /// What it is about.
    pub title: &'a str,
    /// How wide it is at most.
    pub width: f32,
    /// Whether Esc is no key of an entry in it.
    pub has_escape: bool,
}

/// What came of a panel in a frame.
pub struct PanelResponse<T> {
    /// What its contents returned.
    pub inner: T,
    /// It was closed by its button or by the key of that.
    pub is_closed: bool,
    /// Somebody tapped beside it, or pressed Esc.
    pub is_left: bool,
    /// How large it was.
    pub size: egui::Vec2,
}

impl<T> PanelResponse<T> {
    /// Whether it stays.
    pub const fn stays(&self) -> bool {
        !self.is_closed && !self.is_left
    }
}

/// Shows a panel; its contents get the height that is left for them.
pub fn show<T>(
    ui: &Ui,
    texts: &Texts,
    help: bool,
    view: &PanelView<'_>,
    contents: impl FnOnce(&mut Ui, f32) -> T,
) -> PanelResponse<T> {
    let window = ui.ctx().content_rect();
    let shown = dialogs::card(ui, "pad panel", |ui| {
        widgets::touch(ui);
        ui.set_width(view.width.min(window.width() - BESIDE));
        let is_closed = dialogs::title(ui, texts, view.title, view.has_escape.then_some(Press::Escape));
        (contents(ui, window.height() - AROUND), is_closed)
    });
    let (size, is_left) = (shown.response.rect.size(), shown.should_close() && !help);
    let (inner, is_closed) = shown.inner;
    PanelResponse { inner, is_closed, is_left, size }
}

/// Contents that are scrolled where they have no room, and are no narrower than they need.
pub fn scrolled<T>(ui: &mut Ui, height: f32, needed: f32, contents: impl FnOnce(&mut Ui) -> T) -> T {
    // The bar of what scrolls has its place beside it.
    let bar = ui.spacing().scroll.allocated_width();
    let width = needed.max(ui.available_width() - bar);
    let scrolled = ScrollArea::both()
        .max_height(height - FOOT)
        .min_scrolled_height(height - FOOT)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            ui.set_width(width);
            contents(ui)
        });
    ui.add_space(FOOT);
    scrolled.inner
}
