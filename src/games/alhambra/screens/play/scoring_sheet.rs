//! A scoring with the reasons of a row, and the scorings that were held before.

use std::cmp::Reverse;

use egui::{Key as Press, RichText, ScrollArea, Ui};

use super::seen::Seen;
use crate::{
    rules::{Scoring, ScoringSnapshot, scored},
    session::Alhambra,
    text::names::{self, who},
};
use common::screens::table::reasons;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    theme::{self, TextSize},
    widgets::{segmented, surface},
};

/// The room beside what scrolls in a window.
pub const BESIDE: f32 = 152.0;

/// Shows it in a window; whether that is closed.
pub fn show(ui: &mut Ui, texts: &Texts, seen: &Seen<'_>, scoring: &mut Scoring, row: &mut usize) -> bool {
    let held: Vec<&ScoringSnapshot> = seen.state().snapshots().collect();
    let Some(at) = held.iter().position(|held| held.scoring == *scoring) else { return true };
    surface::heading(ui, &names::sentence(&names::scoring(texts, *scoring)));
    if held.len() > 1 {
        let names: Vec<String> =
            held.iter().map(|held| names::sentence(&names::scoring(texts, held.scoring))).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut chosen = at;
        segmented::show(ui, texts.alhambra_scorings(), &mut chosen, &names);
        *scoring = held[chosen].scoring;
    }
    let cards = scored(held[at]);
    let got: Vec<String> = cards
        .iter()
        .enumerate()
        .map(|(row, card)| texts.alhambra_got(&who(texts, seen.seats, row), card.vp))
        .collect();
    let shown: Vec<&str> = got.iter().map(String::as_str).collect();
    segmented::show(ui, texts.alhambra_scoring_rows(), row, &shown);
    let room = (ui.ctx().content_rect().height() - BESIDE * 2.0).max(BESIDE);
    ui.label(totals(texts, seen, &held[..=at]));
    if let Some(card) = cards.get(*row) {
        let scroll = ScrollArea::vertical().id_salt("scored").max_height(room).auto_shrink([false, true]);
        scroll.show(ui, |ui| {
            for part in &card.parts {
                reasons::list::<Alhambra>(ui, texts, seen.seats, part, 0);
            }
        });
    }
    let done = Action::new(texts.close(), ())
        .icon(Symbol::Check)
        .key(Press::Enter)
        .key(Press::Escape)
        .primary()
        .once();
    done.show(ui, texts).is_some()
}

/// What everybody has after these scorings, most first.
fn totals(texts: &Texts, seen: &Seen<'_>, held: &[&ScoringSnapshot]) -> RichText {
    let mut totals = vec![0; seen.rows.len()];
    for card in held.iter().map(|held| scored(held)) {
        totals.iter_mut().zip(card).for_each(|(total, card)| *total += card.vp);
    }
    let mut rows: Vec<usize> = (0..totals.len()).collect();
    rows.sort_by_key(|row| Reverse(totals[*row]));
    let told: Vec<String> =
        rows.into_iter().map(|row| texts.alhambra_got(&who(texts, seen.seats, row), totals[row])).collect();
    RichText::new(texts.alhambra_scoring_totals(&told.join(" · "))).font(theme::medium(TextSize::TEXT))
}
