//! A button that copies a text, and says for a while that it did.

use egui::Ui;

use text::Texts;
use ui::{drawing::symbols::Symbol, widgets::button::Button};

/// Seconds that it says so.
const COPIED: f64 = 2.0;

/// Shows the button; `copied` is when it was pressed last.
pub fn button(ui: &mut Ui, texts: &Texts, copied: &mut Option<f64>, text: impl FnOnce() -> String) {
    let now = ui.input(|input| input.time);
    let (icon, name) = match *copied {
        Some(then) if now < then + COPIED => (Symbol::Check, texts.copied()),
        _ => (Symbol::Copy, texts.copy()),
    };
    if ui.add(Button::icon_only(icon, name)).clicked() {
        ui.ctx().copy_text(text());
        *copied = Some(now);
        ui.ctx().request_repaint_after_secs(COPIED as f32);
    }
}
