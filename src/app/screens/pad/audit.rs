//! What no legal game can give: named with its reason, and kept if somebody says that it is true.

use egui::{Key as Press, RichText, Sense, Ui, Vec2};

use super::{
    Figures,
    panel::{Next, Panel},
    words::said,
};
use crate::{
    app::{
        Command, Companion, PadSession, TableDeed,
        art::symbols::{self, Symbol},
        oddities,
        screens::pressed,
        table_story,
        texts::Key,
        theme::{self, Theme},
        widgets::button::Button,
    },
    rules::Oddity,
};

/// What is odd once more before the score card: kept as it is, or looked at.
pub(super) fn before_the_card(
    ui: &mut Ui,
    companion: &Companion,
    session: &PadSession,
    figures: &Figures,
    commands: &mut Vec<Command>,
) -> Next {
    show(ui, companion, session, figures, commands);
    ui.add_space(10.0);
    let texts = &companion.texts;
    let mut next = Next::Stay;
    ui.horizontal(|ui| {
        let keep = Button::primary(texts.get(Key::PadKeepAll)).icon(Symbol::Check).shortcut("K");
        if ui.add(keep).clicked() || pressed(ui, Press::K) {
            let confirm = |oddity: &Oddity| Command::Table(TableDeed::Confirm(oddity.to_string()));
            commands.extend(figures.oddities.iter().map(confirm));
            commands.push(Command::Table(TableDeed::Finish));
            next = Next::Close;
        }
        let look = Button::secondary(texts.get(Key::PadLook)).icon(Symbol::Library).shortcut("H");
        if ui.add(look).clicked() || pressed(ui, Press::H) {
            next = Next::Show(Panel::correct());
        }
    });
    next
}

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
    for (round, rows) in session.pad().tally().gaps() {
        let words = table_story::gap(texts, session.pad(), round, &rows);
        ui.add_space(6.0);
        ui.label(RichText::new(words).font(theme::body(16.0)).color(theme.ink));
    }
    for oddity in &figures.kept {
        let words = oddities::told(texts, &session.pad().header.seats, oddity);
        let words = texts.with(Key::HistoryConfirmed, &[("what", words.into())]);
        ui.label(RichText::new(words).font(theme::body(16.0)).color(theme.ink_soft));
    }
}
