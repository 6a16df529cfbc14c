//! The list: only the visible rows are drawn.

use std::hash::Hash;

use egui::{
    Align2, FocusDirection, Key as Press, Modifiers, Rect, Role, ScrollArea, Sense, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};

use super::{
    places::{HEADING, Places},
    row::{self, Chosen, How, Row, RowState},
    selection::{self, Selection},
};
use crate::{
    actions::{by_keys, by_one_of},
    keys::{Shortcut, reaches},
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, roving, table},
};
use text::Texts;

/// Something that is listed.
pub trait Listed {
    /// What tells it apart from all others.
    type Id: Clone + Eq + Hash;
    /// This of it.
    fn id(&self) -> &Self::Id;
    /// Its row.
    fn row(&self) -> Row<'_>;
    /// Draws its picture.
    fn paint(&self, ui: &Ui, place: Rect);
}

/// All that is listed, of which only what is seen is asked for.
pub trait Listing {
    /// What tells one from all others.
    type Id: Clone + Eq + Hash;
    /// Whether several can be selected together.
    const SEVERAL: bool = false;
    /// How many there are.
    fn count(&self) -> usize;
    /// What tells this one from all others.
    fn id(&self, k: usize) -> &Self::Id;
    /// Its row.
    fn row(&self, k: usize) -> Row<'_>;
    /// Draws its picture.
    fn paint(&self, k: usize, ui: &Ui, place: Rect);
    /// The rows that have a heading above them, in their order.
    fn headed(&self) -> &[usize] {
        &[]
    }
    /// What the heading with this number says.
    fn heading(&self, _: usize) -> String {
        String::new()
    }
}

impl<T: Listed> Listing for [T] {
    type Id = T::Id;

    fn count(&self) -> usize {
        self.len()
    }

    fn id(&self, k: usize) -> &T::Id {
        self[k].id()
    }

    fn row(&self, k: usize) -> Row<'_> {
        self[k].row()
    }

    fn paint(&self, k: usize, ui: &Ui, place: Rect) {
        self[k].paint(ui, place);
    }
}

/// Shows the things and leads through them by keys; whether the selected one was opened, by Enter or two clicks.
pub fn show<L: Listing + ?Sized>(
    ui: &mut Ui,
    texts: &Texts,
    selection: &mut Selection<L::Id>,
    list: &L,
) -> bool {
    let places = Places { count: list.count(), headed: list.headed() };
    selection.find(places.count, |k| list.id(k));
    if L::SEVERAL {
        pick(ui, texts, selection, list);
    }
    let moved = lead(ui, texts, selection, list);
    let into_view = selection.take_hidden() || moved;
    let mut scroll = ScrollArea::vertical().auto_shrink(false);
    if into_view {
        let above = ((ui.available_height() - row::HEIGHT) / 2.0).max(0.0);
        let offset = places.top(selection.at()) - above;
        scroll = scroll.vertical_scroll_offset(offset.max(0.0));
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut chosen = Chosen { draggable: L::SEVERAL, count: places.count, ..Chosen::default() };
    scroll.show_viewport(ui, |ui, seen| {
        ui.set_height(places.height());
        let rows = places.seen(seen.min.y, seen.max.y);
        let top = ui.max_rect().min.y + places.top_with_heading(rows.start);
        let inside = UiBuilder::new().max_rect(ui.max_rect().with_min_y(top)).id_salt("rows");
        ui.scope_builder(inside, |ui| {
            table::as_role(ui, Role::List);
            for k in rows {
                if let Some(number) = places.heading(k) {
                    heading(ui, &list.heading(number));
                }
                show_row(ui, selection, list, k, &mut chosen);
            }
        });
    });
    selection.note_focus(chosen.focused);
    if let Some((k, how)) = chosen.selected {
        match how {
            How::Beside if L::SEVERAL => selection.toggle(k, list.id(k).clone()),
            How::UpTo if L::SEVERAL => selection.extend(k, |k| list.id(k)),
            _ => selection.take(k, list.id(k).clone()),
        }
        ui.ctx().request_repaint();
    }
    let entered = chosen.focused
        && reaches(ui)
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Press::Enter));
    chosen.opened || entered
}

/// Shows a row and notes what was done with it.
fn show_row<L: Listing + ?Sized>(
    ui: &mut Ui,
    selection: &Selection<L::Id>,
    list: &L,
    k: usize,
    chosen: &mut Chosen,
) {
    let (current, picked) = (k == selection.at(), selection.is_picked(list.id(k)));
    let several = selection.several().is_some();
    let selected = if several { picked } else { current };
    let standing = RowState { current, selected, picked: several && picked };
    let Some(picture) = chosen.row(ui, k, standing, &list.row(k)) else { return };
    list.paint(k, ui, picture);
    if standing.picked {
        row::paint_mark(ui, picture);
    }
}

/// Leads through the rows by keys; whether one did.
fn lead<L: Listing + ?Sized>(ui: &Ui, texts: &Texts, selection: &mut Selection<L::Id>, list: &L) -> bool {
    // Arrows move the focus from row to row; outside the list they lead through it, whatever has the focus.
    let on_row = selection.is_row_focused();
    if !on_row {
        roving::leave_arrows(ui, false);
    }
    let page = (ui.available_height() / row::HEIGHT) as usize;
    let keys = &selection::KEYS[if on_row { 2 } else { 0 }..];
    let Some(key) = by_one_of(ui, texts.keys_do_pick(), keys.iter().copied()) else { return false };
    if list.count() > 0 {
        let k = selection::target(keys[key], selection.at(), list.count(), page);
        selection.take(k, list.id(k).clone());
    }
    true
}

/// Selects several by keys.
fn pick<L: Listing + ?Sized>(ui: &Ui, texts: &Texts, selection: &mut Selection<L::Id>, list: &L) {
    let page = (ui.available_height() / row::HEIGHT) as usize;
    let keys = selection::KEYS.map(Shortcut::shift);
    let extended = by_one_of(ui, texts.keys_do_pick_more(), keys).filter(|_| list.count() > 0);
    if let Some(key) = extended {
        let k = selection::target(selection::KEYS[key], selection.at(), list.count(), page);
        selection.extend(k, |k| list.id(k));
        if selection.is_row_focused() {
            // From here on the keys lead through the list whatever has the focus.
            ui.memory_mut(|memory| {
                if let Some(row) = memory.focused() {
                    memory.surrender_focus(row);
                }
                memory.move_focus(FocusDirection::None);
            });
            selection.note_focus(false);
        }
    }
    if by_keys(ui, texts.keys_do_pick_all(), [Shortcut::ctrl(Press::A)]) {
        selection.pick_all(list.count(), |k| list.id(k));
    }
}

/// A heading between rows, which keys pass over.
fn heading(ui: &mut Ui, words: &str) {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEADING), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, words));
    let at = pos2(rect.min.x + theme::space::SMALL, rect.max.y - theme::space::MEDIUM);
    let font = theme::bold(TextSize::SMALL);
    fitted_text(ui.painter(), at, Align2::LEFT_CENTER, words, font, theme.ink_soft, rect.width());
}
