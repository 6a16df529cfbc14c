//! "If it ended now": what everyone would get.

use egui::{Align2, RichText, Sense, Ui, pos2, vec2};

use crate::{
    games::roll_and_write::{
        session::{AppView, PlaySession},
        text::event_text,
    },
    kernel::record::Seat,
    text::Texts,
    ui::{
        theme::{self, TextSize, Theme},
        widgets::{fitted_text, surface},
    },
};

/// What is shown: a word and its points, those of whose turn it is marked.
type Part = (String, u16, bool);

/// What a row is called.
type Name = fn(&Texts, &[Seat], usize) -> String;

/// One who scores is told in parts, several by their totals.
fn parts(app: &AppView<'_>, session: &PlaySession, name: Name) -> Vec<Part> {
    let texts = app.texts;
    let game = session.game();
    let rows = game.state().cards(game.config()).rows;
    let scoring: Vec<_> = (0..).zip(&rows).filter_map(|(row, card)| Some((row, card.as_ref()?))).collect();
    match scoring.as_slice() {
        [(_, card)] => [
            (texts.types(), card.types_vp(), false),
            (texts.lines(), card.lines_vp(), false),
            (texts.coins(), card.coins_vp(), false),
            (texts.total(), card.total(), true),
        ]
        .map(|(name, vp, strong)| (name.to_lowercase(), vp, strong))
        .into(),
        several => several
            .iter()
            .map(|&(row, card)| {
                (name(texts, &game.header.seats, row), card.total(), row == game.state().seat())
            })
            .collect(),
    }
}

/// In one line.
pub fn line(ui: &mut Ui, app: &AppView<'_>, session: &PlaySession) {
    let theme = Theme::of(ui.ctx());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = theme::space::MEDIUM;
        let label = RichText::new(app.texts.play_ended_now()).font(theme::title(TextSize::LEAD));
        ui.label(label.color(theme.ink));
        for (name, vp, strong) in parts(app, session, event_text::short_name) {
            let (font, ink) = if strong {
                (theme::bold(TextSize::TEXT), theme.gold_ink)
            } else {
                (theme::body(TextSize::SMALL), theme.ink_soft)
            };
            let words = RichText::new(format!("{name} {vp}")).font(font).color(ink);
            ui.add(egui::Label::new(words).truncate());
        }
    });
}

/// In large figures.
pub fn figures(ui: &mut Ui, app: &AppView<'_>, session: &PlaySession) {
    let theme = Theme::of(ui.ctx());
    surface::heading(ui, app.texts.play_ended_now());
    let parts = parts(app, session, event_text::name);
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let step = rect.width() / parts.len() as f32;
    for (k, (name, vp, strong)) in parts.iter().enumerate() {
        let x = rect.min.x + step * (k as f32 + 0.5);
        let colour = if *strong { theme.gold_ink } else { theme.ink };
        let top = pos2(x, rect.min.y);
        let figure = ui.painter().text(
            top,
            Align2::CENTER_TOP,
            vp.to_string(),
            theme::figures(TextSize::DISPLAY),
            colour,
        );
        let below = pos2(x, figure.max.y) + vec2(0.0, -2.0);
        let room = step - 6.0;
        fitted_text(
            ui.painter(),
            below,
            Align2::CENTER_TOP,
            name,
            theme::body(TextSize::SMALL),
            theme.ink_soft,
            room,
        );
    }
    response.widget_info(|| {
        let words: Vec<String> = parts.iter().map(|(name, vp, _)| format!("{vp} {name}")).collect();
        egui::WidgetInfo::labeled(egui::Role::Label, true, words.join(", "))
    });
}
