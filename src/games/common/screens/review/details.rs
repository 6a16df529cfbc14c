//! The step that is chosen, in words, and the ways to others.

use egui::{Key as Press, RichText, Ui, Vec2};

use super::model::Model;
use crate::{screens::advice, words::HintText};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    theme::{self, TextSize, Theme},
};

/// The keys of the costliest decisions.
const RANKS: [Press; 3] = [Press::Num1, Press::Num2, Press::Num3];

/// Shows it, with what is said of a decision, and before that what a game adds; the step to go to.
pub fn show<M, C>(
    ui: &mut Ui,
    texts: &Texts,
    (model, chosen): (&Model, usize),
    decision: Option<&HintText<M, C>>,
    before: impl FnOnce(&mut Ui),
) -> Option<usize> {
    let theme = Theme::of(ui.ctx());
    let go = ways(ui, texts, model, chosen);
    ui.add_space(theme::space::SMALL);
    // One of the costliest has said it already, on its button.
    if !model.costliest.iter().any(|(at, _)| *at == chosen) {
        let words = &*model.steps[chosen].words;
        let words = RichText::new(words).font(theme::bold(TextSize::TEXT)).color(theme.ink);
        ui.add(egui::Label::new(words).wrap());
    }
    if let Some(decision) = decision {
        before(ui);
        advice::show(ui, texts, decision, (0.0, true), true);
    }
    go
}

/// One step back and on, and to the costliest decisions.
fn ways(ui: &mut Ui, texts: &Texts, model: &Model, chosen: usize) -> Option<usize> {
    let last = model.steps.len() - 1;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(theme::space::SMALL);
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
        if let Some(smaller) = &model.smaller {
            // All of it comes below where there is no room for it behind the buttons.
            ui.add(egui::Label::new(smaller).extend());
        }
        go
    })
    .inner
}
