//! What can be done with the selected thing: a table of labels, icons and keys, shown as buttons below its details.

use egui::{Key as Press, Rect, Ui, UiBuilder, pos2, vec2};

use crate::{
    text::Texts,
    ui::{
        drawing::symbols::Symbol,
        keys::{key_name, pressed},
        widgets::{
            button::{Button, Emphasis},
            shortcut_row,
        },
    },
};

/// The height of a button, and of a row of them with the gap above it.
const BUTTON: f32 = 40.0;
const ROW: f32 = 50.0;

/// Something that can be done: `D` says what.
#[derive(Clone, Debug)]
pub struct Action<'a, D> {
    label: &'a str,
    icon: Symbol,
    key: Press,
    emphasis: Emphasis,
    does: D,
}

impl<'a, D> Action<'a, D> {
    /// An action with its button and the key that does the same.
    pub const fn new(label: &'a str, icon: Symbol, key: Press, does: D) -> Self {
        Self { label, icon, key, emphasis: Emphasis::Secondary, does }
    }

    /// It loses something: it is never what Enter does.
    pub fn danger(mut self) -> Self {
        self.emphasis = Emphasis::Danger;
        self
    }

    /// It is seldom wanted.
    pub fn quiet(mut self) -> Self {
        self.emphasis = Emphasis::Quiet;
        self
    }

    /// Shows its button, with the key that is pressed for it; whether it was clicked.
    pub(super) fn button(
        &self,
        ui: &mut Ui,
        texts: &Texts,
        emphasis: Emphasis,
        key: Press,
        width: f32,
    ) -> bool {
        let button = Button::new(emphasis, self.label).icon(self.icon).shortcut(key_name(texts, key));
        ui.add(button.min_width(width)).clicked()
    }

    /// Shows its button in a bar; whether it was clicked, or its key pressed.
    pub(super) fn in_bar(&self, ui: &mut Ui, texts: &Texts) -> bool {
        self.button(ui, texts, self.emphasis, self.key, 0.0) || pressed(ui, self.key)
    }

    pub(super) fn into_does(self) -> D {
        self.does
    }
}

/// What opening the thing does: the first action, unless it loses something.
pub fn first<D>(actions: Vec<Action<'_, D>>) -> Option<D> {
    let first = actions.into_iter().next()?;
    (first.emphasis != Emphasis::Danger).then_some(first.does)
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
    let mut next = 0;
    while next < actions.len() {
        let count = if next == 0 && actions.len() % 2 == 1 { 1 } else { 2 };
        let line = Rect::from_min_size(pos2(room.min.x, top + ROW - BUTTON), vec2(room.width(), BUTTON));
        ui.push_id(next, |ui| {
            shortcut_row::show(ui, line, count, |ui, k, width| {
                let k = next + k;
                let action = &actions[k];
                let enter = k == 0 && action.emphasis != Emphasis::Danger;
                let (emphasis, key) =
                    if enter { (Emphasis::Primary, Press::Enter) } else { (action.emphasis, action.key) };
                let clicked = action.button(ui, texts, emphasis, key, width);
                if clicked || pressed(ui, key) || pressed(ui, action.key) {
                    asked = Some(k);
                }
            });
        });
        next += count;
        top += ROW;
    }
    actions.into_iter().nth(asked?).map(Action::into_does)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opening_something_does_what_comes_first_unless_that_loses_something() {
        let action = |does| Action::new("", Symbol::Info, Press::A, does);
        assert_eq!(first(vec![action(1), action(2).danger()]), Some(1));
        assert_eq!(first(vec![action(1).danger(), action(2)]), None);
        assert_eq!(first::<u8>(Vec::new()), None);
    }
}
