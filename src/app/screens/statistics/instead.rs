//! What stands in the place of figures.

use egui::{Sense, Ui, Vec2};

use ui::{
    drawing::star,
    form,
    theme::{self, Theme},
    widgets::surface,
};

/// The emblem, the height of all with it, and of the words alone.
const EMBLEM: f32 = 36.0;
const WITH_EMBLEM: f32 = 152.0;
const WORDS: f32 = 60.0;

/// Says it in the middle of the room that is left; a low one has no emblem.
pub fn show(ui: &mut Ui, title: &str, hint: &str) {
    let room = ui.available_height();
    let has_emblem = room >= WITH_EMBLEM;
    let height = if has_emblem { WITH_EMBLEM } else { WORDS };
    ui.add_space(((room - height) / 2.0).max(0.0));
    ui.vertical_centered(|ui| {
        if has_emblem {
            let (emblem, _) = ui.allocate_exact_size(Vec2::splat(2.0 * EMBLEM), Sense::hover());
            star::emblem(ui.painter(), emblem.center(), EMBLEM, &Theme::of(ui.ctx()));
            ui.add_space(theme::space::MEDIUM);
        }
        surface::heading(ui, title);
        form::hint(ui, hint);
    });
}
