//! What taxes would bring now: a row for each player with the gain and the points after it, and the cards that allow
//! collecting them. The points before are those of the players above.

use egui::{Align2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::known::Known;
use crate::{
    pad::LedgerGame,
    rules::Symbol,
    screens::{colour, words},
    widgets::symbols::{self, Tones},
};
use kernel::record::Seat;
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, surface},
};

/// The height of a row, and the width of each of its figures.
const ROW: f32 = 32.0;
const FIGURE: f32 = 56.0;
/// The disc of a player.
const DISC: f32 = 7.0;

/// Draws both below their heading.
pub(super) fn show(ui: &mut Ui, texts: &Texts, table: &LedgerGame, known: &Known) {
    surface::heading(ui, texts.alexandros_page_taxes_now());
    let (before, taxes) = (table.state().points(), &known.taxes);
    let figures = before.iter().zip(&taxes.gains).zip(&taxes.after);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (row, (seat, ((before, gain), after))) in table.header.seats.iter().zip(figures).enumerate() {
            player(ui, texts, (row, seat), [*before, *gain, *after]);
        }
    });
    if !known.tax_cards.is_empty() {
        cards(ui, texts, &known.tax_cards);
    }
}

/// Draws a player with what taxes bring, and the points after; the points before are only said.
fn player(ui: &mut Ui, texts: &Texts, (row, seat): (usize, &Seat), [before, gain, after]: [u16; 3]) {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let said = texts.alexandros_page_before_after(&seat.name, gain, before, after);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let (painter, middle) = (ui.painter(), rect.center().y);
    painter.hline(rect.x_range(), rect.max.y, theme::stroke::fine(theme.gold_line));
    let disc = pos2(rect.min.x + theme::space::SMALL, middle);
    painter.circle(disc, DISC, colour(&theme, row, seat), theme::stroke::fine(theme.line));
    let gain = if gain > 0 { format!("+ {gain}") } else { String::new() };
    let columns = [
        (after.to_string(), theme::figures(TextSize::LEAD), theme.ink),
        (gain, theme::medium(TextSize::TEXT), theme.gold_ink),
    ];
    let mut right = rect.max.x;
    for (figure, font, ink) in columns {
        let room = FIGURE - theme::space::SMALL;
        fitted_text(painter, pos2(right, middle), Align2::RIGHT_CENTER, &figure, font, ink, room);
        right -= FIGURE;
    }
    let name = pos2(rect.min.x + theme::size::SMALL_DRAWING, middle);
    let font = theme::medium(TextSize::TEXT);
    fitted_text(painter, name, Align2::LEFT_CENTER, &seat.name, font, theme.ink, right - name.x);
    response.on_hover_text(said);
}

/// Draws the cards after what they are for.
fn cards(ui: &mut Ui, texts: &Texts, cards: &[Symbol]) {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let names: Vec<String> = cards.iter().map(|card| words::symbol(texts, *card)).collect();
    let said = words::said(texts, texts.alexandros_page_tax_with(), &names.join(", "));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let (painter, middle) = (ui.painter(), rect.center().y);
    let side = theme::size::SMALL_DRAWING;
    let step = side + theme::space::TIGHT;
    let room = rect.width() - step * cards.len() as f32 - theme::space::SMALL;
    let (words, font) = (texts.alexandros_page_tax_with(), theme::body(TextSize::TEXT));
    let words =
        fitted_text(painter, rect.left_center(), Align2::LEFT_CENTER, words, font, theme.ink_soft, room);
    let first = words.max.x + theme::space::SMALL + side / 2.0;
    for (k, card) in cards.iter().enumerate() {
        let place = Rect::from_center_size(pos2(first + step * k as f32, middle), Vec2::splat(side));
        let tones = Tones { ink: symbols::colours_of(&theme, *card).ink, ground: theme.paper };
        symbols::paint(painter, place, *card, tones);
    }
    response.on_hover_text(said);
}
