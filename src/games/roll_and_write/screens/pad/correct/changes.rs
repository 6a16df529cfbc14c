//! What a correction changed downstream.

use egui::{RichText, ScrollArea, Ui};

use crate::{
    games::roll_and_write::{
        session::{AppView, PadSession},
        text::pad_text::changed,
    },
    ui::{
        theme::{self, TextSize, Theme},
        widgets::surface::Surface,
    },
};

/// The share of the window that it has at most.
const MOST: f32 = 0.25;

/// Shows what the last step into the past did, if that was the last thing done.
pub fn show_last(ui: &mut Ui, app: &AppView<'_>, session: &PadSession) {
    let (texts, theme) = (app.texts, Theme::of(ui.ctx()));
    let Some(corrected) = app.desk.tables.corrected.as_ref().filter(|last| last.is_of(session)) else {
        return;
    };
    Surface::Plain.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let title =
            RichText::new(&corrected.what).font(theme::title(TextSize::HEADING)).color(theme.gold_ink);
        ui.label(title);
        let highest = ui.ctx().content_rect().height() * MOST;
        ScrollArea::vertical().id_salt("changes").max_height(highest).show(ui, |ui| {
            let mut words = changed(texts, &session.pad().header.seats, &corrected.changes);
            if words.is_empty() {
                words.push(texts.pad_changed_nothing().to_owned());
            }
            for words in words {
                ui.label(RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.ink));
            }
        });
    });
}
