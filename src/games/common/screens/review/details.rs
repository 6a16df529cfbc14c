//! The step that is chosen, in words, and the ways to others.

use egui::{Key as Press, Label, RichText, Ui, Vec2};

use super::model::Model;
use crate::{REVIEW_MISTAKES, screens::advice, words::HintText};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    theme::{self, TextSize, Theme},
    widgets::text_width,
};

/// The keys of the mistakes.
const KEYS: [Press; REVIEW_MISTAKES] = [Press::Num1, Press::Num2, Press::Num3];

/// In a lower card buttons have figures in the place of words, and what a game adds stands beside them, with what is said where
/// there is room: more is seen of the decision below that.
const LOW: f32 = 252.0;

/// Shows it, with what is said of a decision, and before that what a game adds; the step to go to.
pub fn show<M, C>(
    ui: &mut Ui,
    texts: &Texts,
    (model, chosen): (&Model, usize),
    decision: Option<&HintText<M, C>>,
    before: impl FnOnce(&mut Ui),
) -> Option<usize> {
    let is_low = ui.available_height() < LOW;
    let (said, font) = (&*model.steps[chosen].words, theme::bold(TextSize::TEXT));
    let words = RichText::new(said).font(font.clone()).color(Theme::of(ui.ctx()).ink);
    let go = if is_low && decision.is_some() {
        let (go, is_said) = ways(ui, texts, (model, chosen), is_low, |ui| {
            before(ui);
            let has_room = text_width(ui.painter(), said, font) <= ui.available_rect_before_wrap().width();
            if has_room {
                ui.add(Label::new(words.clone()).extend());
            }
            has_room
        });
        ui.add_space(theme::space::TIGHT);
        if !is_said {
            ui.add(Label::new(words).wrap());
        }
        go
    } else {
        let (go, ()) = ways(ui, texts, (model, chosen), is_low, |_| ());
        ui.add_space(if is_low { theme::space::TIGHT } else { theme::space::SMALL });
        // Where it has words, the button of a mistake has said it already.
        if is_low || model.mistakes.iter().all(|mistake| mistake.step != chosen) {
            ui.add(Label::new(words).wrap());
        }
        if decision.is_some() {
            before(ui);
        }
        go
    };
    if let Some(decision) = decision {
        advice::show(ui, texts, decision, true, true);
    }
    go
}

/// One step back and on, and to the mistakes, with `more` behind them.
fn ways<R>(
    ui: &mut Ui,
    texts: &Texts,
    (model, chosen): (&Model, usize),
    is_low: bool,
    more: impl FnOnce(&mut Ui) -> R,
) -> (Option<usize>, R) {
    let row = ui.horizontal_wrapped(|ui| {
        let apart = if is_low { theme::space::TIGHT } else { theme::space::SMALL };
        ui.spacing_mut().item_spacing = Vec2::splat(apart);
        let beside = beside(ui, texts, (model, chosen));
        let mistake = mistakes(ui, texts, (model, chosen), is_low);
        // The sum above tells all of it together.
        if let Some(smaller) = model.smaller.as_ref().filter(|_| !is_low) {
            // All of it comes below where there is no room for it behind the buttons.
            ui.add(Label::new(smaller).extend());
        }
        (mistake.or(beside), more(ui))
    });
    row.inner
}

/// One step back and on.
fn beside(ui: &mut Ui, texts: &Texts, (model, chosen): (&Model, usize)) -> Option<usize> {
    let last = model.steps.len() - 1;
    let back = Action::new(texts.review_back(), chosen.saturating_sub(1)).icon(Symbol::ChevronLeft);
    let back = back.key(Press::ArrowLeft).as_icon().show(ui, texts);
    let on = Action::new(texts.review_on(), (chosen + 1).min(last)).icon(Symbol::ChevronRight);
    on.key(Press::ArrowRight).as_icon().show(ui, texts).or(back)
}

/// To the mistakes.
fn mistakes(ui: &mut Ui, texts: &Texts, (model, chosen): (&Model, usize), is_low: bool) -> Option<usize> {
    if model.mistakes.is_empty() {
        ui.label(texts.review_none());
    }
    let mut go = None;
    for ((rank, mistake), key) in (1_u8..).zip(&model.mistakes).zip(KEYS) {
        let name = texts.review_mistake(rank, &mistake.words);
        let label = if is_low { &mistake.figure } else { &mistake.words };
        let there = Action::new(label.as_str(), mistake.step).name(name).key(key);
        go = there.selected(mistake.step == chosen).show(ui, texts).or(go);
    }
    go
}
