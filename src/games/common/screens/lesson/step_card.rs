//! What a step says, beside what it speaks of, as long as there is room for it.

use egui::{Ui, Vec2};

use crate::screens::tip_card::{TipCard, TipView, TipWords};
use text::Texts;

/// Where the words of a step stand.
#[derive(Default)]
pub struct StepCard {
    /// The words, the size of the window, and the card; none where there is no room for one.
    tried: Option<([String; 3], Vec2, Option<TipCard>)>,
}

impl StepCard {
    /// Whether these words have a place beside what they speak of; that they have none is known once they were shown.
    #[must_use]
    pub fn has(&self, ui: &Ui, words: TipWords<'_>) -> bool {
        let size = ui.ctx().content_rect().size();
        let known = self.tried.as_ref().filter(|(said, at, _)| *said == words.all() && *at == size);
        known.is_none_or(|(.., card)| card.is_some())
    }

    /// Shows the words of a step beside what they speak of.
    pub fn show(&mut self, ui: &Ui, texts: &Texts, tip: &TipView<'_>) {
        let (size, free) = (ui.ctx().content_rect().size(), tip.free_places(ui));
        let known = self.tried.take().filter(|(said, at, card)| {
            *said == tip.words.all() && *at == size && card.as_ref().is_none_or(|card| card.is_free(&free))
        });
        let (.., card) = self.tried.insert(known.unwrap_or_else(|| {
            ui.ctx().request_repaint();
            (tip.words.all().map(str::to_owned), size, TipCard::new(ui, texts, tip, &free))
        }));
        if let Some(card) = card {
            card.show(ui, texts, tip, &free);
        }
    }
}
