//! What the lessons of all games have on their pages: the key that leads there, the bar, and how a step is told.

mod step_card;

use egui::{Key as Press, Label, Response, RichText, Ui, accesskit};

use super::game_actions;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    theme::{self, TextSize, Theme},
    widgets::top_bar,
};

pub use step_card::StepCard;

/// The key of the lesson, where it is offered.
pub const KEY: Press = Press::F2;

/// The bar with the ways back and to the rules; `track` shows how far the game is.
pub fn bar<C>(
    ui: &mut Ui,
    texts: &Texts,
    track: impl FnOnce(&mut Ui),
    [back, rules]: [C; 2],
    commands: &mut Vec<C>,
) {
    top_bar::show(ui, texts.lesson(), track, |ui| {
        let back = Action::new(texts.back(), back).icon(Symbol::Close);
        commands.extend(back.key(Press::Escape).as_icon().show(ui, texts));
        commands.extend(game_actions::rules(texts, rules).quiet().show(ui, texts));
    });
}

/// A few sentences.
pub fn paragraph(ui: &mut Ui, words: &str, size: TextSize) -> Response {
    let ink = Theme::of(ui.ctx()).ink;
    ui.add(Label::new(RichText::new(words).font(theme::body(size)).color(ink)).wrap())
}

/// What a step says: read out as soon as it is another one.
pub fn told(ui: &mut Ui, words: &str, size: TextSize) {
    let told = paragraph(ui, words, size);
    ui.ctx().accesskit_node_builder(told.id, |node| node.set_live(accesskit::Live::Polite));
}

/// That something else was tried, told kindly.
pub fn strayed(ui: &mut Ui, words: &str) {
    let ink = Theme::of(ui.ctx()).gold_ink;
    ui.add(Label::new(RichText::new(words).font(theme::bold(TextSize::TEXT)).color(ink)).wrap());
}
