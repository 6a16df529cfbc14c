//! Tooltips close when a window comes over them. egui keeps one open as long as the pointer rests on its control, also
//! where a key has opened a window in between: so the pointer is away for a pass, and comes back where it was.

use egui::{Context, Event, LayerId, Memory, Plugin, PointerState, Pos2, RawInput};

/// Takes the pointer away, and brings it back.
#[derive(Default)]
pub struct StaleTooltips {
    /// The window above all others in the last pass.
    window: Option<LayerId>,
    /// Where the pointer was that is away.
    away: Option<Pos2>,
}

impl Plugin for StaleTooltips {
    fn debug_name(&self) -> &'static str {
        "stale tooltips"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let window = ctx.memory(Memory::top_modal_layer);
        let has_come = window.is_some() && window != self.window;
        self.window = window;
        let away = self.away.take();
        // A pointer that moves or has clicked closes them by itself.
        if input.events.iter().any(is_of_pointer) || ctx.input(|input| has_clicked(&input.pointer)) {
            return;
        }
        if let Some(place) = away {
            input.events.push(Event::PointerMoved(place));
        } else if has_come && let Some(place) = ctx.pointer_latest_pos() {
            self.away = Some(place);
            input.events.push(Event::PointerGone);
            ctx.request_repaint();
        }
    }
}

/// Whether the pointer is down, or has clicked since it moved: nothing has a tooltip then.
fn has_clicked(pointer: &PointerState) -> bool {
    pointer.any_down() || pointer.time_since_last_click() <= pointer.time_since_last_movement()
}

const fn is_of_pointer(event: &Event) -> bool {
    matches!(
        event,
        Event::PointerMoved(_) | Event::PointerGone | Event::PointerButton { .. } | Event::Touch { .. }
    )
}
