//! A number with a button on either side.

use std::ops::RangeInclusive;

use egui::{
    Align2, EventFilter, Id, Key, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use super::{control_height, focus_ring, shows_focus};
use crate::{
    drawing::symbols::{self, Symbol},
    keys,
    theme::{self, TextSize, Theme},
};

const MIDDLE: f32 = 52.0;

/// How wide it is.
#[must_use]
pub fn width(ui: &Ui) -> f32 {
    control_height(ui) * 2.0 + MIDDLE
}

const NEXT: &str = "the next number gets the keyboard";

/// The next number that is shown in this pass gets the keyboard: a form has just opened, and its first number is typed at
/// once.
pub fn focus_next(ui: &Ui) {
    let pass = ui.ctx().cumulative_pass_nr();
    ui.data_mut(|data| data.insert_temp(Id::unique(NEXT), pass));
}

fn is_next(ui: &Ui) -> bool {
    let pass = ui.ctx().cumulative_pass_nr();
    ui.data_mut(|data| data.remove_temp(Id::unique(NEXT))) == Some(pass)
}

/// Shows the stepper; returns true if the number changed. `less` and `more` are what a screen reader calls the two
/// buttons. A click on the number gives it the keyboard: digits are typed into it, the up and down arrows change it.
pub fn show(ui: &mut Ui, name: &str, ends: [&str; 2], value: &mut i64, range: RangeInclusive<i64>) -> bool {
    show_steps(ui, name, ends, value, range, 1, i64::to_string)
}

/// The same in steps of `step`, with the number written as `text` says.
pub fn show_steps(
    ui: &mut Ui,
    name: &str,
    [less, more]: [&str; 2],
    value: &mut i64,
    range: RangeInclusive<i64>,
    step: i64,
    text: impl Fn(&i64) -> String,
) -> bool {
    let theme = Theme::of(ui.ctx());
    let before = *value;
    let side = control_height(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(width(ui), side), Sense::hover());
    ui.painter().rect(
        rect,
        theme::radius::CONTROL,
        theme.raised,
        theme::stroke::edge(theme.outline),
        StrokeKind::Inside,
    );
    let left = Rect::from_min_size(rect.min, vec2(side, side));
    let right = left.translate(vec2(side + MIDDLE, 0.0));
    let id = ui.next_auto_id().with(name);
    if end(ui, &theme, left, id.with("less"), less, Symbol::Minus, before > *range.start()) {
        *value -= step;
    }
    let number = Rect::from_min_max(left.right_top(), right.left_bottom());
    let response = ui.interact(number, id, Sense::click());
    if response.clicked() || is_next(ui) {
        response.request_focus();
    }
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::SpinButton, ui.is_enabled(), name);
        info.value = Some(before as f64);
        info
    });
    super::leave_enter(ui, response.id);
    *value += arrows(ui, &response) * step;
    if step == 1 {
        typed(ui, &response, value, &range);
    }
    if shows_focus(ui, &response) || response.has_focus() {
        focus_ring(ui.painter(), number.shrink(4.0), &theme, theme::radius::CHIP);
    }
    ui.painter().text(
        number.center(),
        Align2::CENTER_CENTER,
        text(&before),
        theme::bold(TextSize::LEAD),
        theme.ink,
    );
    if end(ui, &theme, right, id.with("more"), more, Symbol::Plus, before < *range.end()) {
        *value += step;
    }
    *value = (*value).clamp(*range.start(), *range.end());
    *value != before
}

fn arrows(ui: &Ui, response: &Response) -> i64 {
    if !response.has_focus() {
        return 0;
    }
    let filter = EventFilter { vertical_arrows: true, ..Default::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let pressed = |key| i64::from(ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key)));
    pressed(Key::ArrowUp) - pressed(Key::ArrowDown)
}

/// What was typed into a number that had the keyboard, and in which pass it had it last.
#[derive(Clone, Copy, Default)]
struct Typed {
    number: i64,
    pass: u64,
}

/// Takes digits while it has the keyboard: those that make a number of the range together, else the last one alone. A number
/// that was not there in between, as in a form that was closed, begins anew.
fn typed(ui: &Ui, response: &Response, value: &mut i64, range: &RangeInclusive<i64>) {
    let id = response.id.with("typed");
    let pass = ui.ctx().cumulative_pass_nr();
    if !response.has_focus() {
        ui.data_mut(|data| data.remove_temp::<Typed>(id));
        return;
    }
    let before: Option<Typed> = ui.data(|data| data.get_temp(id));
    let mut number = before.filter(|before| before.pass + 1 >= pass).map_or(0, |before| before.number);
    for (digit, key) in (0..).zip(ZERO_TO_NINE) {
        if ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key)) {
            let together = number.saturating_mul(10).saturating_add(digit);
            number = if together <= *range.end() { together } else { digit };
            if range.contains(&number) {
                *value = number;
            }
        }
    }
    if ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Backspace)) {
        number = if number == 0 { *value / 10 } else { number / 10 };
        if range.contains(&number) {
            *value = number;
        }
    }
    keys::type_number(ui.ctx());
    ui.data_mut(|data| data.insert_temp(id, Typed { number, pass }));
}

const ZERO_TO_NINE: [Key; 10] = [
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

fn end(ui: &Ui, theme: &Theme, rect: Rect, id: egui::Id, name: &str, symbol: Symbol, possible: bool) -> bool {
    let sense = if possible { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, id, sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled() && possible, name));
    let painter = ui.painter();
    if possible && response.hovered() {
        painter.rect_filled(rect.shrink(3.0), theme::radius::INNER, theme.raised_pressed);
    }
    if shows_focus(ui, &response) {
        focus_ring(painter, rect.shrink(4.0), theme, theme::radius::CHIP);
    }
    let ink = if possible { theme.ink } else { theme.ink_faint };
    symbols::paint(
        painter,
        Rect::from_center_size(rect.center(), Vec2::splat(theme::size::SYMBOL)),
        symbol,
        ink,
    );
    possible && response.clicked()
}
