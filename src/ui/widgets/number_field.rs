//! A field for a small whole number: its text is selected when it gets the keyboard, the up and down arrows change it.

use egui::{
    Align2, Event, EventFilter, Id, Key, Modifiers, StrokeKind, TextEdit, Ui, WidgetInfo,
    text::{CCursor, CCursorRange},
    text_edit::TextEditState,
    vec2,
};

use super::placeholder;
use crate::{
    actions::by_one_of,
    keys::DIGITS,
    theme::{self, Theme},
};

/// The height of a field.
pub const HEIGHT: f32 = theme::size::CONTROL;

/// Shows the field; returns true if the number changed. `name` is what a screen reader says, and no other field of the
/// page has it. A field that was emptied keeps its number until another is typed. A field that is `wrong` has an edge that says so.
pub fn show(ui: &mut Ui, name: &str, value: &mut i64, width: f32, digits: usize, wrong: bool) -> bool {
    let mut number = Some(*value);
    let changed = field(ui, (id(ui, name), name, None), &mut number, width, digits, (wrong, false));
    *value = number.unwrap_or(*value);
    changed
}

/// The same for a number that need not be known: where it is 0 the `hint` stands, and a field that was emptied has 0.
pub fn optional(ui: &mut Ui, (name, hint): (&str, &str), value: &mut i64, width: f32, digits: usize) {
    let mut number = Some(*value).filter(|number| *number > 0);
    field(ui, (id(ui, name), name, Some(hint)), &mut number, width, digits, (false, false));
    *value = number.unwrap_or_default();
}

/// The same for a number that nobody has said yet. Digits that are typed while no text has the keyboard begin it anew;
/// `key` is what the list of keys says of them.
pub fn typed(
    ui: &mut Ui,
    (name, key): (&str, &str),
    value: &mut Option<i64>,
    width: f32,
    digits: usize,
) -> bool {
    let id = id(ui, name);
    let digit = by_one_of(ui, key, [Key::Num0].into_iter().chain(DIGITS));
    if let Some(digit) = digit {
        *value = i64::try_from(digit).ok();
        ui.memory_mut(|memory| memory.request_focus(id));
        ui.data_mut(|data| data.insert_temp(id, digit.to_string()));
        // It is in the field already.
        ui.input_mut(|input| input.events.retain(|event| !matches!(event, Event::Text(_))));
    }
    field(ui, (id, name, None), value, width, digits, (false, digit.is_some())) || digit.is_some()
}

fn id(ui: &Ui, name: &str) -> Id {
    ui.scope_id().with(("number", name))
}

fn field(
    ui: &mut Ui,
    (id, name, hint): (Id, &str, Option<&str>),
    value: &mut Option<i64>,
    width: f32,
    digits: usize,
    (wrong, begins): (bool, bool),
) -> bool {
    let theme = Theme::of(ui.ctx());
    let before = *value;
    let focused = ui.memory(|memory| memory.has_focus(id));
    let typed: Option<String> = ui.data(|data| data.get_temp(id)).filter(|_| focused);
    let step = if focused { arrows(ui) } else { 0 };
    let most = 10_i64.pow(digits as u32) - 1;
    let mut text = match typed {
        Some(text) if step == 0 => text,
        _ => {
            if step != 0 || value.is_some() {
                let number = value.unwrap_or_default();
                *value = Some((number + step).clamp(0, most.max(number)));
            }
            value.map(|number| number.to_string()).unwrap_or_default()
        }
    };
    let edit = TextEdit::singleline(&mut text)
        .id(id)
        .desired_width(width - 12.0)
        .min_size(vec2(width, HEIGHT))
        .margin(theme::margin::NUMBER)
        .align(Align2::CENTER_CENTER)
        .char_limit(digits);
    let edit = match hint {
        Some(hint) => edit.hint_text(placeholder(&theme, hint)),
        None => edit,
    };
    let response = ui.add(edit);
    text.retain(|c| c.is_ascii_digit());
    response.widget_info(|| {
        let label = Some(name.to_owned());
        WidgetInfo { label, ..WidgetInfo::text_edit(ui.is_enabled(), "", &text, "") }
    });
    if response.has_focus() {
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..Default::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        let end = CCursor::new(text.chars().count());
        if begins {
            select(ui, id, CCursorRange::one(end));
        } else if response.gained_focus() || step != 0 {
            select(ui, id, CCursorRange::two(CCursor::default(), end));
        }
        if response.changed() {
            // What need not be known goes with its text.
            *value = text.parse().ok().or(value.filter(|_| hint.is_none()));
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

fn select(ui: &Ui, id: Id, range: CCursorRange) {
    let mut state = TextEditState::load(ui.ctx(), id).unwrap_or_default();
    state.cursor.set_char_range(Some(range));
    state.store(ui.ctx(), id);
}
