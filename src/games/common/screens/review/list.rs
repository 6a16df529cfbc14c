//! All decisions of a player with what each cost, as a list to choose from.

use egui::{Key as Press, ScrollArea, Ui};

use super::model::Model;
use text::Texts;
use ui::{
    actions::Action,
    dialogs,
    drawing::symbols::Symbol,
    theme,
    widgets::{control_height, surface},
};

/// The key that opens and closes it.
pub const KEY: Press = Press::L;
/// At most so much of the window's height is the list.
const PART: f32 = 0.6;

/// Shows it over the page; what became of it: the step that was chosen, or none where it was only closed.
pub fn show(ui: &Ui, texts: &Texts, model: &Model, chosen: usize) -> Option<Option<usize>> {
    let shown = dialogs::window(ui, "decisions", theme::size::WIDE_DIALOG, |ui| {
        surface::heading(ui, texts.review_decisions());
        let mut picked = None;
        let (height, width) = (control_height(ui), ui.available_width());
        let room = ui.ctx().content_rect().height() * PART;
        ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show_rows(
            ui,
            height,
            model.listed.len(),
            |ui, rows| {
                for (step, words) in &model.listed[rows] {
                    let line = Action::new(words.as_str(), *step).selected(*step == chosen);
                    picked = line.show_wide(ui, texts, width).or(picked);
                }
            },
        );
        let close = Action::new(texts.close(), ()).icon(Symbol::Close).key(Press::Escape).key(KEY);
        let closed = close.show(ui, texts).is_some();
        picked.map(Some).or(closed.then_some(None))
    });
    let away = shown.should_close();
    shown.inner.or(away.then_some(None))
}
