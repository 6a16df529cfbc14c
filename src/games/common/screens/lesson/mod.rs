//! What the lessons of all games have on their pages: the key that leads there, the bar, and how a step is told.

mod step_card;

use egui::{Key as Press, Label, Response, RichText, Sense, Ui, accesskit, vec2};

use super::{game_actions, table::strip};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    form,
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

/// What stands out of a few sentences: that something else was tried, or how it ended.
pub fn stressed(ui: &mut Ui, words: &str, size: TextSize) {
    let ink = Theme::of(ui.ctx()).gold_ink;
    ui.add(Label::new(RichText::new(words).font(theme::bold(size)).color(ink)).wrap());
}

/// What was learnt, a line for each thing.
pub fn learnt(ui: &mut Ui, lines: &[&str]) {
    let theme = Theme::of(ui.ctx());
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = theme::space::TIGHT;
        for line in lines {
            let words = RichText::new(*line).font(theme::body(TextSize::TEXT)).color(theme.ink);
            form::marked(ui, (Symbol::Check, theme.success, form::MARKED), words);
        }
    });
}

/// The ways on beside the game that comes next: to one of one's own choice, and to a real table.
pub fn ways_on<C>(ui: &mut Ui, texts: &Texts, [game, table]: [C; 2]) -> Option<C> {
    let game = Action::new(texts.home_new_game(), game).icon(Symbol::Plus).key(Press::N);
    let table = Action::new(texts.new_table_title(), table).icon(Symbol::Page).key(Press::T);
    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), theme::size::TOUCH), Sense::hover());
    strip::buttons(ui, texts, place, vec![game, table])
}
