//! What no legal game can give: named with its reason, and kept if somebody says that it is true.

use egui::{RichText, Sense, Ui, Vec2};

use super::{Figures, words::said};
use crate::app::{
    Command, Companion, PadSession, TableDeed,
    art::symbols::{self, Symbol},
    oddities,
    texts::Key,
    theme::{self, Theme},
    widgets::button::Button,
};

pub(super) fn show(
    ui: &mut Ui,
    companion: &Companion,
    session: &PadSession,
    figures: &Figures,
    commands: &mut Vec<Command>,
) {
    let theme = Theme::of(ui.ctx());
    let texts = &companion.texts;
    let hint = if figures.oddities.is_empty() { Key::PadAuditNone } else { Key::PadAuditHint };
    ui.label(RichText::new(texts.get(hint)).font(theme::body(16.0)).color(theme.ink_soft));
    for oddity in &figures.oddities {
        let words = oddities::told(texts, &session.pad().header.seats, oddity);
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            let (icon, _) = ui.allocate_exact_size(Vec2::splat(22.0), Sense::hover());
            symbols::paint(ui.painter(), icon.shrink(2.0), Symbol::Info, theme.danger);
            let text = RichText::new(&words).font(theme::body(16.5)).color(theme.ink);
            let room = ui.available_width() - 170.0;
            ui.allocate_ui(egui::vec2(room, 0.0), |ui| {
                ui.set_width(room);
                ui.add(egui::Label::new(text).wrap());
            });
            let name = said(texts, texts.get(Key::PadKeep), &words);
            if ui.add(Button::secondary(texts.get(Key::PadKeep)).name(&name)).clicked() {
                commands.push(Command::Table(TableDeed::Confirm(oddity.to_string())));
            }
        });
    }
    for oddity in &figures.kept {
        let words = oddities::told(texts, &session.pad().header.seats, oddity);
        let words = texts.with(Key::HistoryConfirmed, &[("what", words.into())]);
        ui.label(RichText::new(words).font(theme::body(16.0)).color(theme.ink_soft));
    }
}
