//! The keyboard among the cells of a grid: an arrow key goes from one to the next and stops at the edge.

use egui::{EventFilter, FocusDirection, Id, Modifiers, Pos2, Response, Sense, Ui, Vec2, accesskit::Action};

use crate::keys::{ARROWS, pressed};

/// A cell: row and column, from 0.
pub type At = (usize, usize);

/// Where an arrow key leads from a cell, over what is not there; the key is used up. None without one, or at the edge.
pub fn step(ui: &Ui, from: At, (rows, columns): At, is_there: impl Fn(At) -> bool) -> Option<At> {
    let is_pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let ways = [(-1, 0), (1, 0), (0, -1), (0, 1)];
    let (_, (down, right)) = ARROWS.into_iter().zip(ways).find(|(key, _)| is_pressed(*key))?;
    let mut at = from;
    loop {
        at = (at.0.checked_add_signed(down)?, at.1.checked_add_signed(right)?);
        if at.0 >= rows || at.1 >= columns {
            return None;
        }
        if is_there(at) {
            return Some(at);
        }
    }
}

/// What a cell answers to: Tab comes to the one cell that is its stop; an arrow key and a screen reader come to any.
#[must_use]
pub fn sense(ui: &Ui, id: Id, is_stop: bool) -> Sense {
    let has_it = ui.memory(|memory| memory.has_focus(id));
    let asked = ui.input(|input| input.has_accesskit_action_request(id, Action::Focus));
    if is_stop || has_it || asked { Sense::click() } else { Sense::CLICK }
}

/// Takes the keyboard from a cell that has it to where an arrow key leads.
pub fn rove(
    ui: &Ui,
    response: &Response,
    from: At,
    size: At,
    is_there: impl Fn(At) -> bool,
    id: impl Fn(At) -> Id,
) {
    if response.has_focus() {
        keep_arrows(ui, response.id);
        if let Some(at) = step(ui, from, size, is_there) {
            focus(ui, id(at));
        }
    }
}

/// Takes the keyboard from one of these, each with its middle, to the nearest one where an arrow key points.
pub fn rove_about(ui: &Ui, places: &[(Id, Pos2)]) {
    let has_it = |(id, _): &&(Id, Pos2)| ui.memory(|memory| memory.has_focus(*id));
    let Some(&(from, at)) = places.iter().find(has_it) else { return };
    keep_arrows(ui, from);
    let is_pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let Some((_, way)) = ARROWS.into_iter().zip(WAYS).find(|(key, _)| is_pressed(*key)) else { return };
    let far = |place: Pos2| {
        let (ahead, aside) = ((place - at).dot(way), (place - at).dot(way.rot90()).abs());
        // What lies more ahead than aside comes first.
        Some(ahead + 2.0 * aside).filter(|_| ahead > 1.0)
    };
    let nearest = places.iter().filter_map(|(id, place)| Some((id, far(*place)?)));
    if let Some((to, _)) = nearest.min_by(|a, b| a.1.total_cmp(&b.1)) {
        focus(ui, *to);
    }
}

/// Where the arrow keys point.
const WAYS: [Vec2; 4] = [Vec2::UP, Vec2::DOWN, Vec2::LEFT, Vec2::RIGHT];

/// The arrow keys are for the cell with the focus: egui would go anywhere by them.
pub fn keep_arrows(ui: &Ui, id: Id) {
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..Default::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
}

/// The arrow keys up and down are for the page, and with `sideways` the others, too: a button that has the keyboard
/// keeps it. A text keeps them.
pub fn leave_arrows(ui: &Ui, sideways: bool) {
    let Some(id) = ui.memory(egui::Memory::focused).filter(|_| !ui.ctx().text_edit_focused()) else { return };
    let filter = EventFilter { horizontal_arrows: sideways, vertical_arrows: true, ..Default::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
}

/// Whether an arrow key is to bring the keyboard to the grid: nothing has it.
pub fn arrives(ui: &Ui) -> bool {
    let free = ui.memory(|memory| memory.focused().is_none()) && !ui.ctx().any_popup_open();
    free && ARROWS.into_iter().any(|key| pressed(ui, key))
}

/// Brings the keyboard to a cell; the arrow key has done its work.
pub fn focus(ui: &Ui, id: Id) {
    ui.memory_mut(|memory| {
        memory.request_focus(id);
        memory.move_focus(FocusDirection::None);
    });
    ui.ctx().request_repaint();
}
