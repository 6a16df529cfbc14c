//! A menu: entries one below the other, one of which always has the keyboard.

use egui::{Event, Id, Key as Press, Modifiers, Ui};

use super::{
    actions::Action,
    keys::reaches,
    theme,
    widgets::roving::{focus, rove_in_line},
};
use crate::text::Texts;

/// A window that is lower than this has its entries closer together.
const LOW: f32 = 720.0;

/// Shows the entries; what was asked for. The arrow keys lead from one to the next, Home and End to the ends.
pub fn show<C>(ui: &mut Ui, texts: &Texts, entries: Vec<Action<'_, C>>) -> Option<C> {
    if ui.ctx().content_rect().height() < LOW {
        ui.spacing_mut().item_spacing.y = theme::space::HAIR;
    }
    // With other keys held down Enter is not for the entry that has the keyboard.
    ui.input_mut(|input| input.events.retain(|event| !is_held_enter(event)));
    let width = ui.available_width();
    // The ring around the first entry, and around the last, needs room where the menu is scrolled.
    ui.add_space(theme::space::TIGHT);
    let mut ids: Vec<Id> = Vec::new();
    let mut chosen = None;
    for entry in entries {
        let (response, asked) = entry.draw(ui, texts, width);
        if response.enabled() {
            ids.push(response.id);
        }
        if asked {
            chosen = chosen.or(Some(entry.into_does()));
        }
    }
    ui.add_space(theme::space::TIGHT);
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let end =
        [(Press::Home, ids.first()), (Press::End, ids.last())].into_iter().find(|(key, _)| pressed(*key));
    let is_free = reaches(ui) && !ids.iter().any(|id| ui.memory(|memory| memory.has_focus(*id)));
    if let Some(id) = end.map_or(ids.first().filter(|_| is_free), |(_, id)| id) {
        focus(ui, *id);
    }
    rove_in_line(ui, &ids);
    chosen
}

fn is_held_enter(event: &Event) -> bool {
    matches!(event, Event::Key { key: Press::Enter, modifiers, .. } if modifiers.any())
}
