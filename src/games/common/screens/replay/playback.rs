//! A timeline played like a film: its list, its track and its buttons.

use std::time::Duration;

use egui::{Key as Press, Rect, Ui, UiBuilder, vec2};

use super::{
    events::Events,
    time::{SPEEDS, TimeControl},
    track,
};
use crate::timeline::{Timeline, TimelineStep};
use text::Texts;
use ui::{
    actions::{Action, by_keys, by_one_of},
    drawing::symbols::Symbol,
    room, theme,
    widgets::{roving, segmented, surface::Surface},
};

/// The room above the card of controls, and its own.
pub fn parts(ui: &Ui) -> [Rect; 2] {
    let height = if ui.max_rect().height() < LOW { LOW_CONTROLS } else { CONTROLS };
    room::with_foot(room::below_bar(ui), height, theme::space::MEDIUM)
}

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

    /// How many times as fast as usual it plays.
    #[must_use]
    pub fn speed(&self) -> f64 {
        SPEEDS[self.time.speed()]
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
            let inside = Rect::from_center_size(rect.center(), vec2(rect.width() - 32.0, track::HEIGHT));
            let mut ui = ui.new_child(
                UiBuilder::new().max_rect(inside).layout(egui::Layout::left_to_right(egui::Align::Center)),
            );
            let ui = &mut ui;
            ui.spacing_mut().item_spacing.x = theme::space::HAIR;
            let steps = self.steps(texts);
            for step in &steps {
                let (_, clicked) = step.button(ui, texts, 0.0);
                if clicked {
                    self.go(step.clone().into_does(), now);
                }
            }
            let (at, timeline) = (self.time.at(), &self.timeline);
            let speeds = SPEEDS.map(|speed| texts.replay_speed_short(&texts.figure(speed.to_string())));
            let names: Vec<&str> = speeds.iter().map(String::as_str).collect();
            let width = (ui.available_width() - SPEED_WIDTH - 28.0).max(80.0);
            ui.add_space(theme::space::SMALL);
            let (_, target) = track::show(ui, texts, timeline, at, width);
            if let Some(target) = target {
                self.time.go(target);
            }
            ui.add_space(theme::space::MEDIUM);
            let mut speed = self.time.speed();
            if segmented::show(ui, texts.replay_speed(), &mut speed, &names) {
                self.time.set_speed(speed, now);
            }
        });
        self.keys(ui, texts, now);
    }

    /// What the buttons do, and their keys.
    fn steps<'a>(&self, texts: &'a Texts) -> Vec<Action<'a, Step>> {
        let (at, timeline, words) = (self.time.at(), &self.timeline, self.timeline.words());
        let (symbol, label) = if self.time.plays() {
            (Symbol::Pause, texts.replay_pause())
        } else {
            (Symbol::Play, texts.replay_play())
        };
        let back = Step::To(timeline.previous_part(at));
        let on = Step::To(timeline.next_part(at));
        let turn = |label, symbol, key, step| words.has_turns.then_some((label, symbol, key, step));
        let turn_back = Step::To(timeline.previous_turn(at));
        let turn_on = Step::To(timeline.next_turn(at));
        [
            Some(((words.part_back)(texts), Symbol::StepBack, Press::PageUp, back)),
            turn(texts.replay_turn_back(), Symbol::ArrowUp, Press::ArrowUp, turn_back),
            Some((
                texts.replay_step_back(),
                Symbol::ChevronLeft,
                Press::ArrowLeft,
                Step::To(at.saturating_sub(1)),
            )),
            Some((label, symbol, Press::Space, Step::Toggle)),
            Some((texts.replay_step_on(), Symbol::ChevronRight, Press::ArrowRight, Step::To(at + 1))),
            turn(texts.replay_turn_on(), Symbol::ArrowDown, Press::ArrowDown, turn_on),
            Some(((words.part_on)(texts), Symbol::StepForward, Press::PageDown, on)),
        ]
        .into_iter()
        .flatten()
        .map(|(label, symbol, key, step)| Action::new(label, step).icon(symbol).key(key).as_icon())
        .collect()
    }

    fn go(&mut self, step: Step, now: f64) {
        match step {
            Step::To(at) => self.time.go(at),
            Step::Toggle => self.time.toggle(now),
        }
    }

    /// Steps, parts, playing and speed by keys, which the choice of the speed may need for itself.
    fn keys(&mut self, ui: &Ui, texts: &Texts, now: f64) {
        let before = (self.time.at(), self.time.plays());
        roving::leave_arrows(ui, true);
        if let Some(step) = self.steps(texts).into_iter().find(|step| step.is_pressed(ui)) {
            self.go(step.into_does(), now);
        }
        match by_one_of(ui, texts.keys_do_ends(), [Press::Home, Press::End]) {
            Some(0) => self.time.go(0),
            Some(_) => self.time.go(self.timeline.last()),
            None => {}
        }
        if let Some(costly) = self.timeline.next_loss(self.time.at())
            && by_keys(ui, texts.keys_do_loss(), [Press::N])
        {
            self.time.go(costly);
        }
        let speed = self.time.speed();
        match by_one_of(ui, texts.keys_do_speed(), [Press::Minus, Press::Plus, Press::Equals]) {
            Some(0) => self.time.set_speed(speed.saturating_sub(1), now),
            Some(_) => self.time.set_speed(speed + 1, now),
            None => {}
        }
        if before != (self.time.at(), self.time.plays()) {
            ui.ctx().request_repaint();
        }
    }
}

/// What a button of the controls does.
#[derive(Clone, Copy)]
enum Step {
    /// Goes there.
    To(usize),
    /// Plays or pauses.
    Toggle,
}

/// The height of the card of controls, also in a low window.
const CONTROLS: f32 = 92.0;
const LOW_CONTROLS: f32 = 76.0;
const LOW: f32 = 700.0;
/// The room of the speeds in it.
const SPEED_WIDTH: f32 = 192.0;
