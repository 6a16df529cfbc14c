//! In which order players come: who goes first, and seats that are drawn by lot.

use egui::{Key, Response, RichText, Ui};

use crate::seating::{Controller, Seating};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    form,
    theme::{self, TextSize, Theme},
    widgets::drop_list,
};

/// Who goes first: drawn, or one of the first `players` places.
pub fn first<C: Controller>(ui: &mut Ui, texts: &Texts, seating: &mut Seating<C>, players: usize) {
    form::field(ui, texts.new_first(), |ui, label| choose_first(ui, texts, seating, players, label));
}

/// The same in one line with the lots.
pub fn first_and_lots<C: Controller>(ui: &mut Ui, texts: &Texts, seating: &mut Seating<C>, players: usize) {
    let ink = Theme::of(ui.ctx()).ink_soft;
    ui.add_space(theme::space::TIGHT);
    ui.horizontal_wrapped(|ui| {
        let label = RichText::new(texts.new_first()).font(theme::medium(TextSize::SMALL)).color(ink);
        let label = ui.label(label);
        choose_first(ui, texts, seating, players, &label);
        lots(ui, texts, seating, players);
    });
}

fn choose_first<C: Controller>(
    ui: &mut Ui,
    texts: &Texts,
    seating: &mut Seating<C>,
    players: usize,
    label: &Response,
) {
    let names = seating.of_first(players).names(texts);
    let drawn = texts.new_first_drawn();
    let choices: Vec<&str> = std::iter::once(drawn).chain(names.iter().map(String::as_str)).collect();
    let mut chosen = seating.first.map_or(0, |first| first + 1);
    drop_list::show(ui, label, 220.0, &mut chosen, &choices);
    seating.first = chosen.checked_sub(1);
}

/// Seats are drawn by lot.
pub fn lots<C: Controller>(ui: &mut Ui, texts: &Texts, seating: &mut Seating<C>, players: usize) {
    let lots = Action::new(texts.seat_lot(), ()).icon(Symbol::Die).key(Key::L).quiet();
    if lots.show(ui, texts).is_some() {
        seating.draw_lots(players, |below| rand::random_range(0..below));
    }
}
