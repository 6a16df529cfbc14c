//! A choice from a list that opens below it, even when a window is open over the screen.

use egui::{ComboBox, Key, Modifiers, Popup, Response, Ui};

/// How high the open list grows before it scrolls: six entries.
const HEIGHT: f32 = 292.0;

/// Shows the choice, as wide as `width`; returns true if another one was chosen. `label` names it.
pub fn show(ui: &mut Ui, label: &Response, width: f32, chosen: &mut usize, names: &[&str]) -> bool {
    let items: Vec<(&str, &str)> = names.iter().map(|name| (*name, "")).collect();
    show_with_details(ui, label, width, chosen, &items)
}

/// The same where the open list says more of each than its name; no more of some.
pub fn show_with_details(
    ui: &mut Ui,
    label: &Response,
    width: f32,
    chosen: &mut usize,
    items: &[(&str, &str)],
) -> bool {
    let before = *chosen;
    let selected = items.get(before).map(|(name, _)| *name).unwrap_or_default();
    let list =
        ComboBox::from_id_salt(label.id).width(width).height(HEIGHT).truncate().selected_text(selected);
    let shown = above_all(ui, |ui| {
        list.show_ui(ui, |ui| {
            raise(ui);
            for (k, (name, details)) in items.iter().enumerate() {
                let item =
                    if details.is_empty() { (*name).to_owned() } else { format!("{name} – {details}") };
                if ui.selectable_value(chosen, k, item).clicked() {
                    // A click closes the list, Enter alone would not.
                    ui.close();
                }
            }
        })
    });
    shown.response.labelled_by(label.id);
    *chosen != before
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
