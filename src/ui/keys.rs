//! Keys of a screen: whether one was pressed for it, and what the key is called.

use egui::{Context, Id, Key as Press, Modifiers, Order, Ui};

use super::widgets::is_enter_free;
use text::Texts;

/// The arrow keys.
pub const ARROWS: [Press; 4] = [Press::ArrowUp, Press::ArrowDown, Press::ArrowLeft, Press::ArrowRight];

/// The digits from 1.
pub const DIGITS: [Press; 9] = [
    Press::Num1,
    Press::Num2,
    Press::Num3,
    Press::Num4,
    Press::Num5,
    Press::Num6,
    Press::Num7,
    Press::Num8,
    Press::Num9,
];

/// Whether a key or a button of the pointer is pressed in this frame.
#[must_use]
pub fn acts(ui: &Ui) -> bool {
    ui.input(|input| {
        let is_key = |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, .. });
        input.pointer.any_pressed() || input.events.iter().any(is_key)
    })
}

/// A key, perhaps with others held down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortcut {
    /// What is held down.
    pub modifiers: Modifiers,
    /// What is pressed.
    pub key: Press,
}

impl From<Press> for Shortcut {
    fn from(key: Press) -> Self {
        Self { modifiers: Modifiers::NONE, key }
    }
}

impl Shortcut {
    /// With Ctrl.
    pub const fn ctrl(key: Press) -> Self {
        Self { modifiers: Modifiers::COMMAND, key }
    }

    /// With Shift.
    pub const fn shift(key: Press) -> Self {
        Self { modifiers: Modifiers::SHIFT, key }
    }

    /// With both.
    pub fn ctrl_shift(key: Press) -> Self {
        Self { modifiers: Modifiers::COMMAND | Modifiers::SHIFT, key }
    }

    /// What its keys are called in the language, in the order they are pressed.
    pub fn names(self, texts: &Texts) -> Vec<&str> {
        let held = [(self.modifiers.command, texts.keys_ctrl()), (self.modifiers.shift, texts.keys_shift())];
        let held = held.into_iter().filter(|(held, _)| *held).map(|(_, name)| name);
        held.chain([key_name(texts, self.key)]).collect()
    }

    /// The same in one word.
    pub fn name(self, texts: &Texts) -> String {
        self.names(texts).join("-")
    }
}

/// What a key is called in the language.
pub fn key_name(texts: &Texts, key: Press) -> &str {
    match key {
        Press::Enter => texts.keys_enter(),
        Press::Escape => texts.keys_escape(),
        Press::Space => texts.keys_space(),
        Press::Delete => texts.keys_delete(),
        Press::Backspace => texts.keys_backspace(),
        Press::Tab => texts.keys_tab(),
        Press::PageUp => texts.keys_page_up(),
        Press::PageDown => texts.keys_page_down(),
        Press::Home => texts.keys_home(),
        Press::End => texts.keys_end(),
        Press::ArrowUp | Press::ArrowDown | Press::ArrowLeft | Press::ArrowRight => texts.keys_arrows(),
        Press::Plus | Press::Equals => "+",
        Press::Minus => "-",
        Press::Slash => "/",
        Press::Questionmark => "?",
        _ => key.name(),
    }
}

/// Whether a key was pressed for the screen; it is used up.
///
/// It is not while a text is typed or a window lies above, and Enter and Space are for the control with the focus, if it uses them.
pub fn pressed(ui: &Ui, wanted: impl Into<Shortcut>) -> bool {
    let Shortcut { modifiers, key } = wanted.into();
    let ctx = ui.ctx();
    let taken = match key {
        Press::Enter => !is_enter_free(ctx),
        Press::Space => ctx.memory(|memory| memory.focused().is_some()),
        // An open list closes first.
        Press::Escape => egui::Popup::is_any_open(ctx),
        // No text has a use for these.
        Press::S | Press::O if modifiers.command => false,
        digit if modifiers.command && DIGITS.contains(&digit) => false,
        Press::F1 | Press::F2 | Press::F3 | Press::F4 | Press::F5 | Press::F6 => false,
        Press::F7 | Press::F8 | Press::F9 | Press::F10 | Press::F11 | Press::F12 => false,
        Press::Backspace => ctx.text_edit_focused() || is_number_typed(ctx),
        _ => ctx.text_edit_focused(),
    };
    reaches(ui) && !taken && ui.input_mut(|input| input.consume_key(modifiers, key))
}

/// The same, but the repeats of a key held down do not count.
pub fn pressed_once(ui: &Ui, wanted: impl Into<Shortcut>) -> bool {
    let wanted = wanted.into();
    let went_down = ui.input(|input| {
        input.events.iter().any(|event| {
            matches!(event, egui::Event::Key { key, pressed: true, repeat: false, .. } if *key == wanted.key)
        })
    });
    pressed(ui, wanted) && went_down
}

/// Notes that a number has the keyboard: Backspace takes a digit of it away.
pub fn type_number(ctx: &Context) {
    let now = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(Id::unique(NUMBER), now));
}

fn is_number_typed(ctx: &Context) -> bool {
    let now = ctx.cumulative_pass_nr();
    ctx.data(|data| data.get_temp::<u64>(Id::unique(NUMBER))).is_some_and(|pass| pass + 1 >= now)
}

/// Where the last pass is kept in which a number had the keyboard.
const NUMBER: &str = "number typed";

/// Whether keys reach the screen: no window lies above it.
pub fn reaches(ui: &Ui) -> bool {
    let layer = ui.layer_id();
    let held = layer.order == Order::Background && is_held(ui.ctx());
    !held && ui.ctx().memory(|memory| memory.is_above_modal_layer(layer))
}

/// Keeps the keys of this frame from the page: a window will lie above it before the frame is over.
pub fn hold_from_page(ctx: &Context) {
    let now = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(Id::unique(HELD), now));
}

fn is_held(ctx: &Context) -> bool {
    let now = ctx.cumulative_pass_nr();
    ctx.data(|data| data.get_temp::<u64>(Id::unique(HELD))) == Some(now)
}

/// Where the last frame is kept whose keys are not for the page.
const HELD: &str = "keys held from the page";
