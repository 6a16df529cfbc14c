//! The step that is chosen, in words, and the ways to others.

use egui::{Key as Press, RichText, Ui};

use super::{model::Model, step::ShownStep};
use common::screens::advice;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    theme::{self, TextSize, Theme},
};

/// The keys of the costliest decisions.
const RANKS: [Press; 3] = [Press::Num1, Press::Num2, Press::Num3];

/// What was asked for.
#[derive(Default)]
pub struct DetailsRequest {
    /// The step to go to.
    pub go: Option<usize>,
    /// The decision to try again, by its place among the player's.
    pub tries: Option<usize>,
}

/// Shows it.
pub fn show(ui: &mut Ui, texts: &Texts, model: &Model, chosen: usize, step: &ShownStep) -> DetailsRequest {
    let theme = Theme::of(ui.ctx());
    let mut asked = DetailsRequest { go: ways(ui, texts, model, chosen), tries: None };
    ui.add_space(theme::space::SMALL);
    let words = RichText::new(&step.words).font(theme::bold(TextSize::TEXT)).color(theme.ink);
    ui.add(egui::Label::new(words).wrap());
    if let Some(decision) = &step.decision {
        let again = Action::new(texts.trial_again(), decision.number).icon(Symbol::Redo);
        let again = again.key(Press::Enter).key(Press::T).primary();
        asked.tries = again.hint(texts.trial_again_hint()).show(ui, texts);
        ui.add_space(theme::space::TIGHT);
        advice::show(ui, texts, &decision.read, (0.0, true), true);
    }
    asked
}

/// One step back and on, and to the costliest decisions.
fn ways(ui: &mut Ui, texts: &Texts, model: &Model, chosen: usize) -> Option<usize> {
    let last = model.steps.len() - 1;
    ui.horizontal_wrapped(|ui| {
        let back = Action::new(texts.review_back(), chosen.saturating_sub(1)).icon(Symbol::ChevronLeft);
        let mut go = back.key(Press::ArrowLeft).as_icon().show(ui, texts);
        let on = Action::new(texts.review_on(), (chosen + 1).min(last)).icon(Symbol::ChevronRight);
        go = on.key(Press::ArrowRight).as_icon().show(ui, texts).or(go);
        if model.costliest.is_empty() {
            ui.label(texts.review_none());
        }
        for ((rank, (at, words)), key) in (1_u8..).zip(&model.costliest).zip(RANKS) {
            let name = texts.review_mistake(rank, words);
            let there = Action::new(words.as_str(), *at).name(name).key(key).selected(*at == chosen);
            go = there.show(ui, texts).or(go);
        }
        go
    })
    .inner
}
