//! Keys of a screen: whether one was pressed for it, and what it is called.

use egui::{Key as Press, Modifiers, Ui};

use super::widgets::is_enter_free;
use crate::text::Texts;

/// What a key is called in the language.
pub fn key_name(texts: &Texts, key: Press) -> &str {
    match key {
        Press::Enter => texts.keys_enter(),
        Press::Escape => texts.keys_escape(),
        Press::Space => texts.keys_space(),
        Press::Delete => texts.keys_delete(),
        _ => key.name(),
    }
}

/// Whether a key without modifiers was pressed for the screen; it is used up.
///
/// It is not while a text is typed or a window lies above, and Enter and Space are for the control with the focus, if it uses them.
pub fn pressed(ui: &Ui, key: Press) -> bool {
    let ctx = ui.ctx();
    let taken = match key {
        Press::Enter => !is_enter_free(ctx),
        Press::Space => ctx.memory(|memory| memory.focused().is_some()),
        // An open list closes first.
        Press::Escape => egui::Popup::is_any_open(ctx),
        _ => ctx.text_edit_focused(),
    };
    reaches(ui) && !taken && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

/// Whether keys reach the screen: no window lies above it.
pub fn reaches(ui: &Ui) -> bool {
    ui.ctx().memory(|memory| memory.is_above_modal_layer(ui.layer_id()))
}

/// Whether a key went down now, not counting the repeats of one held down.
pub fn pressed_once(ui: &Ui, wanted: Press) -> bool {
    ui.input(|input| {
        input.events.iter().any(|event| {
            matches!(event, egui::Event::Key { key, pressed: true, repeat: false, .. } if *key == wanted)
        })
    })
}
