//! What the last correction of a table changed.

use egui::{RichText, ScrollArea, Ui};

use crate::table::{TableDesk, TableGame};
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme},
    widgets::surface::Surface,
};

/// The share of the window that it has at most.
const MOST: f32 = 0.25;

/// Shows what the last step into the past did, if that was the last thing done.
pub fn show_corrected<G: TableGame>(ui: &mut Ui, texts: &Texts, desk: &TableDesk<G>) {
    let theme = Theme::of(ui.ctx());
    let Some(session) = &desk.table else { return };
    let Some(corrected) = desk.corrected.as_ref().filter(|last| last.is_of(session)) else { return };
    Surface::Plain.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let title =
            RichText::new(&corrected.what).font(theme::title(TextSize::HEADING)).color(theme.gold_ink);
        ui.label(title);
        let highest = ui.ctx().content_rect().height() * MOST;
        ScrollArea::vertical().id_salt("changes").max_height(highest).show(ui, |ui| {
            let mut words = G::changed(texts, &session.pad().header.seats, &corrected.changes);
            if words.is_empty() {
                words.push(texts.pad_changed_nothing().to_owned());
            }
            for words in words {
                ui.label(RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.ink));
            }
        });
    });
}
