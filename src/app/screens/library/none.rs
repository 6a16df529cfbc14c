//! A list without games: why nothing is listed, and how to see more or the way to a first game.

use egui::{Align, Key as Press, Layout, Ui, UiBuilder};

use super::{
    filters::{Filter, Filters},
    search,
};
use crate::{AppCommand, AppState, screens::games};
use ui::{actions::Action, drawing::symbols::Symbol, home_tile::TilePlace, list_page, theme};

/// Shows it where none of `all` games of a shelf is listed, some of which may still be read, perhaps while one types words to
/// look for; what was asked for.
pub fn show(
    ui: &mut Ui,
    app: &AppState,
    filters: &mut Filters,
    all: usize,
    (is_reading, is_typing): (bool, bool),
) -> Option<AppCommand> {
    let texts = &app.texts;
    let is_first = all == 0 && !is_reading && filters.filter != Filter::Trash;
    let (title, hint) = match filters.filter {
        _ if all == 0 && is_reading => (texts.library_reading(), None),
        Filter::Trash if all == 0 => (texts.library_trash_empty(), None),
        _ if all == 0 => (texts.library_empty(), Some(texts.library_empty_hint())),
        _ => (texts.library_nothing_found(), Some(texts.library_nothing_found_hint())),
    };
    let room = ui.available_rect_before_wrap();
    list_page::empty(ui, room, title, hint);
    let below = room.with_min_y(room.center().y + theme::space::LARGE * 2.0);
    let below = UiBuilder::new().max_rect(below).layout(Layout::top_down(Align::Center));
    let shown = ui.scope_builder(below, |ui| {
        if filters.is_set() {
            if search::clear(texts, is_typing).show(ui, texts).is_some() {
                *filters = filters.cleared();
            }
            return None;
        }
        let first = games::first_way(app, TilePlace::Main).filter(|_| is_first)?;
        let new = Action::new(texts.home_new_game(), AppCommand::Go(first.page));
        new.icon(Symbol::Play).key(Press::Enter).primary().show(ui, texts)
    });
    shown.inner
}
