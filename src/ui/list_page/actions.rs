//! What can be done with the selected thing: buttons below its details.

use egui::{Key as Press, Rect, Ui, UiBuilder, pos2, vec2};

use crate::{actions::Action, theme, widgets::shortcut_row};
use text::Texts;

/// The height of a button, and of a row of them with the gap above it.
const BUTTON: f32 = theme::size::CONTROL;
const ROW: f32 = 52.0;

/// What opening the thing does: the first action, unless it loses something.
pub fn first<D>(actions: Vec<Action<'_, D>>) -> Option<D> {
    let first = actions.into_iter().next()?;
    (!first.is_danger()).then(|| first.into_does())
}

/// The first action as it stands out: Enter does it, too, unless it loses something.
pub fn as_first<D>(action: Action<'_, D>) -> Action<'_, D> {
    if action.is_danger() { action } else { action.first_key(Press::Enter).primary() }
}

/// Shows the actions, the most likely first, and the details in the room above them; what was asked for.
///
/// Two stand in a row, and the first alone where they are odd in number. Enter does the first, too.
pub fn show<D>(
    ui: &mut Ui,
    texts: &Texts,
    actions: Vec<Action<'_, D>>,
    details: impl FnOnce(&mut Ui),
) -> Option<D> {
    let room = ui.available_rect_before_wrap();
    let mut top = room.max.y - ROW * actions.len().div_ceil(2) as f32;
    ui.scope_builder(UiBuilder::new().max_rect(room.with_max_y(top)), |ui| {
        ui.shrink_clip_rect(ui.max_rect());
        details(ui);
    });
    let mut asked = None;
    let mut left = actions.len();
    let actions =
        actions.into_iter().enumerate().map(|(k, action)| if k == 0 { as_first(action) } else { action });
    let row = Rect::from_min_size(room.min, vec2(room.width(), BUTTON));
    let width = |k: usize| shortcut_row::width(row, if k == 0 && left % 2 == 1 { 1 } else { 2 });
    let mut actions = Action::with_icons_alike(ui, texts, actions.collect(), width).into_iter();
    while left > 0 {
        let count = if left % 2 == 1 { 1 } else { 2 };
        let line = Rect::from_min_size(pos2(room.min.x, top + ROW - BUTTON), vec2(room.width(), BUTTON));
        ui.push_id(left, |ui| {
            shortcut_row::show(ui, line, count, |ui, _, width| {
                let action = actions.next().and_then(|action| action.show_wide(ui, texts, width));
                asked = asked.take().or(action);
            });
        });
        left -= count;
        top += ROW;
    }
    asked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opening_something_does_what_comes_first_unless_that_loses_something() {
        let action = |does| Action::new("", does);
        assert_eq!(first(vec![action(1), action(2).danger()]), Some(1));
        assert_eq!(first(vec![action(1).danger(), action(2)]), None);
        assert_eq!(first::<u8>(Vec::new()), None);
    }
}
