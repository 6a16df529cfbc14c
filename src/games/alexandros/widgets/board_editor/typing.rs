//! Typing a board as text: T A H L S and a full stop lay a place and move on to the next one.

use egui::{Event, Key, Ui};

use crate::rules::{BoardDraft, SpaceAt, Tile};

/// What was typed on a place, and where the keyboard goes next: to the next place of the row, then to the next row.
/// Delete makes water and stays, Backspace makes water and goes back.
pub(super) fn typed(ui: &Ui, draft: &BoardDraft, at: SpaceAt) -> Option<(Tile, SpaceAt)> {
    let mut typed = None;
    ui.input_mut(|input| {
        input.events.retain(|event| {
            if typed.is_some() {
                return true;
            }
            typed = match event {
                Event::Text(text) => laid(text).map(|tile| (tile, next(draft, at))),
                Event::Key { key: Key::Delete, pressed: true, .. } => Some((Tile::Sea, at)),
                Event::Key { key: Key::Backspace, pressed: true, .. } => {
                    Some((Tile::Sea, (at.0, at.1.saturating_sub(1))))
                }
                _ => None,
            };
            typed.is_none()
        });
        if typed.is_some() {
            // Here the key of a letter is no action of the screen.
            input.events.retain(
                |event| !matches!(event, Event::Key { pressed: true, modifiers, .. } if modifiers.is_none()),
            );
        }
    });
    typed
}

fn laid(text: &str) -> Option<Tile> {
    let letter = text.chars().next()?.to_ascii_uppercase();
    Tile::from_letter(letter).filter(|tile| *tile != Tile::Sea)
}

/// The next place; after the last of a row, the first of the next row. Typing beyond the end of a row makes it
/// longer.
fn next(draft: &BoardDraft, (row, column): SpaceAt) -> SpaceAt {
    let places = draft.rows.get(usize::from(row)).map_or(0, |text| text.chars().count());
    let is_last_row = usize::from(row) + 1 >= draft.rows.len();
    if usize::from(column) + 1 == places && !is_last_row { (row + 1, 0) } else { (row, column + 1) }
}
