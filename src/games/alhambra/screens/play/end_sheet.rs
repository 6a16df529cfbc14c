//! Why the game ends, who gets what is left in the yard, and the hands, which everybody shows now (§A4.9).

use egui::{Key as Press, Sense, Ui, Vec2};

use super::seen::Seen;
use crate::{
    log::LastTile,
    rules::{Currency, Laid},
    text::{names, play_text},
    widgets::tiles,
};
use common::screens::lesson::paragraph;
use text::Texts;
use ui::{
    actions::Action,
    dialogs,
    drawing::symbols::Symbol,
    theme::{self, TextSize, Theme},
    widgets::surface,
};

/// The side of a tile.
const TILE: f32 = 56.0;

/// Shows it in a window; whether that is closed.
pub fn show(ui: &mut Ui, texts: &Texts, seen: &Seen<'_>, left: &[LastTile]) -> bool {
    surface::heading(ui, texts.alhambra_end());
    // A yard that is full ends no game by itself.
    let why =
        if left.len() == Currency::COUNT { texts.alhambra_end_passed() } else { texts.alhambra_end_stack() };
    paragraph(ui, why, TextSize::LEAD);
    dialogs::above_buttons(ui, theme::size::CONTROL + 48.0, |ui| {
        if left.is_empty() {
            paragraph(ui, texts.alhambra_end_none_left(), TextSize::TEXT);
        }
        for tile in left {
            last_tile(ui, texts, seen, tile);
        }
        surface::heading(ui, texts.alhambra_end_hands());
        for seat in 0..seen.config.players() {
            let hand = seen.state().player(seat).hand();
            let cards = match hand.is_empty() {
                true => texts.alhambra_no_card().to_owned(),
                false => names::cards(texts, hand),
            };
            paragraph(ui, &texts.alhambra_said(&seen.name(texts, seat), &cards), TextSize::TEXT);
        }
    });
    let done = Action::new(texts.close(), ()).icon(Symbol::Check).key(Press::Enter).key(Press::Escape);
    done.primary().once().show(ui, texts).is_some()
}

/// A tile that was left, who gets it, and what everybody has of its currency.
fn last_tile(ui: &mut Ui, texts: &Texts, seen: &Seen<'_>, left: &LastTile) {
    ui.horizontal(|ui| {
        let (place, _) = ui.allocate_exact_size(Vec2::splat(TILE), Sense::hover());
        tiles::paint(ui.painter(), place, &Theme::of(ui.ctx()), Laid::Piece(left.piece));
        ui.vertical(|ui| {
            paragraph(ui, &play_text::last_tile(texts, seen.seats, left), TextSize::TEXT);
            let sums = (0..seen.config.players()).map(|seat| {
                let sum = seen.state().player(seat).hand().sum(left.currency);
                texts.alhambra_said(&seen.name(texts, seat), &sum.to_string())
            });
            paragraph(ui, &sums.collect::<Vec<_>>().join(" · "), TextSize::SMALL);
        });
    });
}
