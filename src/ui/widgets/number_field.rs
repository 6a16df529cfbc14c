//! A field for a small whole number: its text is selected when it gets the keyboard, the up and down arrows change it.

use egui::{
    Align2, EventFilter, Id, Key, Modifiers, StrokeKind, TextEdit, Ui, WidgetInfo,
    text::{CCursor, CCursorRange},
    text_edit::TextEditState,
    vec2,
};

use crate::ui::theme::{self, Theme};

/// The height of a field.
pub const HEIGHT: f32 = theme::size::CONTROL;

/// Shows the field; returns true if the number changed. `name` is what a screen reader says, and no other field of the
/// page has it. A field that was emptied keeps its number until another is typed. A field that is `wrong` has an edge that says so.
pub fn show(ui: &mut Ui, name: &str, value: &mut i64, width: f32, digits: usize, wrong: bool) -> bool {
    let theme = Theme::of(ui.ctx());
    let id = ui.scope_id().with(("number", name));
    let before = *value;
    let focused = ui.memory(|memory| memory.has_focus(id));
    let typed: Option<String> = ui.data(|data| data.get_temp(id)).filter(|_| focused);
    let step = if focused { arrows(ui) } else { 0 };
    let most = 10_i64.pow(digits as u32) - 1;
    let mut text = match typed {
        Some(text) if step == 0 => text,
        _ => {
            *value = (*value + step).clamp(0, most.max(before));
            value.to_string()
        }
    };
    let edit = TextEdit::singleline(&mut text)
        .id(id)
        .desired_width(width - 12.0)
        .min_size(vec2(width, HEIGHT))
        .margin(theme::margin::NUMBER)
        .align(Align2::CENTER_CENTER)
        .char_limit(digits);
    let response = ui.add(edit);
    text.retain(|c| c.is_ascii_digit());
    response.widget_info(|| {
        let label = Some(name.to_owned());
        WidgetInfo { label, ..WidgetInfo::text_edit(ui.is_enabled(), "", &text, "") }
    });
    if response.has_focus() {
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..Default::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        if response.gained_focus() || step != 0 {
            select_all(ui, id, &text);
        }
        if response.changed() {
            *value = text.parse().unwrap_or(*value);
        }
        ui.data_mut(|data| data.insert_temp(id, text));
    } else {
        ui.data_mut(|data| data.remove_temp::<String>(id));
    }
    if wrong {
        let edge = theme::stroke::strong(theme.danger);
        ui.painter().rect_stroke(response.rect, 8, edge, StrokeKind::Inside);
    }
    *value != before
}

/// Up and down, used up before the text takes them.
fn arrows(ui: &Ui) -> i64 {
    let pressed = |key| i64::from(ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)));
    pressed(Key::ArrowUp) - pressed(Key::ArrowDown)
}

fn select_all(ui: &Ui, id: Id, text: &str) {
    let mut state = TextEditState::load(ui.ctx(), id).unwrap_or_default();
    let end = CCursor::new(text.chars().count());
    state.cursor.set_char_range(Some(CCursorRange::two(CCursor::default(), end)));
    state.store(ui.ctx(), id);
}
