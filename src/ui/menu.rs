//! A menu: entries one below the other, in groups; one of them always has the keyboard.

use std::collections::BTreeSet;

use egui::{Event, Frame, Id, Key as Press, Margin, Modifiers, Pos2, Ui};

use super::{
    actions::Action,
    keys::reaches,
    theme,
    widgets::{
        roving::{focus, rove_about},
        touch,
    },
};
use text::Texts;

/// A menu as wide as this has its entries in two columns, so that all are in sight in a low window.
const TWO_COLUMNS: f32 = 500.0;
/// In a window lower than this a menu has two columns.
const NOT_TALL: f32 = 900.0;
/// The width of a menu of two columns, and of one.
const WIDE: f32 = 660.0;
const SLIM: f32 = 380.0;
/// A window that is lower than this has its entries closer together.
const LOW: f32 = 720.0;

/// How wide a long menu is in a window of this height.
#[must_use]
pub const fn width(window: f32) -> f32 {
    if window < NOT_TALL { WIDE } else { SLIM }
}

/// Shows the entries, which a finger can hit; what was asked for. The arrow keys lead from one to the next, Home and End to the ends.
pub fn show<C>(ui: &mut Ui, texts: &Texts, entries: Vec<Action<'_, C>>) -> Option<C> {
    touch(ui);
    let is_low = ui.ctx().content_rect().height() < LOW;
    if is_low {
        ui.spacing_mut().item_spacing.y = theme::space::TIGHT;
    }
    // With other keys held down Enter is not for the entry that has the keyboard.
    ui.input_mut(|input| input.events.retain(|event| !is_held_enter(event)));
    let columns = if ui.available_width() < TWO_COLUMNS { 1 } else { 2 };
    let in_each = entries.len().div_ceil(columns).max(1);
    // The ring around an entry needs room where the menu is scrolled. At the left, where entries stand below their title,
    // it lies in the edge of the panel.
    let around = Frame::new().inner_margin(Margin { left: 0, right: 0, ..theme::margin::MENU });
    // Entries side by side stand on one line: a gap goes through both columns.
    let begin = entries.iter().enumerate().filter(|(_, entry)| entry.is_first_of_group());
    let gaps: BTreeSet<usize> = begin.map(|(i, _)| i % in_each).filter(|row| *row > 0).collect();
    let mut entries_at: Vec<(Id, Pos2)> = Vec::new();
    let mut rects = Vec::new();
    let mut chosen = None;
    let in_columns = |columns: &mut [Ui]| {
        for (i, entry) in entries.into_iter().enumerate() {
            let column = &mut columns[i / in_each];
            let entry = entry.in_menu();
            if gaps.contains(&(i % in_each)) {
                column.add_space(if is_low { theme::space::TIGHT } else { theme::space::MEDIUM });
            }
            let (response, asked) = entry.draw(column, texts, column.available_width());
            if response.enabled() {
                entries_at.push((response.id, response.rect.center()));
                rects.push((response.id, response.rect));
            }
            if asked {
                chosen = chosen.take().or(Some(entry.into_does()));
            }
        }
    };
    around.show(ui, |ui| {
        let clip = ui.clip_rect();
        ui.set_clip_rect(clip.with_min_x(clip.min.x - theme::space::TIGHT));
        ui.columns(columns, in_columns);
    });
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let end = [(Press::Home, entries_at.first()), (Press::End, entries_at.last())]
        .into_iter()
        .find(|(key, _)| pressed(*key));
    let focused = || ui.memory(egui::Memory::focused);
    let before = focused();
    let is_free = reaches(ui) && !entries_at.iter().any(|(id, _)| ui.memory(|memory| memory.has_focus(*id)));
    if let Some((id, _)) = end.map_or(entries_at.first().filter(|_| is_free), |(_, id)| id) {
        focus(ui, *id);
    }
    rove_about(ui, &entries_at);
    let moved = rects.into_iter().find(|(id, _)| focused() == Some(*id) && before != Some(*id));
    if let Some((_, rect)) = moved {
        ui.scroll_to_rect(rect.expand(theme::space::TIGHT), None);
    }
    chosen
}

fn is_held_enter(event: &Event) -> bool {
    matches!(event, Event::Key { key: Press::Enter, modifiers, .. } if modifiers.any())
}
