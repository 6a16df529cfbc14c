//! The list: only the visible rows are drawn.

use egui::{Key as Press, Modifiers, Rect, ScrollArea, Ui};

use super::{
    row::{self, Chosen, Row},
    selection::{self, Selection},
};
use crate::{
    text::Texts,
    ui::{actions::by_one_of, keys::reaches, widgets::roving},
};

/// Something that is listed.
pub trait Listed {
    /// What tells it apart from all others.
    type Id: Clone + PartialEq;
    /// This of it.
    fn id(&self) -> &Self::Id;
    /// Its row.
    fn row(&self) -> Row<'_>;
    /// Draws its picture.
    fn paint(&self, ui: &Ui, place: Rect);
}

/// Shows the things and leads through them by keys; whether the selected one was opened, by Enter or two clicks.
pub fn show<T: Listed>(ui: &mut Ui, texts: &Texts, selection: &mut Selection<T::Id>, things: &[T]) -> bool {
    selection.find(things.iter().map(Listed::id));
    let page = (ui.available_height() / row::HEIGHT) as usize;
    // Arrows move the focus from row to row; outside the list they lead through it, whatever has the focus.
    let on_row = selection.is_row_focused();
    if !on_row {
        roving::leave_arrows(ui, false);
    }
    let keys = &selection::KEYS[if on_row { 2 } else { 0 }..];
    let mut into_view = selection.take_hidden();
    if let Some(k) = by_one_of(ui, texts.keys_do_pick(), keys.iter().copied()) {
        choose(selection, things, selection::target(keys[k], selection.at(), things.len(), page));
        into_view = true;
    }
    let mut scroll = ScrollArea::vertical().auto_shrink(false);
    if into_view {
        let above = ((ui.available_height() - row::HEIGHT) / 2.0).max(0.0);
        let offset = selection.at() as f32 * row::HEIGHT - above;
        scroll = scroll.vertical_scroll_offset(offset.max(0.0));
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut chosen = Chosen::default();
    scroll.show_rows(ui, row::HEIGHT, things.len(), |ui, rows| {
        for k in rows {
            let thing = &things[k];
            if let Some(picture) = chosen.row(ui, k, k == selection.at(), &thing.row()) {
                thing.paint(ui, picture);
            }
        }
    });
    selection.note_focus(chosen.focused);
    if let Some(k) = chosen.selected {
        choose(selection, things, k);
        ui.ctx().request_repaint();
    }
    let entered = chosen.focused
        && reaches(ui)
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Press::Enter));
    chosen.opened || entered
}

fn choose<T: Listed>(selection: &mut Selection<T::Id>, things: &[T], k: usize) {
    if let Some(thing) = things.get(k) {
        selection.take(k, thing.id().clone());
    }
}
