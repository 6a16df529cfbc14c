//! A timeline that is played like a film: its list, its timeline and its buttons.

use std::time::Duration;

use egui::{Key as Press, Rect, Ui, UiBuilder, vec2};

use super::{
    events::Events,
    time::{SPEEDS, TimeControl},
    timeline,
};
use crate::{
    games::roll_and_write::text::timeline::{Timeline, TimelineStep},
    text::{Language, Texts},
    ui::{
        drawing::symbols::Symbol,
        keys::pressed,
        widgets::{button::Button, segmented, surface::Surface},
    },
};

/// A timeline, its list, and the step that is shown.
pub struct Playback<P> {
    timeline: Timeline<P>,
    events: Events,
    time: TimeControl,
}

impl<P> Playback<P> {
    /// At the start of a timeline.
    pub fn new(texts: &Texts, timeline: Timeline<P>) -> Self {
        let events = Events::new(texts, &timeline);
        let time = TimeControl::new(timeline.last());
        Self { timeline, events, time }
    }

    /// The step that is shown.
    pub fn step(&self) -> &TimelineStep<P> {
        &self.timeline.steps()[self.time.at()]
    }

    /// Shows the step at or before an entry of the log.
    pub fn go_to_entry(&mut self, entry: usize) {
        self.time.go(self.timeline.step_of_entry(entry));
    }

    /// Goes on while it plays.
    pub fn tick(&mut self, ui: &Ui, now: f64) {
        if let Some(wait) = self.time.tick(now) {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(wait));
        }
    }

    /// What happened, line by line.
    pub fn list(&mut self, ui: &mut Ui, texts: &Texts) {
        if let Some(target) = self.events.show(ui, texts, &self.timeline, self.time.at()) {
            self.time.go(target);
        }
    }

    /// Buttons, timeline and speed in one row.
    pub fn controls(&mut self, ui: &mut Ui, rect: Rect, texts: &Texts, now: f64) {
        Surface::Plain.show_in(ui, rect, |ui| {
            let inside = Rect::from_center_size(rect.center(), vec2(rect.width() - 32.0, timeline::HEIGHT));
            let mut ui = ui.new_child(
                UiBuilder::new().max_rect(inside).layout(egui::Layout::left_to_right(egui::Align::Center)),
            );
            let ui = &mut ui;
            ui.spacing_mut().item_spacing.x = 2.0;
            let at = self.time.at();
            let timeline = &self.timeline;
            let mut button = |symbol: Symbol, label: &str, name: &str| {
                ui.add(Button::icon_only(symbol, label)).on_hover_text(name).clicked()
            };
            let plays = self.time.plays();
            let (symbol, label) = if plays {
                (Symbol::Pause, texts.replay_pause())
            } else {
                (Symbol::Play, texts.replay_play())
            };
            if button(Symbol::StepBack, texts.replay_round_back(), "Page Up") {
                self.time.go(timeline.previous_round(at));
            }
            if button(Symbol::ChevronLeft, texts.replay_step_back(), texts.keys_arrows()) {
                self.time.go(at.saturating_sub(1));
            }
            if button(symbol, label, texts.keys_space()) {
                self.time.toggle(now);
            }
            if button(Symbol::ChevronRight, texts.replay_step_on(), texts.keys_arrows()) {
                self.time.go(at + 1);
            }
            if button(Symbol::StepForward, texts.replay_round_on(), "Page Down") {
                self.time.go(timeline.next_round(at));
            }
            let speeds = SPEEDS.map(|speed| {
                let mut times = speed.to_string();
                if texts.language() == Language::French {
                    times = times.replace('.', ",");
                }
                texts.replay_speed_short(&times)
            });
            let names: Vec<&str> = speeds.iter().map(String::as_str).collect();
            let width = (ui.available_width() - SPEED_WIDTH - 28.0).max(80.0);
            ui.add_space(8.0);
            let (_, target) = timeline::show(ui, texts, timeline, at, width);
            if let Some(target) = target {
                self.time.go(target);
            }
            ui.add_space(12.0);
            let mut speed = self.time.speed();
            if segmented::show(ui, texts.replay_speed(), &mut speed, &names) {
                self.time.set_speed(speed, now);
            }
        });
    }

    /// Steps, rounds, playing and speed by keys.
    pub fn keys(&mut self, ui: &Ui, now: f64) {
        let at = self.time.at();
        let (time, timeline) = (&mut self.time, &self.timeline);
        let before = (at, time.plays());
        if pressed(ui, Press::Space) {
            time.toggle(now);
        }
        if pressed(ui, Press::ArrowLeft) {
            time.go(at.saturating_sub(1));
        }
        if pressed(ui, Press::ArrowRight) {
            time.go(at + 1);
        }
        if pressed(ui, Press::PageUp) {
            time.go(timeline.previous_round(at));
        }
        if pressed(ui, Press::PageDown) {
            time.go(timeline.next_round(at));
        }
        if pressed(ui, Press::Home) {
            time.go(0);
        }
        if pressed(ui, Press::End) {
            time.go(timeline.last());
        }
        if pressed(ui, Press::Minus) {
            time.set_speed(time.speed().saturating_sub(1), now);
        }
        if pressed(ui, Press::Plus) || pressed(ui, Press::Equals) {
            time.set_speed(time.speed() + 1, now);
        }
        if before != (time.at(), time.plays()) {
            ui.ctx().request_repaint();
        }
    }
}

/// The height of the card of controls, and the room of the speeds in it.
pub const CONTROLS: f32 = 92.0;
const SPEED_WIDTH: f32 = 192.0;
