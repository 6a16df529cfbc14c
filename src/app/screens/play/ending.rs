//! "If it ended now": what the player would get.

use egui::{Align2, RichText, Sense, Ui, pos2, vec2};

use crate::{
    app::{
        Companion, Session,
        texts::Key,
        theme::{self, Theme},
        widgets::card,
    },
    rules::Card,
};

fn card_now(session: &Session) -> Option<Card> {
    let game = session.game();
    let seat = game.state().seat().min(game.terms().players() - 1);
    game.state().cards(game.terms()).rows[seat]
}

fn parts(companion: &Companion, card: &Card) -> [(String, u16); 4] {
    let texts = &companion.texts;
    let part = |key: Key, vp: u16| (texts.get(key).to_lowercase(), vp);
    [
        part(Key::Types, card.types_vp()),
        part(Key::Lines, card.lines_vp()),
        part(Key::Coins, card.coins_vp()),
        part(Key::Total, card.total()),
    ]
}

/// In one line.
pub fn line(ui: &mut Ui, companion: &Companion, session: &Session) {
    let Some(card) = card_now(session) else { return };
    let theme = Theme::of(ui.ctx());
    let [types, lines, coins, (_, total)] = parts(companion, &card);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let label = RichText::new(companion.texts.get(Key::PlayEndedNow)).font(theme::title(16.0));
        ui.label(label.color(theme.ink));
        for (name, vp) in [types, lines, coins] {
            ui.label(RichText::new(format!("{name} {vp}")).font(theme::body(15.0)).color(theme.ink_soft));
        }
        let total = companion.texts.with(Key::CountVp, &[("vp", total.into())]);
        ui.label(RichText::new(total).font(theme::bold(16.0)).color(theme.gold_ink));
    });
}

/// In large figures.
pub fn figures(ui: &mut Ui, companion: &Companion, session: &Session) {
    let Some(card) = card_now(session) else { return };
    let theme = Theme::of(ui.ctx());
    card::heading(ui, companion.texts.get(Key::PlayEndedNow));
    let parts = parts(companion, &card);
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let step = rect.width() / parts.len() as f32;
    for (k, (name, vp)) in parts.iter().enumerate() {
        let x = rect.min.x + step * (k as f32 + 0.5);
        let colour = if k == 3 { theme.gold_ink } else { theme.ink };
        let top = pos2(x, rect.min.y);
        let figure = ui.painter().text(top, Align2::CENTER_TOP, vp.to_string(), theme::title(28.0), colour);
        let below = pos2(x, figure.max.y) + vec2(0.0, -2.0);
        ui.painter().text(below, Align2::CENTER_TOP, name, theme::body(15.0), theme.ink_soft);
    }
    response.widget_info(|| {
        let words: Vec<String> = parts.iter().map(|(name, vp)| format!("{vp} {name}")).collect();
        egui::WidgetInfo::labeled(egui::Role::Label, true, words.join(", "))
    });
}
