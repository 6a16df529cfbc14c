//! Keeps the second of two quick clicks from what the first one has brought under the pointer: another page, a window
//! over it, what lay below one that closed, another control, or the same one that means something else by now. It was
//! meant for what was there before.

use std::hash::Hash;

use egui::{Context, Event, Id, LayerId, Plugin, PointerButton, Pos2, RawInput, util::hash};

use super::shown_page;

/// Seconds after something else has appeared in which a click at the same place is a second one.
const QUICK: f64 = 0.35;
/// How far apart the two may be, in points.
const NEAR: f32 = 8.0;

/// Looks at every press before the window gets it. It comes after the [`InputQueue`](super::input_queue::InputQueue).
#[derive(Default)]
pub struct SecondClick {
    first: Option<First>,
    /// The press was kept back: so is its release.
    holds: bool,
}

/// The last press that the window got.
struct First {
    pos: Pos2,
    hit: Hit,
    /// When something else was first there.
    replaced: Option<f64>,
}

/// What a press meets.
#[derive(PartialEq)]
struct Hit {
    page: Option<Id>,
    /// The page itself, or what lies above it.
    layer: Option<LayerId>,
    /// What the page asks for.
    turn: Option<u64>,
    /// What the control does; a control that does not say so is told by its id.
    control: Option<u64>,
}

impl Hit {
    fn at(ctx: &Context, pos: Pos2) -> Self {
        let layer = ctx.layer_id_at(pos);
        let control = layer.and_then(|layer| {
            ctx.viewport(|viewport| {
                let controls = viewport.prev_pass.widgets.get_layer(layer);
                let there = controls.filter(|it| it.sense.senses_click() && it.interact_rect.contains(pos));
                there.last().map(|control| control.id)
            })
        });
        let does = |id: Id| ctx.data(|data| data.get_temp(id.with(DOES))).unwrap_or(id.value());
        Self {
            page: shown_page::get(ctx),
            layer,
            turn: ctx.data(|data| data.get_temp(Id::unique(TURN))),
            control: control.map(does),
        }
    }
}

/// Says what a control does: a second click is for no control that does something else, though it has its id; and it is
/// for one that does the same under another.
pub fn does(ctx: &Context, control: Id, what: impl Hash) {
    ctx.data_mut(|data| data.insert_temp(control.with(DOES), hash(what)));
}

/// Says what the page asks for, such as whose turn it is: a second click is for no turn but that of the first.
pub fn turn(ctx: &Context, turn: impl Hash) {
    ctx.data_mut(|data| data.insert_temp(Id::unique(TURN), hash(turn)));
}

/// Where these are kept.
const DOES: &str = "does";
const TURN: &str = "turn";

impl Plugin for SecondClick {
    fn debug_name(&self) -> &'static str {
        "second click"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let now = input.time.unwrap_or_else(|| ctx.input(|input| input.time));
        if let Some(first) = self.first.as_mut().filter(|first| first.replaced.is_none())
            && Hit::at(ctx, first.pos) != first.hit
        {
            first.replaced = Some(now);
        }
        input.events.retain(|event| self.passes(ctx, now, event));
    }
}

impl SecondClick {
    /// Whether the window gets this.
    fn passes(&mut self, ctx: &Context, now: f64, event: &Event) -> bool {
        match *event {
            Event::PointerButton { pos, button: PointerButton::Primary, pressed: true, .. } => {
                self.holds = self.first.as_ref().is_some_and(|first| first.is_followed_by(pos, now));
                if !self.holds {
                    self.first = Some(First { pos, hit: Hit::at(ctx, pos), replaced: None });
                }
                !self.holds
            }
            Event::PointerButton { button: PointerButton::Primary, pressed: false, .. } => {
                !std::mem::take(&mut self.holds)
            }
            // What a key brings is no work of the click before it.
            Event::Key { pressed: true, .. } => {
                self.first = None;
                true
            }
            _ => true,
        }
    }
}

impl First {
    /// Whether a press is the second one, and something else is there by now.
    fn is_followed_by(&self, pos: Pos2, now: f64) -> bool {
        self.replaced.is_some_and(|then| now < then + QUICK) && self.pos.distance(pos) <= NEAR
    }
}

#[cfg(test)]
mod tests {
    use egui::{Modifiers, pos2};

    use super::*;

    /// A window with one button's place, in which each click that arrives goes to the next page.
    struct Desk {
        ctx: Context,
        pages: u64,
    }

    impl Desk {
        fn new() -> Self {
            let ctx = Context::default();
            ctx.add_plugin(SecondClick::default());
            Self { ctx, pages: 0 }
        }

        /// A click that turns the page if the window gets it; whether it does.
        fn click(&mut self, pos: Pos2, time: f64) -> bool {
            let before = self.pages;
            for pressed in [Some(true), Some(false), None] {
                let button = |pressed| {
                    let modifiers = Modifiers::NONE;
                    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers }
                };
                let events = pressed.map(button).into_iter().collect();
                let input = RawInput { time: Some(time), events, ..RawInput::default() };
                let pages = &mut self.pages;
                let output = self.ctx.run_ui(input, |ui| {
                    *pages += u64::from(ui.input(|input| input.pointer.any_released()));
                    shown_page::set(ui.ctx(), *pages);
                });
                output.drop_without_applying_deltas();
            }
            self.pages > before
        }
    }

    #[test]
    fn a_second_click_does_nothing_on_the_page_that_the_first_one_opened() {
        let mut desk = Desk::new();
        let at = pos2(100.0, 100.0);
        assert!(desk.click(at, 1.0));
        assert!(!desk.click(at, 1.15) && !desk.click(at, 1.3), "nor does a third");
        assert!(desk.click(at, 1.4), "but one that was made for it does");
    }

    #[test]
    fn a_quick_click_elsewhere_counts() {
        let mut desk = Desk::new();
        assert!(desk.click(pos2(100.0, 100.0), 1.0) && desk.click(pos2(160.0, 100.0), 1.1));
    }
}
