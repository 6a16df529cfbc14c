//! What was thrown away last, below the list, and how to bring it back.

use egui::{Align, Key as Press, Label, Layout, RichText, Ui, UiBuilder, vec2};

use crate::{
    actions::Action,
    drawing::symbols::Symbol,
    keys::Shortcut,
    theme::{self, Theme},
};
use text::Texts;

/// The height of the strip, and with the gap above it.
const STRIP: f32 = 44.0;
const ROOM: f32 = 56.0;

/// Shows the list above the strip that says what was thrown away, if anything was; whether that is wanted back.
pub fn above(ui: &mut Ui, texts: &Texts, says: Option<&str>, list: impl FnOnce(&mut Ui)) -> bool {
    let room = ui.available_rect_before_wrap();
    let Some(says) = says else {
        ui.scope_builder(UiBuilder::new().max_rect(room), list);
        return false;
    };
    ui.scope_builder(UiBuilder::new().max_rect(room.with_max_y(room.max.y - ROOM)), list);
    let layout = Layout::left_to_right(Align::Center);
    let strip = room.with_min_y(room.max.y - STRIP);
    let shown = ui.scope_builder(UiBuilder::new().max_rect(strip).layout(layout), |ui| {
        // The words are shortened, the button keeps its own.
        let undo = Action::new(texts.undo(), ()).icon(Symbol::Undo).key(Press::U);
        let undo = undo.key(Shortcut::ctrl(Press::Z));
        let width = (strip.width() - undo.natural_width(ui, texts) - theme::space::SMALL).max(0.0);
        ui.spacing_mut().item_spacing.x = theme::space::SMALL;
        ui.allocate_ui_with_layout(vec2(width, STRIP), Layout::right_to_left(Align::Center), |ui| {
            ui.set_width(width);
            let words = RichText::new(says).color(Theme::of(ui.ctx()).ink);
            ui.add(Label::new(words).truncate());
        });
        undo.show(ui, texts).is_some()
    });
    shown.inner
}
