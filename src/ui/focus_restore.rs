//! The keyboard goes on from where it was: after a window has closed, and after a field was left with Enter.

use egui::{Context, Event, Id, Key, LayerId, Plugin, RawInput};

use super::{shown_page, widgets::keyboard_was_last};

/// Remembers which control of a page had the keyboard last.
#[derive(Default)]
pub struct FocusRestore {
    page: Option<Id>,
    last: Option<Id>,
    /// What gets the keyboard back when the window over the page closes.
    below: Option<Id>,
    /// A window lies over the page.
    covered: bool,
    /// Passes to come before it is known whether a window has closed.
    unsure: u8,
}

impl Plugin for FocusRestore {
    fn debug_name(&self) -> &'static str {
        "focus restore"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let page = shown_page::get(ctx);
        if self.page != page {
            *self = Self { page, ..Self::default() };
        }
        let focused = ctx.memory(egui::Memory::focused);
        let covered = !ctx.memory(|memory| memory.is_above_modal_layer(LayerId::background()));
        let uncovered = std::mem::replace(&mut self.covered, covered) && !covered;
        if covered {
            self.look_again(ctx, !input.events.is_empty());
        } else if uncovered && focused.is_none() {
            give(ctx, self.below);
        } else {
            self.last = focused.or(self.last);
            self.below = focused.filter(|_| keyboard_was_last(ctx));
            if focused.is_none() && input.events.iter().any(is_tab) {
                give(ctx, self.last);
            }
        }
    }
}

impl FocusRestore {
    /// Whether a window has closed is seen two passes after what closed it.
    fn look_again(&mut self, ctx: &Context, acted: bool) {
        self.unsure = if acted { 2 } else { self.unsure.saturating_sub(1) };
        if self.unsure > 0 {
            ctx.request_repaint();
        }
    }
}

/// Gives the keyboard to a control that is still there.
fn give(ctx: &Context, to: Option<Id>) {
    if let Some(to) = to.filter(|to| ctx.read_response(*to).is_some()) {
        ctx.memory_mut(|memory| memory.request_focus(to));
    }
}

const fn is_tab(event: &Event) -> bool {
    matches!(event, Event::Key { key: Key::Tab, pressed: true, .. })
}
