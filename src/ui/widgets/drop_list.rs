//! A choice from a list that opens below it, even when a window is open over the screen.

use egui::{
    AreaState, ComboBox, Key, LayerId, Modifiers, Popup, Response, TextStyle, Ui, style::ScrollAnimation,
};

use super::{seen_rows, text_width};
use crate::theme::Theme;

/// How high the open list grows before it scrolls: six entries.
const HEIGHT: f32 = 292.0;

/// Lists up to this long are drawn whole; of longer ones only what is seen.
const WHOLE: usize = 200;

/// Shows the choice, as wide as `width`; returns true if another one was chosen. `label` names it.
pub fn show<S: AsRef<str>>(
    ui: &mut Ui,
    label: &Response,
    width: f32,
    chosen: &mut usize,
    names: &[S],
) -> bool {
    show_each(ui, label, width, chosen, names.len(), |k| (names[k].as_ref(), ""))
}

/// The same where the open list says more of each than its name; no more of some.
pub fn show_with_details(
    ui: &mut Ui,
    label: &Response,
    width: f32,
    chosen: &mut usize,
    items: &[(&str, &str)],
) -> bool {
    show_each(ui, label, width, chosen, items.len(), |k| items[k])
}

/// How wide a list has to be that shows this in full.
pub fn natural_width(ui: &Ui, name: &str) -> f32 {
    let (spacing, font) = (ui.spacing(), TextStyle::Button.resolve(ui.style()));
    let around = spacing.button_padding.x * 2.0 + spacing.icon_spacing + spacing.icon_width;
    text_width(ui.painter(), name, font) + around
}

fn show_each<'a>(
    ui: &mut Ui,
    label: &Response,
    width: f32,
    chosen: &mut usize,
    count: usize,
    item: impl Fn(usize) -> (&'a str, &'a str),
) -> bool {
    let before = *chosen;
    let selected = if before < count { item(before).0 } else { "" };
    let list =
        ComboBox::from_id_salt(label.id).width(width).height(HEIGHT).truncate().selected_text(selected);
    let mut opened = None;
    let shown = above_all(ui, |ui| {
        list.show_ui(ui, |ui| {
            opened = Some(ui.layer_id());
            raise(ui);
            // As in any other selection.
            ui.visuals_mut().selection.stroke.color = Theme::of(ui.ctx()).ink;
            let mut row = |ui: &mut Ui, k: usize| {
                let (name, details) = item(k);
                let words =
                    if details.is_empty() { name.to_owned() } else { format!("{name} – {details}") };
                let response = ui.selectable_value(chosen, k, words);
                if response.clicked() {
                    // A click closes the list, Enter alone would not.
                    ui.close();
                }
                response
            };
            if count <= WHOLE {
                (0..count).for_each(|k| {
                    row(ui, k);
                });
            } else {
                seen_rows::show(ui, row_height(ui), count, |ui, k| {
                    let row = row(ui, k);
                    keep_in_sight(ui, &row);
                });
            }
        })
    });
    if let Some(opened) = opened {
        follow_width(ui, opened, width);
    }
    shown.response.labelled_by(label.id);
    *chosen != before
}

/// Makes the open list as wide as its field where that has another width now: egui keeps what it had before.
fn follow_width(ui: &Ui, opened: LayerId, width: f32) {
    let known = opened.id.with("the width of its field");
    let before = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or(known, width), width));
    if before == width {
        return;
    }
    if let Some(state) = AreaState::load(ui.ctx(), opened.id) {
        let unknown = AreaState { size: None, ..state };
        ui.ctx().memory_mut(|memory| memory.areas_mut().set_state(opened, unknown));
        ui.ctx().request_repaint();
    }
}

/// How high a row of the open list is, with the air below it.
fn row_height(ui: &Ui) -> f32 {
    let spacing = ui.spacing();
    let words = ui.text_style_height(&TextStyle::Button) + 2.0 * spacing.button_padding.y;
    words.max(spacing.interact_size.y) + spacing.item_spacing.y
}

/// Scrolls to the row that has the keyboard.
fn keep_in_sight(ui: &Ui, row: &Response) {
    let seen = ui.clip_rect().y_range();
    if row.has_focus() && !(seen.contains(row.rect.top()) && seen.contains(row.rect.bottom())) {
        ui.scroll_to_rect_animation(row.rect, None, ScrollAnimation::none());
    }
}

/// Shows something that may open above the screen: Escape closes that, and nothing below it.
pub fn above_all<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let open = Popup::is_any_open(ui.ctx());
    let shown = contents(ui);
    if open && !Popup::is_any_open(ui.ctx()) {
        ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    }
    shown
}

/// Brings what has opened above the window it belongs to: egui leaves it where it lay when it was last open.
pub fn raise(ui: &Ui) {
    ui.ctx().move_to_top(ui.layer_id());
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use egui::vec2;
    use egui_kittest::{Harness, kittest::Queryable as _};

    use super::*;
    use crate::theme::{self, ThemeChoice};

    /// A name that counts how often it is asked for.
    struct Counted<'a>(String, &'a Cell<usize>);

    impl AsRef<str> for Counted<'_> {
        fn as_ref(&self) -> &str {
            self.1.set(self.1.get() + 1);
            &self.0
        }
    }

    #[test]
    fn a_list_is_no_wider_than_its_field_even_if_that_was_wider_when_it_was_open_before() {
        let window = Harness::builder().with_size(vec2(400.0, 600.0));
        let window =
            window.with_max_steps(12).with_context_setup(|ctx| theme::install(ctx, ThemeChoice::LIGHT));
        let mut window = window.build_ui_state(
            |ui, width: &mut f32| {
                let label = ui.label("Who");
                show(ui, &label, *width, &mut 0, &["Ada", "Ben"]);
            },
            300.0,
        );
        for width in [300.0, 200.0, 260.0] {
            *window.state_mut() = width;
            window.run();
            window.get_by_role(egui::accesskit::Role::ComboBox).click();
            window.run();
            let row = window.get_by_label("Ben").rect().width();
            assert!((width - 40.0..=width).contains(&row), "{row} in {width}");
            window.key_press(Key::Escape);
            window.run();
        }
    }

    #[test]
    fn of_a_long_list_only_what_is_seen_is_drawn() {
        let looks = Cell::new(0);
        let names: Vec<Counted<'_>> = (0..5000).map(|k| Counted(format!("name {k}"), &looks)).collect();
        let window = Harness::builder().with_size(vec2(400.0, 600.0));
        let window =
            window.with_max_steps(12).with_context_setup(|ctx| theme::install(ctx, ThemeChoice::LIGHT));
        let mut window = window.build_ui_state(
            |ui, chosen: &mut usize| {
                let label = ui.label("Who");
                show(ui, &label, 200.0, chosen, &names);
            },
            0,
        );
        window.get_by_role(egui::accesskit::Role::ComboBox).click();
        window.run();
        looks.set(0);
        window.step();
        assert!((1..80).contains(&looks.get()), "{}", looks.get());
        // The keys lead through all of it all the same.
        for _ in 0..300 {
            window.key_press(Key::ArrowDown);
            window.run();
        }
        window.key_press(Key::Enter);
        window.run();
        let chosen = *window.state();
        assert!((290..=301).contains(&chosen), "{chosen}");
    }
}
