//! Hands the window what a person does one act at a time, so that each meets a screen that shows what the one before did.

use std::collections::VecDeque;

use egui::{Context, Event, Key, Plugin, RawInput};

/// What was done and is not yet handed on.
///
/// A pass gets at most one act, and the pass after it none: that one draws what was asked for, so that what comes next
/// finds its controls in their places. Letters for a text field are one act, however many they are.
#[derive(Default)]
pub struct InputQueue {
    waiting: VecDeque<Event>,
    /// The last pass got an act.
    acted: bool,
}

impl Plugin for InputQueue {
    fn debug_name(&self) -> &'static str {
        "input queue"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.take(ctx, &mut input.events);
        if self.acted {
            self.acted = false;
        } else {
            let end = self.next(ctx.text_edit_focused());
            input.events.extend(self.waiting.drain(..end));
            self.acted = input.events.iter().any(is_act);
        }
        if !self.waiting.is_empty() {
            ctx.request_repaint();
        }
    }
}

impl InputQueue {
    /// Lets events wait. A key held down repeats no faster than the window follows.
    fn take(&mut self, ctx: &Context, events: &mut Vec<Event>) {
        let mut late = false;
        for event in events.drain(..) {
            late = match event {
                Event::Key { key, pressed: true, .. } => {
                    self.waiting.iter().any(is_act) && self.is_held(ctx, key)
                }
                Event::Text(_) => late,
                _ => false,
            };
            if !late {
                self.waiting.push_back(event);
            }
        }
    }

    /// Whether a key is down already.
    fn is_held(&self, ctx: &Context, wanted: Key) -> bool {
        let last = self.waiting.iter().rev().find_map(|event| match event {
            Event::Key { key, pressed, .. } if *key == wanted => Some(*pressed),
            _ => None,
        });
        last.unwrap_or_else(|| ctx.input(|input| input.keys_down.contains(&wanted)))
    }

    /// How many of the events the next pass gets: up to one act, or up to the last letter for a text field.
    fn next(&self, typing: bool) -> usize {
        let has_letter = |at: usize| {
            matches!(self.waiting[at], Event::Key { .. })
                && matches!(self.waiting.get(at + 1), Some(Event::Text(_)))
        };
        let mut written = false;
        for (at, event) in self.waiting.iter().enumerate().filter(|(_, event)| is_act(event)) {
            if typing && (is_text(event) || has_letter(at)) {
                written = true;
            } else if written {
                return at;
            } else {
                // A key goes with its letter, else that would land in a field the key has opened.
                return at + 1 + usize::from(has_letter(at));
            }
        }
        self.waiting.len()
    }
}

/// Whether a screen may do something because of this event.
const fn is_act(event: &Event) -> bool {
    let key = matches!(event, Event::Key { pressed: true, .. } | Event::Copy | Event::Cut);
    let other = matches!(event, Event::PointerButton { .. } | Event::AccessKitActionRequest(_));
    key || other || is_text(event)
}

const fn is_text(event: &Event) -> bool {
    matches!(event, Event::Text(_) | Event::Paste(_) | Event::Ime(_))
}

#[cfg(test)]
mod tests {
    use egui::{Modifiers, PointerButton, Pos2, pos2};

    use super::*;

    fn key(key: Key, pressed: bool) -> Event {
        Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE }
    }

    fn tap(which: Key) -> [Event; 2] {
        [key(which, true), key(which, false)]
    }

    fn letter(which: Key) -> [Event; 3] {
        let text = Event::Text(which.name().to_lowercase());
        [key(which, true), text, key(which, false)]
    }

    fn button(pos: Pos2, pressed: bool) -> Event {
        Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
    }

    fn click(pos: Pos2) -> [Event; 3] {
        [Event::PointerMoved(pos), button(pos, true), button(pos, false)]
    }

    /// A window that draws what it is told to, with the queue.
    fn window() -> Context {
        let ctx = Context::default();
        ctx.add_plugin(InputQueue::default());
        ctx.all_styles_mut(|style| style.visuals.text_cursor.blink = false);
        ctx
    }

    /// The events of each pass until the window rests, empty passes included.
    fn passes(ctx: &Context, events: Vec<Event>, mut ui: impl FnMut(&mut egui::Ui)) -> Vec<Vec<Event>> {
        let mut input = RawInput { events, ..RawInput::default() };
        let mut passes = Vec::new();
        loop {
            let output = ctx.run_ui(input.take(), |root| {
                passes.push(root.input(|input| input.events.clone()));
                ui(root);
            });
            let rests = !ctx.has_requested_repaint();
            output.drop_without_applying_deltas();
            if rests {
                return passes;
            }
            assert!(passes.len() < 200, "the window never rests");
        }
    }

    /// Those of the passes in which something was done.
    fn acts(passes: &[Vec<Event>]) -> Vec<Vec<Event>> {
        passes.iter().filter(|events| events.iter().any(is_act)).cloned().collect()
    }

    fn pressed(passes: &[Vec<Event>]) -> Vec<Key> {
        let key = |event: &Event| match event {
            Event::Key { key, pressed: true, .. } => Some(*key),
            _ => None,
        };
        passes.iter().flatten().filter_map(key).collect()
    }

    #[test]
    fn keys_and_clicks_that_come_together_are_handed_on_one_by_one_in_their_order() {
        let at = pos2(3.0, 4.0);
        let events = [&tap(Key::Num5)[..], &click(at), &tap(Key::Num2)].concat();
        let got = passes(&window(), events.clone(), |_| {});
        assert_eq!(got.concat(), events, "nothing is lost and nothing changes its place");
        let acts = acts(&got);
        assert_eq!(acts.len(), 4, "two keys, a press and a release: {acts:?}");
        for two in got.windows(2) {
            assert!(
                !two.iter().all(|events| events.iter().any(is_act)),
                "between two acts the window draws: {got:?}"
            );
        }
    }

    #[test]
    fn a_single_key_is_not_kept_waiting() {
        let ctx = window();
        for _ in 0..3 {
            let got = passes(&ctx, vec![key(Key::G, true)], |_| {});
            assert_eq!(pressed(&got[..1]), [Key::G]);
            passes(&ctx, vec![key(Key::G, false)], |_| {});
        }
    }

    #[test]
    fn a_key_goes_with_its_letter() {
        let got = passes(&window(), [letter(Key::N), letter(Key::A)].concat(), |_| {});
        assert_eq!(
            acts(&got),
            [&letter(Key::N)[..2], &[&[key(Key::N, false)], &letter(Key::A)[..2]].concat()]
        );
    }

    #[test]
    fn letters_for_a_text_field_come_at_once_and_what_follows_finds_them_written() {
        let ctx = window();
        let mut text = String::new();
        let mut seen = Vec::new();
        let mut field = |ui: &mut egui::Ui| {
            let entered = ui.input(|input| input.key_pressed(Key::Enter));
            if entered {
                seen.push(text.clone());
            }
            let field = ui.add(egui::TextEdit::singleline(&mut text));
            if !field.has_focus() {
                field.request_focus();
            }
        };
        passes(&ctx, Vec::new(), &mut field);
        let events =
            [&letter(Key::A)[..], &letter(Key::A), &letter(Key::B), &tap(Key::Enter), &letter(Key::C)];
        let got = passes(&ctx, events.concat(), &mut field);
        assert_eq!(acts(&got).len(), 3, "{got:?}");
        passes(&ctx, vec![Event::Paste("de".to_owned()), Event::Text("f".to_owned())], &mut field);
        assert_eq!((text.as_str(), seen), ("aabcdef", vec!["aab".to_owned()]));
    }

    #[test]
    fn a_held_key_does_not_go_on_after_it_is_let_go() {
        let ctx = window();
        let held = vec![key(Key::ArrowDown, true); 30];
        let got = passes(&ctx, held.clone(), |_| {});
        assert_eq!(pressed(&got).len(), 1);
        let got = passes(&ctx, held, |_| {});
        assert_eq!(pressed(&got).len(), 1, "the repeats of a slow frame are one");
        let again = [tap(Key::ArrowDown), tap(Key::ArrowDown), tap(Key::ArrowDown)].concat();
        let got = passes(&ctx, [vec![key(Key::ArrowDown, false)], again].concat(), |_| {});
        assert_eq!(pressed(&got).len(), 3, "pressed three times is no repeat");
    }
}
